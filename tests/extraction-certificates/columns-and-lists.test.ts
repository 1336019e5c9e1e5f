import assert from 'node:assert/strict'
import { test } from 'node:test'
import { knownCoverageOf } from '../../src/extraction/certificates/rows/coverage-of-text.ts'
import { labelOf } from '../../src/extraction/certificates/limits/limit-labels.ts'
import { print, read, type Run } from './printed.ts'

const amounts = (line: { limits: { label: string; amount: number | null }[] }): Record<string, number | null> => Object.fromEntries(line.limits.map((l) => [l.label, l.amount]))

/** Cells of a row at the columns' left edges, one or several lines each. */
const cells = (at: number[], y: number, texts: (string | string[])[], size = 7): Run[] =>
  texts.flatMap((text, i) => [text].flat().map((line, k): Run => [line, at[i]!, y + k * 9, size])).filter(([text]) => text !== '')

test('a heading between those of limits and deductibles heads a column of its own', async () => {
  const at = [40, 112, 206, 286, 336, 386, 476, 536]
  const { coverage_lines } = await read(
    await print([
      ['CERTIFICATE OF INSURANCE', 200, 40, 13],
      ['Insured: Whimbrel Marine Services LLC', 40, 70],
      ...cells(at, 100, ['Policy', 'Underwriter', 'Number', 'Inception', 'Expiry', 'Limit per occurrence', ['Annual', 'aggregate'], 'Deductible']),
      ...cells(at, 124, ['Umbrella', 'Larkfield Insurance Company', 'UMB-25-0447', '10/10/2025', '10/10/2026', '$9,000,000', '$9,000,000', '']),
      ...cells(at, 140, ['General liability', 'Larkfield Insurance Company', 'GLX-25-0448', '10/10/2025', '10/10/2026', '$1,000,000', '$2,000,000', '$5,000']),
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, amounts(l)]), [
    ['umbrella', 'UMB-25-0447', { each_occurrence: 9_000_000, aggregate: 9_000_000 }],
    ['general_liability', 'GLX-25-0448', { each_occurrence: 1_000_000, general_aggregate: 2_000_000, deductible: 5_000 }],
  ])
})

test('of coverages side by side one ends where the next is named in its column, and the other goes on', async () => {
  const pair = (x: number, y: number, label: string, value: string): Run[] => [[label, x, y], [value, x + 150, y]]
  const { coverage_lines, insured_name } = await read(
    await print([
      ['Osprey Mutual Insurance Company', 40, 40, 12],
      ['CERTIFICATE OF INSURANCE', 360, 40, 12],
      ['Policyholder', 40, 74],
      ['Certificate requested by', 320, 74],
      ['Tern Street Chapel', 40, 85],
      ['Larkfield School District', 320, 85],
      ['21 Tern St, Ely MN 55731', 40, 96],
      ['40 Lake Rd, Ely MN 55731', 320, 96],
      ['Policy number: 0551823-26', 40, 124],
      ['Policy effective: 11/01/2026 to 11/01/2027', 200, 124],
      ['GENERAL LIABILITY', 40, 150],
      ['PROPERTY', 320, 150],
      ...pair(44, 163, 'Occurrence limit', '$1,000,000'),
      ...pair(324, 163, 'Building and contents', '$640,000'),
      ...pair(44, 176, 'Aggregate limit', '$3,000,000'),
      ...pair(324, 176, 'Deductible', '$2,500'),
      ...pair(44, 189, 'Products aggregate', '$1,000,000'),
      ['UMBRELLA', 320, 196],
      ...pair(44, 202, 'Fire legal liability', '$300,000'),
      ...pair(324, 209, 'Occurrence', '$2,000,000'),
      ...pair(44, 215, 'Medical expense', '$10,000'),
      ...pair(324, 222, 'Aggregate', '$2,000,000'),
    ]),
  )
  assert.equal(insured_name, 'Tern Street Chapel')
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, amounts(l)]), [
    ['general_liability', { each_occurrence: 1_000_000, general_aggregate: 3_000_000, products_comp_op_agg: 1_000_000, damage_to_rented_premises: 300_000, med_exp: 10_000 }],
    ['property', { building_and_contents: 640_000, deductible: 2_500 }],
    ['umbrella', { each_occurrence: 2_000_000, aggregate: 2_000_000 }],
  ])
})

