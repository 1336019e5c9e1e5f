import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

const HEAD: Run[] = [['Larkfield Agency', 40, 40], ['Re: Verification of coverage - Osprey Clinic PC', 40, 60]]
const lines = async (said: string[]) => {
  const { coverage_lines } = await read(await print([...HEAD, ...said.map((text, i): Run => [text, 40, 84 + 10 * i])]))
  return coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.effective_date])
}
const MALPRACTICE = [
  'The clinic carries professional liability insurance with Ptarmigan Insurance Company under policy number MPX-118820,',
  'effective 05/01/2026 to 05/01/2027, on a claims-made basis with a retroactive date of 05/01/2011. Limits of liability are',
  '$1,000,000 per claim and $3,000,000 annual aggregate.',
]

test('paragraphs set close: each policy has its own company and number, and a company no list of words knows is not replaced by the other one', async () => {
  const general = (company: string): string[] => [`Commercial general liability is carried with ${company}, policy number GLX-440718, 05/01/2026 to`, '05/01/2027, with limits of $1,000,000 each occurrence and $3,000,000 general aggregate.']
  assert.deepEqual(await lines([...MALPRACTICE, ...general('The Larkmoor Company, an Interinsurance Exchange')]), [
    ['professional_liability', 'Ptarmigan Insurance Company', 'MPX-118820', '2026-05-01'],
    ['general_liability', 'The Larkmoor Company, an Interinsurance Exchange', 'GLX-440718', '2026-05-01'],
  ])
  for (const [type, carrier, number] of await lines([...MALPRACTICE, ...general('Larkmoor')])) if (type === 'general_liability') assert.deepEqual([carrier, number === 'MPX-118820'], [null, false])
})

const LIST = ['1. Policy 02 TRX 118821 - Commercial auto liability, $1,000,000 combined single limit, scheduled autos.', '2. Policy 02 GLX 118820 - Truckers general liability, $1,000,000 each occurrence and $2,000,000 general aggregate.']
test('policies in a numbered list have the term and the company that the letter says of them all', async () => {
  assert.deepEqual(await lines(['Please be advised that Ptarmigan Insurance Company insures the above under the following policies, each effective', '03/03/2026 and expiring 03/03/2027:', ...LIST, 'This letter confers no rights on the holder.']), [
    ['auto_liability', 'Ptarmigan Insurance Company', '02 TRX 118821', '2026-03-03'],
    ['general_liability', 'Ptarmigan Insurance Company', '02 GLX 118820', '2026-03-03'],
  ])
})

test('the days of a job are no term of the policies that are listed after it', async () => {
  const told = await lines(['Please be advised that Ptarmigan Insurance Company insures the above, who works for the holder from 03/03/2026 to', '03/03/2027:', ...LIST, 'This letter confers no rights on the holder.'])
  assert.deepEqual(told.filter(([, , , from]) => from !== null), [])
})
