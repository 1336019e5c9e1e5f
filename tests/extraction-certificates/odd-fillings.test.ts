import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HOLDER, INSURERS, print, read, type Run, TABLE } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))
const HEADS: Run[] = [['ADDL INSD', 178, 136, 5], ['SUBR WVD', 202, 136, 5]]
const EDGES = [38, 78, 176, 200, 218, 318, 378, 438, 590]
const ruled = (ys: number[]): [number, number, number, number][] => [
  ...ys.map((y): [number, number, number, number] => [EDGES[0]!, y, EDGES.at(-1)!, y]),
  ...EDGES.map((x): [number, number, number, number] => [x, ys[0]!, x, ys.at(-1)!]),
]
const policy = (y: number, letter: string, number: string, days: [string, string]): Run[] => [[letter, 50, y], [number, 222, y], [days[0], 322, y], [days[1], 382, y]]

test('Y over N in one cell answers for each of its two policies; one mark alone is of both', async () => {
  const form = (second: Run[]): Promise<Uint8Array> =>
    print(
      [...TABLE, ...HEADS, ...INSURERS, ...HOLDER, ['COMMERCIAL GENERAL LIABILITY', 82, 154, 6], ['EACH OCCURRENCE', 442, 154, 6], ['1,000,000', 550, 154], ...policy(158, 'A', 'GLA 4418820', ['10/30/2026', '10/30/2027']), ...policy(170, 'B', 'GLB 0091827', ['06/30/2026', '06/30/2027']), ['Y', 207, 158], ...second],
      { rules: ruled([132, 148, 196]) },
    )
  const waived = async (second: Run[]): Promise<unknown[]> => (await read(await form(second))).coverage_lines.map((l) => [l.policy_number, l.subrogation_waived])
  assert.deepEqual(await waived([['N', 207, 170]]), [['GLA 4418820', true], ['GLB 0091827', false]])
  assert.deepEqual(await waived([]), [['GLA 4418820', true], ['GLB 0091827', true]])
})

const cell = (names: string[], limits: string[]): Promise<Uint8Array> =>
  print([...TABLE, ...HEADS, ...INSURERS, ...HOLDER, ...policy(166, 'B', 'NH 477599 02', ['10/30/2026', '10/30/2027']), ...names.map((text, i): Run => [text, 82, 154 + i * 10, 7]), ...limits.map((text, i): Run => [text, 442, 154 + i * 10, 7])], { rules: ruled([132, 148, 200]) })

test('coverages under each other in one free cell, each level with amounts of its own, share the policy beside them', async () => {
  const { coverage_lines } = await read(await cell(['Motor Truck Cargo', 'Reefer Breakdown', 'Trailer Interchange', 'Physical Damage'], ['Limit $100,000 / Ded $1,000', '$100,000 / Ded $2,500', '$50,000 / Ded $1,000', 'ACV / Ded $1,000']))
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.effective_date, l.insurer_letter, limitsOf(l)]), [
    ['cargo', 'NH 477599 02', '2026-10-30', 'B', { per_vehicle: 100_000, deductible: 1000, reefer_breakdown: 100_000, reefer_deductible: 2500 }],
    ['trailer_interchange', 'NH 477599 02', '2026-10-30', 'B', { limit: 50_000, deductible: 1000 }],
    ['auto_physical_damage', 'NH 477599 02', '2026-10-30', 'B', { deductible: 1000 }],
  ])
})

test('two names over `each claim` and `aggregate` are one coverage', async () => {
  const { coverage_lines } = await read(await cell(['Professional Liability', 'Pollution Liability'], ['Each Claim $2,000,000', 'Aggregate $4,000,000']))
  assert.deepEqual(coverage_lines.map(limitsOf), [{ each_claim: 2_000_000, aggregate: 4_000_000 }])
})

test('umbrellas of two companies in one row have each the row’s amounts, from one place (the checks add it once)', async () => {
  const { coverage_lines } = await read(
    await print([...TABLE, ...HEADS, ...INSURERS, ...HOLDER, ['UMBRELLA LIAB', 92, 154, 6], ['OCCUR', 146, 154, 6], ['EXCESS LIAB', 92, 166, 6], ['CLAIMS-MADE', 146, 166, 6], ['DED', 92, 178, 6], ['RETENTION $', 120, 178, 6], ['EACH OCCURRENCE', 442, 154, 6], ['10,000,000', 546, 154], ['AGGREGATE', 442, 166, 6], ['10,000,000', 546, 166], ...policy(156, 'A', 'UX 1490818', ['12/30/2026', '12/30/2027']), ...policy(168, 'B', 'XS 5536002', ['12/30/2026', '12/30/2027'])], { rules: ruled([132, 148, 190]) }),
  )
  const stated = { each_occurrence: 10_000_000, aggregate: 10_000_000 }
  assert.deepEqual(coverage_lines.map((l) => [l.policy_number, limitsOf(l)]), [['UX 1490818', stated], ['XS 5536002', stated]])
  const [first, second] = coverage_lines.map((l) => l.fields['limits.each_occurrence']!.provenance)
  assert.deepEqual(first, second)
})

test('comprehensive and collision in one cell have each the deductible behind it', async () => {
  const { coverage_lines } = await read(await cell(['Garagekeepers'], ['Comp $150,000 ded $500', 'Coll $150,000 ded $1,000']))
  const { comprehensive_deductible, collision_deductible, deductible } = limitsOf(coverage_lines[0]!)
  assert.deepEqual([comprehensive_deductible, collision_deductible, deductible], [500, 1000, undefined])
})

test('marks typed half a line off their policies are of them in order', async () => {
  const form = (off: number): Promise<Uint8Array> =>
    print([...TABLE, ...HEADS, ...INSURERS, ...HOLDER, ['COMMERCIAL GENERAL LIABILITY', 82, 154, 6], ['EACH OCCURRENCE', 442, 154, 6], ['1,000,000', 550, 154], ...policy(164, 'A', 'GLA 4418820', ['10/30/2026', '10/30/2027']), ...policy(174, 'B', 'GLB 0091827', ['06/30/2026', '06/30/2027']), ['Y', 185, 164 + off], ['N', 185, 174 + off]], { rules: ruled([132, 148, 196]) })
  for (const off of [-5, 0, 5]) assert.deepEqual((await read(await form(off))).coverage_lines.map((l) => [l.policy_number, l.additional_insured]), [['GLA 4418820', true], ['GLB 0091827', false]], `${off}`)
})

test('two days typed into each other are two where each has its whole year', async () => {
  const days = async (from: string, to: string, step: number): Promise<unknown[]> => {
    const rows: Run[] = [['COMMERCIAL GENERAL LIABILITY', 82, 154, 6], ['EACH OCCURRENCE', 442, 154, 6], ['1,000,000', 550, 154], ['A', 50, 158], ['GLA 4418820', 222, 158], [from, 382 - step, 158], [to, 380, 158]]
    return (await read(await print([...TABLE, ...INSURERS, ...HOLDER, ...rows], { rules: ruled([132, 148, 196]) }))).coverage_lines.map((l) => [l.effective_date, l.expiration_date])
  }
  assert.deepEqual(await days('3/10/2026', '3/10/2027', 36), [['2026-03-10', '2027-03-10']])
  // Where the year may end in either of two places nothing is told.
  assert.ok((await days('3/1/26', '11/1/27', 24)).flat().every((day) => day === null || day === '2026-03-01' || day === '2027-11-01'))
})
