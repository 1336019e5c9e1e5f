import { findDocument } from '../intake/index.ts'
import { type Context, invalid, type Tx } from '../kernel/index.ts'
import type { ProofRef } from '../lines/index.ts'
import { proofOfMessage } from '../outreach/index.ts'
import { answerItem, type PersonsAnswer, settleByPerson } from './lines-of-item.ts'
import type { ReviewItemRow } from './table.ts'
import { takeItem } from './take-item.ts'

export type Judgement = {
  lines: PersonsAnswer['lines']
  reason: string
  confirmed_by: string
  method: string
  proof_kind: string
  /** The paper or capture that the judgement rests on, pushed as a document before. */
  document_id?: string | undefined
}

/** A person has read what the service could not settle, or looked elsewhere, and says what is true of the lines. */
export async function settleAnswer(tx: Tx, context: Context, itemId: string, by: string, judgement: Judgement): Promise<ReviewItemRow> {
  const item = await takeItem(tx, itemId, by)
  const document = judgement.document_id === undefined ? null : await findDocument(tx, judgement.document_id)
  if (judgement.document_id !== undefined && document?.insured_ref !== item.insured_ref) throw invalid('document_id', 'No such document of this item\u2019s insured.')
  const reply: ProofRef | null = item.message_id === null ? null : await proofOfMessage(tx, context, item.message_id, judgement.lines.map((l) => l.coverage_line_id))
  const proof = await settleByPerson(tx, context, item, {
    by,
    reason: judgement.reason,
    lines: judgement.lines,
    confirmedBy: judgement.confirmed_by,
    method: judgement.method,
    proofKind: judgement.proof_kind,
    detail: { ...(document && { document_id: document.document_id }), ...(item.message_id && { message_id: item.message_id }) },
    content: document?.sha256 ? { sha256: document.sha256, type: document.content_type ?? 'application/octet-stream' } : undefined,
    also: reply ? [reply] : [],
  })
  return answerItem(tx, item, by, { action: 'settle', reason: judgement.reason, detail: { lines: judgement.lines, confirmed_by: judgement.confirmed_by, method: judgement.method, evidence_id: proof.evidence_id } })
}
