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

test('whichever way it is said that the answer is of one policy', async () => {
  for (const which of ['That is for the auto', 'It is for the auto', 'I was asked about the auto', 'I was looking at the auto', 'I am talking about the auto', 'Referring to the auto', 'It was the auto I checked', 'The above is for the auto policy', 'Me refiero a la de auto']) {
    for (const letter of [`All active. ${which}.`, `${which}. Yes to all.`, `Yes, confirmed (${which})`, `Everything is in force as shown\n${which}.`]) assert.doesNotMatch(await outcomesOf('haul', letter), /(?:cg|gl)=confirmed/, letter)
  }
})

test('what is looked at beside, or tells one policy by its number, leaves nothing open', async () => {
  for (const letter of ['All active. I also checked the auto.', 'I checked the auto, cargo and GL. All active.', 'Auto: yes, that is the PSX-204417 policy. Cargo: yes. GL: yes.', 'I looked up all three policies. All active.', 'The first is active, that is the auto. The second is active, that is the cargo. The third is active, that is the GL.'])
    assert.equal(await outcomesOf('haul', letter), 'al=confirmed cg=confirmed gl=confirmed', letter)
})

test('an exception that is announced is named by the sentence behind it', async () => {
  for (const announced of ['All active except one.', 'All three are in force, with one exception.', 'All active, one change though.', 'All are active but one.']) {
    for (const named of ['That is the cargo.', 'The cargo.', 'It is for the cargo.']) assert.doesNotMatch(await outcomesOf('haul', `${announced} ${named}`), /cg=confirmed/, `${announced} ${named}`)
  }
  assert.match(await outcomesOf('haul', 'All active except one. That is the cargo.'), /al=confirmed cg=unclear gl=confirmed/)
  for (const letter of ['All are active but one: the cargo.', 'All are active but one (the cargo).', 'Everything is active but one policy - the cargo', 'All in force but for one: the cargo']) assert.match(await outcomesOf('haul', letter), /al=confirmed cg=unclear gl=confirmed/, letter)
})

test('what a policy shares with one that is in doubt is no answer', async () => {
  for (const shared of ['Cargo is on the same bill.', 'Cargo is in the same way.', 'The cargo has the same status as the auto.']) assert.doesNotMatch(await outcomesOf('haul', `Auto is pending cancellation. ${shared} GL is in force.`), /cg=confirmed/, shared)
  assert.equal(await outcomesOf('haul', 'All three are active, same limits and dates.'), 'al=confirmed cg=confirmed gl=confirmed')
})
