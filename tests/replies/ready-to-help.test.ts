import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

test('ready to do what was asked is not done', async () => {
  for (const ready of ['Of course', 'Certainly!', 'Yes, no problem', 'Yes no worries', 'Yes, right away', 'Yes, sounds good', "Yes, that's fine", 'Yes. Not a problem at all.']) assert.doesNotMatch(await outcomesOf('haul', ready), /confirmed/, ready)
})

test('beside an answer it takes nothing back', async () => {
  for (const letter of ['No problem. All three are active.', 'Sure, no problem. Confirmed.', 'Certainly. Yes to all.', 'All confirmed\n\nNo worries\nDana', 'Yes, of course.'])
    assert.equal(await outcomesOf('haul', letter), 'al=confirmed cg=confirmed gl=confirmed', letter)
})
