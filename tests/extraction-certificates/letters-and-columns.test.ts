import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))
const row = (y: number, xs: number[], cells: string[]): Run[] => cells.map((cell, i): Run => [cell, xs[i]!, y])

const memorandum = (limits: string[]): Run[] => {
  const xs = [36, 150, 290, 360, 420, 480]
  return [
    ['Memorandum of Insurance', 220, 40, 13],
    ['Named Insured: Osprey Consolidated Holdings Inc.', 36, 70],
    ...row(100, xs, ['Type of Insurance', 'Insurer', 'Policy No.', 'Eff. Date', 'Exp. Date', 'Limits']),
    ...row(116, xs, ['Commercial General Liability', 'Heronfield Insurance Company', 'MWQY 317718', '06/30/2026', '06/30/2027', limits[0]!]),
    ...limits.slice(1).map((limit, i): Run => [limit, 480, 126 + 10 * i]),
    ...row(166, xs, ['Property - All Risk', 'Lantern Mutual Insurance Company', '1088204', '06/30/2026', '06/30/2027', 'Replacement Cost']),
    ['incl. Boiler & Machinery', 36, 176],
  ]
}

test('where MM is millions M is thousands; what a coverage includes is not what it is', async () => {
  const { coverage_lines } = await read(await print(memorandum(['Each Occ. $2MM', 'Gen. Agg. $4MM', 'Rented Premises $500M'])))
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, limitsOf(l)]), [
    ['general_liability', { each_occurrence: 2_000_000, general_aggregate: 4_000_000, damage_to_rented_premises: 500_000 }],
    ['property', {}],
  ])
})

test('half a billion of rented premises: what M is cannot be told', async () => {
  const { coverage_lines, unreadable_fields } = await read(await print(memorandum(['Each Occ. $2,000,000', 'Gen. Agg. $4,000,000', 'Rented Premises $500M'])))
  assert.deepEqual(limitsOf(coverage_lines[0]!), { each_occurrence: 2_000_000, general_aggregate: 4_000_000 })
  assert.deepEqual(unreadable_fields.map((u) => u.field), ['limits.damage_to_rented_premises'])
})

const columned = (heads: string[]): Run[] => [
  ['CERTIFICATE OF INSURANCE', 220, 40, 13],
  ['Issued by Larkfield Mutual Insurance on behalf of Heronfield Security Insurance Company', 120, 60],
  ['Insured: Osprey Paint & Decorating Inc', 36, 80],
  ...row(104, [190, 320, 450], heads),
  ...row(118, [36, 190, 320, 450], ['Policy number', 'BKQ 57718204', 'BAQ 57718204', 'USQ 57718204']),
  ...row(129, [36, 190, 320, 450], ['Effective date', '09/03/2026', '09/03/2026', '09/03/2026']),
  ...row(140, [36, 190, 320, 450], ['Expiration date', '09/03/2027', '09/03/2027', '09/03/2027']),
  ...row(151, [36, 190, 450], ['Each occurrence', '$1,000,000', '$2,000,000']),
  ...row(162, [36, 320], ['Combined single limit', '$500,000']),
  ...row(173, [36, 190, 450], ['General aggregate', '$3,000,000', '$2,000,000']),
]

test('policies in columns, one of them a package; who issues on behalf of an insurer is not the insurer', async () => {
  const { coverage_lines } = await read(await print(columned(['Commercial Package', 'Business Auto', 'Commercial Umbrella'])))
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.carrier, limitsOf(l)]), [
    ['general_liability', 'BKQ 57718204', 'Heronfield Security Insurance Company', { each_occurrence: 1_000_000, general_aggregate: 3_000_000 }],
    ['auto_liability', 'BAQ 57718204', 'Heronfield Security Insurance Company', { combined_single_limit: 500_000 }],
    ['umbrella', 'USQ 57718204', 'Heronfield Security Insurance Company', { each_occurrence: 2_000_000, aggregate: 2_000_000 }],
  ])
})

test('numbers side by side under heads that name no coverage are nobody’s', async () => {
  const { coverage_lines } = await read(await print(columned(['Program One', 'Business Auto', 'Program Three'])))
  assert.deepEqual(coverage_lines, [])
})

test('a bare word between two amounts leads up to the second', async () => {
  const { coverage_lines } = await read(
    await print([
      ['CERTIFICATE OF MARINE INSURANCE', 36, 40, 12],
      ['Insurer: Heronfield Insurance Company', 36, 62],
      ['Policy No.: MASQ00077182', 36, 74],
      ['Policy Term: July 10, 2026 to July 10, 2027', 36, 86],
      ...row(106, [36, 330, 420], ['Hull & Machinery, agreed value', '$750,000', 'Deductible $10,000']),
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => l.limits.find((x) => x.label === 'deductible')?.amount), [10_000])
})

test('a bond’s certificate states the bond’s number', async () => {
  const { doc_type, coverage_lines } = await read(
    await print([
      ['LANTERN SURETY COMPANY', 220, 30],
      ['CERTIFICATE OF LICENSE AND PERMIT BOND', 150, 48, 12],
      ...row(76, [36, 180], ['Bond Number:', '72277184']),
      ...row(88, [36, 180], ['Principal:', 'Osprey Plumbing & Drain LLC, 414 Chase Ave, Larkfield KS 66801']),
      ...row(100, [36, 180], ['Bond Amount:', '$10,000']),
      ...row(112, [36, 180], ['Effective Date:', 'January 1, 2026']),
      ...row(124, [36, 180], ['Expiration Date:', 'December 31, 2026']),
      ['This is to certify that the bond described above has been issued by the Surety named above and is in force for the term stated.', 36, 150],
    ]),
  )
  assert.equal(doc_type, 'coi')
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.carrier, l.effective_date, l.expiration_date]), [
    ['surety_bond', '72277184', 'LANTERN SURETY COMPANY', '2026-01-01', '2026-12-31'],
  ])
})
