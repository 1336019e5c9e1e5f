import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { draftOutreach } from '../../src/outreach/messages/draft-outreach.ts'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'

const HAUL = CONTEXTS.haul!
const DESK = `Insurance verification desk <reply+${HAUL.thread_token}@mail.example.test>`
const SENT = draftOutreach({
  kind: 'first',
  insured: { name: HAUL.insured_name },
  agent: { name: HAUL.agent.name, email: HAUL.agent.email },
  askedFor: 'Summit Freight Brokers',
  lines: HAUL.lines,
  replyAddress: `reply+${HAUL.thread_token}@mail.example.test`,
  answerUrl: `https://answers.example.test/t/${HAUL.thread_token}`,
})
const TITLES = ['1. AUTOMOBILE LIABILITY', '2. MOTOR TRUCK CARGO', '3. GENERAL LIABILITY']
const LAST = ['Combined single limit: $1,000,000', 'Reefer breakdown: $50,000', 'Products - completed operations aggregate: $2,000,000']
type Edit = [row: string, behind: string, below?: string]

/** The request as text, with words behind its rows (of the policy in which they stand) and lines below them. */
function edited(edits: readonly (readonly Edit[])[]): string {
  let policy = -1
  return SENT.text
    .split('\n')
    .flatMap((line) => {
      if (/^\d\. /.test(line)) policy += 1
      const edit = (edits[policy] ?? []).find(([row]) => line.includes(row))
      return edit === undefined ? [line] : [`${line}${edit[1]}`, ...(edit[2] === undefined ? [] : [edit[2]])]
    })
    .join('\n')
}
/** The same in HTML; rows are cells there. */
function editedHtml(edits: readonly (readonly Edit[])[], tag: (text: string) => string): string {
  let policy = -1
  return /<body[^>]*>([\s\S]*)<\/body>/.exec(SENT.html)![1]!.replace(/<p style="margin:0 0 6px[^>]*>(\d\. [^<]*)<\/p>|<tr><td[^>]*>([^<]*)<\/td><td[^>]*>([^<]*)<\/td><\/tr>/g, (whole, title: string | undefined, name: string, value: string) => {
    if (title !== undefined) policy += 1
    const shown = title === undefined ? `${name}: ${value}` : title.toUpperCase()
    const edit = (edits[policy] ?? []).find(([row]) => shown.replaceAll('&amp;', '&').replaceAll('&#39;', "'").includes(row))
    if (edit === undefined) return whole
    const behind = whole.replace(/<\/(?:p|td><\/tr)>$/, (close) => ` ${tag(edit[1])}${close}`)
    return edit[2] === undefined ? behind : `${behind}${title === undefined ? `<tr><td colspan="2">${tag(edit[2])}</td></tr>` : `<p>${tag(edit[2])}</p>`}`
  })
}
const asQuote = (text: string): string => `On Tue, Nov 17, 2026 at 9:00 AM ${DESK} wrote:\n\n${text.split('\n').map((line) => `> ${line}`.trimEnd()).join('\n')}`
const asHistory = (text: string): string => `From: ${DESK}\nSent: Tuesday, November 17, 2026 9:00 AM\nTo: ${HAUL.agent.email}\nSubject: ${SENT.subject}\n\n${text}`
const folded = (text: string, width: number): string => text.split('\n').map((line) => line.replace(new RegExp(`(.{${width / 2},${width}}) `, 'g'), '$1\n')).join('\n')

async function read(top: string, body: string, html = false): Promise<string> {
  const raw = `From: Dana Whitcomb <${HAUL.agent.email}>\r\nTo: ${DESK}\r\nSubject: RE: ${SENT.subject}\r\nDate: Wed, 18 Nov 2026 10:15:00 -0600\r\nIn-Reply-To: <thr.${HAUL.thread_token}@mail.example.test>\r\nMIME-Version: 1.0\r\nContent-Type: text/${html ? 'html' : 'plain'}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(html ? body.replace('@', top) : `${top}\n\n${body}`).toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n`
  const { per_line } = await readReply(Buffer.from(raw), HAUL)
  return HAUL.lines.map(({ coverage_line_id: id }) => per_line[id]!.outcome[0] + per_line[id]!.outcome[2]! + Object.entries(per_line[id]!.corrections ?? {}).map(([path, value]) => `(${path}=${value})`).join('')).join(' ')
}
const gmail = (html: string): string => `<div dir="ltr">@</div><br><div class="gmail_quote"><div class="gmail_attr">On Tue, Nov 17, 2026 at 9:00 AM Insurance verification desk &lt;reply+${HAUL.thread_token}@mail.example.test&gt; wrote:<br></div><blockquote class="gmail_quote">${html}</blockquote></div>`
const outlook = (html: string): string => `<div class="WordSection1"><p>@</p><div style="border:none;border-top:solid #E1E1E1 1.0pt"><p><b>From:</b> Insurance verification desk<br><b>Sent:</b> Tuesday, November 17, 2026 9:00 AM<br><b>Subject:</b> x</p></div>${html}</div>`
const [CONFIRMED, REFUSED, OPEN, NONE] = ['cn', 'rf', 'uc', 'nn']

