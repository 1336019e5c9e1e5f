import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'
import { replyMail, type Style } from './envelopes.ts'

const ALL = { ...CONTEXTS, ...CONTEXTS_BY_TRADE }
const LETTER: Record<string, string> = { confirmed: 'c', refused: 'r', unclear: 'u', none: 'n', contradicted: 'x' }

/** What is said of each line, in the order asked: c, r, u, n, or the values that are another. */
async function read(key: string, text: string, style: Style): Promise<string> {
  const context = ALL[key]!
  const answer = await readReply(replyMail(context, text, { style }), context)
  return context.lines
    .map((line) => {
      const { outcome, corrections } = answer.per_line[line.coverage_line_id]!
      const values = Object.entries(corrections ?? {}).map(([path, value]) => `${path}=${value}`)
      return outcome === 'contradicted' ? values.join('+') : LETTER[outcome]
    })
    .join(' ')
}

/** Letters in the voices of wholesalers, systems, drivers' agents and people who write in a second language. */
const LETTERS: [string, string, string][] = [
  ['tower', 'EGL100774 and CPL-40-3318 are active. XSL 20088 is not an Ironbridge policy.', 'c u c'],
  ['tower', 'All three are in force, the excess is 10M x 5M.', 'c c c'],
  ['tower', 'As the MGA we can confirm all three policies referenced are in force.', 'c c c'],
  ['dray', 'CTA 4471902-03 | BAUT | Active\nCTC 4471903-03 | CARGO | Active\nBGL-552081 | CGL | Active\nCTT 4471904-03 | TRINT | Active', 'c c c c'],
  ['crane', 'Morning! Love working with the Blackhawk crew. All 3 policies are active.', 'c c c'],
  ['one', 'The truck policy is in force, one million. Tell him I said hi if you see him lol', 'c'],
  ['solo', 'Good morning mister, the policy is active until 06/20/2027, limit is 750 thousand.', 'c'],
  ['taxi', "the limo policy yes is active. the workers comp no, he don't have with us", 'c r'],
  ['mex', 'All active\n\nRosa Ibarra & Memo Ibarra\nIbarra Seguros', 'c c'],
  ['mex', 'Esa cuenta ya no está con nosotros, se cambió de agente en agosto.', 'r r'],
  ['roof', 'Yes sir, all active', 'c c c c'],
  ['eng', 'Please be advised that the insurance policies referenced in your correspondence are in full force and effect as of the date of this email.', 'c c c c'],
  ['tow', 'On hook is 100K w/ 2,500 ded. Garage and auto are as shown. All three active.', 'c limits.per_vehicle=100000+limits.deductible=2500 c'],
  ['taxi', 'Active. Limo effective date is 3/12/26 not 3/10.', 'effective_date=2026-03-12 c'],
  ['haul', 'Hi, filled in below.\nAuto | active\nCargo | active\nGL | cancelled 10/1', 'c c r'],
  ['haul', 'I attached the most recent certs for your file. All three are active.', 'c c c'],
  ['tow', 'GAR 20-11873: Status ACT. GAR 20-11873-OH: Status ACT. SBA-660017: Status CAN eff 09/01/2026.', 'c c r'],
  ['build', 'Service Center Response\nRequest: Verification of Coverage\nResult: All policies listed are in force as of 11/18/2026\nProcessed by: J. Ortiz', 'c c c c'],
  ['roof', 'Devon is on the road so he asked that I respond. All four are active with the limits you have.', 'c c c c'],
  ['clinic', 'Both policies are current. We really value Juniper as a client.', 'c c'],
  // A company's name with a coverage in it is of every policy that was spoken of.
  ['taxi', 'Both active. Named insured is Sunrise Shuttle and Limousine LLC on both policies.', 'insured_name=Sunrise Shuttle and Limousine LLC insured_name=Sunrise Shuttle and Limousine LLC'],
  ['mex', 'Both active. Named insured is Del Valle Auto Transport.', 'insured_name=Del Valle Auto Transport insured_name=Del Valle Auto Transport'],
  ['mex', 'both active, named insured is del valle cargo llc', 'u u'],
  ['haul', 'All three are active. They changed their name to Blue Mesa Auto Group.', 'insured_name=Blue Mesa Auto Group insured_name=Blue Mesa Auto Group insured_name=Blue Mesa Auto Group'],
  ['haul', 'All three are active, insured shown is Mesa Umbrella Partners.', 'u u u'],
  ['haul', 'All three are active. All are written by Cargo Underwriters Mutual.', 'u u u'],
  ['haul', 'Auto: active\nCargo: active\nGL: active (all three expire 12/1/26)', 'expiration_date=2026-12-01 expiration_date=2026-12-01 expiration_date=2026-12-01'],
  ['haul', 'Confirmed Auto Prairie Star Casualty, GL no.', 'c u u'],
  ['haul', 'Active Auto Blue Mesa Hauling LLC', 'c u u'],
  ['haul', 'All active, carrier is Prairie Star Casualty on auto and cargo, Northfork on GL.', 'c c c'],
  ['haul', 'All three are active, carrier changed to Auto Club Casualty.', 'u u u'],
  ['haul', 'All three are active, insured shown is Mesa Partners.', 'u u u'],
  ['tower', 'Coverage is active on all policies. As a reminder the pollution policy is claims made.', 'c c c'],
  ['tow', 'ALL ARE ACTIVE AND CORRECT. HANK', 'c c c'],
  ['taxi', 'They are both active. I apologize for the wait!', 'c c'],
  ['owner', 'Bobtail & PD are active. We never sold him occ/acc.', 'r c c'],
  ['mex', 'The deal was shelved so none of these were ever bound.', 'r r'],
  // Near them, and something else.
  ['taxi', 'Active. Bus effective date is 3/12/26 not 3/10.', 'u u'],
  ['tower', 'Excess is not with Ironbridge. The rest is active.', 'c u c'],
  ['crane', 'Auto & Marine', 'u u u'],
]

describe('answers in other voices', () => {
  for (const [key, text, outcomes] of LETTERS) test(text.replaceAll('\n', ' / '), async () => assert.equal(await read(key, text, 'apple'), outcomes))
})
