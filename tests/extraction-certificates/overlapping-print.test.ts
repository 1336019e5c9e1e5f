import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HOLDER, INSURERS, print, read, type Run, TABLE } from './printed.ts'

const linesOf = async (runs: Run[]) => (await read(await print(runs))).coverage_lines
const head = TABLE.map((r): Run => (r[0] === 'POLICY EXP' ? [r[0], 364, r[2], 6] : r))

test('two days that are too wide for their columns and lie over each other are read, each whole', async () => {
  const row = (y: number, letter: string, name: string, number: string): Run[] => [
    [letter, 44, y],
    [name, 80, y],
    [number, 220, y],
    ['03/20/2026', 320, y, 9.5],
    ['03/20/2027', 364, y, 9.5],
    ['COMBINED SINGLE LIMIT', 440, y],
    ['$ 1,000,000', 540, y],
  ]
  const lines = await linesOf([...head, ...INSURERS, ...row(160, 'A', 'AUTOMOBILE LIABILITY', 'TRK 77120-26'), ...HOLDER])
  assert.deepEqual(lines.map((l) => [l.policy_number, l.effective_date, l.expiration_date]), [['TRK 77120-26', '2026-03-20', '2027-03-20']])
})

test('a number printed against the end of a long name is whole, and none of the name', async () => {
  const row = (y: number, name: string, number: string, x: number): Run[] => [
    ['A', 44, y],
    [name, 80, y],
    [number, x, y],
    ['03/20/2026', 320, y],
    ['03/20/2027', 380, y],
    ['EACH OCCURRENCE', 440, y],
    ['$ 1,000,000', 540, y],
  ]
  const lines = await linesOf([...TABLE, ...INSURERS, ...row(160, 'COMMERCIAL GENERAL LIABILITY', 'OHC-GL-77120', 212), ...HOLDER])
  assert.deepEqual(lines.map((l) => [l.coverage_type, l.policy_number]), [['general_liability', 'OHC-GL-77120']])
})

test('a number broken twice at its hyphens is one number', async () => {
  const lines = await linesOf([
    ...TABLE,
    ...INSURERS,
    ['A', 44, 160],
    ['COMMERCIAL GENERAL LIABILITY', 80, 160],
    ['OHC-', 220, 160],
    ['771203-00-', 220, 170],
    ['GL', 220, 180],
    ['03/20/2026', 320, 160],
    ['03/20/2027', 380, 160],
    ['EACH OCCURRENCE', 440, 160],
    ['$ 1,000,000', 540, 160],
    ...HOLDER,
  ])
  assert.deepEqual(lines.map((l) => l.policy_number), ['OHC-771203-00-GL'])
})
