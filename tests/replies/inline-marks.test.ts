import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'
import { replyMail, requestText } from './envelopes.ts'

const CRANE = CONTEXTS_BY_TRADE.crane!
async function read(answers: string[]): Promise<string> {
  const blocks = requestText(CRANE).split('\n\n')
  const text = blocks.map((block) => `${block.replace(/^/gm, '> ')}${/^\d\. /.test(block) ? `\n\n${answers[Number(block[0]) - 1]}\n` : '\n>'}`).join('\n')
  const { per_line } = await readReply(replyMail(CRANE, `On 11/16/2026 9:05 AM, Verification Desk wrote:\n${text}`, { style: 'apple' }), CRANE)
  return CRANE.lines.map((line) => per_line[line.coverage_line_id]!.outcome[0]).join('')
}

test('what says whose a comment is says nothing of the policy', async () => {
  assert.equal(await read(['[MT] In force.', '[MT] Not placed by us.', '[MT] In force.']), 'crc')
  assert.equal(await read(['--> Active', '--> Active', '--> Cancelled 9/1']), 'ccr')
  assert.equal(await read(['[PMA] Active', '[PMA] Active', '[PMA] Active']), 'ccc')
})

test('a coverage in brackets is no comment’s mark', async () => {
  assert.doesNotMatch(await read(['[TBD] Active', '[NO] Active', '[WC] Active']), /c/)
})

test('good under a quoted policy is a yes to it, a nod is not', async () => {
  assert.equal(await read(['Good.', 'This one is good.', 'Looks good']), 'ccc')
  assert.doesNotMatch(await read(['ok', 'ok', 'ok']), /c/)
  assert.doesNotMatch(await read(['Good?', 'good until Friday', 'good I think']), /c/)
})
