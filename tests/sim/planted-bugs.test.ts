import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { PLANTED } from './bugs.ts'
import { seededHistory } from './campaign.ts'
import { type Ground, openGround } from './history.ts'

/** Histories tried until one shows the bug. */
const SEEDS_MAX = 25
let ground: Ground
before(async () => {
  ground = await openGround()
})
after(() => ground.close())

for (const [bug, { bugs, rates, caughtBy }] of Object.entries(PLANTED))
  test(`caught: ${bug}`, async (t) => {
    for (let seed = 0; seed < SEEDS_MAX; seed++) {
      const { violations } = await seededHistory(ground, `${seed} ${bug}`, { bugs: bugs(), ...(rates && { rates }) }).catch((error) => ({ violations: [{ invariant: 'the history comes to its end', what: String(error) }] }))
      const named = [...new Set(violations.map((v) => v.invariant))]
      if (!named.some((n) => caughtBy.includes(n))) continue
      t.diagnostic(`after ${seed + 1} histories, by ${named.join(', ')}`)
      return
    }
    assert.fail(`${SEEDS_MAX} histories and none of ${caughtBy.join(', ')} was broken`)
  })
