import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'
import { replyMail } from './envelopes.ts'
import { readPhrases } from './read-phrases.ts'

const ROOF = CONTEXTS_BY_TRADE.roof!
const DRAY = CONTEXTS_BY_TRADE.dray!
const confirmed = async (context: typeof ROOF, text: string): Promise<string[]> => {
  const { per_line } = await readReply(replyMail(context, text, { style: 'outlook' }), context)
  return context.lines.map((line) => line.coverage_line_id).filter((id) => per_line[id]!.outcome === 'confirmed')
}

/** What agencies print under every letter: it takes no answer back. */
test('footers', async () => {
  const taken: string[] = []
  for (const footer of readPhrases('footers.txt'))
    for (const text of [
      `All four are active with those limits.\n\nDevon Achebe\nNorthgate Insurance Brokers\n503-555-0141\n\n${footer}`,
      `Yes, confirmed.\n\nDevon Achebe\nNorthgate Insurance Brokers\n${footer}`,
    ])
      if ((await confirmed(ROOF, text)).length !== 4) taken.push(footer)
  assert.deepEqual(taken, [])
})

test('what is said under the name is said all the same', async () => {
  for (const below of [
    'We cannot bind coverage until they pay.',
    'No coverage is bound until payment clears.',
    'The umbrella may not be bound.',
    'Note: we were not able to bind the umbrella.',
    'Requests must be made by the insured for the umbrella, which lapsed.',
    'Not a binder, just a quote.',
    'PS we cannot bind the umbrella until the inspection is done.',
    'Nothing in this changes that they were cancelled.',
  ])
    assert.ok(!(await confirmed(ROOF, `All four are active.\n\nDevon Achebe\nNorthgate Insurance Brokers\n\n${below}`)).includes('um'), below)
})

/** Under an address stands what is printed, and what somebody types of this account all the same. */
test('what was done with the account is read under an address too', async () => {
  for (const below of [
    'We had the account for ten years.',
    'Our office wrote the account until 2024.',
    'I compared them with our old records.',
    'The premiums are overdue.',
    'Both carriers are in receivership.',
    'The certificate you have was issued in error.',
    'You may rely on this until Friday.',
    'I believe this is right.',
    'This reflects our records as of June.',
    'Your system would not let me say no.',
    'I will be out next week so ask Lucy if it is still in force.',
    'The owner, Rick Alvarez, has been looking elsewhere.',
  ])
    assert.deepEqual(await confirmed(ROOF, `All four are active.\n\nDevon Achebe\nNorthgate Insurance Brokers\n${below}`), [], below)
  for (const printed of ['We have insured Oregon families for 50 years.', 'We know insurance.', 'The people you can rely on.'])
    assert.equal((await confirmed(ROOF, `All four are active.\n\nDevon Achebe\nNorthgate Insurance Brokers\n${printed}`)).length, 4, printed)
})

test('a footer’s words within the answer are a caveat', async () => {
  for (const caveat of ['No coverage is bound until confirmed by the carrier.', 'Nothing in this email extends coverage.', 'This is not a binder.'])
    assert.deepEqual(await confirmed(ROOF, `All four are active. ${caveat}`), [], caveat)
})

/** Each sounds like a yes, or stands beside one, and is none. */
test('no confirmations', async () => {
  const wrong: string[] = []
  for (const text of readPhrases('no-confirmations.txt')) if ((await confirmed(DRAY, text)).length > 0) wrong.push(text)
  assert.deepEqual(wrong, [])
})
