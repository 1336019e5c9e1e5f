import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findRows } from '../../src/extraction/certificates/rows/find-rows.ts'
import { findTable } from '../../src/extraction/certificates/table/find-table.ts'
import { Grid } from '../../src/extraction/classify/index.ts'
import { PageText } from '../../src/extraction/certificates/page/page-text.ts'
import { readInsurers } from '../../src/extraction/certificates/insurers/read-insurers.ts'
import { withoutSign } from '../../src/extraction/certificates/limits/sign-as-figure.ts'
import type { Word } from '../../src/extraction/page-model.ts'
import { line, pageOf, word } from './words-read.ts'

/** A heading in the middle of a column. */
const centred = (text: string, middle: number, y: number): Word[] => line(text, middle - (text.length * 4 - (text.split(' ').length - 1)) / 2, y)

const HEADINGS = [
  ...centred('INSR', 27, 288), ...centred('LTR', 27, 295), ...centred('TYPE OF INSURANCE', 106, 294), ...centred('ADDL', 186, 290), ...centred('SUBR', 204, 290),
  ...centred('POLICY NUMBER', 272, 294), ...centred('LIMITS', 510, 294),
]
type Printed = { name: string; y: number; box: string; limit: string; number: string }
const ROWS: Printed[] = [
  { name: 'COMMERCIAL GENERAL LIABILITY', y: 305, box: 'CLAIMS-MADE OCCUR', limit: 'DAMAGE TO RENTED', number: 'TRV-4410092' },
  { name: 'AUTOMOBILE LIABILITY', y: 389, box: 'ANY AUTO', limit: 'COMBINED SINGLE LIMIT', number: 'BA-7719023' },
  { name: 'UMBRELLA LIAB', y: 450, box: 'OCCUR', limit: 'EACH OCCURRENCE', number: 'UMB-120077' },
  { name: 'WORKERS COMPENSATION', y: 486, box: 'ANY PROPRIETOR', limit: 'E.L. EACH ACCIDENT', number: 'WC-558102' },
]
const printed = ({ name, y, box, limit, number }: Printed, hidden = ''): Word[] => [
  ...(name === hidden ? [] : line(name, name.startsWith('COMM') ? 54 : 38, y)), ...line(box, 54, y + 13), word(number, 216, y),
  word('03/01/2026', 333, y), word('03/01/2027', 381, y), ...line(limit, 430, name.startsWith('WORK') ? y + 12 : limit.startsWith('DAMAGE') ? y + 9 : y), word('$1,000,000', 517, name.startsWith('WORK') ? y + 12 : y),
]
const after = line('DESCRIPTION OF OPERATIONS / LOCATIONS', 22, 572)
const tableOf = (words: Word[]) => {
  const page = pageOf([...words, ...after])
  const [text, grid] = [new PageText(page), new Grid(page)]
  const table = findTable(text, grid)!
  return { table, rows: findRows(text, grid, table) }
}
const kinds = (words: Word[]): string[] => tableOf(words).rows.map((r) => r.kind).slice(0, 4)
const ORDER = ['general_liability', 'auto_liability', 'umbrella', 'workers_comp']

test('headings where ACORD 25 has them give its columns where a picture shows none of its rules', () => {
  const { table, rows } = tableOf([...HEADINGS, ...ROWS.flatMap((r) => printed(r))])
  const { letter, type, subr, number, eff, exp, limits } = table.columns
  for (const [edge, want] of [[type!.x1, 36], [subr!.x1, 195], [number!.x1, 213], [eff!.x1, 332], [exp!.x1, 379], [limits!.x1, 426]] as const)
    assert.ok(Math.abs(edge - want) < 3, `${edge} is not ${want}`)
  assert.ok(letter!.x1 > 14 && limits!.x2 > 585)
  assert.deepEqual(rows.map((r) => r.kind).slice(0, 4), ORDER)
})

