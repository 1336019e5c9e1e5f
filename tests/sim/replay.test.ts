import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededHistory } from './campaign.ts'
import { openGround } from './history.ts'

/** Each time in a database of its own, as on another machine. */
async function digestsOf(seeds: string[]): Promise<string[]> {
  const ground = await openGround()
  try {
    const digests = []
    for (const seed of seeds) digests.push((await seededHistory(ground, seed)).digest)
    return digests
  } finally {
    await ground.close()
  }
}

test('the same seed is the same history, to the last statement and row', async () => {
  const seeds = ['7', '11', '24', '130']
  const first = await digestsOf(seeds)
  assert.deepEqual(await digestsOf(seeds), first)
  assert.equal(new Set(first).size, seeds.length)
})
