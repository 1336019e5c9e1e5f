import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'
import { requestText } from './envelopes.ts'

const context = CONTEXTS_BY_TRADE.dray!
const CODES: Record<string, string> = { confirmed: 'c', refused: 'r', unclear: 'u', none: 'n', contradicted: 'x' }
type Put = (block: string[], answer: string) => string[]
const below: Put = (block, answer) => [...block, answer]
const above: Put = (block, answer) => [answer, ...block]
const farAbove: Put = (block, answer) => [answer, '', ...block]
const behindTitle: Put = ([title, ...facts], answer) => [`${title}   ${answer}`, ...facts]
const behindFact: Put = (block, answer) => [...block.slice(0, -1), `${block.at(-1)} ${answer}`]

/** A request that Outlook carries along without marks, with comments typed into it. */
async function read(note: string, answers: (string | null)[], put: Put): Promise<string> {
  const blocks = requestText(context).split('\n\n')
  const typed = blocks.map((block) => {
    const at = Number(/^(\d)\. /.exec(block)?.[1] ?? 0) - 1
    const answer = answers[at]
    return answer ? put(block.split('\n'), answer).join('\n') : block
  })
  const mail = [
    `From: Marcy Eldridge <${context.agent.email}>`, `To: reply+${context.thread_token}@mail.example.test`, 'Subject: RE: Coverage', 'Date: Wed, 18 Nov 2026 10:15:00 -0600',
    `In-Reply-To: <thr.${context.thread_token}@mail.example.test>`, 'MIME-Version: 1.0', 'Content-Type: text/plain; charset=utf-8', '',
    `${note}\n\nMarcy\n\nFrom: Verification Desk <reply+${context.thread_token}@mail.example.test>\nSent: Tuesday, November 17, 2026 9:00 AM\nTo: Marcy Eldridge\nSubject: Coverage\n\n${typed.join('\n\n')}`,
  ]
  const { per_line } = await readReply(Buffer.from(mail.join('\r\n')), context)
  return context.lines.map((line) => CODES[per_line[line.coverage_line_id]!.outcome]).join('')
}

test('answers typed below each policy of an unmarked request', async () => {
  assert.equal(await read('See below.', ['Yes', 'Yes', 'No - cancelled 9/1/26', 'Yes'], below), 'ccrc')
  assert.equal(await read('My answers are under each.', ['Active', 'Active, correct', 'Active', 'Expired 6/1, not renewed'], below), 'cccr')
  assert.equal(await read('Please see my comments below', ['Correct', 'Correct', 'Correct', 'Correct'], below), 'cccc')
  assert.equal(await read('See below.', ['YES', 'YES', 'NO - not ours', 'YES'], behindTitle), 'ccrc')
})

test('what was not answered stays open', async () => {
  assert.equal(await read('See below.', ['Yes', null, 'Yes', null], below), 'cucu')
})

test('none is read where one cannot be told from the request or from the policy below it', async () => {
  for (const [note, answers, put] of [
    ['See below.', ['No - cancelled', 'Yes', 'Yes', 'Yes'], above],
    ['See below.', ['Yes', 'Yes', 'They went to Harbor Group', 'Yes'], below],
    ['See below.', ['Yes', 'Yes', 'Dana has it', 'Yes'], below],
    ['See below.', ['Yes', 'Yes', '- yes', 'no'], behindFact],
    ['Thanks', ['Yes', 'Yes', 'Yes', 'Yes'], below],
    ['See below.', ['There is a cancellation notice out', 'Yes', 'Yes', 'Yes'], above],
    ['See below.', ['There is a cancellation notice out', 'Yes', 'Yes', 'Yes'], farAbove],
  ] as [string, string[], Put][])
    assert.doesNotMatch(await read(note, answers, put), /c/, `${answers.join(', ')} ${put.name}`)
})

test('a doubt typed under one of them is of that one', async () => {
  assert.equal(await read('See below.', ['Yes', 'Yes', 'Pending cancellation', 'Yes'], below), 'ccuc')
  assert.equal(await read('See below.', ['Yes', 'There is a cancellation notice out for 12/1', 'Yes', 'Yes'], below), 'cucc')
  assert.equal(await read('See below.', ['Yes', 'We are still waiting for the renewal', 'Yes', 'Yes'], below), 'cucc')
})
