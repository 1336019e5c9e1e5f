import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

const CONFIRMED = 'al=confirmed cg=confirmed gl=confirmed'
const OPENERS = ['There have been no', 'There are no', 'We have no', 'I show no', 'No', 'We have not received any', 'Our system shows no', 'We are not aware of any', 'They have no', 'No record of any', "I don't see any"]
const TROUBLES = ['cancellations or lapses', 'pending cancellations, non-renewals or lapses', 'notices of cancellation or changes', 'open cancellation notices and endorsements', 'lapses in coverage, claims or late payments', 'gaps nor interruptions']
const TAILS = ['', ' on any of these', ' at this time', ' since inception', ' on file', ' as of today', ' this term']

test('a list of troubles that there are none of takes nothing from a yes', async () => {
  const wrong: string[] = []
  for (const [a, opener] of OPENERS.entries())
    for (const [b, troubles] of TROUBLES.entries()) {
      const sentence = `${opener} ${troubles}${TAILS[(a + b) % TAILS.length]}`
      const letter = (a + b) % 2 === 0 ? `All three are active. ${sentence}.` : `${sentence}. All three are in force.`
      if ((await outcomesOf('haul', letter)) !== CONFIRMED) wrong.push(letter)
    }
  assert.deepEqual(wrong, [])
  assert.equal(await outcomesOf('haul', 'All three policies are active with no pending cancellations or lapses.'), CONFIRMED)
  assert.equal(await outcomesOf('solo', 'Está vigente, no ha habido cancelaciones desde su inicio.').then((one) => one.includes('refused')), false)
})

test('one that is named after it is no part of it, and by itself it confirms nothing', async () => {
  for (const end of [' except the GL was cancelled', ', except the GL', ' but the GL lapsed', ' apart from a cancellation notice on the GL', ', GL pending cancellation', ', the GL is no longer ours', ' and we dropped the GL', ' unless the GL does not pay', ' until December 1', ' yet'])
    assert.doesNotMatch(await outcomesOf('haul', `All three are active. There have been no cancellations or lapses${end}.`), /gl=confirmed/, end)
  for (const letter of ['No cancellations or lapses.', 'There have been no changes or cancellations.', 'Yes, not aware of any cancellations or lapses.']) assert.ok(!(await outcomesOf('haul', letter)).includes('confirmed'), letter)
})
