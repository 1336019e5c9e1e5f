import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'
import { replyMail } from './envelopes.ts'

const ALL = { ...CONTEXTS, ...CONTEXTS_BY_TRADE }
const LETTER: Record<string, string> = { confirmed: 'c', refused: 'r', unclear: 'u', none: 'n' }

/** The kind, and what is said of each line in the order asked: c, r, u, n, or the values that are another. */
async function read(key: string, text: string): Promise<[string, string]> {
  const context = ALL[key]!
  const { kind, per_line } = await readReply(replyMail(context, text, { style: 'gmail' }), context)
  const outcomes = context.lines.map(({ coverage_line_id }) => {
    const { outcome, corrections } = per_line[coverage_line_id]!
    return outcome === 'contradicted' ? Object.entries(corrections!).map(([path, value]) => `${path}=${value}`).join('+') : LETTER[outcome]
  })
  return [kind, outcomes.join(' ')]
}

/** Letters as ordinary offices write them, and beside each kind those near it that must not confirm. */
const ANSWERS: [string, string, string][] = [
  // A light word is of each policy where each is told apart.
  ['haul', '1 ok / 2 ok / 3 ok', 'c c c'],
  ['haul', '1. ok\n2. ok\n3. ok', 'c c c'],
  ['haul', 'auto good cargo good gl good', 'c c c'],
  ['haul', 'auto good cargo good gl cancelled', 'c c r'],
  ['haul', '1 ok / 2 ok', 'u u u'],
  ['haul', '1 ok / 2 ok / 3 ok I think', 'u u u'],
  ['haul', '1 ok / 2 ok / 3 maybe', 'u u u'],
  ['haul', 'auto good until friday, cargo good, gl good', 'u u u'],
  ['haul', 'auto ok cargo ok gl out', 'u u u'],
  ['haul', 'auto price ok, cargo price ok, gl price ok', 'u u u'],
  ['haul', 'auto ok\ncargo ok\ngl ok\nonly if paid', 'u u u'],
  ['haul', 'Auto - good\nCargo - good\nGL - good question', 'u u u'],
  ['haul', 'auto good, cargo good, gl good enough', 'u u u'],
  ['haul', 'auto good cargo good gl good but old', 'u u u'],
  ['haul', 'auto ok to quote, cargo ok to quote, gl ok to quote', 'u u u'],
  ['haul', 'All 3 still good', 'c c c'],
  ['haul', 'are all 3 still good', 'u u u'],
  ['haul', 'the quote on all three is still good', 'u u u'],
  ['haul', 'all 3 still good as far as I know', 'u u u'],
  ['haul', 'All 3 quotes are still good', 'u u u'],
  ['haul', 'all three not still good', 'u u u'],
  ['haul', 'Ok to confirm all 3.', 'c c c'],
  ['haul', 'is it ok to confirm all 3', 'u u u'],
  ['haul', 'Ok to confirm all 3 when they pay', 'u u u'],
  ['haul', 'Not ok to confirm all 3.', 'u u u'],
  ['haul', 'Ok to confirm all 3 with the carrier.', 'u u u'],
  ['haul', 'Dana is ok to confirm all 3.', 'u u u'],
  // How the asked policies came about, carrier and day told again.
  ['haul', 'Auto renewed 3/10 with Prairie Star. Cargo renewed same day with Prairie Star. All active.', 'c c c'],
  ['haul', 'GL renewed 5/1 with Northfork. Auto and cargo renewed 3/10. All three active.', 'c c c'],
  ['haul', 'Auto renewed 3/10. Cargo renewed same day with Acme Mutual. All active.', 'c carrier=Acme Mutual c'],
  ['haul', 'Auto renewed 3/10. Cargo renewed same day with Northfork. All three active.', 'c carrier=Northfork Mutual Insurance Company c'],
  ['haul', 'GL renewed 5/1. Auto and cargo to be renewed same day. All active', 'u u c'],
  // What is the same: that policy, or a fact of it.
  ['build', 'WC number changed, it is WCE 5530082 now. Everything else is the same.', 'c c c policy_number=WCE 5530082'],
  ['build', 'WC I believe is active. Everything else is the same.', 'u u u u'],
  ['build', 'GL, auto and WC confirmed. The Umbrella was increased to $10,000,000 effective 8/1/26 (occurrence and aggregate). Same policy number, same expiration.', 'c c limits.each_occurrence=10000000+limits.aggregate=10000000 c'],
  ['haul', 'Same policy number.', 'u u u'],
  ['haul', 'Auto and cargo are active. GL same policy number.', 'c c u'],
  ['build', 'We have verified the policies in the agency management system and confirm all four policies are active with limits and dates as stated in your email.', 'c c c c'],
  ['build', 'Confirm all four policies are active and let me know by email', 'u u u u'],
  ['build', 'Please confirm all four are active and email me.', 'u u u u'],
  ['tower', 'GL and pollution are in force. Excess is $11M xs primary, not $10M.', 'c limits.each_occurrence=11000000+limits.aggregate=11000000 c'],
  ['tower', 'GL and pollution are in force. Excess over primary was cancelled.', 'c r c'],
  // Typed on without a mark.
  ['mex', 'Yes sir both policies are active the limit of the auto is 1 million and cargo 100', 'c c'],
  ['mex', 'Both policies are active the dates of the auto are wrong', 'u c'],
  ['mex', 'Both policies are active the limit on cargo is pending', 'u u'],
  // Who answers, and for whom.
  ['tower', 'As program administrator for Ironbridge Surplus Lines we confirm the following are in force:\nEGL100774\nCPL-40-3318', 'c u c'],
  ['tower', 'As former program administrator for Ironbridge Surplus Lines we confirm the following are in force:\nEGL100774\nCPL-40-3318', 'u u u'],
  ['tower', 'As program administrator for Acme Mutual we confirm the following are in force:\nEGL100774\nCPL-40-3318', 'u u u'],
  ['tower', 'As program administrator for their old carrier we confirm the following are in force:\nEGL100774\nCPL-40-3318', 'u u u'],
  ['tower', 'As program administrator for Ironbridge Surplus Lines we cannot confirm the following are in force:\nEGL100774\nCPL-40-3318', 'u u u'],
  ['build', 'Further to your below email, please note that we have checked and hereby confirm that all the policies are in force as on date and the limits mentioned are in order.', 'c c c c'],
  ['build', 'All the policies are in force as on date of inception.', 'u u u u'],
  ['build', 'All the policies are in force as on date of issue of the certificate.', 'u u u u'],
  ['build', 'We hereby confirm that all the policies were in force as on date of loss.', 'u u u u'],
  ['build', 'Further to our cancellation notice all the policies are in force.', 'u u u u'],
  ['build', 'All policies are in force, the same is being worked upon.', 'u u u u'],
  ['build', 'All policies are in force upon receipt of payment.', 'u u u u'],
  ['office', 'I write to confirm that Sable Analytics LLC carries professional liability insurance with Whitehall Specialty, policy MPL-88213, and cyber insurance with Whitehall Specialty, policy CYB-55120. Both policies are in force with the limits stated in your request.', 'c c'],
  ['office', 'I write to confirm that both were in force in July.', 'u u'],
  ['office', 'I will write to confirm that both policies are in force.', 'u u'],
  ['office', 'They asked me to write to confirm both policies are in force.', 'u u'],
  ['office', 'They have professional liability insurance with Whitehall Specialty for past acts only. Both active.', 'u u'],
  ['office', 'They have professional liability insurance with Lexon. Both active.', 'u c'],
  ['office', 'They have a professional liability quote with Whitehall Specialty. Both active.', 'u c'],
  // Another company, by words of its own behind the name that was asked.
  ['haul', 'All three active, GL carrier is Northfork Mutual & Specialty.', 'c c carrier=Northfork Mutual & Specialty'],
  ['haul', 'All three active, GL carrier is Northfork Mutual Insurance.', 'c c c'],
  // A number by its sign.
  ['haul', 'GL new # is NGL 7710024. Auto and cargo active', 'c c policy_number=NGL 7710024'],
  ['haul', 'GL # is changing. All active.', 'c c u'],
  ['haul', 'All three active, # is wrong on the GL', 'c c u'],
  // Whose book it is in, and what no policy is.
  ['haul', 'GL is not through our program. Auto and cargo are in force.', 'c c r'],
  ['haul', 'All in force. Billing is not through our office.', 'c c c'],
  ['haul', 'All in force. Policies are not handled by our office.', 'u u u'],
  ['haul', 'GL is not through our usual program. All active.', 'c c u'],
  // Amounts in a pair: the occurrence and the aggregate, whatever else is of such an amount.
  ['office', 'Both active. Professional limits are 4M and 4M.', 'limits.each_claim=4000000 c'],
  ['office', 'Both active. Professional 1,000,000 and 2,000,000', 'limits.each_claim=1000000+limits.aggregate=2000000 c'],
  ['office', 'Both active. Professional 2 million / 4 million', 'c c'],
  ['office', 'Both active. Cyber is 1 million/2 million', 'c limits.aggregate=2000000'],
  ['haul', 'All three active. GL is 2 million / 4 million', 'c c limits.each_occurrence=2000000+limits.general_aggregate=4000000'],
  ['haul', 'All three active. GL is 2M and 2M', 'c c limits.each_occurrence=2000000'],
  ['dray', 'All active, limits are 2M and 2M on the GL.', 'c c limits.each_occurrence=2000000 c'],
  ['dray', 'All active, 2M and 2M GL, auto 1M.', 'c c limits.each_occurrence=2000000 c'],
  ['dray', 'Everything is active. The limits are 2M and 2M for general liability.', 'c c limits.each_occurrence=2000000 c'],
  ['dray', 'All four are active, limits are 1M and 2M on the GL', 'c c c c'],
  // Each of two names has its own.
  ['dray', 'All active, 1M and 100k on the auto and cargo.', 'c c c c'],
  ['dray', 'All active, 1M and 2M on the GL and 100k on the cargo.', 'c c c c'],
  // The number behind a policy's name is the other's.
  ['clinic', 'Both active. Professional is BOP 8812-0093 and GL is HPL-190-2266.', 'u u'],
  ['clinic', 'Yes. Professional liability: BOP 8812-0093\nGeneral liability: HPL-190-2266\nBoth active', 'u u'],
  ['clinic', 'GL (HPL-190-2266) and professional (BOP 8812-0093) are both in force.', 'u u'],
  ['clinic', 'GL BOP 8812-0093 and professional HPL-190-2266 are both active.', 'c c'],
  ['dray', 'Auto CTA 4471902-03, cargo CTC 4471903-03, GL BGL-552081 and TI CTT 4471904-03 all in force', 'c c c c'],
  // Footers speak of binding; a sentence of this coverage, or of who has yet to confirm it, does not.
  ['clinic', 'Both in force. Coverage is not bound or effective until confirmed in writing by the underwriter.', 'u u'],
  ['clinic', 'Both are in force. This coverage is not bound until confirmed in writing by our office.', 'u u'],
  ['clinic', 'Both in force. Please note coverage is not bound until you receive written confirmation.', 'c c'],
  ['clinic', 'Both in force.\n\nDana Rao\nRao Benefits\n555-0100\n\nPlease note: Coverage is not bound until confirmed in writing by the carrier.', 'c c'],
  ['haul', 'All three active. GL 1 million and 2 million', 'c c c'],
  ['haul', 'All three active. GL 2M and 5K', 'c c u'],
  // A company's name that goes on with a coverage's word nobody asked about.
  ['haul', 'All three active. GL carrier is Northfork Excess', 'c c carrier=Northfork Excess'],
  ['haul', 'All three active. GL is with Northfork Umbrella', 'c c carrier=Northfork Umbrella'],
  ['haul', 'Auto and cargo active. GL active, carrier is Northfork Excess not Northfork Mutual', 'c c carrier=Northfork Excess'],
  ['haul', 'Auto and cargo active. GL with Northfork Excess, active', 'c c u'],
  ['haul', 'Auto and cargo active. GL: active, Northfork Excess', 'c c u'],
  ['haul', 'All three active. Northfork Excess wrote the GL.', 'c c u'],
  ['haul', 'All three active. They also have a Northfork umbrella.', 'c c c'],
  // A machine's draft names no auto.
  ['haul', 'All three policies are active. (Auto-suggested reply, pending agent review)', 'u u u'],
  ['haul', 'All three policies are active. Auto-generated draft, not reviewed.', 'u u u'],
  // What a paper shows.
  ['haul', 'All three are in force. I attached a current certificate that shows everything.', 'c c c'],
  ['haul', 'All three are in force. I attached a current certificate that shows the correct limits.', 'u u u'],
  ['haul', 'Cargo is 150,000. All active. I attached a cert with the correct limits.', 'c limits.per_vehicle=150000 c'],
  ['haul', 'All three are in force. I attached a certificate that shows everything except cargo.', 'u u u'],
  // Who asked, who has it now, who left.
  ['haul', 'Dana asked me to follow up with you. All three are active.', 'c c c'],
  ['haul', 'Dana asked me to follow up with the carrier. All three are active.', 'u u u'],
  ['haul', "GL isn't ours so you'll have to reach out to whoever has it. Auto and cargo active.", 'c c r'],
  ['haul', "All active so you'll have to reach out to whoever has it.", 'u u u'],
  ['haul', "All active. You'll have to ask whoever wrote it.", 'u u u'],
  ['haul', 'Mike wrote these but he left the agency. All three are active.', 'u u u'],
  ['haul', 'He left the agency.', 'u u u'],
  ['haul', 'They left the agency.', 'r r r'],
  ['haul', 'Should be yes on all three but let me verify Monday', 'u u u'],
  // Disclaimers, and near them what is none.
  ['mex', 'Both are in force.\n\nRosa Ibarra\n\nNo coverage is bound, amended or cancelled unless confirmed in writing by a licensed representative of Ibarra Seguros.', 'c c'],
  ['mex', 'Both in force. No coverage is bound until approved by the carrier.', 'u u'],
  ['mex', 'Both in force. No coverage is bound until payment is confirmed.', 'u u'],
  ['mex', 'Both in force. Coverage is cancelled unless confirmed in writing.', 'u u'],
  // The writer's own ticket is no policy's number.
  ['solo', 'Policy is active. Your confirmation number is 8812-A.', 'c'],
  ['solo', 'Policy is active. Your policy number is LSV-660143.', 'policy_number=LSV-660143'],
]

