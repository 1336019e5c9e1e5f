import type { Time } from '../../../src/kernel/index.ts'
import type { Life, Schedule } from '../schedule.ts'

/** Shorter timers are polls of the worker; the simulator wakes a queue when it has due work instead. */
const POLL_MS_MAX = 2_000

/** The clock of one process: virtual time, off by what this machine's clock is off. */
export const simTime = (schedule: Schedule, life: Life, skewMs: () => number): Time => ({
  now: () => schedule.now + skewMs(),
  sleep: (ms) => schedule.wait(life, ms),
  after: (ms, fn) => (ms < POLL_MS_MAX ? () => {} : schedule.at(schedule.now + ms, () => !life.dead && fn())),
})
