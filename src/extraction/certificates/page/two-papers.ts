import type { Page, Word } from '../../page-model.ts'
import { clearChannels } from './clear-channel.ts'
import { linesOf, midX, midY } from './page-text.ts'

const TITLE = /\b(?:certificate|evidence|memorandum|confirmation|proof)\s+of\s+(?:\w+\s+){0,2}(?:insurance|coverage|cover|currency)\b/i
const INSURED = /\b(?:insured|policy\s?holder|member|employer)\b/i
const CHANNEL_MIN = 9
const LEVEL = 40

/** Two papers side by side on one sheet, each under a title of its own, with a strip between them that no word reaches into. Null where a page is one paper. */
export function papersSideBySide(page: Page): [Page, Page] | null {
  if (page.width < page.height || page.words.length > WORDS_MAX) return null
  const seen = page.words.filter((w) => w.visible !== false)
  if (seen.filter((w) => TITLE_WORD.test(w.text)).length < 2) return null
  const channel = clearChannels(seen, 0.4 * page.width, 0.6 * page.width).find((c) => c.to - c.from >= CHANNEL_MIN)
  if (!channel) return null
  const at = (channel.from + channel.to) / 2
  const [left, right] = [seen.filter((w) => midX(w.box) < at), seen.filter((w) => midX(w.box) >= at)]
  const [first, second] = [titleOf(left), titleOf(right)]
  if (first === null || second === null || Math.abs(first - second) > LEVEL || ![left, right].every((words) => words.some((w) => INSURED.test(w.text)))) return null
  const half = (holds: (x: number) => boolean): Page => ({ ...page, words: page.words.filter((w) => holds(midX(w.box))), lines: page.lines.filter((l) => holds((l.x1 + l.x2) / 2)), checkboxes: page.checkboxes.filter((c) => holds(midX(c.box))), fields: page.fields.filter((f) => holds(midX(f.box))) })
  return [half((x) => x < at), half((x) => x >= at)]
}
const WORDS_MAX = 4000
const TITLE_WORD = /^\W*(?:certificate|evidence|memorandum|confirmation|proof)\W*$/i
/** How high the first title of a paper stands. */
const titleOf = (words: Word[]): number | null => {
  const line = linesOf([...words]).find((l) => TITLE.test(l.text) && l.text.length < TITLE_LETTERS_MAX)
  return line ? midY(line.box) : null
}
const TITLE_LETTERS_MAX = 90
