import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

const HAUL = 'al=confirmed cg=confirmed gl=confirmed'
const BUILD = 'gl=confirmed al=confirmed um=confirmed wc=confirmed'
type Context = 'haul' | 'build'
/** What agents say of their surprise, of papers, trucks, payments and audits beside a plain yes, by its parts. */
const BESIDE: [string, Context, string[], string[], string[]][] = [
  ['why they are asked', 'haul', ['Not sure', "I'm not certain", 'No idea', "Don't know"], [" why I'm getting this", ' who you are', ' what this is for', ' how you got my email', ' why you need this'], ['']],
  ['what is not their habit', 'haul', ["We don't normally", 'I generally do not', 'We typically don’t'], [' reply to these', ' do this by email', ' give this out', ' answer emails like this'], ['']],
  ['which trucks came', 'haul', ['We added', 'They just bought', 'Insured added'], [' a 2025 Peterbilt', ' two trailers', ' another truck', ' a driver'], ['', ' last week', ' on 11/2', ' to the auto', ' to the auto and cargo']],
  ['why a policy was endorsed', 'haul', ['The auto was', 'Auto and cargo were', 'The auto policy has been'], [' endorsed', ' amended', ' updated'], [' to add a truck', ' 11/2 to add a trailer', ' last week to swap trucks', ' to change the mailing address']],
  ['how they pay', 'haul', ["They're", 'Insured is', 'The account is'], [' on autopay', ' on a payment plan', ' on EFT', ' on direct bill'], ['', ' and current', ', all current', ' with no missed payments']],
  ['how far the audit is', 'build', ['The WC audit', 'Their premium audit', "Last year's audit"], [' is pending', ' is in process', ' is due in January', ' is done'], ['']],
  ['what the umbrella sits over', 'build', ['The umbrella', 'Umb'], [' follows form over', ' sits over', ' runs concurrent with', ' is excess of'], [' the GL', ' the GL and auto', ' the underlying', ' all underlying policies']],
  ['who is away', 'haul', ['Dana', 'My boss', 'Dana Whitcomb'], [' is out', ' is at lunch', ' is on vacation', ' is in a meeting'], ['', ' today', ' until Monday', ' until 11/30']],
]

for (const [kind, context, first, second, third] of BESIDE)
  test(`${kind}: takes nothing from a yes to all of them`, async () => {
    const wrong: string[] = []
    const [confirmed, count] = context === 'haul' ? [HAUL, 'three'] : [BUILD, 'four']
    for (const [a, head] of first.entries())
      for (const [b, middle] of second.entries()) {
        const sentence = `${head}${middle}${third[(a + b) % third.length]}`
        for (const letter of [`All ${count} are active. ${sentence}.`, `${sentence}. All ${count} are in force.`]) if ((await outcomesOf(context, letter)) !== confirmed) wrong.push(letter)
        for (const end of [' but the GL was cancelled.', ' so the GL is pending cancellation.', ', which means we never wrote the GL.'])
          if ((await outcomesOf(context, `All ${count} are in force. ${sentence}${end}`)).includes('gl=confirmed')) wrong.push(`${sentence}${end}`)
      }
    assert.deepEqual(wrong, [])
  })

test('it may lead to the answer in one breath', async () => {
  for (const letter of ['Not sure why you need this, but yes, all three are active.', "We don't normally do this but all three are in force.", 'Dana is on vacation until Monday but all three are active.', 'Dana Whitcomb is out until 11/30 but all three are in force.', 'Dana is out of the office, I checked and all three are in force.'])
    assert.equal(await outcomesOf('haul', letter), HAUL, letter)
})

test('whether an e-mail is enough is a question that takes nothing back', async () => {
  for (const question of ['Is this email enough or do you need a COI?', 'Do you need a cert or just this?', 'Will that do?', 'Does this answer your question?', 'Should I put this on letterhead?', 'Would a letter be better?', 'Need anything else?'])
    for (const letter of [`All three are active. ${question}`, `${question} All three are in force.`]) assert.equal(await outcomesOf('haul', letter), HAUL, letter)
  for (const letter of ['Is this email enough?', 'Not sure what this is for.', 'They are on autopay and current.', 'We added a truck last week.', 'The WC audit is done.', 'Dana is out until Monday.']) assert.ok(!(await outcomesOf('haul', letter)).includes('confirmed'), letter)
  for (const letter of ['All three are active. Is the GL enough?', 'All three are active. They are on premium financing and behind.', 'All three are active. We removed the cargo last week.', 'All three are active. They took the last truck off.']) assert.notEqual(await outcomesOf('haul', letter), HAUL, letter)
})
