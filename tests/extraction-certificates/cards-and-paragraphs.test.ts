import assert from 'node:assert/strict'
import { test } from 'node:test'
import { INSURERS, print, read, type Run, TABLE } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line | undefined): Record<string, number | null> => Object.fromEntries((line?.limits ?? []).map(({ label, amount }) => [label, amount]))
const find = (lines: Line[], type: string): Line | undefined => lines.find((l) => l.coverage_type === type)

test('policies in running lines, each of which states everything: number, days, company and limits stay with their own', async () => {
  const { coverage_lines } = await read(
    await print([
      ['CERTIFICATE OF INSURANCE', 220, 40, 13],
      ['This is to certify that the following insurance is in force for Siskin Roofing Co.:', 60, 90, 10],
      ['General Liability   Harleysville Preferred Ins Co   Policy GL4 0228917   Eff 05/01/26   Exp', 60, 120, 10],
      ['05/01/27   $1,000,000 occ / $2,000,000 agg', 60, 132, 10],
      ['Umbrella   Nittany Valley Mutual   Policy UL4 0228917   Eff 05/01/26   Exp 05/01/27', 60, 160, 10],
      ['$3,000,000 occ / $3,000,000 agg', 60, 172, 10],
      ['Workers Comp   Keystone Compensation Ins Co   Policy WCK2044917   Eff 06/30/26   Exp 06/30/27', 60, 200, 10],
      ['Statutory; EL $100,000/$500,000/$100,000', 60, 212, 10],
    ]),
  )
  const told = coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.effective_date, l.expiration_date, limitsOf(l)])
  assert.deepEqual(told, [
    ['general_liability', 'Harleysville Preferred Ins Co', 'GL4 0228917', '2026-05-01', '2027-05-01', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
    ['umbrella', 'Nittany Valley Mutual', 'UL4 0228917', '2026-05-01', '2027-05-01', { each_occurrence: 3_000_000, aggregate: 3_000_000 }],
    // Which of three amounts is for what, in no order that all keep, is not said.
    ['workers_comp', 'Keystone Compensation Ins Co', 'WCK2044917', '2026-06-30', '2027-06-30', { statutory: null }],
  ])
})

test('cards side by side: a card that ends with its answers does not end the one beside it', async () => {
  const pair = (x: number, y: number, label: string, value: string): Run[] => [
    [label, x, y],
    [value, x + 130, y],
  ]
  const card = (x: number, y: number, name: string, rows: [string, string][]): Run[] => [[name, x, y, 11], ...rows.flatMap(([label, value], i) => pair(x, y + 16 + 13 * i, label, value))]
  const { coverage_lines } = await read(
    await print([
      ['Certificate of Insurance', 40, 40, 15],
      ...card(40, 120, 'General Liability', [
        ['Carrier', 'Concord Shore Insurance Company'],
        ['Policy No.', 'CSI-0091-552'],
        ['Policy period', '01/15/2026 - 01/15/2027'],
        ['Each occurrence', '$1,000,000'],
        ['Products/completed ops', '$2,000,000'],
        ['Medical expense', '$5,000'],
        ['Additional insured', 'Yes'],
      ]),
      ...card(320, 120, 'Commercial Auto', [
        ['Carrier', 'Dartmoor Casualty Insurance Company'],
        ['Policy No.', '1020055914'],
        ['Policy period', '03/02/2026 - 03/02/2027'],
        ['Combined single limit', '$1,000,000'],
        ['Additional insured', 'No'],
      ]),
    ]),
  )
  const [general, auto] = [find(coverage_lines, 'general_liability'), find(coverage_lines, 'auto_liability')]
  assert.deepEqual(limitsOf(general), { each_occurrence: 1_000_000, products_comp_op_agg: 2_000_000, med_exp: 5_000 })
  assert.equal(general?.additional_insured, true)
  assert.deepEqual(limitsOf(auto), { combined_single_limit: 1_000_000 })
  assert.equal(auto?.additional_insured, false)
})

