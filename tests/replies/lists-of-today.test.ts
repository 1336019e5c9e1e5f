import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

const haul = CONTEXTS.haul!
const read = async (text: string) =>
  Object.values((await readReply(replyMail(haul, text, { style: 'apple' }), haul)).per_line)
    .map((line) => line.outcome)
    .join(' ')
const ROWS = 'Auto - active\nCargo - active\nGL - active'

describe('the title of a list and its day; lists held open at their head or by an "or"', () => {
  for (const [text, outcomes] of [
    [`Policy status per Epic 11/18/2026:\n${ROWS}`, 'confirmed confirmed confirmed'],
    [`Blue Mesa Hauling - policy status 11/17/2026\n${ROWS}`, 'confirmed confirmed confirmed'],
    // A list of months ago says nothing of today.
    [`Blue Mesa Hauling - policy status 6/1/2026\n${ROWS}`, 'unclear unclear unclear'],
    [`Policy status per Epic 6/1/2026:\n${ROWS}`, 'unclear unclear unclear'],
    ['(not verified) Auto, cargo and GL are in force', 'unclear unclear unclear'],
    ['Active: GL / auto / or cargo', 'unclear unclear unclear'],
    ['No cancellations on the auto, cargo or GL. All active.', 'confirmed confirmed confirmed'],
    ['Line | In force? | Correct?\nAuto | Y | Y\nCargo | Y | N, limit is $250,000\nGL | Y | Y', 'confirmed contradicted confirmed'],
  ] as const)
    test(text.replaceAll('\n', ' / '), async () => assert.equal(await read(text), outcomes))
})
