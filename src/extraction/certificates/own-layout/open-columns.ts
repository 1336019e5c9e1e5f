import type { Row } from '../../classify/index.ts'
import { FACT_LABEL } from '../page/fact-labels.ts'
import type { CoverageSection } from './coverage-sections.ts'

/** A coverage that goes on, and the column that its rows are cut to. */
export type Open = { section: CoverageSection; from: number; to: number }

const BESIDE = 6
const FLUSH_MAX = 5
const ROWS_ON_MAX = 4

/** Of a row's cells those of one column. */
export const cellsIn = ({ segments }: Row, { from, to }: Pick<Open, 'from' | 'to'>): Row['segments'] => segments.filter((s) => s.box.x >= from && s.box.x < to)

/**
 * The columns that are open once a row names coverages. Where several stood side by side, and each new name is set in line
 * with one of them, it ends that one: the others go on, as long as the rows below still have labels in their places.
 */
export function openedBy(heads: readonly CoverageSection[], open: readonly Open[], below: readonly Row[]): Open[] {
  const inPlaceOf = heads.map((head) => open.find((o) => Math.abs(o.section.heading.box.x - head.heading.box.x) < FLUSH_MAX))
  if (open.length < 2 || inPlaceOf.some((o) => o === undefined) || new Set(inPlaceOf).size !== heads.length) return sideBySide(heads, below)
  const next = open.flatMap((o): Open[] => {
    const head = heads[inPlaceOf.indexOf(o)]
    return head ? [{ ...o, section: head }] : goesOn(o, below) ? [o] : []
  })
  return next.length > heads.length ? next : sideBySide(heads, below)
}

const sideBySide = (heads: readonly CoverageSection[], below: readonly Row[]): Open[] =>
  heads.map((section, i) => ({
    section,
    from: i === 0 && !hasOtherBefore(section, below) ? -Infinity : section.heading.box.x - BESIDE,
    to: heads[i + 1] ? heads[i + 1]!.heading.box.x - BESIDE : Infinity,
  }))

/** The rows under a name begin flush with it, and cells that end before it stand beside some of them: a column of something else. */
function hasOtherBefore({ heading: { box } }: CoverageSection, below: readonly Row[]): boolean {
  const flush = below.filter((r) => r.segments.some((s) => Math.abs(s.box.x - box.x) < FLUSH_MAX))
  const before = below.flatMap((r) => r.segments.filter((s) => s.box.x < box.x - FLUSH_MAX))
  // Labels before their values are of one column with them.
  const isLabels = below.some((r) => r.segments.some((s, i) => i > 0 && Math.abs(s.box.x - box.x) < FLUSH_MAX && (/:$/.test(r.segments[i - 1]!.text) || FACT_LABEL.test(r.segments[i - 1]!.text.trim()))))
  return flush.length >= FLUSH_MIN && before.length > 1 && !isLabels && before.every((s) => s.box.x + s.box.w < box.x - BESIDE)
}
const FLUSH_MIN = 3

/** A label, not an amount, begins near where the column's name does. */
const goesOn = (open: Open, below: readonly Row[]): boolean =>
  below.slice(0, ROWS_ON_MAX).some((row) => {
    const [first] = cellsIn(row, open)
    return first !== undefined && Math.abs(first.box.x - open.section.heading.box.x) < FLUSH_MAX && /^[^\d$]*[a-z]{3}/i.test(first.text)
  })
