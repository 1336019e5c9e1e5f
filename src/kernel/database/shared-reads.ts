import { type Connection, type Database, type DatabaseAnswer, inPipeline, nameOf, tenantLiteral } from './db.ts'
import { type Asked, handOut, isMergeable, mayGoAlone, mergeStatements, noteRefusal } from './merge-statements.ts'
import { keyOf, type Tenant } from './tenant.ts'

/**
 * So many connections at once read for one tenant; what is asked for meanwhile waits, and then travels together. Two more go when
 * it has waited behind slow ones. Of quick ones two are best: with four a read cost a twelfth more.
 */
const FLIGHTS_QUICK = 2
const FLIGHTS_MAX = 4
/** So many askers share a statement: none waits for more than these. */
const TOGETHER_MAX = 16

type Reads = { tenant: Tenant; waiting: Map<string, Asked[]>; underWay: number; isDue: boolean; /** Calls off the wait behind slow ones. */ patience?: (() => void) | undefined }

/**
 * Reads outside transactions. No call holds a connection while it thinks: a statement takes one when it is sent, with all that
 * calls of the same tenant asked for at the same moment or while others were under way. The same text with other values is one
 * statement over the list of values. A busy tenant so costs fewer statements, and not more connections than its share.
 */
export class SharedReads {
  readonly #database: Database
  readonly #byTenant = new Map<string, Reads>()
  constructor(database: Database) {
    this.#database = database
  }
  /** What a tenant's statements go through. */
  connectionOf(tenant: Tenant): Connection {
    return { query: (text, values = []) => this.#ask(tenant, text, values), release: () => {} }
  }
  #ask(tenant: Tenant, text: string, values: readonly unknown[]): Promise<DatabaseAnswer> {
    return new Promise((resolve, reject) => {
      const key = keyOf(tenant)
      let reads = this.#byTenant.get(key)
      if (!reads) this.#byTenant.set(key, (reads = { tenant, waiting: new Map(), underWay: 0, isDue: false }))
      const asked = reads.waiting.get(text)
      if (asked) asked.push({ values, resolve, reject })
      else reads.waiting.set(text, [{ values, resolve, reject }])
      this.#soon(key, reads)
    })
  }
  #soon(key: string, reads: Reads): void {
    if (reads.isDue || reads.underWay >= FLIGHTS_MAX) return
    if (reads.underWay >= FLIGHTS_QUICK && this.#database.later) {
      reads.patience ??= this.#database.later(() => {
        reads.patience = undefined
        if (reads.waiting.size && !reads.isDue && reads.underWay < FLIGHTS_MAX) this.#depart(key, reads)
      })
      return
    }
    this.#depart(key, reads)
  }
  #depart(key: string, reads: Reads): void {
    reads.patience?.()
    reads.patience = undefined
    reads.isDue = true
    const fly = () => {
      reads.isDue = false
      void this.#fly(key, reads)
    }
    if (this.#database.gathered) this.#database.gathered(fly)
    else queueMicrotask(() => process.nextTick(fly))
  }
  async #fly(key: string, reads: Reads): Promise<void> {
    const waiting = reads.waiting
    reads.waiting = new Map()
    reads.underWay++
    try {
      await this.#send(key, reads.tenant, waiting)
    } finally {
      reads.underWay--
      if (reads.waiting.size) this.#soon(key, reads)
      else if (!reads.underWay && !reads.isDue) this.#byTenant.delete(key)
    }
  }
  /** Everything that waited, on one connection. Askers are told of errors; this never fails. */
  async #send(key: string, tenant: Tenant, waiting: Map<string, Asked[]>): Promise<void> {
    let connection: Connection | undefined
    let broken = false
    try {
      connection = await this.#database.connect()
      if (connection.tenantKey !== key) {
        connection.tenantKey = undefined
        await connection.query(tenantLiteral(tenant, false))
        connection.tenantKey = key
      }
    } catch (error) {
      connection?.release(true)
      for (const asked of waiting.values()) for (const one of asked) one.reject(error)
      return
    }
    const through = connection
    const run = async (text: string, values: readonly unknown[]): Promise<DatabaseAnswer> => {
      try {
        return await through.query(text, values, nameOf(text))
      } catch (error) {
        // A statement that the server refused leaves the session sound; a lost connection does not.
        broken ||= (error as { severity?: string }).severity !== 'ERROR'
        throw error
      }
    }
    await inPipeline([...waiting].flatMap(([text, asked]) => groupsOf(text, asked).map((group) => answer(run, text, group))))
    through.release(broken)
  }
}

type Run = (text: string, values: readonly unknown[]) => Promise<DatabaseAnswer>

function groupsOf(text: string, asked: Asked[]): Asked[][] {
  const size = isMergeable(text) ? TOGETHER_MAX : 1
  return Array.from({ length: Math.ceil(asked.length / size) }, (_, i) => asked.slice(i * size, (i + 1) * size))
}

/** Answers a group by one statement. One asker's value may be what it failed for: then each asks alone. */
async function answer(run: Run, text: string, group: Asked[]): Promise<void> {
  const merged = group.length > 1 ? mergeStatements(text, group) : null
  if (merged) {
    try {
      return handOut((await run(merged.text, merged.values)).rows, merged.text === text, group)
    } catch (error) {
      noteRefusal(text, error)
      if (!mayGoAlone(error)) return group.forEach((one) => one.reject(error))
    }
  }
  await inPipeline(group.map((one) => run(text, one.values).then(one.resolve, one.reject)))
}
