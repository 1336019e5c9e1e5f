import assert from 'node:assert/strict'

/** Four times the length takes sixteen times as long where the time is quadratic, about four times where all is well. */
const GROWS_AT_MOST = 10
/** A busy machine makes some looks slow, and hardly this many in a row. */
const LOOKS = 6
/** Below this the measure says more of the machine than of the code. */
const MEASURABLE_MS = 20

function cpuMs(run: () => unknown): number {
  const start = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(start)
  return Math.max((user + system) / 1e3, MEASURABLE_MS)
}

/** Fails where `run`, given a quarter of `length` and then all of it, takes much more than four times as long, each time it is looked at. */
export function growsInStep(run: (length: number) => unknown, length: number): void {
  const quarter = Math.floor(length / 4)
  // The first time through, code is compiled that later runs find there.
  run(quarter)
  let least = Infinity
  for (let look = 0; look < LOOKS && least > GROWS_AT_MOST; look++) least = Math.min(least, cpuMs(() => run(length)) / cpuMs(() => run(quarter)))
  assert.ok(least <= GROWS_AT_MOST, `four times the length takes ${least.toFixed(1)} times as long`)
}
