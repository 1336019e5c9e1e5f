import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import type { OutreachContext } from '../../src/vocabulary/index.ts'
import { CONTEXTS } from './contexts.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'
import { replyMail } from './envelopes.ts'

const LETTER: Record<string, string> = { confirmed: 'c', refused: 'r', unclear: 'u', none: 'n', contradicted: 'x' }
/** All of a context's policies under the number of the first. */
const underOne = (context: OutreachContext): OutreachContext => ({ ...context, lines: context.lines.map((line) => ({ ...line, policy_number: context.lines[0]!.policy_number })) })
const ALL: Record<string, OutreachContext> = { ...CONTEXTS, ...CONTEXTS_BY_TRADE, mexOne: underOne(CONTEXTS_BY_TRADE.mex!), officeOne: underOne(CONTEXTS.office!) }
ALL.wade = { ...CONTEXTS.haul!, agent: { ...CONTEXTS.haul!.agent, name: 'Philip Okafor' } }

async function read(key: string, text: string): Promise<string> {
  const context = ALL[key]!
  const { per_line } = await readReply(replyMail(context, text, { style: 'apple' }), context)
  return context.lines.map(({ coverage_line_id }) => LETTER[per_line[coverage_line_id]!.outcome]).join(' ')
}

/** Under one number they are one policy. */
const ONE_NUMBER: [string, string, string][] = [
  ['mexOne', 'The policy is active.', 'c c'],
  ['mex', 'The policy is active.', 'u u'],
  ['mexOne', 'That policy is not active.', 'r r'],
  ['mexOne', 'The policy was cancelled except the liability.', 'u r'],
  ['mexOne', 'Policy is active but I only see liability.', 'u u'],
  ['mexOne', 'Both active. Same policy # covers both', 'c c'],
  ['mex', 'Both active. Same policy # covers both', 'u u'],
  ['mexOne', 'Both active. Same policy number covers his other truck.', 'u u'],
  ['mexOne', 'Both active. Not the same policy # though.', 'u u'],
  ['mexOne', 'TDV-88120-26 active. Cargo was taken off in May when he quit pulling freight.', 'c r'],
  ['mexOne', 'TDV-88120-26 active but only auto.', 'u u'],
  ['officeOne', 'MPL-88213 is in force.', 'c c'],
  ['officeOne', 'The package is in force.', 'c c'],
]