describe('answers of ordinary offices', () => {
  for (const [key, text, outcomes] of ANSWERS) test(text.replaceAll('\n', ' / '), async () => assert.equal((await read(key, text))[1], outcomes))
})

test('whose office it is, in a sentence of its own', async () => {
  assert.deepEqual(await read('one', 'Yes active. Peg w/ Peg Sorensen\'s office'), ['answer', 'c'])
  for (const other of ['Now w/ Peg Sorensen\'s office', 'Gone with Peg Sorensen\'s office', 'Peg w/ Joe Smith\'s office', 'Walt w/ Joe Smith\'s office', 'Moved to Peg Sorensen\'s office']) assert.notEqual((await read('one', `Yes active. ${other}`))[1], 'c', other)
})

test('surveys, receipts and what is wanted first are no answers', async () => {
  assert.deepEqual(await read('solo', 'We recently helped you with case 00418822. Please take a moment to rate your experience. It takes less than 2 minutes.\n\nTake the survey'), ['unrelated', 'n'])
  assert.deepEqual(await read('solo', 'How did we do? Please complete our short survey.'), ['unrelated', 'n'])
  assert.deepEqual(await read('solo', 'Your case number is 00418822. A representative will respond within 2 business days.'), ['acknowledgement', 'n'])
  assert.deepEqual(await read('solo', 'We acknowledge receipt of your email and the same is being worked upon. We shall revert within 24 business hours.'), ['acknowledgement', 'n'])
  assert.deepEqual(await read('solo', "We'd love to hear what you think of our customer service. Please take a moment to answer one simple question by clicking either link below:\n\nGood, I'm satisfied\nBad, I'm unsatisfied"), ['unrelated', 'n'])
  assert.deepEqual(await read('haul', "For security reasons we can only discuss policies with the named insured. If you log in to the customer's account you can download a certificate. Otherwise please have the customer contact us."), ['question', 'n n n'])
  assert.deepEqual(await read('haul', "Don't know who you folks are. Have Gary call me and say it's ok and I'll answer whatever you want."), ['question', 'n n n'])
  assert.deepEqual(await read('solo', 'Kindly provide the certificate holder name and address so we may process your request.'), ['question', 'n'])
})

test('a desk signs by its own name', async () => {
  const desk = { ...ALL.solo!, agent: { ...ALL.solo!.agent, name: 'Policyholder Services', email: 'policyholderservices@bayoucompfund.example', domain: 'bayoucompfund.example' } }
  const outcome = async (under: string): Promise<string> => {
    const message = replyMail(desk, `Status: In Force\n\n${under}`, { style: 'gmail' })
    return Object.values((await readReply(message, desk)).per_line)[0]!.outcome
  }
  assert.equal(await outcome('Bayou Comp Fund Policyholder Services'), 'confirmed')
  for (const other of ['Former Policyholder Services', 'No Policyholder Services', 'Bayou Comp Fund cancelled it', 'Not Bayou Policyholder Services', 'Services ended']) assert.notEqual(await outcome(other), 'confirmed', other)
})
