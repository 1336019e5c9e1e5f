import assert from 'node:assert/strict'
import { test } from 'node:test'
import { explain, seededHistories } from './campaign.ts'
import { openGround } from './history.ts'
import { holdThrough } from './hold-through.ts'

/** Each broke once: a reopened question left stale roll-ups; a refusal that asks to be called again was kept for its key; clocks polled in parts of milliseconds; an engagement that joined a clock late had its reminder sent again. */
const ONCE_BROKEN = [180, 619, 620, 694, 752, 804, 822, 770_243, 880_259]
test('seeds that once broke an invariant hold', { timeout: 300_000 }, async () => {
  const ground = await openGround()
  try {
    for (const seed of ONCE_BROKEN) {
      const report = await seededHistories([ground], seed, 1)
      assert.equal(report.broken.length, 0, explain(report))
    }
  } finally {
    await ground.close()
  }
})

holdThrough(1)
