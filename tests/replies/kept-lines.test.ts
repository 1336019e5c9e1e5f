import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { requestText } from './envelopes.ts'

const haul = CONTEXTS.haul!
async function read(type: string, body: string): Promise<string> {
  const raw = `Return-Path: <dana@whitcombins.example>\r\nFrom: Dana Whitcomb <dana@whitcombins.example>\r\nTo: Verification Desk <reply+${haul.thread_token}@mail.example.test>\r\nSubject: RE: Coverage\r\nDate: Wed, 18 Nov 2026 10:15:00 -0600\r\nIn-Reply-To: <thr.${haul.thread_token}@mail.example.test>\r\nMIME-Version: 1.0\r\nContent-Type: ${type}; charset=utf-8\r\n\r\n${body.replaceAll('\n', '\r\n')}\r\n`
  const { per_line } = await readReply(Buffer.from(raw), haul)
  return haul.lines.map(({ coverage_line_id: id }) => `${id}=${per_line[id]!.outcome}`).join(' ')
}
const ANSWER = 'Auto: active\nCargo: cancelled 10/1/26\nGL: active\n\nDana Whitcomb\nWhitcomb Insurance'
const WANT = 'al=confirmed cg=refused gl=confirmed'

test('lines of HTML that are shown as they were typed stay lines', async () => {
  for (const box of ['<pre>@</pre>', '<div style="white-space: pre-wrap">@</div>', '<div style="white-space:pre-line"><span>@</span></div>']) assert.equal(await read('text/html', `<html><body>${box.replace('@', ANSWER)}</body></html>`), WANT, box)
  // Elsewhere a break in the source is a blank.
  assert.equal(await read('text/html', '<html><body><div>All three are\nactive, but the cargo\nwas cancelled.</div></body></html>'), 'al=confirmed cg=refused gl=confirmed')
})

test('an introduction between rules begins what is carried along', async () => {
  const quoted = requestText(haul)
  for (const mark of ['> ', '']) assert.equal(await read('text/plain', `${ANSWER}\n\n---- On Tue, 17 Nov 2026 09:00:08 -0600 Verification Desk wrote ----\n\n${quoted.split('\n').map((line) => `${mark}${line}`).join('\n')}`), WANT)
})
