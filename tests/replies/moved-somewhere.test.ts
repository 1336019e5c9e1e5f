import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { isPlace } from '../../src/outreach/replies/policies/is-place.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

const answerOf = async (text: string) => {
  const context = CONTEXTS.solo!
  const { per_line } = await readReply(replyMail(context, text, { style: 'gmail' }), context)
  const { outcome, corrections } = per_line[context.lines[0]!.coverage_line_id]!
  return [outcome, corrections?.carrier]
}

test('a state that somebody moved to is no insurer', async () => {
  for (const place of ['Maine', 'Florida', 'New York', 'Dallas, TX', 'Augusta, Maine'])
    for (const [letter, outcome] of [[`The policy was cancelled and the owner has moved to ${place}.`, 'refused'], [`The policy was cancelled, she moved to ${place}.`, 'refused'], [`The policy is active and correct. The insured has moved to ${place}.`, 'unclear'], [`It has been moved to ${place}.`, 'unclear']] as const)
      assert.deepEqual(await answerOf(letter), [outcome, undefined], letter)
})

test('a company that bears a state’s name is one', async () => {
  for (const company of ['Maine Mutual', 'Ohio Casualty', 'Texas Mutual', 'New York Marine', 'Geico'])
    for (const letter of [`It has been moved to ${company}.`, `It was rewritten with ${company}.`]) assert.deepEqual(await answerOf(letter), ['contradicted', company], letter)
  for (const [name, behind] of [['GEICO', ' IN 2025'], ['Constructor', '.'], ['Maine Mutual', ' on 9/1']] as const) assert.ok(!isPlace(name, behind), name)
})
