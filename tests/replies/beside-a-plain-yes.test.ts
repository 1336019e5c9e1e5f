import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'
import { outcomesOf } from './outcomes-of.ts'

test('a refusal that names no policy turns no yes to all into refusals', async () => {
  for (const said of ["They don't own a boat, we cancelled that.", 'The cancellation they got was set aside.', 'They have a second LLC that is not our client.'])
    assert.doesNotMatch(await outcomesOf('haul', `All three policies are active. ${said}`), /refused/, said)
})

test('one more policy that is held, with its amount, is of no concern', async () => {
  for (const other of ['They also carry a $5M umbrella.', 'They have a $2M umbrella policy too.', 'Their umbrella is with us as well.', "They don't carry flood."]) assert.equal(await outcomesOf('haul', `All three policies are active. ${other}`), 'al=confirmed cg=confirmed gl=confirmed', other)
  for (const other of ['They have a notice on the umbrella too.', 'They dropped the umbrella as well.', 'The umbrella lapsed too.', 'They have a problem with the umbrella too.']) assert.doesNotMatch(await outcomesOf('haul', `All three policies are active. ${other}`), /confirmed/, other)
})

test('a name that is now another', async () => {
  const context = CONTEXTS.haul!
  for (const said of ['All active. The name is now Blue Mesa Freight LLC.', 'Everything is right except they changed their name, its Blue Mesa Freight LLC now', 'All active but the name should read Blue Mesa Freight LLC.']) {
    const { per_line } = await readReply(replyMail(context, said, { style: 'gmail' }), context)
    for (const line of Object.values(per_line)) assert.deepEqual(line, { ...line, outcome: 'contradicted', corrections: { insured_name: 'Blue Mesa Freight LLC' } }, said)
  }
  assert.doesNotMatch(await outcomesOf('haul', 'All active. Our agency name is now Blue Harbor Risk.'), /contradicted/)
})

test('the verb that a second policy leaves out is the first one’s, to the day it was asked about', async () => {
  assert.equal(await outcomesOf('build', 'GL, auto and umbrella are active through 7/1/2027 and the WC through 2/15/2027.'), 'gl=confirmed al=confirmed um=confirmed wc=confirmed')
  assert.equal(await outcomesOf('build', 'GL, auto and umbrella are active through 7/1/2027 and the WC pending through 2/15/2027.'), 'gl=confirmed al=confirmed um=confirmed wc=unclear')
})

test('a letter that confirms', async () => {
  for (const said of ['This letter confirms that all three policies are in force.', 'This letter is to certify that all three policies are in force.']) assert.equal(await outcomesOf('haul', said), 'al=confirmed cg=confirmed gl=confirmed', said)
  for (const said of ['This letter confirms your request.', 'This letter confirms that all three policies will be cancelled.']) assert.doesNotMatch(await outcomesOf('haul', said), /confirmed/, said)
})

test('a name left hanging is not confirmed', async () => {
  for (const hanging of ['GL...', 'GL -', 'The GL, call me.', 'GL - call me', 'For the GL, call me.']) assert.doesNotMatch(await outcomesOf('haul', `All are active. ${hanging}`), /gl=confirmed/, hanging)
})
