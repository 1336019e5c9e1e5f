import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'
import { outcomesOf } from './outcomes-of.ts'

test('whose name one policy is in, and whose company it is with, is not of the next one', async () => {
  const { haul } = CONTEXTS
  for (const [name, path, value] of [['insured is Granite Holdings LLC', 'insured_name', 'Granite Holdings LLC'], ['in the name of Granite Holdings LLC', 'insured_name', 'Granite Holdings LLC'], ['carrier is Ironwood Mutual', 'carrier', 'Ironwood Mutual']] as const)
    for (const [before, behind] of [[' ', ', GL active'], [' ', ' and GL is active'], [' ', ', the GL is good'], [' (', ') and GL (still active)']] as const) {
      const said = `Auto active, cargo${before}${name.startsWith('in the') ? `is ${name}` : name}${behind}.`
      const { per_line } = await readReply(replyMail(haul!, said, { style: 'gmail' }), haul!)
      assert.deepEqual([per_line['al']!.outcome, per_line['gl']!.outcome], ['confirmed', 'confirmed'], said)
      assert.deepEqual(per_line['cg']!.corrections, { [path]: value }, said)
    }
})

test('two years in a row are a term and no policy number', async () => {
  for (const years of ['2025-26', '2025-2026']) for (const kind of ['policy', 'term', 'one']) assert.equal(await outcomesOf('haul', `All active. The auto is the ${years} ${kind}.`), 'al=unclear cg=confirmed gl=confirmed', years + kind)
  assert.equal(await outcomesOf('haul', 'Auto: active 2026-27\nCargo: active 2026-2027\nGL: active'), 'al=confirmed cg=confirmed gl=confirmed')
})

test('"all correct" behind a number is of that policy', async () => {
  assert.equal(await outcomesOf('haul', 'Auto is active. PSC-204418 is all correct. GL is active.'), 'al=confirmed cg=confirmed gl=confirmed')
})

test('an ending and a yes in one row without names are of nobody knows which', async () => {
  for (const letter of ['Confirmed, cancelled last month, confirmed - active', 'Good, not issued, active, no changes', 'Yes\nNumber is off\nNot one of ours']) assert.doesNotMatch(await outcomesOf('haul', letter), /confirmed|refused/, letter)
  for (const letter of ['Yes, cancelled 9/1', 'No longer insured here, confirmed']) assert.equal(await outcomesOf('haul', letter), 'al=refused cg=refused gl=refused', letter)
})
