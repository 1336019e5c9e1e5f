import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pointsAhead } from '../../src/outreach/replies/asides/is-courtesy.ts'
import { outcomesOf } from './outcomes-of.ts'

const NUMBERS: ((place: number) => string)[] = [
  (place) => `(${place}) `,
  (place) => `${place}: `,
  (place) => `${place} = `,
  (place) => `${place} - `,
  (place) => `${place}-`,
  (place) => `${['1st', '2nd', '3rd'][place - 1]} - `,
  (place) => `${['First', 'Second', 'Third'][place - 1]} one: `,
]
const SEPARATORS = ['\n', '\n\n', ' ', ', ', '; ', '. ', ' / ']
const ANSWERS: [string, string][] = [['Active', 'confirmed'], ['cancelled 10/1/26', 'refused'], ['in force', 'confirmed'], ['not ours', 'refused'], ['I think so', 'unclear'], ['Yes', 'confirmed'], ['good', 'confirmed']]

test('answers that are numbered in whatever way are each of the policy of that place', async () => {
  const wrong: string[] = []
  for (const [a, number] of NUMBERS.entries())
    for (const [b, separator] of SEPARATORS.entries()) {
      const said = [0, 2, 4].map((step) => ANSWERS[(a + b + step) % ANSWERS.length]!)
      // A light word beside other answers than a yes is weighed by what they set apart.
      if (said.some(([text]) => text === 'good') && said.some(([, outcome]) => outcome === 'unclear')) continue
      const letter = said.map(([text], at) => `${number(at + 1)}${text}`).join(separator)
      const want = ['al', 'cg', 'gl'].map((line, at) => `${line}=${said[at]![1]}`).join(' ')
      if ((await outcomesOf('haul', letter)) !== want) wrong.push(JSON.stringify(letter))
    }
  assert.deepEqual(wrong, [])
})

test('numbers that do not count on from one, and numbers before names, tell no place', async () => {
  assert.ok(!(await outcomesOf('haul', '(1) auto, (2) cargo and (3) GL are active once paid.')).includes('confirmed'))
  assert.ok(!(await outcomesOf('haul', '1: active\n3: active')).includes('al=confirmed cg=confirmed'))
  assert.ok(!(await outcomesOf('haul', '1 - 3 once paid')).includes('confirmed'))
})

test('a light word is an answer where the other policies have one each', async () => {
  assert.equal(await outcomesOf('haul', '1. good\n2. Active\n3. Confirmed'), 'al=confirmed cg=confirmed gl=confirmed')
  assert.ok(!(await outcomesOf('haul', 'Good. Auto is active, cargo is active.')).includes('gl=confirmed'))
})

test('policies on a line of their own, each with its answer on the line below', async () => {
  for (const gap of ['\n\n', '\n']) {
    assert.equal(await outcomesOf('haul', ['Auto liability\nConfirmed, no changes', 'Motor truck cargo\nActive and correct', 'General Liability\nNo longer with us'].join(gap)), 'al=confirmed cg=confirmed gl=refused')
    assert.equal(await outcomesOf('haul', ['Auto:\nNot ours', 'Cargo:\nYes', 'GL:\nI think so'].join(gap)), 'al=refused cg=confirmed gl=unclear')
    assert.equal(await outcomesOf('build', ['GL\nActive', 'Auto\nCancelled 10/1', 'Umb\nYes', 'WC\nYes'].join(gap)), 'gl=confirmed al=refused um=confirmed wc=confirmed')
  }
  // Headings of what stands below them.
  assert.equal(await outcomesOf('haul', 'Active\nAuto\nCargo\n\nCancelled\nGL'), 'al=confirmed cg=confirmed gl=refused')
})

test('where the answers stand may be said in many ways', () => {
  for (const lead of ['', 'Please see ', 'I put ', "We've added "])
    for (const what of ['my answers', 'responses', 'our comments'])
      for (const where of ['below each policy', 'in red below', 'below, under each', 'next to each one', 'inline below', 'in the body of your email', 'below in bold', 'below your questions']) assert.ok(pointsAhead(`${lead}${what} ${where}.`.toLowerCase()), lead + what + where)
  for (const other of ['my answers are in doubt.', 'please see my notes on the auto.', 'i put the answers in the mail.']) assert.ok(!pointsAhead(other), other)
})
