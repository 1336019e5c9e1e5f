import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

const LETTER: Record<string, string> = { confirmed: 'c', refused: 'r', unclear: 'u', none: 'u', contradicted: 'x' }
async function read(text: string): Promise<string> {
  const context = CONTEXTS.haul!
  const { per_line } = await readReply(replyMail(context, text, { style: 'gmail' }), context)
  return context.lines.map(({ coverage_line_id }) => LETTER[per_line[coverage_line_id]!.outcome]).join('')
}

/** Auto, cargo and general liability; the first two began on 3/10/2026, the last on 5/1/2026. */
const LETTERS: [string, string][] = [
  ['The cargo renewed 3/10 as you have it.', 'ucu'],
  ['The auto and cargo renewed on March 10, as shown.', 'ccu'],
  ['All three renewed 3/10 as shown.', 'ccu'],
  ['The cargo renewed on May 1 as you have it.', 'uuu'],
  ['The cargo renewed 3/10/27 as shown.', 'uuu'],
  ['The cargo will be renewed 3/10 as shown.', 'uuu'],
  ['The cargo stands as you have it and is in force.', 'ucu'],
  ['I can also confirm the cargo coverage.', 'ucu'],
  ['The cargo is part of the auto policy and is active too.', 'ccu'],
  ['All active. Part of the fleet is not covered.', 'uuu'],
  ['There is no cargo coverage in force. Auto and GL are active.', 'crc'],
  ['There is no lapse and the cargo is in force.', 'ucu'],
  ['This will confirm that the above referenced insured maintains auto, cargo and general liability coverage with the limits set out in your request.', 'ccc'],
  ['The insured must maintain auto, cargo and GL coverage with the limits set out in your request.', 'uuu'],
  ['The insured maintains auto, cargo and GL coverage with Ironwood, with the limits set out in your request.', 'uuu'],
  ['Confirming coverage for the captioned insured as follows:\n\nAuto liability - In force\nCargo - Cancelled 10/31/26\nGeneral liability - In force', 'crc'],
  // A word of an insurer that was asked, within the insured's name.
  ['The correct named insured on all three is Northfork Prairie Hauling PC. Otherwise everything is correct and in force.', 'xxx'],
  ['La póliza de carga sigue activa. El límite es de $100,000 con deducible de $2,500.', 'ucu'],
  ['La póliza de carga sigue activa. El límite es de $50,000 con deducible de $2,500.', 'uxu'],
  ['Please see responses in the table.\n\nAuto: active\nCargo: active\nGL: cancelled 9/1', 'ccr'],
  ['The GL is in force and the med pay is $7,500.', 'uux'],
  ['All are active. I reviewed these with our account manager.', 'ccc'],
]
describe('formal letters, terms that renewed, and what is part of another policy', () => {
  for (const [text, outcomes] of LETTERS) test(text, async () => assert.equal(await read(text), outcomes))
})
