import { findRequests } from '../../clocks/index.ts'
import type { Context, Tx } from '../../kernel/index.ts'
import { findLine, type ProofRef, setWaitingState } from '../../lines/index.ts'
import type { AskedLine, LineAnswer } from '../../vocabulary/index.ts'
import { isAsAsked } from '../asking/asked-line.ts'
import { settleLine } from './settle-line.ts'
import { listThreadRequests, type ThreadRow } from '../table.ts'

export type AnswerOf = { thread: ThreadRow; asked: readonly AskedLine[]; perLine: Record<string, LineAnswer>; confirmedBy: string; method: string; proof: ProofRef }
/** A line that the answer leaves to a person, and why. */
export type Unsettled = { lineId: string; reason: string }

/**
 * Puts a source's accepted answers on the lines they speak of and ends their clocks. What is unclear waits for a person, and so
 * does what comes after its question was settled, or speaks of facts that are no longer those held: that changes no verdict.
 * The caller holds the insured's lock.
 */
export async function applyAnswer(tx: Tx, context: Context, answer: AnswerOf): Promise<Unsettled[]> {
  const rows = await listThreadRequests(tx, answer.thread.thread_id)
  const unsettled: Unsettled[] = []
  for (const [lineId, said] of Object.entries(answer.perLine)) {
    if (said.outcome === 'none') continue
    const row = rows.findLast((r) => r.coverage_line_id === lineId)
    const why = said.outcome === 'unclear' || !row ? 'the answer is not plain' : await whyNot(tx, answer, lineId, said, row.request_id, row.answered_at !== null)
    if (why === null && row && said.outcome !== 'unclear') {
      await settleLine(tx, context, lineId, { ...said, outcome: said.outcome }, { confirmedBy: answer.confirmedBy, method: answer.method, proof: [answer.proof] })
    } else if (why !== null) {
      unsettled.push({ lineId, reason: why })
      await setWaitingState(tx, lineId, 'in_review', ['pending', 'unverified'])
    }
  }
  return unsettled
}

/** Why an answer to a line does not count by itself; null where it does. */
async function whyNot(tx: Tx, answer: AnswerOf, lineId: string, said: LineAnswer, requestId: string, isAnswered: boolean): Promise<string | null> {
  if (isAnswered) return 'the line was answered before'
  const [request] = await findRequests(tx, [requestId])
  // A time-out is no answer: one that comes after it still counts. A question taken back for another reason is not open any more.
  if (request?.status === 'closed' && request.closed_reason !== 'timed_out') return `the question is closed (${request.closed_reason ?? 'resolved'})`
  const line = await findLine(tx, lineId)
  const asked = answer.asked.find((a) => a.coverage_line_id === lineId)
  if (!line || !asked) return 'the line was not asked about'
  return said.outcome === 'confirmed' && !isAsAsked(asked, line.held) ? 'what we hold of the line has changed since it was asked' : null
}
