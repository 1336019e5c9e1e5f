import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

const CONFIRMED = 'al=confirmed cg=confirmed gl=confirmed'
/** What a policy stands with: an audit, a payment plan, trucks that come and go, a change nobody asked about. */
const BESIDE: Record<string, string[]> = {
  'audits and payments': ['It is up for audit', 'The auto is being audited', 'The cargo has an open audit', 'His policy is a reporting form', 'He is on a payment plan', "It's on autopay", 'Payment posted 11/5', 'He is current on premiums', 'Premium financed'],
  'trucks and drivers': ['He just added a truck', 'He has 3 trucks and 2 drivers on it', '4 units scheduled', 'We are adding a unit today', 'He traded in the Kenworth'],
  'minor changes': ['Only change was a driver', 'The only change was the mailing address', 'The only endorsement was to add a loss payee', 'One endorsement since inception, adding a trailer', 'Just a couple of vehicle changes', 'Other than a new driver, no changes'],
  'what they have besides': ['Insured has 10 day NOC provision standard', 'Symbol 7 on the auto', 'HNOA included', 'The GL also has a $2,500 property damage deductible', 'UM is 100,000', 'MCS-90 is on the auto'],
  'nothing pending': ['No cancellations are pending', 'No NOC has been issued', 'None of them are pending cancellation', 'The insured has not requested cancellation', 'No requests to cancel'],
  disclaimers: ['The information contained in this email does not amend, extend or alter the coverage afforded by the policies', 'All coverage subject to policy terms, conditions, limits and exclusions', 'We do not notify certificate holders of changes', 'Status as of today only'],
  'who answers for whom, where claims are asked about': ['Gus here for Dana', 'This is Gus for Dana', 'Responding for Dana who is out', 'For claims history contact the carrier', 'Loss run requests go directly to the carriers'],
  'offers and names': ["We'd be happy to list you as holder", 'Just let me know how you want the holder to read', "Insured's name is spelled Blue Mesa Hauling, LLC", 'All three are issued to Blue Mesa Hauling LLC'],
  'nothing to put right': ["I don't see any issues with what you sent", 'I see no discrepancies', 'Nothing on your list needs correcting', 'Your list needs no corrections', 'I have nothing to add or change'],
  'companies as asked': ['Auto and cargo have been with Prairie Star since 2019', 'The GL has been with Northfork for 3 years', 'We placed the GL with Northfork in 2023', 'Prairie Star writes the auto and cargo'],
}
const ENDINGS = ['but the GL was cancelled', 'and the cargo lapsed', 'but the auto is no longer with us', 'so we cancelled the auto', 'except the GL']

for (const [kind, remarks] of Object.entries(BESIDE))
  test(`${kind} take nothing from a yes, and give none`, async () => {
    const wrong: string[] = []
    for (const [at, remark] of remarks.entries()) {
      const letter = at % 2 === 0 ? `All three are active. ${remark}.` : `${remark}. All three are in force.`
      if ((await outcomesOf('haul', letter)) !== CONFIRMED) wrong.push(letter)
      if ((await outcomesOf('haul', `${remark}.`)).includes('confirmed')) wrong.push(`${remark}.`)
      const ending = `All three are active. ${remark}, ${ENDINGS[at % ENDINGS.length]!}.`
      if ((await outcomesOf('haul', ending)) === CONFIRMED) wrong.push(ending)
    }
    assert.deepEqual(wrong, [])
  })

test('when it was looked up, and how many of them there are', async () => {
  for (const letter of ['11/18 - all active', 'Verified in our system 11/18: auto, cargo and GL active', 'Checked the carrier portal 11/18. Everything matches.', 'Status 11/18: 3 of 3 policies active', '3/3 active', 'All (3) policies are active'])
    assert.equal(await outcomesOf('haul', letter), CONFIRMED, letter)
  for (const letter of ['2 of 2 policies active', '2/2 active', '11/18/25 - all active', 'Item 3 of 3 in force.', 'Line 3 of 3: active', 'Number 3 of 3 is active.', 'Policy 3/3 active', 'line 3/3 active']) assert.notEqual(await outcomesOf('haul', letter), CONFIRMED, letter)
})

test('of what moment it is said, who wrote it, what is otherwise the same', async () => {
  for (const letter of ['All active at the time of writing.', 'All three are in force as we speak.', 'In force at time of this email.', 'All active to this day.', 'We sold them these policies and all are in force.', 'I placed these at renewal and all three are in force.', 'To answer: 1) yes 2) yes 3) yes.'])
    assert.equal(await outcomesOf('haul', letter), CONFIRMED, letter)
  assert.equal(await outcomesOf('haul', 'The cargo deductible is 5,000. Otherwise same and in force.'), 'al=confirmed cg=contradicted gl=confirmed')
  for (const letter of ['All active at the time.', 'All three were active at the time.', 'Confirming: 1) yes 2) yes 3) cancelled.']) assert.notEqual(await outcomesOf('haul', letter), CONFIRMED, letter)
  for (const letter of ['Está vigente. Paga mes a mes y va al corriente.', 'Activa, solo cambió un camión.', 'Sí, está vigente y es póliza anual.', 'Está vigente por un año.']) assert.equal(await outcomesOf('solo', letter), 'al=confirmed', letter)
  for (const letter of ['Paga mes a mes.', 'Solo cambió un camión.', 'Activa, solo vendió el último camión.', 'Está vigente. Quitó la cobertura en octubre.']) assert.notEqual(await outcomesOf('solo', letter), 'al=confirmed', letter)
})

test('what the rest is behind an amount, without a mark', async () => {
  for (const letter of ['Deductible on cargo is $5,000 rest is fine, in force', 'Cargo ded 5,000 otherwise correct, active', 'Cargo deductible $5,000 everything else is right and active']) assert.equal(await outcomesOf('haul', letter), 'al=confirmed cg=contradicted gl=confirmed', letter)
  assert.equal(await outcomesOf('haul', 'Pls see below:\nAuto - Active\nCargo - Active\nGL - Active'), CONFIRMED)
})

test('a yes to one thing is none to another', async () => {
  for (const letter of ['Yes, Prairie Star writes the auto and cargo.', 'Correct, he is our client.', 'Yes, he has 3 trucks and 2 drivers on it.', 'Yes, it is up for audit.']) assert.ok(!(await outcomesOf('haul', letter)).includes('gl=confirmed'), letter)
  assert.match(await outcomesOf('haul', 'All active. Prairie Star writes the GL.'), /gl=contradicted/)
})

test('items by their numbers, and a policy placed with the company that was asked', async () => {
  for (const letter of ['Regarding 1 and 2, in force. Item 3 we do not write.', 'Re 1 and 2: in force. 3: not ours.', '1 + 2 active. #3 was cancelled 4/1.', 'For items 1 and 2, active. Re 3: not ours.']) assert.equal(await outcomesOf('haul', letter), 'al=confirmed cg=confirmed gl=refused', letter)
  assert.equal(await outcomesOf('haul', 'Auto and cargo are in force. The GL was moved to Northfork and is active.'), CONFIRMED)
})
