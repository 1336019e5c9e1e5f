import assert from 'node:assert/strict'
import { test } from 'node:test'
import { limitsInRun } from '../../src/extraction/certificates/limits/limits-in-run.ts'
import type { CoverageType } from '../../src/vocabulary/index.ts'
import { print, read, type Run } from './printed.ts'

const RUNS: [type: CoverageType, printed: string, limits: Record<string, number> | null][] = [
  ['umbrella', '$2,000,000 occurrence / $2,000,000 aggregate; $10,000 SIR', { each_occurrence: 2_000_000, aggregate: 2_000_000, retention: 10_000 }],
  ['cyber', 'Per claim $1,000,000 | Aggregate $3,000,000 | Retention $25,000', { each_claim: 1_000_000, aggregate: 3_000_000, retention: 25_000 }],
  ['professional_liability', '$1,000,000 each claim; $2,000,000 aggregate; retention: $25,000', { each_claim: 1_000_000, aggregate: 2_000_000, retention: 25_000 }],
  ['professional_liability', 'effective 05/01/2026 to 05/01/2027. Each claim USD 1,000,000, aggregate USD 1,000,000, retention USD 5,000.', { each_claim: 1_000_000, aggregate: 1_000_000, retention: 5_000 }],
  ['workers_comp', 'Statutory; $500,000 bodily injury by accident, each accident, $1,000,000 disease policy limit and $500,000 disease each employee', { el_each_accident: 500_000, el_disease_policy_limit: 1_000_000, el_disease_each_employee: 500_000 }],
  ['general_liability', 'Limits of $1,000,000 each occ. and $2,000,000 general aggregate, with a $5,000 deductible', { each_occurrence: 1_000_000, general_aggregate: 2_000_000, deductible: 5_000 }],
  ['general_liability', '$2,000,000 aggregate (other than products), $1,000,000 products & completed operations aggregate', { general_aggregate: 2_000_000, products_comp_op_agg: 1_000_000 }],
  ['auto_liability', '$1,000,000 per accident, combined single limit', { combined_single_limit: 1_000_000 }],
  // Names too few or too many for the amounts, one name twice, words of something else: nothing of it is told.
  ['umbrella', '$2,000,000 $2,000,000 aggregate', null],
  ['umbrella', 'each occurrence $2,000,000 aggregate', null],
  ['cyber', '$1,000,000 aggregate / $2,000,000 aggregate', null],
  ['excess_liability', '$9,000,000 each occurrence and aggregate excess of $1,000,000', null],
  ['general_liability', '$1,000,000 each occurrence, $9,000,000 annual aggregate for all members', null],
  ['workers_comp', 'EL each accident $1,000,000 EL disease each employee / policy limit $1,000,000', null],
]
test('a run of limits is read where it comes out in one way only', () => {
  for (const [type, printed, limits] of RUNS) {
    const told = limitsInRun(printed, type)
    assert.deepEqual(told && Object.fromEntries(told.map((l) => [l.label, l.amount])), limits, printed)
  }
})

const cells = (y: number, xs: number[], row: string[]): Run[] => row.flatMap((cell, i): Run[] => (cell ? [[cell, xs[i]! + 3, y, 7]] : []))
const XS = [40, 130, 230, 284, 334, 384, 476]
const HEADS = ['Coverage', 'Insurer', 'Policy number', 'Effective', 'Expires', 'Limits', 'Remarks']
const grid = (bottom: number): [number, number, number, number][] => [...[90, 106, bottom].map((y): [number, number, number, number] => [40, y, 570, y]), ...[...XS, 570].map((x): [number, number, number, number] => [x, 90, x, bottom])]
const table = async (rows: string[][]): Promise<unknown[]> => {
  const bottom = 112 + rows.length * 9
  const page = [['CERTIFICATE OF INSURANCE', 200, 40, 14] as Run, ['INSURED: Osprey Rigging Inc', 40, 60, 8] as Run, ...cells(94, XS, HEADS), ...rows.flatMap((row, i) => cells(110 + i * 9, XS, row)), ['Certificate holder: Port of Larkfield', 40, bottom + 14, 8] as Run]
  const { coverage_lines } = await read(await print(page, { rules: grid(bottom) }))
  return coverage_lines.map((l) => [l.coverage_type, l.policy_number, Object.fromEntries(l.limits.map((x) => [x.label, x.amount]))])
}

test('a narrow cell breaks its run anywhere, its number into pieces, and another column stands beside it', async () => {
  assert.deepEqual(
    await table([
      ['Umbrella Liability', 'Heronfield Casualty', '885-', '10/01/2026', '10/01/2027', 'Per occurrence', 'As respects the work'],
      ['', 'Company', 'UMB-', '', '', '$2,000,000; aggregate:', 'at the site'],
      ['', '', '70778', '', '', '$2,000,000; retention: $10,000'],
    ]),
    [['umbrella', '885-UMB-70778', { each_occurrence: 2_000_000, aggregate: 2_000_000, retention: 10_000 }]],
  )
  assert.deepEqual(
    await table([
      ['Workers Compensation and', 'Heronfield Surplus', 'WCP', '10/01/2026', '10/01/2027', '$500,000 each accident;', 'As respects the work'],
      ["Employers' Liability", 'Lines Company', '1223876', '', '', '$1,000,000 disease policy', 'at the site'],
      ['', '', '', '', '', 'limit; $500,000 disease each'],
      ['', '', '', '', '', 'employee'],
    ]),
    [['workers_comp', 'WCP 1223876', { el_each_accident: 500_000, el_disease_policy_limit: 1_000_000, el_disease_each_employee: 500_000 }]],
  )
})

