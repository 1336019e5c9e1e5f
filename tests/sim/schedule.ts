import { createHash } from 'node:crypto'

/** One run of one process: what it waits for is never answered once it has died. */
export class Life {
  readonly name: string
  /** false for what is outside of the service: clients, agents, receivers. */
  readonly mortal: boolean
  dead = false
  readonly #wakes: (() => void)[] = []
  constructor(name: string, mortal: boolean) {
    this.name = name
    this.mortal = mortal
  }
  onDeath(fn: () => void): void {
    this.#wakes.push(fn)
  }
  die(): void {
    if (this.dead) return
    this.dead = true
    for (const fn of this.#wakes) fn()
  }
}

/** The answer a dead process waits for. */
export const never = <T>(): Promise<T> => new Promise<T>(() => {})

/** What may go wrong at a step; decided by the plan of a history before the step is taken. */
export type StepFault = 'crash' | 'crash_after' | null
export type Chooser = {
  /** Which of the parked steps goes next. */
  next(count: number): number
  /** Asked before each step of a process, with its number. */
  fault(step: number, label: string, life: Life): StepFault
}
type Parked = { life: Life; label: string; grant: (turn: Turn) => void; order: number }
type Planned = { at: number; order: number; run: () => void }
/** `diesAfter`: what the step does happens, and its process never hears of it. */
export type Turn = { end(): void; diesAfter: boolean }

/**
 * The scheduler of the simulator: every call of a port parks here, and one at a time goes on. Time is virtual and moves
 * when nobody can go on, or by a millisecond a step. What is logged makes the history's hash.
 */
export class Schedule {
  now: number
  step = 0
  readonly #chooser: Chooser
  #parked: Parked[] = []
  readonly #planned: Planned[] = []
  readonly #hash = createHash('sha256')
  readonly #startedAt: number
  /** Kept only when asked for: the whole history in words. */
  readonly lines: string[] | null
  #order = 0
  #activity = 0

  constructor(options: { now: number; chooser: Chooser; keepLines?: boolean }) {
    this.now = options.now
    this.#startedAt = options.now
    this.#chooser = options.chooser
    this.lines = options.keepLines ? [] : null
  }

  log(line: string): void {
    const text = `${this.now - this.#startedAt} ${line}`
    this.#hash.update(text).update('\n')
    this.lines?.push(text)
  }
  digest(): string {
    return this.#hash.copy().digest('hex')
  }

  /** Parks until it is this caller's turn. Whoever holds a turn runs alone until it ends it. */
  enter(life: Life, label: string): Promise<Turn> {
    if (life.dead) return never()
    this.#activity++
    return new Promise((grant) => this.#parked.push({ life, label, grant, order: this.#order++ }))
  }

  /** A step that ends by itself. What it does happens even if its process dies of it; its answer then reaches nobody. */
  async take<T>(life: Life, label: string, fn: () => Promise<T> | T): Promise<T> {
    const turn = await this.enter(life, label)
    try {
      const result = await fn()
      if (turn.diesAfter) {
        this.log(`  ${life.name} dies after it`)
        life.die()
      }
      return life.dead ? never<T>() : result
    } catch (error) {
      if (life.dead) return never<T>()
      throw error
    } finally {
      turn.end()
    }
  }

  /** Something outside of every process that happens at a moment: mail arriving, a process coming back. */
  at(when: number, run: () => void): () => void {
    const planned = { at: Math.max(when, this.now), order: this.#order++, run }
    this.#planned.push(planned)
    return () => {
      const i = this.#planned.indexOf(planned)
      if (i >= 0) this.#planned.splice(i, 1)
    }
  }
  wait(life: Life, ms: number): Promise<void> {
    if (life.dead) return never()
    return new Promise((resolve) => this.at(this.now + ms, () => !life.dead && resolve()))
  }
  get nextPlanned(): number {
    return this.#planned.reduce((min, p) => Math.min(min, p.at), Infinity)
  }

  /** Lets one parked step go on; false when none is parked. */
  async stepOnce(): Promise<boolean> {
    await this.#quiet()
    this.#parked = this.#parked.filter((p) => !p.life.dead)
    if (!this.#parked.length) return false
    const chosen = this.#parked.splice(this.#chooser.next(this.#parked.length), 1)[0]!
    const step = ++this.step
    const fault = this.#chooser.fault(step, chosen.label, chosen.life)
    this.now += 1
    if (fault === 'crash') {
      this.log(`${step} ${chosen.life.name} ${chosen.label}: dies before it`)
      chosen.life.die()
      return true
    }
    this.log(`${step} ${chosen.life.name} ${chosen.label}`)
    let ended = false
    const done = new Promise<void>((resolve) => {
      const end = () => {
        if (ended) return
        ended = true
        resolve()
      }
      chosen.grant({ end, diesAfter: fault === 'crash_after' })
    })
    await withPatience(done, () => `${chosen.life.name} ${chosen.label} does not end: does a transaction wait for a second connection?`)
    return true
  }

  /** Moves time to the next planned moment up to `until` and lets it happen. */
  runPlanned(until: number): boolean {
    const next = this.#planned.reduce<Planned | null>((min, p) => (min === null || p.at < min.at || (p.at === min.at && p.order < min.order) ? p : min), null)
    if (!next || next.at > until) return false
    this.#planned.splice(this.#planned.indexOf(next), 1)
    this.now = Math.max(this.now, next.at)
    next.run()
    return true
  }

  /** Waits until everything that was set going has parked, finished, or waits for time. */
  async #quiet(): Promise<void> {
    for (let still = 0; still < 4; ) {
      const before = this.#activity
      await new Promise((resolve) => setImmediate(resolve))
      still = this.#activity === before ? still + 1 : 0
    }
  }
}

const PATIENCE_MS = 20_000
async function withPatience(done: Promise<void>, why: () => string): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(why())), PATIENCE_MS)
  })
  try {
    await Promise.race([done, late])
  } finally {
    clearTimeout(timer)
  }
}
