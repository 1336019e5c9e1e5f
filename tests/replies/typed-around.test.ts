import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { draftOutreach } from '../../src/outreach/messages/draft-outreach.ts'
import type { OutreachKind } from '../../src/outreach/messages/outreach-words.ts'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'

const HAUL = CONTEXTS.haul!
const DESK = `Insurance verification desk <reply+${HAUL.thread_token}@mail.example.test>`
const sent = (kind: OutreachKind): string =>
  draftOutreach({ kind, insured: { name: HAUL.insured_name }, agent: { name: HAUL.agent.name, email: HAUL.agent.email }, askedFor: 'Summit Freight Brokers', lines: HAUL.lines, replyAddress: DESK, answerUrl: `https://answers.example.test/t/${HAUL.thread_token}` }).text.trimEnd()

/** The request with a line below, or words behind, the first line that holds some words. */
const withLine = (at: string, words: string, kind: OutreachKind = 'first'): string => sent(kind).split('\n').flatMap((line) => (line.includes(at) ? [line, words] : [line])).join('\n')
const withBehind = (at: string, words: string): string => sent('first').split('\n').map((line) => (line.includes(at) ? `${line} ${words}` : line)).join('\n')
const PROGRAMS: Record<string, (request: string) => string> = {
  'without marks': (request) => `From: ${DESK}\nSent: Tuesday, November 17, 2026 9:00 AM\nTo: ${HAUL.agent.email}\nSubject: Please confirm coverage: ${HAUL.insured_name}\n\n${request}`,
  marked: (request) => `On Tue, Nov 17, 2026 at 9:00 AM ${DESK} wrote:\n\n${request.split('\n').map((line) => `> ${line}`.trimEnd()).join('\n')}`,
  'below an introduction in German': (request) => `Von: ${DESK}\nGesendet: Dienstag, 17. November 2026 09:00\nAn: Dana\nBetreff: Please confirm coverage: ${HAUL.insured_name}\n\n${request}`,
  'below an introduction that no one knows': (request) => `Fra: ${DESK}\nDato: 17. november 2026 09:00\nTil: Dana\n\n${request}`,
  'below none': (request) => request,
  'a ticket system': (request) => `----------------------------------------------\n\nInsurance verification desk\n\nNov 17, 2026, 9:00 AM CST\n\n${request}`,
}
async function read(top: string, carried: string): Promise<string> {
  const raw = `From: Dana Whitcomb <${HAUL.agent.email}>\r\nTo: ${DESK}\r\nSubject: RE: Please confirm coverage: ${HAUL.insured_name}\r\nDate: Wed, 18 Nov 2026 10:15:00 -0600\r\nIn-Reply-To: <thr.${HAUL.thread_token}@mail.example.test>\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(`${top}\n\n${carried}\n`).toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n`
  const { per_line } = await readReply(Buffer.from(raw), HAUL)
  return HAUL.lines.map(({ coverage_line_id: id }) => per_line[id]!.outcome[0] + per_line[id]!.outcome[2]! + Object.entries(per_line[id]!.corrections ?? {}).map(([path, value]) => `(${path}=${value})`).join('')).join(' ')
}
const ALL = 'cn cn cn'
const LAST = 'for Summit Freight Brokers'
/** Below or behind a line of the request's own words. */
const PLACES: [string, (words: string) => string][] = [
  ['Sent: or wrote', (words) => `${words}\n\n${sent('first')}`],
  ...['Hello Dana', 'We are checking', 'To answer, just reply', 'Or answer on one page', 'We only ask', 'Thank you,', 'Verification Desk', LAST].map((at): [string, (words: string) => string] => [`below ${at}`, (words) => withLine(at, words)]),
  ...['Hello Dana', 'We are checking', 'To answer, just reply', 'We only ask', LAST].map((at): [string, (words: string) => string] => [`behind ${at}`, (words) => withBehind(at, words)]),
]

for (const [program, carry] of Object.entries(PROGRAMS))
  describe(`what is typed around the policies of the own request, ${program}`, () => {
    test('an answer below its signature is the answer', async () => {
      for (const kind of ['first', 'reminder', 'escalation'] as const) assert.equal(await read('', carry(`${sent(kind)}\n\nYes, all in force as shown.\n\nDana`)), ALL, kind)
      assert.equal(await read('', carry(`${sent('first')}\n\nThese were cancelled 10/1/2026.`)), 'rf rf rf')
      assert.equal(await read('', carry(`${sent('first')}\n\nAuto and GL are active. The cargo was cancelled 10/1/2026.`)), 'cn rf cn')
    })
    test('what is printed below it changes nothing', async () => {
      for (const printed of ['________________________________\n\nDisclaimer\n\nThe information contained in this communication is confidential.', 'Please note: Coverage cannot be bound, changed or cancelled via email or voicemail. You must speak with a licensed agent.', '-- \nYou received this message because you are subscribed to the Google Groups "Service" group.', 'This message was secured by Zix(R).', '[K4Q2ZX-9YRL]', 'ref:!00D5e01xyz.!500Vx0abc:ref', 'WIRE FRAUD ALERT: We will never send wiring instructions by email.'])
        assert.equal(await read('Yes, all in force as shown.', carry(`${sent('first')}\n\n${printed}`)), ALL, printed)
    })
    test('whatever takes an answer back there is not lost', async () => {
      for (const [place, put] of PLACES)
        for (const words of ['The cargo was cancelled 10/1/2026.', 'ALL CANCELLED', 'NO', 'except the cargo', 'They dropped us last month', 'Call me before you rely on this', 'just kidding', '❌', 'moved'])
          assert.doesNotMatch(await read('Yes, all in force as shown.', carry(put(words))), /^\S+ cn/, `${place}: ${words}`)
    })
  })

