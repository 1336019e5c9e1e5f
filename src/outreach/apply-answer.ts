import { closeClockOfLine, findRequests } from '../clocks/index.ts'
import type { Context, Tx } from '../kernel/index.ts'
import { type ProofRef, resolveLine, setWaitingState } from '../lines/index.ts'
import type { LineAnswer } from '../vocabulary/index.ts'
import { closeThread, listThreadRequests, markAnswered } from './table.ts'

export type AnswerOf = { threadId: string; perLine: Record<string, LineAnswer>; confirmedBy: string; method: string; proof: ProofRef }

/**
 * Puts a source's accepted answers on the lines they speak of and ends their clocks. Unclear ones wait for a person.
 * The caller holds the insured's lock. Returns the lines that need one.
 */
export async function applyAnswer(tx: Tx, context: Context, answer: AnswerOf): Promise<string[]> {
  const rows = await listThreadRequests(tx, answer.threadId)
  const unclear: string[] = []
  for (const [lineId, said] of Object.entries(answer.perLine)) {
    const row = rows.findLast((r) => r.coverage_line_id === lineId)
    if (!row || said.outcome === 'none') continue
    if (said.outcome === 'unclear') {
      unclear.push(lineId)
      await setWaitingState(tx, lineId, 'in_review', ['pending', 'unverified'])
      continue
    }
    const [request] = await findRequests(tx, [row.request_id])
    await markAnswered(tx, answer.threadId, row.request_id, said.outcome)
    await closeClockOfLine(tx, lineId, 'resolved')
    await resolveLine(tx, context, { lineId, outcome: said.outcome, corrections: said.corrections, confirmedBy: answer.confirmedBy, method: answer.method, proof: [answer.proof], engagementIds: request?.engagement_ids })
  }
  if ((await listThreadRequests(tx, answer.threadId)).every((r) => r.answered_at !== null)) await closeThread(tx, answer.threadId)
  return unclear
}
