import { isUndone } from './db.ts'
import { keyOf, type Tenant } from './tenant.ts'
import type { Tx } from './transaction.ts'

/** So many share one: none waits for more than these. */
const TOGETHER_MAX = 16
/** One that cannot have its row for so long keeps the others back no longer: they all go alone. */
const LOCK_MS = 100

type Piece = { keys: readonly string[]; go(tx: Tx): Promise<unknown>; resolve(value: never): void; reject(error: unknown): void }
type Run = <T>(tenant: Tenant, fn: (tx: Tx) => Promise<T>) => Promise<T>

/**
 * Small writes of one tenant that are asked for while one is under way share the next transaction, as lanes of it, where their
 * keys differ: one commit, one sync of the log and few statements for all. Whoever comes alone waits for nobody. When anything
 * of it fails all of it is undone, and each is done again in a transaction of its own, so that nobody fails for another's sake.
 */
export class SharedWrites {
  readonly #run: Run
  /** What waits behind a transaction of its tenant. */
  readonly #waiting = new Map<string, Piece[]>()
  constructor(run: Run) {
    this.#run = run
  }
  add<T>(tenant: Tenant, keys: readonly string[], go: (tx: Tx) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const piece: Piece = { keys, go, resolve: resolve as never, reject }
      const waiting = this.#waiting.get(keyOf(tenant))
      if (waiting) waiting.push(piece)
      else {
        this.#waiting.set(keyOf(tenant), [])
        void this.#goOn(tenant, [piece])
      }
    })
  }
  async #goOn(tenant: Tenant, pieces: readonly Piece[]): Promise<void> {
    await this.#together(tenant, pieces)
    const waiting = this.#waiting.get(keyOf(tenant))!
    if (waiting.length) void this.#goOn(tenant, takeApart(waiting))
    else this.#waiting.delete(keyOf(tenant))
  }
  /** Ends when their common transaction has; callers are told of errors, and this never fails. */
  async #together(tenant: Tenant, pieces: readonly Piece[]): Promise<void> {
    let isCommitting = false
    const together = async (tx: Tx) => {
      isCommitting = false
      tx.write(`SET LOCAL lock_timeout = ${LOCK_MS}`)
      const results = await tx.sideBySide(pieces.map((piece) => (lane: Tx) => piece.go(lane)))
      isCommitting = true
      return results
    }
    await this.#run(tenant, together).then(
      (results) => pieces.forEach((piece, i) => piece.resolve(results[i] as never)),
      (error: unknown) => {
        // The connection was lost behind the COMMIT: nobody knows what became of it, and done again it may be done twice.
        if (isCommitting && !isUndone(error)) return pieces.forEach((piece) => piece.reject(error))
        for (const piece of pieces) this.#run(tenant, piece.go).then(piece.resolve as never, piece.reject)
      },
    )
  }
}

/** The first that wait, whose keys all differ; one that shares a key with an earlier one stays behind it. */
function takeApart(waiting: Piece[]): Piece[] {
  const taken: Piece[] = []
  const held = new Set<string>()
  for (let at = 0; at < waiting.length && taken.length < TOGETHER_MAX; ) {
    const { keys } = waiting[at]!
    if (keys.some((key) => held.has(key))) at++
    else taken.push(...waiting.splice(at, 1))
    for (const key of keys) held.add(key)
  }
  return taken
}