test('so do the headings left of the days alone, where those of days and limits are illegible', () => {
  const { table } = tableOf([...HEADINGS.filter((w) => w.text !== 'LIMITS'), ...printed(ROWS[1]!)])
  assert.ok(Math.abs(table.columns.eff!.x1 - 332) < 4 && Math.abs(table.columns.limits!.x1 - 426) < 5)
  assert.deepEqual(kinds([...HEADINGS.filter((w) => w.text !== 'LIMITS'), ...printed(ROWS[1]!)])[1], 'auto_liability')
})

test('not where its days or its headings stand elsewhere', () => {
  const apart = tableOf([...HEADINGS, ...ROWS.flatMap((r) => printed(r)).map((w) => (w.text.startsWith('03/') ? { ...w, box: { ...w.box, x: w.box.x - 26 } } : w))])
  assert.notEqual(Math.round(apart.table.columns.type!.x1), 36)
  const moved = HEADINGS.map((w) => (/POLICY|NUMBER/.test(w.text) ? { ...w, box: { ...w.box, x: w.box.x - 30 } } : w))
  assert.notEqual(Math.round(tableOf([...moved, ...ROWS.flatMap((r) => printed(r))]).table.columns.subr?.x2 ?? 0), 213)
})

for (const { name } of ROWS.filter((r) => r.name !== 'UMBRELLA LIAB'))
  test(`where ${name} is illegible its limits tell the row, and no other row takes its policy`, () => {
    assert.deepEqual(kinds([...HEADINGS, ...ROWS.flatMap((r) => printed(r, name))]), ORDER)
  })

test('an insurer whose label is illegible is a row of its own, not a part of the one above', () => {
  const insurers = ['Harbor Mutual Insurance', 'Ridge Casualty Company', 'Pine State Indemnity', 'Lakeland Fire Insurance'].flatMap((name, i) => [
    ...(i === 2 ? line('wauer', 310, 174 + 12 * i) : line(`INSURER ${'ABCD'[i]} :`, 310, 174 + 12 * i)), ...line(name, 352, 174 + 12 * i), word(`1${i}${i}00`, 545, 174 + 12 * i),
  ])
  const page = pageOf([...line('INSURER(S) AFFORDING COVERAGE', 382, 162), ...line('NAIC #', 556, 162), ...insurers])
  const read = readInsurers(new PageText(page), new Grid(page))
  assert.deepEqual([...read].map(([letter, one]) => [letter, one.naic]), [['A', '10000'], ['B', '11100'], ['C', '12200'], ['D', '13300']])
  assert.equal(read.get('B')!.name, 'Ridge Casualty Company')
})

test('a figure where the other rows have their dollar sign is the sign', () => {
  const column = { x1: 426, x2: 594 }
  const signs = [304, 316, 328].map((y) => word('$1,000,000', 516, y))
  const read = (text: string, x: number): number | null => {
    const amount = word(text, x, 450)
    const page = new PageText(pageOf([...signs.map((w) => ({ ...w, box: { ...w.box, y: w.box.y + 60 } })), amount]))
    return withoutSign(page, column, [amount], { label: 'each_occurrence', amount: 15_000_000, words: [amount] }).amount
  }
  assert.equal(read('15,000,000', 516), 5_000_000)
  assert.equal(read('15,000,000', 523), 15_000_000)
  assert.equal(read('$15,000,000', 516), 15_000_000)
  assert.equal(read('15,250,000', 516), null)
  const [label, amount] = [word('(Any', 458, 450), word('15,000', 516, 450)]
  const page = new PageText(pageOf([...signs.map((w) => ({ ...w, box: { ...w.box, y: w.box.y + 60 } })), label, amount]))
  assert.equal(withoutSign(page, column, [amount, label], { label: 'med_exp', amount: 15_000, words: [amount, label] }).amount, 5_000)
})

