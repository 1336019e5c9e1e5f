import { appendEvent } from '../events/index.ts'
import type { DocumentRow } from '../intake/index.ts'
import type { Context, Tx } from '../kernel/index.ts'
import { insertRemediation } from './table.ts'

export type RemediationReason = 'policy_number_not_on_pages' | 'page_not_usable'

/** Asks the verifying entity's system for better paper; it stays outstanding until a document with the policy number arrives. */
export async function openRemediation(tx: Tx, context: Context, document: DocumentRow, reason: RemediationReason, coverageType: string | null): Promise<void> {
  if (document.insured_ref === null) return
  const row = {
    remediation_id: context.ids.make('remediation'),
    ask: 'complete_declarations_packet',
    reason,
    document_id: document.document_id,
    coverage_type: coverageType,
    insured_ref: document.insured_ref,
    consumer_ref: document.consumer_ref,
    engagement_id: document.engagement_id,
  }
  await insertRemediation(tx, row)
  appendEvent(tx, context, { event: 'remediation.opened', insuredRef: row.insured_ref, consumerRef: row.consumer_ref, documentId: row.document_id, engagementIds: row.engagement_id ? [row.engagement_id] : [], data: row })
}
