import type { Row } from '../../classify/index.ts'
import type { Facts } from '../../declarations/index.ts'
import type { CoverageSection } from '../own-layout/coverage-sections.ts'
import { isCompanyName } from '../../naic/index.ts'
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
  const bare = found.length === 0 ? bareOver(rows, sections) : []
  found.push(...bare)
  const [first, second] = found
  if (!first || !second || found.length < OVER_MIN || sections.length === 0) return []
  const heads = sections.map((s) => s.heading.box.y).sort((a, b) => a - b)
  // Each must be followed by a coverage before the next one, and the first stand over them all.
  const leads = found.every(({ row }, i) => heads.some((y) => y > row.y && y < (found[i + 1]?.row.y ?? Number.POSITIVE_INFINITY)))
  const sideBySide = sections.some((s, i) => sections.some((o, k) => k !== i && Math.abs(o.heading.box.y - s.heading.box.y) < 3))
  return first.row.y < heads[0]! && leads && !sideBySide ? found : []
}

/** A company's name alone on a line, right over a coverage's: what stands under a coverage's name is followed by its facts instead. */
function bareOver(rows: readonly Row[], sections: readonly CoverageSection[]): CarrierOver[] {
  return rows.flatMap((row, i): CarrierOver[] => {
    const [only, ...more] = row.segments
    const next = rows[i + 1]
    const leads = next !== undefined && next.y - row.y < NEAR_MAX * Math.max(7, row.h) && sections.some((s) => next.segments[0]?.words[0] === s.heading.words[0])
    if (!only || more.length > 0 || !leads || /\d/.test(only.text) || !isCompanyName(only.text)) return []
    return [{ row, carrier: { key: only.text.toLowerCase(), text: only.text, words: only.words, page: only.page, box: only.box, score: 8, labelled: true, legal: true } }]
  })
}
/** In heights of the print. */
const NEAR_MAX = 3.5

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
