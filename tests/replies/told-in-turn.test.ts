import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'
import { outcomesOf } from './outcomes-of.ts'

const ALL = 'al=confirmed cg=confirmed gl=confirmed'
const CARGO = (outcome: string): string => `al=confirmed cg=${outcome} gl=confirmed`
const NONE = /confirmed/

test('what leads to a correction or to a list is no answer and no reserve', async () => {
  for (const lead of ['See one correction:', 'There is only one correction to make:', 'Only one note:', "There's one difference:"]) assert.equal(await outcomesOf('haul', `${lead} cargo limit is $75,000. Everything else you listed is accurate and in force.`), CARGO('contradicted'), lead)
  for (const lead of ["Here's where we are:", 'Here is where things stand:', 'Below is what I found:', 'My findings:', 'After reviewing our files, we show:', 'We reviewed each policy and found the following:']) assert.equal(await outcomesOf('haul', `${lead}\n\nAuto - active\nCargo - active\nGL - active`), ALL, lead)
  for (const who of ['Dana asked that I reply on her behalf.', "I'm replying on Dana's behalf.", 'Dana had me look at this.', "I've been asked to respond to your inquiry.", 'I cover for Dana on Wednesdays.']) assert.equal(await outcomesOf('haul', `${who} All three policies are in force.`), ALL, who)
})

test('one error that is announced and then put right takes nothing from the others', async () => {
  for (const lead of ['One number on your list is off.', 'You have one number wrong.', 'One thing on your list is off.', 'Your list has one error.', 'One of your numbers is old.']) assert.equal(await outcomesOf('haul', `${lead} The cargo policy number is now PSC-204499. All three are in force.`), CARGO('contradicted'), lead)
  for (const lead of ['One limit on your list is off.', 'Two numbers are wrong.', 'Some numbers are wrong.']) assert.doesNotMatch(await outcomesOf('haul', `${lead} The cargo policy number is now PSC-204499. All three are in force.`), NONE, lead)
  assert.doesNotMatch(await outcomesOf('haul', 'One number on your list is off. All three are in force.'), NONE)
})

test('a part of the insurance went, and so did the policies that are named; of the others nothing is said by it', async () => {
  for (const why of ['They moved their trucking to another agency in October', 'Blue Mesa moved its truck business to a different agency in October', 'The insured moved the truck insurance to another broker']) {
    assert.equal(await outcomesOf('haul', `${why}, so the auto and cargo are no longer with us. The GL is still with us and active.`), 'al=refused cg=refused gl=confirmed', why)
    assert.doesNotMatch(await outcomesOf('haul', `${why}, so the auto and cargo are no longer with us.`), NONE, why)
  }
  assert.doesNotMatch(await outcomesOf('haul', 'They sold the trucks and closed the business, so the auto and cargo are cancelled. The GL is active.'), NONE)
})

test('what is done about the cancellation that is pending is of that policy', async () => {
  for (const said of ['The client says they mailed the check but it has not posted.', 'Insured tells me the payment was made.', 'The client has been notified.', 'The payment has not posted yet.', "We've reached out to the client."]) assert.equal(await outcomesOf('haul', `Auto and GL are active. Cargo has a pending cancellation for November 30. ${said}`), CARGO('unclear'), said)
  for (const said of ['They have not paid any of them.', 'All of them are past due.', 'Same for the others.', 'The account is past due.']) assert.doesNotMatch(await outcomesOf('haul', `Auto and GL are active. Cargo has a pending cancellation for November 30. ${said}`), NONE, said)
})

test('so many of so many, told off by name; and the limits of those that stand', async () => {
  for (const count of ['Two of the three are still active with us: auto, GL', 'Two of the three are active: auto and GL', 'We have two of the three in force: auto, GL']) assert.equal(await outcomesOf('haul', `${count}. Cargo was cancelled.`), CARGO('refused'), count)
  assert.doesNotMatch(await outcomesOf('haul', 'Two of the three are still active with us: auto.'), /(?:cg|gl)=confirmed/)
  assert.equal(await outcomesOf('haul', 'Cargo cancelled 9/30/26. All others active. Limits on the active ones are as shown.'), CARGO('refused'))
  assert.doesNotMatch(await outcomesOf('haul', 'All good. Limits on the active ones are as shown.'), NONE)
})

test('aggregates in the plural are the two of the general liability', async () => {
  const context = CONTEXTS.haul!
  for (const said of ['The aggregates are both 3M', 'Both aggregates are 3M', 'General and products aggregates are 3M each', '$3M for both the general aggregate and the products aggregate']) {
    const { per_line } = await readReply(replyMail(context, `All three active. One change on the GL: ${said}.`, { style: 'gmail' }), context)
    assert.deepEqual(per_line.gl!.corrections, { 'limits.general_aggregate': 3_000_000, 'limits.products_comp_op_agg': 3_000_000 }, said)
  }
  assert.equal(await outcomesOf('haul', 'All three active. GL aggregates are both 2M.'), ALL)
  // The umbrella has one too.
  assert.doesNotMatch(await outcomesOf('build', 'All four active but the aggregates are 9M.'), /(?:gl|um)=(?:confirmed|contradicted)/)
})

test('so many of as many are all of them; a discrepancy found and told; where the account was renewed', async () => {
  for (const letter of ['confirmed (3 of 3)', '3 of 3 active', 'al - act, cargo - act, gl - act', "I looked into each of the policies you asked about. They're all in force and there's nothing on your list that I'd change."]) assert.equal(await outcomesOf('haul', letter), ALL, letter)
  for (const letter of ['2 of 3 active', 'confirmed (2 of 3)', 'We confirmed 3 of 4', 'I have reviewed your list and find one discrepancy. All active.', 'They may have renewed with another broker. All active.']) assert.doesNotMatch(await outcomesOf('haul', letter), NONE, letter)
  assert.equal(await outcomesOf('haul', 'I have reviewed your list and find one discrepancy. The cargo limit is 125,000. The remaining policies are correct as listed and all are in force.'), CARGO('contradicted'))
  assert.equal(await outcomesOf('haul', "Cargo limit was lowered to 75,000 at renewal, so your certificate must be the prior year's. Others match and everything is active."), CARGO('contradicted'))
  assert.equal(await outcomesOf('haul', "We haven't handled Blue Mesa since August. They renewed with another broker on 8/1 and every policy we had expired on that date."), 'al=refused cg=refused gl=refused')
})
