import { clearAwaitingReview } from '../intake/index.ts'
import type { Tx } from '../kernel/index.ts'
import { clearRemediationRows } from './table.ts'

/** Paper with a policy number has come: what was asked for is no longer outstanding, and the pages it replaces hold nothing up. */
export async function clearRemediations(tx: Tx, insuredRef: string, documentId: string, coverageTypes: string[]): Promise<void> {
  const cleared = await clearRemediationRows(tx, insuredRef, documentId, coverageTypes)
  for (const { document_id, coverage_type } of cleared) if (document_id) await clearAwaitingReview(tx, document_id, coverage_type)
  if (cleared.length) tx.record({ name: 'lines.changed', insured_ref: insuredRef, document_id: documentId })
}
