import { invalid, type Tx } from '../kernel/index.ts'
import { findConsumer } from '../parties/index.ts'
import { findProgram, type NewProgram, type ProgramRow, upsertProgram } from './table.ts'

export const OWNER_SELF = 'verifying_entity'

/** Creates or replaces a program. A change of what it proves re-evaluates everyone enrolled. */
export async function putProgram(tx: Tx, program: NewProgram): Promise<ProgramRow> {
  if (program.owner !== OWNER_SELF && !(await findConsumer(tx, program.owner))) throw invalid('owner', `owner is "${OWNER_SELF}" or one of this account's consumer_refs; ${JSON.stringify(program.owner.slice(0, 100))} is not known.`)
  if (program.effective_date && program.expiration_date && program.expiration_date <= program.effective_date) throw invalid('expiration_date', 'expiration_date must be after effective_date.')
  const before = await findProgram(tx, program.program_ref)
  const row = await upsertProgram(tx, program)
  const proves = (p: ProgramRow) => JSON.stringify([p.coverage_type, p.owner, p.verification, p.effective_date, p.expiration_date])
  if (before && proves(before) !== proves(row)) tx.record({ name: 'program.changed', program_ref: row.program_ref })
  return row
}
