import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HOLDER, print, read, type Run, TABLE } from './printed.ts'

const row = (y: number, letter: string, name: string, number: string): Run[] => [[letter, 45, y], [name, 82, y, 6], [number, 222, y], ['10/30/2026', 322, y], ['10/30/2027', 382, y], ['EACH OCCURRENCE', 442, y, 6], ['1,000,000', 550, y]]
const carriersOf = async (insurers: Run[]): Promise<(string | null)[]> =>
  (await read(await print([...TABLE, ...HOLDER, ['INSURERS AFFORDING COVERAGE', 320, 96, 6], ...insurers, ...row(160, 'A', 'COMMERCIAL GENERAL LIABILITY', 'GLA 4418820'), ...row(190, 'B', 'UMBRELLA LIAB', 'UX 118820')]))).coverage_lines.map((l) => l.carrier)

test('`Company (A+ XV)` beside labels of insurers is a name with its rating and no label of company A', async () => {
  assert.deepEqual(await carriersOf([['INSURER A: Great West Casualty Company (A+ XV)', 320, 106], ['INSURER B: Canal Insurance Company (A+', 320, 117]]), ['Great West Casualty Company', 'Canal Insurance Company'])
  assert.deepEqual(await carriersOf([['INSURER A: Great West Casualty Company - A', 320, 106], ['INSURER B: Canal Insurance Company A XV', 320, 117]]), ['Great West Casualty Company', 'Canal Insurance Company'])
})

test('`No.` before a policy’s number is no part of it', async () => {
  const { coverage_lines } = await read(await print([...TABLE, ...HOLDER, ...row(160, 'A', 'COMMERCIAL GENERAL LIABILITY', 'No. GLA 4418820')]))
  assert.equal(coverage_lines[0]?.policy_number, 'GLA 4418820')
})

const CELL: [number, number, number, number][] = [[300, 90, 590, 90], [300, 90, 300, 126], [590, 90, 590, 126], [300, 126, 590, 126]]
const VEHICLE: Run[] = [
  ['VEHICLE OR EQUIPMENT CERTIFICATE OF INSURANCE', 150, 40, 13],
  ...TABLE.slice(1, 3),
  ...TABLE.slice(5),
  ['COMPANY', 304, 92, 6],
  ['Great West Casualty Company', 310, 104],
  ['NAIC #', 500, 92, 6],
  ['11371', 530, 92],
  ['ACORD 23 (2016/03)', 40, 770, 7],
]
const EDGES = [38, 78, 218, 318, 378, 438, 590]
const RULES = [...CELL, ...[132, 148, 178, 208].map((y): [number, number, number, number] => [38, y, 590, y]), ...EDGES.map((x): [number, number, number, number] => [x, 132, x, 208])]

test('a form’s only company, in a cell of its own, is of rows whose column of letters is empty; at its actual worth a vehicle has only a deductible', async () => {
  const policy = (y: number): Run[] => [['GWC 118820', 222, y], ['10/30/2026', 322, y], ['10/30/2027', 382, y]]
  const damage: Run[] = [['VEH COLLISION LOSS', 82, 184, 6], ...policy(188), ['X ACV', 442, 182, 6], ['$', 500, 182, 6], ['LIMIT', 566, 182, 5], ['STATED AMT', 442, 194, 6], ['$', 500, 194, 6], ['1,000', 535, 194], ['DED', 566, 194, 5]]
  const { coverage_lines } = await read(await print([...VEHICLE, ['VEHICLE LIABILITY', 82, 154, 6], ...policy(160), ['COMBINED SINGLE LIMIT', 442, 154, 6], ['1,000,000', 545, 154], ...damage], { rules: RULES }))
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.carrier, l.naic, l.limits]), [
    ['auto_liability', 'Great West Casualty Company', '11371', [{ label: 'combined_single_limit', amount: 1_000_000 }]],
    ['auto_physical_damage', 'Great West Casualty Company', '11371', [{ label: 'collision_deductible', amount: 1000 }]],
  ])
})
