import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CONTEXTS } from './contexts.ts'
import { outcomesOf } from './outcomes-of.ts'

const CONFIRMED = 'al=confirmed cg=confirmed gl=confirmed'
const NAME = CONTEXTS.haul!.insured_name
/** What is told of a policy or of all of them beside an answer, by its parts. */
const BESIDE: [string, string[], string[], string[]][] = [
  ['what a certificate needs', ['Happy to send a cert', 'I can issue a certificate', 'If you need a COI', "I'd be glad to send a certificate"], [', just need your holder info', ' once I have your holder information', ", let me know the certificate holder's name and address", ', I just need to know how you want the holder to read'], ['', ', thanks', ' when you get a chance']],
  ['that none has a notice', ['Neither', 'None of them', 'No policy', 'Not one of them'], [' has a pending cancellation', ' is set to cancel', ' has any open notices', ' is past due', ' has had a lapse'], ['', ' at this time', ' in our system']],
  ['how it is written', ['The GL is', 'It is', 'The auto is', 'They are'], [' on an annual policy', ' on an occurrence form', ' with an admitted carrier', ' surplus lines', ' on a standalone policy', ' through the assigned risk pool'], ['', ' and active']],
  ['until when it is paid', ['They are', 'The account is', 'Everything is'], [' paid through February', ' paid thru 3/1/27', ' paid through the end of the term', ' paid for the year'], ['', ' and current']],
  ['since when they are with us', ['They have had', 'The insured has had', "They've had"], [' a policy with us since 2019', ' coverage with us for 10 years', ' insurance through our agency since 2015'], ['', ' with no lapses', ' without a claim']],
  ['what was wrong and is put right', ['They were late on a payment', 'They had a cancellation notice last month', 'A notice went out for non-pay', 'There was a late payment in September'], [' but they paid', ' but it has been taken care of', ' but payment was received', ' but it was rescinded', ' but they are current now'], ['', ' before the due date', ' with no lapse']],
  ['what is added and changes nothing', ["They're adding", 'We have a pending endorsement to add', 'The insured is adding'], [' a truck', ' a location next month', ' a driver'], [" but it doesn't change what you have", ', nothing that changes your list', ' but limits stay the same']],
  ['that coverage can change', ['Coverage can change', 'Policies can be cancelled', 'Status is subject to change'], [' at any time', ' after the date of this email', ' without notice'], ['', ' unless you are named on the policy', ' as with any policy']],
  ['what kept us busy', ['Sorry about the wait', 'Apologies for the delay'], [", we've been buried with 1/1 renewals", ', year end is crazy here', ', we are short two people', ", it's been a busy week with renewals"], ['']],
  ['what it holds besides', ['The GL has', 'The auto includes', 'The cargo also has'], [' a waiver of subrogation', ' hired and non-owned', ' a loss payee listed', ' blanket additional insured wording', ' terrorism coverage'], ['', ' too', ' as well']],
  ['in whose name', ['The named insured is', 'The name on the policies is', 'Insured shows as', 'They are written under'], [` ${NAME}`, ` ${NAME.toUpperCase()}`], ['', ' as you have it']],
]

for (const [kind, first, second, third] of BESIDE)
  test(`${kind} takes nothing from a yes to all of them`, async () => {
    const wrong: string[] = []
    for (const [a, head] of first.entries())
      for (const [b, middle] of second.entries()) {
        const sentence = `${head}${middle}${third[(a + b) % third.length]}`
        for (const letter of [`Yes, all three are active. ${sentence}.`, `${sentence}. All three are in force.`]) if ((await outcomesOf('haul', letter)) !== CONFIRMED) wrong.push(letter)
        // What follows it is read.
        for (const end of [' but the GL is cancelled.', '; the GL lapsed.', ' until the GL is reinstated.'])
          if ((await outcomesOf('haul', `All three are in force. ${sentence}${end}`)).includes('gl=confirmed')) wrong.push(`${sentence}${end}`)
      }
    assert.deepEqual(wrong, [])
  })

test('what is paid no further, and another name, is told', async () => {
  for (const letter of ['All three are active. They are paid thru 10/1/26.', 'All three are active. They are paid through October.', 'All three are active and paid thru 11/1/26.', 'All three are active. They were late on a payment.', 'All three are active. A notice went out for non-pay but they have until Friday.', 'All three are active. They had a cancellation notice last month but it will be rescinded.', "All three are active. They're dropping a truck.", 'All three are active. The policies may be cancelled on Friday.', 'All three are active. The named insured is Somebody Else Inc.'])
    assert.ok(!(await outcomesOf('haul', letter)).includes('confirmed'), letter)
})

test('not renewed yet is no refusal', async () => {
  for (const letter of ['GL is not renewed yet. Auto and cargo are active.', 'The GL has not been renewed yet. Auto and cargo are active.']) assert.equal(await outcomesOf('haul', letter), 'al=confirmed cg=confirmed gl=unclear', letter)
})
