import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))
const row = (y: number, xs: number[], cells: string[]): Run[] => cells.map((cell, i): Run => [cell, xs[i]!, y])

test('coverages of one policy with limits and deductibles in columns, which autos and what each amount is for behind them', async () => {
  const xs = [36, 250, 440]
  const { coverage_lines } = await read(
    await print([
      ['CERTIFICATE OF INSURANCE', 400, 30, 11],
      ...row(56, [36, 130], ['Insured:', 'Osprey Creek Transport LLC, 210 Elk St, Larkfield CO 81650']),
      ...row(67, [36, 130], ['Insurer:', 'Heronfield Insurance Company']),
      ...row(78, [36, 130], ['Policy:', 'C0177182        Term: 07/12/2026 to 07/12/2027']),
      ...row(100, xs, ['Coverage', 'Limit', 'Deductible']),
      ...row(114, xs, ['Auto Liability - scheduled autos', '$1,000,000 combined single limit', '-']),
      ...row(125, xs, ['Motor Truck Cargo', '$100,000 any one vehicle', '$2,500']),
      ...row(136, xs, ['General Liability (truckers)', '$1,000,000 occurrence / $2,000,000 aggregate', '-']),
      ...row(147, xs, ['Non-Owned Trailer / Interchange', '$25,000 any one trailer', '$1,000']),
      ['VIN schedule: 1XKQD49X9KJ117718 ($88,000), 3AKQHHDR6JSJK8820 ($71,500)', 36, 166],
      ['This certificate is issued as a matter of information only. Coverage is subject to the terms of the policy.', 36, 178],
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, limitsOf(l)]), [
    ['auto_liability', 'C0177182', { combined_single_limit: 1_000_000 }],
    ['cargo', 'C0177182', { per_vehicle: 100_000, deductible: 2_500 }],
    ['general_liability', 'C0177182', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
    ['trailer_interchange', 'C0177182', { any_one_trailer: 25_000, deductible: 1_000 }],
  ])
})

test('a deductible of none beside a limit denies no coverage', async () => {
  const xs = [36, 330, 460]
  const { coverage_lines } = await read(
    await print([
      ['CONDOMINIUM UNIT OWNER CERTIFICATE OF INSURANCE', 120, 30, 11],
      ...row(56, [36, 190], ['Insurance company:', 'Heronfield Insurance Company']),
      ...row(67, [36, 190], ['Policy number:', 'HPQ118820-3']),
      ...row(78, [36, 190], ['Policy period:', '11/01/2026 to 11/01/2027']),
      ...row(100, xs, ['Coverage', 'Limit', 'Deductible']),
      ...row(112, xs, ['General liability - each occurrence', '$1,000,000', 'None']),
      ...row(123, xs, ['General liability - general aggregate', '$2,000,000', 'None']),
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, limitsOf(l)]), [['general_liability', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }]])
})

test('claims made is how a policy is written and no claim’s date', async () => {
  const { coverage_lines } = await read(
    await print([
      ['EVIDENCE OF INSURANCE', 220, 40, 13],
      ['HERONFIELD ASSURANCE COMPANY', 36, 60],
      ...row(80, [36, 220], ['Type of Coverage:', 'Lawyers Professional Liability (claims made)']),
      ...row(92, [36, 220], ['Policy Number:', 'ALQ-771-2026']),
      ...row(104, [36, 220], ['Policy Period:', 'January 1, 2026 to January 1, 2027']),
      ...row(116, [36, 220], ['Limits of Liability:', '$10,000,000 per claim and $20,000,000 in the aggregate']),
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.effective_date, l.expiration_date]), [['professional_liability', '2026-01-01', '2027-01-01']])
})

test('a company’s name that runs over into the number’s column and is printed across it is no part of the number', async () => {
  const small = (text: string, x: number, y: number): Run => [text, x, y, 7]
  const { coverage_lines } = await read(
    await print([
      ['Certificate of Insurance', 36, 34, 12],
      ['Insured: Osprey Logistics Inc', 36, 60],
      ...row(100, [36, 130, 270, 340, 410], ['Type of Coverage', 'Carrier', 'Policy No.', 'Policy Term', 'Limit']),
      ...row(116, [36, 270, 340, 410], ['Commercial Umbrella', 'HQ 5127162', '07-01-2026', 'Each Occurrence Limit: $5,000,000']),
      small('Heronfield Property Casualty Insurance Company of America', 130, 117),
      ...row(126, [340, 410], ['07-01-2027', 'Aggregate: $5,000,000']),
      ...row(146, [36, 130, 270, 340, 410], ['General Liability', 'Lantern Insurance Company', 'LN 118820', '07-01-2026', 'Per Occurrence: $1,000,000']),
      ...row(156, [340, 410], ['07-01-2027', 'General Aggregate Limit: $2,000,000']),
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number]), [
    ['umbrella', 'HQ 5127162'],
    ['general_liability', 'LN 118820'],
  ])
})
