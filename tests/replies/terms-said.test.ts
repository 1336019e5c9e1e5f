import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

const HEADS = ['All three are active', 'The policies are in force', 'Auto, cargo and GL are active']
/** The term that was asked, 3/10/2026 to 3/10/2027, as people say it. */
const TERMS = [' through 3/10/27', ' until March 10, 2027', ' until next March', ', expiring 3/10/27', ', 3/10/26-27', ', policy period 3/10/2026 to 3/10/2027', ', effective 3/10/26', ', eff. 3/10', ' for the 26-27 term', ' for the 2026-2027 policy period', ' for the current term', ' for the current policy period', ' for the dates shown', ', all 3/10 to 3/10', ', all renew 3/10']

test('the term that was asked is told again in many ways', async () => {
  const wrong: string[] = []
  for (const head of HEADS) for (const term of TERMS) if ((await outcomesOf('haul', `${head}${term}.`)) !== 'al=confirmed cg=confirmed gl=confirmed') wrong.push(`${head}${term}`)
  assert.deepEqual(wrong, [])
})

test('another term is none of it', async () => {
  for (const term of [' for the 25-26 term', ' for the 27-28 term', ' for the current term only', ' through 1/10/27', ' for the last term']) assert.notEqual(await outcomesOf('haul', `All three are active${term}.`), 'al=confirmed cg=confirmed gl=confirmed', term)
  assert.match(await outcomesOf('haul', 'The auto is active, effective 4/1/26. Cargo and GL are right and active.'), /^al=contradicted cg=confirmed gl=confirmed$/)
})
