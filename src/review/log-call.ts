import { type Context, invalid, isoTime, parseTimestamp, type Tx } from '../kernel/index.ts'
import { answerItem, type PersonsAnswer, settleByPerson } from './lines-of-item.ts'
import type { ReviewItemRow } from './table.ts'
import { noteStep, takeItem } from './take-item.ts'

export type Call = { lines: PersonsAnswer['lines']; spoke_with: string; phone: string; called_at?: string | undefined; confirmed_by: string; reason: string }
const FUTURE_MS_MAX = 5 * 60_000

/** A phone call to the source. What it said settles lines; a call that reached nobody is noted, and the item stays in hand. */
export async function logCall(tx: Tx, context: Context, itemId: string, by: string, call: Call): Promise<ReviewItemRow> {
  const item = await takeItem(tx, itemId, by)
  const at = call.called_at === undefined ? tx.now : parseTimestamp(call.called_at)
  if (at === null || at > tx.now + FUTURE_MS_MAX) throw invalid('called_at', 'called_at is an ISO 8601 timestamp that has passed.')
  const told = { spoke_with: call.spoke_with, phone: call.phone, called_at: isoTime(at) }
  if (!call.lines.length) return noteStep(tx, item, by, { action: 'log_call', reason: call.reason, detail: told })
  const proof = await settleByPerson(tx, context, item, { by, reason: call.reason, lines: call.lines, confirmedBy: call.confirmed_by, method: 'phone', proofKind: 'call_record', detail: told })
  const step = { action: 'log_call', reason: call.reason, detail: { ...told, lines: call.lines, evidence_id: proof.evidence_id } }
  return answerItem(tx, item, by, step)
}
