import { findAccount } from '../../accounts/index.ts'
import { type Context, DomainError, invalid, type Tx } from '../../kernel/index.ts'
import { type BatchSettings, readSettings } from '../settings.ts'
import { type BatchRow, insertBatch, lastPeriodEnd } from '../table.ts'
import { triesInTestTime } from './fail-batch.ts'
import { PRODUCE_BATCH } from './produce-batch.ts'
import { BATCH_QUEUE } from './queues.ts'

/** Opens a batch for a period and starts its production. What it holds is settled here, by the configuration of the moment. */
export async function openBatch(
  tx: Tx,
  context: Context,
  batch: Pick<BatchRow, 'trigger' | 'period_start' | 'period_end'>,
  { format, events, include_snapshot }: Pick<BatchSettings, 'format' | 'events' | 'include_snapshot'>,
): Promise<BatchRow> {
  // In test time the hours count from here, wherever a jump of the clock finds the first attempt.
  const first_attempt_at = triesInTestTime(tx, batch) ? Math.floor(tx.now) : null
  const row = await insertBatch(tx, { ...batch, batch_id: context.ids.make('batch'), format, events, include_snapshot, first_attempt_at })
  tx.enqueue({ kind: PRODUCE_BATCH, queue: BATCH_QUEUE, key: row.batch_id, payload: { batch_id: row.batch_id } })
  return row
}

/** Runs a batch now: from the end of the last one, or the account's beginning, to now, unless the caller says otherwise. */
export async function runBatch(tx: Tx, context: Context, period: { sinceMs: number | null; untilMs: number | null }): Promise<BatchRow> {
  const { batch } = await readSettings(tx, context)
  if (!batch) throw new DomainError('validation_failed', 'No batch is configured; set one with PUT /v1/delivery.')
  // The end is excluded: what was written in this very millisecond, before this call, belongs to the run.
  const until = period.untilMs ?? tx.wallNow + 1
  if (period.untilMs !== null && until > tx.wallNow) throw invalid('until', 'until must not be in the future: the period could still grow.')
  const since = period.sinceMs ?? (await lastPeriodEnd(tx))?.period_end ?? (await findAccount(tx, tx.accountId))!.created_at
  if (since >= until) throw invalid('since', 'since must be before until.')
  return openBatch(tx, context, { trigger: 'manual', period_start: since, period_end: until }, batch)
}
