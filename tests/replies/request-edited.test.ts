import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draftOutreach } from '../../src/outreach/messages/draft-outreach.ts'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'

const HAUL = CONTEXTS.haul!
const DESK = `Insurance verification desk <reply+${HAUL.thread_token}@mail.example.test>`
const sent = (kind: 'first' | 'reminder') => draftOutreach({ kind, insured: { name: HAUL.insured_name }, agent: { name: HAUL.agent.name, email: HAUL.agent.email }, askedFor: 'Summit Freight Brokers', lines: HAUL.lines, replyAddress: DESK, answerUrl: `https://answers.example.test/t/${HAUL.thread_token}` })
const TEXT = sent('first').text.trimEnd()
const header = (from: string): string => `From: ${from}\nSent: Tuesday, November 17, 2026 9:00 AM\nTo: ${HAUL.agent.email}\nSubject: Please confirm coverage: ${HAUL.insured_name}\n\n`
const marked = (text: string): string => text.split('\n').map((line) => `> ${line}`.trimEnd()).join('\n')
const answered = (text: string, words = 'Active'): string => text.replace(/^(\d\. .*)$/gm, `$1 - ${words}`)

async function read(body: string | Buffer, type = 'text/plain; charset=utf-8'): Promise<string> {
  const raw = `From: Dana Whitcomb <${HAUL.agent.email}>\r\nTo: ${DESK}\r\nSubject: RE: Please confirm coverage: ${HAUL.insured_name}\r\nDate: Wed, 18 Nov 2026 10:15:00 -0600\r\nIn-Reply-To: <thr.${HAUL.thread_token}@mail.example.test>\r\nMIME-Version: 1.0\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(body as string).toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n`
  const { per_line } = await readReply(Buffer.from(raw), HAUL)
  return HAUL.lines.map(({ coverage_line_id: id }) => per_line[id]!.outcome[0] + per_line[id]!.outcome[2]! + Object.entries(per_line[id]!.corrections ?? {}).map(([path, value]) => `(${path}=${value})`).join('')).join(' ')
}
const ALL = 'cn cn cn'

test('a value written over is put right where the letter tells of it, and opens its policy where it does not', async () => {
  const edits: [string, string, string, string][] = [
    ['Combined single limit: $1,000,000', 'Combined single limit: $750,000', 'cn(limits.combined_single_limit=750000) cn cn', 'uc cn cn'],
    ['Policy number: PSC-204418', 'Policy number: PSC-204499', 'cn cn(policy_number=PSC-204499) cn', 'cn uc cn'],
    ['Dates: May 1, 2026 to May 1, 2027', 'Dates: Jun 1, 2026 to Jun 1, 2027', 'cn cn cn(effective_date=2026-06-01)(expiration_date=2027-06-01)', 'cn cn uc'],
  ]
  for (const [from, to, told, silent] of edits)
    for (const carry of [(text: string) => header(DESK) + text, (text: string) => `On Tue, Nov 17, 2026 at 9:00 AM ${DESK} wrote:\n\n${marked(text)}`]) {
      assert.equal(await read(`My corrections are below.\n\n${carry(answered(TEXT).replace(from, to))}`), told, to)
      assert.equal(await read(`Yes, all in force.\n\n${carry(TEXT.replace(from, to))}`), silent, to)
    }
})

test('a row that the mail program broke is not written over', async () => {
  const broken = answered(TEXT).replace('Northfork Mutual Insurance Company', 'Northfork\n   Mutual\n   Insurance\n   Company\n')
  assert.doesNotMatch(await read(`My corrections are below.\n\n${header(DESK)}${broken}`), /carrier/)
})

test('a value struck out is put right by the one beside it, and a stroke elsewhere opens the answer', async () => {
  const body = (row: string, top: string, request = TEXT): string => `<div>${top}</div><hr><div>${header(DESK).replaceAll('<', '&lt;').replaceAll('\n', '<br>')}${request.replaceAll('\n', '<br>').replace('Combined single limit: $1,000,000', row)}</div>`
  assert.equal(await read(body('Combined single limit: <s>$1,000,000</s> $750,000', 'See below.', answered(TEXT)), 'text/html; charset=utf-8'), 'cn(limits.combined_single_limit=750000) cn cn')
  for (const row of ['Combined single limit: <s>$1,000,000</s>', '<s>Combined single limit: $1,000,000</s>']) assert.doesNotMatch(await read(body(row, 'Yes, all in force.'), 'text/html; charset=utf-8'), /^cn/, row)
  assert.doesNotMatch(await read(body('Combined single limit: <s>$1,000,000</s> $750,000', '<s>All three</s> are in force.'), 'text/html; charset=utf-8'), /cn( |$)/)
})

