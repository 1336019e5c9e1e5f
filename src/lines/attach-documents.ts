import { findAccount } from '../accounts/index.ts'
import { dayIn, startOfDay, TIMER_QUEUE, type Tx } from '../kernel/index.ts'
import { findProgram, setComingMaster, setMasterLine } from '../programs/index.ts'
import { stands } from './master-line.ts'
import { findLine, findLines, type LineRow, linesOfDocuments } from './table.ts'

/**
 * A master policy document makes its line the program's; everyone enrolled is judged anew. While the line the program has
 * stands, only one that stands too takes its place: next year's policy does on its day, last year's paper does not.
 * Papers with several policies of the program's coverage are taken in the order in which these take effect.
 */
export async function attachToProgram(tx: Tx, programRef: string, rows: LineRow[]): Promise<void> {
  const program = await findProgram(tx, programRef)
  const lines = program ? rows.filter((r) => r.held.coverage_type === program.coverage_type).sort((a, b) => (startOf(a) < startOf(b) ? -1 : 1)) : []
  if (!program || !lines.length) return
  const timeZone = (await findAccount(tx, tx.accountId))!.time_zone
  const today = dayIn(tx.now, timeZone)
  let master = program.master_coverage_line_id === null ? null : await findLine(tx, program.master_coverage_line_id)
  for (const line of lines) {
    if (master && stands(master.held, today) && !stands(line.held, today)) await keepComing(tx, programRef, line, today, timeZone)
    else {
      master = line
      if (await setMasterLine(tx, programRef, line.coverage_line_id)) tx.record({ name: 'program.changed', program_ref: programRef })
    }
  }
}

const startOf = (line: LineRow): string => line.held.effective_date ?? ''

/** Keeps a policy that is still to take effect as the program's next, with a timer for its day. */
async function keepComing(tx: Tx, programRef: string, line: LineRow, today: string, timeZone: string): Promise<void> {
  const starts = line.held.effective_date
  if (starts === null || starts <= today) return
  const document_ids = line.held.documents.map((d) => d.document_id)
  tx.enqueue({ kind: 'attach-program', queue: TIMER_QUEUE, key: `${programRef} ${line.coverage_line_id} day`, dueAt: startOfDay(starts, timeZone), replace: true, payload: { program_ref: programRef, document_ids } })
  if (await setComingMaster(tx, programRef, line.coverage_line_id)) tx.record({ name: 'program.changed', program_ref: programRef })
}

/** The same for documents that were on file already when the push named the program. */
export async function attachDocumentsToProgram(tx: Tx, programRef: string, documentIds: string[]): Promise<void> {
  const links = await linesOfDocuments(tx, documentIds)
  if (links.length) await attachToProgram(tx, programRef, await findLines(tx, [...new Set(links.map((l) => l.coverage_line_id))]))
}
