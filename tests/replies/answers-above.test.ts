import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail, requestText } from './envelopes.ts'

const haul = CONTEXTS.haul!
const QUOTED = requestText(haul).split('\n\n').map((block) => block.split('\n').map((line) => `> ${line}`).join('\n'))
const [head] = replyMail(haul, '', { style: 'apple' }).toString().split('Content-Type:')
async function outcomes(blocks: string[]): Promise<string> {
  const { per_line } = await readReply(Buffer.from(`${head}Content-Type: text/plain; charset=utf-8\r\n\r\nOn Tue, Nov 17, 2026 at 9:00 AM Verification Desk wrote:\n${blocks.join('\n\n')}\n\nDana\n`), haul)
  return Object.values(per_line).map((line) => line.outcome[0]).join('')
}
/** The request with an answer before each of its three policies, or behind it. */
const written = (answers: string[], where: 'above' | 'below'): string[] =>
  QUOTED.flatMap((block) => {
    const answer = answers[Number(/^> (\d)\. /.exec(block)?.[1]) - 1]
    return answer === undefined ? [block] : where === 'above' ? [answer, block] : [block, answer]
  })

test('answers that stand above the policies they are of are not read as of those above them', async () => {
  for (const answers of [['Active', 'Cancelled 10/3', 'Active'], ['Yes', 'Yes', 'No, lapsed'], ['In force', 'Not ours', 'In force']]) assert.doesNotMatch(await outcomes(written(answers, 'above')), /c/, answers.join())
})
test('below them they are', async () => assert.equal(await outcomes(written(['Active', 'Cancelled 10/3', 'Active'], 'below')), 'crc'))
test('a greeting above the first of them is no answer', async () => {
  const [greeting, ...others] = written(['Active', 'Cancelled 10/3', 'Active'], 'below')
  assert.equal(await outcomes([greeting!, 'Hi there,', ...others]), 'crc')
})
