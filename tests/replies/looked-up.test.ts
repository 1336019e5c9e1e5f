import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

const CONFIRMED = 'al=confirmed cg=confirmed gl=confirmed'
/** Who looked it up, who answers now, and that nothing bad was heard, by their parts. */
const BESIDE: [string, string[], string[], string[]][] = [
  ['who checked with whom', ['Tammy', 'My assistant', 'Our CSR', 'Our account manager'], [' verified these', ' confirmed everything', ' checked it'], [' with the carriers', ' with underwriting today', ' with the carrier just now', ' through the carrier portals']],
  ['whom one spoke with', ['I just got off the phone', 'I just hung up', 'I spoke', 'Just spoke'], [' with the carrier', ' with someone at the carrier', ' with underwriting'], ['', ' to make sure', ' this morning', ' before replying']],
  ['who stands in', ["I'm Tammy's", 'This is Tammy’s', 'I am Brooke’s'], [' backup', ' assistant', ' account manager', ' partner'], ['', " while she's out", ' and handle this account', ' this week']],
  ['who passed it on', ['Tammy', 'The front desk', 'My manager'], [' forwarded me this', ' asked that I respond', ' sent it my way', ' looped me in'], ['', ' today', ' since I handle the account', ' to answer']],
  ['who had it before', ['Dad is retired', 'Tammy left in August', 'My mother used to handle this', 'Tammy passed the account to me'], [", I've taken over the agency", ', I took over', ', I am the new agent on the account', ' and I have the account now'], ['']],
  ['no news', ["I'm not aware of any", "We've had no word of any", 'We have no record of any', 'I know of no', 'No one has told us of any'], [' pending cancellation', ' cancellations or changes', ' lapse in coverage'], ['', ' from the carriers', ' at this time', ' on this account']],
  ['what it agrees with', ['Your records', 'What you have', 'The details below', 'Your information'], [' match', ' agree with', ' are identical to', ' tie out to'], [' our records exactly', " what's in our system", ' the dec pages', ' ours with regard to policy numbers, dates and limits']],
  ['when to write', ['Let me know', 'Please advise', 'Give me a ring', 'Just say so'], [' if a certificate is required', ' if anything else is needed', " if something doesn't look right", " if any of this doesn't match your records"], ['', ' for your file']],
  ['how it is written', ['The GL', 'The auto', 'The cargo'], [' is written on an occurrence basis', ' is part of a package', ' is on an admitted basis', ' is billed monthly'], ['']],
  ['an aggregate', ['The GL aggregate', 'The aggregate', 'GL agg'], [' is per project', ' applies per location', ' applies separately to each project'], ['', ' now']],
  ['paid until', ['Premium is paid', 'They are paid up', 'Payments are current', 'The insured is paid'], [' through', ' until', ' thru'], [' 12/25', ' December 25', ' 12/25/2026', ' mid December', ' the end of December', ' next month']],
]

for (const [kind, first, second, third] of BESIDE)
  test(`${kind}: takes nothing from a yes to all of them`, async () => {
    const wrong: string[] = []
    for (const [a, head] of first.entries())
      for (const [b, middle] of second.entries()) {
        const sentence = `${head}${middle}${third[(a + b) % third.length]}.`
        for (const letter of [`All three are active. ${sentence}`, `${sentence} All three are in force.`]) if ((await outcomesOf('haul', letter)) !== CONFIRMED) wrong.push(letter)
        for (const end of [' but the GL was cancelled.', ', though the GL is no longer with us.', ' so the GL is pending cancellation.', ' which means we never wrote the GL.'])
          if ((await outcomesOf('haul', `All three are in force. ${sentence.slice(0, -1)}${end}`)).includes('gl=confirmed')) wrong.push(`${sentence}${end}`)
      }
    assert.deepEqual(wrong, [])
  })

test('by themselves they confirm nothing, and a yes before them is to them', async () => {
  for (const letter of ['Tammy verified these with the carriers.', 'Not aware of any cancellations.', 'Yes, not aware of any cancellations.', 'The trucks are covered.', 'Yes, the trucks are covered.', "You're covered.", 'I spoke with the carrier this morning.', 'Premium is paid through 12/25.', 'I want to say all three are active.', 'All three are active. Premiums are financed but they are current.'])
    assert.ok(!(await outcomesOf('haul', letter)).includes('confirmed'), letter)
})

test('what was known of an ending is no lack of news', async () => {
  for (const letter of ['All three are in force. I know of a cancellation.', 'All three are active and paid through October.', 'All three are active. They are paid until 10/25.', 'All three are active but only paid through 12/25.', 'All three are active. I emailed the carrier to verify.'])
    assert.notEqual(await outcomesOf('haul', letter), CONFIRMED, letter)
})

test('a disclaimer or a departure ends where a policy is spoken of', async () => {
  for (const letter of ['All three are in force. All coverage is subject to policy terms and conditions except we never wrote the GL.', 'All three are in force. Coverage is subject to policy terms and conditions, the GL is not ours.', 'All three are in force. Tammy is no longer with the agency, I handle it these days but the GL is no longer with us.'])
    assert.ok(!(await outcomesOf('haul', letter)).includes('gl=confirmed'), letter)
  assert.equal(await outcomesOf('haul', 'All three policies are in force at the present time, subject to the terms and conditions of the policies.'), CONFIRMED)
})

test('two blanks between words are one', async () => {
  assert.equal(await outcomesOf('haul', 'All three are in  force.  Limits  are correct.'), CONFIRMED)
  assert.equal(await outcomesOf('haul', 'All three are in force. The GL was  cancelled.'), 'al=confirmed cg=confirmed gl=refused')
})

test('headings of a list say nothing of it', async () => {
  for (const head of ['The following has been verified', "Here's the status", 'Our records show', 'To confirm', 'My answers', 'Current status of each policy'])
    assert.equal(await outcomesOf('haul', `${head}:\n\nAuto - active\nCargo - active\nGL - active`), CONFIRMED, head)
})

test('who just has one of them answers for no other', async () => {
  for (const letter of ['Active. We just have the cargo.', 'In force. We only write the cargo.', "Confirmed. I'm just the agent on the cargo."]) assert.equal(await outcomesOf('haul', letter), 'al=unclear cg=confirmed gl=unclear', letter)
})
