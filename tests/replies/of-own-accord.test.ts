import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

const haul = CONTEXTS.haul!
/** A mail of its own, to the address the request was sent from. */
const mailing = (subject: string, text: string): Buffer =>
  Buffer.from(`From: Dana Whitcomb <${haul.agent.email}>\r\nTo: Verification Desk <reply+${haul.thread_token}@mail.example.test>\r\nSubject: ${subject}\r\nDate: Wed, 18 Nov 2026 10:15:00 -0600\r\nMessage-ID: <m1@mailer.example>\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`)
const kindOf = async (raw: Buffer): Promise<string> => {
  const { kind, per_line, needs_review } = await readReply(raw, haul)
  return `${kind} ${[...new Set(Object.values(per_line).map((line) => line.outcome))].join()} ${needs_review}`
}

test('a mail of its own that speaks of no policy is unrelated', async () => {
  for (const [subject, text] of [['We are growing!', 'We are excited to announce the opening of our Boise office. Come see us!'], ['Toy collection', 'Drop off a new unwrapped toy at our office through December 12.'], ['November news', 'This month: how to winterize a house, and a recipe for pumpkin bars.'], ['Holidays', 'Wishing you and yours a safe and happy season.'], ['How are we doing?', 'Please take a minute to leave a review.']] as const)
    assert.equal(await kindOf(mailing(subject, text)), 'unrelated none true', text)
})

test('one that may answer is an answer, whatever its subject is', async () => {
  for (const [subject, text] of [['your email', 'They should all be fine'], ['Blue Mesa', 'Nothing to report on this end of things'], ['RE: Coverage', 'Dropping off the paperwork tomorrow morning'], ['hello', 'All three policies are still in force'], ['verification', 'Here is what was asked for, as promised']] as const)
    assert.doesNotMatch(await kindOf(mailing(subject, text)), /^unrelated/, text)
})

test('who hands a request on has only received it', async () => {
  for (const text of ["Ok I'll have Erik look at it when he gets in", 'Let me run this by Erik when he gets in', "I'm going to have our CSR look into it", 'I gave this to Erik', 'Sent this to our service center for handling'])
    assert.equal(await kindOf(replyMail(haul, text, { style: 'gmail' })), 'acknowledgement none false', text)
  for (const text of ["Ok I'll have Erik look at it when he gets in, but I think they're active", 'I gave this to Erik, he said they cancelled', 'They should be fine, let me run this by Erik when he gets in']) assert.match(await kindOf(replyMail(haul, text, { style: 'gmail' })), /^answer (?!confirmed)/, text)
})

test('who sends a request elsewhere, or wants a paper first, asks', async () => {
  for (const text of ['We use CertTrack for this. Please register there: certtrack.example/register', "We don't do these by email. Go to whitcombins.example/coi.", 'Verifications are handled through CertTrack now, please create an account.', 'We require the attached form to be completed first.', 'Send me the certificate you have and I will look.', "I need a copy of the certificate you're looking at."])
    assert.equal(await kindOf(replyMail(haul, text, { style: 'gmail' })), 'question none true', text)
  assert.match(await kindOf(replyMail(haul, 'All three policies are in force. Certificates are issued through our portal.', { style: 'gmail' })), /^answer confirmed false/)
})
