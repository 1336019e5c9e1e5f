import { findAccount } from '../accounts/index.ts'
import { listEngagementsOfInsured } from '../engagements/index.ts'
import { type Context, dayIn, startOfDay, TIMER_QUEUE, type Tx } from '../kernel/index.ts'
import { changeLine } from './change-line.ts'
import { supersede } from './supersede-lines.ts'
import { listLinesOfInsured, saveLine } from './table.ts'

/**
 * Brings supersession up to today for one insured, whose lock the caller holds, and sets the timer for the next day on
 * which a renewal takes effect.
 */
export async function rollLines(tx: Tx, context: Context, insuredRef: string): Promise<boolean> {
  const timeZone = (await findAccount(tx, tx.accountId))!.time_zone
  const rows = await listLinesOfInsured(tx, insuredRef)
  const { changes, next_change_on } = supersede(rows.map((r) => r.held), dayIn(tx.now, timeZone))
  const engagementIds = changes.length ? (await listEngagementsOfInsured(tx, insuredRef)).filter((e) => e.status === 'active').map((e) => e.engagement_id) : []
  for (const { coverage_line_id, superseded_by } of changes) {
    const row = rows.find((r) => r.coverage_line_id === coverage_line_id)!
    const next = { ...row, held: { ...row.held, superseded_by } }
    // One whose newer policy was refused, or stands in doubt, decides again: nothing superseded it, and that is no event.
    if (superseded_by === null) await saveLine(tx, next, { change: 'current', cause: { superseded_by } })
    else await changeLine(tx, context, next, { change: 'superseded', cause: { superseded_by }, previousState: row.verification.state, engagementIds })
  }
  if (next_change_on) tx.enqueue({ kind: 'roll-lines', queue: TIMER_QUEUE, key: insuredRef, dueAt: startOfDay(next_change_on, timeZone), replace: true, payload: { insured_ref: insuredRef } })
  if (changes.length) tx.record({ name: 'lines.changed', insured_ref: insuredRef })
  return changes.length > 0
}
