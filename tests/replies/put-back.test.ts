import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

const ENDED = ['It was cancelled', 'The policy was cancelled on 9/30', 'It cancelled 9/30 for non-pay', 'There was a cancellation 9/30', 'It lapsed for a few days', 'It was in cancellation status']
const NOTHING_BETWEEN = [' but they paid and it was reinstated with no lapse', ' and reinstated 10/4 with no lapse', ' but the carrier rescinded the cancellation', ' but payment was made and coverage was reinstated without a lapse', ' but it was reinstated the same day with no lapse']
const LEFT_OPEN = [' but was reinstated', ' but the carrier reinstated it', ', reinstated 10/4', ' but they paid and it was reinstated', ' but got reinstated']
const NOW = ['. Active now.', ' and is active.', ', so it is in force.', '. It is active as of today.']

/** What ended and was put back with nothing between is in force where that is said, and never refused. */
test('cancelled and put back', async () => {
  const wrong: string[] = []
  for (const [at, ended] of ENDED.entries())
    for (const now of ['.', ...NOW]) {
      const back = NOTHING_BETWEEN[at % NOTHING_BETWEEN.length]!
      if ((await outcomesOf('solo', ended + back + now)) !== `al=${now === '.' ? 'unclear' : 'confirmed'}`) wrong.push(ended + back + now)
      for (const open of LEFT_OPEN) if ((await outcomesOf('solo', ended + open + now)) !== 'al=unclear') wrong.push(ended + open + now)
    }
  assert.deepEqual(wrong, [])
})

test('cancelled and put back, in Spanish and in other words', async () => {
  for (const [letter, want] of [
    ['Se canceló el 1 de octubre y se reinstaló el 3 de octubre sin lapso. Está activa.', 'confirmed'],
    ['La cancelaron por falta de pago pero ya pagó y la reinstalaron sin lapso. Está vigente.', 'confirmed'],
    ['La cancelaron pero la reinstalaron. Está activa.', 'unclear'],
    ['La cancelaron pero ya pagó y está activa otra vez.', 'unclear'],
    ['Se canceló y no se reinstaló.', 'refused'],
    ['It was cancelled but they paid so it is active now.', 'unclear'],
    ['It was cancelled 9/30 but reinstated 10/4 with a lapse. Active now.', 'unclear'],
    ['It was cancelled but will be reinstated with no lapse. Active now.', 'unclear'],
    ['It was cancelled and reinstated with no lapse, then cancelled for good 11/1. Active now.', 'unclear'],
    ['It was cancelled 9/30 and not reinstated.', 'refused'],
    ['It was cancelled but it was reinstated as of 10/4 without lapse, so it is active.', 'confirmed'],
    ['It was cancelled and reinstated as of 10/4.', 'unclear'],
  ])
    assert.equal(await outcomesOf('solo', letter!), `al=${want}`, letter!)
  assert.equal(await outcomesOf('haul', 'The auto was cancelled 10/1 but the carrier rescinded it. Everything is active.'), 'al=confirmed cg=confirmed gl=confirmed')
  assert.equal(await outcomesOf('haul', 'Cargo lapsed but they paid and it is in force. The auto and GL are active.'), 'al=confirmed cg=unclear gl=confirmed')
})

test('what a carrier rescinds without its name may be the policy', async () => {
  for (const ended of ['The GL lapsed and the carrier voided it.', 'The GL was cancelled and the carrier rescinded it.', 'The GL was cancelled, then it was rescinded.', 'The GL lapsed but the carrier voided it.'])
    assert.ok(!(await outcomesOf('haul', `All active. ${ended}`)).includes('gl=confirmed'), ended)
  for (const back of ['The GL was cancelled but the carrier rescinded it.', 'The GL was cancelled and the carrier rescinded the cancellation.'])
    assert.equal(await outcomesOf('haul', `All active. ${back}`), 'al=confirmed cg=confirmed gl=confirmed', back)
})

test('what was about to cancel and was paid, where it is said to stand', async () => {
  const wrong: string[] = []
  const about = ['was set to cancel', 'was scheduled to cancel', 'was pending cancellation', 'was going to be cancelled']
  const paid = [' 11/5 but payment came in on the 3rd', ' for non-payment but they paid in time', ' on 11/5 but the insured paid', ' but premium was received 11/3']
  const stands = [', so it is in force.', ", it's in force.", ' and it is still active.']
  const open = ['.', ' but not in time.', ', so it should be fine.', ", so it's pending reinstatement.", ', so it is active until 12/15.', ' late, so it lapsed.']
  for (const [a, one] of about.entries())
    for (const [b, two] of paid.entries()) {
      const said = `The cargo ${one}${two}`
      const close = stands[(a + b) % stands.length]!
      if ((await outcomesOf('haul', `${said}${close} Auto and GL are active.`)) !== 'al=confirmed cg=confirmed gl=confirmed') wrong.push(said + close)
      for (const end of open) if (/cg=confirmed/.test(await outcomesOf('haul', `${said}${end} Auto and GL are active.`))) wrong.push(said + end)
    }
  assert.deepEqual(wrong, [])
})