/** Beside each kind what is near it and must not confirm. */
const ANSWERS: [string, string, string][] = [
  ['office', "Yes they're with me. Both current.", 'c c'],
  ['office', "Yes they're with me.", 'u u'],
  ['taxi', 'Auto is active, WC pay as you go thru payroll, current.', 'c c'],
  ['taxi', 'Auto is active. WC pay as you go thru payroll.', 'c u'],
  ['taxi', "Auto yes. Comp is thru the state fund direct, they don't go through me", 'c r'],
  ['taxi', "Both active. The payments don't go through us.", 'u u'],
  ['mex', 'Auto active. Cargo they let go since they lost the license.', 'c r'],
  ['mex', 'Both active. They let the manager go since he stole.', 'u u'],
  ['mex', 'Both active. Attaching a new certificate with you listed as holder.', 'c c'],
  ['mex', 'Both active. Attaching a new certificate with you listed as holder showing the new carrier.', 'u u'],
  ['one', "It's bound but the policy hasn't been issued yet.", 'u'],
  ['one', 'Active. Binder number only.', 'u'],
  ['mex', 'Auto is 2 million now, he bumped it up in Oct for a broker. Cargo same. Both in force.', 'x c'],
  ['mex', 'Auto is active, up in Oct. Cargo active.', 'u c'],
  ['mex', 'Both active. Been insuring Transportes Del Valle for 15 yrs.', 'c c'],
  ['mex', 'Both active. Been insuring them for 15 yrs but never on the auto.', 'u u'],
  ['eng', "Professional, cyber and excess active. I don't recognize the policy number for the GL.", 'c c u c'],
  ['eng', 'Tech E&O / Cyber: 3/31/26-3/31/27, active. GL and excess active', 'c c c c'],
  ['haul', 'All good to go, all active.', 'c c c'],
  ['haul', 'All good to go.', 'u u u'],
  ['build', 'GL, auto and WC active. The umbrella was only quoted, they never bound it.', 'c c r c'],
  ['build', 'All active. Umbrella increase was only quoted.', 'c c u c'],
  ['build', 'GL, auto and umbrella active. The comp cancelled 9/30/26 - they are all 1099 now.', 'c c c r'],
  ['build', 'All active. They are all 1099 now.', 'u u u u'],
  ['office', 'Both active. We also have their umbrella and auto if you need those', 'c c'],
  ['office', 'Both active. We also have their professional quoted.', 'u c'],
  ['office', 'We also have their umbrella and auto if you need those', 'u u'],
  ['mex', 'Never heard back from them on renewal so both of them expired 7/12/26.', 'r r'],
  ['mex', 'Both active. Never heard back from them on renewal.', 'u u'],
  ['build', 'GL, auto, umbrella active. Retail agent has the WC - try Bay Cities Insurance.', 'c c c r'],
  ['build', 'All active. Try Bay Cities Insurance.', 'u u u u'],
  ['haul', 'Auto cancelada el 2 de noviembre. Carga vigente. La general sí está vigente.', 'r c c'],
  ['haul', 'Auto y carga sí. GL no, ya no lo tiene conmigo', 'c c r'],
  ['haul', 'Denny is combining so you get me today :) All three policies are active.', 'c c c'],
  ['haul', 'All three policies are active :) Not.', 'u u u'],
  ['haul', 'Liab and cargo in force, gl in force. thx', 'c c c'],
  ['haul', 'Liab and cargo in force. thx', 'u c u'],
  ['haul', 'I only have the auto, which is in force. Cargo and GL are through the insured\'s other broker.', 'c r r'],
  ['haul', 'I only see auto on this one, active', 'c u u'],
  ['haul', 'I only show auto in force if paid.', 'u u u'],
  ['haul', 'All active. We added 2 trucks last week so the vehicle schedule changed but liability limits are the same.', 'c c c'],
  ['haul', 'All active. We added 2 trucks last week so the limits changed.', 'u u u'],
  ['haul', 'All active. This is not a guarantee of future coverage.', 'c c c'],
  ['haul', 'All active. This is not a guarantee of coverage.', 'u u u'],
  ['prop', 'All are active. The mortgagee clause was updated on 10/20 to reflect the refinance.', 'c c c'],
  ['prop', 'All are active. The mortgagee was sent a cancellation.', 'u u u'],
  ['one', "Walter's policy is current. He pays me in cash every quarter.", 'c'],
  ['one', "Walter's other policy is current.", 'u'],
  ['one', "Walter's brother's policy is current.", 'u'],
  ['haul', 'Auto and cargo active. Active GL, 1/2 mil occurrence/agg.', 'c c c'],
  ['haul', 'Auto and cargo active. Active GL, 2/2 mil occurrence/agg.', 'c c x'],
  ['dray', 'CTA 4471902-03, 4471903-03, 4471904-03 and BGL-552081 are in force.', 'c c c c'],
  ['dray', 'CTA 4471902-03, 4471903-04, 4471904-03 and BGL-552081 are in force.', 'u u c c'],
  // Initials of the writer, which stand for a coverage that nobody asked about.
  ['wade', 'All three are in force.\n\nPO', 'c c c'],
  ['haul', 'All three are in force.\n\nPO', 'u u u'],
]

describe('letters of plain offices', () => {
  for (const [key, text, wanted] of [...ONE_NUMBER, ...ANSWERS]) test(`${key}: ${text.replaceAll('\n', ' / ')}`, async () => assert.equal(await read(key, text), wanted))
})
