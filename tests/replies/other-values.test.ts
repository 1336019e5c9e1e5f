import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { readReply } from '../../src/outreach/replies/index.ts'
import type { AskedLine, OutreachContext } from '../../src/vocabulary/index.ts'
import { CONTEXTS } from './contexts.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'
import { replyMail } from './envelopes.ts'

const NAMES: Partial<Record<string, string[]>> = {
  general_liability: ['GL', 'general liability', 'The GL'],
  auto_liability: ['auto', 'auto liability', 'The auto'],
  umbrella: ['umbrella', 'The umbrella'],
  workers_comp: ['WC', 'work comp', 'workers comp'],
  cargo: ['cargo', 'motor truck cargo'],
  property: ['property', 'The property'],
  professional_liability: ['professional liability', 'E&O'],
  cyber: ['cyber'],
}
const LABELS: Partial<Record<string, string>> = { combined_single_limit: 'CSL', med_exp: 'med pay', products_comp_op_agg: 'products aggregate' }
const OTHERS = [50_000, 75_000, 250_000, 300_000, 500_000, 750_000, 1_500_000, 4_000_000, 7_000_000]
const VERBS = ['is', 'has', 'limit is', 'limit should be', 'shows', 'is only', ':', 'limit', 'at']

/** Each line whose coverage only one line of its letter has, with the names of it. */
const ASKED = [...Object.values(CONTEXTS), ...Object.values(CONTEXTS_BY_TRADE)].flatMap((context) =>
  context.lines.flatMap((line) => {
    const amounts = line.limits.flatMap(({ label, amount }) => (amount === null ? [] : [{ label, amount }]))
    return NAMES[line.coverage_type] && amounts.length > 0 && context.lines.every((one) => one === line || one.coverage_type !== line.coverage_type) ? [{ context, line, amounts }] : []
  }),
)

const money = (amount: number, form: number): string => {
  const plain = amount.toLocaleString('en-US')
  const forms = [`$${plain}`, plain, ...(amount % 1_000_000 === 0 ? [`${amount / 1_000_000}M`, `${amount / 1_000_000} million`] : amount % 1000 === 0 ? [`${amount / 1000}k`, `${amount / 1000}K`] : [])]
  return forms[form % forms.length]!
}
const other = (line: AskedLine, at: number): string => {
  const number = line.policy_number ?? ''
  const digits = [...number.matchAll(/\d/g)].map((one) => one.index)
  const place = digits[at % digits.length]!
  return `${number.slice(0, place)}${(Number(number[place]) + 1 + (at % 8)) % 10}${number.slice(place + 1)}`
}

/** A sentence that tells of a line a value that was not asked of it; null where the numbers drawn give none. */
function tells({ line, amounts }: (typeof ASKED)[number], name: string, kind: number, at: number, form: number): string | null {
  const verb = VERBS[at % VERBS.length]!
  const drawn = amounts[at % amounts.length]!
  if (kind === 0) return drawn.amount === amounts[0]!.amount ? null : `${name} ${verb} ${money(drawn.amount, form)}`
  if (kind === 1) {
    const free = OTHERS.filter((one) => amounts.every(({ amount }) => amount !== one))
    return `${name} ${verb} ${money(free[at % free.length]!, form)}`
  }
  if (kind === 2) return `${name} ${LABELS[drawn.label] ?? drawn.label.replaceAll('_', ' ')} is ${money(drawn.amount * 2, form)}`
  if (kind === 3) {
    if (line.expiration_date === null) return null
    const [year, month, day] = line.expiration_date.split('-').map(Number) as [number, number, number]
    const later = ((month + (at % 10)) % 12) + 1
    return later === month ? null : [`${name} expires ${later}/${day}/${year}`, `${name} runs through ${later}/${day}/${year}`, `${name} is good to ${later}/${day}/${year}`][form % 3]!
  }
  return (line.policy_number ?? '').length < 6 ? null : [`${name} number is ${other(line, at)}`, `${name} is ${other(line, at)}`, `${name} policy # ${other(line, at)}`][form % 3]!
}

const said = ({ lines }: OutreachContext, sentence: string, place: number): string => {
  const yes = lines.length > 1 ? 'All are in force' : 'Yes, it is active'
  return [`${yes}. ${sentence}.`, `${sentence}. ${yes}.`, `${yes}.\n\n${sentence}`, `${yes}, ${sentence}.`, `${yes} but ${sentence}.`][place % 5]!
}

test('a value that was not asked is never confirmed under a yes to all', async () => {
  const nat = fc.nat(1000)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ASKED), fc.nat(4), nat, nat, nat, async (asked, kind, at, form, place) => {
      const names = NAMES[asked.line.coverage_type]!
      const sentence = tells(asked, names[form % names.length]!, kind, at, form)
      fc.pre(sentence !== null)
      const text = said(asked.context, sentence, place)
      const { per_line } = await readReply(replyMail(asked.context, text, { style: 'gmail' }), asked.context)
      assert.notEqual(per_line[asked.line.coverage_line_id]!.outcome, 'confirmed', text)
    }),
    { numRuns: 400 },
  )
})

const OF_SOMETHING_ELSE = [
  'Premium is $12,480.', 'They have 14 trucks.', 'Down payment of $2,500 was made 10/1.', 'DOT 1234567.', 'We endorsed a trailer worth $45,000 on 8/1.', 'There is a $10,000 claim open.', 'Payroll is 450,000.', 'Revenue of about 3 million.',
  'The contract is for $500,000.', 'The load value is 80,000.', 'The renewal quote came in at $31,000.', 'They asked about increasing the cargo to 250k.', 'The GC wants a 2M limit.', 'The broker requires 250,000 cargo.', 'The contract requires $2,000,000 aggregate.',
  'Audit was done 6/30/26.', 'First written 9/25/2021.', 'The certificate was issued 10/2/26.', 'The driver was added 11/1.', 'Quote number Q-118820 is for next year.', 'The renewal policy will be PSX-204419.', 'The expired policy was PSX-204402.', 'The prior carrier was Great West.', 'Last year it was with Canal.', 'The lienholder is First Tennessee Bank.', 'The MGA is RPS.',
]

test('amounts, days, numbers and companies of something else put no value right, and end nothing', async () => {
  const haul = CONTEXTS.haul!
  const wrong: string[] = []
  for (const said of OF_SOMETHING_ELSE)
    for (const text of [`All three policies are in force. ${said}`, `${said} Everything is active and correct.`]) {
      const { per_line } = await readReply(replyMail(haul, text, { style: 'gmail' }), haul)
      if (Object.values(per_line).some(({ outcome }) => outcome === 'contradicted' || outcome === 'refused')) wrong.push(text)
    }
  assert.deepEqual(wrong, [])
})
