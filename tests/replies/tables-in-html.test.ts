import assert from 'node:assert/strict'
import { test } from 'node:test'
import { htmlToText } from '../../src/outreach/replies/message/html-to-text.ts'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'

const DRAY = CONTEXTS_BY_TRADE.dray!
const cell = (text: string): string => `<td valign="top" style="padding:0in 5.4pt"><p class="MsoNormal">${text}<o:p></o:p></p></td>`
const table = (rows: string[][]): string => `<table border="1">${rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('')}</table>`
/** As Word and Outlook write the text part: each cell on a line of its own. */
const stacked = (rows: string[][]): string => rows.flatMap((row) => row.filter((text) => text !== '')).join('\n\n')

async function read(rows: string[][], plain: string | null, under = ''): Promise<string[]> {
  const html = `<div class="WordSection1"><p class="MsoNormal">Hello,</p>${table(rows)}<p class="MsoNormal">Marcy Eldridge</p>${under}</div>`
  const part = (type: string, content: string): string => `--b1\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n`
  const parts = `${plain === null ? '' : part('text/plain', `Hello,\n\n${plain}\n\nMarcy Eldridge\n`)}${part('text/html', html)}`
  const raw = `From: Marcy Eldridge <${DRAY.agent.email}>\r\nTo: reply+${DRAY.thread_token}@mail.example.test\r\nSubject: RE: Coverage\r\nDate: Wed, 18 Nov 2026 10:15:00 -0600\r\nIn-Reply-To: <thr.${DRAY.thread_token}@mail.example.test>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/alternative; boundary="b1"\r\n\r\n${parts}--b1--\r\n`
  const { per_line } = await readReply(Buffer.from(raw), DRAY)
  return DRAY.lines.map((line) => per_line[line.coverage_line_id]!.outcome)
}

const ROWS = [
  ['Line', 'Policy #', 'Status', 'Comments'],
  ['Auto', 'CTA 4471902-03', 'Active', ''],
  ['Cargo', 'CTC 4471903-03', 'Cancelled', 'Insured request 8/1/2026'],
  ['GL', 'BGL-552081', 'Active', ''],
  ['Interchange', 'CTT 4471904-03', 'Active', ''],
]
const WANTED = ['confirmed', 'refused', 'confirmed', 'confirmed']

test('the rows of a table that Word wrote are rows, whatever its text part looks like', async () => {
  for (const plain of [stacked(ROWS), ROWS.map((row) => row.join('\t')).join('\n'), null]) assert.deepEqual(await read(ROWS, plain), WANTED)
})

test('words of the HTML alone, and words of the text alone, leave the policies open', async () => {
  assert.ok(!(await read(ROWS, stacked(ROWS), '<p>All of these are pending review.</p>')).includes('confirmed'))
  assert.ok(!(await read(ROWS, `${stacked(ROWS)}\n\nAll of these are pending review.`)).includes('confirmed'))
})

test('a table that lays a letter out keeps its lines', () => {
  const shown = htmlToText('<table><tr><td><img src="a"></td><td><p>Marcy Eldridge</p><p>Eldridge Transport</p><p>555 010 4411</p></td></tr></table>')
  assert.equal(shown.replace(/\n+/g, '\n'), 'Marcy Eldridge\nEldridge Transport\n555 010 4411')
  assert.match(htmlToText(`<table><tr><td><p>All active.</p>${table(ROWS)}</td><td></td></tr></table>`), /^All active\.\n+Line \| Policy # \| Status \| Comments\nAuto \| CTA 4471902-03 \| Active\n/)
})
