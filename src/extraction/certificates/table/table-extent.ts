import type { Box } from '../../../vocabulary/index.ts'
import type { ColumnName } from './coverage-table.ts'
import type { Grid } from '../../classify/index.ts'
import { type Anchor, bottom, midX, midY, type PageText, right } from '../page/page-text.ts'
import { dateStarts } from './table-days.ts'

/** From a row's days to the rule under it. */
const ROW_MAX = 40
/** So many columns at the least tell a frame. */
const FRAME_MIN = 4
const DESCRIPTION = ['DESCRIPTIONOFOPERATIONS', 'DESCRIPTIONOFOPERATION']
const BELOW = ['SPECIALCONDITIONS', 'REMARKS', 'ADDITIONALCOMMENTS', 'CERTIFICATEHOLDER', 'CANCELLATION']

export const headerBottom = (grid: Grid, number: Anchor, headers: Partial<Record<ColumnName, Anchor>>, text?: PageText): number => {
  const rules = grid.crossings(number.box.x, right(number.box), bottom(number.box) - 1, bottom(number.box) + 26)
  // Over a filled head no rule is drawn; the columns' own begin under it.
  const begun = grid.verticals.map((v) => v.from).filter((y) => rules.length > 0 && y > bottom(number.box) - 1 && y < rules[0]! - 4)
  if (begun.length >= FRAME_MIN && Math.max(...begun) - Math.min(...begun) < 3) return Math.min(...begun)
  if (rules.length > 0) return rules[0]!
  const known = Object.values(headers).map((a) => bottom(a.box))
  return Math.max(...known, ...(text ? foreignHeads(text, Math.max(...known)) : [])) + 1
}
/** `Tipo de seguro | Aseguradora | Número de póliza` right under the headings: the same in another language. */
function foreignHeads(text: PageText, end: number): number[] {
  const line = text.linesIn({ x: 0, y: end - 1, w: text.page.width, h: FOREIGN_REACH })[0]
  const named = line?.words.filter((w) => FOREIGN.test(w.text)) ?? []
  return line && named.length >= FOREIGN_MIN && line.words.every((w) => !/\d/.test(w.text)) ? [bottom(line.box)] : []
}
const [FOREIGN_REACH, FOREIGN_MIN] = [14, 3]
const FOREIGN = /^\W*(?:tipo|seguros?|cobertura|aseguradora|compa[ñn][ií]a|n[úu]mero|p[óo]liza|fecha|vigencia|inicio|vencimiento|l[íi]mites?|assurances?|assureur|num[ée]ro|police|[ée]ch[ée]ance|expiration|garantie|limites?)\W*$/i

/** Where the part of the form under the table begins. */
export const nextPart = (text: PageText, grid: Grid, top: number): number => {
  const below: Box = { x: 0, y: top + 20, w: text.page.width * 0.75, h: text.page.height }
  const of = (phrases: string[]): Anchor[] => phrases.flatMap((phrase) => text.find(phrase, below)).filter((a) => a.box.x < text.page.width * 0.5)
  const whole = of(DESCRIPTION)
  const described = [...whole, ...of(['DESCRIPTIONOF']).filter((a) => !whole.some((w) => Math.abs(midY(w.box) - midY(a.box)) < w.box.h / 2))]
  // The workers compensation row says "DESCRIPTION OF OPERATIONS below" in its own cell.
  const isNote = (a: Anchor): boolean => isInsideNote(text, grid, a) || (text.page.source === 'image' && isBeforeHeading(text, a, described))
  const ends = [...described.filter((a) => !isNote(a)), ...of(BELOW).filter((a) => !isInsideNote(text, grid, a))]
    .map((a) => a.box.y)
  return ends.length > 0 ? Math.min(...ends) - 1 : text.page.height
}

/** The table ends where the next part of the form begins, or sooner where its own columns or policies do. */
export const tableEnd = (text: PageText, grid: Grid, top: number, headers: Partial<Record<ColumnName, Anchor>>): number => {
  const next = nextPart(text, grid, top)
  const end = text.page.source === 'image' ? next : Math.min(next, frameEnd(grid, top) ?? next, sentenceUnder(text, grid, top, headers) ?? next, legendUnder(text, top) ?? next)
  const last = Math.max(top, ...dateStarts(text, top, end).map(bottom))
  const ruled = grid.verticals.filter((v) => v.from < top + 8 && v.to > Math.max(top + 16, last)).map((v) => v.to)
  const own = ruled.length >= 3 ? Math.max(...ruled) + 1 : end
  const foot = text.page.source === 'image' || grid.verticals.length > 0 || !headers.type || !headers.number || last <= top ? end : (grid.crossings(Math.min(headers.type.box.x, headers.number.box.x), Math.max(right(headers.type.box), right(headers.number.box)), last + 1, end)[0] ?? end)
  // What follows a table that lists no limits are blocks of limits, headed like rows; a rule under its last row ends that.
  const ruledOff = !headers.limits && last > top ? grid.crossings(headers.number?.box.x ?? 0, right(headers.number?.box ?? { x: 0, y: 0, w: 8, h: 0 }), last + 1, Math.min(end, last + ROW_MAX))[0] : undefined
  return Math.min(end, own, foot, !headers.limits && last > top ? (ruledOff ?? last + 8) : end)
}
/** A table ends over the list of the companies that its numbers stand for (`keyed-companies.ts` letters them so). */
const legendUnder = (text: PageText, top: number): number | null => {
  const line = text.linesIn({ x: 0, y: top, w: text.page.width, h: text.page.height - top }).find((l) => /^Insurer[A-H]:$/.test(l.words[0]!.text))
  return line ? line.box.y - 1 : null
}
const SENTENCE_WORDS_MIN = 9
/** So many where they end in a full stop. */
const STOPPED_WORDS_MIN = 6
/** Where no rules part its columns a table ends over a sentence: words a space apart from the first column to behind the second's heading. */
function sentenceUnder(text: PageText, grid: Grid, top: number, headers: Partial<Record<ColumnName, Anchor>>): number | null {
  const [first, second] = Object.values(headers).sort((x, y) => x.box.x - y.box.x)
  if (!first || !second || grid.verticals.length > 2) return null
  const [from, to] = [second.box.x - 2, right(second.box)]
  const least = (words: { text: string }[]): number => (/[a-z]{3}\.$/.test(words.at(-1)!.text) ? STOPPED_WORDS_MIN : SENTENCE_WORDS_MIN)
  const runs = ({ words }: { words: { box: Box; text: string }[] }): boolean =>
    words.length >= least(words) && words[0]!.box.x < from && right(words.at(-1)!.box) > (least(words) < SENTENCE_WORDS_MIN ? from : to) && words.every((w, i) => i === 0 || w.box.x - right(words[i - 1]!.box) < 0.6 * w.box.h) && words.filter((w) => /^[a-z]{2,}(?:-[a-z]{2,})?[,.;]?$/.test(w.text)).length >= least(words) / 2
  const line = text.linesIn({ x: 0, y: top, w: text.page.width, h: text.page.height - top }).find(runs)
  return line ? line.box.y - 1 : null
}

