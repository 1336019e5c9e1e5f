import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'
import { outcomesOf } from './outcomes-of.ts'

const build = CONTEXTS.build!
const told = async (text: string): Promise<string> => {
  const { per_line } = await readReply(replyMail(build, text, { style: 'gmail' }), build)
  return build.lines.map(({ coverage_line_id: id }) => (per_line[id]!.outcome === 'contradicted' ? Object.entries(per_line[id]!.corrections ?? {}).flat().join(' ') : per_line[id]!.outcome)).join(', ')
}

test('the number of one policy, given to all of them', async () => {
  const own = 'policy_number GPK-0091827-26'
  for (const letter of ['The policy number is GPK-0091827-26 on all. Active.', 'Active. One policy number for all four, GPK-0091827-26.']) assert.equal(await told(letter), `confirmed, ${own}, ${own}, ${own}`, letter)
  assert.equal(await told('GL and auto are both on GPK-0091827-26. All four in force.'), `confirmed, ${own}, confirmed, confirmed`)
  assert.match(await told('All four are active. GPK-0091827-26 is the GL.'), /^confirmed, (?!policy)/)
})

test('a number that goes on is another number; one with its answer typed on is the one that was asked', async () => {
  assert.equal(await told('All four are active. Policy # WCE 5530081-01 otherwise ok'), 'confirmed, confirmed, confirmed, policy_number WCE 5530081-01')
  assert.equal(await told('GPK-0091827-26-active, GPA-0091828-26-active, GPU-0091829-26-cancelled, WC active'), 'confirmed, confirmed, refused, confirmed')
  assert.equal(await told('GPK-0091827-26/GPA-0091828-26/GPU-0091829-26 active, WC cancelled'), 'confirmed, confirmed, confirmed, refused')
})

test('as many numbers as policies go by their letters', async () => {
  assert.equal(await told('New policy numbers are GPA-55 1002-26, GPK-551001-26, GPU-551003-26 and WCE 5540001. All active.'.replace('55 1002', '551002')), 'policy_number GPK-551001-26, policy_number GPA-551002-26, policy_number GPU-551003-26, policy_number WCE 5540001')
})

test('of two terms each policy takes its own', async () => {
  assert.equal(await outcomesOf('build', "I'm showing all 4 active, 7/1/26-27 and 2/15/26-27."), 'gl=confirmed al=confirmed um=confirmed wc=confirmed')
  assert.doesNotMatch(await told('All in force, 7/1/26-27, 2/15/26-27 and 5/1/26-27.'), /^confirmed|, confirmed/)
  assert.equal(await told('All in force, 7/1/26-27 and 2/15/26-12/31/26.'), 'confirmed, confirmed, confirmed, expiration_date 2026-12-31')
})

test('the day on which a policy moved stands behind a long name, and before a number', async () => {
  assert.equal(await told('We moved the GL from Granite Peak to Blue Hollow Mutual on 11/1 (BHM-7715). The others are active.'), 'policy_number BHM-7715 effective_date 2026-11-01 carrier Blue Hollow Mutual, confirmed, confirmed, confirmed')
})
