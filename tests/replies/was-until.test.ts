import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

const CARGO = (outcome: string): string => `al=confirmed cg=${outcome} gl=confirmed`

test('until when a limit was what it was ends the amount, and no policy', async () => {
  for (const said of ['was 100k until 10/1, 75,000 since', 'is $75k now, was 100k until the September endorsement', "was 100k until October, it's 75,000 now", 'was $100,000 until last month, now it is 75k']) assert.equal(await outcomesOf('haul', `Cargo ${said}. The others are in force and correct.`), CARGO('contradicted'), said)
  for (const said of ['was 100k until 10/1', 'was 100k until 10/1, not sure now', 'was in force until 10/1', 'was 100k until 10/1 when it cancelled']) assert.doesNotMatch(await outcomesOf('haul', `Auto and GL are active. Cargo ${said}.`), /cg=confirmed/, said)
})

test('a cancellation that was to come and was called off', async () => {
  for (const said of ['was set to cancel on 11/5 for non-payment, but the payment was received on 11/3 and the cancellation was withdrawn', 'was going to cancel on 11/5 but they paid on 11/3', 'was scheduled to cancel 11/5 but payment was received and the cancellation was rescinded']) {
    assert.equal(await outcomesOf('solo', `Policy ${said}. The policy is in force with no lapse.`), 'al=confirmed', said)
    assert.doesNotMatch(await outcomesOf('solo', `Policy ${said}.`), /confirmed/, said)
  }
  for (const said of ["was going to cancel on 11/5 but they haven't paid", 'was set to cancel 11/5 but the payment was returned', 'was going to cancel on 11/5 but they said they paid']) assert.doesNotMatch(await outcomesOf('solo', `It ${said}. It is in force.`), /confirmed/, said)
  assert.equal(await outcomesOf('haul', 'All three lapsed briefly in July due to a billing mix-up at the mortgage company, but were reinstated without any gap in coverage and are in force today.'), 'al=confirmed cg=confirmed gl=confirmed')
})

test('what narrows one policy in the same breath is of that one; behind a yes to all, of all', async () => {
  for (const only of ['only for scheduled vehicles', 'only for owned units', 'limited to the scheduled truck']) assert.match(await outcomesOf('haul', `Cargo and GL: active. Auto: active but ${only}.`), /^al=unclear cg=confirmed gl=confirmed$/, only)
  for (const letter of ['All active but only for owned autos.', 'All three are active but only while the driver is listed.', 'All active but while under dispatch only.']) assert.doesNotMatch(await outcomesOf('haul', letter), /confirmed/, letter)
})

test('what is told of the agency itself, and of who was asked about the one that is open, takes nothing from the others', async () => {
  for (const said of ['You have the old agency address though.', 'The certificate shows our old agency name.', 'Please note that our agency changed its name on July 1.']) assert.equal(await outcomesOf('haul', `All three are in force as listed. ${said}`), CARGO('confirmed'), said)
  for (const said of ['The certificate shows the old name.', 'You have the old agency.', 'You show the old insured name.', 'The certificate has the old carrier name.']) assert.doesNotMatch(await outcomesOf('haul', `All three are in force as listed. ${said}`), /confirmed/, said)
  for (const said of ["I'd rather not guess.", "I've asked the underwriter."]) assert.equal(await outcomesOf('haul', `Auto and GL are in force. For the cargo, I'm not sure which limit is right. ${said}`), CARGO('unclear'), said)
  assert.doesNotMatch(await outcomesOf('haul', "Auto and GL are in force. For the cargo, I'm not sure. I've asked the underwriter about all of them."), /confirmed/)
})