test('a number broken behind its hyphen is one, and hours between two days are none', async () => {
  const at = [40, 64, 200, 284, 360]
  const { coverage_lines } = await read(
    await print([
      ['CERTIFICATE OF INSURANCE', 200, 40, 13],
      ['INSURER A: Larkfield Insurance Company', 320, 70],
      ['INSURER B: Osprey Life Insurance Company', 320, 82],
      ...cells(at, 110, [['INS', 'LTR'], 'TYPE OF INSURANCE', ['POLICY', 'NUMBER(S)'], ['POLICY', 'PERIOD'], 'LIMITS']),
      ...cells(at, 140, ['A', 'GENERAL LIABILITY', 'LGX00413-261', ['12/31/2025', '12:01 AM', 'to', '12/31/2026', '12:01 AM'], ['EACH OCCURRENCE $1,000,000', 'GENERAL AGGREGATE $5,000,000']]),
      ...cells(at, 210, ['B', 'PARTICIPANT ACCIDENT', ['OR2015NC-P-', '440182'], ['12/31/2025', '12:01 AM', 'to', '12/31/2026', '12:01 AM'], 'DEDUCTIBLE $500']),
    ], { rules: [134, 204, 274].map((y) => [36, y, 560, y]) }),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.effective_date, l.expiration_date]), [
    ['general_liability', 'Larkfield Insurance Company', 'LGX00413-261', '2025-12-31', '2026-12-31'],
    ['other', 'Osprey Life Insurance Company', 'OR2015NC-P-440182', '2025-12-31', '2026-12-31'],
  ])
})

test('bare letters under a heading of companies list them', async () => {
  const at = [40, 64, 200, 284, 350, 420]
  const { coverage_lines } = await read(
    await print([
      ['CERTIFICATE OF INSURANCE', 60, 40, 13],
      ['Companies Providing Coverage:', 320, 60],
      ...(['Larkfield Truck Exchange', 'Larkfield Insurance Exchange', 'Osprey Valley Insurance Company'].flatMap((name, i): Run[] => [
        ['Company', 322, 74 + i * 20, 7],
        ['Letter', 322, 82 + i * 20, 7],
        ['ABC'[i]!, 366, 74 + i * 20, 7],
        [name, 390, 74 + i * 20, 7],
      ])),
      ...cells(at, 150, [['Co.', 'Ltr.'], 'Type of Insurance', 'Policy Number', 'Effective Date', 'Expiration Date', 'Policy Limits']),
      ...cells(at, 176, ['A', 'General Liability', '60447-11-82', '01/20/2026', '01/20/2027', ['Each Occurrence $1,000,000', 'General Aggregate $2,000,000']]),
      ...cells(at, 206, ['C', 'Automobile Liability', '60447-11-83', '01/20/2026', '01/20/2027', 'Combined Single Limit $1,000,000']),
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.insurer_letter, l.carrier]), [
    ['A', 'Larkfield Truck Exchange'],
    ['C', 'Osprey Valley Insurance Company'],
  ])
})

test('tiles of amounts in millions and thousands stand under their labels', async () => {
  const at = [60, 170, 280, 390]
  const { coverage_lines } = await read(
    await print([
      ['Certificate of insurance', 60, 40, 14],
      ['Insurance is underwritten by Larkfield Insurance Company', 60, 70],
      ['General liability', 60, 110, 11],
      ['Policy OQX-GL-440182', 380, 110],
      ['Feb 12, 2026 - Feb 12, 2027', 60, 126],
      ...cells(at, 150, ['Each occurrence', 'General aggregate', 'Damage to rented premises', 'Medical expenses']),
      ...cells(at, 161, ['$1M', '$2M', '$100K', '$5K'], 9),
    ]),
  )
  assert.deepEqual(coverage_lines.map(amounts), [{ each_occurrence: 1_000_000, general_aggregate: 2_000_000, damage_to_rented_premises: 100_000, med_exp: 5_000 }])
})

