import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

const amounts = (line: { limits: { label: string; amount: number | null }[] }): Record<string, number | null> => Object.fromEntries(line.limits.map((l) => [l.label, l.amount]))
const rowsAt = (at: number[], from: number, step: number, rows: string[][]): Run[] => rows.flatMap((texts, k) => texts.map((text, i): Run => [text, at[i]!, from + k * step, 7]).filter(([text]) => text !== ''))

test('what a contract requires, in a column of its own, is no limit', async () => {
  const { coverage_lines } = await read(
    await print([
      ['Certificate of Insurance', 40, 40, 14],
      ['Vendor (Named Insured): Osprey Elevator Maintenance Co.', 40, 66],
      ['General Liability', 40, 96, 11],
      ['Insurer Larkfield Insurance Company | Policy # LGX A440182 | Term 01/01/2026 - 01/01/2027', 40, 112],
      ...rowsAt([40, 200, 290], 130, 12, [
        ['Limit', 'Required', 'Provided'],
        ['Each Occurrence', '$1,000,000', '$2,000,000'],
        ['General Aggregate', '$2,000,000', '$4,000,000'],
      ]),
      ['Umbrella Liability', 40, 180, 11],
      ['Insurer Larkfield Insurance Company | Policy # LUX A440183 | Term 01/01/2026 - 01/01/2027', 40, 196],
      ...rowsAt([40, 200, 290], 214, 12, [
        ['Limit', 'Required', 'Provided'],
        ['Each Occurrence', '$5,000,000', '$10,000,000'],
        ['Aggregate', '$5,000,000', '$10,000,000'],
      ]),
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.policy_number, amounts(l)]), [
    ['LGX A440182', { each_occurrence: 2_000_000, general_aggregate: 4_000_000 }],
    ['LUX A440183', { each_occurrence: 10_000_000, aggregate: 10_000_000 }],
  ])
})

test('number and company of a sentence about another coverage are not those of the coverages listed over it', async () => {
  const { coverage_lines } = await read(
    await print([
      ['COUNTY OF OSPREY', 220, 40, 13],
      ['CERTIFICATE OF SELF-INSURANCE', 190, 58, 13],
      ['This is to certify that the County of Osprey is self-insured for the following coverages, effective July 1, 2025 through June 30, 2026:', 40, 90],
      ...rowsAt([40, 200], 116, 13, [
        ['Coverage', 'Self-insured limit'],
        ['General Liability', '$2,000,000 per occurrence'],
        ['Automobile Liability', '$2,000,000 per accident'],
        ["Workers' Compensation", 'Statutory'],
      ]),
      ['Excess liability coverage is provided by Larkfield Casualty Corporation under policy number LXP 4440182 with a limit of', 40, 186],
      ['$10,000,000 each occurrence in excess of the self-insured retention, for the same period.', 40, 197],
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.carrier]), [
    ['general_liability', null, null],
    ['auto_liability', null, null],
    ['workers_comp', null, null],
  ])
  assert.equal(coverage_lines[1]!.limits[0]!.amount, 2_000_000)
})

test('a certificate of builders risk is of that, whatever one of its rows names', async () => {
  const { coverage_lines } = await read(
    await print([
      ['CERTIFICATE OF BUILDERS RISK INSURANCE', 40, 40, 14],
      ...rowsAt([40, 200], 76, 13, [
        ['Insurer', 'Larkfield Insurance Company'],
        ['Policy Number', 'LBR 440182'],
        ['Policy Term', 'January 10, 2026 to November 10, 2026'],
        ['Named Insured', 'Osprey Custom Homes LP'],
        ['Property in transit', '$50,000'],
        ['Deductible', '$2,500 per occurrence'],
      ]),
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number]), [['builders_risk', 'LBR 440182']])
})

test('of a heading over two lines the others stand level with the first; a rule under the last row ends the table', async () => {
  const at = [40, 100, 190, 274, 430, 486]
  const { coverage_lines } = await read(
    await print([
      ['CERTIFICATE OF INSURANCE COVERAGE', 180, 40, 13],
      ...rowsAt(at, 76, 11, [['POLICY', 'TYPE', 'COMPANY', 'LIMITS', 'EFF', 'EXP'], ['NUMBER']]),
      ...rowsAt(at, 106, 10, [['GL-', 'GENERAL', 'Larkfield Insurance', '1,000,000 EA OCC / 2,000,000 AGG', '11/11/2025', '11/11/2026'], ['440182', 'LIABILITY', 'Company']]),
      ...rowsAt(at, 140, 10, [['UMB-', 'UMBRELLA', 'Osprey Insurance', '3,000,000 EA OCC / 3,000,000 AGG', '11/11/2025', '11/11/2026'], ['440183', '', 'Company']]),
    ], { rules: [100, 134, 168].map((y) => [36, y, 560, y]) }),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, amounts(l)]), [
    ['general_liability', 'Larkfield Insurance Company', 'GL-440182', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
    ['umbrella', 'Osprey Insurance Company', 'UMB-440183', { each_occurrence: 3_000_000, aggregate: 3_000_000 }],
  ])
})

test('in a table of policies too', async () => {
  const at = [40, 130, 240, 320, 380, 440, 510]
  const { coverage_lines } = await read(
    await print([
      ['Certificate of Insurance', 40, 40, 14],
      ...rowsAt(at, 90, 16, [
        ['Coverage', 'Insurer', 'Policy Number', 'Effective', 'Expires', 'Required', 'Limit'],
        ['Auto liability', 'Larkfield Insurance Co', 'LAX 440182', '01/01/2026', '01/01/2027', '$1,000,000', '$2,000,000'],
        ['Umbrella', 'Larkfield Insurance Co', 'LUX 440183', '01/01/2026', '01/01/2027', '$5,000,000', '$10,000,000'],
      ]),
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.policy_number, l.limits.map((x) => x.amount)]), [
    ['LAX 440182', [2_000_000]],
    ['LUX 440183', [10_000_000]],
  ])
})

test('a risk retention group’s name is whole; From and To beside a heading of two lines head the days', async () => {
  const at = [40, 150, 280, 350, 410, 470]
  const { coverage_lines } = await read(
    await print([
      ['EVIDENCE OF INSURANCE', 200, 40, 13],
      ['Larkfield Mutual Risk Retention Group', 200, 58],
      ['NAMED MEMBER: Osprey Food Bank', 40, 84],
      ...rowsAt(at, 110, 11, [['Type of insurance', '', 'Policy', 'From', 'To', 'Limits'], ['', '', 'number']]),
      ...rowsAt(at, 142, 18, [['General liability', '', '2026-440182-NPO', '03/01/2026', '03/01/2027', 'Each occurrence $1,000,000'], ['Business auto', '', '2026-440183-NPO', '03/01/2026', '03/01/2027', 'Combined single limit $1,000,000']]),
    ], { rules: [134, 154, 172].map((y) => [36, y, 570, y]) }),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.carrier, l.effective_date, l.expiration_date]), [
    ['Larkfield Mutual Risk Retention Group', '2026-03-01', '2027-03-01'],
    ['Larkfield Mutual Risk Retention Group', '2026-03-01', '2027-03-01'],
  ])
})
