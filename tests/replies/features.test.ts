import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

const CONFIRMED = 'gl=confirmed al=confirmed um=confirmed wc=confirmed'
/** What a policy has or grants besides its limits. */
const FEATURES = [
  ...['You are additional insured', 'Your company is listed as AI', 'The certificate holder is an additional insured', 'We have you as an additional insured'].flatMap((who) => ['', ' on the GL and auto', ' per written contract', ' on all but the WC', ' on the GL per CG 20 10'].map((where) => `${who}${where}`)),
  ...['Waiver of subrogation', 'Additional insured', 'A 30 day notice of cancellation', 'Primary and non-contributory wording'].flatMap((what) => [' is included', ' applies on the GL and auto', ' is included where required by written contract'].map((how) => `${what}${how}`)),
  ...['The GL has a blanket AI endorsement', 'The policies include a blanket waiver of subrogation by written contract', 'GL includes CG 20 10 and CG 20 37', 'The GL and auto include a 30 day notice endorsement'],
  ...['The GL general aggregate applies per project', 'The aggregate on the GL is per project', 'GL agg is on a per project basis', 'The GL is an occurrence policy', 'The auto is symbol 1', 'The GL is subject to audit'],
]

test('takes nothing from a yes, confirms nothing alone, and a yes before it is to that', async () => {
  const wrong: string[] = []
  for (const [at, feature] of FEATURES.entries()) {
    const letter = at % 2 === 0 ? `All four are active. ${feature}.` : `${feature}. All four are in force as shown.`
    if ((await outcomesOf('build', letter)) !== CONFIRMED) wrong.push(letter)
    for (const alone of [`${feature}.`, `Yes, ${feature[0]!.toLowerCase()}${feature.slice(1)}.`]) if ((await outcomesOf('build', alone)).includes('=confirmed')) wrong.push(alone)
    for (const end of [', but the GL was cancelled', ' except the GL', ' but the GL is pending cancellation']) if ((await outcomesOf('build', `All four are active. ${feature}${end}.`)).includes('gl=confirmed')) wrong.push(`${feature}${end}`)
  }
  assert.deepEqual(wrong, [])
  assert.ok(!(await outcomesOf('build', 'Yes, the liability includes hired and non-owned.')).includes('=confirmed'))
  assert.equal(await outcomesOf('build', 'Yes to all, additional insured is included.'), CONFIRMED)
})

test('how the insured pays is no answer to it, and takes nothing from one', async () => {
  for (const payer of ['He is current on payments', 'The insured is paying monthly', 'Client is in good standing', "They're a long time client of ours", 'The account is current']) {
    assert.equal(await outcomesOf('build', `All four are active. ${payer}.`), CONFIRMED, payer)
    for (const letter of [`${payer}.`, `Yes, ${payer[0]!.toLowerCase()}${payer.slice(1)}.`]) assert.ok(!(await outcomesOf('build', letter)).includes('=confirmed'), letter)
  }
  assert.equal(await outcomesOf('build', 'Client is current, policies in force, no notices.'), CONFIRMED)
})

test('a deductible of a building is not its limit', async () => {
  for (const letter of ['All four are active. The GL has a $5,000 deductible.', 'All four are active. The GL deductible is $5,000.']) assert.ok(!(await outcomesOf('build', letter)).includes('contradicted'), letter)
})

test('a number that a telephone may have too names its policy', async () => {
  for (const letter of ['Active: WCE 5530081', 'Active, WCE 5530081', 'Active\n5530081', 'Confirmed (5530081)']) assert.ok(!/(?:gl|al|um)=confirmed/.test(await outcomesOf('build', letter)), letter)
  assert.equal(await outcomesOf('build', 'Active: GPK-0091827-26, GPA-0091828-26, GPU-0091829-26, 5530081'), CONFIRMED)
})

test('what is right of one and of the rest is closed by a word of all of them', async () => {
  for (const letter of ['WC limits are right. Everything else is correct. In force.', 'GL limits 1M/2M correct. All else correct. All in force.', 'The GL policy number is GPK-0091827-26, all active.']) assert.equal(await outcomesOf('build', letter), CONFIRMED, letter)
})

test('a part of a policy that was dropped ends neither it nor the others', async () => {
  assert.equal(await outcomesOf('haul', 'All active but reefer was dropped.'), 'al=confirmed cg=unclear gl=confirmed')
  assert.equal(await outcomesOf('haul', 'Cargo is active, the reefer breakdown was removed. Auto and GL active.'), 'al=confirmed cg=unclear gl=confirmed')
})

test('"it" behind the only one that has an issue is that one', async () => {
  assert.doesNotMatch(await outcomesOf('haul', 'Only GL has an issue: it was cancelled 11/5 for non-pay. Others good.'), /(?:al|cg)=refused/)
  assert.equal(await outcomesOf('haul', 'GL has an issue: it was cancelled 11/5. Auto and cargo are active.'), 'al=confirmed cg=confirmed gl=refused')
})
