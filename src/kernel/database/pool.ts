import type { Duplex } from 'node:stream'
import pg from 'pg'
import { type Connection, type Database, IDLE_IN_TRANSACTION_MS, STATEMENT_MS } from './db.ts'

// Policy dates stay `YYYY-MM-DD` text; bigint milliseconds and counts are far below 2^53.
pg.types.setTypeParser(1082, (text) => text)
pg.types.setTypeParser(20, Number)
pg.types.setTypeParser(1184, (text) => Date.parse(text))

export type PoolOptions = {
  connection: pg.PoolConfig
  max: number
  namedStatements: boolean
  /** The server ends a statement after so long; absent, a minute. */
  statementMs?: number
  onError?: (error: Error) => void
  /** Told when a connection gave no answer at all to what was asked at `since` (of `performance.now`). */
  onSilence?: (since: number) => void
}
/** A pool, and the way to close those of its connections that were not heard since a moment. */
export type Pool = Database & { dropSilent(since: number): void }

/** The server's own limit has long spoken by then: what is silent still is not busy but gone, as after a failover that cut no connection. */
const SILENCE_MS = 5_000
/**
 * The plan of a named statement is kept, and may have been made when its table was all but empty: reading all of it and
 * sorting was cheapest then. Everything here is looked up by key, so that is not offered where an index is.
 * Where none is it still happens, at a cost so high by name that the server would compile the statement first.
 * And the plan is kept from the start: left to itself the server makes a new one for each call of the larger statements,
 * which costs more than running them. No statement needs one: filters that are not given are left out of its text (given.ts).
 */
const KEPT_PLANS = '-c enable_seqscan=off -c enable_bitmapscan=off -c jit=off -c plan_cache_mode=force_generic_plan'
const READ_TIMEOUT = 'Query read timeout'
const LATER_MS = 4

/** Statements asked for in the same turn leave in one packet: a system call each would cost more than the statement. */
function gatherWrites(client: pg.PoolClient): () => void {
  const stream = streamOf(client)
  let held = false
  return () => {
    if (held) return
    held = true
    stream.cork()
    // The second turn: reads that were gathered first (gather-reads.ts) are asked for in the first.
    process.nextTick(() =>
      process.nextTick(() => {
        held = false
        stream.uncork()
      }),
    )
  }
}

/** A pool on a real PostgreSQL. Queries of one connection are pipelined: a transaction's first statement travels with its BEGIN. */
export function createPool(options: PoolOptions): Pool {
  const { statementMs = STATEMENT_MS } = options
  const pool = new pg.Pool({
    ...options.connection,
    max: options.max,
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    query_timeout: statementMs + SILENCE_MS,
    // A pooler refuses a session that brings settings along.
    ...(options.namedStatements && {
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      options: `${options.connection.options ?? ''} ${KEPT_PLANS}`,
    }),
  } as pg.PoolConfig)
  /** When each connection was last heard. */
  const heard = new Map<pg.PoolClient, number>()
  pool.on('error', (error) => options.onError?.(error))
  pool.on('connect', (client) => {
    heard.set(client, performance.now())
    // A connection that the server ends between two statements of ours, as in a failover: unheard, it would end this process. The next statement on it fails.
    client.on('error', () => {})
  })
  pool.on('remove', (client) => heard.delete(client))
  // A refusal is an answer too. One that was removed meanwhile is not taken up again.
  const isHeard = (client: pg.PoolClient): void => {
    if (heard.has(client)) heard.set(client, performance.now())
  }
  const ask = async (client: pg.PoolClient, text: string, values?: readonly unknown[], name?: string) => {
    const asked = performance.now()
    try {
      const result = await send(client, text, values, name)
      isHeard(client)
      return result
    } catch (error) {
      if ((error as Error).message === READ_TIMEOUT) options.onSilence?.(asked)
      else isHeard(client)
      throw error
    }
  }
  const wrapped = new WeakMap<pg.PoolClient, Connection>()
  return {
    namedStatements: options.namedStatements,
    gathered: (send) => void setImmediate(send),
    later: (send) => {
      const timer = setTimeout(send, LATER_MS)
      return () => clearTimeout(timer)
    },
    async connect() {
      const client = await pool.connect()
      let connection = wrapped.get(client)
      if (!connection) {
        const gather = gatherWrites(client)
        connection = {
          async query(text, values, name) {
            gather()
            const result = await ask(client, text, values, name)
            const last = Array.isArray(result) ? result[result.length - 1]! : result
            return { rows: last.rows, rowCount: last.rowCount ?? 0, command: last.command }
          },
          release: (broken) => client.release(broken),
        }
        wrapped.set(client, connection)
      }
      return connection
    },
    dropSilent(since) {
      for (const [client, at] of heard) if (at < since) streamOf(client).destroy()
    },
    close: () => pool.end(),
  }
}

/** As the client's own `query` does, which would clone a statement's settings member by member (4 microseconds of processor time). */
const send = (client: pg.PoolClient, text: string, values: readonly unknown[] | undefined, name: string | undefined): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    const callback = (error: Error | null, result: pg.QueryResult): void => (error ? reject(error) : resolve(result))
    client.query(Object.assign(new pg.Query(text, values as unknown[]), name ? { name, callback } : { callback }))
  })

const streamOf = (client: pg.PoolClient): Duplex => (client as unknown as { connection: { stream: Duplex } }).connection.stream
