import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { AskedLine, OutreachContext } from '../../src/vocabulary/index.ts'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'
import { replyMail } from './envelopes.ts'

const haul = CONTEXTS.haul!
const line = (id: string, type: AskedLine['coverage_type'], number: string, carrier: string): AskedLine => ({ ...haul.lines[2]!, coverage_line_id: id, coverage_type: type, policy_number: number, carrier })
/** Two policies of one kind, of two companies, one of which has another policy too. */
const twoOfAKind: OutreachContext = {
  ...haul,
  lines: [line('g1', 'general_liability', 'YD-30977', 'Alder Casualty'), line('g2', 'general_liability', 'SP-77004', 'Glacier Specialty'), { ...haul.lines[0]!, coverage_line_id: 'al', carrier: 'Alder Casualty' }],
}
async function told(context: OutreachContext, text: string): Promise<string> {
  const reading = await readReply(replyMail(context, text, { style: 'apple' }), context)
  return context.lines.map(({ coverage_line_id: id }) => `${id}=${reading.per_line[id]?.outcome[0]}`).join(' ')
}
const haulTold = (text: string): Promise<string> => told(haul, text)

describe('lines of a form that deny that a policy ends', () => {
  for (const text of ['Status: in force\nCancellation pending? No', 'Are the policies listed active? Yes\nAre the limits correct? Yes\nPending cancellations: none', 'All active / Changes: none'])
    test(text, async () => assert.equal(await haulTold(text), 'al=c cg=c gl=c'))
  for (const text of ['Status: in force\nCancellation pending? Yes', 'Status: in force\nCancellation pending? None yet', 'All active / Notices: see attached', 'Are the policies listed active? Yes\nAre they expected to stay so? No', 'All active\nAre the policies listed active? No'])
    test(text, async () => assert.doesNotMatch(await haulTold(text), /=c/))
})

describe('several policies of one kind', () => {
  // A yes to all behind it does not close what was said of one of the two.
  for (const text of ['The first GL and auto are right. Snow GL aggregate is 2M, everyone gets that wrong. All three in force.', 'GL and auto have lower limits now. All three in force.', 'Auto is right. The aggregate is wrong. All three are active.'])
    test(text, async () => assert.doesNotMatch(await told(twoOfAKind, text), /g2=c/))
  test('the count tells that all of them are meant', async () => assert.equal(await told(twoOfAKind, 'Both of the GL policies and the auto are in force.'), 'g1=c g2=c al=c'))
  test('and so it does with the plural', async () => assert.equal(await told(twoOfAKind, 'Both GLs are active and so is the auto.'), 'g1=c g2=c al=c'))
  test('the company beside the name tells which', async () => assert.equal(await told(twoOfAKind, 'Alder GL and auto are active.'), 'g1=c g2=u al=c'))
  test('by the name alone it is neither', async () => assert.equal(await told(twoOfAKind, 'GL is active, auto is active.'), 'g1=u g2=u al=c'))
  test('one of two is neither', async () => assert.equal(await told(twoOfAKind, 'One of the GLs and the auto are active.'), 'g1=u g2=u al=u'))
})

describe('a count that is not of all', () => {
  test('beside a word that is', async () => assert.doesNotMatch(await haulTold('All are placed through us and both are active.'), /=c/))
  test('nor of four', async () => assert.doesNotMatch(await told(CONTEXTS_BY_TRADE.dray!, 'All four are written by our office and both are in force.'), /=c/))
})

describe('what ended under a heading of what is in force', () => {
  const build = CONTEXTS.build!
  test('is the last of the names before it', async () => assert.equal(await told(build, 'In force: GL / auto / umbrella cancelled / WC'), 'gl=c al=c um=r wc=u'))
  test('under a heading of what ended all of them are', async () => assert.equal(await told(build, 'Cancelled: GL, auto, umbrella expired'), 'gl=r al=r um=r wc=u'))
})

