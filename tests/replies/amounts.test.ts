import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { matchWordedAmount } from '../../src/outreach/replies/values/worded-amounts.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'
import { replyMail } from './envelopes.ts'

async function corrections(key: string, text: string): Promise<Record<string, string>> {
  const context = CONTEXTS_BY_TRADE[key]!
  const { per_line } = await readReply(replyMail(context, text, { style: 'apple' }), context)
  return Object.fromEntries(context.lines.map(({ coverage_line_id: id }) => [id, per_line[id]!.outcome === 'contradicted' ? JSON.stringify(per_line[id]!.corrections) : per_line[id]!.outcome]))
}

describe('each amount goes with its own name', () => {
  const same = ['The cargo is 100,000 with a deductible of 2,500.', 'The cargo is 100,000 and the deductible is 2,500.', 'The cargo is at one hundred thousand with a twenty-five hundred dollar deductible.', 'Cargo 100k with 2,500 ded.', 'The GL is 1,000,000 and the aggregate 2,000,000.', 'The GL is a million with an aggregate of two million.']
  for (const text of same)
    test(text, async () => {
      assert.deepEqual(await corrections('dray', `All four are active. ${text}`), { al: 'confirmed', cg: 'confirmed', gl: 'confirmed', ti: 'confirmed' })
    })
  test('a figure that is spelled out is set against what was asked', async () => {
    assert.equal((await corrections('dray', 'All active, though the cargo is one hundred and fifty thousand.')).cg, '{"limits.per_vehicle":150000}')
    assert.equal((await corrections('dray', 'All in force but the cargo deductible is five thousand.')).cg, '{"limits.deductible":5000}')
    assert.equal((await corrections('one', 'Active, but the limit is seven hundred fifty thousand.')).al, '{"limits.combined_single_limit":750000}')
    assert.equal((await corrections('mex', 'Ambas activas pero la carga es de ciento cincuenta mil.')).cg, '{"limits.per_vehicle":150000}')
  })
  test('and what is not read of one confirms nothing', async () => {
    for (const text of ['Active, the limit is two and a quarter million.', 'Active, the limit is a million five.', 'Active, limit one point five million.']) assert.notEqual((await corrections('one', text)).al, 'confirmed', text)
  })
})

test('amounts that are spelled out', () => {
  const value = (text: string): number | null => matchWordedAmount(text, 0)?.value ?? null
  for (const [text, wanted] of Object.entries({
    'one hundred and fifty thousand': 150_000, 'seven hundred fifty thousand dollars': 750_000, 'a million and a half': 1_500_000, 'half a million': 500_000, 'two and a half million': 2_500_000, 'fifteen hundred': 1_500, 'hundred thousand': 100_000, 'four million three hundred thousand': 4_300_000, 'one million two million': 1_000_000, 'dos mil quinientos': 2_500, 'un millon de dolares': 1_000_000, 'one million constructor all risk': 1_000_000,
  }))
    assert.equal(value(text), wanted, text)
  for (const text of ['two three four', 'one hundred percent', 'a thousand thanks', 'mil gracias', 'two thousand twenty six', 'one thousand two of them', 'a million five', 'million', 'two']) assert.equal(value(text), null, text)
})

test('deductibles of collision and comprehensive go where they are named', async () => {
  const { oo } = CONTEXTS_BY_TRADE
  const context = { ...oo!, lines: oo!.lines.map((line) => (line.coverage_line_id === 'pd' ? { ...line, limits: [{ label: 'collision_deductible', amount: 5000 }, { label: 'comprehensive_deductible', amount: 2500 }] } : line)) }
  const put = async (text: string): Promise<string> => {
    const { per_line } = await readReply(replyMail(context, `All in force. ${text}`, { style: 'apple' }), context)
    return per_line.pd!.outcome === 'contradicted' ? JSON.stringify(per_line.pd!.corrections) : per_line.pd!.outcome
  }
  assert.equal(await put('Comp ded on the physical damage is 1,000.'), '{"limits.comprehensive_deductible":1000}')
  assert.equal(await put('APD deductibles are $1,000 each.'), '{"limits.collision_deductible":1000,"limits.comprehensive_deductible":1000}')
  assert.equal(await put('APD deductibles are 1,000 collision and 500 comprehensive.'), '{"limits.collision_deductible":1000,"limits.comprehensive_deductible":500}')
  assert.equal(await put('APD deductible is $1,000.'), 'unclear')
  assert.equal(await put('APD comp ded 2,500.'), 'confirmed')
})

test('one amount for all of them is that of none that was asked for another', async () => {
  const told = async (text: string) => (await corrections('dray', text)).cg
  for (const text of ['All active at 1M.', 'All four are active at $1,000,000.', 'Everything is active with 1M limits.', 'All are in force with limits of $1,000,000 each.', 'All active, 1M.', 'Yes, all in force at 1M.']) assert.equal(await told(text), 'unclear', text)
  for (const text of ['All active at the limits shown.', 'All active. GL at 1M.', 'All four are active, and the GL is at 1M.']) assert.equal(await told(text), 'confirmed', text)
})
