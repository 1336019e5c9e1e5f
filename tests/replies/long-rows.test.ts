import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'
import { replyMail } from './envelopes.ts'

const roof = CONTEXTS_BY_TRADE.roof!
const confirmed = async (text: string): Promise<string[]> =>
  Object.entries((await readReply(replyMail(roof, text, { style: 'apple' }), roof)).per_line).flatMap(([id, { outcome }]) => (outcome === 'confirmed' ? [id] : []))

/** Names of agencies were looked for in every stretch of such a row, hours for this one: what fails here does not end. */
test('a letter that is one row of capitalised words comes to an end, and says nothing', async () => {
  assert.deepEqual(await confirmed(Array.from({ length: 5_000 }, (_, i) => `Abc${'x'.repeat(i % 5)}`).join(' ')), [])
})

/** Each of these opens something whose end was looked for from every place in the letter, half a minute and more for the length that is read. */
test('letters that open the same question or order over and over come to an end, and say nothing', { timeout: 30_000 }, async () => {
  for (const words of ['which one', 'the record', 'return this', 'call me about', 'they dropped this']) assert.deepEqual(await confirmed(`${words} `.repeat(15_000)), [])
})
