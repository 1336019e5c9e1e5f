import pg from 'pg'
import { endLeasesOf, listHolders } from './claim.ts'
import type { QueueOptions } from './worker.ts'
import type { Log } from '../log.ts'
import type { Store } from '../database/store.ts'
import type { Time } from '../time.ts'

/** Beside what other advisory locks of this database are numbered by. */
const LOCK_SPACE = 0x4956n << 48n
const LOOK_MS = 2_000
const AGAIN_MS = 500
const ANSWER_MS = 5_000
/** Whose session is gone at one look may be opening it anew, as all do after a failover of the database: longer than a connection may take. */
const LOOKS_ABSENT = 4
/** A machine that is gone says nothing: the server asks after it, and ends its session within half a minute. */
const SESSION = 'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 4'
// As text: it is more than a number here can hold.
const PRESENT = `SELECT (classid::bigint << 32 | objid::bigint)::text AS lock FROM pg_locks
  WHERE locktype = 'advisory' AND granted AND objsubid = 1 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`

export type PresenceOptions = {
  /** A session of its own with the database itself: behind a pooler its lock would be another's. */
  connection: pg.ClientConfig
  /** Of this worker, as its leases bear it. */
  name: string
  store: Store
  time: Time
  log: Log
  queues: Readonly<Record<string, QueueOptions>>
}

const lockOf = (name: string): bigint => LOCK_SPACE | BigInt(`0x${name.slice(1)}`)
const nameOfLock = (lock: bigint): string | null => (lock >> 48n === LOCK_SPACE >> 48n ? `w${(lock & 0xffff_ffff_ffffn).toString(16).padStart(12, '0')}` : null)

/**
 * Says that this worker is there, by a lock that ends with its session, and takes up at once what a worker has in hand that
 * is there no more, instead of waiting for its leases. Nothing rests on it: where it fails, leases run out as ever, and who
 * was taken for gone cannot end what another took over.
 */
export async function keepPresence(options: PresenceOptions): Promise<{ stop(): Promise<void> }> {
  const { name, store, time, log } = options
  const leaseMs = Object.fromEntries(Object.entries(options.queues).map(([queue, q]) => [queue, q.leaseMs]))
  /** Others that were there, or have work in hand, and at how many looks in a row they were not. */
  const others = new Map((await holdersOf(store)).filter((holder) => holder !== name).map((holder) => [holder, 0]))
  let session: pg.Client | null = null
  let stopped = false
  let wake = (): void => {}

  const open = async (): Promise<pg.Client> => {
    const client = new pg.Client({ ...options.connection, keepAlive: true, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS })
    client.on('error', () => {})
    client.on('end', () => {
      if (session !== client) return
      session = null
      wake()
    })
    try {
      await client.connect()
      await client.query(SESSION)
      await client.query('SELECT pg_advisory_lock($1::bigint)', [String(lockOf(name))])
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
    // Others may have lost theirs with it.
    for (const other of others.keys()) others.set(other, 0)
    return client
  }
  const look = async (): Promise<void> => {
    session ??= await open()
    const { rows } = await session.query<{ lock: string }>(PRESENT)
    const present = new Set(rows.map(({ lock }) => nameOfLock(BigInt(lock))))
    for (const other of present) if (other && other !== name) others.set(other, 0)
    for (const [other, looks] of others) {
      if (present.has(other)) continue
      others.set(other, looks + 1)
      if (looks + 1 < LOOKS_ABSENT) continue
      const taken = await endLeasesOf(store, leaseMs, other)
      others.delete(other)
      if (taken) log.info({ unit: 'take-over', worker: other, done: taken })
    }
  }
  const failed = async (error: unknown): Promise<number> => {
    log.warn({ unit: 'presence', error: String(error) })
    const silent = session
    session = null
    await silent?.end().catch(() => {})
    return AGAIN_MS
  }
  const keep = async (): Promise<void> => {
    while (!stopped) {
      const waitMs = await look().then(() => LOOK_MS, failed)
      let cancel = (): void => {}
      await new Promise<void>((resolve) => {
        wake = resolve
        if (stopped) resolve()
        else cancel = time.after(waitMs, resolve)
      })
      cancel()
    }
  }
  // Whoever claims is there before its first lease is.
  session = await open().catch(() => null)
  const keeping = keep()
  return {
    async stop() {
      stopped = true
      wake()
      await keeping
      await session?.end().catch(() => {})
    },
  }
}

/** Who has work in hand, of those that say whether they are there. */
const holdersOf = async (store: Store): Promise<string[]> =>
  (await listHolders(store)).filter((holder) => /^w[0-9a-f]{12}$/.test(holder))
