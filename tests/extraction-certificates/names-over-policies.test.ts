import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HOLDER, INSURERS, print, read, type Run, TABLE } from './printed.ts'

const RULES = [
  ...[40, 78, 218, 318, 378, 438, 590].map((x): [number, number, number, number] => [x, 130, x, 260]),
  ...[130, 150, 200, 260].map((y): [number, number, number, number] => [40, y, 590, y]),
]
const AUTO: Run[] = [['A', 46, 156, 7], ['AUTOMOBILE LIABILITY', 80, 156, 7], ['[X] ANY AUTO', 80, 166, 7], ['BA-330128', 220, 156, 7], ['01/01/2026', 320, 156, 7], ['01/01/2027', 380, 156, 7], ['COMBINED SINGLE LIMIT', 440, 156, 6], ['1,000,000', 550, 156, 7]]
/** The coverages read of a free row whose name is broken over lines, a policy level with each, and its limits. */
const coverages = async (names: string[], limits: [string, string][]): Promise<[string, string | null, (number | null)[]][]> => {
  const typed = names.flatMap((n, i): Run[] => [[n, 80, 204 + i * 9, 7], ['AB'.charAt(i % 2), 46, 204 + i * 9, 7] as Run, [`31882${i}-01`, 220, 204 + i * 9, 7], ['01/01/2026', 320, 204 + i * 9, 7], ['01/01/2027', 380, 204 + i * 9, 7]])
  const amounts = limits.flatMap(([label, amount], i): Run[] => [[label, 440, 204 + i * 9, 6], [amount, 550, 204 + i * 9, 7]])
  const { coverage_lines } = await read(await print([...TABLE, ...INSURERS, ...AUTO, ...typed, ...amounts, ...HOLDER], { rules: RULES }))
  return coverage_lines.slice(1).map((l) => [l.coverage_type, l.policy_number, l.limits.map((x) => x.amount)])
}

/** A name of several lines, and the coverages of the policies beside them. */
const NAMES: [string[], string[]][] = [
  [['WORKERS COMPENSATION AND', "EMPLOYERS' LIABILITY"], ['workers_comp', 'workers_comp']],
  [["Workers' Compensation", "& Employers' Liability"], ['workers_comp', 'workers_comp']],
  [['PROFESSIONAL', 'LIABILITY'], ['professional_liability', 'professional_liability']],
  [['MOTOR TRUCK', 'CARGO LIABILITY'], ['cargo', 'cargo']],
  [['EXCESS', 'LIABILITY'], ['excess_liability', 'excess_liability']],
  // Each with a name of its own.
  [['MOTOR TRUCK CARGO', 'TRAILER INTERCHANGE'], ['cargo', 'trailer_interchange']],
  [['WORKERS COMPENSATION', 'STOP GAP EMPLOYERS LIABILITY'], ['workers_comp', 'employers_liability']],
  [['UMBRELLA AND', 'EXCESS LIABILITY'], ['umbrella', 'excess_liability']],
  [['BROKERAGE ROOM', 'MOTOR TRUCK CARGO'], ['other', 'cargo']],
]
for (const [names, wanted] of NAMES)
  test(`${names.join(' over ')} beside two policies`, async () => {
    const found = await coverages(names, [])
    assert.deepEqual(found, wanted.map((type, i) => [type, `31882${i}-01`, []]))
  })

test('limits under one name beside several policies are of each, but not where one limit has two amounts', async () => {
  assert.deepEqual((await coverages(['PROFESSIONAL', 'LIABILITY'], [['EACH CLAIM', '1,000,000'], ['AGGREGATE', '2,000,000']])).map(([, , amounts]) => amounts), [[1_000_000, 2_000_000], [1_000_000, 2_000_000]])
  assert.deepEqual((await coverages(['PROFESSIONAL', 'LIABILITY'], [['EACH CLAIM', '1,000,000'], ['EACH CLAIM', '2,000,000']])).map(([, , amounts]) => amounts), [[], []])
})

/** A label and amounts parted by strokes in one strip of a printed row. */
const SLASHED: [label: string, amounts: string, limits: Record<string, number>][] = [
  ['EACH OCCURRENCE / GENERAL AGGREGATE', '1,000,000 / 2,000,000', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
  ['OCC / AGG', '1M / 2M', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
  ['EACH OCCURRENCE / GENERAL AGGREGATE', '500 / 1,000', {}],
]
for (const [label, amounts, limits] of SLASHED)
  test(`${label} beside ${amounts}`, async () => {
    const row: Run[] = [['A', 46, 204, 7], ['COMMERCIAL GENERAL LIABILITY', 80, 204, 7], ['[X] OCCUR', 80, 214, 7], ['GL-440128', 220, 204, 7], ['01/01/2026', 320, 204, 7], ['01/01/2027', 380, 204, 7], [label, 440, 204, 5], [amounts, 545, 204, 5]]
    const { coverage_lines } = await read(await print([...TABLE, ...INSURERS, ...AUTO, ...row, ...HOLDER], { rules: RULES }))
    assert.deepEqual(Object.fromEntries(coverage_lines.find((l) => l.policy_number === 'GL-440128')!.limits.flatMap((l) => (l.amount === null ? [] : [[l.label, l.amount]]))), limits)
  })
