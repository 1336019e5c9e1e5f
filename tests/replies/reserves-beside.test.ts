import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail, requestText } from './envelopes.ts'

const haul = CONTEXTS.haul!
const YES = 'All three policies are in force with the limits shown.'
const RESERVES = ['Cargo was cancelled 10/3.', 'The cargo is not active.', 'Except the cargo, that one lapsed.', 'I have not actually checked the cargo yet.']
const [HEAD] = replyMail(haul, '', { style: 'apple' }).toString().split('Content-Type:') as [string]

const part = (type: string, body: string, ...fields: string[]): string => [`Content-Type: ${type}`, ...fields, '', body].join('\r\n')
const multi = (type: string, ...parts: string[]): string => [`Content-Type: multipart/${type}; boundary="q7"`, '', ...parts.flatMap((one) => ['--q7', one]), '--q7--', ''].join('\r\n')
const TEXT = part('text/plain; charset=utf-8', `${YES}\n\nDana`)
const file = (name: string, type = 'text/plain'): [string, string] => [`${type}; name="${name}"`, `Content-Disposition: attachment; filename="${name}"`]
const enclosed = (body: string, [type, ...fields]: string[]): string => multi('mixed', TEXT, part(type!, body, ...fields))
const message = (body: string, from = 'Dana <dana@whitcombins.example>', subject = 'note'): string => enclosed(`From: ${from}\r\nSubject: ${subject}\r\n\r\n${body}`, ['message/rfc822'])
const html = (body: string): string => part('text/html; charset=utf-8', `<html><head></head><body>${body}</body></html>`)

async function confirmed(body: string): Promise<string[]> {
  const { per_line } = await readReply(Buffer.from(`${HEAD}${body}`), haul)
  return Object.keys(per_line).filter((id) => per_line[id]!.outcome === 'confirmed')
}

describe('what a reader can open beside the text', () => {
  const places: Record<string, (reserve: string) => string> = {
    'a note': (reserve) => enclosed(reserve, file('notes.txt')),
    'a note of two bytes a letter': (reserve) => enclosed(Buffer.from(`\ufeff${reserve}`, 'utf16le').toString('base64'), [...file('notes.txt'), 'Content-Transfer-Encoding: base64']),
    'a page': (reserve) => enclosed(`<p>${reserve}</p>`, file('note.htm', 'application/octet-stream')),
    'an entry for a calendar': (reserve) => enclosed(`BEGIN:VEVENT\r\nDESCRIPTION:${reserve}\r\nEND:VEVENT`, file('a.ics', 'application/ics')),
    'a message': (reserve) => message(reserve),
    'the subject of a message': (reserve) => message('see above', undefined, reserve),
    'a message of the carrier': (reserve) => message(`Dana,\r\n${reserve}\r\nBob`, 'Bob <bob@prairiestar.example>'),
    'a message in a message': (reserve) => message(`x`).replace('\r\n\r\nx\r\n', `\r\nContent-Type: multipart/mixed; boundary=z\r\n\r\n--z\r\n\r\nfyi\r\n--z\r\nContent-Type: message/rfc822\r\n\r\nFrom: Dana <dana@whitcombins.example>\r\n\r\n${reserve}\r\n--z--\r\n`),
    'the text for phones and watches': (reserve) => multi('alternative', TEXT, part('text/watch-html', `<p>${reserve}</p>`), html(`<p>${YES}</p><p>Dana</p>`)),
    'the text with bold words': (reserve) => multi('alternative', TEXT, part('text/enriched', `<bold>${YES} ${reserve}</bold>`)),
  }
  for (const [where, put] of Object.entries(places))
    test(`${where} takes the answer back`, async () => {
      for (const reserve of RESERVES) assert.deepEqual(await confirmed(put(reserve)), [], reserve)
    })
  for (const [what, type] of [['the form that Outlook keeps for itself', 'application/ms-tnef; name=winmail.dat'], ['a message that is sealed', 'application/pkcs7-mime; name=smime.p7m'], ['the text as a word processor has it', 'text/rtf'], ['a piece of a message', 'message/partial']] as const)
    test(`${what} cannot be read, and goes to a person`, async () => assert.deepEqual(await confirmed(enclosed('eJ8+', [type])), []))
  const request = requestText(haul)
  const ours = `Verification Desk <reply+${haul.thread_token}@mail.example.test>`
  test('the request, kept whole', async () => {
    assert.deepEqual(await confirmed(message(request, ours)), ['al', 'cg', 'gl'])
    assert.deepEqual(await confirmed(message(request.replace('2. CARGO', '2. CARGO - CANCELLED'), ours)), [])
  })
  for (const [what, body] of [
    ['a card', enclosed('BEGIN:VCARD\r\nFN:Dana\r\nEND:VCARD', file('dana.vcf', 'text/vcard'))],
    ['a signature', enclosed('MIAG', ['application/pkcs7-signature; name=smime.p7s'])],
    ['what a gateway sets apart', enclosed('Sent from my iPhone', file('ATT00001.txt'))],
    ['a disclaimer', enclosed('CONFIDENTIALITY NOTICE: This e-mail message is for the sole use of the intended recipient. If you are not the intended recipient, please contact the sender and destroy all copies.', file('ATT00002.txt'))],
    ['the same words again', enclosed(`${YES}\n\nDana`, file('copy.txt'))],
    ['a paper', enclosed('JVBERi0xLjQK', file('acord.pdf', 'application/pdf'))],
  ] as const)
    test(`${what} takes nothing back`, async () => assert.deepEqual(await confirmed(body), ['al', 'cg', 'gl']))
})

