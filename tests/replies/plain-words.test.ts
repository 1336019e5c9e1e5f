import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'
import { replyMail } from './envelopes.ts'

const ALL = { ...CONTEXTS, ...CONTEXTS_BY_TRADE }
async function read(key: string, text: string): Promise<string> {
  const context = ALL[key]!
  const { kind, per_line } = await readReply(replyMail(context, text, { style: 'apple' }), context)
  const lines = Object.entries(per_line).map(([id, line]) => `${id}=${line.outcome}`)
  return kind === 'answer' ? lines.join(' ') : kind
}
async function each(rows: readonly (readonly [key: string, text: string, wanted: string])[]): Promise<void> {
  for (const [key, text, wanted] of rows) assert.equal(await read(key, text), wanted, text)
}
const four = (outcome: string): string => ['gl', 'al', 'um', 'wc'].map((id) => `${id}=${outcome}`).join(' ')

test('everything on a certificate that came with the letter is what the paper says', async () => {
  await each([['build', 'Current certificate attached, everything on it is active.', four('unclear')]])
})

test('a remark at the head of a sentence leaves its policy what follows is said of', async () => {
  await each([
    ['tower', 'GL is active. Excess same. Pollution is claims made, same dates, active.', 'gl=confirmed ex=confirmed po=confirmed'],
    ['tower', 'GL is active. Excess is cancelled. Pollution is claims made, active.', 'gl=confirmed ex=refused po=confirmed'],
  ])
})

test('a status with a colon is of all that are listed behind it, strokes between them too', async () => {
  await each([
    ['build', 'In force: GL / auto / umbrella / WC', four('confirmed')],
    ['build', 'In force: GL / auto / umbrella / WC\nWaiting on the carrier', four('unclear')],
    ['build', 'Active: GL / auto / umbrella TBD / WC', four('unclear')],
  ])
})

test('who placed a policy, how it renewed and what a layer lies above change nothing', async () => {
  await each([
    ['tower', 'The GL and pollution are placed through us and are in force. The excess is written by another broker.', 'gl=confirmed ex=refused po=confirmed'],
    ['clinic', 'Malpractice is in force. BOP is in force too. Both renewed without changes this year.', 'pl=confirmed gl=confirmed'],
    ['taxi', 'Both active. Comp renewed in July.', 'al=confirmed wc=confirmed'],
    ['taxi', 'Both active. Comp renewed in October.', 'al=confirmed wc=unclear'],
    ['tower', 'GL and pollution active. The excess is 10M xs of a 1M primary, in force.', 'gl=confirmed ex=confirmed po=confirmed'],
  ])
})

test('lists below "I show these", and words written short, are read', async () => {
  await each([
    ['dray', 'I show these:\nCTA 4471902-03 active\nCTC 4471903-03 active\nCTT 4471904-03 active\nBGL-552081 canceled 9/30/26', 'al=confirmed cg=confirmed gl=refused ti=confirmed'],
    ['tow', 'Active. Pd in full.', 'ga=confirmed oh=confirmed al=confirmed'],
    ['crane', "They've got GL and the auto with us and those are active. Inland marine expired 10/1/25 and was not renewed.", 'gl=confirmed al=confirmed im=refused'],
  ])
})

test('policies that went elsewhere are refused, and a desk that went to a colleague is not', async () => {
  await each([
    ['taxi', 'The livery auto is in force w/ 1.5M CSL. No WC thru us, the state fund has that.', 'al=confirmed wc=refused'],
    ['haul', 'Auto and cargo are with some trucking specialist in Kansas City. The GL is with us and active.', 'al=refused cg=refused gl=confirmed'],
    ['oo', 'OA and NTL are active. The phys damage came off last month when he traded trucks.', 'oa=confirmed nt=confirmed pd=refused'],
  ])
  const colleague = await read('roof', "Couldn't tell you, I don't handle Kestrel anymore. Try Amy in commercial lines, amy@northgatebrokers.example")
  assert.doesNotMatch(colleague, /refused|confirmed/)
})

test('a light word counts beside a policy whose yes was taken back in another sentence', async () => {
  await each([['roof', 'GL is active but they have a notice of cancellation out for 12/2. Auto, umbrella & comp are fine.', 'gl=unclear al=confirmed um=confirmed wc=confirmed']])
})

test('whoever wants to know more first asks', async () => {
  await each([
    ['prop', 'Before I respond I need to know your relationship to Lakeside and why you need this.', 'question'],
    ['prop', 'We need a fax number or a mailing address, we cannot verify coverage over email.', 'question'],
    ['tow', "Send me the cert you have and I'll tell you if its good", 'question'],
    ['dray', "Can I ask what prompted this? We've gotten three of these this week from different companies.", 'question'],
  ])
})

test('who asked for the answer is no greeting to somebody else', async () => {
  await each([['crane', 'Hi, Melissa asked me to reply. Everything on the list is active and the limits are good.', 'gl=confirmed al=confirmed im=confirmed']])
  assert.doesNotMatch(await read('crane', 'Hi Melissa,\nEverything on the list is active.\nCorey'), /confirmed/)
})
