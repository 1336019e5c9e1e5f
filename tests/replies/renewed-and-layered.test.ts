import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

test('a layer that follows another is told of itself', async () => {
  for (const text of ['The umbrella follows the GL and is active. GL, auto and WC are active too.', 'The umbrella sits over the GL and auto and is active. The others are active.', 'Umbrella follows form over the GL and is active. The GL, auto and WC are active too.']) assert.equal(await outcomesOf('build', text), 'gl=confirmed al=confirmed um=confirmed wc=confirmed', text)
  assert.equal(await outcomesOf('build', 'Umbrella follows the GL and is cancelled. The GL, auto and WC are active.'), 'gl=confirmed al=confirmed um=refused wc=confirmed')
})

test('an exception of the day alone leaves the policy standing', async () => {
  assert.equal(await outcomesOf('haul', 'Everything renewed 3/10 except the GL which renewed 5/1. All active.'), 'al=confirmed cg=confirmed gl=confirmed')
  for (const text of ['Everything renewed 3/10 except the GL which renewed 6/1. All active.', 'Everything is active except the GL which renewed 5/1.', 'Everything renewed 3/10 except the GL which did not renew. All active.']) assert.doesNotMatch(await outcomesOf('haul', text), /gl=confirmed/, text)
})

test('a value that is still waited for is none yet', async () => {
  assert.match(await outcomesOf('haul', 'Waiting on Prairie Star to issue the endorsement raising the cargo to 250,000. All active.'), /cg=unclear/)
  assert.equal(await outcomesOf('solo', 'Binder issued, policies to follow.'), 'al=unclear')
})
