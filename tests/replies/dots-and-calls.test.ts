import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

test('dots lead from a name to its answer, wherever the names stand in a line', async () => {
  for (const join of ['. ', '; ', ', ', ' / ', '\n']) {
    const letter = ['Auto... OK', 'Cargo... still active', 'GL... no longer with us'].join(join)
    assert.match(await outcomesOf('haul', letter), /cg=confirmed gl=refused$/, letter)
    assert.doesNotMatch(await outcomesOf('haul', letter), /al=refused/, letter)
  }
  assert.equal(await outcomesOf('haul', 'Auto policy... yes, active. Cargo... moved to another agency. GL... in force.'), 'al=confirmed cg=refused gl=confirmed')
  for (const letter of ['Well... active... maybe', 'Yes... but... call me', 'Auto is fine... cargo is fine... GL not sure']) assert.ok(!(await outcomesOf('haul', letter)).includes('gl=confirmed'), letter)
})

test('"call me" in a row is of that one, and behind the answers of all of them', async () => {
  for (const letter of ['Auto: active\nCargo: active\nGL: call me', '1) yes\n2) yes, active\n3) call me', 'Auto - active. Cargo - yes. GL - call me.']) assert.equal(await outcomesOf('haul', letter), 'al=confirmed cg=confirmed gl=unclear', letter)
  for (const letter of ['All three are active. Call me.', 'Auto: active\nCargo: active\nGL: active\n\nCall me']) assert.ok(!(await outcomesOf('haul', letter)).includes('=confirmed'), letter)
})

test('a name that the margin broke is one name', async () => {
  assert.equal(await outcomesOf('haul', 'Auto liability: in force / Motor truck cargo: in force / General liability: matches'), 'al=confirmed cg=confirmed gl=confirmed')
})
