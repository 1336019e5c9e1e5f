import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pairsIn } from '../../src/extraction/certificates/limits/limit-pairs.ts'
import { print, read, type Run } from './printed.ts'

const cells = (y: number, xs: number[], row: string[]): Run[] => row.flatMap((cell, i): Run[] => (cell ? [[cell, xs[i]! + 3, y, 7]] : []))

test('a broker’s grid: companies with their codes behind a stroke, what is said of all policies but one', async () => {
  const xs = [40, 136, 226, 290, 340, 392]
  const lines = [130, 146, 176, 206, 236]
  const { coverage_lines } = await read(
    await print(
      [
        ['CERTIFICATE OF INSURANCE', 200, 40, 14],
        ['INSURED: Osprey Energy LP', 40, 90],
        ...cells(136, xs, ['COVERAGE', 'COMPANY / NAIC', 'POLICY NUMBER', 'EFFECTIVE', 'EXPIRES', 'LIMITS OF LIABILITY']),
        ...cells(152, xs, ['General Liability', 'Heronfield Surplus Lines', 'G7712044A', '10/01/2026', '10/01/2027', 'Each Occurrence  $2,000,000']),
        ...cells(161, xs, ['', 'Insurance Company / 49998']),
        ...cells(182, xs, ['Workers Compensation', 'Larkmoor Indemnity', 'WLX7712045', '10/01/2026', '10/01/2027', 'EL Each Accident  $1,000,000']),
        ...cells(191, xs, ['', 'Company / 49997', '', '', '', 'EL Disease Each Employee / Policy Limit  $1,000,000']),
        ...cells(212, xs, ['Umbrella Liability', 'Heronfield Casualty', 'UX7712046', '10/01/2026', '10/01/2027', 'Each Occurrence  $5,000,000']),
        ...cells(221, xs, ['', 'Company / 49996']),
        ['Certificate holder is included as additional insured on all policies except workers compensation, as required by written contract.', 40, 260, 7],
        ['Waiver of subrogation applies in favor of certificate holder on all policies as required by written contract.', 40, 276, 7],
      ],
      { rules: [...lines.map((y): [number, number, number, number] => [40, y, 570, y]), ...[...xs, 570].map((x): [number, number, number, number] => [x, 130, x, 236])] },
    ),
  )
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.carrier, l.naic, l.additional_insured, l.subrogation_waived, l.limits.map((x) => `${x.label} ${x.amount}`)]),
    [
      ['general_liability', 'Heronfield Surplus Lines Insurance Company', '49998', true, true, ['each_occurrence 2000000']],
      ['workers_comp', 'Larkmoor Indemnity Company', '49997', null, true, ['el_each_accident 1000000', 'el_disease_each_employee 1000000', 'el_disease_policy_limit 1000000']],
      ['umbrella', 'Heronfield Casualty Company', '49996', true, true, ['each_occurrence 5000000']],
    ],
  )
})

test('evidence of property in an issuer’s own words has no headed cells', async () => {
  const { coverage_lines } = await read(
    await print([
      ['EVIDENCE OF COMMERCIAL PROPERTY INSURANCE', 160, 40, 13],
      ['Named insured: Osprey Mills LP, 4 River St', 40, 80],
      ['Insurance company: Heronfield Fire Insurance Company (NAIC 49998)', 40, 92],
      ['Policy number: 4477120', 40, 104],
      ['Policy period: 07/01/2026 to 07/01/2027', 330, 104],
      ['Coverage information', 40, 126],
      ['Commercial property coverage amount of insurance: $24,000,000', 40, 138],
      ['Deductible: $50,000', 400, 138],
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.effective_date, l.expiration_date]), [['property', '4477120', '2026-07-01', '2027-07-01']])
  assert.equal(coverage_lines[0]!.limits.find((l) => l.label === 'deductible')?.amount, 50_000)
})

test('what ends in a colon leads up to the amount behind it', () => {
  const told = pairsIn('Each claim: $1,000,000 Deductible: $5,000', [], 'professional_liability').map(({ label, amount }) => [label, amount])
  assert.deepEqual(told, [
    ['each_claim', 1_000_000],
    ['deductible', 5_000],
  ])
})
