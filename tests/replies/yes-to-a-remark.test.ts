import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

const CONFIRMED = 'al=confirmed cg=confirmed gl=confirmed'
/** Said in one breath with a yes, each is what the yes is to: whose client, whose policies, who writes, what was sent, how the office does. */
const REMARKS = [
  "they're still a client of ours", 'he is still our insured', "they're still with us", 'still on the books', 'we have them in our system', 'they are in our system', 'those are our policies', 'these are ours', 'I have those policies',
  'they have all three policies with us', 'we wrote these', 'all of these were written in our office', 'those are the policies you asked about', 'the named insured is correct', "the insured's name is correct", 'the address is right', 'this is the right mailbox',
  'we sent the certificate on 11/3', 'I sent you a certificate last week', 'we issued a certificate in July', 'that certificate came from our office', 'I can see the certificate', 'that is what you sent', 'I read it', 'renewal is 5/1', 'I can help with this', 'happy to help', 'we do verify coverage', "it's been busy", 'that works',
]
/** Beside these a yes stays one. */
const KEPT = ['thank you', 'thanks for checking', 'sorry for the delay', 'let me know if you need anything else', 'have a great day!', 'certificate attached', "I've attached the certificate", "I'll send a cert", 'I checked our system', 'confirmed', "that's correct", 'all three', 'for all of these', 'per our records', 'all the information is correct']
const ENDS = ['the GL was cancelled', 'the cargo lapsed']

test('a yes in one breath with a remark is to that', async () => {
  const wrong: string[] = []
  for (const [at, remark] of REMARKS.entries()) {
    const letter = `${['Yes', 'Yep', 'Correct'][at % 3]!}, ${remark}.`
    if ((await outcomesOf('haul', letter)).includes('=confirmed')) wrong.push(letter)
    if ((await outcomesOf('haul', `${letter} ${ENDS[at % 2]!}.`)) === CONFIRMED) wrong.push(`${letter} and an ending`)
  }
  assert.deepEqual(wrong, [])
})

test('it takes nothing from what another sentence says', async () => {
  for (const remark of REMARKS.slice(0, 9)) assert.equal(await outcomesOf('haul', `Yes, ${remark}. All three are in force.`), CONFIRMED, remark)
  assert.equal(await outcomesOf('haul', "Yes, they're still with us. GL is in force."), 'al=unclear cg=unclear gl=confirmed')
  for (const remark of KEPT) assert.equal(await outcomesOf('haul', `Yes, ${remark}`), CONFIRMED, remark)
  for (const letter of ['Confirmed, happy to help.', 'Confirmed. They are our client.', 'Yes, we have them all in force.', 'Yes, the named insured is correct. All active with limits as shown.']) assert.equal(await outcomesOf('haul', letter), CONFIRMED, letter)
  assert.ok(!(await outcomesOf('haul', "Confirmed, they're still a client of ours.")).includes('=confirmed'))
})

test('policies that are with one company are so much and no more', async () => {
  for (const letter of ['All three are with the same carrier.', 'Auto and cargo are with the same company.', 'Same carrier for all three.']) assert.ok(!(await outcomesOf('haul', letter)).includes('=confirmed'), letter)
  assert.equal(await outcomesOf('build', 'Same company, same limits, all active.'), 'gl=confirmed al=confirmed um=confirmed wc=confirmed')
})

test('"answer 3 of 3: in force" is of the third', async () => {
  for (const label of ['Answer', 'Reply', 'Email', 'Response', 'Page', 'Request', 'Answering']) for (const count of ['3 of 3', '3/3', 'three of three']) assert.notEqual(await outcomesOf('haul', `${label} ${count}: in force`), CONFIRMED, `${label} ${count}`)
  assert.notEqual(await outcomesOf('haul', '3 of 3: in force'), CONFIRMED)
  for (const letter of ['3 of 3 active', 'I show 3 of 3 in force.', 'All 3 of 3 are in force', 'Yes, 3 of 3.', '3 of 3 policies: active']) assert.equal(await outcomesOf('haul', letter), CONFIRMED, letter)
})

test('"coverage is current on all", and no bills; an evidence of property is a paper', async () => {
  for (const letter of ['Coverage is current on all three.', 'The information you have is correct, coverage is current on all three policies.']) assert.equal(await outcomesOf('haul', letter), CONFIRMED, letter)
  for (const letter of ['They are current on all three.', 'They are current on all payments.']) assert.notEqual(await outcomesOf('haul', letter), CONFIRMED, letter)
  assert.equal(await outcomesOf('tower', 'Confirmed. An evidence of property is attached for your file.'), await outcomesOf('tower', 'Confirmed. A certificate is attached for your file.'))
})
