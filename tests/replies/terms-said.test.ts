import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

const CONFIRMED = 'gl=confirmed ex=confirmed po=confirmed'
const HEADS = ['All three are active', 'The policies are in force', 'GL, excess and pollution are active']
/** The term that was asked, 9/1/2026 to 9/1/2027, as people say it. */
const TERMS = [' through 9/1/27', ' until September 1, 2027', ' until next September', ', expiring 9/1/27', ', 9/1/26-27', ', policy period 9/1/2026 to 9/1/2027', ', effective 9/1/26', ', eff. 9/1', ' for the 26-27 term', ' for the 2026-2027 policy period', ' for the current term', ' for the current policy period', ' for the dates shown', ', all 9/1 to 9/1', ', all renew 9/1']

test('the term that was asked is told again in many ways', async () => {
  const wrong: string[] = []
  for (const head of HEADS) for (const term of TERMS) if ((await outcomesOf('tower', `${head}${term}.`)) !== CONFIRMED) wrong.push(`${head}${term}`)
  assert.deepEqual(wrong, [])
})

test('another term is none of it', async () => {
  for (const term of [' for the 25-26 term', ' for the 27-28 term', ' for the current term only', ' through 1/1/27', ' for the last term']) assert.notEqual(await outcomesOf('tower', `All three are active${term}.`), CONFIRMED, term)
  assert.match(await outcomesOf('tower', 'The GL is active, effective 10/1/26. Excess and pollution are right and active.'), /^gl=contradicted ex=confirmed po=confirmed$/)
})
