import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

test('the former and the latter are the two that were named together', async () => {
  for (const [said, outcome] of [['was dropped', 'refused'], ['is not ours', 'refused'], ['should be active', 'unclear'], ['limit is 500k', 'contradicted']] as const)
    for (const joint of [', ', '. ', ' and ']) {
      assert.equal(await outcomesOf('haul', `I see the auto and the cargo. The former is active${joint}the latter ${said}. GL is in force.`), `al=confirmed cg=${outcome} gl=confirmed`, said + joint)
      assert.equal(await outcomesOf('haul', `I see the auto and the cargo. The latter is active${joint}the former ${said}. GL is in force.`), `al=${outcome} cg=confirmed gl=confirmed`, said + joint)
    }
})

test('where no two were named, nobody knows which they are', async () => {
  for (const letter of ['Auto lapsed. The latter is active.', 'The former is active.', 'Auto, cargo and GL are with us. The latter lapsed.']) assert.doesNotMatch(await outcomesOf('haul', letter), /confirmed/, letter)
})
