import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

const haul = CONTEXTS.haul!
const outcomes = async (text: string): Promise<string[]> => {
  const { per_line } = await readReply(replyMail(haul, text, { style: 'original' }), haul)
  return haul.lines.map((line) => `${line.coverage_type} ${per_line[line.coverage_line_id]!.outcome}`).sort()
}

test('lines that a phone broke short in the middle of a phrase are one sentence', async () => {
  assert.deepEqual(await outcomes('I can confirm the\nauto and the\ncargo. The GL was\ncancelled last week.'), ['auto_liability confirmed', 'cargo confirmed', 'general_liability refused'])
  assert.deepEqual(await outcomes("The auto and cargo are active. We don't handle their\nGL policy, it is\nwith another agency."), ['auto_liability confirmed', 'cargo confirmed', 'general_liability refused'])
})

test('short lines that each say something of a policy stay apart', async () => {
  assert.deepEqual(await outcomes('auto is active\ncargo is active\ngl was cancelled'), ['auto_liability confirmed', 'cargo confirmed', 'general_liability refused'])
  assert.ok(!(await outcomes('Auto is on\ncargo is on\nGL is off')).includes('general_liability confirmed'))
})
