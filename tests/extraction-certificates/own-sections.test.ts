import assert from 'node:assert/strict'
import { test } from 'node:test'
import { knownCoverageOf } from '../../src/extraction/certificates/rows/coverage-of-text.ts'
import { labelOf } from '../../src/extraction/certificates/limits/limit-labels.ts'
import { pairsIn } from '../../src/extraction/certificates/limits/limit-pairs.ts'
import { print, read, type Run } from './printed.ts'

const amounts = (line: { limits: { label: string; amount: number | null }[] }): Record<string, number | null> => Object.fromEntries(line.limits.map((l) => [l.label, l.amount]))

test('employers’ liability under its own heading, without a policy of its own, is the compensation policy’s', async () => {
  const { coverage_lines } = await read(
    await print([
      ['Certificate of Workers Compensation Coverage', 60, 60, 13],
      ['Insured: Gannet Staffing Inc', 60, 100],
      ['Insurer: Larkmoor Casualty Company', 60, 114],
      ['Policy Number: WPX-0044182-26', 60, 128],
      ['Effective: 03/01/2026   Expiration: 03/01/2027', 60, 142],
      ['Employers Liability', 60, 170, 10],
      ['Each Accident', 80, 186],
      ['$500,000', 260, 186],
      ['Disease - Policy Limit', 80, 200],
      ['$500,000', 260, 200],
      ['Disease - Each Employee', 80, 214],
      ['$500,000', 260, 214],
      ['Workers Compensation benefits: Statutory', 60, 240],
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number]), [['workers_comp', 'WPX-0044182-26']])
  assert.deepEqual(amounts(coverage_lines[0]!), { statutory: null, el_each_accident: 500_000, el_disease_policy_limit: 500_000, el_disease_each_employee: 500_000 })
})

test('bodily injury and property damage under farm liability are its own; under auto a person’s and an accident’s limits stay apart', async () => {
  const part = (y: number, name: string, number: string, limits: string): Run[] => [[name, 40, y, 10], [`Policy ${number}  Effective 06/01/26  Expires 06/01/27`, 60, y + 13], [limits, 60, y + 26]]
  const { coverage_lines } = await read(
    await print([
      ['Heronmoor Farm Insurance Company', 40, 50, 12],
      ['CERTIFICATE OF INSURANCE', 40, 72, 13],
      ['INSURED: Osprey Meadow Dairy', 40, 100],
      ...part(140, 'FARM LIABILITY', '7714820', 'Bodily Injury & Property Damage  $500,000 each occurrence  $1,000,000 aggregate'),
      ...part(200, 'AUTO', '7714821', 'Bodily Injury $250,000 per person $500,000 per accident  Property Damage $100,000'),
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, amounts(l)]), [
    ['general_liability', '7714820', { each_occurrence: 500_000, general_aggregate: 1_000_000 }],
    ['auto_liability', '7714821', { bodily_injury_per_person: 250_000, bodily_injury_per_accident: 500_000, property_damage_per_accident: 100_000 }],
  ])
})

test('companies in rows set close are each their own policy’s', async () => {
  const columns = [42, 142, 202, 262, 402, 482]
  const rows = [
    ['GL-440182', '02/01/26', '02/01/27', 'Larkfield Insurance Company', 'General Liability', '$2,000,000 occ'],
    ['', '', '', '', '', '$4,000,000 agg'],
    ['AU-440183', '02/01/26', '02/01/27', 'Larkfield Insurance Company', 'Auto Liability', '$1,000,000 CSL'],
    ['WC-440184', '02/01/26', '02/01/27', 'Larkfield Indemnity Ins. Co.', 'Workers Comp', 'Statutory'],
  ]
  const { coverage_lines } = await read(
    await print([
      ['Certificate of Insurance Coverage', 200, 40, 14],
      ['Insured: Tern Lake Data LP', 40, 70],
      ...['Policy No.', 'From', 'To', 'Insurer', 'Coverage', 'Limit'].map((t, i): Run => [t, columns[i]!, 108]),
      ...rows.flatMap((cells, r): Run[] => cells.flatMap((t, i): Run[] => (t ? [[t, columns[i]!, 128 + r * 14]] : []))),
    ], { rules: [[36, 102, 576, 102], [36, 120, 576, 120], [36, 192, 576, 192]] }),
  )
  assert.deepEqual(coverage_lines.map((l) => l.carrier), ['Larkfield Insurance Company', 'Larkfield Insurance Company', 'Larkfield Indemnity Ins. Co.'])
})

test('what a business owner’s policy calls its limits and its halves', () => {
  assert.equal(labelOf('general_liability', 'Liability and medical expenses'), 'each_occurrence')
  assert.equal(labelOf('general_liability', 'Medical expenses - any one person'), 'med_exp')
  assert.equal(labelOf('general_liability', 'Business personal property'), 'business_personal_property')
  assert.equal(knownCoverageOf('Businessowners Property'), 'property')
  assert.equal(knownCoverageOf('Businessowners Liability'), 'general_liability')
  assert.equal(knownCoverageOf('Educators Legal Liability'), 'professional_liability')
  assert.deepEqual(pairsIn('$3,000,000 Each Claim & Agg', [], 'professional_liability').map((l) => [l.label, l.amount]), [['each_claim', 3_000_000], ['aggregate', 3_000_000]])
  assert.equal(labelOf('aviation', 'Single Limit Bodily Injury and Property Damage'), 'each_occurrence')
})