const PROGRAMS: Record<string, (top: string, edits: readonly (readonly Edit[])[]) => Promise<string>> = {
  'quote marks': (top, edits) => read(top, asQuote(edited(edits))),
  'no marks': (top, edits) => read(top, asHistory(edited(edits))),
  'quote marks, lines broken at 60': (top, edits) => read(top, asQuote(folded(edited(edits), 60))),
  'no marks, lines broken at 60': (top, edits) => read(top, asHistory(folded(edited(edits), 60))),
  'a web mailer': (top, edits) => read(top, gmail(editedHtml(edits, (text) => text)), true),
  'a web mailer, in bold': (top, edits) => read(top, gmail(editedHtml(edits, (text) => `<b>${text}</b>`)), true),
  'a desktop program, in red': (top, edits) => read(top, outlook(editedHtml(edits, (text) => `<span style="color:red">${text}</span>`)), true),
}

/** Where lines are broken anew a person may have to look, and nothing may come out wrong. */
function assertRead(got: string, want: string, mayStayOpen: boolean): void {
  const open = want.split(' ').map((one, at) => (mayStayOpen && got.split(' ')[at] === OPEN ? OPEN : one))
  assert.equal(got, open.join(' '))
}

for (const [program, answer] of Object.entries(PROGRAMS))
  describe(`the service's own request, answered in it, ${program}`, () => {
    const broken = program.includes('broken')
    const each = (place: (title: string, last: string, words: string) => Edit) => (words: string[]) => words.map((one, at) => [place(TITLES[at]!, LAST[at]!, one)])
    const places = {
      'behind the title': each((title, _, words) => [title, ` - ${words}`]),
      'below the title': each((title, _, words) => [title, '', words]),
      'behind the last value': each((_, last, words) => [last, `  ${words}`]),
      'below the last value': each((_, last, words) => [last, '', words]),
    }
    for (const [place, write] of Object.entries(places))
      test(place, async () => {
        for (const top of ['See my answers below.', '']) {
          assertRead(await answer(top, write(['Active', 'In force, all correct', 'Yes'])), [CONFIRMED, CONFIRMED, CONFIRMED].join(' '), broken)
          assertRead(await answer(top, write(['Active', 'Cancelled 10/1/2026', 'No longer with our agency'])), [CONFIRMED, REFUSED, REFUSED].join(' '), broken)
          assertRead(await answer(top, write(['Not ours', 'checking with the carrier', 'Confirmed - active'])), [REFUSED, NONE, CONFIRMED].join(' '), broken)
        }
      })

    test('a value put right behind it is of that value', async () => {
      const rest: Edit[][] = [[[LAST[1]!, '', 'Active']], [[LAST[2]!, '', 'Active']]]
      assertRead(await answer('See below.', [[['Combined single limit', ' - should be $750,000']], ...rest]), `cn(limits.combined_single_limit=750000) ${CONFIRMED} ${CONFIRMED}`, broken)
      assertRead(await answer('See below.', [[['Policy number', ' - number is ZZ-99812']], ...rest]), `cn(policy_number=ZZ-99812) ${CONFIRMED} ${CONFIRMED}`, broken)
    })

    test('what is said of one value, or of one policy, does not speak for the others', async () => {
      assert.equal(await answer('See below.', [[['Carrier', ' - correct']]]), [OPEN, OPEN, OPEN].join(' '))
      assert.equal(await answer('See below.', HAUL.lines.map(() => [['Policy number', ' correct'] as Edit])), [OPEN, OPEN, OPEN].join(' '))
      assert.equal(await answer('See below.', [[], [[LAST[1]!, '', 'Active']]]), [OPEN, CONFIRMED, OPEN].join(' '))
      assert.doesNotMatch(await answer('Yes, all in force.', [[], [[TITLES[1]!, ' - cancelled 10/1/2026']]]), /^\S+ cn/)
    })

    test('nothing written in it is a plain yes above it', async () => {
      assert.equal(await answer('Yes, all correct.', []), [CONFIRMED, CONFIRMED, CONFIRMED].join(' '))
    })
  })

