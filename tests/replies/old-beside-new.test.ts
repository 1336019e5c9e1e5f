import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

const HAUL = CONTEXTS['haul']!
const LIMITS = [
  { name: 'reefer limit', path: 'limits.reefer_breakdown', line: 'cg', old: '50,000', now: '25,000' },
  { name: 'cargo deductible', path: 'limits.deductible', line: 'cg', old: '2,500', now: '5,000' },
  { name: 'CSL', path: 'limits.combined_single_limit', line: 'al', old: '1,000,000', now: '750,000' },
  { name: 'GL aggregate', path: 'limits.general_aggregate', line: 'gl', old: '2,000,000', now: '3,000,000' },
]
const TELLS = [
  'The L was changed from $A to B', 'The L went from $A to B on 4/1', 'The $A L was changed to B on 4/1', 'The $A L went to B', 'The L is B, not $A', "The L is no longer $A, it's B", 'You show $A for the L, we show B', '$A on the L is old, now B',
  "The L used to be $A, now it's B", 'B on the L instead of $A', 'L B (you have $A)', 'L: $A should be B', 'Instead of $A the L is B', "You have $A on the L but it's B", 'They dropped the L to B on 4/1', 'The L I have is B', 'The L on my screen is B', 'I only show B for the L', 'The L was lowered to B effective 4/1',
]

test('a limit told beside the one it was is put right, whichever of several amounts are alike', async () => {
  const wrong: string[] = []
  for (const { name, path, line, old, now } of LIMITS)
    for (const tells of TELLS) {
      const letter = `All three are in force. ${tells.replace('L', () => name).replace('A', old).replace('B', now)}.`
      const { per_line } = await readReply(replyMail(HAUL, letter, { style: 'gmail' }), HAUL)
      const got = HAUL.lines.map((one) => per_line[one.coverage_line_id]!)
      const right = got.every((one, at) => (HAUL.lines[at]!.coverage_line_id === line ? one.outcome === 'contradicted' && JSON.stringify(one.corrections) === JSON.stringify({ [path]: Number(now.replaceAll(',', '')) }) : one.outcome === 'confirmed'))
      if (!right) wrong.push(`${letter} ${JSON.stringify(got.map((one) => [one.outcome, one.corrections]))}`)
    }
  assert.deepEqual(wrong, [])
})

test('names between and behind amounts that are as they were asked', async () => {
  for (const letter of ['All in force. Cargo 100k reefer 50k.', 'All in force. Cargo 100,000 / 50,000 reefer.', 'All in force. Cargo: 100k, reefer 50k.']) {
    const { per_line } = await readReply(replyMail(HAUL, letter, { style: 'gmail' }), HAUL)
    assert.equal(per_line['cg']!.outcome, 'confirmed', letter)
  }
})
