import type { Tx } from '../kernel/index.ts'
import { findProgram, setMasterLine } from '../programs/index.ts'
import { findLines, type LineRow, linesOfDocuments } from './table.ts'

/** A master policy document makes its line the program's; everyone enrolled is judged anew. */
export async function attachToProgram(tx: Tx, programRef: string, rows: LineRow[]): Promise<void> {
  const program = await findProgram(tx, programRef)
  const line = program && rows.find((r) => r.held.coverage_type === program.coverage_type)
  if (line && (await setMasterLine(tx, programRef, line.coverage_line_id))) tx.record({ name: 'program.changed', program_ref: programRef })
}

/** The same for documents that were on file already when the push named the program. */
export async function attachDocumentsToProgram(tx: Tx, programRef: string, documentIds: string[]): Promise<void> {
  const links = await linesOfDocuments(tx, documentIds)
  if (links.length) await attachToProgram(tx, programRef, await findLines(tx, [...new Set(links.map((l) => l.coverage_line_id))]))
}
