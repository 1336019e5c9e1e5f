import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { requestText } from './envelopes.ts'

const haul = CONTEXTS.haul!
const HEAD = [
  'Return-Path: <dana@whitcombins.example>',
  'From: Dana Whitcomb <dana@whitcombins.example>',
  `To: Verification Desk <reply+${haul.thread_token}@mail.example.test>`,
  'Subject: RE: Coverage',
  'Date: Wed, 18 Nov 2026 10:15:00 -0600',
  'Message-ID: <77@mailer.example>',
  `In-Reply-To: <thr.${haul.thread_token}@mail.example.test>`,
  'MIME-Version: 1.0',
]
const FROM = `From: Verification Desk <reply+${haul.thread_token}@mail.example.test>\nSent: Tuesday, November 17, 2026 9:00 AM\nTo: Dana Whitcomb\nSubject: Coverage\n\n${requestText(haul)}`
const part = (type: string, text: string): string => `Content-Type: text/${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n`
const both = (plain: string, html: string): Buffer => Buffer.from(`${[...HEAD, 'Content-Type: multipart/alternative; boundary=b1', ''].join('\r\n')}\r\n--b1\r\n${part('plain', plain)}--b1\r\n${part('html', html)}--b1--\r\n`)
const one = (type: string, text: string): Buffer => Buffer.from(`${HEAD.join('\r\n')}\r\n${part(type, text)}`)
const below = `<hr><div>${FROM.replaceAll('<', '&lt;').replaceAll('\n', '<br>')}</div>`
async function outcomes(raw: Buffer): Promise<string> {
  const { per_line } = await readReply(raw, haul)
  return haul.lines.map((line) => per_line[line.coverage_line_id]!.outcome).join(' ')
}
const ALL = 'confirmed confirmed confirmed'
const NOBODY = 'unclear unclear unclear'

describe('parts that mail programs put around an answer', () => {
  test('a text part that only says to read the HTML', async () =>
    assert.equal(await outcomes(both('Your email client does not support HTML. Please view this message in an HTML capable client.\n', `<p>All three are active.</p>${below}`)), ALL))
  test('a text part that says something else besides', async () =>
    assert.equal(await outcomes(both('Please view this message in an HTML client. The GL was cancelled.\n', `<p>All three are active.</p>${below}`)), NOBODY))
  test('a banner in a box, with the answer right below it', async () =>
    assert.equal(await outcomes(one('html', `<table><tr><td>CAUTION: External email. Do not click links.</td></tr></table><div>All three are active.</div>${below}`)), ALL))
  test('a signature beside a picture, whose words the text part has', async () =>
    assert.equal(
      await outcomes(both(`Confirmed.\n\n[Agency logo]\n\nDana Whitcomb\nAccount Manager | CISR\nP: 555-010-1234\n\n${FROM}`, `<p>Confirmed.</p><p>&nbsp;</p><table><tr><td><img src="x.png" alt="Agency logo"></td><td><b>Dana Whitcomb</b><br>Account Manager | CISR<br>P: 555-010-1234</td></tr></table>${below}`)),
      ALL,
    ))
  test('a picture’s words that take the answer back', async () => assert.equal(await outcomes(one('plain', `Confirmed.\n\n[Image: GL was cancelled 10/1]\n\nDana Whitcomb\n\n${FROM}`)), 'unclear unclear refused'))
  test('the mark by which a system finds its case again', async () => assert.equal(await outcomes(one('plain', `Confirmed.\n\nref:_00D5e1.!5003x:ref\n\n${FROM}`)), ALL))
})
