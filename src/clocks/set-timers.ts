import { cancelWork, TIMER_QUEUE, type Tx } from '../kernel/index.ts'
import { type RequestShort, setLineRequest } from '../lines/index.ts'
import { type RequestRow, updateRequest } from './table.ts'

const KINDS = ['clock-target', 'clock-hard', 'clock-stop'] as const

/** The three timers of a running clock: target, original hard stop, hard stop plus extensions. */
export function setTimers(tx: Tx, r: RequestRow): void {
  const at = { 'clock-target': r.target_at, 'clock-hard': r.hard_at, 'clock-stop': r.hard_stop_at }
  for (const kind of KINDS) tx.enqueue({ kind, queue: TIMER_QUEUE, key: r.request_id, dueAt: at[kind], replace: true, payload: { request_id: r.request_id } })
}
export async function cancelTimers(tx: Tx, requestIds: string[]): Promise<void> {
  for (const kind of KINDS) await cancelWork(tx, kind, requestIds)
}

const short = (r: RequestRow): RequestShort => ({ request_id: r.request_id, opened_at: r.started_at, sla_target_at: r.target_at, sla_hard_at: r.hard_at, status: r.status, target_hours: r.target_hours, hard_hours: r.hard_hours })

/** Writes a request, and the line's short form of it. */
export async function saveRequest(tx: Tx, r: RequestRow): Promise<RequestRow> {
  await updateRequest(tx, r)
  await setLineRequest(tx, r.coverage_line_id, short(r))
  return r
}
export const showOnLine = (tx: Tx, r: RequestRow) => setLineRequest(tx, r.coverage_line_id, short(r))
