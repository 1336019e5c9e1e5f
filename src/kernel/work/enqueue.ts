import { inPipeline } from '../database/db.ts'
import { inLines } from '../database/json-text.ts'
import type { Tx } from '../database/transaction.ts'

/** An internal signal: something happened, in the words of the room that saw it. */
export type Fact = { name: string; [member: string]: unknown }
/** Which work follows from a fact. The one implementation is src/flow.ts. */
export type Flow = (fact: Fact, tx: Tx) => WorkSpec[]

/** What follows from a fact at once, in the same transaction. */
export type Reaction = (fact: Fact, tx: Tx) => Promise<void> | void

/**
 * Work to be done after the commit. Without a key each is its own; with one, at most one of a kind waits.
 * `dueAt` in milliseconds of the tenant's time for timers, of wall time otherwise; absent is at once.
 */
export type WorkSpec = {
  kind: string
  queue: string
  key?: string
  dueAt?: number
  payload?: Record<string, unknown>
  /** true moves the waiting one to this due time; otherwise the earlier due time holds. */
  replace?: boolean
  /** SQL over the tenant's own rows ($1 the account, $2 the mode), always the same text: where it does not hold as the work is written, there is nothing to do. */
  onlyIf?: string
}

/** Test-mode timers live in test time, on a queue of their own. */
export const TIMER_QUEUE = 'timer'
export const TEST_TIMER_QUEUE = 'test-timer'
/** What one call started for very many objects: it must not keep what others asked for since waiting. */
export const BULK_QUEUE = 'bulk'
const queueFor = (queue: string, mode: string): string => (queue === TIMER_QUEUE && mode === 'test' ? TEST_TIMER_QUEUE : queue)

/** One statement for all of a transaction's work, and one for each condition it is under; what was written. */
export async function insertWork(tx: Tx, specs: readonly WorkSpec[]): Promise<WorkSpec[]> {
  const byCondition = [...Map.groupBy(specs, (spec) => spec.onlyIf ?? 'true')]
  const counts = await inPipeline(byCondition.map(([condition, group]) => insertGroup(tx, group, condition)))
  return byCondition.flatMap(([, group], i) => (counts[i] ? group : []))
}

/** In key order, so that two transactions cannot wait on each other. */
function insertGroup(tx: Tx, specs: readonly WorkSpec[], condition: string): Promise<number> {
  const merged = new Map<string, WorkSpec & { key: string }>()
  for (const spec of specs) {
    const key = spec.key ?? tx.uniqueKey()
    merged.set(`${spec.kind} ${key}`, { ...spec, key })
  }
  const rows = [...merged].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, s]) => s)
  return tx.count(
    `INSERT INTO work AS w (account_id, mode, kind, key, queue, due_at, payload, enqueued_at, replace_due)
     SELECT $1, $2, kind, key, queue, due_at, payload::jsonb, $3, replace_due
     FROM unnest($4::text[], $5::text[], $6::text[], $7::bigint[], string_to_array($8, E'\\n'), $9::boolean[]) AS s(kind, key, queue, due_at, payload, replace_due)
     WHERE ${condition}
     ON CONFLICT (account_id, mode, kind, key) DO UPDATE SET
       generation = w.generation + 1,
       payload = excluded.payload,
       replace_due = excluded.replace_due,
       attempts = CASE WHEN w.lease_token IS NULL THEN 0 ELSE w.attempts END,
       next_due_at = CASE WHEN w.lease_token IS NULL THEN NULL WHEN excluded.replace_due THEN excluded.due_at ELSE LEAST(w.next_due_at, excluded.due_at) END,
       due_at = CASE WHEN w.lease_token IS NOT NULL THEN w.due_at
                     WHEN excluded.replace_due THEN excluded.due_at ELSE LEAST(w.due_at, excluded.due_at) END`,
    [
      tx.accountId,
      tx.mode,
      tx.wallNow,
      rows.map((r) => r.kind),
      rows.map((r) => r.key),
      rows.map((r) => queueFor(r.queue, tx.mode)),
      rows.map((r) => Math.floor(r.dueAt ?? (r.queue === TIMER_QUEUE ? tx.now : tx.wallNow))),
      inLines(rows.map((r) => JSON.stringify(r.payload ?? {}))),
      rows.map((r) => r.replace ?? false),
    ],
  )
}

/** Takes waiting work back. What already runs finishes; its handler must look at the state it finds. */
export async function cancelWork(tx: Tx, kind: string, keys: string[]): Promise<void> {
  if (keys.length) await tx.count('DELETE FROM work WHERE account_id = $1 AND mode = $2 AND kind = $3 AND key = ANY($4::text[]) AND lease_token IS NULL', [tx.accountId, tx.mode, kind, keys])
}
