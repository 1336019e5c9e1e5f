import { findAccount } from '../accounts/index.ts'
import { dayIn, startOfDay, TIMER_QUEUE, type Tx } from '../kernel/index.ts'
import { findProgram, setComingMaster, setMasterLine } from '../programs/index.ts'
import { stands } from './master-line.ts'
import { findLine, findLines, type LineRow, linesOfDocuments } from './table.ts'

/**
 * A master policy document makes its line the program's; everyone enrolled is judged anew. While the line the program has
 * stands, only one that stands too takes its place: next year's policy does on its day, last year's paper does not.
 */
export async function attachToProgram(tx: Tx, programRef: string, rows: LineRow[]): Promise<void> {
  const program = await findProgram(tx, programRef)
  const line = program && rows.find((r) => r.held.coverage_type === program.coverage_type)
  if (!line) return
  const timeZone = (await findAccount(tx, tx.accountId))!.time_zone
  const today = dayIn(tx.now, timeZone)
  const master = program.master_coverage_line_id === null ? undefined : await findLine(tx, program.master_coverage_line_id)
  if (master && stands(master.held, today) && !stands(line.held, today)) return keepComing(tx, programRef, line, today, timeZone)
  if (await setMasterLine(tx, programRef, line.coverage_line_id)) tx.record({ name: 'program.changed', program_ref: programRef })
}

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
