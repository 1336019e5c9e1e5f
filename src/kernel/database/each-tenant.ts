import { type Connection, type Database, inPipeline, Query, RolledBack, tenantLiteral } from './db.ts'
import { keyOf, type Tenant } from './tenant.ts'
import { testNow } from './test-now.ts'
import type { Tx } from './transaction.ts'

/** What is asked for one tenant. All of it is asked at once, without waiting for an answer: behind it on the wire comes the next tenant's. */
export type Part<Q extends Query, T> = { tenant: Tenant; fn: (query: Q) => Promise<T> }
type Asking<T> = { tenant: Tenant; ask: (through: Connection) => Promise<T> }

/** A part waited for an answer before it asked on: the session is another tenant's by then. */
export class AskedLate extends Error {}

/** Parts of several tenants in one pipeline, each with the session set to its own, so that row-level security stands behind it as behind any other. */
async function askEach<T>(connection: Connection, local: boolean, parts: readonly Asking<T>[]): Promise<T[]> {
  connection.tenantKey = undefined
  const asked = parts.map(({ tenant, ask }) => {
    const set = connection.query(tenantLiteral(tenant, local))
    let isOpen = true
    const query: Connection['query'] = (text, values, name) => (isOpen ? connection.query(text, values, name) : Promise.reject(new AskedLate(`asked late: ${text.slice(0, 80)}`)))
    const answer = ask({ query, release: () => {} })
    isOpen = false
    return inPipeline([set, answer])
  })
  return (await inPipeline(asked)).map(([, answer]) => answer)
}

/** Reads of several tenants, each statement in a snapshot of its own. Where sessions keep their settings. */
export async function readEach<T>(database: Database, parts: readonly Part<Query, T>[]): Promise<T[]> {
  const connection = await database.connect()
  let broken = true
  try {
    const answers = await askEach(connection, false, parts.map(({ tenant, fn }) => ({ tenant, ask: (through) => fn(new Query(through, tenant, true)) })))
    connection.tenantKey = keyOf(parts.at(-1)!.tenant)
    broken = false
    return answers
  } finally {
    connection.release(broken)
  }
}

/** One transaction for the parts of several tenants. Nothing of it is kept when one fails. */
export async function txEach(database: Database, parts: readonly Part<Tx, void>[], clock: () => number, make: (through: Connection, tenant: Tenant, now: number, wallNow: number) => Tx): Promise<void> {
  const connection = await database.connect()
  const local = !database.namedStatements
  let finished = false
  try {
    const wallNow = clock()
    const begun = connection.query('BEGIN')
    begun.catch(() => {})
    const test = parts.filter(({ tenant }) => tenant.mode === 'test')
    const clocks = test.length ? await askEach(connection, local, test.map(({ tenant }) => ({ tenant, ask: async (through) => [keyOf(tenant), await testNow(new Query(through, tenant, !local), wallNow)] as const }))) : []
    const nowOf = new Map(clocks)
    const asked = askEach(
      connection,
      local,
      parts.map(({ tenant, fn }) => ({
        tenant,
        ask: (through) => {
          const tx = make(through, tenant, nowOf.get(keyOf(tenant)) ?? wallNow, wallNow)
          return inPipeline([fn(tx), tx.sendAll()])
        },
      })),
    )
    await inPipeline([begun, asked])
    const { command } = await connection.query('COMMIT')
    finished = true
    if (command === 'ROLLBACK') throw new RolledBack('the transaction was rolled back: one of its statements had failed')
    if (!local) connection.tenantKey = keyOf(parts.at(-1)!.tenant)
  } finally {
    if (!finished)
      await connection.query('ROLLBACK').then(
        () => (finished = true),
        () => {},
      )
    connection.release(!finished)
  }
}
