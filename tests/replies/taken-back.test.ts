import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail, requestText } from './envelopes.ts'

const haul = CONTEXTS.haul!
const YES = 'All three policies are active with the limits shown.'

function html(body: string, plain?: string): Buffer {
  const head = [
    `From: Dana Whitcomb <${haul.agent.email}>`,
    `To: Desk <reply+${haul.thread_token}@mail.example.test>`,
    'Subject: Re: Coverage',
    'Date: Wed, 18 Nov 2026 10:15:00 -0600',
    `In-Reply-To: <thr.${haul.thread_token}@mail.example.test>`,
    'MIME-Version: 1.0',
  ].join('\r\n')
  const part = (type: string, text: string): string => `Content-Type: text/${type}; charset=utf-8\r\n\r\n${text}\r\n`
  if (plain === undefined) return Buffer.from(`${head}\r\n${part('html', body)}`)
  return Buffer.from(`${head}\r\nContent-Type: multipart/alternative; boundary=b1\r\n\r\n--b1\r\n${part('plain', plain)}--b1\r\n${part('html', body)}--b1--\r\n`)
}
async function outcomes(raw: Uint8Array): Promise<string> {
  const reading = await readReply(raw, haul)
  return haul.lines.map((line) => `${line.coverage_line_id}=${reading.per_line[line.coverage_line_id]?.outcome}`).join(' ')
}
const all = (outcome: string): string => `al=${outcome} cg=${outcome} gl=${outcome}`
const plainly = (text: string): Buffer => replyMail(haul, text, { style: 'outlook' })

describe('words with a line through them', () => {
  for (const [name, struck] of [['s', '<s>Cargo is active.</s>'], ['del', '<del>Cargo is active.</del>'], ['a style', '<span style="text-decoration: line-through">Cargo is active.</span>']] as const) // prettier-ignore
    test(`${name}: not said`, async () => {
      assert.equal(await outcomes(html(`<p>Auto and GL are active, limits correct.</p><p>${struck}</p>`)), 'al=confirmed cg=unclear gl=confirmed')
    })
  test('the text part cannot show them', async () => {
    assert.equal(await outcomes(html('<p>Auto and GL are active. <s>Cargo is active.</s></p>', 'Auto and GL are active. Cargo is active.')), 'al=confirmed cg=unclear gl=confirmed')
  })
  test('a value struck and put right', async () => {
    const reading = await readReply(html('<p>All three are in force. Cargo limit is <s>$100,000</s> $75,000 per vehicle.</p>'), haul)
    assert.deepEqual(reading.per_line.cg?.corrections, { 'limits.per_vehicle': 75_000 })
  })
  test('in the quoted request: it was edited, and a person has to see how', async () => {
    const edited = requestText(haul).replace('PSC-204418', '<s>PSC-204418</s> PSC-204481').replaceAll('\n', '<br>')
    assert.equal(await outcomes(html(`<p>${YES}</p><hr><p><b>From:</b> Desk<br><b>Sent:</b> Tuesday, November 17, 2026 9:00 AM<br><b>Subject:</b> Coverage</p><p>${edited}</p>`)), all('unclear'))
  })
})

describe('whose words, and which of them', () => {
  test('a letter that greets the agent was written to the agent', async () => {
    assert.equal(await outcomes(plainly(`Hi Dana,\n\n${YES}\n\nMarvin\nPrairie Star Casualty`)), all('unclear'))
  })
  test('words of an absence notice', async () => {
    assert.equal(await outcomes(plainly('I am out of the office until Monday. All active policies remain in force.')).then((o) => /confirmed/.test(o)), false)
  })
  test('a signature does not begin with any capital word', async () => {
    assert.equal(await outcomes(plainly(`${YES}\n\nHowever, the underlying payment bounced.`)), all('unclear'))
    assert.equal(await outcomes(plainly(`${YES}\n\nSorry, I was looking at another account.`)), all('unclear'))
  })
  test('a caveat in the words of a footer', async () => {
    assert.equal(await outcomes(plainly(`${YES}\n\nNothing in this message may be relied on.`)), all('unclear'))
    assert.equal(await outcomes(plainly(`${YES}\n\nDana Whitcomb\nWhitcomb Insurance\n\nThis message may be privileged. Coverage cannot be bound or changed by email.`)), all('confirmed'))
  })
  test('a column under another head', async () => {
    const rows = ['Auto', 'Cargo', 'GL'].map((line) => `<tr><td>${line}</td><td>Yes</td></tr>`).join('')
    assert.equal(await outcomes(html(`<table><tr><th>Line</th><th>Active</th></tr>${rows}</table>`)), all('confirmed'))
    assert.equal(await outcomes(html(`<table><tr><th>Line</th><th>Cancelled</th></tr>${rows}</table>`)).then((o) => /confirmed/.test(o)), false)
  })
  test('an answer directly above the line that introduces the quote', async () => {
    assert.equal(await outcomes(html(`<div>${YES}</div><div>On Tuesday, November 17, 2026 at 09:00:08 AM CST, Verification Desk &lt;reply+x@mail.example.test&gt; wrote:</div><div>${requestText(haul).replaceAll('\n', '<br>')}</div>`)), all('confirmed'))
  })
})

describe('more than is read', () => {
  for (const [name, text] of [
    ['a sentence without end', `${'all active and in force '.repeat(300)}but none is paid`],
    ['sentences without end', `${'All are active. '.repeat(700)}None is paid.`],
    ['lines without end', `${'All are active.\n'.repeat(6_500)}None is paid.`],
  ] as const)
    test(name, async () => {
      assert.equal(await outcomes(plainly(text)).then((o) => /confirmed/.test(o)), false)
    })
  test('bounds of a message: size, parts, nesting', async () => {
    const head = plainly(YES).toString('latin1').split('\r\n\r\n')[0]!
    const bare = head.split('\r\n').filter((line) => !/^(?:content-|mime-)/i.test(line)).join('\r\n')
    const parts = `--b\r\nContent-Type: text/plain\r\nContent-Disposition: inline\r\nContent-Transfer-Encoding: 7bit\r\nContent-Language: en\r\n\r\n${YES}\r\n`
    const nested = Array.from({ length: 200 }, (_, at) => `Content-Type: multipart/mixed; boundary=n${at}\r\n\r\n--n${at}\r\n`).join('')
    for (const raw of [
      Buffer.concat([plainly(YES), Buffer.alloc(30 * 1024 * 1024, 'x\r\n')]),
      Buffer.from(`${bare}\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${parts.repeat(2_000)}--b--\r\n`),
      Buffer.from(`${bare}\r\nMIME-Version: 1.0\r\n${nested}Content-Type: text/plain\r\n\r\n${YES}\r\n`),
    ]) {
      const reading = await readReply(raw, haul)
      assert.equal(reading.needs_review, true)
      assert.ok(Object.values(reading.per_line).every((line) => line.outcome === 'unclear'))
    }
  })
})

describe('a heading and a list below it', () => {
  test('what the heading says is said of each', async () => {
    assert.equal(await outcomes(plainly('In force:\nAuto\nGL\n\nNot in force:\nCargo (cancelled 9/1)')), 'al=confirmed cg=refused gl=confirmed')
  })
  test('a row that says something of its own is read by itself', async () => {
    assert.equal(await outcomes(plainly('Confirming below:\n\n1. Auto - yes\n2. Cargo - yes, but the deductible went up to 5k\n3. GL - yes')), 'al=confirmed cg=contradicted gl=confirmed')
  })
})
