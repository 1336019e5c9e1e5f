import type { Tx } from '../kernel/index.ts'
import { findLine, saveLine } from './table.ts'

/** A person has looked at what a document that came for another insured changes of this line: it holds the line back no more. The caller holds the lock of the line's insured. */
export async function settleChange(tx: Tx, lineId: string, documentId: string): Promise<void> {
  const row = await findLine(tx, lineId)
  if (!row?.held.changed_by?.includes(documentId)) return
  const { changed_by, ...held } = row.held
  const left = changed_by.filter((other) => other !== documentId)
  await saveLine(tx, { ...row, held: left.length > 0 ? { ...held, changed_by: left } : held }, { change: 'doubt_settled', cause: { document_id: documentId } })
  tx.record({ name: 'lines.changed', insured_ref: row.insured_ref, document_id: documentId })
}
