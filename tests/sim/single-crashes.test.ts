import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { explain, singleCrashes } from './campaign.ts'
import { type Ground, openGround } from './history.ts'
import { everyWrite } from './stories/every-write.ts'
import { mainPath } from './stories/main-path.ts'
import { pushesTogether } from './stories/pushes-together.ts'

let ground: Ground
before(async () => {
  ground = await openGround()
})
after(() => ground.close())

test('the main path survives a death before each step, after each effect outside, and after each commit', { timeout: 900_000 }, async (t) => {
  const report = await singleCrashes(ground, mainPath)
  t.diagnostic(`${report.counted.steps} steps, ${report.counted.commits} commits, ${report.histories} histories`)
  assert.equal(report.broken.length, 0, explain(report))
  assert.ok(report.counted.steps > 100 && report.counted.commits > 40)
})

/** All of them by hand: npm run sim -- --crashes. */
const EVERY = 15
test(`the other writes survive a death at each ${EVERY}th step and commit`, { timeout: 900_000 }, async (t) => {
  const report = await singleCrashes(ground, everyWrite, { every: EVERY })
  t.diagnostic(`${report.counted.steps} steps, ${report.counted.commits} commits, ${report.histories} histories`)
  assert.equal(report.broken.length, 0, explain(report))
})

test(`pushes that share a transaction survive a death at each ${EVERY}th step and commit`, { timeout: 900_000 }, async (t) => {
  const report = await singleCrashes(ground, pushesTogether, { every: EVERY })
  t.diagnostic(`${report.counted.steps} steps, ${report.counted.commits} commits, ${report.histories} histories`)
  assert.equal(report.broken.length, 0, explain(report))
})
