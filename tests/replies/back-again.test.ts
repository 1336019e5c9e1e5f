import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

const read = async (name: 'haul' | 'build', text: string): Promise<string> => {
  const context = CONTEXTS[name]!
  const { per_line } = await readReply(replyMail(context, text, { style: 'gmail' }), context)
  return context.lines.map(({ coverage_line_id: id }) => `${id}=${per_line[id]!.outcome}`).join(' ')
}

test('what was cancelled and is said to stand again goes to a person', async () => {
  for (const back of ['They are back on now.', 'It is active again.', 'It was reinstated.', 'They were put back in force, it is in force again.'])
    assert.match(await read('haul', `Auto and cargo are active. The GL was cancelled 10/1. ${back}`), /gl=unclear/, back)
  for (const gone of ['It was not reinstated.', 'It has not been reinstated.', 'It was never reinstated.'])
    assert.match(await read('haul', `Auto and cargo are active. The GL was cancelled 10/1. ${gone}`), /gl=refused/, gone)
})

test('a refusal that names no policy turns no yes to all into refusals', async () => {
  for (const said of ["They don't own a boat, we cancelled that.", 'The cancellation they got was set aside.', 'They have a second LLC that is not our client.'])
    assert.doesNotMatch(await read('haul', `All three policies are active. ${said}`), /refused/, said)
})

test('whether one that ended is put back is asked of that one, and not of the others', async () => {
  assert.equal(await read('haul', 'GL lapsed on 9/1. Let me see if they are reinstating. Auto and cargo are active.'), 'al=confirmed cg=confirmed gl=unclear')
  assert.doesNotMatch(await read('haul', 'GL lapsed on 9/1. Let me see if they will reinstate everything. Auto and cargo are active.'), /confirmed/)
})

test('one more policy that is held, with its amount, is of no concern', async () => {
  for (const other of ['They also carry a $5M umbrella.', 'They have a $2M umbrella policy too.', 'Their umbrella is with us as well.', "They don't carry flood."]) assert.equal(await read('haul', `All three policies are active. ${other}`), 'al=confirmed cg=confirmed gl=confirmed', other)
  for (const other of ['They have a notice on the umbrella too.', 'They dropped the umbrella as well.', 'The umbrella lapsed too.', 'They have a problem with the umbrella too.']) assert.doesNotMatch(await read('haul', `All three policies are active. ${other}`), /confirmed/, other)
})

test('figures behind GL are limits, those behind EL are of the workers’ compensation', async () => {
  assert.equal(await read('haul', 'auto 1mil yes\ncargo 100k yes\ngl 1/2 yes').then((said) => /gl=(\w+)/.exec(said)![1]), 'confirmed')
  assert.match(await read('haul', 'GL 1/2 expired. Others active.'), /gl=refused/)
  assert.match(await read('build', 'Policies are in force. GL 1M/2M, EL 500/500/500.'), /gl=confirmed/)
  assert.match(await read('build', 'Policies are in force. Umbrella 5M, EL 1M/1M/1M.'), /um=(?!unclear)/)
})

test('“that one” is the one named last', async () => {
  assert.equal(await read('haul', 'Yes to the auto and cargo, no to the GL. That one is with a different agency.'), 'al=confirmed cg=confirmed gl=refused')
})

test('a name that is now another', async () => {
  const context = CONTEXTS.haul!
  for (const said of ['All active. The name is now Blue Mesa Freight LLC.', 'Everything is right except they changed their name, its Blue Mesa Freight LLC now', 'All active but the name should read Blue Mesa Freight LLC.']) {
    const { per_line } = await readReply(replyMail(context, said, { style: 'gmail' }), context)
    for (const line of Object.values(per_line)) assert.deepEqual(line, { ...line, outcome: 'contradicted', corrections: { insured_name: 'Blue Mesa Freight LLC' } }, said)
  }
  assert.doesNotMatch(await read('haul', 'All active. Our agency name is now Blue Harbor Risk.'), /contradicted/)
})

test('one figure without a name is the first of the limits before it is any other', async () => {
  for (const [said, line] of [
    ['All are in force. GL limit is $2,000,000.', /gl=unclear/],
    ['All are in force. GL is 100,000.', /gl=unclear/],
    ['All are in force. GL limit is 1,000,000.', /gl=confirmed/],
    ['All are in force. The umbrella is 5M.', /um=confirmed/],
  ] as const)
    assert.match(await read('build', said), line, said)
  assert.match(await read('haul', 'All in force. Cargo 100k no reefer.'), /cg=unclear/)
})

test('the verb that a second policy leaves out is the first one’s, to the day it was asked about', async () => {
  assert.equal(await read('build', 'GL, auto and umbrella are active through 7/1/2027 and the WC through 2/15/2027.'), 'gl=confirmed al=confirmed um=confirmed wc=confirmed')
  assert.equal(await read('build', 'GL, auto and umbrella are active through 7/1/2027 and the WC pending through 2/15/2027.'), 'gl=confirmed al=confirmed um=confirmed wc=unclear')
})

test('a letter that confirms', async () => {
  for (const said of ['This letter confirms that all three policies are in force.', 'This letter is to certify that all three policies are in force.']) assert.equal(await read('haul', said), 'al=confirmed cg=confirmed gl=confirmed', said)
  for (const said of ['This letter confirms your request.', 'This letter confirms that all three policies will be cancelled.']) assert.doesNotMatch(await read('haul', said), /confirmed/, said)
})

test('how the end of one policy is told', async () => {
  for (const said of ['GL termed 10/1.', 'They took the GL elsewhere.', 'We were removed as agent on the GL.', 'Someone else has the GL.', 'Contact their other agent for the GL.', 'The insured no longer carries GL.', 'GL was discontinued.', 'Not our GL.'])
    assert.equal(await read('haul', `Auto and cargo are active. ${said}`), 'al=confirmed cg=confirmed gl=refused', said)
  for (const said of ['They will take the GL elsewhere next year.', 'They no longer carry passengers.', 'Someone else has the same name.']) assert.doesNotMatch(await read('haul', `All are active. ${said}`), /gl=(?:confirmed|refused)/, said)
})

test('what follows an ending, and what ends in part', async () => {
  assert.equal(await read('haul', 'Auto and cargo are active. The GL is written through a different agency so you would need to reach out to them on that.'), 'al=confirmed cg=confirmed gl=refused')
  assert.doesNotMatch(await read('haul', "Auto and cargo are active so you'd need to check with them for the GL."), /confirmed/)
  assert.equal(await read('haul', 'Ironwood cancelled the GL on 10/18. I believe they are looking at other options. Auto and cargo are active.'), 'al=confirmed cg=confirmed gl=refused')
  assert.equal(await read('haul', 'Auto and GL are active. The cargo has a 2,500 deductible and reefer has been removed.'), 'al=confirmed cg=unclear gl=confirmed')
})

test('a name left hanging is not confirmed', async () => {
  for (const hanging of ['GL...', 'GL -', 'The GL, call me.', 'GL - call me', 'For the GL, call me.']) assert.doesNotMatch(await read('haul', `All are active. ${hanging}`), /gl=confirmed/, hanging)
})
