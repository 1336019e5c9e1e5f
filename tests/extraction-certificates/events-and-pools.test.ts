import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))
const row = (y: number, xs: number[], cells: string[]): Run[] => cells.map((cell, i): Run => [cell, xs[i]!, y])

test('an event’s policy ends the next day; the program’s own limits stand over the coverage added to it', async () => {
  const xs = [36, 420]
  const { coverage_lines } = await read(
    await print([
      ['CERTIFICATE OF INSURANCE - SPECIAL EVENT LIABILITY', 120, 40, 12],
      ['Insurance Carrier: Heronfield Insurance Company', 320, 70],
      ['Named Insured: Robin Sample', 36, 90],
      ...row(112, [36, 170, 320, 450], ['Policy Number:', '3QV7720187', 'Event Type:', 'Wedding Reception']),
      ...row(123, [36, 170], ['Policy Effective:', '06/20/2026 12:01 AM']),
      ...row(134, [36, 170], ['Policy Expiration:', '06/21/2026 12:01 AM']),
      ...row(152, xs, ['COVERAGES', 'LIMITS']),
      ...row(163, xs, ['General Aggregate', '$2,000,000']),
      ...row(174, xs, ['Products/Completed Operations Aggregate', '$1,000,000']),
      ...row(185, xs, ['Personal & Advertising Injury', '$1,000,000']),
      ...row(196, xs, ['Each Occurrence', '$1,000,000']),
      ...row(207, xs, ['Damage to Rented Premises', '$100,000']),
      ...row(218, xs, ['Host Liquor Liability', 'Included']),
      ...row(229, xs, ['Liquor Liability - Each Common Cause', '$1,000,000']),
      ...row(240, xs, ['Liquor Liability - Aggregate', '$2,000,000']),
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.effective_date, l.expiration_date, limitsOf(l)]), [
    [
      'general_liability',
      '3QV7720187',
      '2026-06-20',
      '2026-06-21',
      { general_aggregate: 2_000_000, products_comp_op_agg: 1_000_000, personal_adv_injury: 1_000_000, each_occurrence: 1_000_000, damage_to_rented_premises: 100_000 },
    ],
    ['liquor_liability', '3QV7720187', '2026-06-20', '2026-06-21', { each_common_cause: 1_000_000, aggregate: 2_000_000 }],
  ])
})

test('days so close are no term of a paper that speaks of no event', async () => {
  const { coverage_lines } = await read(
    await print([
      ['CERTIFICATE OF GENERAL LIABILITY INSURANCE', 120, 40, 12],
      ['Insurance Carrier: Heronfield Insurance Company', 320, 70],
      ...row(112, [36, 170], ['Policy Number:', '3QV7720187']),
      ...row(123, [36, 170], ['Policy Effective:', '06/20/2026']),
      ...row(134, [36, 170], ['Policy Expiration:', '06/21/2026']),
      ...row(163, [36, 420], ['General Aggregate', '$2,000,000']),
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => l.expiration_date), [null])
})

test('a bare amount under a heading that says of what it is the limit', async () => {
  const xs = [36, 190, 290, 355, 430]
  const { coverage_lines } = await read(
    await print([
      ['CERTIFICATE OF COVERAGE', 220, 40, 13],
      ['Larkfield Basin Public Entity Risk Pool', 200, 60],
      ['MEMBER: Town of Larkfield Flats', 36, 80],
      ...row(104, xs, ['TYPE OF COVERAGE', 'POLICY NO.', 'EFFECTIVE', 'EXPIRATION', 'LIMIT PER OCCURRENCE']),
      ...row(120, xs, ['General Liability', 'LBP-2026-0177', '07/01/2026', '07/01/2027', '$2,000,000']),
      ...row(136, xs, ['Automobile Liability', 'LBP-2026-0177', '07/01/2026', '07/01/2027', '$1,000,000']),
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, limitsOf(l)]), [
    ['general_liability', { each_occurrence: 2_000_000 }],
    ['auto_liability', { combined_single_limit: 1_000_000 }],
  ])
})

test('each limit with its own deductible, one amount for each claim and in all', async () => {
  const xs = [36, 300, 400]
  const cargo = await read(
    await print([
      ['MOTOR TRUCK CARGO CERTIFICATE OF INSURANCE', 140, 40, 12],
      ['INSURER: Heronfield Insurance Company', 36, 66],
      ['POLICY NUMBER: SKQ 2017718 13', 36, 78],
      ['POLICY TERM: February 28, 2026 to February 28, 2027', 36, 90],
      ...row(110, xs, ['COVERAGE', 'LIMIT', 'DEDUCTIBLE']),
      ...row(122, xs, ['Motor Truck Cargo Legal Liability, any one vehicle', '$250,000', '$5,000']),
      ...row(134, xs, ['Refrigeration Breakdown', '$100,000', '$10,000']),
    ]),
  )
  assert.deepEqual(cargo.coverage_lines.map(limitsOf), [{ per_vehicle: 250_000, deductible: 5_000, reefer_breakdown: 100_000, reefer_deductible: 10_000 }])
  const cyber = await read(
    await print([
      ['MEMORANDUM OF INSURANCE', 36, 40, 12],
      ['Cyber and Privacy Liability', 36, 70, 10],
      ...row(84, [36, 200], ['Insurer', 'Heronfield Insurance Company']),
      ...row(96, [36, 200], ['Policy number', 'CYQ-88204-26']),
      ...row(108, [36, 200], ['Policy period', 'October 1, 2026 to October 1, 2027']),
      ...row(120, [36, 200], ['Limit of liability', '$3,000,000 each claim and in the aggregate']),
      ...row(132, [36, 200], ['Retention', '$10,000 each claim']),
    ]),
  )
  assert.deepEqual(cyber.coverage_lines.map(limitsOf), [{ each_claim: 3_000_000, aggregate: 3_000_000, retention: 10_000 }])
})