test('names that break over lines beside amounts in a column are those of the one way they part in', async () => {
  const rows = [['EACH', '$1,000,000'], ['OCCURRENCE', ''], ['DAMAGE TO RENTED', '$300,000'], ['PREMISES', ''], ['GENERAL', '$2,000,000'], ['AGGREGATE', '']]
  const page = rows.flatMap(([name, amount], i): Run[] => [[name!, 388, 112 + i * 9, 7], ...(amount ? [[amount, 500, 112 + i * 9, 7] as Run] : [])])
  const heads = HEADS.slice(0, 6)
  const policy = ['General Liability', 'Heronfield Casualty Company', 'GL 7712044', '10/01/2026', '10/01/2027']
  const rules = [...[90, 106, 170].map((y): [number, number, number, number] => [40, y, 570, y]), ...[...XS.slice(0, 6), 570].map((x): [number, number, number, number] => [x, 90, x, 170])]
  const { coverage_lines } = await read(await print([['CERTIFICATE OF INSURANCE', 200, 40, 14], ['INSURED: Osprey Rigging Inc', 40, 60, 8], ...cells(94, XS, heads), ...cells(112, XS, policy), ...page], { rules }))
  assert.deepEqual(coverage_lines.map((l) => Object.fromEntries(l.limits.map((x) => [x.label, x.amount]))), [{ each_occurrence: 1_000_000, damage_to_rented_premises: 300_000, general_aggregate: 2_000_000 }])
})

const facts = (y: number, ...lines: string[]): Run[] => lines.map((line, i): Run => [line, 40, y + i * 12, 9])
const linesOf = async (page: Run[]): Promise<unknown[]> => {
  const { coverage_lines } = await read(await print([['CERTIFICATE OF INSURANCE', 200, 40, 14], ['INSURED: Osprey Rigging Inc', 40, 60, 8], ...page]))
  return coverage_lines.map((l) => [l.coverage_type, l.policy_number, Object.fromEntries(l.limits.map((x) => [x.label, x.amount])), l.additional_insured])
}
const POLICY = ['General Liability', 'Insurer: Heronfield Casualty Company', 'Policy number: GL 7712044', 'Policy period: 10/01/2026 to 10/01/2027', 'Each occurrence: $1,000,000', 'General aggregate: $2,000,000']
const LIMITS = { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }

test('who asks to be an additional insured, or may be one, is none yet', async () => {
  for (const [said, answer] of [
    ['Additional insured status is available on request.', null],
    ['Holder has requested additional insured status.', null],
    ['Landlord shall be named as additional insured.', null],
    ['Questions about additional insured status: call 503-555-0144', null],
    ['Additional insured status applies where required by written contract.', true],
    ['The certificate holder is included as additional insured.', true],
    ['The certificate holder is not an additional insured.', false],
  ] as const)
    assert.deepEqual(await linesOf([...facts(90, ...POLICY), [said, 40, 190, 9]]), [['general_liability', 'GL 7712044', LIMITS, answer]], said)
})

test('what stands beside a coverage, or is called by another’s name, is none of its', async () => {
  // Parties in a column of their own.
  const parties: Run[] = ['Named insured', 'Osprey Rigging Inc', '80 Beacon St, Boston, MA 02108', 'Certificate holder', 'Port of Larkfield', 'Date 07/01/2026'].map((line, i): Run => [line, 40, 92 + i * 14, 9])
  const beside: Run[] = [['General Liability', '', 250], ['Carrier', 'Heronfield Casualty Company'], ['Policy no.', 'GL 7712044'], ['Term', '10/01/2026 to 10/01/2027'], ['Per occurrence', '$1,000,000'], ['Aggregate', '$2,000,000']].flatMap(([label, value], i): Run[] => [[label as string, 250, 92 + i * 14, 9], ...(value ? [[value as string, 350, 92 + i * 14, 9] as Run] : [])])
  assert.deepEqual(await linesOf([...parties, ...beside]), [['general_liability', 'GL 7712044', LIMITS, null]])
  // One policy's property and liability in a list of labels.
  const list = (rows: string[][]): Run[] => rows.flatMap(([label, value], i): Run[] => [[label!, 40, 90 + i * 14, 9], [value!, 260, 90 + i * 14, 9]])
  assert.deepEqual(
    await linesOf(list([['Insurance company', 'Heronfield Casualty Company'], ['Policy number', 'CP 7712044'], ['Policy term', '10/01/2026 to 10/01/2027'], ['Property: building limit', '$14,250,000'], ['General liability: each occurrence', '$1,000,000'], ['General liability: general aggregate', '$2,000,000']])),
    [['property', 'CP 7712044', { limit: 14_250_000 }, null], ['general_liability', 'CP 7712044', LIMITS, null]],
  )
})

test('a fact in a row of its own under a table of policies is no policy', async () => {
  const xs = [40, 200, 330, 480]
  const rows = [['Coverage', 'Policy number', 'Limit each claim / aggregate', 'Retention'], ['Professional liability', 'PL 7712044', '$1,000,000 / $2,000,000', '$10,000'], ['Cyber liability', 'CY 7712045', '$1,000,000 / $1,000,000', '$5,000'], ['Policy period', '10/01/2026 to 10/01/2027']]
  const rules = [...[90, 110, 130, 150, 170].map((y): [number, number, number, number] => [40, y, 570, y]), ...[...xs, 570].map((x): [number, number, number, number] => [x, 90, x, 170])]
  const { coverage_lines } = await read(await print([['CERTIFICATE OF INSURANCE', 200, 40, 14], ['Insurer: Heronfield Casualty Company', 40, 60, 8], ...rows.flatMap((row, i) => cells(96 + i * 20, xs, row)), ['Certificate holder: Port of Larkfield', 40, 190, 8]], { rules }))
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number]), [['professional_liability', 'PL 7712044'], ['cyber', 'CY 7712045']])
})
