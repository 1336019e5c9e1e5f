import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'
import { outcomesOf } from './outcomes-of.ts'

const ALL = 'al=confirmed cg=confirmed gl=confirmed'

test('how an office goes about such requests, and what the next term may bring, changes nothing', async () => {
  for (const talk of ['We usually answer these within the hour.', 'Our certificate desk normally turns these around same day.', 'Certs are usually faster if you use our portal.', 'I am usually out of the office on Fridays.', 'The cargo limit will go up at renewal but that is not until March.', 'We will be remarketing the account at renewal in March.'])
    assert.equal(await outcomesOf('haul', `All active. ${talk}`), ALL, talk)
  for (const doubt of ['These are usually cancelled by the time we answer.', 'Certs are usually wrong.', 'The cargo will be dropped at renewal.', 'They are thinking about dropping the cargo at renewal.', 'Requests are usually answered by our cert desk, this one is a guess.'])
    assert.doesNotMatch(await outcomesOf('haul', `All active. ${doubt}`), /cg=confirmed/, doubt)
})

test('who writes, told in the same breath', async () => {
  for (const letter of ['Yes to all, Dana here. All of them are paid up and in force.', 'Confirmed, this is Dana.', 'All active.\n\nDana Whitcomb\nCommercial Truck Dept.']) assert.equal(await outcomesOf('haul', letter), ALL, letter)
})

test('a policy that never was, and one that is being replaced', async () => {
  for (const letter of ['Everything active except cargo, that was never on there.', 'Auto and GL are in force. They never carried cargo with us.', 'Auto and GL active. They do not carry cargo, drop and hook only.', 'The cargo was cancelled by the carrier on 10/22. I am working on replacing it. The auto and GL are in force.'])
    assert.equal(await outcomesOf('haul', letter), 'al=confirmed cg=refused gl=confirmed', letter)
  for (const letter of ['All active. We are working on replacing it.', 'All active. They are looking for a new carrier.']) assert.doesNotMatch(await outcomesOf('haul', letter), /cg=confirmed/, letter)
})

test('who bought the insured insures nobody', async () => {
  const context = CONTEXTS['solo']!
  for (const letter of ['They were bought by Stratum Freight Group in September and the named insured was amended to Stratum Freight Group LLC. Otherwise in force.', 'The named insured was amended to Stratum Freight Group LLC after they were bought by Stratum Freight Group. In force.']) {
    const { per_line } = await readReply(replyMail(context, letter, { style: 'gmail' }), context)
    assert.deepEqual(per_line['al']!.corrections, { insured_name: 'Stratum Freight Group LLC' }, letter)
  }
})
