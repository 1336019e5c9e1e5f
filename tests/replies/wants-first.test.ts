import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

const haul = CONTEXTS.haul!
const kindOf = async (text: string): Promise<string> => {
  const { kind, needs_review } = await readReply(replyMail(haul, text, { style: 'gmail' }), haul)
  return `${kind}${needs_review ? ', for a person' : ''}`
}

const WANTS = ['All verification requests must go through certs@whitcombins.example', 'Please email service@whitcombins.example', 'Our cert team handles these: certs@whitcombins.example', 'Please fax this to 785-555-0190', 'Call our office at 785-555-0151', 'Please call me to discuss', "We can't respond until the insured gives the OK", 'Have the insured request it', "We don't know you. Have Blue Mesa contact us", 'Our office does not respond to third party requests', "I can't give this out without their OK", 'We only respond to requests from the insured', "Please include the certificate holder's name and your fax number", 'Please use the ACORD request form', 'Our E&O carrier requires a written request from the insured', 'Per our privacy policy we need the insured’s consent']

test('what is wanted first is a question, whatever courtesy leads to it', async () => {
  const wrong: string[] = []
  for (const [at, want] of WANTS.entries())
    for (const letter of [`${['Hi, ', 'Good morning. ', 'Hello, '][at % 3]}${want}.`, `Thanks for your email. ${want}. Thank you.`, `${want}. Once received we will respond.`]) if ((await kindOf(letter)) !== 'question, for a person') wrong.push(`${letter}: ${await kindOf(letter)}`)
  assert.deepEqual(wrong, [])
})

test('a promise stays one, with whom to call if it is urgent', async () => {
  for (const letter of ['I will check and get back to you. If urgent call our office at 785-555-0151.', 'Received, will respond tomorrow. For immediate assistance please email service@whitcombins.example.', "I'm checking with Prairie Star.", 'Working on this now. Questions? Call 785-555-0151.']) assert.doesNotMatch(await kindOf(letter), /^question/, letter)
})

test('an answer stays one', async () => {
  for (const letter of ['All three are active. Please email service@whitcombins.example for certificates.', 'All three are in force. Next time please have the insured request it.', 'The GL was cancelled 10/1. Call our office at 785-555-0151.']) assert.match(await kindOf(letter), /^answer/, letter)
})
