import { isUndone } from './db.ts'
import { keyOf, type Tenant } from './tenant.ts'
import type { Tx } from './transaction.ts'

/** So many share one: none waits for more than these. */
const TOGETHER_MAX = 16
/** One that cannot have its row for so long keeps the others back no longer: they all go alone. */
const LOCK_MS = 100

/** So many at once: one takes its statements while the one before it is on its way to the disk. */
const AT_ONCE = 2

type Piece = { keys: readonly string[]; go(tx: Tx): Promise<unknown>; resolve(value: never): void; reject(error: unknown): void }
type Run = <T>(tenant: Tenant, fn: (tx: Tx) => Promise<T>) => Promise<T>
type Line = { waiting: Piece[]; underWay: Set<readonly Piece[]>; /** One has not yet done all that it is to commit. */ isTaken: boolean }

/**
 * Small writes of one tenant that are asked for while one is under way share the next transaction, as lanes of it, where their
 * keys differ: one commit, one sync of the log and few statements for all. Whoever comes alone waits for nobody. When anything
 * of it fails all of it is undone, and each is done again in a transaction of its own, so that nobody fails for another's sake.
 */
export class SharedWrites {
  readonly #run: Run
  readonly #lines = new Map<string, Line>()
  constructor(run: Run) {
    this.#run = run
  }
  add<T>(tenant: Tenant, keys: readonly string[], go: (tx: Tx) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let line = this.#lines.get(keyOf(tenant))
      if (!line) this.#lines.set(keyOf(tenant), (line = { waiting: [], underWay: new Set(), isTaken: false }))
      line.waiting.push({ keys, go, resolve: resolve as never, reject })
      this.#goOn(tenant, line)
    })
  }
  #goOn(tenant: Tenant, line: Line): void {
    if (line.isTaken || line.underWay.size >= AT_ONCE) return
    const pieces = takeApart(line)
    if (pieces.length) void this.#depart(tenant, line, pieces)
    else if (!line.waiting.length && !line.underWay.size) this.#lines.delete(keyOf(tenant))
  }
  async #depart(tenant: Tenant, line: Line, pieces: readonly Piece[]): Promise<void> {
    line.underWay.add(pieces)
    line.isTaken = true
    let isOver = false
    const over = () => {
      if (isOver) return
      isOver = true
      line.isTaken = false
    }
    await this.#together(tenant, pieces, () => {
      over()
      this.#goOn(tenant, line)
    })
    over()
    line.underWay.delete(pieces)
    this.#goOn(tenant, line)
  }
  /** Ends when their common transaction has; callers are told of errors, and this never fails. `onCommit`: it only has to commit. */
  async #together(tenant: Tenant, pieces: readonly Piece[], onCommit: () => void): Promise<void> {
    let isCommitting = false
    const together = async (tx: Tx) => {
      isCommitting = false
      tx.write(`SET LOCAL lock_timeout = ${LOCK_MS}`)
      const results = await tx.sideBySide(pieces.map((piece) => (lane: Tx) => piece.go(lane)))
      isCommitting = true
      onCommit()
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

/** The first that wait, whose keys all differ, also from those under way; one that shares a key with an earlier one stays behind it. */
function takeApart({ waiting, underWay }: Line): Piece[] {
  const taken: Piece[] = []
  const held = new Set([...underWay].flatMap((pieces) => pieces.flatMap((piece) => piece.keys)))
  for (let at = 0; at < waiting.length && taken.length < TOGETHER_MAX; ) {
    const { keys } = waiting[at]!
    if (keys.some((key) => held.has(key))) at++
    else taken.push(...waiting.splice(at, 1))
    for (const key of keys) held.add(key)
  }
  return taken
}
