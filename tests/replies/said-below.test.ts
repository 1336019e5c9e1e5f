import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

const haul = CONTEXTS.haul!
const name = haul.agent.name!.split(' ')[0]!
async function confirmed(text: string): Promise<boolean> {
  const { per_line } = await readReply(replyMail(haul, text, { style: 'original' }), haul)
  return Object.values(per_line).some((line) => line.outcome === 'confirmed')
}

test('what is said right under a name counts', async () => {
  const said = ['I could be wrong.', 'They gave notice yesterday.', 'They are two payments behind.', 'Only until the end of the month.', "Wait, that's the wrong file.", 'Not official.', 'Probably.', 'He sold the truck.', 'In runoff.', 'Who told you that?', 'Another agent has it now.', 'Waiting on the down payment.', 'You need to ask the company.', "You're missing one.", 'Your dates are old.']
  for (const one of said) for (const yes of ['All three are active.', 'Confirmed.']) assert.ok(!(await confirmed(`${yes}\n\n${name}\n\n${one}`)), one)
})

test('what agencies print there does not', async () => {
  const printed = ['Serving the valley since 1958.', "We've got you covered!", 'Your business is our business.', 'Insurance made easy.', 'Have you reviewed your umbrella limits lately?', 'She/her/hers', 'Account Manager, Commercial Lines', 'I work part time: Monday, Tuesday and Thursday', "It's what we do.", 'If urgent, text me.', 'Only the best for our clients.']
  for (const one of printed) assert.ok(await confirmed(`All three are active with those limits.\n\n${haul.agent.name}\nCounty Line Insurance\n603-555-0117\n\n${one}`), one)
})

test('a word or a line in small letters right under a name counts', async () => {
  for (const one of ['Tentatively.', 'Unverified.', 'Disputed.', 'Someday.', 'Rewritten.', 'Held.', 'Expiring.']) for (const yes of ['All three are active.', 'Y Y Y']) assert.ok(!(await confirmed(`${yes}\n\n${name}\n\n${one}`)), one)
  for (const one of ['underwriting is reviewing', 'see the policy for the limits', 'for the prior term', 'with conditions', 'going by the certificate you sent', 'unconfirmed']) assert.ok(!(await confirmed(`All three are active.\n\n${name}\n${one}`)), one)
  for (const one of ['Cell 603-555-0117', 'for Marlene Oster', 'account manager', 'Sincerely', 'Shelly', 'Fred']) assert.ok(await confirmed(`All three are active with those limits.\n\n${name}\n${one}`), one)
})

test('a word that is nobody\u2019s name does not begin a signature', async () => {
  for (const one of ['Unconfirmed.', 'Denied.', 'Sometimes.', 'Approximate.', 'Delinquent.', 'Obsolete.']) assert.ok(!(await confirmed(`All three are active.\n\n${one}\n\n${name}`)), one)
})

test('under an address too it counts how somebody goes on who types there', async () => {
  const under = (one: string): string => `All three are active with those limits.\n\n${haul.agent.name}\nCounty Line Insurance\n603-555-0117\n\n${one}`
  for (const one of ['They were good the last time I looked.', 'He parked the trucks.', 'Their check came back.', 'That was for another insured.', 'This reflects the 2025 term.', "I'm relaying what the bookkeeper said.", 'I take that back.', 'My manager disagrees.', 'Unless the mail got here late.', 'Until the audit closes.', 'Assuming the wire lands.', 'In theory.', 'Allegedly.', 'Ends 11/30.', 'Wrong client, sorry.', 'The carrier is in receivership.', 'Según el cliente.']) assert.ok(!(await confirmed(under(one))), one)
  for (const one of ["It's not just a policy, it's a promise.", 'Their business is our business.', 'I am in the office Monday through Thursday.', 'Ask me about cyber coverage!', 'Not all who wander are uninsured.', 'That peace of mind feeling.', 'My door is always open.', 'Only the best carriers.', 'It is a privilege to serve.', 'If it rolls, we insure it.', 'Until then, drive safe.', 'This institution is an equal opportunity provider.']) assert.ok(await confirmed(under(one)), one)
})
