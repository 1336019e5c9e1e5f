import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'
import { outcomesOf } from './outcomes-of.ts'

const haul = CONTEXTS.haul!
const put = async (text: string, id: string): Promise<Record<string, unknown>> => (await readReply(replyMail(haul, text, { style: 'apple' }), haul)).per_line[id]?.corrections ?? {}

test('what happened once sets no condition to the value it explains', async () => {
  for (const said of ['The cargo limit was increased to $250,000 once they started hauling electronics', 'Cargo limit is 250,000 after they sold a truck', 'Cargo is 250,000, went up when they took on a new shipper', 'Cargo limit is now 250,000 since they added the reefers']) {
    assert.equal(await outcomesOf('haul', `All active. ${said}.`), 'al=confirmed cg=contradicted gl=confirmed', said)
    assert.deepEqual(await put(`All active. ${said}.`, 'cg'), { 'limits.per_vehicle': 250_000 }, said)
  }
  assert.equal(await outcomesOf('haul', 'The auto was rewritten when they added the owner operators. New number PSX-990011. Cargo and GL active.'), 'al=contradicted cg=confirmed gl=confirmed')
})

test('what is still to happen does', async () => {
  for (const said of ['Cargo is 250,000 once they take on the shipper', 'Cargo is 100,000 once they added the endorsement', 'Cargo is active once they paid', 'Cargo was rewritten once they paid', 'Cargo confirmed after they pay']) assert.match(await outcomesOf('haul', `All active. ${said}.`), /cg=unclear/, said)
})

test('"they dropped it" behind a limit is of the limit, behind anything else of the policy', async () => {
  for (const said of ['750K CSL, not a million, they dropped it in October', '750K, they dropped it from a million last spring', '$750,000 - they dropped it at renewal', '750K since they dropped it last year', '750K (they dropped the limit in June)'])
    assert.equal(await outcomesOf('haul', `Cargo and GL are correct and active. Auto is ${said}.`), 'al=contradicted cg=confirmed gl=confirmed', said)
  for (const said of ['Auto is PSX-99, they dropped it in October', 'Auto is with Great West, they dropped it in October', 'Auto was 1M, they dropped it in October', 'Auto, they dropped it', 'Auto is 750K, they dropped it altogether', 'Auto is 750K, they dropped it and went to Northland'])
    assert.match(await outcomesOf('haul', `Cargo and GL are correct and active. ${said}.`), /^al=(?:refused|unclear) cg=confirmed gl=confirmed$/, said)
})

test('where it went that is not with us is no insurer it was moved to', async () => {
  for (const said of ['No auto with us anymore, she took it to Progressive in October', 'No auto here - they moved it to State Farm last spring', 'No auto with us, he has moved to Progressive', 'Auto is gone, they moved it to State Farm', 'Auto was cancelled, they moved it to Progressive in October'])
    assert.equal(await outcomesOf('haul', `Cargo and GL active. ${said}.`), 'al=refused cg=confirmed gl=confirmed', said)
  assert.equal(await outcomesOf('haul', 'Cargo and GL active. No auto here, we moved it to Progressive: PRG-77120, 9/1/26-9/1/27, 1M.'), 'al=contradicted cg=confirmed gl=confirmed')
  for (const said of ['No auto claims, she took it to Progressive', 'No auto with us, they took it to Progressive and came back', 'No auto lapse, they moved it to Progressive and back', 'The agent is gone, they moved it to Progressive', 'Auto was cancelled, they moved everything to Progressive'])
    assert.doesNotMatch(await outcomesOf('haul', `Cargo and GL active. ${said}.`), /al=confirmed/, said)
})

test('the name on a policy is that of its insured', async () => {
  for (const said of ['FYI the named insured is now Blue Mesa Carriers LLC on all policies', 'The name on all three is Blue Mesa Carriers LLC', 'Named insured on all: Blue Mesa Carriers LLC', 'Currently the named insured is Blue Mesa Carriers LLC on all of them']) {
    assert.equal(await outcomesOf('haul', `All three in force. ${said}.`), 'al=contradicted cg=contradicted gl=contradicted', said)
    assert.deepEqual(await put(`All three in force. ${said}.`, 'gl'), { insured_name: 'Blue Mesa Carriers LLC' }, said)
  }
  for (const said of ['Name on the GL is Blue Mesa Carriers LLC', 'FYI, the name on the GL should read Blue Mesa Carriers LLC']) assert.equal(await outcomesOf('haul', `All three in force. ${said}.`), 'al=confirmed cg=confirmed gl=contradicted', said)
  for (const said of ['The agent name on the GL is Bob Stone', 'The holder name on the GL is Titan Builders LLC', 'The name on the GL is different']) assert.deepEqual([await put(`All three in force. ${said}.`, 'gl'), /gl=confirmed/.test(await outcomesOf('haul', `All three in force. ${said}.`))], [{}, false], said)
})

test('what was let lapse has ended, and what was not has not', async () => {
  for (const said of ['Auto they let lapse 10/25', 'Auto was allowed to lapse', 'They let the auto lapse on 10/25']) assert.equal(await outcomesOf('haul', `Cargo and GL active. ${said}.`), 'al=refused cg=confirmed gl=confirmed', said)
  for (const said of ['Auto was not allowed to lapse', 'Auto will be allowed to lapse', 'Auto they may let lapse 10/25', 'Auto we let lapse 10/25 by mistake, reinstated 10/26']) assert.match(await outcomesOf('haul', `Cargo and GL active. ${said}.`), /^al=unclear/, said)
})
