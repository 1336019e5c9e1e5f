import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

const haul = CONTEXTS.haul!
async function outcomes(text: string): Promise<string[]> {
  const { per_line } = await readReply(replyMail(haul, text, { style: 'original' }), haul)
  return haul.lines.map((line) => per_line[line.coverage_line_id]!.outcome)
}

test('a reserve behind a list whose yes stands first is of all of it', async () => {
  for (const opens of ['Confirmed as to', 'Yes on', 'I can confirm', 'In force:', 'All good on'])
    for (const list of ['the auto and cargo', 'auto, cargo and GL', 'auto & cargo'])
      for (const reserve of ['only if the endorsement is accepted', 'if they paid', 'I think', 'for now', 'until Friday', 'as far as I know', 'subject to payment', 'per the insured', 'at binding', 'with lower limits', 'for unit 7 only', ', last I checked', ' - probably', 'so far'])
        assert.ok(!(await outcomes(`${opens} ${list} ${reserve}.`)).includes('confirmed'), `${opens} ${list} ${reserve}`)
})

test('and so is one behind the last of several that are joined', async () => {
  for (const said of ['Auto is active, cargo is active and GL is active as far as I know.', 'The auto and the cargo are active and so is the GL, I think.', 'Auto yes and cargo yes and GL yes if they paid.', 'Auto is active and so is the cargo, if they paid.'])
    assert.ok(!(await outcomes(said)).includes('confirmed'), said)
})

test('what follows "and so is" is of all that is the same', async () => {
  for (const behind of [', last time I looked', ', expected to lapse', ' (not yet paid)', ' - pending the audit']) assert.ok(!(await outcomes(`The auto and the cargo are active and so is the GL${behind}.`)).includes('confirmed'), behind)
})

test('what is said of the last alone is of that one', async () => {
  for (const said of ['Confirmed on auto and cargo, GL is pending cancellation.', 'Auto and cargo are active and the GL should be active.', 'Yes on auto and cargo but the GL I would have to check.', 'Auto yes, cargo yes, GL cancelled 9/3.'])
    assert.equal((await outcomes(said)).filter((one) => one === 'confirmed').length, 2, said)
})
