import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

const haul = CONTEXTS.haul!
const confirmed = async (text: string): Promise<number> =>
  Object.values((await readReply(replyMail(haul, text, { style: 'apple' }), haul)).per_line).filter((line) => line.outcome === 'confirmed').length

describe('what takes an answer back where it is easily passed over', () => {
  for (const text of [
    // Behind a word of thanks.
    'All three are active. Thanks, they merged with another firm.',
    "All three are active. Thanks, I'm going off a screenshot.",
    'All three are active. Thanks for asking, scratch that.',
    'All three are active. Gracias, según el asegurado.',
    // Read in another file than that of these policies.
    'All three policies are active. I was looking at their personal lines.',
    'All three are active. I pulled up their personal auto.',
    'Auto, cargo and GL are in force with the limits shown. The policy is for their other location.',
    'All three policies are active, it shows future dated.',
    'All three policies are active, this is off the record.',
    'All three policies are active, primero Dios.',
    'All three policies are active.\n\nKinda.',
    'While they were ours, all three were active.',
    'All three are active. I copied this from your request.',
    'All three are active, in question.',
    // Somebody else's word, and another day's.
    'From Prairie Star:\n\nAll three are active.',
    'Status as of 3/15/2026:\nAll three are active.',
    'Blue Mesa is in good standing with our office.',
    'They are in good standing with us.',
    'All three are active.\n\nBob Sanchez\nOwner, Blue Mesa Hauling LLC',
    'All three are active.\n\nBob\nBlue Mesa Hauling LLC\n417-555-0100',
    // Typed under the name.
    'All three policies are active.\n\nThanks,\nDana\nLet me retract that',
    'All three policies are active.\n\nThanks,\nDana\nThe state pulled their authority',
    'All three policies are active.\n\nThanks,\nDana\nIn the spring',
    "All three policies are active.\n\nThanks,\nDana\nI'm going off a screenshot",
    'All three policies are active.\n\nThanks,\nDana\nLimits are shared with a sister company',
    'All three policies are active.\n\nThanks,\nDana\nHired and non-owned was taken off',
    'All three policies are active.\n\nThanks,\nDana\nBefore the acquisition',
    'All three policies are active.\n\nThanks,\nDana\nTake that with a grain of salt',
    // Under an address, where footers stand.
    'All three policies are active.\n\nThanks,\nDana Cole\nCole Insurance Agency\n(555) 201-3344\nThe certificate you have is fake',
    'All three policies are active.\n\nThanks,\nDana Cole\nCole Insurance Agency\n(555) 201-3344\nYour copy was doctored',
    'All three policies are active.\n\nThanks,\nDana Cole\nCole Insurance Agency\n(555) 201-3344\nSomebody edited that certificate',
    'All three policies are active.\n\nThanks,\nDana Cole\nCole Insurance Agency\n(555) 201-3344\nWe did not issue that certificate',
    'All three policies are active.\n\nThanks,\nDana Cole\nCole Insurance Agency\n(555) 201-3344\nThat is not our certificate',
    'All three policies are active.\n\nThanks,\nDana Cole\nCole Insurance Agency\n(555) 201-3344\nWe just sold our book',
    'All three policies are active.\n\nThanks,\nDana Cole\nCole Insurance Agency\n(555) 201-3344\nOur agency was sold last month',
    'All three policies are active.\n\nThanks,\nDana Cole\nCole Insurance Agency\n(555) 201-3344\nWe no longer write them',
    'All three policies are active.\n\nThanks,\nDana Cole\nCole Insurance Agency\n(555) 201-3344\nWe lost the account',
    'All three policies are active.\n\nThanks,\nDana Cole\nCole Insurance Agency\n(555) 201-3344\nThey moved to another agency',
    'All three policies are active.\n\nThanks,\nDana Cole\nCole Insurance Agency\n(555) 201-3344\nTheir new agent is Bob',
    'All three policies are active.\n\nThanks,\nDana Cole\nCole Insurance Agency\n(555) 201-3344\nNo promises',
    'All three policies are active.\n\nThanks,\nDana Cole\nCole Insurance Agency\n(555) 201-3344\nI was told to say that',
    'All three policies are active.\n\nThanks,\nDana Cole\nCole Insurance Agency\n(555) 201-3344\nUnofficially',
  ])
    test(text.replaceAll('\n', ' / '), async () => assert.equal(await confirmed(text), 0))

  for (const text of [
    'All three are active. Thanks, Jo',
    'all active, thanks, have a great day',
    'Status as of 11/18/2026:\nAll three are active.',
    "Blue Mesa's policies are all current and in good standing.",
    'All three are active.\n\nDana\nRe: Blue Mesa Hauling LLC',
    'All three are active. Thanks for checking, have a great week!',
    "All three are active. Thank you for your patience, we've been swamped",
    'All three are active.\n\nThanks,\nDana\nServing the valley since 1971',
    'All three are active.\n\nThanks,\nDana Cole\nCole Insurance Agency\n(555) 201-3344\nWe do not bind coverage by email.',
    'All three are active.\n\nThanks,\nDana Cole\nCole Insurance Agency\n(555) 201-3344\nWe represent over 30 carriers',
    'All three are active.\n\nThanks,\nDana Cole\nCole Insurance Agency\n(555) 201-3344\nPlease note we do not insure high-risk pets.',
    'All three are active.\n\nThanks,\nDana Cole\nCole Insurance Agency\n(555) 201-3344\nCoverage cannot be bound, altered or cancelled via e-mail.',
    'All three are active.\n\nThanks,\nDana Cole\nCole Insurance Agency\n(555) 201-3344\nOur agency was voted best of the valley',
    'All three are active.\n\nThanks,\nDana\nThe Name You Trust',
    'All three are active.\n\nThanks,\nDana\nIn God We Trust',
    'All three are active.\n\nThanks,\nDana\nInsurance is what we do',
    'All three are active.\n\nThanks,\nDana\nOur clients are family',
  ])
    test(`${text.replaceAll('\n', ' / ')} (stands)`, async () => assert.equal(await confirmed(text), 3))
})
