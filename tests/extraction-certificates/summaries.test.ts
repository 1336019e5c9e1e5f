import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))
const pairs = (y: number, rows: [string, string][]): Run[] => rows.flatMap(([label, value], i): Run[] => [[label, 40, y + 12 * i], [value, 400, y + 12 * i]])

test('an agency’s summary: each policy a section of its own company, number, term and limits', async () => {
  const { doc_type, coverage_lines } = await read(
    await print([
      ['Summary of Insurance', 40, 40, 14],
      ['Prepared for: Osprey Sheet Metal Inc', 40, 60],
      ['Commercial General Liability', 40, 90, 9],
      ['Company: Heronfield Casualty Company', 40, 102],
      ['Policy Number: HG 2477120', 330, 102],
      ['Policy Term: 04/01/2026 to 04/01/2027', 40, 114],
      ['Coverage', 40, 128],
      ['Limit', 400, 128],
      ...pairs(140, [['General Aggregate', '$3,000,000'], ['Each Occurrence', '$1,000,000']]),
      ['Business Automobile', 40, 180, 9],
      ['Company: Lantern Mutual Insurance Company', 40, 192],
      ['Policy Number: LA 9177120', 330, 192],
      ['Policy Term: 04/01/2026 to 04/01/2027', 40, 204],
      ...pairs(218, [['Combined Single Limit', '$1,000,000'], ['Collision Deductible', '$1,000']]),
    ]),
  )
  assert.equal(doc_type, 'schedule')
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.document_class, l.carrier, l.policy_number, limitsOf(l)]), [
    ['general_liability', 'schedule', 'Heronfield Casualty Company', 'HG 2477120', { general_aggregate: 3_000_000, each_occurrence: 1_000_000 }],
    ['auto_liability', 'schedule', 'Lantern Mutual Insurance Company', 'LA 9177120', { combined_single_limit: 1_000_000 }],
  ])
})

test('the coverage’s name under the title, and its facts by their labels', async () => {
  const { coverage_lines } = await read(
    await print([
      ['Heronfield Casualty Company', 40, 40, 12],
      ['CERTIFICATE OF INSURANCE', 230, 60, 12],
      ['Medical Professional Liability', 240, 78],
      ['This is to certify that the policy described below is in force on the date of this certificate.', 40, 100],
      ...(
        [
          ['Insured Person:', 'Amara Lindqvist, MD'],
          ['Policy Number:', 'HSL 0077120 44'],
          ['Coverage Dates:', 'Effective 01/01/2026     Expires 01/01/2027'],
          ['Limits of Liability:', '$1,000,000 Each Medical Incident'],
          ['', '$3,000,000 Annual Aggregate'],
        ] as const
      ).flatMap(([label, value], i): Run[] => [...(label ? [[label, 40, 116 + 12 * i] as Run] : []), [value, 200, 116 + 12 * i]]),
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.effective_date, limitsOf(l)]), [
    ['professional_liability', 'HSL 0077120 44', '2026-01-01', { each_claim: 1_000_000, aggregate: 3_000_000 }],
  ])
})

test('general liability with a word in brackets is no limit of the cargo above it; a deductible in a cell of its own', async () => {
  const { coverage_lines } = await read(
    await print([
      ['HERONFIELD CASUALTY COMPANY', 40, 40, 12],
      ['CERTIFICATE OF INSURANCE', 380, 40, 12],
      ['POLICY NUMBER HWP77120B', 40, 90],
      ['EFFECTIVE 04/01/2026', 204, 90],
      ['EXPIRES 04/01/2027', 310, 90],
      ['COVERAGES', 40, 106],
      ['LIMITS OF LIABILITY', 310, 106],
      ['MOTOR TRUCK CARGO', 40, 124],
      ['$150,000  ANY ONE VEHICLE', 310, 124],
      ['INCLUDES REFRIGERATION BREAKDOWN', 50, 136],
      ['$2,500  DEDUCTIBLE', 310, 136],
      ['GENERAL LIABILITY (TRUCKERS)', 40, 164],
      ['$1,000,000  EACH OCCURRENCE', 310, 164],
      ['OCCURRENCE FORM', 50, 176],
      ['$2,000,000  GENERAL AGGREGATE', 310, 176],
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, limitsOf(l)]), [
    ['cargo', 'HWP77120B', { per_vehicle: 150_000, deductible: 2_500 }],
    ['general_liability', 'HWP77120B', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
  ])
})

test('captions with colons over the facts of one policy head no table of several', async () => {
  const cells: Run[] = [[35, 'Policyholder:', 'THEO VANCE', '1500 UNION BLVD APT 212', 'ALLENTOWN PA 18109'], [171, 'Policy Number:', '7240 HR 044188', 'Account Number:', '724044188'], [320, 'Policy Period:', 'From: JUL 20, 2026 to JUL 20, 2027', 'but only if the required premium for this', 'period has been paid.']].flatMap(([x, ...lines]) => lines.map((line, i): Run => [String(line), Number(x), 60 + 14 * i]))
  const { doc_type, coverage_lines } = await read(
    await print([['Tenant Policy Declarations', 300, 28, 11], ['These Declarations are a part of the policy named above and identified by policy number below. They supersede any', 30, 38], ['Declarations issued earlier. Your policy provides the coverages and limits shown in the schedule of coverages.', 30, 47], ...cells, ['Issued: JUN 02, 2026', 35, 149], ['Agent: LEHIGH', 171, 149], ['Policy form HO 0004', 320, 149], ['COVERAGE CTR', 171, 163], ['0044188', 171, 178], ['C Personal property', 35, 195], ['$25,000', 480, 195], ['E Personal liability - each occurrence', 35, 211], ['$100,000', 480, 211], ['Issued By: HERONMOOR GENERAL INSURANCE COMPANY', 30, 250]]),
  )
  assert.deepEqual([doc_type, ...coverage_lines.map((l) => [l.coverage_type, l.policy_number])], ['declarations', ['property', '7240 HR 044188']])
})
