import assert from 'node:assert/strict'
import { test } from 'node:test'
import { knownCoverageOf } from '../../src/extraction/certificates/rows/coverage-of-text.ts'
import { nameAndCode } from '../../src/extraction/certificates/insurers/name-and-code.ts'
import { pairsIn, slashedPair } from '../../src/extraction/certificates/limits/limit-pairs.ts'
import { parseAmount } from '../../src/extraction/values/index.ts'
import { HOLDER, INSURERS, print, read, type Run, TABLE } from './printed.ts'

const amounts = (line: { limits: { label: string; amount: number | null }[] }): Record<string, number | null> => Object.fromEntries(line.limits.map((l) => [l.label, l.amount]))

test('print of one pitch whose columns do not stand under their headings: each policy keeps its whole number, its company and its limits', async () => {
  const lines = [
    '             CERTIFICATE OF INSURANCE',
    '',
    'INSURED:   HERONMOOR BOATWORKS INC',
    '',
    'COVERAGE             POLICY NO      EFF        EXP       LIMITS',
    '-----------------------------------------------------------------------',
    'GENERAL LIAB    LARKFIELD INS CO OF AMERICA',
    '                K 7731204    03/01/26 03/01/27   EACH OCC     $1,000,000',
    '                                                 GEN AGG      $2,000,000',
    'AUTO LIAB       LARKFIELD INS CO OF AMERICA',
    '                B 5520917    03/01/26 03/01/27   CSL          $  750,000',
    'UMBRELLA        OSPREY INDEMNITY CO',
    '                U 1180442    03/01/26 03/01/27   OCC/AGG      $4,000,000',
    'WORK COMP       TERN LAKE CASUALTY CO',
    '                WX90311-26   05/01/26 05/01/27   STATUTORY',
    '                                                 EL ACCIDENT  $  500,000',
    '                                                 EL DIS-EMP   $  500,000',
    '                                                 EL DIS-POL   $  500,000',
    '-----------------------------------------------------------------------',
    'THIS CERTIFICATE CONFERS NO RIGHTS UPON ITS HOLDER.',
  ]
  const bytes = await print([], { draw: (doc) => void lines.forEach((l, i) => doc.font('Courier').fontSize(10).text(l, 40, 60 + i * 12, { lineBreak: false })) })
  const { coverage_lines } = await read(bytes)
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.carrier]),
    [
      ['general_liability', 'K 7731204', 'LARKFIELD INS CO OF AMERICA'],
      ['auto_liability', 'B 5520917', 'LARKFIELD INS CO OF AMERICA'],
      ['umbrella', 'U 1180442', 'OSPREY INDEMNITY CO'],
      ['workers_comp', 'WX90311-26', 'TERN LAKE CASUALTY CO'],
    ],
  )
  assert.deepEqual(coverage_lines.map(amounts), [
    { each_occurrence: 1_000_000, general_aggregate: 2_000_000 },
    { combined_single_limit: 750_000 },
    { each_occurrence: 4_000_000, aggregate: 4_000_000 },
    { statutory: null, el_each_accident: 500_000, el_disease_each_employee: 500_000, el_disease_policy_limit: 500_000 },
  ])
})

const ROWS = [162, 230, 298, 366]
const RULES = [126, 150, 218, 286, 354, 422].map((y): [number, number, number, number] => [36, y, 580, y]).concat([36, 76, 216, 316, 376, 436, 580].map((x): [number, number, number, number] => [x, 126, x, 422]))
const row = (i: number, letter: string, name: string, number: string, limits: string[]): Run[] => [
  [letter, 50, ROWS[i]!],
  [name, 80, ROWS[i]!],
  [number, 220, ROWS[i]!],
  ['04/01/2026', 322, ROWS[i]!],
  ['04/01/2027', 382, ROWS[i]!],
  ...limits.map((l, n): Run => [l, 440, ROWS[i]! + n * 11]),
]

test('states behind numbers, alone or several, are no part of them', async () => {
  const bytes = await print([...TABLE, ...INSURERS, ...HOLDER, ...row(0, 'A', 'Workers Compensation', 'WQ 4417702 (AOS)', ['E.L. Each Accident $500,000']), ...row(1, 'B', 'Workers Compensation', 'WQ 4417703 (OH, WA)', ['E.L. Each Accident $500,000'])], { rules: RULES })
  assert.deepEqual((await read(bytes)).coverage_lines.map((l) => l.policy_number), ['WQ 4417702', 'WQ 4417703'])
})

