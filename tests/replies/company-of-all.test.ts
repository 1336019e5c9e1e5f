import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'
import { replyMail } from './envelopes.ts'

// General liability and umbrella were asked about with Ironwood, auto and workers' compensation with Columbia Valley.
const roof = CONTEXTS_BY_TRADE.roof!
const confirmed = async (text: string): Promise<string[]> => {
  const { per_line } = await readReply(replyMail(roof, text, { style: 'apple' }), roof)
  return Object.entries(per_line).flatMap(([id, { outcome }]) => (outcome === 'confirmed' ? [id] : []))
}

test('a yes to all beside one company for all is no yes to what was asked about with another', async () => {
  const places = ['Now with X', 'It was moved to X', 'We moved them to X', 'X has it now', 'They are with X now', 'Switched to X', 'Rewritten with X', 'Everything is with X', 'All with X now', 'Placed with X now', 'Carrier is now X', 'New carrier is X', 'The account went to X', 'They are active with X', 'X writes all of them']
  const wrong: string[] = []
  for (const [company, theirs] of [['Ironwood Surplus', ['gl', 'um']], ['Columbia Valley', ['al', 'wc']]] as const)
    for (const place of places) {
      const put = place.replace('X', company)
      for (const text of [`All active. ${put}.`, `Yes, all active, ${put[0]!.toLowerCase()}${put.slice(1)}.`, `${put}. All four are active.`, `All four in force\n\n${put}`])
        if ((await confirmed(text)).some((id) => !(theirs as readonly string[]).includes(id))) wrong.push(text)
    }
  assert.deepEqual(wrong, [])
})

test('companies named as they were asked about take nothing back', async () => {
  for (const text of [
    'All active. GL and umbrella are with Ironwood, auto and work comp with Columbia Valley.',
    'The Ironwood policies are active. The Columbia Valley policies are active.',
    'All active. The umbrella is with Ironwood.',
  ])
    assert.deepEqual((await confirmed(text)).sort(), ['al', 'gl', 'um', 'wc'], text)
  assert.deepEqual((await confirmed('GL is active, it is with Ironwood. Auto is active, it is with Columbia Valley.')).sort(), ['al', 'gl'])
})
