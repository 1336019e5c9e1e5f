import assert from 'node:assert/strict'
import { test } from 'node:test'
import { knownCoverageOf } from '../../src/extraction/certificates/rows/coverage-of-text.ts'
import { pairsIn } from '../../src/extraction/certificates/limits/limit-pairs.ts'
import { print, read, type Run } from './printed.ts'

const amounts = (line: { limits: { label: string; amount: number | null }[] }): Record<string, number | null> => Object.fromEntries(line.limits.map((l) => [l.label, l.amount]))

test('companies as headings, each over the coverages that it insures', async () => {
  const { coverage_lines } = await read(
    await print([
      ['MEMORANDUM OF INSURANCE', 40, 50, 15],
      ['Insured: Gannet Valley School District', 40, 76],
      ['Term: 7/1/2026 - 7/1/2027', 40, 90],
      ['Carrier: Larkfield Mutual Fire Insurance Company', 40, 120, 10],
      ['General Liability', 60, 136],
      ['Policy GLX-440182-026', 220, 136],
      ['$1,000,000 occurrence / $2,000,000 aggregate', 60, 149],
      ['Automobile', 60, 166],
      ['Policy AUX-440183-036', 220, 166],
      ['$1,000,000 combined single limit', 60, 179],
      ['Carrier: Osprey Casualty Corporation', 40, 206, 10],
      ['Excess Workers Compensation', 60, 222],
      ['Policy WX 5520918', 220, 222],
      ['Statutory; Employers Liability $1,000,000', 60, 235],
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.carrier]), [
    ['general_liability', 'GLX-440182-026', 'Larkfield Mutual Fire Insurance Company'],
    ['auto_liability', 'AUX-440183-036', 'Larkfield Mutual Fire Insurance Company'],
    ['workers_comp', 'WX 5520918', 'Osprey Casualty Corporation'],
  ])
  assert.ok(coverage_lines[2]!.limits.some((l) => l.label === 'statutory'))
})

test('a broker’s table in abbreviations: its headings, its coverages, both days in one cell', async () => {
  const columns = [43, 113, 233, 343, 453]
  const rows = [
    ['LOB', 'Company', 'Pol #', 'Eff/Exp', 'Limits'],
    ['CGL', 'Larkfield Ins Co', 'GLX7188234', '1/5/26-1/5/27', '1M/2M/2M'],
    ['BAP', 'Osprey Casualty Co', 'AX0400188', '1/5/26-1/5/27', '1M CSL'],
    ['UMB', 'Larkfield Ins Co', 'UX7188235', '1/5/26-1/5/27', '2M/2M'],
    ['WC', 'Heron Mutual Ins Co', 'WC 10882-26', '1/5/26-1/5/27', 'Stat / 1M/1M/1M'],
  ]
  const rules = [120, 134, 148, 162, 176, 190].map((y): [number, number, number, number] => [40, y, 575, y]).concat([40, 110, 230, 340, 450, 575].map((x): [number, number, number, number] => [x, 120, x, 190]))
  const { coverage_lines } = await read(await print([['CONFIRMATION OF INSURANCE', 40, 50, 15], ['Insured: Tern Lake Welding LLC', 40, 88], ...rows.flatMap((cells, r): Run[] => cells.map((t, i): Run => [t, columns[i]!, 124 + r * 14]))], { rules }))
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.effective_date, l.expiration_date, amounts(l)]), [
    ['general_liability', 'Larkfield Ins Co', 'GLX7188234', '2026-01-05', '2027-01-05', { each_occurrence: 1_000_000, general_aggregate: 2_000_000, products_comp_op_agg: 2_000_000 }],
    ['auto_liability', 'Osprey Casualty Co', 'AX0400188', '2026-01-05', '2027-01-05', { combined_single_limit: 1_000_000 }],
    ['umbrella', 'Larkfield Ins Co', 'UX7188235', '2026-01-05', '2027-01-05', { each_occurrence: 2_000_000, aggregate: 2_000_000 }],
    ['workers_comp', 'Heron Mutual Ins Co', 'WC 10882-26', '2026-01-05', '2027-01-05', { statutory: null, el_each_accident: 1_000_000, el_disease_each_employee: 1_000_000, el_disease_policy_limit: 1_000_000 }],
  ])
})

test('three amounts of general liability whose aggregates differ have no order of their own', () => {
  assert.equal(pairsIn('1M/2M/3M', [], 'general_liability').length, 0)
  assert.equal(knownCoverageOf('Excess Workers Compensation'), 'workers_comp')
  assert.equal(knownCoverageOf('UMB'), 'umbrella')
})

test('a program’s master policy has the number of each coverage, and the coverage’s brackets say what its bare amount is', async () => {
  const page = (number: string): Run[] => [
    ['Proof of Liability Insurance', 40, 50, 16],
    ['Insured: Osprey Personal Training', 40, 74],
    ['Underwritten by: Larkmoor Casualty Company', 40, 88],
    [number, 40, 102],
    ['Certificate Number: SPT-440182', 330, 102],
    ['Effective: 12/12/2026', 40, 116],
    ['Expiration: 12/12/2027', 200, 116],
    ['Coverage', 40, 142],
    ['Limit', 330, 142],
    ['Professional Liability (per claim)', 40, 158],
    ['$1,000,000', 330, 158],
    ['General Liability (per occurrence)', 40, 172],
    ['$2,000,000', 330, 172],
  ]
  const { coverage_lines } = await read(await print(page('Master Policy Number: LMX2518823')))
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, amounts(l)]), [
    ['professional_liability', 'LMX2518823', { each_claim: 1_000_000 }],
    ['general_liability', 'LMX2518823', { each_occurrence: 2_000_000 }],
  ])
  const other = await read(await print([...page('Master Policy Number: LMX2518823'), ['Policy Number: GLX 771044', 40, 200]]))
  assert.ok(other.coverage_lines.every((l) => l.policy_number === 'GLX 771044'))
})

const UNDER: [what: string, cells: string[], number: string | null][] = [
  ['a number and a term', ['BA188220#4', '07/07/2026 - 07/07/2027', '$5,000,000 CSL'], 'BA188220#4'],
  ['a number and two days', ['GL188221-26', '07/07/2026', '07/07/2027', '$5,000,000 CSL'], 'GL188221-26'],
  // Which of two is the policy's is not told.
  ['two numbers and a term', ['BA188220-04', 'GLX 881420', '07/07/2026 - 07/07/2027', '$5,000,000 CSL'], null],
]
for (const [what, cells, number] of UNDER)
  test(`under a company’s name a coverage with ${what} that nothing heads`, async () => {
    const row = (name: string, own: string[], y: number): Run[] => [[name, 40, y], ...own.map((c, i): Run => [c, 160 + 100 * i, y])]
    const { coverage_lines } = await read(await print([['Motorcoach Operator Insurance Certificate', 40, 50, 15], ['Operator: Osprey Charter Lines Inc.', 40, 76], ['Lancer Insurance Company', 40, 110], ...row('Auto Liability', cells, 126), ['NJM Insurance Company', 40, 146], ...row('Workers Compensation', ['W11882-2-26', '02/01/2026 - 02/01/2027', 'Statutory'], 162)]))
    assert.equal(coverage_lines.find((l) => l.coverage_type === 'auto_liability')?.policy_number ?? null, number)
  })
