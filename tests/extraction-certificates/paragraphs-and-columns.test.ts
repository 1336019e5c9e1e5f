import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))
const lines = (texts: string[], y = 110): Run[] => texts.map((text, i): Run => [text, 40, y + i * 12])

test('a paragraph of a letter says of its own coverage who waives, which number and whose it is', async () => {
  const { coverage_lines } = await read(
    await print([
      ['July 8, 2026', 40, 50],
      ['Subject: Confirmation of insurance - Gannet Haulage LLC', 40, 80],
      ...lines(['Commercial Auto. Heronfield Specialty Insurance Company policy K-7508754 is in force from 09/01/2026 to 09/01/2027.', 'The liability limit is $1,000,000 combined single limit.']),
      ...lines(["Workers' Compensation. Larkmoor Marine Insurance Company policy 44 EDW SM6671 is in force from 12/28/2025 to 12/28/2026.", 'Benefits are statutory and employers liability limits are $500,000 each accident, $500,000 disease - each employee, and', '$500,000 disease - policy limit. A waiver of subrogation applies in your favor.'], 160),
    ]),
  )
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.effective_date, l.subrogation_waived, limitsOf(l)]),
    [
      ['auto_liability', 'Heronfield Specialty Insurance Company', 'K-7508754', '2026-09-01', null, { combined_single_limit: 1_000_000 }],
      ['workers_comp', 'Larkmoor Marine Insurance Company', '44 EDW SM6671', '2025-12-28', true, { statutory: null, el_each_accident: 500_000, el_disease_each_employee: 500_000, el_disease_policy_limit: 500_000 }],
    ],
  )
})

const COLUMNS = [40, 150, 300, 450]
const summary = (days: string[][]): [string, string[]][] => [
  ['', ['General Liability', 'Automobile', 'Excess']],
  ['Carrier', ['Larkmoor Surplus Lines Insurance Co', 'Heronfield Casualty Co', 'Ternfield Excess Insurance Co']],
  ['Policy #', ['LGL-339385', 'HCA-984112', 'TX-577370']],
  ['Eff / Exp', days.map((d) => d[0]!)],
  ['', days.map((d) => d[1]!)],
  ['Limits', ['Occ $1,000,000', 'CSL $1,000,000', 'Occ $4,000,000']],
  ['', ['Agg $2,000,000', '', 'Agg $4,000,000']],
  ['AI', ['Yes', 'Yes', 'No']],
]
test('an insurance summary with a policy in each column: names longer than their heads, two days under one label', async () => {
  const table = summary([['10/01/2025', '10/01/2026'], ['04/30/2025', '04/30/2026'], ['03/01/2025', '03/01/2026']])
  const { doc_type, coverage_lines } = await read(
    await print([['Insurance Summary', 40, 40, 16], ['Gannet Haulage LLC', 40, 64], ...table.flatMap(([label, cells], i): Run[] => [...(label ? [[label, 40, 100 + i * 13, 7.5] as Run] : []), ...cells.flatMap((cell, c): Run[] => (cell ? [[cell, COLUMNS[c + 1]!, 100 + i * 13, 7.5]] : []))])]),
  )
  assert.equal(doc_type, 'schedule')
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.effective_date, l.expiration_date, l.additional_insured, limitsOf(l)]),
    [
      ['general_liability', 'Larkmoor Surplus Lines Insurance Co', 'LGL-339385', '2025-10-01', '2026-10-01', true, { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
      ['auto_liability', 'Heronfield Casualty Co', 'HCA-984112', '2025-04-30', '2026-04-30', true, { combined_single_limit: 1_000_000 }],
      ['excess_liability', 'Ternfield Excess Insurance Co', 'TX-577370', '2025-03-01', '2026-03-01', false, { each_occurrence: 4_000_000, aggregate: 4_000_000 }],
    ],
  )
})

test('policies in columns that cannot be told apart give no line at all', async () => {
  const { coverage_lines } = await read(
    await print([
      ['Insurance Summary', 40, 40, 16],
      ...[['Policy Number', 'LGL-339385', 'HCA-984112'], ['Effective Date', '10/01/2025', '04/30/2025'], ['Expiration Date', '10/01/2026', '04/30/2026'], ['Limit', '$1,000,000', '$2,000,000']].flatMap((cells, r): Run[] => cells.map((text, c): Run => [text, COLUMNS[c]!, 100 + r * 14])),
    ]),
  )
  assert.deepEqual(coverage_lines, [])
})

test('evidence to a lessor that promises notice of cancellation is no notice; perils have each their deductible', async () => {
  const { doc_type, coverage_lines } = await read(
    await print([
      ['EVIDENCE OF INSURANCE TO LESSOR', 72, 60, 12],
      ...['Lessee: Gannet Haulage LLC', 'Insurer: Larkmoor Specialty Insurance Company', 'Policy: 39 NBJ GT1658', 'Period: 12/15/2026 through 12/15/2027', ' ', 'Automobile liability: $1,000,000 combined single limit, any one accident', 'Physical damage - comprehensive: actual cash value less $1,000 deductible', 'Lessor is named as Additional Insured and Loss Payee.', 'Thirty (30) days notice of cancellation.'].map((text, i): Run => [text, 72, 100 + i * 18, 10]),
    ]),
  )
  assert.equal(doc_type, 'coi')
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, limitsOf(l)]), [
    ['auto_liability', '39 NBJ GT1658', { combined_single_limit: 1_000_000 }],
    ['auto_physical_damage', '39 NBJ GT1658', { comprehensive_deductible: 1000 }],
  ])
})

test('a policy a paragraph, its number in brackets behind its company', async () => {
  const { doc_type, coverage_lines } = await read(
    await print([
      ['To Whom It May Concern:', 40, 60],
      ['Please accept this letter as verification that Gannet Haulage LLC is insured as follows:', 40, 84],
      ['General Liability: Larkmoor Insurance Company (Policy 841042358), 02/07/2026 to 02/07/2027, $1,000,000 each occurrence,', 40, 110],
      ['$2,000,000 general aggregate.', 40, 120],
      ['Commercial Auto: General Heronfield Insurance Company (Policy K-4310161), 02/07/2026 to 02/07/2027, $1,000,000', 40, 142],
      ['combined single limit.', 40, 152],
    ]),
  )
  assert.equal(doc_type, 'coi')
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.effective_date, l.expiration_date, limitsOf(l)]), [
    ['general_liability', 'Larkmoor Insurance Company', '841042358', '2026-02-07', '2027-02-07', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
    ['auto_liability', 'General Heronfield Insurance Company', 'K-4310161', '2026-02-07', '2027-02-07', { combined_single_limit: 1_000_000 }],
  ])
})
