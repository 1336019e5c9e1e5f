import assert from 'node:assert/strict'
import { test } from 'node:test'
import { INSURERS, print, read, type Run, TABLE } from './printed.ts'

type Rules = [number, number, number, number][]
const COLUMNS = [36, 76, 216, 316, 376, 436, 540, 600]
/** A row of the form between two heights, its limits parted by rules at `strips`. */
const row = (top: number, bottom: number, strips: number[]): Rules => [
  ...[top, bottom].map((y): Rules[number] => [36, y, 600, y]),
  ...COLUMNS.map((x): Rules[number] => [x, top, x, bottom]),
  ...strips.map((y): Rules[number] => [436, y, 600, y]),
]
const policy = (y: number, letter: string, name: string, number: string): Run[] => [
  [letter, 44, y],
  [name, 80, y, 7],
  [number, 220, y],
  ['02/01/2026', 320, y],
  ['02/01/2027', 380, y],
]
const HEAD: Rules = [[36, 130, 600, 130], [36, 148, 600, 148], ...COLUMNS.slice(0, 6).map((x): Rules[number] => [x, 130, x, 148])]
const limitsOf = async (runs: Run[], rules: Rules): Promise<Record<string, number | null>[]> => {
  const { coverage_lines } = await read(await print([...TABLE, ...INSURERS, ...runs, ['DESCRIPTION OF OPERATIONS', 40, 420, 6]], { rules: [...HEAD, ...rules] }))
  return coverage_lines.map((l) => Object.fromEntries(l.limits.map(({ label, amount }) => [label, amount])))
}
const strip = (y: number, lines: string[], amount: string): Run[] => [
  ...lines.map((line, i): Run => [line, 440, y + 3 + i * 7, 5.5]),
  ['$', 542, y + 8, 6],
  ...(amount ? [[amount, 550, y + 4, 12] as Run] : []),
]

test('labels of two lines in high strips have each the amount of its own strip', async () => {
  const told = await limitsOf(
    [
      ...policy(156, 'A', 'AUTOMOBILE LIABILITY', 'LAP 3391 08'),
      ['ANY AUTO', 90, 168, 6],
      ['SCHEDULED AUTOS', 90, 180, 6],
      ...strip(150, ['COMBINED SINGLE LIMIT', '(Ea accident)'], ''),
      ...strip(174, ['BODILY INJURY', '(Per person)'], '250,000'),
      ...strip(198, ['BODILY INJURY', '(Per accident)'], '500,000'),
      ...strip(222, ['PROPERTY DAMAGE', '(Per accident)'], '150,000'),
    ],
    row(150, 246, [174, 198, 222]),
  )
  assert.deepEqual(told, [{ bodily_injury_per_person: 250_000, bodily_injury_per_accident: 500_000, property_damage_per_accident: 150_000 }])
})

test('an amount in a strip that nothing labels is not the limit of a label whose own strip is empty', async () => {
  const told = await limitsOf(
    [
      ...policy(156, 'B', 'EXCESS/UMBRELLA LIABILITY', 'XUM 70 4482'),
      ['OCCUR', 90, 168, 6],
      ['EACH OCCURRENCE', 440, 153, 5.5],
      ['AGGREGATE', 440, 165, 5.5],
      ['4,000,000', 552, 165],
      ['4,000,000', 552, 177],
    ],
    row(150, 198, [162, 174, 186]),
  )
  assert.deepEqual(told, [{ aggregate: 4_000_000 }])
})

test('garage liability other than auto only: each accident and aggregate in the strips beside their two short labels', async () => {
  const told = await limitsOf(
    [
      ...policy(156, 'A', 'GARAGE LIABILITY', 'GLR 55 1902'),
      ['ANY AUTO', 90, 168, 6],
      ['AUTO ONLY - EA ACCIDENT', 440, 153, 5.5],
      ['OTHER THAN', 440, 167, 5.5],
      ['AUTO ONLY:', 440, 175, 5.5],
      ['EA ACC', 505, 165, 5.5],
      ['AGG', 510, 177, 5.5],
      ['300,000', 552, 165],
      ['600,000', 552, 177],
    ],
    [...row(150, 186, [162]), [500, 174, 600, 174]],
  )
  assert.deepEqual(told, [{ other_than_auto_each_accident: 300_000, other_than_auto_aggregate: 600_000 }])
})

test('evidence of property: an agency whose name runs past the rule beside its caption, an interest under its own caption', async () => {
  const bytes = await print(
    [
      ['EVIDENCE OF COMMERCIAL PROPERTY INSURANCE', 140, 40, 13],
      ['PRODUCER NAME,', 40, 72, 5],
      ['CONTACT PERSON AND ADDRESS', 40, 78, 5],
      ['PHONE', 146, 72, 5],
      ['Saltmarsh & Whitby Insurance Associates', 40, 88, 9],
      ['COMPANY NAME AND ADDRESS', 320, 72, 5],
      ['Union Insurance Company', 320, 88, 9],
      ['NAMED INSURED AND ADDRESS', 40, 132, 5],
      ['Heron Quay Storage LLC', 40, 142, 9],
      ['POLICY NUMBER', 460, 132, 5],
      ['CPA 22 9017', 460, 142, 9],
      ['EFFECTIVE DATE', 320, 162, 5],
      ['03/01/2026', 320, 172, 9],
      ['EXPIRATION DATE', 400, 162, 5],
      ['03/01/2027', 400, 172, 9],
      ['ADDITIONAL INTEREST', 40, 500, 7],
      ['MORTGAGEE', 56, 514, 6],
      ['CONTRACT OF SALE', 150, 514, 6],
      ['NAME AND ADDRESS', 40, 532, 5],
      ['Dunlin Savings Bank', 40, 542, 9],
      ['ACORD 28 (2006/07)', 40, 700, 7],
    ],
    {
      rules: [
        ...[70, 128, 158, 188, 524, 600].map((y): Rules[number] => [36, y, 600, y]),
        [36, 70, 36, 600], [600, 70, 600, 600], [314, 70, 314, 188], [142, 70, 142, 84], [142, 84, 314, 84], [456, 128, 456, 158], [396, 158, 396, 188],
      ],
    },
  )
  const { producer, certificate_holder } = await read(bytes)
  assert.equal(producer?.name, 'Saltmarsh & Whitby Insurance Associates')
  assert.equal(certificate_holder, 'Dunlin Savings Bank')
})
