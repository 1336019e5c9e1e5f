import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'
import { requestText } from './envelopes.ts'

const TOW = CONTEXTS_BY_TRADE.tow!
const DESK = `Verification Desk <reply+${TOW.thread_token}@mail.example.test>`
const esc = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
type Shape = { top: string; answers: string[]; tag?: (text: string) => string; behind?: boolean; quote?: 'outlook' | 'gmail'; plain?: 'same' | 'none' | 'without'; heading?: string }

/** The request as rows, with an answer under each policy, or behind its last value. */
function rows(shape: Shape): { html: string; plain: string } {
  const tag = shape.tag ?? ((text: string) => `<span style="color:red">${text}</span>`)
  const html: string[] = []
  const plain: string[] = []
  let at = -1
  const blocks = requestText(TOW).split('\n\n')
  for (const block of blocks) {
    if (!/^\d\. /.test(block)) {
      html.push(`<p>${esc(block)}</p>`)
      plain.push(block)
      continue
    }
    at += 1
    const lines = block.split('\n')
    lines.forEach((line, row) => {
      const last = row === lines.length - 1
      const shown = row === 0 && shape.heading ? shape.heading.replace('$', esc(line)) : esc(line)
      html.push(`<p class="MsoNormal">${shown}${last && shape.behind ? ` ${tag(esc(shape.answers[at]!))}` : ''}</p>`)
      plain.push(last && shape.behind ? `${line} ${shape.answers[at]}` : line)
    })
    if (shape.behind) continue
    html.push(`<p class="MsoNormal">${tag(esc(shape.answers[at]!))}</p>`)
    plain.push(shape.answers[at]!)
  }
  return { html: html.join('\n'), plain: plain.join('\n') }
}

async function read(shape: Shape): Promise<string> {
  const { html, plain } = rows(shape)
  const head = `From: ${DESK}\nSent: Tuesday, November 17, 2026 9:00 AM\nTo: ${TOW.agent.email}\nSubject: Coverage`
  const body =
    shape.quote === 'gmail'
      ? `<div dir="ltr"><div>${esc(shape.top)}</div></div><br><div class="gmail_quote"><div class="gmail_attr">On Tue, Nov 17, 2026 at 9:00 AM ${esc(DESK)} wrote:<br></div><blockquote class="gmail_quote">${html}</blockquote></div>`
      : `<div class="WordSection1"><p class="MsoNormal">${esc(shape.top)}</p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt"><p><b>From:</b> ${esc(DESK)}<br><b>Sent:</b> Tuesday, November 17, 2026 9:00 AM<br><b>Subject:</b> Coverage</p></div></div>${html}</div>`
  const text = `${shape.top}\n\n${head}\n\n${shape.plain === 'without' ? requestText(TOW) : plain}\n`
  const part = (type: string, content: string): string => `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n`
  const headers = `From: Hank <${TOW.agent.email}>\r\nTo: ${DESK}\r\nSubject: RE: Coverage\r\nDate: Wed, 18 Nov 2026 10:15:00 -0600\r\nIn-Reply-To: <thr.${TOW.thread_token}@mail.example.test>\r\nMIME-Version: 1.0\r\n`
  const raw =
    shape.plain === 'none'
      ? headers + part('text/html', body)
      : `${headers}Content-Type: multipart/alternative; boundary="b1"\r\n\r\n--b1\r\n${part('text/plain', text)}--b1\r\n${part('text/html', body)}--b1--\r\n`
  const { per_line } = await readReply(Buffer.from(raw), TOW)
  const codes: Record<string, string> = { confirmed: 'c', refused: 'r', unclear: 'u', none: 'n', contradicted: 'x' }
  return TOW.lines.map((line) => codes[per_line[line.coverage_line_id]!.outcome]! + Object.entries(per_line[line.coverage_line_id]!.corrections ?? {}).map(([path, value]) => `(${path}=${value})`).join('')).join(' ')
}

const YES = ['Active and correct', 'Active and correct', 'Active and correct']
const MIXED = ['In force', 'In force, but the limit is $100,000', 'Cancelled 10/1/2026']
const blue = (text: string): string => `<font color="#0070C0">${text}</font>`
const RIGHT: [shape: Shape, wanted: string][] = [
  [{ top: 'My answers are in red below.', answers: YES }, 'c c c'],
  [{ top: 'See answers in red.', answers: YES, plain: 'none' }, 'c c c'],
  [{ top: 'Please see my notes in blue below.', answers: MIXED, tag: blue, quote: 'gmail' }, 'c x(limits.per_vehicle=100000) r'],
  [{ top: 'My comments are in green below', answers: MIXED, tag: (text) => `<span style='font-size:11pt;color:rgb(0, 176, 80)'>${text}</span>` }, 'c x(limits.per_vehicle=100000) r'],
  [{ top: 'My answers are in red below.', answers: YES, behind: true, quote: 'gmail' }, 'c c c'],
  [{ top: 'Answers in red below.', answers: ['Yes', 'Yes', 'Not ours'], heading: '<b><span style="color:#1F497D">$</span></b>' }, 'c c r'],
  [{ top: 'See below.', answers: YES }, 'c c c'],
  [{ top: 'See red below.', answers: YES }, 'c c c'],
  [{ top: 'My answers are in bold below.', answers: MIXED, tag: (text) => `<b>${text}</b>` }, 'c x(limits.per_vehicle=100000) r'],
]

describe('answers in another colour within the request', () => {
  for (const [shape, wanted] of RIGHT) test(`${shape.top} ${shape.answers.join(' / ')}`, async () => assert.equal(await read(shape), wanted))

  test('nothing is confirmed where the colour is not announced, is another one, or is in the HTML alone', async () => {
    for (const shape of [
      { top: 'Thanks.', answers: YES },
      { top: 'My answers are in blue below.', answers: YES },
      { top: 'My answers are in red below.', answers: YES, plain: 'without' },
      { top: 'My answers are in red below.', answers: ['Was active', 'Should be fine', 'Active until Friday'] },
      { top: 'My answers are in red below.', answers: ['', '', ''] },
      { top: 'My answers are in red below.', answers: ['Active?', 'Pending cancel', 'Checking'] },
    ] satisfies Shape[])
      assert.doesNotMatch(await read(shape), /c/, shape.top + shape.answers.join())
  })

  test('a doubt above or within it counts', async () => {
    assert.doesNotMatch(await read({ top: 'My answers are in red below. I still have to check with the carrier whether any of it is active.', answers: YES }), /c/)
    assert.match(await read({ top: 'My answers are in red below.', answers: ['Active and correct', 'I would have to check', 'Active and correct'] }), /^c [un] c$/)
  })

  test('a colour of the request’s own headings makes no answer', async () => {
    assert.doesNotMatch(await read({ top: 'My answers are in red below.', answers: ['', '', ''], heading: '<span style="color:red">$</span>' }), /c/)
  })
})
