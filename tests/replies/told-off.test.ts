import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'
import { replyMail } from './envelopes.ts'

const dray = CONTEXTS_BY_TRADE.dray!
async function outcomes(text: string): Promise<Record<string, string>> {
  const { per_line } = await readReply(replyMail(dray, text, { style: 'apple' }), dray)
  return Object.fromEntries(Object.entries(per_line).map(([id, line]) => [id, line.outcome]))
}
const ROWS = 'Auto: yes\nCargo: yes\nGL: yes'

test('a yes to all behind policies told off one by one is of those', async () => {
  for (const text of [
    `${ROWS}\n\nEverything is in force and correct.`,
    'Auto active. Cargo active. GL active. All correct.',
    'We write the auto, the cargo and the GL for them. Everything is active.',
    'They carry auto, cargo and GL with us. All active.',
    'I pulled up auto, cargo and GL. All are in force.',
    'On the auto, cargo and GL, yes, everything is active.',
  ])
    assert.notEqual((await outcomes(text)).ti, 'confirmed', text)
})

test('and so is one above them', async () => {
  const rows = dray.lines.slice(0, 3).map((line) => line.policy_number).join('\n')
  for (const head of ['Confirmed:', 'Yes, confirmed as follows:', 'Policies below are in force.', 'The following are active:'])
    assert.notEqual((await outcomes(`${head}\n\n${rows}`)).ti, 'confirmed', head)
})

test('a count of all, the rest, or a value put right beside it says otherwise', async () => {
  for (const text of [
    'Auto: yes\nCargo: yes\nGL: yes\n\nAll four are in force.',
    'Auto active. Cargo active. GL active. The rest is in force as well.',
    'The cargo deductible is $2,500. All active, otherwise correct.',
  ])
    assert.equal((await outcomes(text)).ti, 'confirmed', text)
})

test('more yeses in a row than one insists with are counted', async () => {
  for (const text of ['Yes yes yes', 'Yes, yes and yes.']) assert.ok(!Object.values(await outcomes(text)).includes('confirmed'), text)
  for (const text of ['Yes yes yes yes', 'Yes, yes, yes and yes.']) assert.ok(Object.values(await outcomes(text)).every((one) => one === 'confirmed'), text)
})

test('numbers of something else leave all of them open', async () => {
  for (const text of ['All active.\n\n1. Payment by Friday\n2. Signed forms', 'In force: Y/N']) assert.ok(!Object.values(await outcomes(text)).includes('confirmed'), text)
})
