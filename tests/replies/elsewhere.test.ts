import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'
import { replyMail } from './envelopes.ts'

async function outcomes(name: string, text: string): Promise<string> {
  const context = (CONTEXTS[name] ?? CONTEXTS_BY_TRADE[name])!
  const { per_line } = await readReply(replyMail(context, text, { style: 'apple' }), context)
  return context.lines.map((line) => `${line.coverage_line_id}=${per_line[line.coverage_line_id]!.outcome}`).join(' ')
}

test('who is not the agent of a policy any more refuses it, wherever it went; with its new number it is told what it is now', async () => {
  for (const text of ["We're not the agent for the umbrella anymore (moved to AmWest), rest is with us and active.", 'We are no longer the agent on the umbrella, it moved to AmWest. Rest is active.'])
    assert.equal(await outcomes('build', text), 'gl=confirmed al=confirmed um=refused wc=confirmed', text)
  assert.equal(await outcomes('build', "We aren't the broker on the umbrella any more - moved to AmWest policy AW-220, others active."), 'gl=confirmed al=confirmed um=contradicted wc=confirmed')
})

test('a policy through somebody else, and one that is not had, are refused', async () => {
  for (const text of ['Auto active, occ/acc is through his motor carrier.', 'Auto is active. Occ/acc is provided by the motor carrier he is leased to.']) assert.match(await outcomes('owner', text), /oa=refused/, text)
  assert.match(await outcomes('owner', 'Occ/acc is through his motor carrier until 12/1.'), /oa=unclear/)
  assert.ok(!(await outcomes('owner', 'All active through the motor carrier.')).includes('confirmed'))
  for (const text of ["GL, auto and comp are active. We don't have an umbrella for this client.", "GL, auto and comp are active. We don't have an umbrella on this account."]) assert.equal(await outcomes('build', text), 'gl=confirmed al=confirmed um=refused wc=confirmed', text)
})

test('that the insured was looked up opens nothing; in an old system it does', async () => {
  for (const text of ['I looked up Blue Mesa in our management system. All three policies are in force.', 'I pulled up the account in our system. All three policies are in force.', 'We looked up Blue Mesa Hauling and everything is in force.']) assert.equal(await outcomes('haul', text), 'al=confirmed cg=confirmed gl=confirmed', text)
  for (const text of ['I looked up the account in the old system. All three are in force.', 'I looked up Blue Mesa in our system and could not find them.']) assert.ok(!(await outcomes('haul', text)).includes('confirmed'), text)
})

test('of two that are named together one is active: which, it does not say', async () => {
  for (const text of ['GL and auto are in our system. One is active. Cargo active.', 'GL and auto are in our system, one is active. Cargo active.', 'GL and auto are with us, but one of them has lapsed. Cargo active.', 'The Prairie Star policies are with us. One is in force. GL active.']) {
    const said = await outcomes('haul', text)
    assert.match(said, /al=unclear/, text)
    assert.equal(said.match(/confirmed/g)?.length, 1, text)
  }
  for (const text of ['Each one is active.', 'Yes, every one is active.']) assert.equal(await outcomes('haul', text), 'al=confirmed cg=confirmed gl=confirmed', text)
})

test('a colleague who is not in today, policies that are current with us, and two of one kind counted', async () => {
  for (const text of ["Dana isn't in today but I can help. All three active.", 'Dana is not in the office today, I can help. All three are active.']) assert.equal(await outcomes('haul', text), 'al=confirmed cg=confirmed gl=confirmed', text)
  assert.equal(await outcomes('haul', "The cargo isn't in force. Auto and GL active."), 'al=confirmed cg=refused gl=confirmed')
  assert.equal(await outcomes('owner', "Kessler's policies are all current with us. No changes."), 'oa=confirmed nt=confirmed pd=confirmed')
  assert.ok(!(await outcomes('owner', 'Kessler is current with us on premium.')).includes('confirmed'))
  const [al, , gl] = CONTEXTS.haul!.lines
  const two = { ...CONTEXTS.haul!, lines: [al!, gl!, { ...gl!, coverage_line_id: 'snow', policy_number: 'SNO-77820', carrier: 'Frostline Specialty' }] }
  const of = async (text: string): Promise<string[]> => Object.values((await readReply(replyMail(two, text, { style: 'apple' }), two)).per_line).map((one) => one.outcome)
  assert.deepEqual(await of('The auto was non-renewed 4/1. The 2 GL policies are fine and in force.'), ['refused', 'confirmed', 'confirmed'])
  assert.deepEqual(await of('Both general liability policies cancelled 9/1. Auto active.'), ['confirmed', 'refused', 'refused'])
  assert.deepEqual(await of('Two GL policies show in our system, one is active. Auto active.'), ['confirmed', 'unclear', 'unclear'])
})

test('what is possible is in doubt; a heading for the insured is none of its policies; of two limits in shorthand one tells the place of the other', async () => {
  assert.match(await outcomes('haul', "It's possible the cargo lapsed. Auto and GL active."), /cg=unclear/)
  assert.equal(await outcomes('haul', 'I can confirm the following for Blue Mesa Hauling:\n\nAuto Liability – in force\nCargo – cancelled\nGL – in force'), 'al=confirmed cg=refused gl=confirmed')
  assert.ok(!(await outcomes('haul', 'I can confirm the following for Blue Mesa Hauling:\nAuto and GL')).includes('confirmed'))
  const { dray } = CONTEXTS_BY_TRADE
  const { per_line } = await readReply(replyMail(dray!, 'Trailer interchange: $50,000/$1,000 - active. The rest is active.', { style: 'apple' }), dray!)
  assert.deepEqual(per_line.ti!.corrections, { 'limits.per_trailer': 50_000 })
})
