import assert from 'node:assert/strict'
import { test } from 'node:test'
import { saysSpent } from '../../src/extraction/standing/spent-limits.ts'
import { certificate } from '../endpoints/kit/paper.ts'
import { read } from '../extraction-certificates/printed.ts'

const SPENT = [
  'general liability aggregate has been exhausted by paid claims',
  'gl aggregate limit has been reduced by claims paid',
  'the general aggregate is impaired',
  'the general aggregate limit is currently impaired by open claims',
  'aggregate limits of the above policies have been partially eroded',
  'limits have been reduced by payment of claims',
  'each occurrence limit is eroded by defense costs and now stands at $250,000',
  'claims have eroded the general aggregate',
  'paid claims have reduced the gl aggregate to $400,000',
  'remaining aggregate $400,000',
  'remaining general aggregate limit: $1,150,000 as of 11/01/2026',
  '$400,000 of the aggregate remains',
  'umbrella aggregate is exhausted',
  'the policy limits were depleted by a 2026 loss',
  'general aggregate is eroded',
  'the aggregate is partly eroded by a 2026 claim',
  'general aggregate is eroded; $250,000 remains available',
  'of the general aggregate $250,000 is left',
]
const WHOLE = [
  'limits shown may have been reduced by paid claims',
  'aggregate limits shown may be reduced by claims or expenses paid',
  'the general aggregate has not been impaired',
  'no aggregate has been reduced by claims',
  'umbrella drops down once underlying limits are exhausted',
  'excess applies when the underlying aggregate has been reduced by payment of claims',
  'if the aggregate limit is exhausted, the holder will be told',
  'should limits be impaired by 50% or more, notice will be given',
  'the duty to defend ends after the limit is used up',
  'general aggregate applies per project',
  'defense costs erode the limit of liability',
  'the limit is eroded by defense costs',
  'limits are eroded by claim expenses',
  'the each occurrence limit of $1,000,000 remains in effect',
  'the aggregate limit of $2,000,000 remains unchanged',
  'a limit of $1,000,000 is available for each project',
  'limits are inclusive of defense costs',
  'deductible has been reduced to $1,000',
  'the aggregate was reduced by claims and has been reinstated in full',
  'will advise the holder when limits are reduced',
  'limits of insurance are reduced by any deductible',
]
test('a limit that is said to be used up, as a fact', () => {
  for (const sentence of SPENT) assert.ok(saysSpent(sentence), sentence)
  for (const sentence of WHOLE) assert.ok(!saysSpent(sentence), sentence)
})

test('it is heard of the policy of the coverage that is named, of all where none is', async () => {
  const heard = async (description: string[]) => {
    const { coverage_lines, unread_changes = [] } = await read(await certificate({ description, gl: {}, auto: {} }))
    return unread_changes.flatMap((c) => c.policy_numbers).map((number) => coverage_lines.find((l) => l.policy_number === number)?.coverage_type).sort()
  }
  assert.deepEqual(await heard(['General liability aggregate has been exhausted by paid claims.']), ['general_liability'])
  assert.deepEqual(await heard(['Limits have been reduced by claims paid. Job 12.']), ['auto_liability', 'general_liability'])
  assert.deepEqual(await heard(['Limits shown may have been reduced by paid claims.']), [])
})