test('without rules the column of coverages begins beside the letters, not at its own heading in the middle', () => {
  const headings = [
    ...centred('INSR', 27, 288), ...centred('LTR', 27, 295), ...centred('TYPE OF INSURANCE', 98, 294), ...centred('POLICY NUMBER', 226, 294),
    ...line('POLICY EFFECTIVE', 298, 290), ...line('POLICY EXPIRATION', 364, 290), ...centred('COVERED PROPERTY', 470, 294), ...centred('LIMITS', 556, 294),
  ]
  const rows = [305, 330, 355].flatMap((y, i) => [word('ABC'[i]!, 25, y, 4), ...line(['Crime', 'General Liability', 'Flood'][i]!, 39, y), word('TRV-441009' + i, 161, y), word('03/01/2026', 308, y), word('03/01/2027', 374, y), word('$1,000,000', 518, y)])
  const { letter, type } = tableOf([...headings, ...rows]).table.columns
  assert.ok(letter!.x2 > 29 && type!.x1 < 41, `letters end at ${letter!.x2}, names begin at ${type!.x1}`)
})

test('the note in the workers compensation row ends no table where its last word is illegible, and what is typed below it is a row of its own', () => {
  const workers = [...line('E.L. DISEASE - EA EMPLOYEE', 430, 510), word('$1,000,000', 520, 510), ...line('E.L. DISEASE - POUCY wr', 430, 522), word('$1,000,000', 520, 522)]
  for (const note of ['beow', 'oolmw']) {
    const { table, rows } = tableOf([...HEADINGS, ...ROWS.flatMap((r) => printed(r)), ...workers, ...line(`DESCRIPTION OF OPERATIONS ${note}`, 39, 524), ...line('Cargo', 39, 540), word('CG-100233', 216, 540), word('$100,000', 517, 540)])
    assert.ok(table.bottom > 560, `the table ends at ${table.bottom}`)
    assert.deepEqual(rows.map((r) => r.kind), [...ORDER, 'free'])
    assert.ok(rows[3]!.bottom > 528 && rows[3]!.bottom < 540, `the row ends at ${rows[3]!.bottom}`)
  }
  // A heading of the same words that stands above others of its own text ends the table.
  const { table } = tableOf([...HEADINGS, ...ROWS.flatMap((r) => printed(r)), ...line('DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES', 39, 540)])
  assert.ok(table.bottom < 541)
})

test('where the right side of the table is lost, it stands where the rules between the rows end, not at the rule before the amounts', () => {
  const upright = (x: number, y1 = 300, y2 = 560) => ({ x1: x, y1, x2: x, y2, thickness: 0.6 })
  const across = (y: number, x1: number, x2: number) => ({ x1, y1: y, x2, y2: y, thickness: 0.6 })
  const inner = [22, 36, 177, 195, 213, 332, 379, 426, 530].map((x) => upright(x))
  const rows = (to: (i: number) => number) => [302, 384, 446, 482, 520].map((y, i) => across(y, 22, to(i))).concat([314, 326, 338, 350, 396].map((y, i) => across(y, 426, to(i + 5))))
  const limitsOf = (lines: ReturnType<typeof upright>[]) => {
    const page = pageOf([...HEADINGS, ...ROWS.flatMap((r) => printed(r)), ...after], lines)
    return findTable(new PageText(page), new Grid(page))!.columns.limits!
  }
  // A sheet that is not quite flat: the ends stand some points apart.
  assert.ok(Math.abs(limitsOf([...inner, ...rows((i) => 596 + (i % 3))]).x2 - 597) < 3)
  assert.ok(Math.abs(limitsOf([...inner, upright(597, 300, 350), upright(598, 420, 440), ...rows((i) => 596 + (i % 3))]).x2 - 597) < 3)
  // Rules that end at the last upright one, or anywhere, say nothing of a side beyond it.
  assert.equal(limitsOf([...inner, ...rows(() => 530)]).x2, 530)
  assert.equal(limitsOf([...inner, ...rows((i) => (i % 2 ? 530 : 597))]).x2, 530)
  assert.equal(limitsOf([...inner, ...rows((i) => 545 + i * 6)]).x2, 530)
})
