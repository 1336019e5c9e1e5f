import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, rows, type Run } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))
const linesOf = async (...printed: string[]): Promise<Line[]> => (await read(await print(rows(...printed)))).coverage_lines

test('a number among the facts and the limits under the coverage’s name are one policy', async () => {
  const lines = await linesOf('200>CERTIFICATE OF COVERAGE', 'Member:|200>Village of Osprey', 'Insurer:|200>Heronfield Insurance Company', 'Term:|200>June 1, 2026 to June 1, 2027', 'Primary policy no.|200>MV-0217-26', 'Excess policy no.|200>MV-0217-26X', '', 'General liability|200>$1,000,000 each occurrence', 'Excess liability|200>$9,000,000 each occurrence')
  assert.deepEqual(lines.map((l) => [l.coverage_type, l.policy_number, limitsOf(l)]), [
    ['general_liability', 'MV-0217-26', { each_occurrence: 1_000_000 }],
    ['excess_liability', 'MV-0217-26X', { each_occurrence: 9_000_000 }],
  ])
})

test('answers in a table of their own, coverage by coverage', async () => {
  const lines = await linesOf(
    '200>INSURANCE CERTIFICATE', 'Insured: Osprey Architects', '',
    'Coverage|140>Carrier|320>Policy #|420>From|490>To',
    'General liability|140>Heronfield Insurance Company|320>SBA 44712|420>5/1/2026|490>5/1/2027',
    'Professional liability|140>Larkmoor Casualty Company|320>VPL 118820|420>4/12/2026|490>4/12/2027', '', '',
    'Coverage|200>Additional insured|340>Waiver of subrogation',
    'General liability|200>Included|340>No',
    'Professional liability|200>No|340>No',
  )
  assert.deepEqual(lines.map((l) => [l.coverage_type, l.additional_insured, l.subrogation_waived]), [
    ['general_liability', true, false],
    ['professional_liability', false, false],
  ])
})

test('what a paragraph says of its own policy is said of no other', async () => {
  const lines = await linesOf(
    'Larkfield Agency', 'We confirm the insurance we have placed for Osprey Stage Co.:', '',
    'General Liability: Heronfield Insurance Company, policy no. PHK118820, effective 11/15/2025 to', '11/15/2026. Limits are $1,000,000 each occurrence and $2,000,000 general aggregate.', '',
    "Workers' Compensation: Larkmoor Casualty Company, policy no. AMX-30419, effective 1/1/2026 to", "1/1/2027. Employers' liability limits are $500,000 each accident, $500,000 disease each", 'employee and $500,000 disease policy limit. A waiver of subrogation in favor of Tern Lake applies.',
  )
  assert.deepEqual(lines.map((l) => [l.coverage_type, l.policy_number, l.subrogation_waived]), [
    ['general_liability', 'PHK118820', null],
    ['workers_comp', 'AMX-30419', true],
  ])
})

test('coverages under each other beside several policies give nothing: which is whose cannot be told', async () => {
  const lines = await linesOf(
    '200>Confirmation of insurance', 'Insured: Osprey Interiors', '',
    'Policy|180>Coverage|300>Limit|440>Deductible',
    'BOP 4410028|180>General liability|300>Each occurrence $1,000,000|440>$500',
    '08/12/26-08/12/27|180>Property|300>Business property $85,000|440>$1,000',
    'MPL-22175|300>Each claim $1,000,000|440>$5,000',
    '08/12/26-08/12/27',
  )
  assert.ok(!lines.some((l) => l.coverage_type === 'general_liability' && l.policy_number === 'MPL-22175'))
})

test('strokes typed between facts part them; a term that breaks behind its first day is whole', async () => {
  const printed = ['Carrier insurance certificate', 'Insured: Osprey Freight Lines Inc', 'Certificate holder: Tern Lake Logistics', 'TRAILER INTERCHANGE', 'Insurer: Heronfield Insurance Company | Policy No.: TN-220188', 'Limit: $60,000 | Deductible: $1,000 | Policy period: 05/05/2026 to', '05/05/2027']
  const [line] = (await read(await print(printed.map((text, i): Run => [text, 40, 40 + 14 * i])))).coverage_lines
  assert.deepEqual(line && [line.policy_number, line.effective_date, line.expiration_date, limitsOf(line)], ['TN-220188', '2026-05-05', '2027-05-05', { limit: 60_000, deductible: 1_000 }])
})