test('a policy taken out of the request opens the answer', async () => {
  assert.doesNotMatch(await read(`Yes, these are all in force.\n\n${header(DESK)}${TEXT.replace(/2\. MOTOR[\s\S]*?(?=3\. GENERAL)/, '')}`), /cn/)
})

test('what stands in the request below a message of somebody else is not the sender’s', async () => {
  for (const top of ['', 'FYI', 'See below.', 'See Maria’s answers below.'])
    for (const who of ['Maria Soto <maria@whitcombins.example>', 'Ed Mesa <ed@bluemesahauling.example>']) {
      for (const body of [answered(TEXT), answered(TEXT, 'cancelled 10/1/2026'), `${TEXT}\n\nYes, all active.`, `${TEXT}\n\nAll cancelled 10/1/2026.`]) {
        assert.doesNotMatch(await read(`${top}\n\n${header(who)}My answers are below.\n\n${header(DESK)}${body}`), /cn|rf/, `${top} ${who}`)
        assert.doesNotMatch(await read(`${top}\n\nOn Wed, Nov 18, 2026 at 9:40 AM ${who} wrote:\n\n${marked(`Answers inline.\n\nOn Tue, Nov 17, 2026 at 9:00 AM ${DESK} wrote:\n\n${marked(body)}`)}`), /cn|rf/, `${top} ${who}`)
      }
    }
})

test('a reminder with the first email below it is one request, and another where both were written in', async () => {
  const [reminder, first] = [sent('reminder').text.trimEnd(), `\n\n${header(DESK)}${TEXT}`]
  assert.equal(await read(`See below.\n\n${header(DESK)}${answered(reminder)}${first}`), ALL)
  assert.equal(await read(`Yes, all in force.\n\n${header(DESK)}${reminder}${first}`), ALL)
  assert.doesNotMatch(await read(`See below.\n\n${header(DESK)}${answered(reminder)}\n\n${header(DESK)}${answered(TEXT, 'cancelled 10/1/2026')}`), /cn/)
})

test('UTF-8 under another name is read', async () => {
  for (const charset of ['iso-8859-1', 'us-ascii', 'x-unknown', 'windows-1252']) {
    assert.equal(await read(`✅ Yes – all in force.\n\n${header(DESK)}${TEXT}`, `text/plain; charset=${charset}`), ALL, charset)
    assert.doesNotMatch(await read(`❌ – not ours.\n\n${header(DESK)}${TEXT}`, `text/plain; charset=${charset}`), /cn/, charset)
  }
})

test('what is written over a value and is none puts nothing right, and its policy is not confirmed', async () => {
  const rows: [string, string[]][] = [
    ['Combined single limit: $1,000,000', ['not $1,000,000', '$1,000,00', '$1,OOO,OOO', '$2,000,000 (was $1,000,000)', 'n/a', 'see attached', 'cancelled', 'TBD', '$1,000,000 ❌']],
    ['Policy number: PSX-204417', ['PSC-204418', 'same 1', 'PSX-2044', 'CANCELLED 10/1', 'NEW POLICY 2026']],
    ['Carrier: Prairie Star Casualty', ['See attached', 'Same', 'Prairie Star Casualty Insurance Co', 'Prairie Star', 'Cancelled', 'Not ours']],
  ]
  for (const [row, values] of rows)
    for (const value of values)
      for (const body of [`My corrections are below.\n\n${header(DESK)}${answered(TEXT)}`, `Yes, all in force.\n\n${header(DESK)}${TEXT}`])
        assert.doesNotMatch(await read(body.replace(row, `${row.slice(0, row.indexOf(':'))}: ${value}`)), /^cn/, value)
})
