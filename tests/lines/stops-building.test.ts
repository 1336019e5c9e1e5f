import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isMereSample } from '../../src/extraction/standing/marked-as-no-proof.ts'
import { stopsBuilding } from '../../src/lines/stops-building.ts'

const CLEAR = { state: 'clear', findings: [] } as const
const stops = (says: string, mode: 'live' | 'test') => stopsBuilding({ integrity: { ...CLEAR, findings: [] }, disclaimers: [{ page: 1, says, sample: isMereSample(says) }] }, mode) !== null

test('a paper that says of itself that it is no proof builds nothing', () => {
  for (const says of ['VOID', 'SAMPLE', 'SPECIMEN', 'DRAFT - FOR REVIEW ONLY', 'coverage is not bound']) assert.ok(stops(says, 'live'), says)
  assert.equal(stopsBuilding({ integrity: { ...CLEAR, findings: [] } }, 'live'), null)
})

test('in test mode a mere sample is read, and what is void, a draft or not valid is not', () => {
  for (const says of ['SAMPLE', 'SPECIMEN', 'SAMPLE CERTIFICATE', 'SAMPLESAMPLE']) assert.ok(!stops(says, 'test'), says)
  for (const says of ['VOID', 'DRAFT', 'SPECIMEN - NOT VALID', 'SAMPLE, NOT PROOF OF INSURANCE', 'SPECIMENNOTVALID', 'coverage is not bound']) assert.ok(stops(says, 'test'), says)
})
