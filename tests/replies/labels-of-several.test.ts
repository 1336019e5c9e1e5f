import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import type { AskedLine, OutreachContext } from '../../src/vocabulary/index.ts'
import { replyMail } from './envelopes.ts'

const line = (coverage_line_id: string, coverage_type: AskedLine['coverage_type'], policy_number: string, carrier: string, limits: Record<string, number>): AskedLine => ({
  coverage_line_id, coverage_type, policy_number, carrier, effective_date: '2026-06-20', expiration_date: '2027-06-20',
  limits: Object.entries(limits).map(([label, amount]) => ({ label, amount })),
})
const context = (insured_name: string, lines: AskedLine[]): OutreachContext => ({ thread_token: 'w1x6nq3kv9t2mc7jr5hb8dyesa', insured_name, agent: { name: 'Ron Vachon', email: 'ron@vachonagency.example', domain: 'vachonagency.example' }, lines })
const BAR = context('The Copper Kettle Tavern LLC', [
  line('lq', 'liquor_liability', 'LIQ-3308', 'Tidewater Specialty', { each_common_cause: 1_000_000, aggregate: 2_000_000 }),
  line('um', 'umbrella', 'UMB-71021', 'Penobscot Mutual', { each_occurrence: 3_000_000, aggregate: 3_000_000 }),
])
const TOW = context('Piedmont Wrecker Service Inc', [
  line('gg', 'garage_liability', 'GR-88211', 'Blue Ridge Casualty', { each_occurrence: 1_000_000, aggregate: 3_000_000 }),
  line('oh', 'on_hook', 'OH-88212', 'Blue Ridge Casualty', { limit: 100_000, deductible: 1_000 }),
  line('gk', 'garagekeepers', 'GK-88213', 'Dogwood Mutual', { limit: 250_000, deductible: 2_500 }),
])
const LETTER: Record<string, string> = { confirmed: 'c', refused: 'r', unclear: 'u', none: 'u', contradicted: 'x' }
async function read(asked: OutreachContext, text: string): Promise<[string, Record<string, unknown>]> {
  const { per_line } = await readReply(replyMail(asked, text, { style: 'gmail' }), asked)
  return [asked.lines.map((one) => LETTER[per_line[one.coverage_line_id]!.outcome]).join(''), Object.assign({}, ...asked.lines.map((one) => per_line[one.coverage_line_id]!.corrections ?? {}))]
}

const ROWS: [OutreachContext, string, string, Record<string, unknown>?][] = [
  // A lone amount is no aggregate because the policy's own first limit is called otherwise.
  [BAR, 'The liquor is 2M. All active.', 'uc'],
  [BAR, 'You have 1,000,000 on the liquor; it is 2,000,000. All active.', 'uc'],
  [BAR, 'Liquor is 1M/2M. All active.', 'cc'],
  [BAR, 'Liquor is 500,000 per common cause and all are active.', 'xc', { 'limits.each_common_cause': 500_000 }],
  // "Ded." before another policy's name ends its sentence: the amount is not that one's.
  [TOW, 'Garage OK. On-hook 75,000 with 1,000 ded. GK OK. All in force.', 'cxc', { 'limits.limit': 75_000 }],
  [TOW, 'Yes to all, only the on-hook limit is 75,000 now.', 'cxc', { 'limits.limit': 75_000 }],
  [TOW, 'All correct, only the on-hook is active.', 'ucu'],
  [TOW, 'All active, only the garagekeepers deductible is 5,000.', 'ccx', { 'limits.deductible': 5_000 }],
  // Who handles it here refuses nothing.
  [TOW, 'Garage and on-hook are active. The garagekeepers is handled by another producer here.', 'ccu'],
  [TOW, 'Garage and on-hook are active. The garagekeepers is handled by another agent in our office.', 'ccu'],
  [TOW, 'Garage and on-hook are active. The garagekeepers is handled by another agency here in town.', 'ccr'],
  [TOW, 'All active. They added a truck so the schedule changed but the policies are the same.', 'ccc'],
  [TOW, 'All active. The schedule changed but the on-hook limit is different.', 'uuu'],
  [TOW, 'The garagekeepers is with a new carrier since 10/1/26: Sandhill Truck Insurance Company.', 'uux', { carrier: 'Sandhill Truck Insurance Company' }],
]
describe('limits of several policies that are called otherwise', () => {
  for (const [asked, text, outcomes, corrections = {}] of ROWS) test(text, async () => {
    const [got, values] = await read(asked, text)
    assert.equal(got, outcomes)
    for (const [path, value] of Object.entries(corrections)) assert.equal(values[path], value, path)
    assert.ok(Object.keys(values).every((path) => path in corrections || path === 'effective_date'), JSON.stringify(values))
  })
})

/** A heading in capitals is no name under which a signature begins. */
test('policies as headings in capitals, each above its answer', async () => {
  assert.deepEqual(await read(TOW, 'GARAGE LIABILITY\nActive, correct\n\nON-HOOK\nActive - deductible $500\n\nGARAGEKEEPERS\nCancelled 9/15/26\n\nRon Vachon'), ['cxr', { 'limits.deductible': 500 }])
})

/** Limits under one another in a cell: the row is one, and what stands at its end is of no other policy. */
test('a table of limits with several lines in a cell', async () => {
  const gl = { each_occurrence: 1_000_000, damage_to_rented_premises: 100_000, med_exp: 5_000, personal_adv_injury: 1_000_000, general_aggregate: 2_000_000, products_comp_op_agg: 2_000_000 }
  const asked = context('The Copper Kettle Tavern LLC', [line('gl', 'general_liability', 'CPP-71020', 'Penobscot Mutual', gl), line('oh', 'on_hook', 'OH-88212', 'Penobscot Mutual', { limit: 100_000, deductible: 1_000 }), line('wc', 'workers_comp', 'WC-4412', 'Penobscot Mutual', { el_each_accident: 500_000, el_disease_each_employee: 500_000, el_disease_policy_limit: 500_000 })])
  const cell = (one: AskedLine): string => one.limits.map(({ label, amount }) => `${label.replaceAll('_', ' ')} $${amount!.toLocaleString('en-US')}`).join('<br>')
  const answers = ['Yes', 'Yes', 'Cancelled 9/15/26']
  const names = ['General liability', 'On-hook', "Workers' compensation"]
  const rows = asked.lines.map((one, at) => `<tr><td>${names[at]}</td><td>${cell(one)}</td><td>06/20/2026 - 06/20/2027</td><td>${answers[at]}</td></tr>`).join('')
  const raw = ['Return-Path: <ron@vachonagency.example>', 'From: Ron Vachon <ron@vachonagency.example>', `To: Desk <reply+${asked.thread_token}@mail.example.test>`, 'Subject: Re: coverage', `In-Reply-To: <thr.${asked.thread_token}@mail.example.test>`, 'MIME-Version: 1.0', 'Content-Type: text/html; charset=utf-8', '', `<html><body><table><tr><td>Line</td><td>Limits</td><td>Term</td><td>In force?</td></tr>${rows}</table></body></html>`].join('\n')
  const { per_line } = await readReply(Buffer.from(raw), asked)
  assert.deepEqual(asked.lines.map((one) => per_line[one.coverage_line_id]!.outcome), ['confirmed', 'confirmed', 'refused'])
})
