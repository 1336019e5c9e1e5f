import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

const haul = CONTEXTS.haul!
const outcomes = async (text: string): Promise<string[]> => Object.values((await readReply(replyMail(haul, text, { style: 'gmail' }), haul)).per_line).map((line) => line.outcome)
const ENDED = 'Auto and cargo are active. GL was cancelled 10/1. '

describe('behind a policy that ended, what tells that the client is gone leaves the others open', () => {
  for (const said of [
    'They dropped us.',
    'They terminated our relationship.',
    'They moved out of state.',
    'They no longer operate.',
    'They leased on with a bigger carrier.',
    'He is driving for someone else.',
    'He gave up trucking.',
    'They sold out to a competitor.',
    'They run without cover now.',
    'He has nothing in force since.',
    'She moved her business to Acme.',
    'They went somewhere else.',
    'They shopped around and left.',
    'He is gone.',
  ])
    test(said, async () => assert.deepEqual((await outcomes(ENDED + said)).filter((one) => one === 'confirmed'), []))
})

describe('what tells of that policy alone leaves them confirmed', () => {
  for (const said of ['They took it elsewhere.', 'The carrier nonrenewed them for losses.'])
    test(said, async () => assert.deepEqual(await outcomes(ENDED + said), ['confirmed', 'confirmed', 'refused']))
})
