import type { Box, ReadLine } from '../../vocabulary/index.ts'
import type { Page } from '../page-model.ts'
import type { PartReading } from '../stages.ts'

const STATED = ['policy_number', 'effective_date', 'expiration_date', 'carrier', 'naic', 'insurer_letter'] as const

/** What a binder says once, of all that it binds, says nothing of whether this is bound. */
const isSaidOnce = (lines: readonly ReadLine[], line: ReadLine, field: (typeof STATED)[number]): boolean => {
  const own = line.fields[field]?.provenance
  return own?.box != null && lines.length > 1 && lines.every((l) => l.document_class === 'binder' && l.fields[field]?.provenance?.page === own.page && isSame(l.fields[field]?.provenance?.box, own.box))
}
const isSame = (a: Box | null | undefined, b: Box | null): boolean => a != null && b !== null && a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h

const statesNothing = (lines: readonly ReadLine[], line: ReadLine): boolean =>
  STATED.every((field) => line[field] === null || isSaidOnce(lines, line, field)) &&
  line.limits.length === 0 &&
  line.additional_insured !== true &&
  line.subrogation_waived !== true

/** What the printed boxes of a row say, which every row has. */
const OF_BOXES = new Set(['occurrence_form', 'auto_scope'])

/** No amount is so narrow, in points. */
const SPECK_WIDTH = 12

/** A printed row of which a picture shows nothing but one figure that nobody can read: a speck in the amounts of a blank row is no policy. */
export function dropSpecks(reading: PartReading, pages: readonly Page[]): void {
  const isPicture = (page: number | null): boolean => pages.some((p) => p.number === page && p.source === 'image')
  const isSpeck = (line: ReadLine, index: number): boolean => {
    const [only, ...more] = reading.unreadable_fields.filter((u) => u.line === index && !OF_BOXES.has(u.field))
    return statesNothing(reading.coverage_lines, line) && only !== undefined && more.length === 0 && only.field.startsWith('limits.') && only.box !== null && only.box.w < SPECK_WIDTH && isPicture(only.page)
  }
  const kept = reading.coverage_lines.map((line, index) => ({ line, index })).filter(({ line, index }) => !isSpeck(line, index))
  if (kept.length === reading.coverage_lines.length) return
  const placeOf = new Map(kept.map(({ index }, at) => [index, at]))
  reading.unreadable_fields = reading.unreadable_fields
    .filter((u) => u.line === null || placeOf.has(u.line))
    .map((u) => (u.line === null ? u : { ...u, line: placeOf.get(u.line)! }))
  reading.coverage_lines = kept.map(({ line }) => line)
}
