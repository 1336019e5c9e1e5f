import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

const asked = CONTEXTS.haul!
/** The reefer's limit is of the amount to which the cargo's own is lowered. */
const haul = { ...asked, lines: asked.lines.map((line) => (line.coverage_type === 'cargo' ? { ...line, limits: [{ label: 'per_vehicle', amount: 150_000 }, { label: 'deductible', amount: 5_000 }, { label: 'reefer_breakdown', amount: 100_000 }] } : line)) }
async function told(text: string): Promise<string[]> {
  const { per_line } = await readReply(replyMail(haul, text, { style: 'gmail' }), haul)
  return haul.lines.map(({ coverage_line_id: id }) => {
    const { outcome, corrections } = per_line[id]!
    return outcome === 'contradicted' ? Object.entries(corrections ?? {}).map(([path, value]) => `${path}=${value}`).join('+') : outcome
  })
}

describe('what was and what is, each as another limit was asked', () => {
  for (const frame of ['NAME is NEW, was OLD.', 'NAME: OLD -> NEW.', 'NAME is NEW this term (OLD last term).', 'NAME was changed to NEW from OLD at renewal.', 'NAME OLD changed to NEW.', 'NAME OLD to NEW.', 'NAME is only NEW, they wanted OLD.', 'NAME NEW compared to OLD.', 'NAME started at OLD, it is NEW today.', 'NAME is NEW. It used to be OLD.'])
    for (const [name, fresh, old, at] of [['Cargo', '100,000', '150,000', 1], ['GL', '2M', '1M', 2], ['GL', '1,000,000', '2,000,000', 2]] as const)
      test(`${frame} ${name} ${fresh}`, async () => assert.notEqual((await told(`${frame.replace('NAME', name).replace('NEW', fresh).replace('OLD', old)} The rest is right and all are active.`))[at], 'confirmed'))
  for (const [text, wanted] of [
    ['Cargo is 100,000, we dropped it from 150,000 at renewal. The rest is accurate and all in force.', 'limits.per_vehicle=100000'],
    ['Cargo should be showing 100,000. They dropped it from 150,000 to save premium. The rest is accurate and all in force.', 'limits.per_vehicle=100000'],
    ['Cargo went from 150,000 to 250,000. The rest is right. All active.', 'limits.per_vehicle=250000'],
    ['Cargo was lowered from 150,000. The rest is right. All active.', 'unclear'],
    ['Cargo 150,000, reefer 100,000. All active and right.', 'confirmed'],
    ['Cargo 150,000/100,000/5,000. All active and right.', 'confirmed'],
    ['Cargo: 100,000 reefer, 150,000 limit, 5,000 ded. All active and right.', 'confirmed'],
  ] as const)
    test(text, async () => assert.deepEqual(await told(text), ['confirmed', wanted, 'confirmed']))
})
