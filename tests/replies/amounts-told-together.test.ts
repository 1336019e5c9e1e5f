import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

// Asked: the auto 1M, the cargo 100K with 50K reefer breakdown, the GL 1M/2M with 100K rented premises and 5K medical expense.
const PLACES = ['All active at AMOUNTS.', 'All three in force, AMOUNTS.', 'All active (AMOUNTS).', 'All three active. AMOUNTS.', 'All three active. Limits are AMOUNTS.', 'AMOUNTS, all active.', 'In force at AMOUNTS.', 'Limits are AMOUNTS, all in force.', 'Auto, cargo and GL are active at AMOUNTS.', 'Auto, cargo, GL: AMOUNTS. All active.']

test('amounts told together, each the limit of the policy in its place, confirm them', async () => {
  for (const place of PLACES) for (const amounts of ['1M, 100K and 1M/2M', '$1M, $100K and $1M/$2M', '1,000,000, 100,000 and 1M/2M']) assert.equal(await outcomesOf('haul', place.replace('AMOUNTS', amounts)), 'al=confirmed cg=confirmed gl=confirmed', place + amounts)
})

test('a lesser limit of that policy, or of another, is not its limit', async () => {
  for (const place of PLACES)
    for (const amounts of ['1M, 50K and 1M/2M', '$1M, $50K and $1M/$2M', '1M, 5K and 1M/2M', '1M, 50K and 1M', '1M, 2.5K and 1M/2M', '1M, 250K and 1M/2M', '1M, 1M and 1M/2M', '1M, 50K'])
      assert.doesNotMatch(await outcomesOf('haul', place.replace('AMOUNTS', amounts)), /cg=confirmed/, place + amounts)
})

test('so it is of some of them, named ahead in any order', async () => {
  for (const [letter, cargo] of [['Auto and cargo are active at 1M and 100K. GL active.', 'confirmed'], ['GL, cargo and auto are active at 1M/2M, 100K and 1M.', 'confirmed'], ['Auto and cargo in force, limits 1M and 100K. GL in force 1M/2M.', 'confirmed'], ['Auto and cargo are active at 1M and 50K. GL active.', 'unclear'], ['GL, cargo and auto are active at 1M/2M, 50K and 1M.', 'unclear'], ['The first two are active at 1M and 50K, GL active too.', 'unclear'], ['Auto and cargo in force, limits 1M and 2,500. GL in force 1M/2M.', 'unclear']] as const)
    assert.match(await outcomesOf('haul', letter), new RegExp(`cg=${cargo}`), letter)
})

test('an amount in its own place is of the policy in that place', async () => {
  // Of the build: GL 1M/2M, auto 1M, umbrella 5M, comp 500/500/500. "2M" may be the aggregate or another occurrence.
  assert.doesNotMatch(await outcomesOf('build', 'All active at 2M, 1M, 5M and 500K.'), /gl=confirmed/)
  assert.doesNotMatch(await outcomesOf('build', 'All active at 1M/2M, 5M, 5M and 500K.'), /al=confirmed/)
})
