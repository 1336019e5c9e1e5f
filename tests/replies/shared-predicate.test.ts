import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

const CONFIRMED = 'al=confirmed cg=confirmed gl=confirmed'
const LISTS = ['auto (1M), cargo (100K) and general liability', 'auto 1M, cargo 100K and GL 1M/2M', 'auto liability at $1,000,000, cargo at $100,000, and the GL', 'the auto with a 1M CSL, the cargo with 100K and the GL', 'auto, 1M, cargo, 100K, and GL']
const SAID = ['Confirming {}.', 'I can confirm {}.', 'Active: {}.', 'Yes to {}.', '{} are active.', '{} are all in force.', 'I show {} active.', 'Yes, {} are in force.']

test('what is said once, before or behind policies with their values, is said of each', async () => {
  for (const said of SAID)
    for (const list of LISTS) {
      const letter = said.replace('{}', list)
      assert.equal(await outcomesOf('haul', letter[0]!.toUpperCase() + letter.slice(1)), CONFIRMED, letter)
    }
})

test('a value of the list that was asked otherwise is put right, and the others stand', async () => {
  assert.equal(await outcomesOf('haul', 'Confirming auto (1M), cargo (150K) and GL.'), 'al=confirmed cg=contradicted gl=confirmed')
  assert.equal(await outcomesOf('haul', 'Auto 1M, cargo 150K and GL are active.'), 'al=confirmed cg=contradicted gl=confirmed')
})

test('it is said of the last alone, or of none, where its words are', async () => {
  for (const [letter, confirmed] of [
    ['Auto 1M, cargo 100K, GL is active.', ['gl']],
    ['Auto 1M and cargo 100K. GL is active.', ['gl']],
    ['Auto is active, 1M, cargo 100K.', ['al']],
    ['Auto 1M, cargo 100K and GL were active.', []],
    ['Auto 1M, cargo 100K and GL will be active.', []],
    ['Auto 1M, cargo 100K and GL are active with another agent.', []],
    ['They want auto 1M, cargo 100K and GL active.', []],
    ['Last year: auto 1M, cargo 100K and GL active.', []],
    ['Please confirm auto 1M, cargo 100K and GL are active.', []],
    ['Confirming auto (1M), cargo (100K) and GL once paid.', []],
    ['Confirming auto (1M), cargo (100K) and GL I believe.', []],
    ['Confirming auto (1M), cargo (100K) and GL for the other truck.', []],
    ['Confirming auto (1M), not cargo (100K).', ['al']],
    ['Auto 1M, cargo 100K expired and GL active.', ['gl']],
  ] as const) {
    const got = (await outcomesOf('haul', letter)).split(' ').flatMap((one) => (one.endsWith('=confirmed') ? [one.split('=')[0]] : []))
    assert.ok(got.every((line) => (confirmed as readonly string[]).includes(line!)), `${letter} ${got}`)
  }
})

test('what is told of one policy behind a "but" stays with it, whoever is "they" in it', async () => {
  for (const [letter, want] of [
    ["All three are active though the GL is up for cancellation on 11/25 if they don't pay.", 'al=confirmed cg=confirmed gl=unclear'],
    ['All three are active but the cargo cancels 12/1 unless they send the report.', 'al=confirmed cg=unclear gl=confirmed'],
    ["All three are active, but I'd want you to get the GL verified directly since it's assigned risk.", 'al=confirmed cg=confirmed gl=unclear'],
    ['All three are active but the auto cancelled 10/1 when they sold the truck.', 'al=refused cg=confirmed gl=confirmed'],
    ['All three are active but the GL carrier cancelled them.', 'al=unclear cg=unclear gl=unclear'],
    ['All three are active but they got a notice on the GL.', 'al=unclear cg=unclear gl=unclear'],
    ['All three are active, but the GL is behind and they may all cancel.', 'al=unclear cg=unclear gl=unclear'],
  ] as const)
    assert.equal(await outcomesOf('haul', letter), want, letter)
})

test('so is what ended, with values beside its name and behind a "but"', async () => {
  for (const [letter, want] of [
    ['Auto 1M and cargo 100K were cancelled 10/1. GL is active.', 'al=refused cg=refused gl=confirmed'],
    ['GL is in force, but cargo $100,000 and auto $1,000,000 CSL were cancelled 10/1/26.', 'al=refused cg=refused gl=confirmed'],
    ['Auto is in force. However, cargo 100K and the GL are not with us.', 'al=confirmed cg=refused gl=refused'],
    ['Auto $1,000,000 CSL is no longer active. Cargo and GL are active.', 'al=refused cg=confirmed gl=confirmed'],
    ['Cargo $100,000 / $2,500 deductible was cancelled 10/1, the auto and GL are both active.', 'al=confirmed cg=refused gl=confirmed'],
    ['GL was dropped in October, cargo $100,000 and auto are both active.', 'al=confirmed cg=confirmed gl=refused'],
  ] as const)
    assert.equal(await outcomesOf('haul', letter), want, letter)
})

test('an amount right behind one name is of that policy, where it is as it was asked', async () => {
  assert.equal(await outcomesOf('haul', 'GL and cargo 100K are both active, auto is too.'), CONFIRMED)
  assert.ok(!(await outcomesOf('haul', 'GL and cargo 150K are both active, auto is too.')).includes('cg=confirmed'))
})
