import assert from 'node:assert/strict'
import { test } from 'node:test'
import { knownCoverageOf } from '../../src/extraction/certificates/rows/coverage-of-text.ts'
import { print, read, type Run } from './printed.ts'

const ruled = (ys: number[], xs: number[]): [number, number, number, number][] => [
  ...ys.map((y): [number, number, number, number] => [xs[0]!, y, xs.at(-1)!, y]),
  ...xs.map((x): [number, number, number, number] => [x, ys[0]!, x, ys.at(-1)!]),
]

test('days without labels in a coverage’s own rows are its term, whatever the coverage before it has', async () => {
  const part = (y: number, name: string, company: string, number: string, days: [string, string], limit: string): Run[] => [[name, 43, y], [company, 43, y + 10], [`Policy ${number}`, 43, y + 20], [days[0], 263, y], [days[1], 263, y + 10], [limit, 393, y]]
  const bytes = await print(
    [
      ['CERTIFICATE OF INSURANCE', 220, 50, 15],
      ['INSURED', 40, 76, 7],
      ['Gannet Security Patrol LLC', 40, 88],
      ['COVERAGE / POLICY', 43, 108],
      ['PERIOD', 263, 108],
      ['LIMITS', 393, 108],
      ...part(122, 'Commercial General Liability', 'Larkfield Specialty Insurance Corp', 'CSX44018234', ['10/01/2026', '10/01/2027'], 'Each Occurrence $1,000,000'),
      ...part(160, 'Commercial Auto', 'Osprey Northern Insurance Co', 'CAX44018235', ['11/15/2026', '11/15/2027'], 'CSL $1,000,000'),
    ],
    { rules: ruled([104, 118, 156, 194], [40, 260, 390, 575]) },
  )
  assert.deepEqual((await read(bytes)).coverage_lines.map((l) => [l.policy_number, l.effective_date, l.expiration_date]), [
    ['CSX44018234', '2026-10-01', '2027-10-01'],
    ['CAX44018235', '2026-11-15', '2027-11-15'],
  ])
})

test('a cell beside a coverage’s name that may be its own number keeps another’s from it, and names no limit', async () => {
  const columns = [43, 193, 303, 393]
  const rows = [
    ['Protection', 'Agreement', 'Per Occurrence', 'Aggregate'],
    ['General Liability', 'RMX-26-0188', '$5,000,000', '$10,000,000'],
    ['Cyber', 'RMX-26-0189', '$1,000,000', '$1,000,000'],
  ]
  const bytes = await print([
    ['CERTIFICATE OF COVERAGE', 40, 50, 15],
    ['Member: Town of Osprey Creek', 40, 74],
    ['Agreement Number: RMX-26-0188   Coverage period: 01/01/2026 to 01/01/2027', 40, 88],
    ['Policy Number: RMX-26-0188', 40, 102],
    ...rows.flatMap((cells, r): Run[] => cells.map((t, i): Run => [t, columns[i]!, 130 + r * 14])),
  ])
  const { coverage_lines } = await read(bytes)
  const cyber = coverage_lines.find((l) => l.coverage_type === 'cyber')
  // Told or not, it has no other's number.
  assert.equal(cyber?.policy_number ?? null, null)
  assert.ok(coverage_lines.every((l) => l.limits.every((limit) => !/\d{4}/.test(limit.label))))
})

test('who uses a hall as its tenant is insured for liability; answers by their letters', async () => {
  assert.equal(knownCoverageOf('Tenant User Liability Insurance Program'), 'general_liability')
  assert.equal(knownCoverageOf('Tenant improvements'), 'property')
  const facts: [string, string][] = [['Coverage:', 'General Liability'], ['Insurer:', 'Larkmoor Casualty Company'], ['Policy #:', 'MGX0188234'], ['Dates:', '03/01/2026 - 03/01/2027'], ['Occurrence:', '$1,000,000'], ['AI:', 'Yes'], ['WOS:', 'No']]
  const { coverage_lines } = await read(await print([['Insurance Verification', 40, 50, 16], ['Insured: Tern Lake Elevator LLC', 40, 72], ...facts.flatMap(([label, value], i): Run[] => [[label, 50, 110 + i * 13], [value, 190, 110 + i * 13]])]))
  assert.deepEqual(coverage_lines.map((l) => [l.additional_insured, l.subrogation_waived]), [[true, false]])
})
