import type { UnreadableField } from '../../vocabulary/index.ts'
import type { Grid } from '../classify/index.ts'
import type { PartReading } from '../stages.ts'
import type { PageText } from './page/page-text.ts'
import { descriptionHeading } from './read-description.ts'
import { holderLines, issueDatePrinted } from './read-parties.ts'

/** The forms that print a box for each of these. */
const PRINTED_FORMS = new Set(['acord_24', 'acord_25'])
const REASON = 'the picture does not show what stands in its box'

type Unseen = Omit<UnreadableField, 'line'>

/**
 * What a picture of a form does not show of its parties, its day of issue and its description is not absent: a box that was not found,
 * or that holds print which says nothing, is unreadable. A box that was found empty is empty.
 */
export function unseenOfPaper(text: PageText, grid: Grid, reading: PartReading): Unseen[] {
  if (text.page.source !== 'image' || !PRINTED_FORMS.has(reading.form ?? '') || reading.coverage_lines.length === 0) return []
  const fields: string[] = []
  if (reading.insured_name === null) fields.push('insured_name')
  if (reading.issued_on === null && issueDatePrinted(text, grid)?.trim() !== '') fields.push('issued_on')
  if (reading.certificate_holder === null && holderLines(text, grid)?.length !== 0) fields.push('certificate_holder')
  if (reading.description_of_operations === null && descriptionHeading(text) === null) fields.push('description_of_operations')
  return fields.map((field) => ({ field, page: text.page.number, box: null, reason: REASON }))
}
