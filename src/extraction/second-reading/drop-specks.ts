import type { ReadLine } from '../../vocabulary/index.ts'
import type { Page } from '../page-model.ts'
import type { PartReading } from '../stages.ts'

const statesNothing = (line: ReadLine): boolean =>
  [line.policy_number, line.effective_date, line.expiration_date, line.carrier, line.naic, line.insurer_letter].every((value) => value === null) &&
  line.limits.length === 0 &&
  line.additional_insured !== true &&
  line.subrogation_waived !== true

/** No amount is so narrow, in points. */
const SPECK_WIDTH = 12

/** A printed row of which a picture shows nothing but one figure that nobody can read: a speck in the amounts of a blank row is no policy. */
export function dropSpecks(reading: PartReading, pages: readonly Page[]): void {
  const isPicture = (page: number | null): boolean => pages.some((p) => p.number === page && p.source === 'image')
  const isSpeck = (line: ReadLine, index: number): boolean => {
    const [only, ...more] = reading.unreadable_fields.filter((u) => u.line === index)
    return statesNothing(line) && only !== undefined && more.length === 0 && only.field.startsWith('limits.') && only.box !== null && only.box.w < SPECK_WIDTH && isPicture(only.page)
  }
  const kept = reading.coverage_lines.map((line, index) => ({ line, index })).filter(({ line, index }) => !isSpeck(line, index))
  if (kept.length === reading.coverage_lines.length) return
  const placeOf = new Map(kept.map(({ index }, at) => [index, at]))
  reading.unreadable_fields = reading.unreadable_fields
    .filter((u) => u.line === null || placeOf.has(u.line))
    .map((u) => (u.line === null ? u : { ...u, line: placeOf.get(u.line)! }))
  reading.coverage_lines = kept.map(({ line }) => line)
}
