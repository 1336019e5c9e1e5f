import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))
const row = (y: number, xs: number[], cells: string[]): Run[] => cells.map((cell, i): Run => [cell, xs[i]!, y])

test('policies in lines of cells that nothing heads, and their limits by coverage under them', async () => {
  const xs = [40, 150, 340, 440, 510]
  const { coverage_lines } = await read(
    await print([
      ['Certificate of Insurance', 40, 40, 15],
      ['Insured: Osprey Marine Construction LLC', 40, 70],
      ['Policies in force', 40, 94, 9],
      ...row(108, xs, ['General Liability', 'Heronfield Casualty Company', 'HC-GL-118204', '3/1/2026', '3/1/2027']),
      ...row(120, xs, ['Umbrella', 'Lantern Mutual Insurance Company', 'LM-UM-5512', '3/1/2026', '3/1/2027']),
      ['Limits', 40, 144, 9],
      ...row(156, [40, 340], ['General Liability - Each Occurrence', '$1,000,000']),
      ...row(168, [40, 340], ['General Liability - General Aggregate', '$2,000,000']),
      ...row(180, [40, 340], ['Umbrella - Each Occurrence', '$5,000,000']),
      ...row(192, [40, 340], ['Umbrella - Aggregate', '$5,000,000']),
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.effective_date, l.expiration_date, limitsOf(l)]), [
    ['general_liability', 'Heronfield Casualty Company', 'HC-GL-118204', '2026-03-01', '2027-03-01', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
    ['umbrella', 'Lantern Mutual Insurance Company', 'LM-UM-5512', '2026-03-01', '2027-03-01', { each_occurrence: 5_000_000, aggregate: 5_000_000 }],
  ])
})

test('the law’s limit before those of employers’ liability in one line', async () => {
  const { coverage_lines } = await read(
    await print([
      ['CONFIRMATION OF INSURANCE', 40, 40, 14],
      ['Insured: Osprey Builders LLC', 40, 70],
      ['Workers Compensation', 54, 100],
      ['Company: Heronfield Casualty Company', 54, 112],
      ['Policy #: 104612-48771205', 54, 124],
      ['Policy Dates: 9/1/2026 - 9/1/2027', 54, 136],
      ['Limits: Statutory; Employers Liability $500,000 / $500,000 / $500,000', 54, 148],
    ]),
  )
  assert.deepEqual(limitsOf(coverage_lines[0]!), { statutory: null, el_each_accident: 500_000, el_disease_each_employee: 500_000, el_disease_policy_limit: 500_000 })
})

test('EFF: and EXP: in one line; a deductible of none beside the limits', async () => {
  const { coverage_lines } = await read(
    await print([
      ['Certificate of Insurance', 200, 40, 13],
      ['Insured: Osprey Hauling LLC', 40, 70],
      ['COVERAGE: General Liability', 40, 100],
      ['INSURER: Heronfield Casualty Company', 306, 100],
      ['POLICY #: HPP1877120 04', 40, 112],
      ['EFF: 04/22/2026     EXP: 04/22/2027', 306, 112],
      ['LIMIT: $1,000,000 occ / $2,000,000 agg', 40, 124],
      ['DEDUCTIBLE: None', 306, 124],
    ]),
  )
  const [line] = coverage_lines
  assert.deepEqual([line?.effective_date, line?.expiration_date, limitsOf(line!)], ['2026-04-22', '2027-04-22', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }])
})
