import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'
import { replyMail } from './envelopes.ts'

const dray = CONTEXTS_BY_TRADE.dray!
async function outcomes(text: string): Promise<string> {
  const { per_line } = await readReply(replyMail(dray, text, { style: 'apple' }), dray)
  return dray.lines.map((line) => per_line[line.coverage_line_id]!.outcome).join(' ')
}

test('a yes that tells a limit again is a yes to the policy', async () => {
  for (const text of ['Auto yes (1M CSL), cargo yes (100k, ded 2,500), GL yes, TI yes', 'Auto yes - CSL 1,000,000. Cargo yes. GL yes (1M occ 2M agg). TI yes.']) assert.equal(await outcomes(text), 'confirmed confirmed confirmed confirmed', text)
})

test('and where it tells another, it is none', async () => {
  assert.equal(await outcomes('Auto yes (750k CSL), cargo yes, GL yes, TI yes'), 'contradicted confirmed confirmed confirmed')
  assert.doesNotMatch(await outcomes('All four active. Auto 1,000,000 aggregate.'), /^confirmed/)
})
