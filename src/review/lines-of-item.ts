import { findRequest } from '../clocks/index.ts'
import { clearAwaitingReview } from '../intake/index.ts'
import { type Context, invalid, isoTime, type Query, type Tx } from '../kernel/index.ts'
import { correctionValue, findLine, findLines, type LineRow, linesOfDocuments, type ProofRef, saysTheSame, setWaitingState, settleChange, valueAt } from '../lines/index.ts'
import { recordEvidence, type SettledAnswer, settleLine, threadLineIds } from '../outreach/index.ts'
import { ANSWERED_STATES } from '../vocabulary/index.ts'
import type { ReviewItemRow } from './table.ts'
import { decideItem, noteStep, type Step } from './take-item.ts'

/** Which lines an item is about: named by it, asked on its thread, or built of its document. */
export async function lineIdsOf(q: Query, item: ReviewItemRow): Promise<string[]> {
  const named = (item.detail.coverage_line_ids as string[] | undefined) ?? []
  if (item.coverage_line_id) return [item.coverage_line_id]
  if (named.length) return named
  if (item.thread_id) return threadLineIds(q, item.thread_id)
  if (item.document_id) return (await linesOfDocuments(q, [item.document_id])).map((l) => l.coverage_line_id)
  const request = item.request_id === null ? null : await findRequest(q, item.request_id)
  return request ? [request.coverage_line_id] : []
}

/** The step that answered lines ends an item when every line it is about has its answer; until then it stays in hand. */
export async function answerItem(tx: Tx, item: ReviewItemRow, by: string, step: Step): Promise<ReviewItemRow> {
  const lines = await findLines(tx, await lineIdsOf(tx, item))
  if (!lines.every((line) => ANSWERED_STATES.has(line.verification.state))) return noteStep(tx, item, by, step)
  // A notice that names no policy holds all of them up until its item ends.
  if (item.document_id !== null && item.detail.reason === 'notice_without_a_line') await clearAwaitingReview(tx, item.document_id, null)
  if (item.document_id !== null && item.detail.reason === 'change_not_read') {
    await clearAwaitingReview(tx, item.document_id, item.coverage_type, item.coverage_line_id)
    if (item.coverage_line_id !== null) await settleChange(tx, item.coverage_line_id, item.document_id)
  }
  return decideItem(tx, item, by, step)
}

/** A line of the item's insured; 422 for any other. */
export async function lineOfItem(tx: Tx, item: ReviewItemRow, lineId: string, param = 'coverage_line_id'): Promise<LineRow> {
  const line = await findLine(tx, lineId)
  if (!line || line.insured_ref !== item.insured_ref) throw invalid(param, `${JSON.stringify(lineId.slice(0, 100))} is no coverage line of this item's insured.`)
  return line
}

export type PersonsAnswer = {
  by: string
  reason: string
  lines: { coverage_line_id: string; outcome: SettledAnswer['outcome']; corrections?: Record<string, string | number> | undefined }[]
  confirmedBy: string
  method: string
  proofKind: string
  /** What the proof says beside the answer. */
  detail: Record<string, unknown>
  content?: { sha256: string; type: string } | undefined
  /** Proofs that were there before, such as the reply a person has read. */
  also?: ProofRef[]
}

/** What a person found out settles lines, through the function that every answer goes through, with a proof that carries their name. */
export async function settleByPerson(tx: Tx, context: Context, item: ReviewItemRow, answer: PersonsAnswer): Promise<ProofRef> {
  for (const [i, said] of answer.lines.entries()) {
    const { held } = await lineOfItem(tx, item, said.coverage_line_id, `lines[${i}].coverage_line_id`)
    if (answer.lines.findIndex((l) => l.coverage_line_id === said.coverage_line_id) !== i) throw invalid(`lines[${i}].coverage_line_id`, 'Each line is answered once.')
    if ((said.outcome === 'contradicted') !== (Object.keys(said.corrections ?? {}).length > 0)) throw invalid(`lines[${i}].corrections`, 'Give the values that differ where the outcome is contradicted, and only there.')
    // A source may name another insured, which is no value of a line.
    for (const [path, value] of Object.entries(said.corrections ?? {}))
      if (path !== 'insured_name' && saysTheSame(path, valueAt(held, path) ?? null, correctionValue(path, value), held, { carrier: String(value), naic: null }))
        throw invalid(`lines[${i}].corrections`, `${path} is held as ${JSON.stringify(value)} already; give only the values that differ.`)
  }
  const evidence = await recordEvidence(tx, context, {
    insured_ref: item.insured_ref,
    coverage_line_ids: answer.lines.map((l) => l.coverage_line_id),
    kind: answer.proofKind,
    content_sha256: answer.content?.sha256 ?? null,
    content_type: answer.content?.type ?? null,
    detail: { review_item_id: item.review_item_id, by: answer.by, at: isoTime(tx.now), reason: answer.reason, lines: answer.lines, ...answer.detail },
  })
  const proof: ProofRef = { kind: answer.proofKind, evidence_id: evidence.evidence_id }
  for (const { coverage_line_id, outcome, corrections } of answer.lines)
    await settleLine(tx, context, coverage_line_id, { outcome, ...(corrections && { corrections }) }, { confirmedBy: answer.confirmedBy, method: answer.method, proof: [...(answer.also ?? []), proof], byPerson: true })
  return proof
}

/** Lines that waited for this item go back to waiting for their source, or for nobody. */
export async function giveBackLines(tx: Tx, item: ReviewItemRow, hasOpenClock: (lineId: string) => Promise<boolean>): Promise<void> {
  for (const lineId of await lineIdsOf(tx, item)) await setWaitingState(tx, lineId, (await hasOpenClock(lineId)) ? 'pending' : 'unverified', ['in_review'])
}
