import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

const letter = (lines: string[]): Run[] => [['CONFIRMATION OF COVERAGE', 60, 60, 14], ['Insured: Osprey Courier Service', 60, 90, 10], ...lines.map((line, i): Run => [line, 60, 120 + 14 * i, 10]), ['Kim Ortega, Program Manager', 60, 260, 10]]
const STATED = ['Employers Mutual Casualty Company, policy number 6D8-88-2217, with limits of $1,000,000 each occurrence', 'and $2,000,000 general aggregate.']
/** What stands before the policy, and how much of it is given: number and limits, never a day. */
const LETTERS: [lead: string, sentence: string, given: boolean][] = [
  ['Lease term: 03/01/2026 to 03/01/2029', 'This confirms that the lessee maintains general liability insurance with', true],
  ['Event: Fall Festival, October 3, 2026 through October 5, 2026', 'Please accept this letter as evidence that the vendor carries general liability insurance with', true],
  ['Contract dated January 5, 2026', 'The contractor is insured for general liability insurance with', true],
]
for (const [lead, sentence, given] of LETTERS)
  test(`${lead}: ${sentence}`, async () => {
    const { coverage_lines } = await read(await print(letter([lead, '', sentence, ...STATED])))
    assert.deepEqual(
      coverage_lines.map((l) => [l.policy_number, l.carrier, l.effective_date, l.expiration_date, l.limits.map((x) => x.amount)]),
      given ? [['6D8-88-2217', 'Employers Mutual Casualty Company', null, null, [1_000_000, 2_000_000]]] : [],
    )
  })

test('what a lessee must carry, with no policy of its own, is no line', async () => {
  const { coverage_lines } = await read(await print(letter(['Lease term: 03/01/2026 to 03/01/2029', '', 'The lessee must maintain general liability insurance', 'with limits of $1,000,000 each occurrence and $2,000,000 general aggregate.'])))
  assert.deepEqual(coverage_lines, [])
})

test('a letter that says its policy is no longer held proves nothing', async () => {
  const { disclaimers } = await read(await print(letter(['June 3, 2026', '', 'The insured no longer has general liability insurance with', ...STATED])))
  assert.equal(disclaimers?.length, 1)
})
