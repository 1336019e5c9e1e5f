import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'
import { outcomesOf } from './outcomes-of.ts'

const CONFIRMED = 'al=confirmed cg=confirmed gl=confirmed'

test('what the office writes is not what was asked, and renewals may be other policies', async () => {
  const wrong: string[] = []
  for (const all of ['Everything', 'All policies', 'All coverage', 'All of the policies'])
    for (const ours of ['we write for them', 'on our books', 'we placed', 'that we have', 'we handle for this insured', 'written here']) {
      const letter = `${all} ${ours} ${/^All.*policies/.test(all) ? 'are' : 'is'} active.`
      if ((await outcomesOf('haul', letter)).includes('=confirmed')) wrong.push(letter)
    }
  for (const letter of ['The renewals are active.', 'All renewal policies are in force.', 'Yes. We received your request.', 'Yes.\n\nI got your email. Thanks, Dana', "All in force. That's the only thing I'd change.", "All in force. That's the only change."]) if ((await outcomesOf('haul', letter)).includes('=confirmed')) wrong.push(letter)
  for (const letter of ['All policies with us are active.', 'All of these that we wrote are active.', 'Everything you have listed is active.', 'Everything we show is active.', 'All three are on our books and active.', 'Yes. I got your email and all three are active.']) if ((await outcomesOf('haul', letter)) !== CONFIRMED) wrong.push(letter)
  assert.deepEqual(wrong, [])
})

test('the only thing to change, in other words, beside what is changed', async () => {
  for (const only of ["That's the only thing I'd change", "That's all I would change", "That's the only item I'd correct", "It's the only one I'd fix", "That's my only correction", "I wouldn't change anything else"])
    assert.equal(await outcomesOf('haul', `GL number is NGL 7710032. ${only}. All in force.`), 'al=confirmed cg=confirmed gl=contradicted', only)
  assert.equal(await outcomesOf('haul', "Auto was cancelled. That's the only change. Cargo and GL in force."), 'al=refused cg=confirmed gl=confirmed')
})

test('a policy that went to somebody the insured knows; a number told beside the one it replaced', async () => {
  for (const agent of ["the owner's personal agent", 'their own agency', "his brother's agency", "the dealer's agent"]) assert.equal(await outcomesOf('haul', `Auto was moved to ${agent}. Cargo and GL active.`), 'al=refused cg=confirmed gl=confirmed', agent)
  for (const letter of ['All active per their personal agent.', "All active with the owner's own agent."]) assert.notEqual(await outcomesOf('haul', letter), CONFIRMED, letter)
  const read = async (text: string) => (await readReply(replyMail(CONTEXTS.build!, text, { style: 'gmail' }), CONTEXTS.build!)).per_line
  for (const letter of ['GL GPK-0091827-26, auto GPA-0091828-26 and WC WCE 5530081 are active. GPU-0091829-26 shows as expired, replaced by GPU-0094004-26 with the same limits and dates.', 'GL, auto and WC active. GPU-0091829-26 shows as cancelled and was replaced by GPU-0094004-26 with the same limits.']) {
    assert.deepEqual((await read(letter))['um']!.corrections, { policy_number: 'GPU-0094004-26' }, letter)
    assert.equal((await read(letter))['gl']!.outcome, 'confirmed', letter)
  }
  // No line is put right without a value.
  for (const line of Object.values(await read('GPK-0091827-26 was cancelled and replaced by GPK-0099999, GPA-0091828-26 was cancelled and replaced by GPA-0099999, same limits.'))) assert.ok(line.outcome !== 'contradicted' || Object.keys(line.corrections ?? {}).length > 0)
})

test('a letter that confirms is a paper, and an address that changed takes nothing back', async () => {
  for (const beside of ["I've attached a signed confirmation on our letterhead as well", 'A confirmation on our letterhead is attached', 'Confirmation letter attached', "Please note the insured's mailing address changed last month but that doesn't affect coverage", 'Their phone number changed', 'They have a new mailing address']) {
    assert.equal(await outcomesOf('haul', `All three are in force. ${beside}.`), CONFIRMED, beside)
    assert.ok(!(await outcomesOf('haul', `${beside}.`)).includes('=confirmed'), beside)
  }
  for (const beside of ["I've attached a letter with the changes", "I've attached a signed cancellation", 'Their contact changed to a new agency', 'Their dba changed which affects the GL']) assert.notEqual(await outcomesOf('haul', `All three are in force. ${beside}.`), CONFIRMED, beside)
})

test('the same in Spanish', async () => {
  for (const letter of ['Sí, esa es nuestra póliza.', 'Sí, el nombre está correcto.', 'Todo lo que tenemos está vigente.', 'La renovación está activa.', 'Sí, sigue con nosotros.']) assert.notEqual(await outcomesOf('solo', letter), 'al=confirmed', letter)
  for (const letter of ['Sí, esa póliza está activa.', 'Sí, todo lo que usted menciona está vigente.', 'Sí, el nombre está correcto y la póliza está vigente.']) assert.equal(await outcomesOf('solo', letter), 'al=confirmed', letter)
})
