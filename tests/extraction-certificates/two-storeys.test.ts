import assert from 'node:assert/strict'
import { test } from 'node:test'
import { namesLimitOfOther } from '../../src/extraction/certificates/own-layout/coverage-heading.ts'
import { print, read, type Run } from './printed.ts'

const amounts = (line: { limits: { label: string; amount: number | null }[] }): Record<string, number | null> => Object.fromEntries(line.limits.map((l) => [l.label, l.amount]))
const rowsAt = (at: number[], from: number, step: number, rows: string[][]): Run[] => rows.flatMap((texts, k) => texts.map((text, i): Run => [text, at[i]!, from + k * step, 7]).filter(([text]) => text !== ''))

test('headings under a common one head their own columns', async () => {
  const at = [40, 110, 220, 306, 352, 400, 456, 514]
  const { coverage_lines } = await read(
    await print([
      ['CERTIFICATE OF INSURANCE', 40, 40, 13],
      ['Insured: Osprey Drilling Fluids LP', 40, 62],
      ...rowsAt(at, 86, 14, [
        ['Coverage', 'Insurer', 'Policy Number', 'Policy Period', '', 'Limits', '', 'Deductible'],
        ['', '', '', 'From', 'To', 'Occurrence', 'Aggregate'],
        ['General Liability', 'Larkfield Insurance Company', 'LGE440182', '4/1/2026', '4/1/2027', '$1,000,000', '$2,000,000', '$25,000 SIR'],
        ['Auto Liability', 'Osprey Insurance Company', 'OXAL-440183', '4/1/2026', '4/1/2027', '$1,000,000', 'N/A', '$1,000'],
        ['Umbrella', 'Larkfield Insurance Company', 'LUL440184', '4/1/2026', '4/1/2027', '$10,000,000', '$10,000,000', '$10,000 SIR'],
      ]),
    ], { rules: [110, 124, 138, 152].map((y) => [36, y, 560, y]) }),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.policy_number, l.effective_date, l.expiration_date, amounts(l)]), [
    ['LGE440182', '2026-04-01', '2027-04-01', { each_occurrence: 1_000_000, general_aggregate: 2_000_000, retention: 25_000 }],
    ['OXAL-440183', '2026-04-01', '2027-04-01', { combined_single_limit: 1_000_000, deductible: 1_000 }],
    ['LUL440184', '2026-04-01', '2027-04-01', { each_occurrence: 10_000_000, aggregate: 10_000_000, retention: 10_000 }],
  ])
})

const TABLE = [40, 70, 200, 290, 350, 420]
const HEADS = ['Co.', 'Type of Insurance', 'Policy Number', 'Effective', 'Expiration', 'Limits of Liability']

test('a group’s codes for its companies stand in a letter’s place', async () => {
  const { coverage_lines } = await read(
    await print([
      ['CERTIFICATE OF INSURANCE', 40, 40, 13],
      ...rowsAt([320], 60, 11, [['Companies'], ['LIX = Larkfield Insurance Exchange'], ['LIC = Larkfield Insurance Company'], ['LPC = Larkfield Property & Casualty Company']]),
      ...rowsAt(TABLE, 130, 20, [HEADS, ['LIX', 'General Liability', 'Q48 0440182', '03/01/2026', '03/01/2027', 'Each Occurrence $1,000,000'], ['LPC', 'Excess Liability', 'Q34 0440183', '03/01/2026', '03/01/2027', 'Each Occurrence $2,000,000']]),
    ], { rules: [144, 164, 184].map((y) => [36, y, 560, y]) }),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.insurer_letter, l.carrier]), [
    [null, 'Larkfield Insurance Exchange'],
    [null, 'Larkfield Property & Casualty Company'],
  ])
})

test('insurers listed by letter in one line are whole companies', async () => {
  const { coverage_lines } = await read(
    await print([
      ['CERTIFICATE OF INSURANCE', 40, 40, 13],
      ...rowsAt(TABLE, 90, 20, [HEADS, ['A', 'General Liability', 'TGL-440182', '01/31/2026', '01/31/2027', 'Each Occurrence $1,000,000'], ['B', 'Automobile Liability', 'TAL-440183', '01/31/2026', '01/31/2027', 'Combined Single Limit $1,000,000']]),
      ['INSURERS: A - Larkfield Insurance Company; B - Osprey Insurance Company; C - Tern Fire and Casualty Company', 40, 180],
    ], { rules: [104, 124, 144].map((y) => [36, y, 560, y]) }),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.insurer_letter, l.carrier]), [
    ['A', 'Larkfield Insurance Company'],
    ['B', 'Osprey Insurance Company'],
  ])
})

test('what another coverage is named before is no limit of the one over it', () => {
  assert.equal(namesLimitOfOther('Umbrella - each occurrence', 'general_liability'), true)
  assert.equal(namesLimitOfOther('Business auto - combined single limit', 'general_liability'), true)
  assert.equal(namesLimitOfOther('General liability - each occurrence', 'general_liability'), false)
  assert.equal(namesLimitOfOther('Employers liability - each accident', 'workers_comp'), false)
})

test('a number’s heading that names two papers, its last words beside each other, and a deductible’s a storey above', async () => {
  const at = [40, 130, 250, 320, 380, 440, 540]
  const scheduled = async (heads: string[][]) =>
    read(
      await print([['CERTIFICATE OF INSURANCE / SCHEDULE OF POLICIES', 40, 40, 13], ['Insured: Osprey Freight Brokers LLC', 40, 62], ...rowsAt(at, 86, 9, heads), ...rowsAt(at, 120, 20, [['General Liability', 'Larkfield Insurance Company', 'LGE-440182', '04/01/2026', '04/01/2027', '$1,000,000 each occurrence', '$1,000'], ['Contingent Cargo', 'Larkfield Insurance Company', 'LCC-440183', '04/01/2026', '04/01/2027', '$250,000 per occurrence', '$5,000']])], { rules: [84, 114, 134, 154].map((y) => [36, y, 590, y]) }),
    )
  const told = [
    ['LGE-440182', '2026-04-01', { each_occurrence: 1_000_000, deductible: 1_000 }],
    ['LCC-440183', '2026-04-01', { per_occurrence: 250_000, deductible: 5_000 }],
  ]
  for (const heads of [
    [['Type', 'Insurer', 'Policy /', 'Effective', 'Expiration', 'Limit', 'Deductible'], ['', '', 'Bond #']],
    [['Type', 'Insurer', 'Policy / Bond #', 'Effective', 'Expiration', 'Limit', 'Deductible']],
    [['Coverage', 'Policy', '', '', '', 'Limits', 'Ded.'], ['', 'Insurer', 'Policy Number', 'Start', 'End']],
  ]) {
    const { doc_type, coverage_lines } = await scheduled(heads)
    assert.equal(doc_type, 'coi')
    assert.deepEqual(coverage_lines.map((l) => [l.policy_number, l.effective_date, amounts(l)]), told, JSON.stringify(heads))
  }
})
