import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail, requestText } from './envelopes.ts'
import { outcomesOf } from './outcomes-of.ts'

const RESERVES = ['Maybe', 'As far as I know', 'Assuming no lapse', 'Assuming payment', 'Barring changes', 'Unless it lapsed', 'Pending payment', 'If there was no lapse', 'Subject to payment', 'Per the insured', 'I believe', 'Probably', 'Once it is paid']
test('a reserve that opens a sentence is of the policy that it leads to, whatever was named before it', async () => {
  for (const reserve of RESERVES)
    for (const before of ['The GL is active.', 'The GL was cancelled.', 'GL: active.', 'Yes.'])
      assert.doesNotMatch(await outcomesOf('haul', `${before} ${reserve}, the cargo is in force.`), /cg=confirmed/, `${before} ${reserve}`)
  for (const letter of ['Not sure of the GL, but the cargo is active.', 'The GL I need to check. Not sure yet, but the cargo is active.']) assert.match(await outcomesOf('haul', letter), /cg=confirmed gl=unclear/, letter)
})

const ALL = ['All active.', 'All policies are in force.', 'They are all active.', 'Everything is active.', 'All coverages are in effect.']
test('what is said of all behind the refusal of one is of no others, unless it says so', async () => {
  for (const all of ALL) {
    assert.equal(await outcomesOf('haul', `Cargo: cancelled 8/1\n${all}`), 'al=unclear cg=refused gl=unclear', all)
    assert.equal(await outcomesOf('haul', `Auto: in force\nCargo: not ours\n${all}`), 'al=confirmed cg=refused gl=unclear', all)
    assert.equal(await outcomesOf('haul', `${all}\nAuto: in force\nCargo: rescinded`), 'al=confirmed cg=refused gl=unclear', all)
  }
  for (const letter of ['Cargo: cancelled 8/1\nEverything else is active.', 'Cargo was cancelled. All others are in force.', 'Cargo was cancelled. The rest are active.', 'All active. The cargo left the agency in June.', 'All active but the cargo was cancelled.', 'Cargo was cancelled but all the others are active.', 'Cargo was cancelled. Auto and GL are active.'])
    assert.equal(await outcomesOf('haul', letter), 'al=confirmed cg=refused gl=confirmed', letter)
})

test('an exception that is announced of one policy leaves it open, whatever is named behind it', async () => {
  assert.equal(await outcomesOf('haul', 'Cargo is in force with exceptions. GL was cancelled. Auto is active.'), 'al=confirmed cg=unclear gl=refused')
  assert.equal(await outcomesOf('haul', 'All in force with exceptions: cargo was cancelled'), 'al=confirmed cg=refused gl=confirmed')
})

test('a bare yes beside a question on one of them is of no others', async () => {
  for (const letter of ['Yes. The cargo is active?', 'Yes. Is the cargo still active?', 'AL? Active.']) assert.doesNotMatch(await outcomesOf('haul', letter), /confirmed/, letter)
})

test('the general is the general liability where it heads a row', async () => {
  for (const letter of ['La general - sigue vigente', 'General: active', 'General - active', 'The general: active']) assert.equal(await outcomesOf('haul', letter), 'al=unclear cg=unclear gl=confirmed', letter)
})

test('an answer typed within a quoted block is of that one, by its place where two are called alike', async () => {
  const [al, cg, gl] = CONTEXTS['haul']!.lines
  const context = { ...CONTEXTS['haul']!, lines: [al!, { ...gl!, coverage_line_id: 'a2', coverage_type: 'auto_liability' as const }, cg!] }
  const outcomes = async (behind: string, answer: string): Promise<string> => {
    const quoted = requestText(context).split('\n').flatMap((line) => [`> ${line}`.trimEnd(), ...(line.includes(behind) ? [answer] : [])])
    const text = Buffer.from(`On Tue, Nov 17, 2026 at 9:00 AM Verification Desk wrote:\n${quoted.join('\n')}\n`).toString('base64')
    const [head] = replyMail(context, '', { style: 'apple' }).toString().split('\r\n\r\n')
    const { per_line } = await readReply(Buffer.from(`${head}\r\n\r\n${text.replace(/.{76}/g, '$&\r\n')}\r\n`), context)
    return context.lines.map(({ coverage_line_id: id }) => `${id}=${per_line[id]!.outcome}`).join(' ')
  }
  assert.equal(await outcomes('2. AUTO', 'remains in force'), 'al=unclear a2=confirmed cg=unclear')
  assert.equal(await outcomes('PSC-204418', 'cancelled 8/1'), 'al=unclear a2=unclear cg=refused')
})
