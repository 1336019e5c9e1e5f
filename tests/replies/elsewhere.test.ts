import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { THIRTEENTH_CONTEXTS } from './contexts-thirteenth.ts'
import { replyMail } from './envelopes.ts'

async function outcomes(name: string, text: string): Promise<string> {
  const context = (CONTEXTS[name] ?? THIRTEENTH_CONTEXTS[name])!
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
