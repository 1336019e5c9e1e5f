import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

const REFUSED = 'gl=refused al=refused um=refused wc=refused'
const CONFIRMED = 'gl=confirmed al=confirmed um=confirmed wc=confirmed'

test('another agent has the account', async () => {
  const wrong: string[] = []
  const said = ['The agent of record changed to Ridgeline', 'Broker of record was changed', 'BOR changed', 'Another broker took over the account', 'Someone else is their agent now', 'A different agent was appointed broker of record', 'Ridgeline took over as broker of record', 'They gave a BOR to Ridgeline', 'We were BORed', 'We stopped servicing them', 'We released this account']
  for (const one of said) for (const day of ['', ' on 10/1/26', ' effective 10/1/26', ' in October', ' last month']) if ((await outcomesOf('build', `${one}${day}.`)) !== REFUSED) wrong.push(`${one}${day}`)
  assert.deepEqual(wrong, [])
})

test('of a letter in whose favour is not said, a person decides; no day of it is a policy’s', async () => {
  for (const letter of ['A BOR was signed effective 10/1/26.', 'We received a BOR on 10/1.', 'Ridgeline has the account now effective 10/1/26.', 'Ridgeline got the account effective 10/1/26.']) assert.doesNotMatch(await outcomesOf('build', letter), /contradicted|confirmed/, letter)
  for (const letter of ['We are the broker of record. All four are active.', 'I took over the account in March. All four are active.', 'BOR changed to us on 4/1. All four are active.']) assert.doesNotMatch(await outcomesOf('build', letter), /refused/, letter)
  assert.equal(await outcomesOf('build', 'We are the broker of record. All four are active.'), CONFIRMED)
})

test('the others are not ours', async () => {
  const wrong: string[] = []
  for (const yes of ['Confirmed on the GL and auto.', 'The GL and auto are in force.'])
    for (const rest of ["We don't have the others.", 'We do not have the other two.', "The last two aren't ours.", "The last two we don't have.", "We don't have the umbrella or WC.", "I don't see an umbrella or WC with us.", 'No umbrella or comp with us.', 'Not our umbrella or WC.', 'The others are elsewhere.', 'The umbrella and WC are elsewhere.'])
      if ((await outcomesOf('build', `${yes} ${rest}`)) !== 'gl=confirmed al=confirmed um=refused wc=refused') wrong.push(`${yes} ${rest}`)
  assert.deepEqual(wrong, [])
  for (const letter of ["All four are active. We don't have the other limits handy.", "All four are active. We don't have the others' certificates."]) assert.doesNotMatch(await outcomesOf('build', letter), /refused/, letter)
})

test('what became of the account leads to what became of two of them', async () => {
  assert.match(await outcomesOf('haul', "Blue Mesa moved their trucking to Progressive on 11/1 so the auto and cargo aren't with us anymore. GL is still active here."), /^al=refused cg=refused/)
  assert.equal(await outcomesOf('haul', 'Two of the three are active, the GL is not.'), 'al=confirmed cg=confirmed gl=refused')
})
