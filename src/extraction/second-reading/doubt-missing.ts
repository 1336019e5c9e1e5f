import { type Box, LIMIT_LABELS } from '../../vocabulary/index.ts'
import { BLOT, type Page } from '../page-model.ts'
import type { PartReading } from '../stages.ts'
import { type Covered, ofPicture } from './draft.ts'

/** What every ACORD certificate says of itself, whatever it covers. */
const SAID_BY_ALL = ['issued_on', 'insured_name', 'certificate_holder'] as const
const DESCRIPTION = /^\W*descr\w*$/i
/** The description's print begins within so many points below its caption, and its cell is seldom less wide. */
const DESCRIPTION_CELL = { below: 3, w: 400, h: 40 }

/**
 * What a picture of an ACORD certificate does not show although the form has a place for it, and any certificate fills it: cut off, covered,
 * too poor. It is not read as not being there. A description may be empty: it counts as empty where its place is seen to be. Adds to
 * `reading`.
 */
export function doubtMissing(reading: PartReading, pages: readonly Page[], covered: Covered): void {
  const page = pages[0]
  if (page?.source !== 'image' || !reading.form?.startsWith('acord_')) return
  const add = (line: number | null, field: string, box: Box | null = null) => {
    if (!reading.unreadable_fields.some((u) => u.line === line && u.field === field)) reading.unreadable_fields.push({ line, field, page: page.number, box, reason: 'the picture does not show it' })
  }
  // Ink lies over a part of it: what is left of it is no value.
  for (const field of [...SAID_BY_ALL, 'description_of_operations'] as const) {
    if (!reading[field]?.includes(BLOT)) continue
    reading[field] = null
    add(null, field)
  }
  // A binder need not name anybody beside its insured.
  for (const field of SAID_BY_ALL) if (reading[field] === null && !(field === 'certificate_holder' && reading.form === 'acord_75')) add(null, field)
  if (reading.form === 'acord_25' && reading.description_of_operations === null && pages.every((p) => !showsEmptyDescription(p, covered))) add(null, 'description_of_operations')
  for (const [index, line] of reading.coverage_lines.entries())
    if (line.limits.length === 0 && ofPicture(line.fields.policy_number) && !reading.unreadable_fields.some((u) => u.line === index && u.field.startsWith('limits.')))
      for (const label of LIMIT_LABELS[line.coverage_type] ?? []) add(index, `limits.${label}`)
}

function showsEmptyDescription(page: Page, covered: Covered): boolean {
  // `DESCRIPTION OF OPERATIONS below` stands in a row above it.
  const caption = page.words.findLast((w) => DESCRIPTION.test(w.text) && w.box.y > page.height * 0.3)
  if (!caption) return false
  const { x, y, h } = caption.box
  return !covered(page, { x, y: y + h + DESCRIPTION_CELL.below, w: Math.min(DESCRIPTION_CELL.w, page.width - x), h: DESCRIPTION_CELL.h })
}
