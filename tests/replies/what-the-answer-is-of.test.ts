import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

test('an answer that says which policy it is of leaves the others open', async () => {
  for (const said of ['This only covers the auto.', 'This only reflects the auto.', 'This applies to the auto.', 'You may use this for the auto.', 'This confirmation is limited to the auto.', 'I am only speaking to the auto.', 'This email concerns the auto policy.'])
    for (const yes of ['All active.', 'Yes, everything is in force as shown.']) assert.doesNotMatch(await outcomesOf('haul', `${yes} ${said}`), /(?:cg|gl)=confirmed/, `${yes} ${said}`)
})

test('what is said for the record leaves nothing open', async () => {
  assert.equal(await outcomesOf('haul', 'All active. This is for the record.'), 'al=confirmed cg=confirmed gl=confirmed')
})

test('an offer to put a policy back says that it is not in force', async () => {
  for (const offer of ['Let us know if you want it put back in force.', 'If you want them put back in force let me know.', 'Feel free to call if you want coverage reinstated.'])
    assert.doesNotMatch(await outcomesOf('haul', `All active. ${offer}`), /confirmed/, offer)
  assert.equal(await outcomesOf('haul', 'All active. Let me know if you need anything else.'), 'al=confirmed cg=confirmed gl=confirmed')
})
