import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'
import { replyMail } from './envelopes.ts'

const dray = CONTEXTS_BY_TRADE.dray!
async function outcomes(text: string): Promise<string[]> {
  const { per_line } = await readReply(replyMail(dray, text, { style: 'apple' }), dray)
  return dray.lines.map((line) => per_line[line.coverage_line_id]!.outcome)
}
const NAMES = ['Auto', 'Cargo', 'GL', 'Interchange']
const table = (status: (at: number) => string): string => NAMES.map((name, at) => `${status(at)} | ${name}`).join('\n')

test('a status that stands before the policy it is of is not taken of the row above', async () => {
  const confirmed: string[] = []
  for (const open of ['No', 'Pending cancel', 'TBD', '?', 'Was active', 'See carrier', 'Not confirmed', 'Active until paid', 'Unknown', '$50,000'])
    for (const text of [table((at) => (at % 2 === 1 ? open : 'Active')), table((at) => (at % 2 === 0 ? open : 'Active'))]) {
      const given = await outcomes(text)
      if (given.some((one, at) => one === 'confirmed' && text.split('\n')[at]!.startsWith(open))) confirmed.push(text)
    }
  assert.deepEqual(confirmed, [])
  assert.deepEqual(await outcomes(table((at) => (at === 1 ? 'Cancelled 9/1' : 'Active'))), ['confirmed', 'refused', 'confirmed', 'confirmed'])
})

test('cells under a row of names, of which some are no answers, leave all open', async () => {
  for (const row of ['Active | X | Active | X', 'Active | - | Active | -', 'Yes | Call | Yes | Call']) assert.ok(!(await outcomes(`${NAMES.join(' | ')}\n${row}`)).includes('confirmed'), row)
})

test('a policy with a bracket of its own does not share the answer of the next', async () => {
  for (const own of ['-', 'N', 'X', 'see note', 'other agent', 'Y/N']) assert.notEqual((await outcomes(`Auto (active), cargo (${own}), GL (active), interchange (active)`))[1], 'confirmed', own)
  assert.notEqual((await outcomes('Auto: active; cargo: active?; GL: active; interchange: active.'))[1], 'confirmed')
  assert.notEqual((await outcomes('Auto | Active\nCargo | Active | See note\nGL | Active\nInterchange | Active'))[1], 'confirmed')
})