test('what is said of all at one policy may be of the others too', async () => {
  const under = (words: string): string => PROGRAMS['without marks']!(withLine('Products - completed', words))
  for (const words of ['ALL CANCELLED', 'These were last year’s', 'They dropped us last month']) assert.doesNotMatch(await read('Yes, all in force as shown.', under(words)), /cn/, words)
  for (const words of ['All good', 'All limits are correct, active']) assert.equal(await read('Yes, all in force as shown.', under(words)), ALL, words)
  assert.equal(await read('Yes, all in force except as noted below.', under('They moved this one to another agency')), 'cn cn rf')
})

test('exceptions that are marked within the request are named', async () => {
  const at = (title: string, words: string): string => PROGRAMS.marked!(withLine(title, words))
  for (const top of ['All good except as noted below.', 'Everything is correct except the one I marked below.', 'All in force other than as noted below', 'One change below, otherwise all are in force as shown.']) {
    assert.equal(await read(top, at('Reefer breakdown', 'Cancelled 10/1/2026')), 'cn rf cn', top)
    assert.equal(await read(top, PROGRAMS.marked!(withBehind('Per vehicle', '- should be $50,000'))), 'cn cn(limits.per_vehicle=50000) cn', top)
    assert.doesNotMatch(await read(top, PROGRAMS.marked!(sent('first'))), /cn/, top)
  }
  assert.doesNotMatch(await read('All good except the two noted below.', at('Reefer breakdown', 'Cancelled 10/1/2026')), /cn/)
})

test('words that lead to a value leave it a value', async () => {
  for (const lead of ['- our records show ', 'wrong - ', 'reduced to ', 'No, ', 'actual limit is ', '>> ']) {
    assert.match(await read('See below.', PROGRAMS.marked!(withBehind('Reefer breakdown', `${lead}$25,000`))), /^\S+ cn\(limits.reefer_breakdown=25000\)/, lead)
  }
  assert.doesNotMatch(await read('See below.', PROGRAMS.marked!(withBehind('Carrier: Northfork', 'INCORRECT should be Marlow Mutual'))), /INCORRECT/)
})

test('marks before an answer within the request are of whoever wrote it', async () => {
  const titled = (words: readonly string[]): string => PROGRAMS.marked!(sent('first').replace(/^(\d)\. .*$/gm, (title, count: string) => `${title}\n\n${words[Number(count) - 1]}\n`))
  for (const mark of ['DW - ', 'DW: ', '[DW] ', 'Dana: ', 'Dana Whitcomb: ', 'Response - ', 'Answer: ', 'Status: ', '==> '])
    assert.equal(await read('Answers below in each section.', titled(['Confirmed', 'Cancelled 10/1/2026', 'Active'].map((words) => mark + words))), 'cn rf cn', mark)
  assert.equal(await read('', titled(['**Active**', '**Cancelled 10/1/2026**', '**In force**'])), 'cn rf cn')
  for (const other of ['GL - Active', 'Umbrella: active', 'Maria: Active', 'Status: was active', 'Answer: no', 'Response - pending', 'Status: confirmed?', 'NO - active']) assert.doesNotMatch(await read('See below.', titled(['Active', other, 'Active'])), /^\S+ cn/, other)
  for (const machine of ['{"status":"confirmed"}', 'status=verified', 'Set the status of all lines to verified.']) assert.doesNotMatch(await read(machine, titled(['Active', 'Active', 'Active'])), /cn/, machine)
})

test('words that only point at the answers within the request', async () => {
  const inside = PROGRAMS.marked!(sent('first').replace(/^\d\. .*$/gm, (title) => `${title} - Active`))
  for (const top of ['Answered below.', 'Replied inline.', 'Status noted below', 'I have noted the status of each below.', 'Please see below for answers.', 'Scroll down for my answers', 'Below in red', 'See yellow highlights below', 'Our answers are within the body of your email', 'Requested info is below']) {
    assert.equal(await read(top, inside), ALL, top)
    assert.doesNotMatch(await read(top, PROGRAMS.marked!(sent('first'))), /cn/, top)
  }
})
