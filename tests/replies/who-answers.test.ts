import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'
import { outcomesOf } from './outcomes-of.ts'

const haul = CONTEXTS.haul!
const kindOf = async (text: string): Promise<string> => (await readReply(replyMail(haul, text, { style: 'gmail' }), haul)).kind

test('who wants something first, and who promises an answer', async () => {
  for (const text of [
    "We don't give out policy information by email, please call.",
    'The insured must request this from us directly.',
    'Due to privacy rules we can only respond to the named insured. Please have them reach out.',
    "You'll need to go through Prairie Star's verification line, 800-555-0133.",
    'Call me on this one please 785-555-0120',
  ])
    assert.equal(await kindOf(text), 'question', text)
  for (const text of ['We have opened case 44120 for your request.', 'Copying Gus who can help you with this.', "I've asked the carrier and will let you know what they say."]) assert.equal(await kindOf(text), 'acknowledgement', text)
  assert.equal(await kindOf('On vacation until 11/20.'), 'auto_reply')
  assert.equal(await kindOf("Season's greetings from all of us! Join us for our open house December 10, 4-7 pm."), 'unrelated')
})

test('an earlier answer told again is none of today', async () => {
  for (const text of ['I confirmed auto 1M, cargo 100K in March.', 'We verified all three last month.', 'I already confirmed auto, cargo and GL two weeks ago.']) assert.ok(!(await outcomesOf('haul', text)).includes('confirmed'), text)
  assert.equal(await outcomesOf('haul', 'I verified all three with the carriers this morning and all are active.'), 'al=confirmed cg=confirmed gl=confirmed')
})

test('who does not know the account well has still answered, and has not sent it away', async () => {
  assert.equal(await outcomesOf('haul', "All three are in force, I don't know this account well but our system shows them active."), 'al=confirmed cg=confirmed gl=confirmed')
  assert.equal(await outcomesOf('haul', "All three are in force, I don't know this account."), 'al=unclear cg=unclear gl=unclear')
  assert.equal(await outcomesOf('haul', 'Please be advised we are no longer agent of record for this insured as of 9/30/2026.'), 'al=refused cg=refused gl=refused')
  assert.equal(await outcomesOf('haul', "We don't know this account."), 'al=refused cg=refused gl=refused')
})

test('"on it" promises only where somebody is; what stands on a policy is told of it', async () => {
  for (const letter of ['On it!', "I'm on it, will get back to you.", 'Got it, on it.', 'Thanks - on it']) assert.equal(await kindOf(letter), 'acknowledgement', letter)
  for (const letter of ['Only unit 104 is on it.', "The driver isn't on it.", 'A lienholder is on it.']) assert.equal(await kindOf(letter), 'answer', letter)
})
