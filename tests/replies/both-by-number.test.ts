import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

const ALL = 'al=confirmed cg=confirmed gl=confirmed'

test('"both" before two numbers gives neither the number of the other', async () => {
  for (const letter of ['I confirm that both PSX-204417 and PSC-204418 are in force. GL is active.', 'Both PSX-204417 and PSC-204418 are active, and so is the GL.', 'PSX-204417, PSC-204418 and NGL 7710023 are all in force.']) assert.equal(await outcomesOf('haul', letter), ALL, letter)
  assert.doesNotMatch(await outcomesOf('haul', 'Both PSX-204417 and PSC-204499 are in force. GL is active.'), /cg=(?:confirmed|contradicted)/)
})

test('policies that run, do not expire until a day, are told by their place or were left with us', async () => {
  for (const letter of ['All policies are running.', 'All three are active and good standing.', 'Please be inform that all three are active.', 'All three are on force. Everything matching.', "I've compared your list with our management system. All three are in force."]) assert.equal(await outcomesOf('haul', letter), ALL, letter)
  assert.equal(await outcomesOf('solo', "In force, doesn't expire until 6/20/27."), 'al=confirmed')
  assert.equal(await outcomesOf('solo', "In force, doesn't expire until 8/20/27."), 'al=contradicted')
  assert.equal(await outcomesOf('haul', 'The auto was not renewed in September. The cargo they left with us and it is active. GL active.'), 'al=refused cg=confirmed gl=confirmed')
  assert.equal(await outcomesOf('haul', 'Auto and GL are right. Cargo was increased to 150,000 so the broker would load them. All active.'), 'al=confirmed cg=contradicted gl=confirmed')
  for (const letter of ['All policies are running until the end of the month.', "I compared your list with what the insured sent. All three are in force.", 'Looks like there is a typo. All active.']) assert.doesNotMatch(await outcomesOf('haul', letter), /confirmed/, letter)
})
