import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))
const facts = (l: Line) => [l.coverage_type, l.policy_number, l.carrier, l.effective_date, l.expiration_date, limitsOf(l)]
const column = (texts: string[], x: number, y: number): Run[] => texts.map((text, i): Run => [text, x, y + i * 11, 9])
const HEAD: Run[] = [['Evidence of insurance for Osprey Pools LLC', 40, 40, 12], ['Prepared for Tern Lake Communities', 40, 60]]

test('rows without heads whose cell holds company and number, in however many lines', async () => {
  const { coverage_lines } = await read(
    await print([
      ...HEAD,
      ...column(['General liability (occurrence form)'], 40, 100),
      ...column(['Heronfield Insurance Company MGL0188204'], 190, 100),
      ...column(['4/4/2026 - 4/4/2027'], 400, 100),
      ...column(['Occurrence $1,000,000', 'General aggregate $2,000,000'], 490, 100),
      ...column(['Automobile, any auto'], 40, 140),
      ...column(['Larkmoor Property and Casualty Company ACP', 'BAZ 3018820'], 190, 140),
      ...column(['2/11/2026 - 2/11/2027'], 400, 140),
      ...column(['CSL $1,000,000'], 490, 140),
    ]),
  )
  assert.deepEqual(coverage_lines.map(facts), [
    ['general_liability', 'MGL0188204', 'Heronfield Insurance Company', '2026-04-04', '2027-04-04', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
    ['auto_liability', 'ACP BAZ 3018820', 'Larkmoor Property and Casualty Company', '2026-02-11', '2027-02-11', { combined_single_limit: 1_000_000 }],
  ])
})

test('cards side by side whose lines have no labels', async () => {
  const card = (x: number, name: string, company: string, number: string, limit: string): Run[] => column([name, company, number, '07/01/2026 to 07/01/2027', limit], x, 100)
  const { coverage_lines } = await read(
    await print([
      ...HEAD,
      ...card(40, 'General Liability', 'Heronfield Insurance Company', 'GLO 0188204-05', 'Each Occ. $2,000,000'),
      ...card(230, 'Business Auto', 'Larkmoor Casualty Company', 'BAP 0188205-05', 'CSL $2,000,000'),
      ...card(420, 'Umbrella', 'Heronfield Insurance Company', '#6J88204', 'Each occurrence $5,000,000'),
    ]),
  )
  assert.deepEqual(coverage_lines.map(facts), [
    ['general_liability', 'GLO 0188204-05', 'Heronfield Insurance Company', '2026-07-01', '2027-07-01', { each_occurrence: 2_000_000 }],
    ['auto_liability', 'BAP 0188205-05', 'Larkmoor Casualty Company', '2026-07-01', '2027-07-01', { combined_single_limit: 2_000_000 }],
    ['umbrella', '6J88204', 'Heronfield Insurance Company', '2026-07-01', '2027-07-01', { each_occurrence: 5_000_000 }],
  ])
})

test('items of a mail, abbreviated, each with its whole policy; the same day of the next year', async () => {
  const { coverage_lines } = await read(
    await print([
      ['Subject: Insurance confirmation', 40, 40],
      ['Confirming the coverage in force for Osprey Grants LLC:', 40, 60],
      ['- GL: Heronfield Insurance Company, BKO 56188204, 12/12/26-12/12/27, $1M occ / $2M agg', 40, 80],
      ['- E&O: Larkmoor Casualty Company, V3A188204PNPM, 11/1/2026-27, $1M each claim / $1M agg', 40, 94],
    ]),
  )
  assert.deepEqual(coverage_lines.map(facts), [
    ['general_liability', 'BKO 56188204', 'Heronfield Insurance Company', '2026-12-12', '2027-12-12', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
    ['professional_liability', 'V3A188204PNPM', 'Larkmoor Casualty Company', '2026-11-01', '2027-11-01', { each_claim: 1_000_000, aggregate: 1_000_000 }],
  ])
})

test('thousands that are left out are made good on a list of the issuer’s own', async () => {
  const row = (y: number, texts: string[]): Run[] => texts.map((text, i): Run => [text, [40, 70, 190, 290, 350, 420, 500][i]!, y])
  const { coverage_lines } = await read(
    await print([
      ['INSURANCE CERTIFICATE', 40, 40, 14],
      ['HOLDER: TERN LAKE SYSTEMS', 40, 60],
      ['LIMITS IN THOUSANDS', 420, 90],
      ...row(104, ['A', 'GENERAL LIABILITY', 'P-630-4418X', '01/15/26', '01/15/27', 'EA OCC 1,000', 'AGG 2,000']),
      ...row(118, ['A', 'AUTO (ANY)', '810-4418X', '01/15/26', '01/15/27', 'CSL 1,000']),
    ]),
  )
  for (const line of coverage_lines) for (const { amount } of line.limits) assert.ok(amount === null || amount >= 1_000_000, String(amount))
})

test('what names a coverage twice in its paragraph of a letter says all of it of that coverage', async () => {
  const { coverage_lines } = await read(
    await print([
      ['To whom it may concern:', 40, 60],
      ...column(['Please let this letter serve as verification that Osprey Turf LLC is insured for commercial general liability with Heronfield', 'Insurance Company under policy S 2418820 for the period March 1, 2026 to March 1, 2027. The limits are $1,000,000 each occurrence', 'and $3,000,000 general aggregate. Tern Lake Schools is an additional insured on the general liability.'], 40, 80),
      ...column(['The same policy contains commercial umbrella coverage with a limit of $5,000,000 each occurrence.'], 40, 130),
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, limitsOf(l)]), [
    ['general_liability', { each_occurrence: 1_000_000, general_aggregate: 3_000_000 }],
    ['umbrella', { each_occurrence: 5_000_000 }],
  ])
})
