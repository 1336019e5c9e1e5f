import type { Row, Segment } from '../../classify/index.ts'
import { findAmount } from '../../values/index.ts'
import { hasLabel } from '../limits/limit-labels.ts'
import type { CoverageSection } from './coverage-sections.ts'
import { boxedAnswer } from '../page/yes-or-no.ts'
import { cellsIn, type Open } from './open-columns.ts'

const CLOSES =
  /^\W*(?:description\s+of|certificate\s+holder|cancell?ation|remarks|additional\s+(?:insured|interest|named)|special\s+(?:conditions|provisions|items)|authori[sz]ed|notice|producer|named\s+insured|insureds?\b|policy\s*holder|this\s|the\s|total|important|disclaimer|signature|endorsements?\b|forms?\b(?!\s*:?\s*(?:claims|occ))|drivers?\b|vehicles?\b|scheduled\s+(?:vehicles?|drivers?)|agent|agency|broker|issued\s+to)/i

/** Behind the answer nothing, or the next question with its own: `Waiver of subrogation | No`. */
const isOtherAnswer = ([label, answer, ...more]: Row['segments']): boolean => label === undefined || (answer !== undefined && more.length === 0 && /^(?:waiver(?:\s+of\s+subrogation)?|primary\b.{0,24})\W*$/i.test(label.text) && /^(?:yes|no|y|n|n\/a|none|included)$/i.test(answer.text))
/** `Additional insured` with its answer beside it, or with answers of its own kind in one line. */
export const isAnswer = ({ segments: [label, answer, ...more] }: Row): boolean =>
  label !== undefined &&
  (isSaid(ANSWERED.exec(label.text)?.[1]) ||
    (answer !== undefined && isOtherAnswer(more) && /^additional\s+insureds?\W*$/i.test(label.text) && isSaid(answer.text, true)))
const ANSWERED = /^additional\s+insureds?\s*:\s*(.+)$/i
/** `Yes`, or boxes with the words beside them. */
const isSaid = (answer: string | undefined, alone = false): boolean => answer !== undefined && ((alone ? /^(?:yes|no|y|n|n\/a|none|included)$/i : /^(?:yes|no|y|n|n\/a|none|included)\b/i).test(answer) || boxedAnswer(answer) !== undefined)

/** The coverages that go on beyond a row; of several side by side only that one ends in whose column a closing word stands. */
export function stillOpen(open: Open[], row: Row, answeredEach: boolean): Open[] {
  const closes = (s: Segment): boolean => CLOSES.test(s.text) && !/^[a-z]/.test(s.text) && !findAmount(s.text)
  const [sole] = open.length === 1 ? open : []
  // What stands before a column of its own is another's.
  if (sole && sole.from > 0 && cellsIn(row, sole).length === 0) return open
  const [first, ...others] = sole ? cellsIn(row, sole) : row.segments
  if (open.length > 1 && others.length > 0) {
    return open.filter((column) => {
      const { section } = column
      const own = cellsIn(row, column)
      return !own[0] || !closes(own[0]) || (isAnswer({ ...row, segments: own }) && (answeredEach || (own.length === row.segments.length && followsOn(section, own[0], row))))
    })
  }
  if (answeredEach && isAnswer(row)) return open
  // An answer under the name, beside a limit in the column of the limits before.
  if (open.length === 1 && first && ANSWERED_IN_CELL.test(first.text) && Math.abs(first.box.x - open[0]!.section.heading.box.x) < FLUSH_MAX && others.some((s) => findAmount(s.text) !== null && open[0]!.section.rows.some((r) => r.segments.some((o) => findAmount(o.text) !== null && Math.abs(o.box.x - s.box.x) < FLUSH_MAX)))) return open
  if (open.length === 1 && isOtherRow(open[0]!.section, row)) return []
  return row.segments.some((s) => (s === first || open.some((o) => Math.abs(o.section.heading.box.x - s.box.x) < 24)) && closes(s)) ? [] : open
}

/** In a table of coverages, each with its amounts beside it, a row of another name (`Piers and docks  $350,000`) is another coverage's. */
function isOtherRow({ type, heading, rows }: CoverageSection, row: Row): boolean {
  const [name, value] = row.segments
  const own = rows.find((r) => r.segments.includes(heading))?.segments[1]
  if (!name || !value || !own || row.segments.length !== 2 || Math.abs(name.box.x - heading.box.x) > FLUSH_MAX || Math.abs(value.box.x - own.box.x) > FLUSH_MAX) return false
  const money = (s: Segment): boolean => /^\$\s?\d/.test(s.text)
  return money(own) && money(value) && /[a-z]{3}/i.test(own.text) && /[a-z]{3}/i.test(value.text) && /^[A-Z][a-z]+/.test(name.text) && !hasLabel(type, name.text)
}
const FLUSH_MAX = 4
const ANSWERED_IN_CELL = /^additional\s+insureds?\s*:\s*(?:yes|no|y|n|n\/a|none|included)\W*$/i

/** Set in line under the section's last row, as far from it as that from the one before: it stands in the same card. */
function followsOn({ rows }: CoverageSection, first: Segment, { y }: Row): boolean {
  const [before, last] = [rows.at(-2), rows.at(-1)]
  return before !== undefined && last !== undefined && y - last.y < 1.3 * (last.y - before.y) && Math.abs(last.segments[0]!.box.x - first.box.x) < 3
}

/** Of coverages side by side each has its own first cell: what stands before it in the row is another's. */
export function inOwnColumn(row: Row, segment: Segment, index: number, open: readonly Open[]): [Row, Segment, number] {
  const column = open.length > 1 ? open.find((o) => segment.box.x >= o.from && segment.box.x < o.to) : undefined
  if (!column || Math.abs(column.section.heading.box.x - segment.box.x) > 5) return [row, segment, index]
  const own = { ...row, segments: cellsIn(row, column) }
  return [own, segment, own.segments.indexOf(segment)]
}
