import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

const HEAD: Run[] = [['Larkfield Agency', 40, 40], ['This letter is confirmation of insurance.', 40, 60]]
const lines = async (said: string[]) => {
  const { coverage_lines } = await read(await print([...HEAD, ...said.map((text, i): Run => [text, 40, 84 + 10 * i])]))
  return coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.effective_date, l.expiration_date])
}
const LIABILITY = ['general_liability', 'Ptarmigan Insurance Company', 'PTX-440718', '2026-03-14', '2027-03-14']
const AUTO = ['auto_liability', 'Larkmoor Insurance Company', 'LBA-118200', '2026-05-02', '2027-05-02']

test('two policies told in one sentence, each behind its coverage’s name', async () => {
  assert.deepEqual(await lines([
    'The insured carries general liability with Ptarmigan Insurance Company, policy PTX-440718, 03/14/2026 to 03/14/2027, limits',
    '$1,000,000 each occurrence and $2,000,000 general aggregate, and automobile liability with Larkmoor Insurance Company,',
    'policy LBA-118200, 05/02/2026 to 05/02/2027, combined single limit $1,000,000.',
  ]), [LIABILITY, AUTO])
  assert.deepEqual(await lines([
    'The insured has general liability coverage, policy PTX-440718, 03/14/2026 to 03/14/2027, $1,000,000 each occurrence,',
    'written by Ptarmigan Insurance Company, and auto liability coverage, policy LBA-118200, 05/02/2026 to 05/02/2027,',
    '$1,000,000 combined single limit, written by Larkmoor Insurance Company.',
  ]), [LIABILITY, AUTO])
})

// The company before a coverage's name is that one's own: none is then told by what stands behind the name.
for (const [name, said] of Object.entries({
  'the company first': [
    'We certify that Ptarmigan Insurance Company insures it for general liability under policy PTX-440718, 03/14/2026 to 03/14/2027,',
    '$1,000,000 each occurrence, and Larkmoor Insurance Company insures it for auto liability under policy LBA-118200, 05/02/2026',
    'to 05/02/2027, $1,000,000 combined single limit.',
  ],
  'the second company first': [
    'General liability is under policy PTX-440718, 03/14/2026 to 03/14/2027, $1,000,000 each occurrence; Larkmoor Insurance Company',
    'has the auto liability under policy LBA-118200, 05/02/2026 to 05/02/2027, $1,000,000 combined single limit, and Ptarmigan',
    'Insurance Company has the first.',
  ],
}))
  test(`companies that stand elsewhere are no other coverage’s: ${name}`, async () => {
    for (const [type, carrier] of await lines(said)) assert.ok(carrier === null || carrier === (type === 'general_liability' ? LIABILITY : AUTO)[1], `${type}: ${carrier}`)
  })

test('of two policies under each other, each in wrapped lines, none has the other’s company', async () => {
  assert.deepEqual(await lines([
    "Workers' compensation and employers' liability: Ptarmigan",
    'Mutual Insurance Company, policy PWC 100 44071,',
    "03/14/2026 to 03/14/2027, employers' liability limits of",
    '$500,000 each accident, $500,000 disease each employee',
    'and $1,000,000 disease policy limit',
    'General liability: Larkmoor Insurance Company, policy LGL',
    '11820, 05/02/2026 to 05/02/2027, $1,000,000 each',
    'occurrence, $2,000,000 general aggregate',
  ]), [
    ['workers_comp', 'Ptarmigan Mutual Insurance Company', 'PWC 100 44071', '2026-03-14', '2027-03-14'],
    ['general_liability', 'Larkmoor Insurance Company', 'LGL 11820', '2026-05-02', '2027-05-02'],
  ])
})
