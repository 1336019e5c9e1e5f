import { appendEvent } from '../events/index.ts'
import { type Context, invalid, notFound, type Tx } from '../kernel/index.ts'
import { ensureInsured, lockInsured } from '../parties/index.ts'
import { type EnrollmentRow, findEnrollment, findProgram, upsertEnrollment } from './table.ts'
import { enrollmentWire } from './wire.ts'

export type EnrollmentChange = { enrolled: boolean; effectiveOn: string | null | undefined; endsOn: string | null | undefined }

/** Changes an enrollment; a call that changes nothing fires nothing. */
export async function putEnrollment(tx: Tx, context: Context, insuredRef: string, programRef: string, change: EnrollmentChange): Promise<EnrollmentRow> {
  const program = await findProgram(tx, programRef)
  if (!program) throw notFound('program', programRef)
  await ensureInsured(tx, insuredRef, {})
  await lockInsured(tx, insuredRef)
  const before = await findEnrollment(tx, insuredRef, programRef)
  const effective_on = change.effectiveOn === undefined ? (before?.effective_on ?? null) : change.effectiveOn
  const ends_on = change.endsOn === undefined ? (before?.ends_on ?? null) : change.endsOn
  if (effective_on && ends_on && ends_on < effective_on) throw invalid('ends_on', 'ends_on must not be before effective_on.')
  if (before && before.enrolled === change.enrolled && before.effective_on === effective_on && before.ends_on === ends_on) return before
  const row = await upsertEnrollment(tx, { enrollment_id: before?.enrollment_id ?? context.ids.make('enrollment'), insured_ref: insuredRef, program_ref: programRef, enrolled: change.enrolled, effective_on, ends_on })
  const previous = before && { enrolled: before.enrolled, effective_on: before.effective_on, ends_on: before.ends_on }
  appendEvent(tx, context, { event: 'enrollment.changed', insuredRef, data: { ...enrollmentWire(row, tx.mode), previous } })
  tx.record({ name: 'enrollment.changed', insured_ref: insuredRef, days: [effective_on, ends_on] })
  return row
}