test('policies of a tower that each say which part is theirs: the row’s amounts are none of their own', async () => {
  const bytes = await print(
    [...TABLE, ...INSURERS, ...HOLDER, ['A', 50, 156], ['B', 50, 180], ['Excess Liability', 80, 156], ['EX 5519028 ($10M)', 220, 156], ['EX 7730114 ($5M xs $10M)', 220, 180, 7], ['04/01/2026', 322, 156], ['04/01/2027', 382, 156], ['04/01/2026', 322, 180], ['04/01/2027', 382, 180], ['Each Occurrence $15,000,000', 440, 156]],
    { rules: RULES },
  )
  const { coverage_lines } = await read(bytes)
  assert.deepEqual(coverage_lines.map((l) => l.policy_number), ['EX 5519028', 'EX 7730114'])
  assert.ok(coverage_lines.every((l) => l.limits.every((limit) => limit.amount === null)))
})

test('words laid over the form that run through a number’s cell are no part of the number', async () => {
  const bytes = await print([...TABLE, ...INSURERS, ...HOLDER, ...row(0, 'A', 'Professional Liability', 'PL 8840127', ['Each Claim $1,000,000']), ['2. Dates must be current', 284, 173, 7]], { rules: RULES })
  assert.deepEqual((await read(bytes)).coverage_lines.map((l) => l.policy_number), ['PL 8840127'])
})

test('the breakdown of refrigeration in a row of its own is the cargo’s', async () => {
  const bytes = await print([...TABLE, ...INSURERS, ...HOLDER, ...row(0, 'A', 'Motor Truck Cargo', 'MTC 220918', ['Limit: $100,000 Ded: $1,000']), ...row(1, 'A', 'Reefer Breakdown', 'MTC 220918', ['Limit: $75,000 Ded: $2,500'])], { rules: RULES })
  const { coverage_lines } = await read(bytes)
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, amounts(l)]), [['cargo', { per_vehicle: 100_000, deductible: 1_000, reefer_breakdown: 75_000, reefer_deductible: 2_500 }]])
})

test('where K is thousands M is millions, and MM as well', async () => {
  const bytes = await print([...TABLE, ...INSURERS, ...HOLDER, ...row(0, 'A', 'Commercial General Liability', 'GL 553120', ['Each Occurrence 1M', 'Damage to Rented Premises 50K', 'General Aggregate 2MM'])], { rules: RULES })
  assert.deepEqual(amounts((await read(bytes)).coverage_lines[0]!), { each_occurrence: 1_000_000, damage_to_rented_premises: 50_000, general_aggregate: 2_000_000 })
})

test('a thousand for each occurrence cannot be meant, and is not given', async () => {
  const bytes = await print([...TABLE, ...INSURERS, ...HOLDER, ...row(0, 'A', 'Commercial General Liability', 'GL 553120', ['Each Occurrence 1M', 'General Aggregate 2MM'])], { rules: RULES })
  const { coverage_lines, unreadable_fields } = await read(bytes)
  assert.deepEqual(amounts(coverage_lines[0]!), { general_aggregate: 2_000_000 })
  assert.ok(unreadable_fields.some((u) => u.field === 'limits.each_occurrence'))
})

test('two labels beside two amounts in one cell are theirs in order, also where a picture lost the stroke between the labels', () => {
  const pair = (printed: string, value: string) => slashedPair(printed, value, 'general_liability', [])?.map((l) => [l.label, l.amount]) ?? null
  const both = [['each_occurrence', 1_000_000], ['general_aggregate', 2_000_000]]
  assert.deepEqual(pair('Occ / Agg', '1M/$2M'), both)
  assert.deepEqual(pair('Occ Agg', '1M/$2M'), both)
  assert.equal(pair('General Aggregate', '1M/$2M'), null)
  assert.equal(pair('Occ Agg', '1M'), null)
})

test('nothing as clerks write it, ratings behind companies, one amount for each and all', () => {
  assert.equal(parseAmount('-0-'), 0)
  assert.equal(nameAndCode('Tern Lake Mutual Ins Co (A+ XV)', '').name, 'Tern Lake Mutual Ins Co')
  assert.equal(nameAndCode('Osprey Casualty Company A- VIII', '').name, 'Osprey Casualty Company')
  assert.equal(nameAndCode('Heron Indemnity, Class A', '').name, 'Heron Indemnity, Class A')
  assert.deepEqual(pairsIn('Occ/Agg $3,000,000', [], 'umbrella').map((l) => [l.label, l.amount]), [['each_occurrence', 3_000_000], ['aggregate', 3_000_000]])
  assert.equal(knownCoverageOf('Contractors Professional and Pollution'), 'professional_liability')
  assert.equal(knownCoverageOf('Pollution and Professional Liability'), 'pollution_liability')
})
