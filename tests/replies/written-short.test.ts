import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

const ALL = 'al=confirmed cg=confirmed gl=confirmed'
const CARGO = (outcome: string): string => `al=confirmed cg=${outcome} gl=confirmed`

test('what is written short is read as its whole words', async () => {
  for (const letter of ['all 3 actv, lmts ok', 'all 3 act, lims match, nothing pndg', 'All 3 pols r active n in force. Lmts ok', "Conf'd, all 3 active", 'Pls note all 3 pols r current & in force. Lims match', "all 3 verif'd active"])
    assert.equal(await outcomesOf('haul', letter), ALL, letter)
  for (const ended of ['cncld', "can'd", "exp'd", 'exprd', 'lpsd', 'nonrenewd', 'canc']) assert.equal(await outcomesOf('haul', `Auto and GL active, cargo ${ended} 10/1`), CARGO('refused'), ended)
  assert.equal(await outcomesOf('build', 'gl/al/wc in force as shown. umb cxld 8/1.'), 'gl=confirmed al=confirmed um=refused wc=confirmed')
})

test('a cancellation that is pending, however short, is none that took place', async () => {
  for (const open of ['pend cxl', 'pndg cxl', 'pndg canc', 'pndg', 'chkng']) assert.doesNotMatch(await outcomesOf('haul', `Auto and GL active, cargo ${open}`), /cg=(?:confirmed|refused)/, open)
  for (const letter of ['All 3 actv n pndg', 'all 3 actv I thnk', 'pols shd be actv', 'All three active. pend cxl on all']) assert.doesNotMatch(await outcomesOf('haul', letter), /confirmed/, letter)
})

test('a letter behind each name is its answer, and no "and" between two of them', async () => {
  for (const letter of ['auto y cargo n gl y', 'Auto y, cargo n, gl y', 'AL Y CARGO N GL Y', 'auto y / cargo n / gl y', 'auto yes cargo n gl yes', 'auto active cargo n gl active']) assert.equal(await outcomesOf('haul', letter), CARGO('unclear'), letter)
  for (const letter of ['auto y cargo y gl y', 'AL Y, MTC Y, GL Y', 'auto, cargo y GL activas', 'auto y carga y GL vigentes', 'auto n cargo n gl all active']) assert.equal(await outcomesOf('haul', letter), ALL, letter)
})

test('strokes between answers part them, and each value stays with its policy', async () => {
  assert.equal(await outcomesOf('haul', 'AL ok active / cargo active but lmt 50k not 100 / GL ok active'), CARGO('contradicted'))
  for (const said of ['active, limit is 75k', 'active - limit 75k']) assert.equal(await outcomesOf('haul', `Auto active / cargo ${said} / GL active`), CARGO('contradicted'), said)
  assert.equal(await outcomesOf('haul', 'Auto active / cargo expired / GL active'), CARGO('refused'))
  assert.equal(await outcomesOf('haul', 'Auto active / cargo pending / GL active'), CARGO('unclear'))
  assert.equal(await outcomesOf('haul', 'Auto / cargo / GL all active'), ALL)
})

test('the letters of the own name close an answer; those of a policy or a status do not', async () => {
  for (const letters of ['dw', '-dw', '/dw', 'DW', '(dw)', 'tks, dw', 'Best, DW', 'Best regards, Dana', 'Rgds, Dana']) assert.equal(await outcomesOf('haul', `All three active. ${letters}`), ALL, letters)
  assert.equal(await outcomesOf('haul', 'All three active as listed - dw'), ALL)
  for (const letters of ['nr', 'tbd', 'if', 'exc', 'no', 'xx', 'per dw']) assert.doesNotMatch(await outcomesOf('haul', `All three active. ${letters}`), /confirmed/, letters)
})