test('a coverage that is included lends its name to none of the limits under it, and a caption is no company', async () => {
  const pair = (y: number, label: string, value: string): Run[] => [[label, 40, y], [value, 440, y]]
  const { coverage_lines, insured_name } = await read(
    await print([
      ['CERTIFICATE OF SPECIAL EVENT INSURANCE', 40, 40, 14],
      ['Policy Number', 40, 70],
      ['Event', 320, 70],
      ['SE-2026-0551833', 40, 80],
      ['Tern and Siskin Wedding', 320, 80],
      ['Named Insured', 40, 96],
      ['Event Date(s)', 320, 96],
      ['Rosa Ternfield', 40, 106],
      ['August 15, 2026', 320, 106],
      ['Insurance Company', 40, 122],
      ['Coverage Period', 320, 122],
      ['Larkfield Insurance Company', 40, 132],
      ['08/15/2026 12:01 AM to 08/16/2026 02:00 AM', 320, 132],
      ['Venue', 40, 148],
      ['Liquor Liability', 320, 148],
      ['Barn at Osprey Bend LLC', 40, 158],
      ['Included (Host)', 320, 158],
      ...pair(190, 'Each Occurrence', '$1,000,000'),
      ...pair(204, 'General Aggregate', '$2,000,000'),
      ...pair(218, 'Property Damage to Rented Premises', '$300,000'),
      ...pair(232, 'Medical Payments', '$5,000'),
    ]),
  )
  assert.equal(insured_name, 'Rosa Ternfield')
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, amounts(l)]), [
    ['general_liability', 'Larkfield Insurance Company', 'SE-2026-0551833', { each_occurrence: 1_000_000, general_aggregate: 2_000_000, damage_to_rented_premises: 300_000, med_exp: 5_000 }],
  ])
})

test('a pool lists entities by letter and coverage documents; words in a number’s place are said to be unreadable', async () => {
  const at = [40, 66, 170, 258, 328, 404]
  const { coverage_lines, unreadable_fields } = await read(
    await print([
      ['CERTIFICATE OF COVERAGE', 200, 40, 13],
      ['ENTITIES AFFORDING COVERAGE', 320, 70],
      ['ENTITY A: Larkfield Schools JPA', 320, 82],
      ['ENTITY B: Osprey Schools Excess Fund', 320, 94],
      ...cells(at, 130, [['ENT', 'LTR'], 'TYPE OF COVERAGE', ['COVERAGE', 'DOCUMENT'], ['EFFECTIVE', 'DATE'], ['EXPIRATION', 'DATE'], 'LIMITS']),
      ...cells(at, 160, ['A', 'GENERAL LIABILITY', 'LSJPA 26-27 GL', '07/01/2026', '07/01/2027', 'EACH OCCURRENCE $1,000,000']),
      ...cells(at, 182, ['B', 'EXCESS LIABILITY', 'OSE FUND', '07/01/2026', '07/01/2027', 'EACH OCCURRENCE $54,000,000']),
    ], { rules: [154, 176, 198].map((y) => [36, y, 560, y]) }),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, amounts(l)]), [
    ['general_liability', 'Larkfield Schools JPA', 'LSJPA 26-27 GL', { each_occurrence: 1_000_000 }],
    ['excess_liability', 'Osprey Schools Excess Fund', null, { each_occurrence: 54_000_000 }],
  ])
  assert.deepEqual(unreadable_fields.map((u) => [u.line, u.field]), [[1, 'policy_number']])
})

test('what a coverage’s name says is included is not what it is; a retained limit is no limit of each occurrence', () => {
  assert.equal(knownCoverageOf('Riggers Liability On-Hook Incl.'), 'riggers')
  assert.equal(knownCoverageOf('Property, incl. boiler & machinery'), 'property')
  assert.equal(labelOf('umbrella', 'Retained Limit'), 'retention')
})
