import type { Word } from '../../page-model.ts'
import { isKnownCarrier } from '../../naic/index.ts'
import { type Anchor, midY, type PageText, right } from '../page/page-text.ts'

type Labelled = { letter: string; anchor: Anchor }

/** Between labels of one list at most, in points. */
const WITHIN_LIST = 90
const SAME_EDGE = 20

/** The labels that stand in the list, and those that only words elsewhere on the page hold: `Insurer G: …` in the description. */
export function partLabels<T extends Labelled>(labels: readonly T[]): { listed: T[]; spoken: T[] } {
  const [first, ...rest] = [...labels].sort((a, b) => a.anchor.box.y - b.anchor.box.y)
  if (!first) return { listed: [], spoken: [] }
  const listed = [first]
  for (const label of rest) {
    const isNear = listed.some((l) => label.anchor.box.y - l.anchor.box.y < WITHIN_LIST || Math.abs(label.anchor.box.x - l.anchor.box.x) < SAME_EDGE)
    if (isNear) listed.push(label)
  }
  return { listed: labels.filter((l) => listed.includes(l)), spoken: labels.filter((l) => !listed.includes(l)) }
}

/** What stands behind such a label on its line, up to the next one; null unless it is a company that lists know, or has a code. */
export function spokenInsurer(text: PageText, { anchor }: Labelled, nameAndCode: (name: string, code: string) => { name: string; code: string | null }): { name: string; naic: string | null; words: Word[] } | null {
  const behind = text.level(midY(anchor.box), anchor.box.h / 2).filter((w) => w.box.x >= right(anchor.box) - 1).sort((a, b) => a.box.x - b.box.x)
  const end = behind.findIndex((w) => /^insurer\b/i.test(w.text) || /[;.]$/.test(w.text.replace(/\b(?:co|inc|ins|corp)\.$/i, '')))
  const words = end < 0 ? behind : behind.slice(0, /^insurer\b/i.test(behind[end]!.text) ? end : end + 1)
  const { name, code } = nameAndCode(words.map((w) => w.text).join(' ').replace(/[;.]$/, ''), '')
  return /[A-Za-z]{3}/.test(name) && (code !== null || isKnownCarrier(name)) ? { name, naic: code, words } : null
}