describe('words that take one back', () => {
  for (const [text, outcomes] of [
    ['Confirmed - GL out', 'al=u cg=u gl=u'],
    ['Cargo - hold All three are active.', 'al=u cg=u gl=u'],
    ["All three are active - the number's off.", 'al=u cg=u gl=u'],
    ['Todas activas, sin GL', 'al=c cg=c gl=u'],
    ['All three are active.\n\nAlthough.', 'al=u cg=u gl=u'],
    ['All three are active.\n\nThanks,\nDana\n\nno GL tho', 'al=c cg=c gl=r'],
    ['All three are active.\n\nThanks,\nDana\n\nWaiting for the signed app.', 'al=u cg=u gl=u'],
    ['Auto: yes\nCargo, a question\nGL: yes\n\nLet me double check the GL.', 'al=c cg=u gl=u'],
    ['Auto and cargo are active. GL does not start until 12/1.', 'al=c cg=c gl=u'],
    ['Everything stays as is.', 'al=u cg=u gl=u'],
    ['All active. Payments are not current.', 'al=u cg=u gl=u'],
    ['All active. GL - active Unverified.', 'al=c cg=c gl=u'],
    ['Auto yes, cargo yes, GL no longer w/ us', 'al=c cg=c gl=r'],
    ["Nothing's been cancelled, it's all in force.", 'al=c cg=c gl=c'],
    ["Nothing's been paid. All active.", 'al=u cg=u gl=u'],
    ['The auto went to Geico direct in September. Cargo and GL are active.', 'al=r cg=c gl=c'],
    ['We lost the GL to State Farm in March. Auto and cargo are active.', 'al=c cg=c gl=r'],
    ['Active, all three. Our agency is closed for good.', 'al=u cg=u gl=u'],
    ['Auto y, cargo y, GL n', 'al=c cg=c gl=u'],
    ['All three are active, GL n', 'al=c cg=c gl=u'],
    ['All three are active.\n\nThanks,\nDana\n\nGL nope', 'al=c cg=c gl=u'],
    ['All three are active.\n\nThanks,\nDana\n\nStill need the GL app signed.', 'al=c cg=c gl=u'],
    ['In force, all three - the carrier has questions on the GL.', 'al=u cg=u gl=u'],
    ['The GL never got bound. Auto and cargo are active.', 'al=c cg=c gl=r'],
    ['Cargo went to the state fund 10/1. Auto and GL active.', 'al=c cg=r gl=c'],
    ["I'm seeing all three of these as active with the limits you've listed.", 'al=c cg=c gl=c'],
  ] as const)
    test(text, async () => assert.equal(await haulTold(text), outcomes))
  test('a day on which it begins is no day on which it ends', async () => {
    const reading = await readReply(replyMail(haul, "Auto is active. The GL doesn't start until 12/1/26.", { style: 'apple' }), haul)
    assert.deepEqual([reading.per_line.gl?.outcome, reading.per_line.gl?.corrections ?? {}], ['unclear', {}])
  })
  test('why one of them was taken off', async () => assert.equal(await told(CONTEXTS_BY_TRADE.dray!, "Everything is in force EXCEPT the interchange, they took that off in June when they stopped pulling other people's trailers."), 'al=c cg=c gl=c ti=r'))
  test('who works at an insurer takes nothing to it', async () => assert.equal(await told(CONTEXTS_BY_TRADE.clinic!, "I've forwarded this to the underwriter at Meridian. BOP I can confirm is active."), 'pl=u gl=c'))
  test('a number that rolled over', async () => {
    const reading = await readReply(replyMail(haul, 'All active. The GL number rolled over to NGL 7710044.', { style: 'apple' }), haul)
    assert.deepEqual([reading.per_line.gl?.outcome, reading.per_line.gl?.corrections], ['contradicted', { policy_number: 'NGL 7710044' }])
  })
})
