import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'
import { replyMail } from './envelopes.ts'

const ALL = { ...CONTEXTS, ...CONTEXTS_BY_TRADE }
const LETTER: Record<string, string> = { confirmed: 'c', refused: 'r', unclear: 'u', none: 'n', contradicted: 'x' }

async function read(key: string, text: string): Promise<string> {
  const context = ALL[key]!
  const { per_line } = await readReply(replyMail(context, text, { style: 'gmail' }), context)
  return context.lines.map(({ coverage_line_id }) => LETTER[per_line[coverage_line_id]!.outcome]).join(' ')
}

/** What goes on beside policies that stand, and beside each kind what is near it and must not confirm. */
const ANSWERS: [string, string, string][] = [
  ['haul', "All 3 policies active. Driver list has changed but that doesn't affect the limits.", 'c c c'],
  ['haul', 'All 3 policies active. Driver list has changed and that affects the coverage.', 'u u u'],
  ['haul', "All 3 policies active. Limits list has changed but that doesn't affect us.", 'u u u'],
  ['haul', 'All 3 policies active. Policy list has changed.', 'u u u'],
  ['build', 'Everything is accurate. Renewal quotes are in process.', 'c c c c'],
  ['build', 'Everything is accurate. Renewal is in process.', 'u u u u'],
  ['build', 'Everything is accurate. Reinstatement quotes are in process.', 'u u u u'],
  ['haul', 'All three active. New certs went out last week.', 'c c c'],
  ['haul', 'All three active. New notices went out last week.', 'u u u'],
  ['haul', 'All three are active. If they need a certificate please have them request it through our website.', 'c c c'],
  ['haul', 'All three are active. If they need coverage please have them request it through our website.', 'u u u'],
  ['haul', 'All three are active. If they need it to be active please have them request it.', 'u u u'],
  ['haul', 'All three are active. Been with me 20 years.', 'c c c'],
  // The next payment is ahead, or it is overdue.
  ['haul', 'All three are in force. Next payment is due 12/1.', 'c c c'],
  ['haul', 'All three are in force. Next payment is due in December.', 'c c c'],
  ['haul', 'All three are in force. Next payment is due 12/1/25.', 'u u u'],
  ['haul', 'All three are in force. Next payment due 8/1.', 'u u u'],
  ['haul', 'All three are in force. Payment is due 12/1 or they cancel.', 'u u u'],
  ['one', 'In force, paid in full til April.', 'c'],
  ['one', 'In force, paid in full til October.', 'u'],
  ['one', 'In force. Paid in full til they cancel.', 'u'],
  // Both of those that were counted, and not a nod.
  ['office', 'Both are good. Let me know if you need a COI.', 'c c'],
  ['office', 'Both are good people.', 'u u'],
  ['office', 'Both are good until Friday.', 'u u'],
  ['office', 'Both should be good.', 'u u'],
  // Whose client, before the answer.
  ['one', 'Hi yes Walter is one of ours. The policy is active.', 'c'],
  ['one', 'Hi yes Walter is one of ours.', 'u'],
  ['one', 'Walter is no longer ours. The policy is active.', 'u'],
  // The agency's name in small letters signs.
  ['dray', 'yes to all\n\nm. eldridge\neldridge transport insurance\ncell 602-555-0190', 'c c c c'],
  ['dray', 'yes to all\n\nlone prairie transport insurance', 'u u c u'],
]

/** A policy that another has: whom to ask, and what comes with it. */
const OF_ONE: [string, string, string][] = [
  ['build', "GL, auto, umb active. WC is through a different broker so you'll need to reach out to them.", 'c c c r'],
  ['build', "GL, auto and umbrella active. You'll need to reach out to them about the WC.", 'c c c u'],
  ['build', "All active. You'll need to reach out to them though.", 'u u u u'],
  ['haul', 'Liability yes. Cargo yes. GL no, cancelled 8/2.', 'c c r'],
  ['haul', 'Liability is active. Cargo is active. GL limits are right.', 'u c u'],
  ['haul', 'Auto - Active\nCargo - Active (reefer breakdown included)\nGL - Active', 'c c c'],
  ['haul', 'Auto - Active\nCargo - Active (reefer breakdown excluded)\nGL - Active', 'c u c'],
  ['haul', 'Auto - Active (without UM)\nCargo - Active\nGL - Active', 'u c c'],
  ['office', 'Both active. The auto is a 12 month policy.', 'c c'],
  ['haul', 'All three are active. The auto is a 12 month policy so it will renew in March.', 'c c c'],
  ['haul', 'All three are active. The auto is a 6 month policy.', 'u c c'],
  ['haul', 'All three are active. The auto is a 12 month policy so it will renew in January.', 'u c c'],
  ['haul', "Auto cancelled today for nonpay. I'm trying to get it reinstated. Cargo and GL are active.", 'u c c'],
  ['haul', "Auto cancelled today for nonpay. I'm trying to get them reinstated. Cargo and GL are active.", 'u u u'],
  // Put back as it was, in a sentence of its own.
  ['one', 'Policy cancelled 11/2/26. Reinstated 11/5/26 no lapse. Active now.', 'c'],
  ['one', 'Policy cancelled 11/2/26. Reinstated 11/5/26. Active now.', 'u'],
  ['one', 'Policy cancelled 11/2/26. Reinstatement requested, no lapse. Active now.', 'u'],
  ['one', 'Policy reinstated 11/2/26 no lapse. Cancelled again 11/5/26. Active now.', 'u'],
  ['haul', 'The auto was cancelled 10/15. It was reinstated 10/20 with no lapse. All three are active today.', 'c c c'],
  ['haul', 'The auto was cancelled 10/15. It will be reinstated with no lapse. All three are active today.', 'u c c'],
]

/** Where no retention was asked, the deductible of a claims-made policy may be called one. */
const RETENTION = { ...CONTEXTS.office!, lines: CONTEXTS.office!.lines.map((line) => (line.coverage_type === 'cyber' ? { ...line, limits: [{ label: 'aggregate', amount: 1000000 }, { label: 'deductible', amount: 10000 }] } : line)) }

describe('what goes on beside a yes', () => {
  for (const [key, text, wanted] of [...ANSWERS, ...OF_ONE]) test(`${key}: ${text.replaceAll('\n', ' / ')}`, async () => assert.equal(await read(key, text), wanted))
  for (const [amount, wanted] of [['$10,000', 'confirmed'], ['$25,000', 'contradicted']]) test(`a retention of ${amount}`, async () => {
    const { per_line } = await readReply(replyMail(RETENTION, `Both policies are in force as described. The cyber policy has a ${amount} retention.`, { style: 'gmail' }), RETENTION)
    assert.equal(per_line[RETENTION.lines[1]!.coverage_line_id]!.outcome, wanted)
  })
})
