import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOfWhatItIsFor } from '../../src/extraction/declarations/policy/of-what-it-is-for.ts'
import { print, read } from './printed.ts'

const OF_OTHERS = [
  'The lease has a term of ',
  'under policy 12. The warehouse lease between Quarry Property Group LLC and Tollgate Catering Inc. runs from ',
  'Your agreement with our client dated ',
  'The project will run from ',
  'The event takes place from ',
  'Our client’s lease is from ',
  'The construction loan runs from ',
  'Lease term: ',
  'Project dates: ',
]
const OF_THE_POLICY = [
  'The policy required by your lease is in force from ',
  'As your contract asks, coverage is effective ',
  'Coverage for the event is effective ',
  'The contract of insurance runs from ',
  'This project specific policy is effective from ',
  'The policy for the project is in force from ',
  'Coverage under this agreement begins ',
  'The lease requires insurance, which is in force from ',
  'The lease began last year. The policy term is ',
  'Project policy term: ',
  'Policy term ',
]

test('days of a lease, a contract or an event are told from those of the policy', () => {
  for (const before of OF_OTHERS) assert.equal(isOfWhatItIsFor(before), true, before)
  for (const before of OF_THE_POLICY) assert.equal(isOfWhatItIsFor(before), false, before)
})

const terms = async (said: string) => {
  const { coverage_lines } = await read(
    await print([
      ['HOLLIS & BARR INSURANCE AGENCY', 40, 40], ['October 3, 2026', 40, 60], ['Re: Insurance of Tollgate Catering Inc.', 40, 80], ['To whom it may concern:', 40, 100],
      ['Our client is insured under general liability policy CGL 4471820 with Cincinnati Insurance Company,', 40, 120], ['with limits of $1,000,000 each occurrence and $2,000,000 general aggregate.', 40, 132], [said, 40, 160],
    ]),
  )
  return coverage_lines.map((l) => [l.effective_date, l.expiration_date])
}

test('the only days of a letter are not the policy’s where the letter says whose they are', async () => {
  assert.deepEqual(await terms('The policy runs from 06/01/2026 to 06/01/2027.'), [['2026-06-01', '2027-06-01']])
  for (const said of ['The lease has a term of 03/01/2026 to 02/28/2031 and asks for this coverage.', 'The expired policy ran from 06/01/2025 to 06/01/2026.', 'Your agreement with our client dated 01/15/2026 expires on 01/15/2028.'])
    for (const [effective, expiration] of await terms(said)) assert.deepEqual([effective, expiration], [null, null], said)
})
