import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

type Facts = [label: string, value: string][]
const OWN: [says: string, facts: Facts, sentence: string][] = [
  ['a period', [['Binder period', '12/10/2026 to 01/09/2027']], ''],
  ['two days', [['Binder effective', '12/10/2026'], ['Binder expires', '01/09/2027']], ''],
  ['days of the binder', [['Effective date of binder', '12/10/2026'], ['Expiration date of binder', '01/09/2027']], ''],
  ['until when it is bound', [['Coverage bound from', '12/10/2026'], ['Coverage bound until', '01/09/2027']], ''],
  ['a day without more', [['Effective', '12/10/2026'], ['Expires', '01/09/2027']], ''],
  ['a sentence', [['Effective date', '12/10/2026']], 'This binder terminates at 12:01 AM on 01/09/2027 or upon delivery of the policy.'],
  ['a sentence of both days', [], 'This binder is effective from 12:01 AM 12/10/2026 to 12:01 AM 01/09/2027.'],
]
const OF_THE_POLICY: Facts[] = [[], [['Proposed policy term', '12/10/2026 to 12/10/2027']], [['Policy period', '12/10/2026 to 12/10/2027']]]

const termOf = async (facts: Facts, sentence: string): Promise<unknown> => {
  const all: Facts = [['Insured', 'Osprey Roofing LLC'], ['Insurer', 'Dunlin Ridge Insurance Company'], ['Binder number', 'SWB-40977'], ...facts, ['Coverage', 'Commercial General Liability'], ['Each occurrence', '$1,000,000'], ['General aggregate', '$2,000,000']]
  const runs = all.flatMap(([label, value], i): Run[] => [[`${label}:`, 40, 95 + 14 * i], [value, 220, 95 + 14 * i]])
  const { doc_type, coverage_lines } = await read(await print([['BINDER OF INSURANCE', 220, 50, 14], ['Coverage has been bound as follows:', 40, 75], ...runs, [sentence, 40, 110 + 14 * all.length]]))
  return [doc_type, ...coverage_lines.map((l) => [l.effective_date, l.expiration_date])]
}

for (const [says, facts, sentence] of OWN)
  test(`a binder is in force for its own term, told by ${says}, whatever the policy’s is to be`, async () => {
    for (const policy of OF_THE_POLICY) assert.deepEqual(await termOf([...policy, ...facts], sentence), ['binder', ['2026-12-10', '2027-01-09']])
  })

test('a binder that states no other term has the policy’s', async () => {
  assert.deepEqual(await termOf([['Policy period', '12/10/2026 to 12/10/2027']], ''), ['binder', ['2026-12-10', '2027-12-10']])
})
