import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, rows } from './printed.ts'

const linesOf = async (...printed: string[]) => {
  const { coverage_lines } = await read(await print(rows(...printed)))
  return coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.effective_date, l.expiration_date, Object.fromEntries(l.limits.map((x) => [x.label, x.amount]))])
}
const HEAD = ['CERTIFICATE OF INSURANCE', 'Named Insured: | 300> Certificate Holder:', 'Osprey Rigging Inc | 300> Tern Lake Partners LLC', '12 Quay St | 300> 4 Mill Rd', 'Larkfield, CO 80524 | 300> Heronfield, CO 80202']
const LIABILITY = ['general_liability', 'Heronmoor Insurance Company', 'GL-441870-01', '2026-05-01', '2027-05-01', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }] as const
const COMPANY = 'Insurance Company: Heronmoor Insurance Company'
const NUMBER = 'Policy Number: GL-441870-01'
const TERM = 'Policy Period: 05/01/2026 to 05/01/2027'
const LIMITS = ['Each Occurrence: $1,000,000', 'General Aggregate: $2,000,000']

const OTHERS: Record<string, string[]> = {
  carrier: ['MGA: Saltmarsh Underwriters Inc', 'Prior Carrier: Saltmarsh Indemnity Company', 'Quoted By: Saltmarsh Mutual Insurance Company', 'Reinsured By: Saltmarsh Reinsurance Company', 'Claims Administrator: Saltmarsh Claims Services', "Holder's Insurer: Saltmarsh Fire and Casualty Company"],
  policy_number: ['Quote No.: Q441-8820', 'Account Number: 88204418', 'Claim No.: 44-188207', 'Producer Code: AB-44188-2', 'Prior Policy No.: GL-441870-00', 'Contract No.: 77120-44'],
  term: ['Lease Term: 02/03/2024 to 02/03/2025', 'Date of Loss: 03/04/2025', 'Prior Policy Period: 05/01/2025 to 05/01/2026', 'Warranty Period: 01/01/2024 to 01/01/2026', 'Original Inception: 05/01/2019', 'License Expires: 06/30/2027'],
  limit: ['Annual Premium: $28,750', 'Est. Annual Payroll: $1,850,000', 'Total Insured Value: $8,250,000', 'Required Limit: $5,000,000', 'Contract Amount: $3,412,880', 'Remaining Aggregate: $640,000'],
}

test('what labels say of something else is no company, number, term or limit, wherever it stands', async () => {
  for (const [field, said] of Object.entries(OTHERS))
    for (const [i, other] of said.entries()) {
      const facts = [COMPANY, NUMBER, TERM, ...LIMITS]
      const before = facts.toSpliced({ carrier: 0, policy_number: 1, term: 2, limit: 3 }[field]!, 0, other)
      const printed = i % 2 ? before : [...facts, other]
      assert.deepEqual(await linesOf(...HEAD, 'Commercial General Liability', ...printed), [LIABILITY], other)
      // Beside its label, and under it.
      const [label, value] = other.split(': ')
      assert.deepEqual(await linesOf(...HEAD, 'Commercial General Liability', ...printed.map((f) => f.replace(': ', ' | 220> '))), [LIABILITY], `${label} | ${value}`)
      assert.deepEqual(await linesOf(...HEAD, 'Commercial General Liability', ...printed.flatMap((f) => f.split(': '))), [LIABILITY], `${label} over ${value}`)
    }
})

test('where the policy’s own fact is not said nothing else stands in for it', async () => {
  const own: Record<string, (f: string) => boolean> = { carrier: (f) => f === COMPANY, policy_number: (f) => f === NUMBER, term: (f) => f === TERM }
  const places: Record<string, number[]> = { carrier: [1], policy_number: [2], term: [3, 4] }
  for (const [field, isOwn] of Object.entries(own))
    for (const other of OTHERS[field]!.filter((o) => !o.startsWith('Contract No'))) {
      const lines = await linesOf(...HEAD, 'Commercial General Liability', ...[COMPANY, NUMBER, TERM, ...LIMITS].map((f) => (isOwn(f) ? other : f)))
      assert.deepEqual(lines, [LIABILITY.map((v, i) => (places[field]!.includes(i) ? null : v))], other)
    }
})

test('a column headed as something else’s is nobody’s, without rules too; a sentence under the table is no part of it', async () => {
  for (const [head, value] of [['Broker Ref', 'BRK-88120'], ['Claim No.', '44-18820'], ['Wholesaler', 'Saltmarsh LLC']])
    assert.deepEqual(
      await linesOf(...HEAD, `Type of Insurance | 150> Insurance Company | 285> Policy Number | 360> ${head} | 425> Effective | 475> Expiration | 530> Limit`, `Motor Truck Cargo | 150> Heronmoor Insurance Company | 285> MTC-441871 | 360> ${value} | 425> 05/01/26 | 475> 05/01/27 | 530> $100,000`, `Umbrella Liability | 150> Tern Casualty Company | 285> UMB-441872 | 360> ${value} | 425> 05/01/26 | 475> 05/01/27 | 530> $4,000,000`, 'Issued by Saltmarsh Risk Brokers Ltd as broker to the insured and not for the insurers named.').then((lines) => lines.map((l) => l.slice(0, 5))),
      [['cargo', 'Heronmoor Insurance Company', 'MTC-441871', '2026-05-01', '2027-05-01'], ['umbrella', 'Tern Casualty Company', 'UMB-441872', '2026-05-01', '2027-05-01']],
      head!,
    )
})

test('behind the town of an address a coverage may begin', async () => {
  assert.deepEqual(await linesOf(...HEAD, 'Commercial General Liability', COMPANY, NUMBER, TERM, ...LIMITS), [LIABILITY])
})

test('days that can only be day first are read so, and what could be either is not', async () => {
  const table = (from: string, to: string): string[] => [...HEAD, 'Type of Insurance | 150> Insurer | 300> Policy Number | 380> From | 440> To | 500> Limit', `Umbrella Liability | 150> Tern Casualty Company | 300> UMB-441872 | 380> ${from} | 440> ${to} | 500> $4,000,000`]
  assert.deepEqual((await linesOf(...table('30/06/2026', '29/06/2027'))).map((l) => l.slice(3, 5)), [['2026-06-30', '2027-06-29']])
  assert.deepEqual((await linesOf(...table('01/07/2026', '30/06/2027'))).map((l) => l.slice(3, 5)), [[null, '2027-06-30']])
})
