import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Grid } from '../../src/extraction/classify/index.ts'
import { AUTO, GENERAL_LIABILITY, type PrintedLabel, WORKERS_COMP } from '../../src/extraction/certificates/limits/limit-labels.ts'
import { PageText } from '../../src/extraction/certificates/page/page-text.ts'
import { readLimits } from '../../src/extraction/certificates/limits/read-limits.ts'
import type { CoverageType } from '../../src/vocabulary/index.ts'
import type { Page, RuledLine, Word } from '../../src/extraction/page-model.ts'

const word = (text: string, x: number, y: number, h = 7): Word => ({ text, box: { x, y, w: text.length * 4.4, h }, confidence: 0.9, reader: 'pp_ocr' })
const level = (y: number): RuledLine => ({ x1: 427, y1: y, x2: 595, y2: y, thickness: 1 })
const STRIPS = [303, 315, 327, 339, 351, 363, 375, 387]
const AMOUNTS = [word('$1,000,000', 545, 305), word('$300,000', 545, 317), word('$10,000', 545, 329)]
const limitsOf = (words: Word[], rules: RuledLine[] = [], [labels, type]: [PrintedLabel[], CoverageType] = [GENERAL_LIABILITY, 'general_liability']): [string, number | null][] => {
  const page: Page = { number: 1, width: 612, height: 792, source: 'image', words, lines: [...STRIPS.map(level), ...rules], checkboxes: [], fields: [] }
  return readLimits(new PageText(page), new Grid(page), { column: { x1: 427, x2: 612 }, top: 303, bottom: 387 }, labels, type).map((l) => [l.label, l.amount])
}
const THIRD = [word('MED', 431, 329), word('EXP', 448, 329)]

test('of two labels read in one strip neither takes its amount for sure', () => {
  const found = limitsOf([...AMOUNTS, word('EACHOCCURRENCE', 431, 316), word('PREMISES', 431, 319, 6), word('(Ea', 470, 319, 6), word('occurrence)', 486, 319, 6), ...THIRD])
  assert.deepEqual(found.filter(([, amount]) => amount === 300_000), [])
})

test('a label in each strip takes the amount beside it', () => {
  const found = limitsOf([...AMOUNTS, word('EACHOCCURRENCE', 431, 306), word('PREMISES', 431, 319, 6), word('(Ea', 470, 319, 6), word('occurrence)', 486, 319, 6), ...THIRD])
  assert.deepEqual(found, [['each_occurrence', 1_000_000], ['damage_to_rented_premises', 300_000], ['med_exp', 10_000]])
})

const AUTO_LABELS = ['COMBINED SINGLE LIMIT', 'BODILY INJURY (Per person)', 'BODILY INJURY (Per accident)', 'PROPERTY DAMAGE'].flatMap((label, i) => {
  let x = 431
  return label.split(' ').map((text) => {
    const placed = { ...word(text, x, 306 + i * 12, 6), box: { x, y: 306 + i * 12, w: text.length * 3.4, h: 6 } }
    x += text.length * 3.4 + 2
    return placed
  })
})
const AUTO_AMOUNTS = [word('100,000', 545, 318), word('300,000', 545, 330), word('50,000', 545, 342)]

test('the rule behind all amounts parts them from no label', () => {
  const behind = { x1: 593, y1: 303, x2: 593, y2: 387, thickness: 1 }
  const found = limitsOf([...AUTO_LABELS, ...AUTO_AMOUNTS], [behind], [AUTO, 'auto_liability'])
  assert.deepEqual(found, [['bodily_injury_per_person', 100_000], ['bodily_injury_per_accident', 300_000], ['property_damage_per_accident', 50_000]])
})

test('a bare amount is none of a label that is printed in a strip of its own', () => {
  const [single] = [AUTO_LABELS.slice(0, 3)]
  assert.deepEqual(limitsOf([...single, ...AUTO_AMOUNTS.slice(0, 1)], [], [AUTO, 'auto_liability']), [])
})

test('of rules of which a coarse picture keeps two in seven the form has more strips than these part', () => {
  const kept = [303, 339, 387].map(level)
  const labels = ['EACH OCCURRENCE', 'BMH99Shc', 'MED EXP', 'PERSONAL ADV INJURY', 'GENERAL AGGREGATE', 'PRODUCTS COMP OP AGG'].flatMap((label, i) =>
    label.split(' ').map((text, n, all) => word(text, 431 + all.slice(0, n).join(' ').length * 4.4 + (n ? 3 : 0), 306 + i * 12)),
  )
  const amounts = ['$1,000,000', '$300,000', '$10,000', '$1,000,000', '$2,000,000', '$2,000,000'].map((text, i) => word(text, 545, 305 + i * 12))
  const page: Page = { number: 1, width: 612, height: 792, source: 'image', words: [...labels, ...amounts], lines: kept, checkboxes: [], fields: [] }
  const found = readLimits(new PageText(page), new Grid(page), { column: { x1: 427, x2: 595 }, top: 303, bottom: 387, pitch: 12 }, GENERAL_LIABILITY, 'general_liability')
  assert.deepEqual(new Map(found.map((l) => [l.label, l.amount])), new Map([['each_occurrence', 1_000_000], ['damage_to_rented_premises', 300_000], ['med_exp', 10_000], ['personal_adv_injury', 1_000_000], ['general_aggregate', 2_000_000], ['products_comp_op_agg', 2_000_000]]))
})

test('labels tell how the strips lie of a row whose own rules are lost, and an amount without its first figure is said to be in doubt', () => {
  const labels = [['E.L. EACH ACCIDENT', 501], ['EL DISEASE EA EMPLOYEE', 512], ['EL DSEASt POLICY uu', 524]].flatMap(([label, y]) =>
    String(label).split(' ').map((text, n, all) => word(text, 429 + all.slice(0, n).join(' ').length * 3.4 + (n ? 3 : 0), Number(y), 6)).map((w) => ({ ...w, box: { ...w.box, w: w.text.length * 3.2 } })),
  )
  const amounts = [word('$1,000,000', 545, 500), word('$', 545, 512), word(',000,000', 555, 512), word('$500,000', 545, 524)]
  const page: Page = { number: 1, width: 612, height: 792, source: 'image', words: [...labels, ...amounts], lines: [], checkboxes: [], fields: [] }
  const found = readLimits(new PageText(page), new Grid(page), { column: { x1: 427, x2: 595 }, top: 481.6, bottom: 534.8, pitch: 12 }, WORKERS_COMP, 'workers_comp')
  const amountOf = (label: string) => found.find((l) => l.label === label)
  assert.equal(amountOf('el_each_accident')?.amount, 1_000_000)
  assert.equal(amountOf('el_disease_policy_limit')?.amount, 500_000)
  assert.deepEqual([amountOf('el_disease_each_employee')?.amount, amountOf('el_disease_each_employee')?.doubtful], [null, true])
})
