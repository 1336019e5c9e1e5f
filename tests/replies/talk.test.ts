import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { talkRows } from '../../src/outreach/replies/asides/talk/talk-row.ts'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'
import { readPhrases } from './read-phrases.ts'

const haul = CONTEXTS.haul!
async function confirmed(text: string): Promise<number> {
  const { per_line } = await readReply(replyMail(haul, text, { style: 'original' }), haul)
  return Object.values(per_line).filter((line) => line.outcome === 'confirmed').length
}

describe('talk of the office, of mail, of papers and of people', () => {
  test('takes nothing back, wherever it stands', async () => {
    const open: string[] = []
    for (const talk of readPhrases('talk.txt')) for (const text of [`${talk}\n\nAll three policies are active with the limits shown.`, `All three policies are active with the limits shown. ${talk}`]) if ((await confirmed(text)) !== 3) open.push(text)
    assert.deepEqual(open, [])
  })
  test('confirms nothing by itself', async () => {
    for (const talk of readPhrases('talk.txt')) assert.equal(await confirmed(talk), 0, talk)
  })
  test('said otherwise it opens the lines', async () => {
    const passed: string[] = []
    for (const near of readPhrases('no-talk.txt'))
      for (const text of [`All three policies are active. ${near}`, `${near} All three policies are active.`, `Confirmed.\n\n${near}\n\nDana`, `Yes to all.\n\nDana\n\nP.S. ${near}`, `Yes to all.\n\nDana Whitcomb\n${near}`, `Auto: active\nCargo: active\nGL: active\n\n${near}`])
        if ((await confirmed(text)) === 3) passed.push(text)
    assert.deepEqual(passed, [])
  })
})

test('a banner of the mail server is passed over, and not what stands behind it', async () => {
  assert.equal(await confirmed('CAUTION: external sender\n\nAll three policies are active.'), 3)
  for (const banner of ['EXTERNAL SENDER', '*** EXTERNAL EMAIL - use caution ***', "You don't often get email from dana@whitcombins.example. Learn why this is important"]) assert.equal(await confirmed(`${banner}\nAll three policies are active.`), 3, banner)
  assert.equal(await confirmed('*** EXTERNAL SENDER *** The GL limit is $500,000, not $1,000,000. All three are active.'), 2)
})

test('an offer that closes a letter is no question a yes may answer', async () => {
  for (const offer of ['Do you need anything else?', 'Would you like me to send a certificate?', 'Did you get my earlier email?', 'Can I help with anything else?']) assert.equal(await confirmed(`Yes, confirmed. ${offer}`), 3, offer)
  for (const question of ['Which policies?', 'Do you need the cargo?', 'Who is asking?']) assert.equal(await confirmed(`Yes. ${question}`), 0, question)
})

test('a row of talk: choices, what may be left out, and slots', () => {
  const rows = talkRows(`
    [please] (call|text) me [on my (cell|mobile) [today]] [{when}]
    any questions{q}
  `)
  for (const said of ['call me', 'please text me', 'call me on my cell', 'text me on my mobile today', 'call me monday morning', 'any questions?']) assert.ok(rows.test(said), said)
  for (const said of ['please', 'call me on my', 'call me not', 'call them', 'any questions']) assert.ok(!rows.test(said), said)
  assert.throws(() => talkRows('{unheard}'))
})
