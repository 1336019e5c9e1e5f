import type { Connection } from './db.ts'
import { MergedReads } from './merge-reads.ts'
import { isMergeable } from './merge-statements.ts'

type Held = { lane: Lane; queue: { lane: Lane; go(): void }[] }
type LockMany<Row> = (keys: string[]) => Promise<Map<string, Row>>
type Asked = { key: string; lane: Lane; resolve(row: unknown): void; reject(error: unknown): void }

/** From so many lanes on, as in bulk work, their reads are not gathered before they are merged. Measured at ten and at twenty; a few together, as pushes are, go on as one statement. */
const MERGES_FROM = 10

/** One of several pieces of work that share a transaction. */
export class Lane {
  waitsFor: Lane | null = null
  /** Settles when it has what it asked to lock. */
  locking: Promise<unknown> | null = null
}

/** Two lanes wait on each other; run one by one they do not. */
class LanesCross extends Error {}

/**
 * What lanes of one transaction share: their reads travel together, and what one of them has locked the others wait for,
 * since the database sees a single transaction and would let them pass.
 */
export class Lanes {
  readonly #reads: MergedReads
  readonly #held = new Map<string, Held>()
  #asked: Asked[] = []
  readonly #merges: boolean
  constructor(connection: Connection, named: boolean, count: number) {
    this.#reads = new MergedReads(connection, named)
    this.#merges = count >= MERGES_FROM
  }
  /** What a lane's statements go through. Reads that it sends right behind a lock wait until it has it: they are to see what was changed under that lock before. */
  connectionOf(lane: Lane): Connection {
    const { query, release } = this.#reads.connection()
    return { query: (text, values, name) => (lane.locking && isMergeable(text) ? lane.locking.then(() => query(text, values, name)) : query(text, values, name)), merges: this.#merges, release }
  }
  /** The row under a key, locked for this lane until it ends. Locks asked for at the same moment are taken by one statement: they are all of one kind, the insured's. */
  lock<Row>(lane: Lane, key: string, lockMany: LockMany<Row>): Promise<Row | null> {
    const locked = this.#lock(lane, key, lockMany)
    const locking = Promise.allSettled([lane.locking, locked]).then(() => {
      if (lane.locking === locking) lane.locking = null
    })
    lane.locking = locking
    return locked
  }
  async #lock<Row>(lane: Lane, key: string, lockMany: LockMany<Row>): Promise<Row | null> {
    await this.#hold(lane, key)
    return new Promise<Row | null>((resolve, reject) => {
      if (!this.#asked.length) queueMicrotask(() => process.nextTick(() => void this.#lockAsked(lockMany)))
      this.#asked.push({ key, lane, resolve: resolve as never, reject })
    })
  }
  async #lockAsked<Row>(lockMany: LockMany<Row>): Promise<void> {
    const asked = this.#asked
    this.#asked = []
    try {
      const rows = await lockMany([...new Set(asked.map((a) => a.key))].sort())
      for (const { key, resolve } of asked) resolve(rows.get(key) ?? null)
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }
  #hold(lane: Lane, key: string): Promise<void> | void {
    const held = this.#held.get(key)
    if (!held) this.#held.set(key, { lane, queue: [] })
    else if (held.lane !== lane) {
      for (let other: Lane | null = held.lane; other; other = other.waitsFor) if (other === lane) throw new LanesCross(`two lanes wait for each other at ${key}`)
      lane.waitsFor = held.lane
      return new Promise((go) => held.queue.push({ lane, go }))
    }
  }
  /** Gives on what the lane had locked. */
  end(lane: Lane): void {
    for (const [key, held] of this.#held) {
      if (held.lane !== lane) continue
      const next = held.queue.shift()
      if (!next) {
        this.#held.delete(key)
        continue
      }
      held.lane = next.lane
      next.lane.waitsFor = null
      for (const { lane: waiting } of held.queue) waiting.waitsFor = next.lane
      next.go()
    }
  }
}
