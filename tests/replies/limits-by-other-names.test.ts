import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import type { AskedLine, OutreachContext } from '../../src/vocabulary/index.ts'
import { replyMail } from './envelopes.ts'

const line = (coverage_line_id: string, coverage_type: AskedLine['coverage_type'], policy_number: string, limits: Record<string, number>): AskedLine => ({
  coverage_line_id, coverage_type, policy_number, carrier: 'Suncoast Surety & Casualty', effective_date: '2026-08-01', expiration_date: '2027-08-01',
  limits: Object.entries(limits).map(([label, amount]) => ({ label, amount })),
})
/** A limit that is called otherwise for each of them. */
const TOW: OutreachContext = {
  thread_token: 't3c8rv0q5kz9w1dj7hn2bya4m6',
  insured_name: 'Big Bend Towing & Recovery LLC',
  agent: { name: 'Hal Monroe', email: 'hal@monroeagencyfl.example', domain: 'monroeagencyfl.example' },
  lines: [
    line('gg', 'garage_liability', 'GAR 20-11873', { each_occurrence: 1_000_000, aggregate: 2_000_000 }),
    line('oh', 'on_hook', 'OHK 55-20117', { limit: 150_000, deductible: 1_000 }),
    line('al', 'auto_liability', 'CAP-559201', { combined_single_limit: 750_000 }),
    line('po', 'pollution_liability', 'CPL-8820', { each_claim: 5_000_000, aggregate: 5_000_000 }),
  ],
}
const LETTER: Record<string, string> = { confirmed: 'c', refused: 'r', unclear: 'u', none: 'u', contradicted: 'x' }
async function read(text: string): Promise<[string, Record<string, unknown>]> {
  const { per_line } = await readReply(replyMail(TOW, text, { style: 'gmail' }), TOW)
  return [TOW.lines.map((one) => LETTER[per_line[one.coverage_line_id]!.outcome]).join(''), Object.assign({}, ...TOW.lines.map((one) => per_line[one.coverage_line_id]!.corrections ?? {}))]
}

/** `%` is an amount that was not asked: said of one policy, by the name that the limit of another was asked by. */
const FRAMES = ['The @ is in force. Its limit is % #.', 'The @ is in force. The limit is % #.', 'The @ is in force. It has % #.', 'The @ is in force with a limit of % #.', '@ - active, % #', 'The @ is active; the limit is % #.', 'All are active. The @ limit is % #.', 'The @ is in force and it has % #.']
describe("an amount by the name of another policy's limit is of the policy that is spoken of", () => {
  for (const [at, name, labels] of [[1, 'on-hook', ['per occurrence', 'each occurrence', 'CSL']], [2, 'auto', ['per occurrence', 'each occurrence']], [3, 'pollution', ['per occurrence', 'each occurrence']]] as const)
    for (const label of labels)
      test(`${name}, ${label}`, async () => {
        const wrong: string[] = []
        for (const frame of FRAMES) {
          const text = frame.replace('@', name).replace('%', '$345,000').replace('#', label)
          const [got] = await read(text)
          if (got[at] === 'c' || [...got].some((one, other) => other !== at && one === 'x')) wrong.push(`${got} ${text}`)
        }
        assert.deepEqual(wrong, [])
      })
})

const LETTERS: [string, string, Record<string, unknown>][] = [
  ['The on-hook is in force. Its limit is $150,000 per occurrence.', 'ucuu', {}],
  ['The on-hook is in force. Its limit is $200,000 per occurrence.', 'uxuu', { 'limits.limit': 200_000 }],
  ['The auto is in force with $750,000 per occurrence.', 'uucu', {}],
  ['The auto is in force. The limit was raised to $1,000,000 CSL.', 'uuxu', { 'limits.combined_single_limit': 1_000_000 }],
  ['The auto is in force; limit is $1,000,000 CSL - it was raised mid-term.', 'uuxu', { 'limits.combined_single_limit': 1_000_000 }],
  ['The auto is in force. The limit was raised.', 'uuuu', {}],
  // The plain name is another policy's own, and the amount's name stands behind it.
  ['The pollution policy is active, and its limit is $5 million per claim and in the aggregate.', 'uuuc', {}],
  ['The pollution policy is active, and its limit is $5 million per claim and $10 million in the aggregate.', 'uuux', { 'limits.aggregate': 10_000_000 }],
  ['The pollution policy is active, and its limit is $3 million per claim and in the aggregate.', 'uuux', { 'limits.each_claim': 3_000_000, 'limits.aggregate': 3_000_000 }],
  // A turn between commas leaves the amount its name.
  ['The garage liability is active. The aggregate, however, is $1,000,000 rather than $2,000,000.', 'xuuu', { 'limits.aggregate': 1_000_000 }],
  ['The on-hook is active. The deductible, though, is $2,500, not $1,000.', 'uxuu', { 'limits.deductible': 2_500 }],
  ['The garage liability, however, was cancelled. The on-hook is active.', 'rcuu', {}],
]
describe('limits in other words', () => {
  for (const [text, outcomes, corrections] of LETTERS) test(text, async () => assert.deepEqual(await read(text), [outcomes, corrections]))
})

/** An asked limit told as a remark, or an amount for one peril, confirms nothing; a package's number under its title is of that one. */
test('no remark, and no peril, in the place of a limit', async () => {
  for (const [text, outcomes] of [
    ['The garage liability is in force and the aggregate is $1,000,000.', 'xuuu'],
    ['The on-hook is in force, but the deductible is 5,000 for theft, 1,000 all other.', 'uuuu'],
    ['The on-hook is in force, but the deductible is 5,000.', 'uxuu'],
  ] as const) assert.equal((await read(text))[0], outcomes, text)
})

test("under its title a package's number is of that one, in answers between quoted lines", async () => {
  const context: OutreachContext = { ...TOW, lines: [line('gg', 'garage_liability', 'GAR 20-11873', { each_occurrence: 1_000_000, aggregate: 2_000_000 }), line('oh', 'on_hook', 'GAR 20-11873', { limit: 150_000 }), line('al', 'auto_liability', 'CAP-559201', { combined_single_limit: 750_000 })] }
  const block = (title: string, number: string, limit: string): string => `> ${title}\n> Carrier: Suncoast Surety & Casualty\n> Policy number: ${number}\n> ${limit}\n`
  const raw = ['Return-Path: <hal@monroeagencyfl.example>', 'From: Hal Monroe <hal@monroeagencyfl.example>', `To: Desk <reply+${TOW.thread_token}@mail.example.test>`, 'Subject: Re: coverage', `In-Reply-To: <thr.${TOW.thread_token}@mail.example.test>`, 'Content-Type: text/plain; charset=utf-8', '', 'On 11/17/2026 9:12 AM, Verification Desk wrote:', '> Please confirm that these are in force.', '>', block('1. Garage liability', 'GAR 20-11873', 'Each occurrence: $1,000,000'), 'active', '', block('2. On-hook', 'GAR 20-11873', 'Limit: $150,000'), 'cancelled 9/1', '', block('3. Automobile liability', 'CAP-559201', 'Combined single limit: $750,000'), 'active', ''].join('\n')
  const { per_line } = await readReply(Buffer.from(raw), context)
  assert.deepEqual(['gg', 'oh', 'al'].map((id) => per_line[id]!.outcome), ['confirmed', 'refused', 'confirmed'])
})
