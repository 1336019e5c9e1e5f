import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'
import { replyMail } from './envelopes.ts'

const tow = CONTEXTS_BY_TRADE.tow!
const haul = CONTEXTS.haul!
async function outcomes(context: typeof tow, text: string): Promise<string> {
  const { per_line } = await readReply(replyMail(context, text, { style: 'outlook' }), context)
  return context.lines.map((line) => per_line[line.coverage_line_id]?.outcome ?? 'none').join(' ')
}
const ALL = 'confirmed confirmed confirmed'
const NOBODY = 'unclear unclear unclear'

describe('who or what is out', () => {
  for (const beside of ['Great Lakes is out', 'Copper Canyon is out', 'GL is out', 'Great Lakes is out this year', 'WC is gone', 'Progressive is off'])
    test(`"${beside}" may be an insurer or a policy`, async () => assert.equal(await outcomes(tow, `All three policies are active. ${beside}.`), NOBODY))
  for (const beside of ['Mary is out this week so I am answering', 'Jolene is out until Tuesday', 'Hank is out sick', "I'm out Friday", 'Mary is out of the office'])
    test(`"${beside}" is a colleague`, async () => assert.equal(await outcomes(tow, `All three policies are active. ${beside}.`), ALL))
})

describe('a colleague who is merely out', () => {
  for (const text of ['Tammy is out, but I can see all three are active.\n\nGus', "Tammy's out but I show all three in force."])
    test(`"${text}" is answered for`, async () => assert.equal(await outcomes(haul, text), ALL))
  for (const text of ['Prairie Star is out, but I can see all three are active.', 'Notice is out but I show all three active.', 'Cargo is out but I see the others active.', 'Acuity is out but all three are active.'])
    test(`"${text}" tells of no colleague`, async () => assert.doesNotMatch(await outcomes(haul, text), /^confirmed confirmed confirmed$/))
})

describe('what a policy may also be called', () => {
  test('GL, where garage liability was asked', async () => {
    assert.equal(await outcomes(tow, 'All three policies are active. GL is with Acuity.'), 'unclear confirmed confirmed')
    assert.doesNotMatch(await outcomes(tow, 'GL is active.'), /confirmed/)
  })
  test('inland marine, where cargo was asked', async () => assert.equal(await outcomes(haul, 'All three policies are active. Inland marine is with Acuity.'), 'confirmed unclear confirmed'))
  test('another coverage that was not asked about is of no concern', async () => assert.equal(await outcomes(tow, 'All three policies are active. The umbrella was cancelled.'), ALL))
})

describe('as many policies as were not asked about', () => {
  for (const said of ['We have two active policies.', 'We show five active policies for them.', 'I see 1 active policy.']) test(said, async () => assert.doesNotMatch(await outcomes(tow, said), /confirmed/))
})

describe('what was done once', () => {
  for (const said of ['The policies were issued as shown.', 'Coverage was bound as you list it.']) test(said, async () => assert.equal(await outcomes(tow, said), NOBODY))
  test('and holds today', async () => assert.equal(await outcomes(tow, 'The policies were issued as shown and all are in force.'), ALL))
})
