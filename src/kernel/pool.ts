import type { Duplex } from 'node:stream'
import pg from 'pg'
import type { Connection, Database } from './db.ts'

// Policy dates stay `YYYY-MM-DD` text; bigint milliseconds and counts are far below 2^53.
pg.types.setTypeParser(1082, (text) => text)
pg.types.setTypeParser(20, Number)
pg.types.setTypeParser(1184, (text) => Date.parse(text))

export type PoolOptions = { connection: pg.PoolConfig; max: number; namedStatements: boolean; onError?: (error: Error) => void }

/** Statements asked for in the same turn leave in one packet: a system call each would cost more than the statement. */
function gatherWrites(client: pg.PoolClient): () => void {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection
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
export function createPool(options: PoolOptions): Database {
  const pool = new pg.Pool({
    ...options.connection,
    max: options.max,
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
  } as pg.PoolConfig)
  pool.on('error', (error) => options.onError?.(error))
  // A connection that the server ends between two statements of ours, as in a failover: unheard, it would end this process. The next statement on it fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  const wrapped = new WeakMap<pg.PoolClient, Connection>()
  return {
    namedStatements: options.namedStatements,
    async connect() {
      const client = await pool.connect()
      let connection = wrapped.get(client)
      if (!connection) {
        const gather = gatherWrites(client)
        connection = {
          async query(text, values, name) {
            gather()
            const result = await client.query(name ? { name, text, values: values as unknown[] } : { text, values: values as unknown[] })
            const last = Array.isArray(result) ? result[result.length - 1]! : result
            return { rows: last.rows, rowCount: last.rowCount ?? 0, command: last.command }
          },
          release: (broken) => client.release(broken),
        }
        wrapped.set(client, connection)
      }
      return connection
    },
    close: () => pool.end(),
  }
}
