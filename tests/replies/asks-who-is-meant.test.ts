import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

const read = (text: string) => readReply(replyMail(CONTEXTS['haul']!, text, { style: 'gmail' }), CONTEXTS['haul']!)

test('who has not found the insured and asks for more to search by has refused nothing', async () => {
  for (const letter of ["I'm new here and can't find this client under that name. Do they go by anything else?", "We can't locate this insured. Do you have a DBA?", 'No record of this insured. Please send me the certificate you have.', "Can't find this account. What is the DOT number?", 'No encuentro a este cliente. ¿Tiene otro nombre?']) {
    const { kind, needs_review, per_line } = await read(letter)
    assert.deepEqual([kind, needs_review], ['question', true], letter)
    assert.ok(Object.values(per_line).every((one) => one.outcome === 'none'), letter)
  }
})

test('who says that they are no client, or have left, refuses, whatever is asked besides', async () => {
  for (const letter of ['We have no record of this insured. Who gave you our name?', 'Not our client. Do you need anything else?', 'We no longer insure them. Please send a copy of the certificate you have.']) {
    const { per_line } = await read(letter)
    assert.ok(Object.values(per_line).every((one) => one.outcome === 'refused'), letter)
  }
})

test('a complaint that does not say stop is one', async () => {
  for (const letter of ['This is the third time you have emailed me this week.', 'These emails are a nuisance and we do not appreciate them.', 'Your system keeps sending me the same thing over and over.', 'Not interested.', 'No quiero recibir más correos de ustedes.']) assert.equal((await read(letter)).kind, 'unrelated', letter)
  assert.equal((await read('This is the third time I have answered this. All active.')).kind, 'answer')
})
