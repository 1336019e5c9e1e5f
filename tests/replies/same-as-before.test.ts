import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

test('"same as the rest" says of the rest what was just said', async () => {
  for (const said of ['lapsed', 'was not ours', 'was cancelled 9/1'])
    for (const joint of [', ', '. ', '; ', '\n']) assert.equal(await outcomesOf('haul', `The auto ${said}${joint}same as the rest.`), 'al=refused cg=refused gl=refused', said + joint)
  for (const said of ['limits are wrong', 'looks active', 'starts next week', 'had been active', 'is in the name of Granite Holdings LLC']) assert.doesNotMatch(await outcomesOf('haul', `The auto ${said}; same as the rest.`), /confirmed/, said)
  assert.equal(await outcomesOf('haul', 'The auto is active, same as the rest.'), 'al=confirmed cg=confirmed gl=confirmed')
})

test('"same" behind a policy that is not as it was asked may be either, and goes to a person', async () => {
  for (const said of ['cancelled 9/1', 'is with Ironwood now'])
    for (const same of ['same', 'same as above', 'as above', 'is the same']) assert.match(await outcomesOf('haul', `Auto ${said}. Cargo ${same}. GL active.`), /^al=\w+ cg=unclear gl=confirmed$/, `${said}, ${same}`)
  assert.match(await outcomesOf('haul', 'Auto active. Cargo lapsed. GL same as the cargo.'), /gl=refused$/)
  assert.match(await outcomesOf('haul', 'Auto lapsed. Cargo active. GL same as the auto.'), /gl=unclear$/)
})

test('as it was asked: the same as the request has it, and all else', async () => {
  for (const same of ['Everything else same', 'The rest is the same', 'Cargo and GL are the same as you have them', 'Cargo and GL same as your list']) assert.equal(await outcomesOf('haul', `Auto was cancelled 9/1. ${same}.`), 'al=refused cg=confirmed gl=confirmed', same)
})

test('"same" behind a limit: of a policy with such a limit either, of another as it was asked', async () => {
  assert.equal(await outcomesOf('haul', 'Auto limit is 500k. GL same. Cargo active.'), 'al=contradicted cg=confirmed gl=unclear')
  assert.equal(await outcomesOf('haul', 'Auto is 2 million now. Cargo same. GL active.'), 'al=contradicted cg=confirmed gl=confirmed')
})
