import type { Log } from '../log.ts'
import type { Time } from '../time.ts'

/** Something that must be done again and again while the service runs. Done twice, or by two processes at once, it does no harm. */
export type Chore = { name: string; /** Says how much there was to do. */ run(): Promise<number> }

const EVERY_MS = 6 * 3_600_000
/** What failed (a database that is away, a lock that is held) is not left for another quarter of a day. */
const AGAIN_MS = 10 * 60_000

/** Does every chore now and every six hours; one that fails is told, comes again soon, and keeps none of the others from being done. */
export function keepHouse(options: { time: Time; log: Log; chores: readonly Chore[] }): { stop(): Promise<void> } {
  const { time, log, chores } = options
  const waiting = new Map<string, () => void>()
  const underWay = new Set<Promise<void>>()
  let stopped = false

  const begin = (chore: Chore): void => {
    const doing = attempt(chore).then((wait) => {
      underWay.delete(doing)
      if (!stopped) waiting.set(chore.name, time.after(wait, () => begin(chore)))
    })
    underWay.add(doing)
  }
  const attempt = async (chore: Chore): Promise<number> => {
    const started = time.now()
    try {
      const done = await chore.run()
      if (done) log.info({ unit: 'chore', name: chore.name, done, took_ms: time.now() - started, outcome: 'done' })
      return EVERY_MS
    } catch (error) {
      log.warn({ unit: 'chore', name: chore.name, took_ms: time.now() - started, outcome: 'retry', error: String(error) })
      return AGAIN_MS
    }
  }
  for (const chore of chores) begin(chore)
  return {
    async stop() {
      stopped = true
      for (const cancel of waiting.values()) cancel()
      await Promise.allSettled([...underWay])
    },
  }
}
