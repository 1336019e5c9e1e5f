import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { draftOutreach } from '../../src/outreach/messages/draft-outreach.ts'
import { htmlToText } from '../../src/outreach/replies/message/html-to-text.ts'
import { requestRewritten } from '../../src/outreach/replies/message/request-rewritten.ts'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail, requestText } from './envelopes.ts'

const haul = CONTEXTS.haul!
const REQUEST = requestText(haul)
const YES = 'All three policies are in force with the limits shown.\n\nDana'
const SENT = 'From: Verification Desk <reply+x@mail.example.test>\nSent: Tuesday, November 17, 2026 9:00 AM\nTo: Dana\nSubject: Coverage\n\n'
const quoted = (text: string): string => text.split('\n').map((line) => `> ${line}`.trimEnd()).join('\n')

/** The answer above the request as three mail programs carry it along. */
async function confirmed(request: string): Promise<string[]> {
  const [head] = replyMail(haul, '', { style: 'apple' }).toString().split('Content-Type:')
  const bodies: [string, string][] = [
    ['text/plain', `${YES}\n\nOn Tue, Nov 17, 2026 at 9:00 AM Verification Desk wrote:\n${quoted(request)}`],
    ['text/plain', `${YES}\n\n${SENT}${request}`],
    ['text/html', `<p>${YES}</p><div><p>${SENT.trim().replaceAll('<', '&lt;').split('\n').join('<br>')}</p></div>${request.split('\n').map((line) => `<p>${line}</p>`).join('')}`],
  ]
  const readings = await Promise.all(bodies.map(([type, body]) => readReply(Buffer.from(`${head}Content-Type: ${type}; charset=utf-8\r\n\r\n${body}`), haul)))
  return readings.map(({ per_line }) => Object.keys(per_line).filter((id) => per_line[id]!.outcome === 'confirmed').join(' '))
}

describe('a request that was written into', () => {
  const edits: Record<string, (text: string) => string> = {
    'behind the name of a policy': (text) => text.replace('2. CARGO', '2. CARGO - CANCELLED'),
    'on a line between the others': (text) => text.replace('\n\n3. GENERAL', '\nCargo was cancelled 10/3.\n\n3. GENERAL'),
    'below its signature': (text) => `${text}\n\nExcept the cargo, that one lapsed.`,
  }
  const values: Record<string, (text: string) => string> = {
    'a limit': (text) => text.replace('per vehicle: $100,000', 'per vehicle: $50,000'),
    'a limit, behind it': (text) => text.replace('per vehicle: $100,000', 'per vehicle: $100,000 (now 50,000)'),
    'a number': (text) => text.replace('PSC-204418', 'PSC-204488'),
    'a date': (text) => text.replace(/(2\. CARGO[\s\S]*?)03\/10\/2027/, '$109/10/2026'),
    'a limit and a number': (text) => text.replace('per vehicle: $100,000', 'per vehicle: $50,000').replace('PSC-204418', 'PSC-204488'),
  }
  for (const [what, edit] of Object.entries(values)) test(`in the place of ${what} it is of that policy`, async () => assert.deepEqual(await confirmed(edit(REQUEST)), ['al gl', 'al gl', 'al gl']))
  test('in the place of values of two policies', async () => assert.deepEqual(await confirmed(REQUEST.replace('per vehicle: $100,000', 'per vehicle: $50,000').replace('combined single limit: $1,000,000', 'combined single limit: $750,000')), ['gl', 'gl', 'gl']))
  test('with a policy called cancelled beside another value confirms nothing', async () => assert.deepEqual(await confirmed(REQUEST.replace('2. CARGO', '2. CARGO - CANCELLED').replace('combined single limit: $1,000,000', 'combined single limit: $750,000')), ['', '', '']))
  for (const [where, edit] of Object.entries(edits)) test(`${where} confirms nothing`, async () => assert.deepEqual(await confirmed(edit(REQUEST)), ['', '', '']))
  test('as it was sent it takes nothing back', async () => assert.deepEqual(await confirmed(REQUEST), ['al cg gl', 'al cg gl', 'al cg gl']))
})

test('a reserve set in quote marks of its own', async () => {
  const answer = await readReply(replyMail(haul, `${YES}\n\n> Cargo was cancelled 10/3.`, { style: 'original' }), haul)
  assert.equal(answer.per_line.cg!.outcome, 'unclear')
})

test('our own requests say what was asked, wherever their lines are broken', () => {
  const wrapped = (text: string, width: number): string[] => text.split('\n').flatMap((line) => line.match(new RegExp(`.{1,${width}}(?: |$)|\\S+`, 'g')) ?? [''])
  // One policy of two coverages, of which one ends later.
  const packaged: typeof haul = { ...haul, lines: haul.lines.map((line, i) => ({ ...line, policy_number: 'PKG-4471902', ...(i === 0 && { expiration_date: '2029-01-01' }) })) }
  for (const [key, context] of Object.entries({ ...CONTEXTS, packaged })) for (const kind of ['first', 'reminder', 'escalation'] as const) {
    const { text, html } = draftOutreach({ kind, insured: { name: context.insured_name }, agent: { ...context.agent, agency: null }, askedFor: 'Northwind Brokers', lines: context.lines, replyAddress: 'reply+x@mail.example.test', answerUrl: 'https://answers.example.test/t/x' })
    for (const request of [requestText(context), text, htmlToText(html)]) for (const width of [34, 50, 72, 400]) assert.equal(requestRewritten([wrapped(request, width)], context, new Set()), null, `${key} ${kind} ${width}`)
  }
})
