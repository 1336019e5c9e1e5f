import type { Grid } from '../../classify/index.ts'
import type { PageText } from '../page/page-text.ts'
import type { Label } from './insurer-labels.ts'

const LETTERS = 'ABCDEF'
/** The heading of the list and its six rows are parted by eight rules at even distances, in points; noise and skew move them a little. */
const RULES = LETTERS.length + 2
const PITCH = { least: 9, most: 15 }
const UNEVEN_MAX = 0.18
/** The rule before the codes stands in the right of the page's upper part, and the names before it are so wide at least. */
const [CODES_FROM, UPPER] = [0.75, 0.5]
const NAMES_WIDE = 150
const SHARE_MIN = 0.7
/** What of the list's width its labels take on the form. */
const LABEL_SHARE = 0.14
const OFF_MAX = 4

/**
 * The rows of the form's list of insurers by its rules alone: the rule before the codes runs down the heading and six rows, A to F. For
 * pictures in which no label can be read. Empty where the rules are not those, or where a legible label stands in another row.
 */
export function ruledLabels(text: PageText, grid: Grid, read: readonly Label[]): Label[] {
  for (const codes of grid.verticals) {
    if (codes.at < text.page.width * CODES_FROM || codes.to > text.page.height * UPPER) continue
    const rules = grid.crossings(codes.at - NAMES_WIDE, codes.at - 4, codes.from - OFF_MAX, codes.to + OFF_MAX, SHARE_MIN)
    const pitch = (rules.at(-1)! - rules[0]!) / (RULES - 1)
    if (rules.length !== RULES || pitch < PITCH.least || pitch > PITCH.most) continue
    if (rules.slice(1).some((at, i) => Math.abs(at - rules[i]! - pitch) > UNEVEN_MAX * pitch)) continue
    const across = grid.horizontals.filter((h) => h.at > rules[0]! + OFF_MAX && h.at < rules.at(-1)! - OFF_MAX && h.from < codes.at - NAMES_WIDE && h.to > codes.at - OFF_MAX)
    const begins = across.map((h) => h.from).sort((a, b) => a - b)
    const [left, right] = [begins[begins.length >> 1], Math.max(codes.at, ...across.map((h) => h.to))]
    if (left === undefined) continue
    const labels = [...LETTERS].map((letter, i): Label => ({ letter, glued: false, anchor: { box: { x: left + 2, y: rules[i + 1]! + 2, w: LABEL_SHARE * (right - left), h: pitch - 4 }, words: [] } }))
    if (read.every((r) => labels.some((l) => l.letter === r.letter && Math.abs(l.anchor.box.y - r.anchor.box.y) < pitch / 2 + 2))) return labels
  }
  return []
}