test('labels that break over three and four lines in their ruled strips, their amounts at the head of each', async () => {
  const strip = (y: number, lines: string[], amount: string): Run[] => [...lines.map((line, i): Run => [line, 440, y + 3 + i * 10, 7]), ['$', 548, y + 2, 5], [amount, 553, y + 2, 5]]
  const ys = [150, 180, 220, 250, 280]
  const { coverage_lines } = await read(
    await print(
      [
        ...TABLE,
        ...INSURERS,
        ['A', 44, 156],
        ['COMMERCIAL GENERAL LIABILITY', 80, 156, 7],
        ['LHG 40 7715', 220, 156],
        ['02/01/2026', 320, 156],
        ['02/01/2027', 380, 156],
        ...strip(150, ['EACH', 'OCCURRENCE'], '1,000,000'),
        ...strip(180, ['DAMAGE TO', 'RENTED', 'PREMISES (Ea', 'occurrence)'], '75,000'),
        ...strip(220, ['GENERAL', 'AGGREGATE'], '2,000,000'),
        ...strip(250, ['PRODUCTS', '- COMP/OP', 'AGG'], '2,000,000'),
      ],
      {
        rules: [
          ...[130, 148].map((y): [number, number, number, number] => [36, y, 600, y]),
          ...[150, 280].map((y): [number, number, number, number] => [36, y, 600, y]),
          ...ys.map((y): [number, number, number, number] => [436, y, 600, y]),
          ...[36, 76, 216, 316, 376, 436, 600].map((x): [number, number, number, number] => [x, 130, x, 280]),
          [544, 150, 544, 280],
        ],
      },
    ),
  )
  assert.deepEqual(limitsOf(coverage_lines[0]), { each_occurrence: 1_000_000, damage_to_rented_premises: 75_000, general_aggregate: 2_000_000, products_comp_op_agg: 2_000_000 })
})

test('evidence of directors and officers liability alone, one amount for each claim and all; the insured organization by its label', async () => {
  const rows: [string, string][] = [
    ['Insured Organization', 'Greenfinch Community Clinic Inc.'],
    ['Insurance company', 'Landmark Indemnity Company'],
    ['Policy number', 'NHP801552'],
    ['Policy period', 'From: 12/31/2025   To: 12/31/2026'],
    ['Coverage', 'Directors and Officers Liability'],
    ['Limit of liability', '$3,000,000 each claim and in the aggregate'],
    ['Retention', '$25,000 each claim'],
  ]
  const { coverage_lines, insured_name } = await read(await print([['EVIDENCE OF COVERAGE', 40, 40, 15], ...rows.flatMap(([label, value], i): Run[] => [[label, 40, 100 + 18 * i, 9], [value, 220, 100 + 18 * i, 9]])]))
  const [line] = coverage_lines
  assert.equal(insured_name, 'Greenfinch Community Clinic Inc.')
  assert.deepEqual([line?.coverage_type, line?.policy_number, line?.effective_date, line?.expiration_date], ['other', 'NHP801552', '2025-12-31', '2026-12-31'])
  assert.deepEqual(limitsOf(line), { each_claim: 3_000_000, aggregate: 3_000_000, retention: 25_000 })
})

test('proof of an event\'s insurance is of general liability', async () => {
  const rows: [string, string][] = [
    ['Underwriter', 'Bellwether American Insurance Company'],
    ['Policy', 'WE-26-0081552'],
    ['Coverage dates', 'June 12, 2026 to June 14, 2026'],
    ['Liability limit per occurrence', '$1,000,000'],
    ['Liability aggregate', '$2,000,000'],
  ]
  const { coverage_lines } = await read(await print([['Proof of Event Insurance', 40, 40, 15], ...rows.flatMap(([label, value], i): Run[] => [[label, 40, 120 + 18 * i, 9], [value, 240, 120 + 18 * i, 9]])]))
  const [line] = coverage_lines
  assert.deepEqual([line?.coverage_type, line?.policy_number, line?.effective_date, line?.expiration_date], ['general_liability', 'WE-26-0081552', '2026-06-12', '2026-06-14'])
  assert.deepEqual(limitsOf(line), { each_occurrence: 1_000_000, general_aggregate: 2_000_000 })
})