describe('answers above the policies of the service’s own request', () => {
  const above = (words: string[]): string => SENT.text.split('\n').flatMap((line) => (/^\d\. /.test(line) && words[Number(line[0]) - 1] ? [words[Number(line[0]) - 1]!, line] : [line])).join('\n')
  test('are of what stands below them where each has one and none stands below the last', async () => {
    assert.equal(await read('', asHistory(above(['Active', 'Cancelled 10/1/2026', 'Active']))), [CONFIRMED, REFUSED, CONFIRMED].join(' '))
  })
  test('confirm nothing where one has none, or a line above says that the answers stand below', async () => {
    assert.doesNotMatch(await read('', asHistory(above(['Active', '', 'Cancelled 10/1/2026']))), /cn/)
    assert.doesNotMatch(await read('', asHistory(above(['Answers below each', 'Active', 'Cancelled 10/1/2026']))), /cn \S+ cn|^cn cn/)
  })
})

test('a sign or a question mark at one policy is an answer too', async () => {
  for (const sign of ['❌', '?', '✗', '⛔'])
    for (const edit of [[TITLES[1]!, ` ${sign}`], [LAST[1]!, ` ${sign}`], [LAST[1]!, '', sign]] as Edit[]) {
      const body = edited([[[TITLES[0]!, ' - active']], [edit], [[TITLES[2]!, ' - active']]])
      for (const text of [asQuote(body), asHistory(body)]) assert.doesNotMatch(await read('Yes, all in force.', text), /^\S+ cn/, `${edit}`)
    }
})

test('what stands among the opening words of the request may be of all of it, and is not lost', async () => {
  const body = asQuote(edited([[[TITLES[0]!, ' - active']], [[TITLES[1]!, ' - active']], [[TITLES[2]!, ' - active']]])).replace('> We are checking', 'The cargo was cancelled 10/1/2026.\n\n> We are checking')
  assert.doesNotMatch(await read('', body), /^\S+ cn/)
  assert.equal(await read('', body.replace('The cargo was cancelled 10/1/2026.\n\n', '')), [CONFIRMED, CONFIRMED, CONFIRMED].join(' '))
})

test('an answer is of the policy it stands at, however short the lines are broken', async () => {
  for (const width of [30, 38, 46]) {
    const body = folded(edited([[], [], [[LAST[2]!, '', 'Active']]]), width)
    for (const text of [asQuote(body), asHistory(body)]) assert.doesNotMatch(await read('See below', text), /^cn|^\S+ cn/, `${width}`)
  }
})

describe('the request quoted below a yes is our own, whatever the insured is called', () => {
  const NAMES = ['Ops @ Night Trucking', 'Haul-It.com Movers LLC', 'https://www.bigrigs.example LLC', 'Abcdefghij '.repeat(20).trim(), 'Two\nLines and More, LLC', '\u200b']
  const quoted = async (name: string, top: string, sent: (text: string) => string): Promise<string[]> => {
    const asked = { ...HAUL, insured_name: name }
    const { text, subject } = draftOutreach({ kind: 'first', insured: { name }, agent: { name: HAUL.agent.name, email: HAUL.agent.email }, askedFor: 'Summit Freight Brokers', lines: HAUL.lines, replyAddress: `reply+${HAUL.thread_token}@mail.example.test`, answerUrl: 'https://answers.example.test/t/1' })
    const raw = `From: ${HAUL.agent.email}\r\nTo: ${DESK}\r\nSubject: RE: ${subject}\r\nDate: Wed, 18 Nov 2026 10:15:00 -0600\r\nIn-Reply-To: <thr.${HAUL.thread_token}@mail.example.test>\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(`${top}\n\n${asQuote(sent(text))}`).toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n`
    return [...new Set(Object.values((await readReply(Buffer.from(raw), asked)).per_line).map((line) => line.outcome))]
  }
  const YES = 'Yes, I can confirm all of the policies below are active and the limits are correct.'
  for (const name of NAMES)
    test(JSON.stringify(name).slice(0, 40), async () => {
      assert.deepEqual(await quoted(name, YES, (text) => text), ['confirmed'])
      assert.deepEqual(await quoted(name, YES, (text) => text.replace('Do your records show', 'We wrote Apex Freight in 2019. Do your records show')), ['unclear'])
    })
})
