import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sectionLimits } from '../../src/extraction/certificates/own-layout/section-limits.ts'
import { findAmount } from '../../src/extraction/values/index.ts'
import { print, read, type Run } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))
const row = (y: number, xs: number[], cells: string[], size = 8): Run[] => cells.flatMap((cell, i): Run[] => (cell ? [[cell, xs[i]!, y, size]] : []))
const head: Run[] = [['CERTIFICATE OF INSURANCE', 200, 30, 13], ['Named Insured: Osprey Drayage Inc', 36, 60], ['Certificate Holder: Harbor Association', 36, 74]]
const linesOf = async (runs: Run[]): Promise<Line[]> => (await read(await print([...head, ...runs]))).coverage_lines

test('an amount grouped by spaces is read behind its sign only, and never two amounts as one', () => {
  for (const [printed, amount] of [['USD 1 000 000', 1_000_000], ['$250 000 any one vehicle', 250_000], ['$5 000', 5_000], ['$250 500', 250], ['$1,000,000 500', 1_000_000], ['$100 2026', 100]] as const) assert.equal(findAmount(printed)?.amount, amount, printed)
})

test('limits in a table of their own, by the keys of the policies', async () => {
  const [xs, ls] = [[36, 70, 200, 360, 440, 510], [36, 70, 300]]
  const lines = await linesOf([
    ...row(110, xs, ['No.', 'Coverage', 'Insurer', 'Policy No.', 'Effective Date', 'Expiration Date']),
    ...row(124, xs, ['A', 'Commercial Umbrella', 'Great West Casualty Company', 'UMB 7718201', '03/12/2026', '03/12/2027']),
    ...row(138, xs, ['B', 'Workers Compensation', 'Canal Insurance Company', 'WC 4471820', '03/12/2026', '03/12/2027']),
    ...row(180, ls, ['No.', 'Limit', 'Amount']),
    ...row(194, ls, ['A', 'Each Occurrence', '$1,000,000']),
    ...row(208, ls, ['B', 'Workers Compensation', 'Statutory']),
    ...row(222, ls, ['B', 'E.L. Each Accident', '$500,000']),
    ...row(236, ls, ['A', 'Aggregate', '$2,000,000']),
  ])
  assert.deepEqual(lines.map((l) => [l.coverage_type, limitsOf(l)]), [
    ['umbrella', { each_occurrence: 1_000_000, aggregate: 2_000_000 }],
    ['workers_comp', { statutory: null, el_each_accident: 500_000 }],
  ])
})

test('a limit called like a coverage, beside the coverage it is of, is no coverage', async () => {
  const xs = [36, 170, 400]
  const lines = await linesOf([
    ...row(110, xs, ['Commercial Property', 'Company: Canal Insurance Company', 'Building: $350,000']),
    ...row(120, xs, ['', 'Policy No.: CPP 7718201', 'Deductible: $1,000']),
    ...row(130, xs, ['', 'Policy Period: 03/12/2026 to 03/12/2027']),
    ...row(150, xs, ['Cyber Liability', 'Company: Canal Insurance Company', 'Each Claim: $1,000,000']),
    ...row(160, xs, ['', 'Policy No.: CYB 4471820', 'Aggregate: $2,000,000']),
    ...row(170, xs, ['', 'Policy Period: 03/12/2026 to 03/12/2027']),
  ])
  assert.deepEqual(lines.map((l) => [l.coverage_type, l.policy_number, limitsOf(l)]), [
    ['property', 'CPP 7718201', { building: 350_000, deductible: 1_000 }],
    ['cyber', 'CYB 4471820', { each_claim: 1_000_000, aggregate: 2_000_000 }],
  ])
})

test('the last label of a run of limits has the amount that a line broke off', () => {
  const segment = (text: string, y: number) => ({ text, page: 1, box: { x: 36, y, w: 300, h: 8 }, words: text.split(' ').map((t, i) => ({ text: t, box: { x: 36 + 30 * i, y, w: 28, h: 8 }, confidence: 1, reader: 'pdf_text' as const })) })
  const heading = segment('Cyber Liability', 90)
  const rows = [segment('Each Claim $1,000,000; Annual Aggregate $3,000,000; Retention', 100), segment('$10,000', 109)].map((s) => ({ page: 1, y: s.box.y, h: 8, segments: [s] }))
  const limits = sectionLimits({ type: 'cyber', name: 'Cyber Liability', heading, rows } as never)
  assert.deepEqual(limits.map((l) => [l.label, l.amount]), [['each_claim', 1_000_000], ['aggregate', 3_000_000], ['retention', 10_000]])
})
