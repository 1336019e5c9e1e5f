import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line | undefined): Record<string, number | null> => Object.fromEntries((line?.limits ?? []).map(({ label, amount }) => [label, amount]))
const row = (y: number, xs: number[], cells: string[]): Run[] => cells.flatMap((cell, i): Run[] => (cell ? [[cell, xs[i]!, y]] : []))

test('a program’s certificate to its member, which names no coverage and sets amounts before their words', async () => {
  const { doc_type, coverage_lines } = await read(
    await print([
      ['Member Certificate', 250, 40, 16],
      ['THIS CERTIFICATE IS ISSUED TO', 40, 70, 7],
      ['Membership Effective: 03/02/2026     Membership Expires: 03/02/2027', 250, 70],
      ['THE FOLLOWING INSURED MEMBER:', 40, 80, 7],
      ['Ilse Marrable', 40, 92, 10],
      ['Policy Number: OPX0071204', 40, 106],
      ['LIMITS OF INSURANCE', 250, 92],
      ['$1,000,000 Each Occurrence', 250, 106],
      ['$2,000,000 General Aggregate', 250, 118],
      ['$1,000,000 Personal and Advertising Injury', 250, 130],
      ['$2,000,000 Products / Completed Operations Aggregate Limit', 250, 142],
      ['Underwritten by: Heronfield Casualty Company', 250, 160],
      ['$250 per occurrence deductible toward the care of any animal that was let off its leash by the member', 250, 176],
    ]),
  )
  assert.equal(doc_type, 'coi')
  const [line] = coverage_lines
  assert.deepEqual([line?.coverage_type, line?.policy_number, line?.carrier, line?.effective_date, limitsOf(line)], [
    'general_liability',
    'OPX0071204',
    'Heronfield Casualty Company',
    '2026-03-02',
    { each_occurrence: 1_000_000, general_aggregate: 2_000_000, personal_adv_injury: 1_000_000, products_comp_op_agg: 2_000_000 },
  ])
})

test('a managing agent’s binder: coverages in rows, deductibles, units and premiums in columns of their own, a rating behind the insurer', async () => {
  const xs = [40, 220, 340, 420, 500]
  const { doc_type, coverage_lines } = await read(
    await print([
      ['Fallow Transportation Underwriters, LLC', 40, 40, 12],
      ['BINDER', 480, 40, 14],
      ...row(80, [40, 150, 330, 430], ['Date Bound:', '06/18/2026', 'Binder Number:', 'FTU-B-7']),
      ...row(92, [40, 150, 330, 430], ['Insured:', 'Osprey Hauling LLC', 'Policy Number:', 'FC26061188']),
      ...row(104, [40, 150, 330, 430], ['Carrier:', 'Heronfield Casualty Company (A- VIII)', 'Effective:', '06/20/2026']),
      ['Expiration:', 330, 116],
      ['06/20/2027', 430, 116],
      ['Coverage has been bound as follows.', 40, 134],
      ...row(152, xs, ['Coverage', 'Limit', 'Deductible', 'Units', 'Premium']),
      ...row(168, xs, ['Auto Liability (CSL)', '$1,000,000', '$0', '6', '$71,400']),
      ...row(184, xs, ['Motor Truck Cargo', '$100,000', '$2,500', '6', '$8,100']),
    ]),
  )
  assert.equal(doc_type, 'binder')
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, limitsOf(l)]), [
    ['auto_liability', 'Heronfield Casualty Company', 'FC26061188', { combined_single_limit: 1_000_000 }],
    ['cargo', 'Heronfield Casualty Company', 'FC26061188', { per_vehicle: 100_000, deductible: 2_500 }],
  ])
})

const card = (y: number, title: string, number: string, limits: Run[], answer: string): Run[] => [
  [title, 40, y, 12],
  ['INSURER', 40, y + 18, 7],
  ['POLICY NUMBER', 250, y + 18, 7],
  ['POLICY PERIOD', 430, y + 18, 7],
  ['Heronfield Casualty Company', 40, y + 28],
  [number, 250, y + 28],
  ['09/12/2026 - 09/12/2027', 430, y + 28],
  ...limits,
  [answer, 40, y + 80],
]
test('answers about the additional insured in each coverage’s own card, beside other facts', async () => {
  const { coverage_lines } = await read(
    await print([
      ['Certificate of Insurance', 40, 40, 16],
      ['Insured: Osprey Imaging LLC', 40, 70],
      ...card(100, 'General Liability', 'HG-0088-4418', [['EACH OCCURRENCE', 40, 148, 7], ['$1,000,000', 40, 158]], 'Additional Insured: Yes        Waiver of Subrogation: No        Occurrence form'),
      ...card(220, 'Professional Liability', 'HP-0088-4419', [['EACH CLAIM', 40, 268, 7], ['$500,000', 40, 278]], 'Additional Insured: No        Claims-made'),
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.additional_insured, l.subrogation_waived]), [
    ['general_liability', true, false],
    ['professional_liability', false, null],
  ])
})

test('a retention is told as a retention, and the law’s limit in a phrase', async () => {
  const { coverage_lines } = await read(
    await print([
      ['EVIDENCE OF INSURANCE', 200, 40, 14],
      ['Insured: Osprey Wind Services LLC', 40, 70],
      ['Policy period: 03/31/2026 to 03/31/2027', 40, 84],
      ['General Liability', 40, 104],
      ['Policy number: HG-4471', 54, 116],
      ['Each occurrence: $1,000,000', 54, 128],
      ['Retention: $50,000 each occurrence', 54, 140],
      ['Workers Compensation: YES - Statutory', 40, 164],
      ['Policy number: HW-4472', 54, 176],
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, limitsOf(l)]), [
    ['general_liability', { each_occurrence: 1_000_000, retention: 50_000 }],
    ['workers_comp', { statutory: null }],
  ])
})

test('a licence’s last day is no policy’s', async () => {
  const { doc_type, coverage_lines } = await read(
    await print([
      ['State Department of Labor & Industries', 40, 40, 12],
      ["Certificate of Workers' Compensation Coverage", 40, 60, 12],
      ['Account ID', 40, 90],
      ['771,204-00', 200, 90],
      ['Legal Business Name', 40, 104],
      ['OSPREY RIGGING LLC', 200, 104],
      ['License Expiration', 40, 118],
      ['03/14/2027', 200, 118],
    ]),
  )
  assert.equal(doc_type, 'state_fund_certificate')
  for (const line of coverage_lines) assert.equal(line.expiration_date, null)
})

test('a letter to a lessor that numbers the parts of a private car’s policy', async () => {
  const { coverage_lines } = await read(
    await print([
      ['Heronfield Casualty Company', 40, 40, 12],
      ['RE: VERIFICATION OF INSURANCE', 40, 80],
      ...row(96, [40, 170], ['Named Insured:', 'Odile Marchand']),
      ...row(108, [40, 170], ['Policy Number:', 'HRC00004418207']),
      ...row(120, [40, 170], ['Policy Period:', '08/30/2026 to 08/30/2027']),
      ...row(132, [40, 170], ['Vehicle:', '2025 Subaru Forester JF2SKAEC0SH000005']),
      ['Please accept this letter as verification that the above vehicle is insured.', 40, 150],
      ...row(166, [54, 250], ['Part 5 Optional Bodily Injury', '100,000/300,000']),
      ...row(178, [54, 250], ['Part 4 Property Damage', '100,000']),
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, limitsOf(l)]), [
    ['auto_liability', 'HRC00004418207', { bodily_injury_per_person: 100_000, bodily_injury_per_accident: 300_000, property_damage_per_accident: 100_000 }],
  ])
})
