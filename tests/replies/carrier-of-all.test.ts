import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

const ASKED = CONTEXTS.haul!
/** All three asked with one insurer. */
const OF_ONE = { ...ASKED, lines: ASKED.lines.map((line) => ({ ...line, carrier: 'Keystone Shore Mutual' })) }
const carriersOf = async (context: typeof ASKED, text: string): Promise<(string | null)[]> => {
  const { per_line } = await readReply(replyMail(context, text, { style: 'gmail' }), context)
  return context.lines.map(({ coverage_line_id: id }) => {
    const said = per_line[id]!
    return said.outcome === 'contradicted' ? String(said.corrections?.['carrier']) : null
  })
}

test('another insurer of all that were asked is put right for each', async () => {
  for (const who of ['The carrier', 'The insurer', 'The writing company', 'Carrier'])
    for (const where of [' on all three', ' for all three', ' on all three policies', ''])
      for (const [name, denied] of [['Keystone Shore Casualty', ', not Mutual'], ['Lakes Mutual', ''], ['Keystone Shore Insurance Company', ', not Keystone Shore Mutual'], ['Lakes Casualty Co', ' instead of Keystone Shore Mutual']])
        assert.deepEqual(await carriersOf(OF_ONE, `${who}${where} is ${name}${denied}. Otherwise correct and in force.`), [name, name, name], `${who}${where} ${name}${denied}`)
})

test('where several were asked, an insurer without a word of which is for a person', async () => {
  assert.deepEqual(await carriersOf(ASKED, 'The carrier is Lakes Mutual. All three are in force.'), [null, null, null])
  assert.deepEqual(await carriersOf(ASKED, 'The carrier on all three is Lakes Mutual. All are in force.'), ['Lakes Mutual', 'Lakes Mutual', 'Lakes Mutual'])
})