describe('what the HTML shows beside the text, or to some readers only', () => {
  const places: Record<string, (reserve: string) => string> = {
    'words for a picture': (reserve) => `<img src="cid:1" alt="${reserve}">`,
    'a tip': (reserve) => `<span title="${reserve}">*</span>`,
    'a field': (reserve) => `<input value="${reserve}"><textarea>${reserve}</textarea>`,
    'a choice': (reserve) => `<select><option>${reserve}</option></select>`,
    'words that the style sheet writes': (reserve) => `<style>.n:after{content:"${reserve}"}</style>`,
    'what Outlook alone shows': (reserve) => `<!--[if mso]><p>${reserve}</p><![endif]-->`,
    'a comment that ends at once': (reserve) => `<!--><p>${reserve}</p>`,
    'a comment that ends oddly': (reserve) => `<!-- x --!><p>${reserve}</p>`,
    'what can be folded open': (reserve) => `<details><summary>note</summary>${reserve}</details>`,
  }
  for (const [where, put] of Object.entries(places))
    test(`${where} takes the answer back`, async () => {
      for (const reserve of RESERVES) assert.equal((await confirmed(html(`<p>${YES}</p>${put(reserve)}<p>Dana</p>`))).includes('cg'), false, reserve)
    })
  test('a paragraph in the head', async () => assert.deepEqual(await confirmed(html(`<p>${YES}</p>`).replace('<head>', `<head><p>${RESERVES[0]}</p>`)), []))
  for (const word of ['<img alt="not" src="cid:1">', '<input value="not">', '<span title="not">x</span>']) test(`${word} within the answer`, async () => assert.deepEqual(await confirmed(html(`<p>All three policies are ${word} in force.</p>`)), []))
  for (const alt of ['Whitcomb Insurance logo', 'Follow us on LinkedIn', 'Trusted Choice', 'Progressive logo', 'Auto Home Business Insurance', 'Independent Insurance Agent', 'Please do not print this email unless you really need to', 'Get a quote', 'Map', 'Big I', "Best of the Valley 2025 winner"])
    test(`${alt} takes nothing back`, async () => assert.deepEqual(await confirmed(html(`<p>${YES}</p><p>Dana</p><img src="cid:1" alt="${alt}">`)), ['al', 'cg', 'gl']))
})

describe('in the text', () => {
  for (const text of [
    'All three policies are n o t in force.',
    `${YES}\nCargo ❌`,
    `${YES} Cargo 👎`,
    `${YES} Cargo wᴀs cᴀncᴇllᴇd 10/3.`,
    `${YES}\n\nOn Tue, Nov 17, 2026 at 9:00 AM Cargo was cancelled 10/3. Verification Desk wrote:\n> Hello`,
    `${YES}\n\nFrom: Verification Desk <reply+x@mail.example.test>\nSent: Tuesday, November 17, 2026 9:00 AM\nTo: Dana\nSubject: Cargo was cancelled\n\nHello`,
  ])
    test(text.replaceAll('\n', ' / '), async () => assert.equal((await confirmed(part('text/plain; charset=utf-8', text))).includes('cg'), false))
  test('names struck out of a sentence', async () => {
    assert.deepEqual(await confirmed(html('<p><s>All three</s> policies are in force.</p>')), [])
    assert.deepEqual(await confirmed(html('<p>All three are in force as <s>stated</s> shown.</p>')), ['al', 'cg', 'gl'])
  })
  test('the request made into its opposite', async () => assert.deepEqual(await confirmed(part('text/plain; charset=utf-8', `${YES}\n\nDana\n\nOn Tue, Nov 17, 2026 at 9:00 AM Verification Desk wrote:\n${requestText(haul).replace('are in force as shown', 'are NOT in force as shown').split('\n').map((line) => `> ${line}`).join('\n')}`)), []))
  test('a subject of other years', async () => {
    assert.deepEqual(await confirmed(part('text/plain; charset=utf-8', YES)), ['al', 'cg', 'gl'])
    const reading = await readReply(replyMail(haul, YES, { style: 'apple', subject: 'Re: 2025 policies' }), haul)
    assert.equal(reading.per_line.cg!.outcome, 'unclear')
  })
})
