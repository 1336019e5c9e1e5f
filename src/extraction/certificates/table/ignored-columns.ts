import type { Grid } from '../../classify/index.ts'
import { type Anchor, midX, midY, type PageText } from '../page/page-text.ts'

const LEVEL_MAX = 16
const WIDTH_MIN = 20
const SHARE_MIN = 0.55

/**
 * A column between two known ones with a heading of its own (`Current insurer | Prior insurer | Policy no.`), ruled off on both
 * sides: what stands in it is neither of theirs. `named`: what its heading must say. Null where there is none.
 */
export function ignoredBetween(a: Anchor, b: Anchor, grid: Grid, top: number, end: number, text: PageText, named = /[A-Za-z]{3}/): { from: number; to: number } | null {
  if (text.page.source === 'image') return null
  const rules = grid.verticals.map((v) => v.at).filter((at) => at > midX(a.box) && at < b.box.x + 2)
  const [from, to] = [rules[0], rules.at(-1)]
  if (from === undefined || to === undefined || to - from < WIDTH_MIN || [from, to].some((at) => (grid.bestVertical(at - 1, at + 1, top, end)?.share ?? 0) < SHARE_MIN)) return null
  const known = new Set([...a.words, ...b.words])
  const headed = text.level(midY(b.box), LEVEL_MAX).some((w) => midX(w.box) > from && midX(w.box) < to && midY(w.box) < top && named.test(w.text) && !known.has(w))
  return headed ? { from, to } : null
}
