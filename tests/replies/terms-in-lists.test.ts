import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

// Three of the four begin on July 1, workers compensation on February 15.
const build = CONTEXTS.build!
async function outcomes(text: string): Promise<unknown[]> {
  const { per_line } = await readReply(replyMail(build, text, { style: 'apple' }), build)
  return build.lines.map((line) => per_line[line.coverage_line_id]!.corrections ?? per_line[line.coverage_line_id]!.outcome)
}
const CONFIRMED = ['confirmed', 'confirmed', 'confirmed', 'confirmed']
const rows = (term: (month: string) => string, names = ['GL', 'Auto', 'Umbrella', 'WC']) => names.map((name, at) => `${name} ${term(at === 3 ? '2/15' : '7/1')}`).join('\n')
const TERMS: ((day: string) => string)[] = [(d) => `${d}/26-27`, (d) => `${d}/26 to ${d}/27`, (d) => `- eff ${d}/26 exp ${d}/27`, (d) => `effective ${d}/26`, (d) => `exp ${d}/27`, (d) => `${d}/2026 - ${d}/2027`]

for (const heading of ['In force:', 'I show the following in force:', 'All policies are in force:', 'Active'])
  test(`below "${heading}" each policy has the term behind its own name`, async () => {
    for (const term of heading.startsWith('All') ? TERMS.slice(0, 2) : TERMS) assert.deepEqual(await outcomes(`${heading}\n${rows(term)}`), CONFIRMED, rows(term))
  })

test('numbers and companies before the terms leave them where they are', async () => {
  const [gl, al, um, wc] = build.lines
  assert.deepEqual(await outcomes(`In force:\n${rows((d) => `${d}/26-27`, [`GL ${gl!.policy_number}`, `Auto ${al!.policy_number}`, `Umbrella ${um!.policy_number}`, `WC ${wc!.policy_number}`])}`), CONFIRMED)
  assert.deepEqual(await outcomes(`All are active:\n${rows((d) => `${d}/26-27`, ['Granite Peak GL', 'Granite Peak auto', 'Granite Peak umbrella', 'Cascade WC'])}`), CONFIRMED)
})

test('another term is a correction of its own policy alone', async () => {
  const term = { effective_date: '2026-03-01', expiration_date: '2027-03-01' }
  assert.deepEqual(await outcomes('In force:\nGL 7/1/26-27\nAuto 7/1/26-27\nUmbrella 7/1/26-27\nWC 3/1/26-27'), ['confirmed', 'confirmed', 'confirmed', term])
  assert.deepEqual(await outcomes('Cancelled:\nGL 9/1/26\nAuto 9/15/26\n\nActive:\nUmbrella 7/1/26-27\nWC 3/1/26-27'), ['refused', 'refused', 'confirmed', term])
})

test('a reserve below the list is of all of it still', async () => {
  for (const reserve of ['Subject to payment.', 'Please check with the carrier.', 'As far as I know.']) assert.ok(!(await outcomes(`In force:\n${rows((d) => `${d}/26-27`)}\n${reserve}`)).includes('confirmed'), reserve)
})
