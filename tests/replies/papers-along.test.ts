import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

const CONFIRMED = 'al=confirmed cg=confirmed gl=confirmed'
const STARTS = ["I've attached", 'I also attached', 'Attached is', 'Please find attached', 'Enclosed is', "I'm including", 'Attaching', 'We can send you', "Here's", 'I went ahead and attached', 'Please see attached']
const PAPERS = ['a current cert', 'the latest certificate of liability insurance', 'a copy of the dec page', 'our ACORD 25', 'a fresh COI']
const ENDS = ['', ' for good measure', ' just in case', ' showing you as holder', ' so you have it', ' in a second email', ' as backup', ' if that helps', ' to be safe']

test('a certificate that comes along takes nothing from a yes, however it is told', async () => {
  const wrong: string[] = []
  for (const [a, start] of STARTS.entries())
    for (const [b, paper] of PAPERS.entries()) {
      const sentence = `${start} ${paper}${ENDS[(a + 2 * b) % ENDS.length]}.`
      for (const letter of [`Yes, all three are active. ${sentence}`, `${sentence} All three are in force.`]) if ((await outcomesOf('haul', letter)) !== CONFIRMED) wrong.push(letter)
    }
  assert.deepEqual(wrong, [])
})

test('by itself it confirms nothing, and what is said of it is read', async () => {
  for (const letter of [
    'Attached is a cert for your records.',
    "I've attached the latest certificate showing you as holder.",
    'Confirmed. Attached is the cert with the right limits.',
    'Confirmed. I attached the cert from last year.',
    "Confirmed. I'll send the cert once they pay.",
    "Confirmed. I'll send the cert when it is reinstated.",
    'Confirmed. I am attaching a certificate from the prior carrier.',
    'Confirmed. Attached is a cert with the exclusions.',
    "Confirmed. I'm attaching a cert that shows the lower limit.",
    'Confirmed. See attached certificate for limits.',
    'Attached is a current certificate of insurance. All three policies on it are in force.',
  ])
    assert.ok(!(await outcomesOf('haul', letter)).includes('confirmed'), letter)
})

test('who is to be holder, and whether a certificate is wanted, opens no answer', async () => {
  for (const question of ['Who should be listed as holder?', 'Do you need a cert as well?', 'Where should I send the cert?']) assert.equal(await outcomesOf('haul', `Confirmed, all three. ${question}`), CONFIRMED)
})
