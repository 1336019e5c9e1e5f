import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'
import { outcomesOf } from './outcomes-of.ts'

test('an answer with the sign of a footnote stands open, whichever sign it is', async () => {
  for (const sign of ['*', '^', '†', '‡', '¹']) assert.match(await outcomesOf('haul', `Auto: active${sign}\nCargo: active\nGL: active\n\n${sign} pulled`), /^al=unclear/, sign)
})

test('another insured, term or amount in the subject leaves nothing confirmed', async () => {
  const { haul } = CONTEXTS
  const outcomes = async (subject: string): Promise<string> => Object.values((await readReply(replyMail(haul!, 'Yes, all active.', { style: 'gmail', subject }), haul!)).per_line).map(({ outcome }) => outcome).join(' ')
  for (const added of ['commercial auto other insured', 'auto 25-26 term', 'GL 300,000', 'cargo 50k', 'different carrier']) assert.doesNotMatch(await outcomes(`RE: Coverage - ${added}`), /confirmed/, added)
  for (const subject of ['RE: Coverage of Blue Mesa Hauling LLC', 'RE: [EXT] Coverage of Blue Mesa Hauling LLC [ticket 25-26123]', 'Re: Coverage of Blue Mesa Hauling LLC (26-27)']) assert.equal(await outcomes(subject), 'confirmed confirmed confirmed', subject)
})

test('what sounds like talk of the office and ends something', async () => {
  for (const said of ['we were fired', 'we were dropped', "we were just BOR'd", 'they were pulled', 'going forward from 12/1']) assert.doesNotMatch(await outcomesOf('haul', `All active, ${said}.`), /confirmed/, said)
  for (const said of ['We were formerly Summit Insurance', 'We used to be called Summit & Sons', 'These were looked up today', 'Going forward, please send requests to certs@whitcombins.example']) assert.equal(await outcomesOf('haul', `All active. ${said}.`), 'al=confirmed cg=confirmed gl=confirmed', said)
})

test('wrong without its value: limits off, the expiring one, the assigned risk pool', async () => {
  for (const said of ['Auto limits off, cargo in force, GL in force', 'Auto number off / cargo in force / GL in force', 'Auto is the expiring one. Cargo and GL are active', 'All active. That is the expiring term on the auto', 'All active. The auto is with the assigned risk pool', 'AL used to be active. The rest are active', 'AL shows different dates. The rest are active']) assert.equal(await outcomesOf('haul', `${said}.`), 'al=unclear cg=confirmed gl=confirmed', said)
  for (const said of ['Same limits as the expiring policy', 'No changes from the expiring term']) assert.equal(await outcomesOf('haul', `All active. ${said}.`), 'al=confirmed cg=confirmed gl=confirmed', said)
})

test('limits in millions before the name, and since when a limit is so', async () => {
  assert.equal(await outcomesOf('build', 'All active. 5/5 on the umbrella.'), 'gl=confirmed al=confirmed um=confirmed wc=confirmed')
  assert.equal(await outcomesOf('haul', 'All active. As of 10/1 the auto limit is 2M.'), 'al=contradicted cg=confirmed gl=confirmed')
  assert.match(await outcomesOf('haul', 'All active. As of 12/15 the auto limit is 2M.'), /^al=unclear/)
})
