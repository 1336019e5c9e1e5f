import assert from 'node:assert/strict'
import { test } from 'node:test'
import { explain, seededHistories } from './campaign.ts'
import { openGround } from './history.ts'

/** Histories of one file; two files of them run beside each other. */
export const HISTORIES = Number(process.env.SIM_HISTORIES ?? 100)
/** A slow machine runs fewer, and says so. */
const TIME_MS_MAX = Number(process.env.SIM_SECONDS ?? 285) * 1000
/** So many at a time: while one waits for its database another goes on. */
const GROUNDS = 3

/** A test that histories of many faults, of the seeds from one on, break no invariant. */
export const holdThrough = (from: number): void =>
  void test(`no history of many faults breaks an invariant, from seed ${from} on`, { timeout: 900_000 }, async (t) => {
    const grounds = await Promise.all(Array.from({ length: GROUNDS }, openGround))
    const startedAt = performance.now()
    const spent = () => performance.now() - startedAt
    try {
      const report = await seededHistories(grounds, from, HISTORIES, () => spent() < TIME_MS_MAX)
      t.diagnostic(`${report.histories} of ${HISTORIES} histories, ${report.steps} steps, ${report.crashes} crashes in ${(spent() / 1000).toFixed(0)} s`)
      assert.equal(report.broken.length, 0, explain(report))
      assert.ok(report.histories > 0)
    } finally {
      for (const ground of grounds) await ground.close()
    }
  })
