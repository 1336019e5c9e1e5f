import type { Row } from '../../classify/index.ts'
import type { Facts } from '../../declarations/index.ts'
import type { CoverageSection } from '../own-layout/coverage-sections.ts'
import { labelledCarrier } from './labelled-carrier.ts'

type Carrier = NonNullable<Facts['carrier']>
export type CarrierOver = { row: Row; carrier: Carrier }
const OVER_MIN = 2
/** The policy's number and days may stand on the company's line. */
const FACT = /^\W*(?:policy\b|pol\.?\s|eff|exp|term\b|period\b|\d{1,2}[/-]\d)/i

/**
 * `Carrier: Acme Insurance Company` as a heading over the coverages that it insures, and another over its own: rows that hold
 * nothing else, the first of them over all coverages. None where a company stands under each coverage's own name.
 */
export function carriersOver(rows: readonly Row[], sections: readonly CoverageSection[]): CarrierOver[] {
  const found = rows.flatMap((row): CarrierOver[] => {
    const carrier = row.segments.length <= 2 || row.segments.slice(1).every((s) => FACT.test(s.text)) ? labelledCarrier([row]) : null
    return carrier ? [{ row, carrier }] : []
  })
  const [first, second] = found
  if (!first || !second || found.length < OVER_MIN || sections.length === 0) return []
  const heads = sections.map((s) => s.heading.box.y).sort((a, b) => a - b)
  // Each must be followed by a coverage before the next one, and the first stand over them all.
  const leads = found.every(({ row }, i) => heads.some((y) => y > row.y && y < (found[i + 1]?.row.y ?? Number.POSITIVE_INFINITY)))
  const sideBySide = sections.some((s, i) => sections.some((o, k) => k !== i && Math.abs(o.heading.box.y - s.heading.box.y) < 3))
  return first.row.y < heads[0]! && leads && !sideBySide ? found : []
}

/** The heading with the company over a coverage. */
export const headOf = (over: readonly CarrierOver[], section: CoverageSection): CarrierOver | null => over.findLast(({ row }) => row.y < section.heading.box.y) ?? null
/** The rows from a company's own down to the first coverage under it. */
export function rowsUnderCarrier(over: readonly CarrierOver[], sections: readonly CoverageSection[], rows: readonly Row[]): Map<CarrierOver, Row[]> {
  return new Map(
    over.map((o) => {
      const end = Math.min(...sections.map((s) => s.heading.box.y).filter((y) => y > o.row.y + 1))
      return [o, rows.filter((r) => r.y >= o.row.y && r.y < end - 1)]
    }),
  )
}
/** A coverage's rows without the next company's heading, and without what stands under that. */
export function withoutCarriersOver(over: readonly CarrierOver[], section: CoverageSection): CoverageSection {
  const end = over.find(({ row }) => row.y > section.heading.box.y)?.row.y ?? Number.POSITIVE_INFINITY
  return { ...section, rows: section.rows.filter((r) => r.y < end) }
}
