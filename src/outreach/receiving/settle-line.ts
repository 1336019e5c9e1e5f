import { closeClockOfLine, findLatestRequest } from '../../clocks/index.ts'
import type { Context, Tx } from '../../kernel/index.ts'
import { type LineRow, type ProofRef, resolveLine } from '../../lines/index.ts'
import type { LineAnswer, LineOutcome } from '../../vocabulary/index.ts'
import { closeThread, findThread, listThreadRequests, markAnswered, threadsOfRequests } from '../table.ts'

export type Settlement = { confirmedBy: string; method: string; proof: ProofRef[]; byPerson?: boolean }
export type SettledAnswer = LineAnswer & { outcome: Exclude<LineOutcome, 'unclear' | 'none'> }

/**
 * Puts one answer on one line, ends its clock, and marks its question answered wherever it was asked: what every answer comes
 * to, by mail, by link, by phone or by a person's judgement. The caller holds the insured's lock and knows that the answer counts.
 */
export async function settleLine(tx: Tx, context: Context, lineId: string, said: SettledAnswer, how: Settlement): Promise<LineRow | null> {
  const request = await findLatestRequest(tx, lineId)
  await closeClockOfLine(tx, lineId, 'resolved')
  const saved = await resolveLine(tx, context, { lineId, outcome: said.outcome, corrections: said.corrections, ...how, engagementIds: request?.engagement_ids })
  if (!request) return saved
  for (const { thread_id } of await threadsOfRequests(tx, [request.request_id])) {
    await markAnswered(tx, thread_id, request.request_id, said.outcome)
    const thread = await findThread(tx, thread_id)
    if (thread?.status === 'open' && (await listThreadRequests(tx, thread_id)).every((r) => r.answered_at !== null)) await closeThread(tx, thread_id)
  }
  return saved
}
