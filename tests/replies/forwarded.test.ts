import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'

const clinic = CONTEXTS_BY_TRADE.clinic!
const HEAD = [
  'From: Sunita Rao <srao@raobenefits.example>',
  `To: Verification Desk <reply+${clinic.thread_token}@mail.example.test>`,
  'Subject: RE: Coverage of Juniper Physical Therapy PLLC',
  'Date: Wed, 18 Nov 2026 10:15:00 -0600',
  `In-Reply-To: <thr.${clinic.thread_token}@mail.example.test>`,
  'MIME-Version: 1.0',
  'Content-Type: text/plain; charset=utf-8',
]
const above = (said: string, forwarded: string): string => `${said}\n\n---------- Forwarded message ---------\nFrom: Front Desk <desk@juniper.example>\nDate: Mon, Nov 16, 2026 at 4:10 PM\nSubject: Fwd: request\nTo: Sunita Rao <srao@raobenefits.example>\n\n${forwarded}`
async function outcomes(text: string): Promise<string[]> {
  const { per_line } = await readReply(Buffer.from([...HEAD, '', text.replaceAll('\n', '\r\n')].join('\r\n')), clinic)
  return clinic.lines.map((line) => per_line[line.coverage_line_id]!.outcome)
}

test('a bare yes above a message that somebody else wrote may be to that', async () => {
  for (const said of ['Confirmed', 'Yes.', 'Confirmed, thanks'])
    assert.deepEqual(await outcomes(above(said, 'Please take the professional liability off as of today.')), ['unclear', 'unclear'], said)
})

test('a statement of its own stands, and so does a yes above the request as a colleague passed it on', async () => {
  assert.deepEqual(await outcomes(above('Both policies are active and correct.', 'Here is the bill for October.')), ['confirmed', 'confirmed'])
  assert.deepEqual(await outcomes(above('Confirmed', `Please confirm these. https://verify.example.test/t/${clinic.thread_token}`)), ['confirmed', 'confirmed'])
})
