import type { z } from 'zod'
import type { Query } from '../kernel/index.ts'
import { findThreads, listMessagesOf, listRequestsOfThreads, type ThreadRow } from './table.ts'
import { type threadSchema, threadWire } from './wire.ts'

/** Threads with their requests and messages, whatever their number in two queries. */
export async function threadsAsWire(q: Query, rows: readonly ThreadRow[]): Promise<z.infer<typeof threadSchema>[]> {
  const ids = rows.map((t) => t.thread_id)
  const [requests, messages] = ids.length ? await Promise.all([listRequestsOfThreads(q, ids), listMessagesOf(q, ids)]) : [[], []]
  return rows.map((t) => threadWire(t, requests.filter((r) => r.thread_id === t.thread_id), messages.filter((m) => m.thread_id === t.thread_id), q.mode))
}

export const threadViews = async (q: Query, ids: string[]) => threadsAsWire(q, await findThreads(q, ids))
