import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HOLDER, print, read, type Run } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))

const HEAD: Run[] = [
  ['ACORD 25 (2016/03)', 40, 30, 7],
  ['CERTIFICATE OF LIABILITY INSURANCE', 200, 30, 11],
  ['PRODUCER', 40, 62, 6],
  ['Larkfield Agency', 40, 74],
  ['INSURED', 310, 62, 6],
  ['Osprey Hauling LLC', 310, 74],
  ['INSURER(S) AFFORDING COVERAGE', 40, 120, 6],
  ['NAIC #', 530, 120, 6],
  ['INSURER A:  Heronfield Insurance Company', 40, 132, 7],
  ['INSURER B:  Larkmoor Casualty Company', 40, 144, 7],
]
const HEADINGS: Run[] = [
  ['TYPE OF INSURANCE', 40, 160, 5.5],
  ['INSR', 198, 160, 5.5],
  ['POLICY NUMBER', 222, 160, 5.5],
  ['EFFECTIVE', 344, 160, 5.5],
  ['EXPIRATION', 400, 160, 5.5],
  ['LIMITS', 452, 160, 5.5],
  ["ADD'L INSRD", 540, 160, 5],
]
const row = (y: number, name: string, letter: string, number: string, limits: string): Run[] => [
  [name, 40, y, 6.5],
  [letter, 198, y + 10, 7],
  [number, 222, y + 10, 7],
  ['03/01/2026', 344, y + 10, 7],
  ['03/01/2027', 400, y + 10, 7],
  [limits, 452, y + 10, 6.5],
]
const told = (l: Line): unknown[] => [l.coverage_type, l.insurer_letter, l.carrier, l.policy_number, l.additional_insured, limitsOf(l)]

test('letters in a column after the types: each policy has its own company, and the letter is no part of the number', async () => {
  const bytes = await print([
    ...HEAD,
    ...HEADINGS,
    ...row(176, 'COMMERCIAL GENERAL LIABILITY', 'A', 'HFG-2026-804', '$2,000,000 / $4,000,000'),
    ...row(200, 'AUTOMOBILE LIABILITY', 'B', 'LMA-2026-916', '$1,000,000 CSL'),
    ['X', 552, 186],
    ['DESCRIPTION OF OPERATIONS', 40, 240, 6],
    ...HOLDER,
  ], { rules: [[36, 157, 600, 157], [36, 168, 600, 168], [36, 236, 600, 236]] })
  const { coverage_lines } = await read(bytes)
  assert.deepEqual(coverage_lines.map(told), [
    ['general_liability', 'A', 'Heronfield Insurance Company', 'HFG-2026-804', true, { each_occurrence: 2_000_000, general_aggregate: 4_000_000 }],
    ['auto_liability', 'B', 'Larkmoor Casualty Company', 'LMA-2026-916', false, { combined_single_limit: 1_000_000 }],
  ])
})

test('limits that run on under the next heading are read whole', async () => {
  const bytes = await print([
    ...HEAD,
    ...HEADINGS,
    ...row(176, 'COMMERCIAL GENERAL LIABILITY', 'A', 'HFG-2026-804', '$2,000,000 / $4,000,000'),
    ['X', 552, 186],
    ...row(200, 'WORKERS COMPENSATION AND EMPLOYERS LIABILITY', 'B', 'LMW-2026-114', 'E.L. EACH ACCIDENT: $1,000,000'),
    ['E.L. DISEASE - EA EMPLOYEE: $500,000', 452, 219, 6.5],
    ['E.L. DISEASE - POLICY LIMIT: $1,000,000', 452, 228, 6.5],
    ['DESCRIPTION OF OPERATIONS', 40, 250, 6],
    ...HOLDER,
  ], { rules: [[36, 157, 600, 157], [36, 168, 600, 168], [36, 246, 600, 246]] })
  const { coverage_lines } = await read(bytes)
  assert.deepEqual(coverage_lines.map(told), [
    ['general_liability', 'A', 'Heronfield Insurance Company', 'HFG-2026-804', true, { each_occurrence: 2_000_000, general_aggregate: 4_000_000 }],
    ['workers_comp', 'B', 'Larkmoor Casualty Company', 'LMW-2026-114', false, { el_each_accident: 1_000_000, el_disease_each_employee: 500_000, el_disease_policy_limit: 1_000_000 }],
  ])
})

test('of several companies listed by letter none is given to rows whose letters cannot be found', async () => {
  const bytes = await print([
    ...HEAD,
    ...HEADINGS.filter(([heading]) => heading !== 'INSR'),
    ...row(176, 'COMMERCIAL GENERAL LIABILITY', '', 'HFG-2026-804', '$2,000,000 / $4,000,000').filter(([said]) => said),
    ...row(200, 'AUTOMOBILE LIABILITY', '', 'LMA-2026-916', '$1,000,000 CSL').filter(([said]) => said),
    ['DESCRIPTION OF OPERATIONS', 40, 240, 6],
    ...HOLDER,
  ])
  const { coverage_lines } = await read(bytes)
  assert.deepEqual(coverage_lines.map((l) => [l.policy_number, l.carrier]), [['HFG-2026-804', null], ['LMA-2026-916', null]])
})
