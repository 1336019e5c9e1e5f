import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Grid } from '../../src/extraction/certificates/grid.ts'
import { GENERAL_LIABILITY } from '../../src/extraction/certificates/limit-labels.ts'
import { PageText } from '../../src/extraction/certificates/page-text.ts'
import { readLimits } from '../../src/extraction/certificates/read-limits.ts'
import type { Page, RuledLine, Word } from '../../src/extraction/page-model.ts'

const word = (text: string, x: number, y: number, h = 7): Word => ({ text, box: { x, y, w: text.length * 4.4, h }, confidence: 0.9, reader: 'pp_ocr' })
const level = (y: number): RuledLine => ({ x1: 427, y1: y, x2: 595, y2: y, thickness: 1 })
const STRIPS = [303, 315, 327, 339, 351, 363, 375, 387]
const limitsOf = (labels: Word[]): [string, number | null][] => {
  const amounts = [word('$1,000,000', 545, 305), word('$300,000', 545, 317), word('$10,000', 545, 329)]
  const page: Page = { number: 1, width: 612, height: 792, source: 'image', words: [...labels, ...amounts], lines: STRIPS.map(level), checkboxes: [], fields: [] }
  return readLimits(new PageText(page), new Grid(page), { column: { x1: 427, x2: 595 }, top: 303, bottom: 387 }, GENERAL_LIABILITY, 'general_liability').map((l) => [l.label, l.amount])
}
const THIRD = [word('MED', 431, 329), word('EXP', 448, 329)]

test('of two labels read in one strip neither takes its amount for sure', () => {
  const found = limitsOf([word('EACHOCCURRENCE', 431, 316), word('PREMISES', 431, 319, 6), word('(Ea', 470, 319, 6), word('occurrence)', 486, 319, 6), ...THIRD])
  assert.deepEqual(found.filter(([, amount]) => amount === 300_000), [])
})

test('a label in each strip takes the amount beside it', () => {
  const found = limitsOf([word('EACHOCCURRENCE', 431, 306), word('PREMISES', 431, 319, 6), word('(Ea', 470, 319, 6), word('occurrence)', 486, 319, 6), ...THIRD])
  assert.deepEqual(found, [['each_occurrence', 1_000_000], ['damage_to_rented_premises', 300_000], ['med_exp', 10_000]])
})
