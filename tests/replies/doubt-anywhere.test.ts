import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

const haul = CONTEXTS.haul!
const YES = ['All three policies are active', 'Confirmed', 'Auto, cargo and GL are in force with the limits shown']
/** What takes a yes back, narrows it, or says that it is nobody's. */
// prettier-ignore
const BESIDE = [
  'as far as I know', 'I think', 'I guess', 'supposedly', 'probably', 'if memory serves', 'unless I\'m wrong', 'unless told otherwise',
  'provided the check clears', 'subject to payment', 'subject to change', 'pending payment', 'pending cancellation', 'once they pay',
  'when they pay', 'until Friday', 'until further notice', 'for now', 'for another week', 'at least today', 'as of last week',
  'as of 9/1/2026', 'as of inception', 'when issued', 'last I heard', 'a month ago', 'at that time', 'formerly', 'at one point',
  'per the insured', 'according to the insured', 'says the owner', 'I\'m told', 'word is', 'on paper', 'theoretically', 'sort of',
  'mostly', 'for the most part', 'with exclusions', 'with changes', 'with different dates', 'with another agency', 'with a gap',
  'with a balance due', 'except as noted', 'but past due', 'but they are leaving', 'but lapsed', 'but not renewed',
  'but not those limits', 'but the limits changed', 'but with another company', 'but check with the carrier', 'however they owe money',
  'although we resigned', 'not', 'not any longer', 'not confirmed', 'not with those limits', 'never', 'false', 'cancelled', 'suspended',
  'rescinded', 'in grace period', 'under cancellation', 'quoted', 'declined', 'draft', 'test', 'lol', 'as if', 'wink',
  'contact the carrier', 'refer to the policy', 'for the other company', 'for a different insured', 'for the previous owner',
  'for the owner personally', 'for two trucks only', 'for this month only', 'only if paid', 'on the old policies', 'on the renewal',
  'under another policy', 'under protest', 'limits unknown', 'dates not verified', 'I didn\'t look', 'from memory',
  'this is not a guarantee', 'not official', 'for information only', 'E&OE', 'to be confirmed', 'will confirm', 'let me check',
  'checking now', 'or so I thought', 'or maybe not', 'we expect', 'should be', 'might be', 'appears to be', 'if you say so', 'no idea',
  'hard to say', 'uncertain', 'disputed', 'or were', 'originally', 'applied for', 'call the carrier', 'errors and omissions excepted',
  'for someone else', 'for one truck', 'as of the certificate date', 'in August', 'on hold', 'in part', 'previously',
  'for the other entity', 'but under review', 'I wish',
]
const capital = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}`
const PLACES: Record<string, (yes: string, beside: string) => string> = {
  'after a comma': (yes, beside) => `${yes}, ${beside}.`,
  'without one': (yes, beside) => `${yes} ${beside}.`,
  'in brackets': (yes, beside) => `${yes} (${beside}).`,
  'after a dash': (yes, beside) => `${yes} - ${beside}.`,
  'as a sentence': (yes, beside) => `${yes}. ${capital(beside)}.`,
  'as a paragraph': (yes, beside) => `${yes}.\n\n${capital(beside)}.`,
  'on a line': (yes, beside) => `${yes}\n${beside}`,
  'before it': (yes, beside) => `${capital(beside)}, ${yes[0]!.toLowerCase()}${yes.slice(1)}.`,
}

describe('nothing is confirmed beside it, wherever it stands', () => {
  for (const [place, put] of Object.entries(PLACES))
    test(place, async () => {
      const confirmed: string[] = []
      for (const beside of BESIDE)
        for (const yes of YES) {
          const text = put(yes, beside)
          const reading = await readReply(replyMail(haul, text, { style: 'original' }), haul)
          if (Object.values(reading.per_line).some((line) => line.outcome === 'confirmed')) confirmed.push(text)
        }
      assert.deepEqual(confirmed, [])
    })
  test('and each of them is confirmed alone', async () => {
    for (const yes of YES) {
      const reading = await readReply(replyMail(haul, `${yes}.`, { style: 'original' }), haul)
      assert.ok(Object.values(reading.per_line).every((line) => line.outcome === 'confirmed'), yes)
    }
  })
})

describe('a reserve apart from a list of lines is of all of them', () => {
  for (const text of [
    'I believe GL yes, auto yes, cargo yes.',
    'Previously, GL yes, auto yes, cargo yes.',
    'Per the insured, GL yes, auto yes, cargo yes.',
    'GL yes, auto yes, cargo yes, until Friday.',
    'GL yes, auto yes, cargo yes - pending payment.',
    'GL yes, auto yes, cargo yes. Pending payment.',
    'GL: active\nAuto: active\nCargo: active\n\nAs far as I know.',
  ])
    test(text.replaceAll('\n', ' / '), async () => {
      const reading = await readReply(replyMail(haul, text, { style: 'original' }), haul)
      assert.ok(Object.values(reading.per_line).every((line) => line.outcome !== 'confirmed'))
    })
  test('one line’s own is not', async () => {
    const reading = await readReply(replyMail(haul, 'Not sure about the cargo, the rest are active and correct.', { style: 'original' }), haul)
    assert.deepEqual([reading.per_line.al?.outcome, reading.per_line.cg?.outcome, reading.per_line.gl?.outcome], ['confirmed', 'unclear', 'confirmed'])
  })
})

/** What happened to a policy is said, whatever words it shares with the boilerplate around it. */
describe('boilerplate hides nothing', () => {
  const HAPPENED = ['the auto lapsed', 'the auto was cancelled', 'the auto is past due', 'they moved the auto to another agency', 'we no longer write the auto']
  const AROUND: ((said: string) => string)[] = [
    (said) => `${capital(said)} by e-mail yesterday.`,
    (said) => `${capital(said)}. This message is confidential.`,
    (said) => `Confidential: ${said}.`,
    (said) => `Caution: ${said}.`,
    (said) => `${capital(said)}. Coverage cannot be bound by voicemail.`,
    (said) => `If you have received this in error, note ${said}.`,
    (said) => `This confers no rights; ${said}.`,
  ]
  const WHERE: ((words: string) => string)[] = [
    (words) => `${YES[0]}. ${words}`,
    (words) => `${YES[0]}.\n\n${words}`,
    (words) => `${YES[0]}.\n\nDana Whitcomb\nWhitcomb Insurance\n\n${words}`,
    (words) => `${YES[0]}.\n\nThanks\nDana\n\nPS ${words}`,
    (words) => `${words}\n\n${YES[0]}.`,
  ]
  for (const said of HAPPENED)
    test(said, async () => {
      const confirmed: string[] = []
      for (const around of AROUND)
        for (const where of WHERE) {
          const text = where(around(said))
          const reading = await readReply(replyMail(haul, text, { style: 'original' }), haul)
          if (reading.per_line.al?.outcome === 'confirmed') confirmed.push(text)
        }
      assert.deepEqual(confirmed, [])
    })
  test('and boilerplate alone takes nothing back', async () => {
    for (const notice of [
      'This message is for information only and confers no rights upon the recipient. It does not amend, extend or alter the coverage afforded by the policies.',
      'This is issued as a matter of information only and confers no rights upon the certificate holder. Coverage is subject to all terms, conditions and exclusions of the policies.',
      'Coverage cannot be bound, changed or cancelled by e-mail or voicemail. Thank you for your business.',
    ])
      for (const name of ['', 'Dana Whitcomb\nWhitcomb Insurance\n\n']) {
        const reading = await readReply(replyMail(haul, `${YES[0]}.\n\n${name}${notice}`, { style: 'original' }), haul)
        assert.ok(Object.values(reading.per_line).every((line) => line.outcome === 'confirmed'), notice)
      }
  })
  test('what follows a list typed on in one line is said of all of it', async () => {
    for (const after of ['. They owe the last installment.', ', it is being rewritten.', ' (pending signature).', ' We resigned as agent.']) {
      const reading = await readReply(replyMail(haul, `1) yes 2) yes 3) yes${after}`, { style: 'original' }), haul)
      assert.ok(Object.values(reading.per_line).every((line) => line.outcome !== 'confirmed'), after)
    }
  })
})
