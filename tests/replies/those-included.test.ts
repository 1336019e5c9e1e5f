import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

const ALL = 'gl=confirmed al=confirmed um=confirmed wc=confirmed'
const YES = ['Yes to all', 'Yes to all four', 'All confirmed', 'All four are active', 'Everything is in force', 'Yes, all of them']
const NAMED = [', including the comp', ' including WC', ' (including the umbrella)', ', comp included', ', umbrella incl.', ', even the comp', ', including the umbrella and comp', ', incl. GL', ', WC as well', ', including WC with Cascade Employers']

test('some of those that stand, named once more, leave out no others', async () => {
  for (const yes of YES) for (const named of NAMED) assert.equal(await outcomesOf('build', `${yes}${named}.`), ALL, yes + named)
  for (const letter of ['Confirmed, all of the above including dates and limits.', 'Yes for all, that includes the umbrella.', 'Todas activas, incluyendo la umbrella.']) assert.equal(await outcomesOf('build', letter), ALL, letter)
  for (const letter of ['All cancelled, including the comp.', 'All lapsed including WC.']) assert.equal(await outcomesOf('build', letter), ALL.replaceAll('confirmed', 'refused'), letter)
})

test('with more than their names behind it, or less than all before it, they stay open', async () => {
  for (const yes of YES)
    for (const named of [', including the comp if they paid', ", including the comp that's pending", ', including the comp, I think', ', not including the comp', ' but the comp', ', comp included until 11/30', ', comp included in the binder', ', with WC excluded', ', WC not included', ', no WC included', ', including WC with Travelers', ', including the comp which renews next week', ', even though WC is late'])
      assert.doesNotMatch(await outcomesOf('build', `${yes}${named}.`), /wc=confirmed/, yes + named)
  for (const letter of ['All three active, comp included.', 'All good, incl comp.', 'Not all active, including the comp.', 'None active, comp included.', 'All quoted, including the umbrella.', 'I checked all of them, including WC.', 'We write all of them including the comp.', 'All active? Including the comp?']) assert.notEqual(await outcomesOf('build', letter), ALL, letter)
})
