import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

const limitsOf = (line: { limits: readonly { label: string; amount: number | null }[] }): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))
const facts = (pairs: [string, string][]): Run[] => pairs.flatMap(([label, value], i): Run[] => [[label, 40, 100 + 16 * i, 9], [value, 220, 100 + 16 * i, 9]])
const CLAUSE: Run = ['This evidence of insurance is issued as a matter of information only and confers no rights upon the holder.', 40, 400, 7]

test('evidence in a market’s order: the type is a fact among others, and the whole page is its policy’s', async () => {
  const bytes = await print([
    ['EVIDENCE OF INSURANCE', 220, 50, 14],
    ...facts([
      ['UNIQUE MARKET REFERENCE:', 'B0999GLNUS2600418'],
      ['TYPE:', 'Commercial General Liability Insurance'],
      ['INSURED:', 'Osprey Marina Holdings LLC'],
      ['PERIOD:', 'From: April 1, 2026  To: April 1, 2027'],
      ['LIMITS OF LIABILITY:', 'USD 1,000,000 each occurrence'],
      ['', 'USD 2,000,000 general aggregate'],
      ['INSURER:', 'Heronfield Insurance Company (100%)'],
    ]).filter(([said]) => said),
    CLAUSE,
  ])
  const { coverage_lines } = await read(bytes)
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.effective_date, l.expiration_date, limitsOf(l)]),
    [['general_liability', 'B0999GLNUS2600418', '2026-04-01', '2027-04-01', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }]],
  )
})

test('a number of few digits and one parted like a telephone’s are taken alone behind their label, and nowhere else', async () => {
  const page = (number: string): Promise<Uint8Array> =>
    print([
      ['Certificate of Insurance', 220, 50, 14],
      ['Named insured: Tern Lake Handywork LLC', 40, 80],
      ['General Liability', 40, 110, 12],
      ['Policy number', 40, 130],
      [number, 420, 130],
      ['Policy period', 40, 146],
      ['02/01/2026 - 02/01/2027', 420, 146],
      ['Each occurrence limit', 40, 162],
      ['$1,000,000', 420, 162],
      ['Questions about this certificate? Call 402-555-0133', 40, 200],
      CLAUSE,
    ])
  for (const number of ['HFGL7TK2PXQ', '402-118-7733']) {
    const { coverage_lines } = await read(await page(number))
    assert.deepEqual(coverage_lines.map((l) => l.policy_number), [number])
  }
  const { coverage_lines } = await read(await page('PENDING'))
  assert.deepEqual(coverage_lines.map((l) => l.policy_number), [null])
})
