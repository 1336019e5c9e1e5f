import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'
import { readPhrases } from './read-phrases.ts'

const LETTER: Record<string, string> = { confirmed: 'c', refused: 'r', unclear: 'u', none: 'n', contradicted: 'x' }
async function read(key: string, text: string): Promise<string> {
  const context = CONTEXTS[key]!
  const { per_line } = await readReply(replyMail(context, text, { style: 'gmail' }), context)
  return context.lines.map(({ coverage_line_id }) => LETTER[per_line[coverage_line_id]!.outcome]).join(' ')
}

/** `no-asides.txt`: what opens as the remarks of careful agents do, and goes on to what takes an answer back. */
test('openings of remarks behind which something weighs', async () => {
  const wrong: string[] = []
  for (const said of readPhrases('no-asides.txt')) for (const text of [`All three policies are active with the limits you show. ${said}`, `${said} Auto, cargo and GL are in force and match your email.`]) if ((await read('haul', text)) === 'c c c') wrong.push(text)
  assert.deepEqual(wrong, [])
})

/** A paragraph or a pronoun that is of one policy alone leaves the others as they were told. */
const LETTERS: [string, string, string][] = [
  ['haul', 'Cargo and general liability are in force. The auto is in force today, but they are behind on the installments and the carrier has told us that it will cancel on November 30. I would not count on that one.', 'u c c'],
  ['haul', 'Both Prairie Star policies are active and match. The GL was cancelled at their request effective September 30. We have not replaced it and I do not know whether they placed it with somebody else.', 'c c r'],
  ['haul', 'All three policies are active. I would not count on it.', 'u u u'],
  ['haul', 'The auto was cancelled 9/1. It took the rest with it. Cargo and GL are active.', 'r u u'],
  ['tower', 'Ironbridge has the GL and the pollution, and both of those are in force as you describe. The excess is in force as well.', 'c c c'],
  ['build', 'The first three are current and match your email. The comp is audited every spring. It was cancelled in June.', 'c c c r'],
  ['haul', 'Auto and cargo are active. The GL is active. It has been with Prairie Star since 2019.', 'u u u'],
  ['tower', 'All three are in force. The underwriter there likes the environmental class.', 'u u u'],
]
describe('letters on several policies', () => {
  for (const [key, text, wanted] of LETTERS) test(text, async () => assert.equal(await read(key, text), wanted))
})
