import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

const FITS = ['all correct', 'everything correct', 'all good', 'everything matches', 'everything is correct', 'all as shown', 'everything checks out', 'all current', 'they are all correct', 'I agree with all of it', 'rest is correct', 'everything else matches', 'all other info is correct', 'otherwise correct', 'todo correcto']
const OF_ONE: Record<string, (fits: string) => string> = {
  'in its row': (fits) => `GL: active, ${fits}.`,
  'in its sentence': (fits) => `The GL is in force and ${fits}.`,
  'between dashes': (fits) => `GL - active - ${fits}`,
  'before a refusal': (fits) => `GL: in force, ${fits}. Cargo: not written by us.`,
  'in a list': (fits) => `GL: in force, ${fits}\nCargo: cancelled`,
}

for (const [where, letter] of Object.entries(OF_ONE))
  test(`what is right of one policy says nothing of the others, ${where}`, async () => {
    for (const fits of FITS) {
      const outcomes = await outcomesOf('haul', letter(fits))
      assert.match(outcomes, /gl=confirmed/, letter(fits))
      assert.doesNotMatch(outcomes, /(?:al|cg)=confirmed/, letter(fits))
    }
  })

test('of two that were named it is of both, and of those whose turn it is', async () => {
  for (const [letter, expected] of [
    ['GL and auto: active, everything correct.', 'al=confirmed cg=unclear gl=confirmed'],
    ['GL: active\nAuto: active\nAll correct.', 'al=confirmed cg=unclear gl=confirmed'],
    ['1) active, all correct\n2) cancelled\n3) not ours', 'al=confirmed cg=refused gl=refused'],
    ['1) all correct\n2) cancelled', 'al=confirmed cg=refused gl=unclear'],
    ['The first one is active, everything correct. The second was cancelled.', 'al=confirmed cg=refused gl=unclear'],
    ['Auto: limit is 750,000, all other info correct\nCargo: cancelled', 'al=contradicted cg=refused gl=unclear'],
  ] as const)
    assert.equal(await outcomesOf('haul', letter), expected, letter)
})

test('what is said of all policies is of all of them, whatever was named before', async () => {
  for (const letter of ['The GL is active. All are active.', 'GL renewed 5/1, all are active', 'The GL is active, all of them are correct.', 'The GL is active and all three match.', 'Auto is active. GL is active. Cargo is active. All correct.', 'All active, everything correct', 'The GL is active, the rest are too', 'Yes the GL is active, all policies are correct'])
    assert.equal(await outcomesOf('haul', letter), 'al=confirmed cg=confirmed gl=confirmed', letter)
  assert.equal(await outcomesOf('haul', 'Cargo was cancelled. GL is active. Everything else is correct.'), 'al=confirmed cg=refused gl=confirmed')
})

test('what refuses a thing that is not known refuses none of those that were asked', async () => {
  for (const letter of ['Our office does not write the frobnication.', 'Zorbing: not written by us', 'Zorbing & abseiling: cancelled', 'We do not write the zorbing policy.', 'The zorbing was cancelled.', 'Our office does not write the EL.'])
    assert.doesNotMatch(await outcomesOf('haul', letter), /refused|confirmed/, letter)
  assert.equal(await outcomesOf('haul', 'Auto: active\nCargo: active\nGL: active\nZorbing: not written by us'), 'al=confirmed cg=confirmed gl=confirmed')
  // It may be the name of whoever is insured.
  for (const letter of ['Auto, cargo and GL are active. The zorbans were cancelled.', 'Auto: active\nCargo: active\nGL: active\nZorbans: cancelled', 'All are active. We do not insure the zorbans.'])
    assert.doesNotMatch(await outcomesOf('haul', letter), /confirmed/, letter)
  for (const letter of ['We do not write Blue Mesa Hauling.', 'We do not have them.', 'Not written by us.', 'We do not insure this company.'])
    assert.equal(await outcomesOf('haul', letter), 'al=refused cg=refused gl=refused', letter)
})

test('all of the above, below answers of his own, is of those that he gave', async () => {
  for (const [letter, expected] of [
    ['GL: active\nAuto: active\nAll of the above is accurate.', 'al=confirmed cg=unclear gl=confirmed'],
    ['GL, auto\nAll of the above are active.', 'al=confirmed cg=unclear gl=confirmed'],
    ['Cargo: not ours\nGL: active\nAll of the above is accurate.', 'al=unclear cg=refused gl=confirmed'],
    ['All of the above is accurate.', 'al=confirmed cg=confirmed gl=confirmed'],
  ] as const)
    assert.equal(await outcomesOf('haul', letter), expected, letter)
})

test('a bare yes before what is told of some is not of the others', async () => {
  for (const letter of ['Yes. The GL is active.', 'Confirmed. GL active.', 'Yes. NGL 7710023 is in force and all info is right.', 'Yes.\nGL: active\nCargo: quoted only', 'Yes.\nGL: notice of cancellation sent'])
    assert.doesNotMatch(await outcomesOf('haul', letter), /(?:al|cg)=confirmed/, letter)
  for (const letter of ['Yes. Auto is active. Cargo is active. GL is active.', 'Yes, they are active. The GL renewed in May and is active.', 'Yes. All three are active, the GL too.'])
    assert.equal(await outcomesOf('haul', letter), 'al=confirmed cg=confirmed gl=confirmed', letter)
})

test('the same in Spanish, and a word that answers is no company', async () => {
  for (const [letter, expected] of [
    ['Sí.\nla general = está activa', 'al=unclear cg=unclear gl=confirmed'],
    ['Sí.\nGL activa\nLos datos son correctos.', 'al=unclear cg=unclear gl=confirmed'],
    ['GL activa\nTodo lo anterior es correcto.', 'al=unclear cg=unclear gl=confirmed'],
  ] as const)
    assert.equal(await outcomesOf('haul', letter), expected, letter)
  assert.doesNotMatch(await outcomesOf('haul', 'GL, esperando a la compañía\nConfirmado.'), /contradicted|confirmed/)
})
