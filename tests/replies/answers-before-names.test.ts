import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

const context = CONTEXTS['haul']!
const LETTER: Record<string, string> = { confirmed: 'y', refused: 'n', unclear: 'u', none: '-', contradicted: 'x' }
const said = async (text: string, date?: string): Promise<string> => {
  const { per_line } = await readReply(replyMail(context, text, { style: 'outlook', ...(date ? { date } : {}) }), context)
  return context.lines.map((line) => LETTER[per_line[line.coverage_line_id]!.outcome]).join('')
}

test('an answer before each policy is of that one, whatever sign and joint stand between', async () => {
  for (const sign of [' - ', ': ', ' / ', ' – '])
    for (const joint of [', ', '; ', ' and ', ' / ', '\n']) {
      const list = (...answers: string[]): string => answers.map((one, at) => `${one}${sign}${['auto', 'cargo', 'GL'][at]}`).join(joint)
      assert.equal(await said(list('Active', 'cancelled', 'active')), 'yny', list('Active', 'cancelled', 'active'))
      assert.equal(await said(list('Yes', 'no', 'yes')), 'yuy', list('Yes', 'no', 'yes'))
      assert.equal(await said(list('Not ours', 'yes', 'yes')), 'nyy', list('Not ours', 'yes', 'yes'))
    }
  assert.equal(await said('Active - auto and cargo; cancelled 10/1 - GL'), 'yyn')
  assert.equal(await said('In force: auto / GL. Not ours: cargo'), 'yny')
  assert.equal(await said('Auto - yes, cargo - cancelled, GL - yes'), 'yny')
})

test('a reserve under the name is one beneath the agency’s name too', async () => {
  for (const text of ['As if.', 'Last I looked.', 'Effective tomorrow.', 'NOC went out today.', 'Just kidding.', 'AFAIK', 'As of this morning they should be.'])
    assert.doesNotMatch(await said(`Yes, all three are active.\n\nKim Doyle\nWhitcomb Insurance Agency\n\n${text}`), /y/, text)
  for (const text of ['All active, for what it’s worth.', 'All active. For what it is worth.', 'All three are active. Per our E&O we cannot guarantee this.', 'All active. Their umbrella is pending so call the carrier to be safe.']) assert.doesNotMatch(await said(text), /y/, text)
  assert.equal(await said('Yes, all three are active.\n\nKim Doyle\nWhitcomb Insurance Agency\n\nProtecting what you build'), 'yyy')
})

test('what is good beside a pending one, and a notice that never took effect', async () => {
  assert.equal(await said('The auto has a pending cancellation effective 12/15, the other two are good.'), 'uyy')
  assert.equal(await said('The auto is pending cancellation but the premium is good'), 'uuu')
  assert.equal(await said('The auto had a pending cancel but was reinstated with no lapse. All three are active.'), 'yyy')
  assert.equal(await said('The auto had a pending cancel but will be reinstated with no lapse. All three are active.'), 'uyy')
  assert.equal(await said('All active. We are working on getting the notice on the auto rescinded.'), 'uyy')
})

test('who cannot be reached or was not asked has ended nothing', async () => {
  assert.equal(await said('Please go through the retail agent, Monroe Insurance.'), 'uuu')
  assert.equal(await said('All active. Please direct certificate requests to the retail agent.'), 'yyy')
  assert.doesNotMatch(await said('GL and cargo active. The auto carrier is closed today.'), /^n/)
  assert.equal(await said("We didn't issue this certificate."), 'uuu')
  assert.doesNotMatch(await said('We never issued the cargo at 150k.'), /n/)
  assert.equal(await said(`We do not have ${context.insured_name} in our system.`), 'nnn')
  assert.equal(await said(`We do not have ${context.insured_name} on autopay.`), 'uuu')
})
