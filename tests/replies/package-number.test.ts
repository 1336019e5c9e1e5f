import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { simulatedAnswer } from '../../src/outreach/simulate-source.ts'
import type { OutreachContext } from '../../src/vocabulary/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

/** The first two lines are parts of a package, written under one number. */
function withPackage(context: OutreachContext): OutreachContext {
  const number = context.lines[0]!.policy_number
  return { ...context, lines: context.lines.map((line, at) => (at === 1 ? { ...line, policy_number: number } : line)) }
}
async function outcomes(context: OutreachContext, text: string): Promise<string> {
  const { per_line } = await readReply(replyMail(context, text, { style: 'apple' }), context)
  return context.lines.map((line) => per_line[line.coverage_line_id]!.outcome).join(' ')
}

const NUMBER = CONTEXTS.build!.lines[0]!.policy_number
const ANSWERS: [string, string][] = [
  [`${NUMBER} is in force. GPU-0091829-26 is in force. WCE 5530081 expired.`, 'confirmed confirmed confirmed refused'],
  [`Policy ${NUMBER} was cancelled, all others are active.`, 'refused refused confirmed confirmed'],
  // Beside a coverage's name the number is of that part alone.
  [`GL ${NUMBER} in force. Auto ${NUMBER} cancelled. Umbrella and WC in force.`, 'confirmed refused confirmed confirmed'],
  [`Auto ${NUMBER} active`, 'unclear confirmed unclear unclear'],
  [`All four policies are active. ${NUMBER} each occurrence is $2,000,000.`, 'contradicted confirmed confirmed confirmed'],
  // "The package" is what stands under one number.
  ['Package, umbrella and WC are all active.', 'confirmed confirmed confirmed confirmed'],
  ['Package policy is in force. Umbrella and WC were non-renewed 7/1/26.', 'confirmed confirmed refused refused'],
  ['The GL is on the package, active.', 'confirmed unclear unclear unclear'],
  ['The WC is on the package, active.', 'unclear unclear unclear unclear'],
  ['Package deal is active.', 'unclear unclear unclear unclear'],
  ['Package quote is active. Umbrella and WC active.', 'unclear unclear confirmed confirmed'],
  [`The GL and auto are both on package policy ${NUMBER}, active 7/1/26-7/1/27. Umbrella and WC active.`, 'confirmed confirmed confirmed confirmed'],
  // Which liability, the number does not say.
  [`Liability ${NUMBER} in force.`, 'unclear unclear unclear unclear'],
]

describe('one number for two lines', () => {
  for (const [text, wanted] of ANSWERS) test(text, async () => assert.equal(await outcomes(withPackage(CONTEXTS.build!), text), wanted))

  for (const [key, context] of Object.entries(CONTEXTS)) {
    if (context.lines.length < 2) continue
    test(`the simulated source contradicts each line, in either kind of numbers: ${key}`, async () => {
      for (const one of [context, withPackage(context)]) {
        const said = (await outcomes(one, simulatedAnswer('contradicted', one.lines))).split(' ')
        assert.deepEqual(new Set(said), new Set(['contradicted']))
      }
    })
  }
})
