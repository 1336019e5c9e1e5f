import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

/** One policy that is another's, in many words; the others stand. */
const NOT_OURS = [
  "isn't something we wrote", 'is not one we wrote', "isn't a policy we have", "isn't one we handle", "isn't on our books", "isn't one of our policies", 'was never placed through us', 'is placed elsewhere', 'they insure elsewhere', 'they buy direct from the carrier',
  'they keep elsewhere', 'comes from another agency', 'is handled by another agent', "is somebody else's", 'we have never written', 'was written by another agency',
]

test('a policy that is another agency’s is refused, and the others stand', async () => {
  for (const [at, said] of NOT_OURS.entries()) {
    const letter = at % 2 === 0 ? `Auto and cargo are active. The GL ${said}.` : `The general liability ${said}. Auto and cargo confirmed.`
    assert.equal(await outcomesOf('haul', letter), 'al=confirmed cg=confirmed gl=refused', letter)
  }
})

test('what came from another agency and is no policy refuses none', async () => {
  for (const letter of ['All three are active. The certificate you have came from another agency.', 'All three are active. This request came from another agency.', "All three are active. The e-mail is someone else's.", 'All three are active. Another agent took this over.'])
    assert.ok(!(await outcomesOf('haul', letter)).includes('refused'), letter)
  assert.equal(await outcomesOf('haul', "Auto and cargo confirmed. The GL isn't ours to confirm."), 'al=confirmed cg=confirmed gl=unclear')
})

test('current with no changes is active', async () => {
  for (const letter of ['All three policies are current with no changes.', 'All three are current with no lapses.', 'All three are current under those numbers.']) assert.equal(await outcomesOf('haul', letter), 'al=confirmed cg=confirmed gl=confirmed', letter)
})
