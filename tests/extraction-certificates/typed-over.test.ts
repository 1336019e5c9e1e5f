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
