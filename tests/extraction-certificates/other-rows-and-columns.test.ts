import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

const amounts = (line: { limits: { label: string; amount: number | null }[] }): Record<string, number | null> => Object.fromEntries(line.limits.map((l) => [l.label, l.amount]))
const rowsAt = (at: number[], from: number, step: number, rows: string[][]): Run[] => rows.flatMap((texts, k) => texts.map((text, i): Run => [text, at[i]!, from + k * step, 7]).filter(([text]) => text !== ''))

test('a ruled column of another heading lends neither its company nor its words to the columns beside it', async () => {
  const at = [40, 104, 204, 304, 376, 430, 484]
  const { coverage_lines } = await read(
    await print([
      ['Certificate of Insurance', 40, 40, 13],
      ['Insured: Osprey Dredge Inc', 40, 62],
      ...rowsAt(at, 90, 18, [
        ['Coverage', 'Current insurer', 'Prior insurer', 'Policy no.', 'Effective', 'Expires', 'Limit'],
        ['General liability', 'Larkfield Insurance Co', 'Tern Insurance Co', 'LKM0440182', '02/10/2026', '02/10/2027', '$1,000,000 occ'],
        ['Automobile', 'Osprey Premier Insurance Co', 'Osprey Mutual Insurance Co', 'OPA 440183', '02/10/2026', '02/10/2027', '$1,000,000 CSL'],
      ]),
    ], { rules: [...[104, 122, 140].map((y): [number, number, number, number] => [36, y, 560, y]), ...[36, 100, 200, 300, 372, 426, 480, 560].map((x): [number, number, number, number] => [x, 86, x, 140])] }),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.carrier, l.policy_number]), [
    ['Larkfield Insurance Co', 'LKM0440182'],
    ['Osprey Premier Insurance Co', 'OPA 440183'],
  ])
})

test('in a table of coverages a row of no known name is not the one before', async () => {
  const { coverage_lines } = await read(
    await print([
      ['LARKFIELD RIDGE INSURANCE COMPANY', 40, 40, 12],
      ['CERTIFICATE OF INSURANCE', 380, 40, 12],
      ['Named insured: Osprey Boat Yard Inc', 40, 66],
      ['Policy number: LPA 0440182-14', 40, 82],
      ['Policy term: 06/01/2026 to 06/01/2027', 240, 82],
      ...rowsAt([40, 260], 110, 14, [
        ['Coverage', 'Limits of insurance'],
        ['Commercial general liability', '$1,000,000 each occurrence / $2,000,000 general aggregate'],
        ['Piers, wharves and docks', '$350,000 / $5,000 deductible'],
        ['Commercial umbrella', '$2,000,000 each occurrence / $2,000,000 aggregate'],
      ]),
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, amounts(l)]), [
    ['general_liability', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
    ['umbrella', { each_occurrence: 2_000_000, aggregate: 2_000_000 }],
  ])
})

test('an insurer’s name that goes on under its label in a narrow cell is whole; what all members share is nobody’s limit', async () => {
  const { coverage_lines } = await read(
    await print([
      ['CERTIFICATE OF INSURANCE', 40, 40, 13],
      ['Named insured: Noodle Tern Restaurant Inc', 40, 62],
      ['Commercial General Liability', 40, 90],
      ['Liquor Liability', 320, 90],
      ...rowsAt([40, 320], 104, 11, [
        ['Insurer: Larkfield Vanguard', 'Insurer: Osprey Mutual Insurance'],
        ['Insurance Company', 'Company'],
        ['Policy: LVG-440182', 'Policy: OLQ-440183'],
        ['Term: 12/12/2025-12/12/2026', 'Term: 12/12/2025-12/12/2026'],
        ['Each occurrence: $1,000,000', 'Each common cause: $1,000,000'],
        ['Aggregate (all members): $9,000,000', 'Aggregate: $1,000,000'],
      ]),
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.carrier, amounts(l)]), [
    ['general_liability', 'Larkfield Vanguard Insurance Company', { each_occurrence: 1_000_000 }],
    ['liquor_liability', 'Osprey Mutual Insurance Company', { each_common_cause: 1_000_000, aggregate: 1_000_000 }],
  ])
})

test('a certificate of automobile insurance has its liability beside the vehicles’ own damage', async () => {
  const { coverage_lines } = await read(
    await print([
      ['Certificate of Automobile Insurance', 40, 40, 14],
      ...rowsAt([40, 200], 70, 13, [
        ['Insurance company', 'Larkfield Mutual Insurance Company'],
        ['Named insured', 'Petal Florists LLC'],
        ['Policy number', 'LMA-440182-03'],
        ['Policy period', '11/01/2025 to 11/01/2026'],
        ['Liability', '$1,000,000 each accident'],
        ['Physical damage', 'Comprehensive $500 / Collision $500'],
      ]),
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number]), [
    ['auto_liability', 'LMA-440182-03'],
    ['auto_physical_damage', 'LMA-440182-03'],
  ])
  assert.equal(amounts(coverage_lines[0]!).combined_single_limit, 1_000_000)
})
