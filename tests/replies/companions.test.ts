import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

const CONFIRMED = 'al=confirmed cg=confirmed gl=confirmed'
/** What most often stands beside an answer, by its parts: any of them may follow any. */
const COMPANIONS: [string, string[], string[], string[]][] = [
  ['how to reach us', ['Let me know', 'Feel free to call me', "Please don't hesitate to contact our office", 'Shoot me an email', 'Give me a call', "I'm here"], [' if you need anything else', ' with any questions', ' if anything else comes up', ' should you have any questions', " if this isn't what you needed"], ['', ' and thank you', ', thanks', ' regarding this matter', ' - happy to help']],
  ['where it was looked up', ['I checked', 'I just looked', 'We double checked', 'I ran these', 'I went in and looked'], [' in our system', " on the carrier's website", ' in Applied Epic', ' with underwriting', ' in both carrier portals'], ['', ' before replying', ' to be sure', ' just now', ' to make sure nothing changed']],
  ['how it is paid', ['They are', 'The account is', 'All three are', 'Premiums are', 'Everything is'], [' paid in full', ' on monthly installments', ' up to date on payments', ' on direct bill', ' financed'], ['', ' with nothing due', ' and no cancellations are pending', ' per the carrier', ' as of today']],
  ['nothing pending', ['There are no', "There aren't any", 'I show no', 'We have no'], [' pending cancellations', ' cancellations or lapses', ' pending endorsements', ' notices of cancellation'], ['', ' on any of them', ' on file', ' at this time', ' on this account']],
  ['what is granted', ['Blanket additional insured', 'AI and WOS', 'Waiver of subrogation', 'Primary and noncontributory wording'], [' is included on the GL', ' applies where required by written contract', ' is in place'], ['', ' per form CG 20 10', ' on a blanket basis']],
  ['who they are to us', ['They are', 'The insured is', "They're", 'This client is'], [' one of our better accounts', ' a client of our agency', ' our insured', " one of Ray's accounts"], ['', ' and always pays on time', ' with no losses', ' and no issues', ' with a clean record']],
  ['who took it over', ['Our front desk passed this along', 'This was sent to me by Ray', "I'm the CSR on this account", 'I handle this account'], ['', " since he's out", ' while he is out of the office'], ['', ' so I looked it up', ' and I checked our system']],
  ['how sorry we are', ['Sorry I missed this', 'Sorry for not getting back to you sooner', 'Apologies for the delay', 'Sorry, this went to my spam'], ['', ', just catching up on emails', ", I've been swamped with renewals", ', we had a storm here and lost power'], ['', ' this week']],
]

for (const [kind, first, second, third] of COMPANIONS)
  test(`${kind} takes nothing from a yes to all of them`, async () => {
    const wrong: string[] = []
    for (const [a, head] of first.entries())
      for (const [b, middle] of second.entries()) {
        const sentence = `${head}${middle}${third[(a + b) % third.length]}.`
        for (const letter of [`Yes, all three are active. ${sentence}`, `${sentence} All three are in force.`]) if ((await outcomesOf('haul', letter)) !== CONFIRMED) wrong.push(letter)
        // What follows it is read.
        for (const end of [' but the GL is cancelled.', ' - the GL lapsed.', ', GL is void.'])
          if ((await outcomesOf('haul', `All three are in force. ${sentence.slice(0, -1)}${end}`)).includes('gl=confirmed')) wrong.push(`${sentence}${end}`)
      }
    assert.deepEqual(wrong, [])
  })

test('a yes to such a thing is none to the policies', async () => {
  for (const letter of ['Yes, they are one of our better accounts.', 'Yes, no cancellations are pending on direct bill.', 'Yes, waiver of subrogation applies.', 'Confirmed, this client is a client of our agency.', 'They are paid in full.', 'There are no pending cancellations.'])
    assert.ok(!(await outcomesOf('haul', letter)).includes('confirmed'), letter)
})

test('a courtesy ends where a policy is spoken of', async () => {
  for (const [letter, want] of [
    ['All three are in force. Sorry for the delay but the GL cancelled.', 'refused'],
    ['All three are in force. Sorry for the delay - the GL lapsed.', 'refused'],
    ['All three are in force. Apologies for the delay so the GL is out.', 'unclear'],
    ['All three are in force. Our hours are 9 to 5, the GL was cancelled.', 'refused'],
    ['All three are in force, Ray asked me to respond but the GL is cancelled.', 'refused'],
    ['All three are in force. Let me know if you have any questions, GL is void.', 'refused'],
    ['All three are in force. Let me know if you have any questions except the GL.', 'unclear'],
    ['All three are in force (let me know if you have any questions), not the GL.', 'unclear'],
    ['All three are in force. Thanks for your patience but the GL is gone.', 'refused'],
  ] as const) {
    const got = /gl=(\w+)/.exec(await outcomesOf('haul', letter))![1]!
    assert.ok(got === want || got === 'unclear', `${letter} ${got}`)
  }
})

test('what is disclaimed for days to come, who the mortgagee is, and that they are still on', async () => {
  for (const letter of ['The policies are in force as of today, however we make no guarantee as to future coverage.', 'All three are in force. Correct mortgagee is First Lakehead Bank if you need it.', 'Auto, cargo and GL are all still on.', 'Everything is still on.'])
    assert.equal(await outcomesOf('haul', letter), CONFIRMED, letter)
  for (const letter of ['All three are in force. Correct limit is 2M if you need it.', 'The cancellation is still on.', 'The hold is still on.', 'All three are in force, however we make no guarantee as to the GL.'])
    assert.notEqual(await outcomesOf('haul', letter), CONFIRMED, letter)
})
