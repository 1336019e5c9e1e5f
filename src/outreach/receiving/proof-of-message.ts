import type { Context, Tx } from '../../kernel/index.ts'
import type { ProofRef } from '../../lines/index.ts'
import { recordEvidence } from '../evidence/record-evidence.ts'
import { findMessage, findThread, setEvidence } from '../table.ts'

/** The letter that a person judged, as a proof: kept when it settled something by itself, recorded now where it did not. */
export async function proofOfMessage(tx: Tx, context: Context, messageId: string, lineIds: string[]): Promise<ProofRef | null> {
  const message = await findMessage(tx, messageId)
  const thread = message && (await findThread(tx, message.thread_id))
  if (!message || !thread) return null
  const kind = message.kind === 'link_answer' ? 'link_response' : 'reply_thread'
  if (message.evidence_id) return { kind, evidence_id: message.evidence_id }
  const evidence = await recordEvidence(tx, context, {
    insured_ref: thread.insured_ref, coverage_line_ids: lineIds, kind, content_sha256: message.blob_sha256, content_type: 'message/rfc822',
    detail: { message_id: message.message_id, thread_id: thread.thread_id, from: message.from_address, reading: message.reading, authentication: message.authentication },
  })
  await setEvidence(tx, messageId, evidence.evidence_id)
  return { kind, evidence_id: evidence.evidence_id }
}