/** The foot of a table framed by rules of its own: its columns end together on a rule across them all, and none goes on below. */
const frameEnd = (grid: Grid, top: number): number | null => {
  const columns = grid.verticals.filter((v) => v.from < top + 8 && v.to > top + 16)
  const foot = Math.max(...columns.map((v) => v.to))
  if (columns.length < FRAME_MIN || columns.some((v) => v.to < foot - 3)) return null
  const [left, right] = [columns[0]!.at, columns.at(-1)!.at]
  if (!grid.horizontals.some((h) => Math.abs(h.at - foot) < 3 && h.from < left + 4 && h.to > right - 4)) return null
  const inner = columns.slice(1, -1)
  return grid.verticals.some((v) => v.from > foot - 3 && inner.some((c) => Math.abs(c.at - v.at) < 3)) ? null : foot + 1
}
/** On a picture without rules and with no legible "below": the note is set in from the heading of the same words, and little follows it on its line. */
const isBeforeHeading = (text: PageText, note: Anchor, described: readonly Anchor[]): boolean =>
  described.some((a) => a.box.y > bottom(note.box) + note.box.h && a.box.x < note.box.x - SET_IN) &&
  text.level(midY(note.box), note.box.h / 2).filter((w) => w.box.x > right(note.box) - 4 && w.box.x < right(note.box) + NOTE_REACH && /[A-Za-z]{2}/.test(w.text)).length <= 1
const SET_IN = 4
const NOTE_REACH = 100
const isInsideNote = (text: PageText, grid: Grid, anchor: Anchor): boolean =>
  // On pictures the word that tells the note apart may be illegible: the note's cell is narrow, the heading's is not.
  (text.page.source === 'image' && grid.cellAt(midX(anchor.box), midY(anchor.box)).w < text.page.width * 0.4) ||
  (text.page.source !== 'image' && text.level(midY(anchor.box), 3).some((w) => Math.abs(anchor.box.x - right(w.box)) < 8 && /^under$/i.test(w.text))) ||
  (text.page.source !== 'image' && isBrokenNote(text, anchor)) ||
  text.level(midY(anchor.box), 3).some((w) => w.box.x > right(anchor.box) - 4 && w.box.x < right(anchor.box) + 60 && /^below/i.test(w.text))

/** In a narrow cell the note runs on: `If yes, describe under` over it, or `below` under it, at its own left edge. */
function isBrokenNote(text: PageText, { box }: Anchor): boolean {
  const near = text.level(midY(box), BROKEN_REACH * box.h).filter((w) => Math.abs(midY(w.box) - midY(box)) > 0.5 * box.h)
  return endsBelow(text, box) || near.some((w) => (midY(w.box) > midY(box) ? /^below\W?$/i.test(w.text) && Math.abs(w.box.x - box.x) < SET_IN : /^under$/i.test(w.text) && w.box.x < right(box) && near.some((o) => /^describe$/i.test(o.text) && right(o.box) <= w.box.x + 1)))
}
/** `DESCRIPTION OF` over `OPERATIONS` over `below`, each at the left edge of the first. */
function endsBelow(text: PageText, box: Box): boolean {
  let over = box
  for (let line = 0; line < NOTE_LINES_MAX; line++) {
    const next = text.level(midY(over), BROKEN_REACH * over.h).filter((w) => midY(w.box) > midY(over) + 0.5 * over.h && Math.abs(w.box.x - box.x) < SET_IN).sort((a, b) => a.box.y - b.box.y)[0]
    if (!next || !/^(?:operations?|below)\W?$/i.test(next.text)) return false
    if (/^b/i.test(next.text) || text.level(midY(next.box), 2).some((w) => /^below\W?$/i.test(w.text) && w.box.x > next.box.x && w.box.x - right(next.box) < next.box.h)) return true
    over = next.box
  }
  return false
}
const NOTE_LINES_MAX = 3
/** From the middle of one line of a note to that of the next, in its letters' height. */
const BROKEN_REACH = 2.4
