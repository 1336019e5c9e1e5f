import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createOperatorKey } from '../../src/accounts/index.ts'
import { suppressAddress } from '../../src/outreach/table.ts'
import { KEYS } from '../authenticity/mail-world.ts'
import { call, until } from '../harness/service.ts'
import { AGENT, itemsOf, type LiveMail, MAIL_DOMAIN, messagesOf, startLiveMail } from './agency.ts'

let live: LiveMail
let staffKey: string
const refusals: Record<string, string> = { 'slow@cedarridge.example': '451 4.2.0 try again later', 'gone@cedarridge.example': '550 5.1.1 no such mailbox' }
before(async () => {
  live = await startLiveMail(refusals)
  staffKey = (await createOperatorKey(live.service.app.context, { name: 'Jane Roe' })).key
})
after(() => live.close())

const states = (e: any): string[] => [...new Set<string>(e.coverage_lines.map((l: any) => l.verification.state))].sort()
const tenant = () => ({ accountId: live.service.accountId, mode: 'live' as const })
const outreach = (insured: string, how: 'auto' | 'hold', key = live.service.live) => call(live.service, key, 'POST', '/v1/engagements', { insured_ref: insured, consumer_ref: 'broker', outreach: how })
const staff = async (insured: string, kind: string, action: string, body: unknown) => {
  const { context } = live.service.app
  const [item] = await until(() => context.store.read(tenant(), (q) => q.rows<{ review_item_id: string }>("SELECT review_item_id FROM review_items WHERE account_id = $1 AND mode = $2 AND insured_ref = $3 AND kind = $4 AND status <> 'decided' ORDER BY created_at", [q.accountId, q.mode, insured, kind])), (found) => found.length > 0)
  const done = await call(live.service, staffKey, 'POST', `/v1/review/items/${item!.review_item_id}/${action}`, body)
  assert.equal(done.status, 200, JSON.stringify(done.body))
  return done.body
}
const sendStep = async (insured: string, step: string): Promise<void> => {
  const { store } = live.service.app.context
  await store.tx(tenant(), async (tx) => {
    const { thread_id } = await tx.one<{ thread_id: string }>('SELECT thread_id FROM threads WHERE account_id = $1 AND mode = $2 AND insured_ref = $3', [tx.accountId, tx.mode, insured])
    tx.enqueue({ kind: 'send-outreach', queue: 'mail', key: `${thread_id} ${step} test`, payload: { thread_id, step } })
  })
}

test('holding takes back what is queued at once; release asks, once', async () => {
  const id = await live.push('alpha', { agent: 'slow@cedarridge.example' })
  const tried = await until(() => messagesOf(live, 'alpha'), (all) => all.length > 0)
  assert.equal(tried[0]?.status, 'queued')
  // The attempt under way has been refused: what waits now is the next one.
  await until(() => live.service.app.context.store.read(tenant(), (q) => q.rows("SELECT 1 FROM work WHERE account_id = $1 AND mode = $2 AND kind = 'send-outreach' AND last_error IS NOT NULL", [q.accountId, q.mode])), (failed) => failed.length > 0)
  assert.equal((await outreach('alpha', 'hold')).body.outreach, 'hold')
  delete refusals['slow@cedarridge.example']
  const held = await until(() => messagesOf(live, 'alpha'), (all) => all[0]?.status !== 'queued')
  assert.equal(held[0]?.status, 'cancelled')
  assert.equal(live.agency.received.filter((m) => m.to.includes('slow@cedarridge.example')).length, 0)
  await outreach('alpha', 'auto')
  const letter = await live.letter('alpha')
  assert.deepEqual(letter.to, ['slow@cedarridge.example'])
  await live.deliver(await live.reply(letter, 'Yes, all correct.', { from: 'Slow <slow@cedarridge.example>' }), letter.replyTo)
  const done = await until(() => live.engagement(id), (e) => e.verdict !== null)
  assert.deepEqual(states(done), ['verified'])
  assert.equal(live.agency.received.filter((m) => m.to.includes('slow@cedarridge.example')).length, 1)
})

test('the insured is nudged without anything that answers for the agent; what it writes back is a person’s', async () => {
  const id = await live.push('bravo')
  const letter = await live.letter('bravo')
  await call(live.service, live.service.live, 'PUT', '/v1/insureds/bravo', { contact: { email: 'owner@bravo-hauling.example' } })
  await sendStep('bravo', 'insured_nudge')
  const nudge = await live.letter('bravo', 1)
  assert.deepEqual(nudge.to, ['owner@bravo-hauling.example'])
  assert.doesNotMatch(nudge.raw.toString('latin1'), new RegExp(`${letter.token}|/t/[0-9a-z]{26}`))
  assert.match(nudge.replyTo, new RegExp(`^insured\\+[0-9a-z]{26}@${MAIL_DOMAIN}$`))
  assert.equal(nudge.from, nudge.replyTo)
  const forged = await live.reply({ ...letter, replyTo: nudge.replyTo }, 'Yes, all correct and in force.')
  assert.match(await live.deliver(forged, nudge.replyTo, 'owner@bravo-hauling.example'), /^250/)
  assert.match(await live.deliver(forged, nudge.replyTo.replace('insured+', 'reply+'), 'owner@bravo-hauling.example'), /550/, 'the insured’s token is no agent’s')
  const items = await until(() => itemsOf(live, 'bravo'), (all) => all.length > 0)
  assert.match(JSON.stringify(items[0]?.detail.reasons), /the insured wrote/)
  assert.deepEqual(states(await live.engagement(id)), ['pending'])
})

test('a reply in hand stops the reminder, an absence notice does not', async () => {
  await live.push('charlie')
  const letter = await live.letter('charlie')
  await live.deliver(await live.reply(letter, 'I am out of the office until Monday.', { headers: { 'Auto-Submitted': 'auto-replied' } }), letter.replyTo)
  await until(() => messagesOf(live, 'charlie'), (all) => all.some((m) => m.status === 'noted'))
  await sendStep('charlie', 'reminder')
  const reminder = await live.letter('charlie', 1)
  assert.match(reminder.email.subject ?? '', /^Re: /)
  assert.equal(reminder.email.inReplyTo, letter.email.messageId)
  await live.deliver(await live.reply(letter, 'I believe so, but would have to check with the carrier first.'), letter.replyTo)
  await until(() => messagesOf(live, 'charlie'), (all) => all.some((m) => m.direction === 'in' && m.kind !== 'auto_reply' && m.status !== 'received'))
  await sendStep('charlie', 'reminder')
  await until(() => live.service.app.context.store.read(tenant(), (q) => q.rows("SELECT 1 FROM work WHERE account_id = $1 AND mode = $2 AND kind = 'send-outreach'", [q.accountId, q.mode])), (waiting) => !waiting.length)
  assert.equal((await messagesOf(live, 'charlie')).filter((m) => m.direction === 'out').length, 2)
})

test('an engagement that joins a clock whose steps have come sends none of them again', async () => {
  const id = await live.push('lima')
  await live.letter('lima')
  const { store } = live.service.app.context
  const DAYS = 3 * 86_400_000
  await store.tx(tenant(), async (tx) => {
    const own = [tx.accountId, tx.mode, 'lima', DAYS]
    await tx.count('UPDATE verification_requests SET opened_at = opened_at - $4, started_at = started_at - $4, escalate_at = escalate_at - $4 WHERE account_id = $1 AND mode = $2 AND insured_ref = $3', own)
    await tx.count('UPDATE thread_messages m SET created_at = m.created_at - $4, sent_at = m.sent_at - $4 FROM threads t WHERE t.account_id = $1 AND t.mode = $2 AND t.insured_ref = $3 AND m.account_id = $1 AND m.mode = $2 AND m.thread_id = t.thread_id', own)
    await tx.count("DELETE FROM work WHERE account_id = $1 AND mode = $2 AND kind = 'outreach-step' AND key LIKE (SELECT thread_id FROM threads WHERE account_id = $1 AND mode = $2 AND insured_ref = $3) || ' %'", own.slice(0, 3))
    tx.enqueue({ kind: 'plan-outreach', queue: 'main', key: id, payload: { engagement_id: id } })
  })
  const waiting = () => store.read(tenant(), (q) => q.rows<{ kind: string }>("SELECT kind FROM work WHERE account_id = $1 AND mode = $2 AND (kind IN ('plan-outreach', 'send-outreach') OR (kind = 'outreach-step' AND due_at < $3))", [q.accountId, q.mode, Date.now()]))
  await until(waiting, (rows) => !rows.length)
  assert.deepEqual((await messagesOf(live, 'lima')).map((m) => m.kind), ['first'])
  assert.deepEqual(await itemsOf(live, 'lima'), [])
})

test('a reviewer accepts an address, and the reply that waited for that counts', async () => {
  const id = await live.push('delta', { proven: false })
  const letter = await live.letter('delta')
  await live.deliver(await live.reply(letter, 'Yes, all correct and in force.'), letter.replyTo)
  await until(() => itemsOf(live, 'delta'), (all) => all.length > 0)
  assert.deepEqual(states(await live.engagement(id)), ['in_review'])
  const item = await staff('delta', 'unclear_answer', 'adjust-contact', { email: AGENT.email, name: 'Dana Whitlock', reason: 'The agency lists this address on its site.' })
  assert.equal(item.status, 'decided')
  const done = await until(() => live.engagement(id), (e) => e.verdict !== null)
  assert.deepEqual(states(done), ['verified'])
  assert.equal(done.coverage_lines[0].verification.method, 'email_agent_of_record')
})

test('accepting an address does not make a forged reply count', async () => {
  const id = await live.push('echo', { proven: false })
  const letter = await live.letter('echo')
  await live.deliver(await live.reply(letter, 'Yes, all correct and in force.', { sign: { domain: 'attacker.example', key: KEYS.attacker } }), letter.replyTo)
  await until(() => itemsOf(live, 'echo'), (all) => all.length > 0)
  await staff('echo', 'unclear_answer', 'adjust-contact', { email: AGENT.email, reason: 'The agency lists this address.' })
  const items = await until(() => itemsOf(live, 'echo'), (all) => all.length === 2)
  assert.equal(items[1]?.status, 'open')
  assert.ok(!states(await live.engagement(id)).includes('verified'))
})

test('after a bounce a reviewer names the right contact, who is asked', async () => {
  const id = await live.push('foxtrot', { agent: 'gone@cedarridge.example' })
  await until(() => itemsOf(live, 'foxtrot'), (all) => all.some((i) => i.kind === 'undeliverable'))
  await staff('foxtrot', 'undeliverable', 'adjust-contact', { email: 'New.Desk@cedarridge.example', name: 'New Desk', reason: 'The agency gave it by phone.' })
  const mine = () => live.agency.received.filter((m) => m.to.includes('new.desk@cedarridge.example'))
  await until(async () => mine(), (got) => got.length > 0)
  const at = live.agency.received.filter((m) => m.raw.includes('foxtrot Hauling')).indexOf(mine()[0]!)
  const letter = await live.letter('foxtrot', at)
  await live.deliver(await live.reply(letter, 'Yes, all correct.', { from: 'New Desk <new.desk@cedarridge.example>' }), letter.replyTo)
  assert.deepEqual(states(await until(() => live.engagement(id), (e) => e.verdict !== null)), ['verified'])
})

test('where no agent is known a reviewer names one, who is asked', async () => {
  const { store } = live.service.app.context
  await store.tx(tenant(), (tx) => suppressAddress(tx, 'certificates@cedarridge.example', 'test'))
  await store.tx(tenant(), (tx) => suppressAddress(tx, 'nobody@cedarridge.example', 'test'))
  const id = await live.push('hotel', { agent: 'nobody@cedarridge.example' })
  const { context } = live.service.app
  const { coverage_lines } = await until(() => live.engagement(id), (e) => e.coverage_lines.length > 0 && e.coverage_lines.every((l: any) => l.request))
  await until(() => itemsOf(live, 'hotel'), (all) => all.filter((i) => i.kind === 'no_agent').length === coverage_lines.length)
  const [one] = await context.store.read(tenant(), (q) => q.rows<{ review_item_id: string }>("SELECT review_item_id FROM review_items WHERE account_id = $1 AND mode = $2 AND insured_ref = 'hotel'", [q.accountId, q.mode]))
  await store.tx(tenant(), (tx) => suppressAddress(tx, 'angry@cedarridge.example', 'complaint'))
  assert.equal((await call(live.service, staffKey, 'POST', `/v1/review/items/${one!.review_item_id}/adjust-contact`, { email: 'Angry@cedarridge.example', reason: 'It is the right one.' })).status, 422)
  for (const item of await context.store.read(tenant(), (q) => q.rows<{ review_item_id: string }>("SELECT review_item_id FROM review_items WHERE account_id = $1 AND mode = $2 AND insured_ref = 'hotel'", [q.accountId, q.mode])))
    assert.equal((await call(live.service, staffKey, 'POST', `/v1/review/items/${item.review_item_id}/adjust-contact`, { email: 'Nobody@cedarridge.example', reason: 'The agency says that it works again.' })).status, 200)
  const letter = await live.letter('hotel')
  assert.deepEqual(letter.to, ['nobody@cedarridge.example'])
  await live.deliver(await live.reply(letter, 'Yes, all correct.', { from: 'Nobody <nobody@cedarridge.example>' }), letter.replyTo)
  assert.deepEqual(states(await until(() => live.engagement(id), (e) => e.verdict !== null)), ['verified'])
  assert.equal(live.agency.received.filter((m) => m.raw.includes('hotel Hauling')).length, 1, 'one email with all lines')
})

test('a yes to facts that have changed since is a person’s', async () => {
  const id = await live.push('golf')
  const letter = await live.letter('golf')
  const { context } = live.service.app
  await context.store.tx(tenant(), (tx) => tx.count("UPDATE coverage_lines SET held = jsonb_set(held::jsonb, '{expiration_date}', '\"2029-01-01\"') WHERE account_id = $1 AND mode = $2 AND insured_ref = 'golf' AND coverage_type = 'general_liability'", [tx.accountId, tx.mode]))
  await live.deliver(await live.reply(letter, 'Yes, all correct and in force.'), letter.replyTo)
  const done = await until(() => live.engagement(id), (e) => states(e).includes('verified'))
  assert.equal(done.coverage_lines.find((l: any) => l.coverage_type === 'general_liability').verification.state, 'in_review')
  assert.match(JSON.stringify((await until(() => itemsOf(live, 'golf'), (all) => all.length > 0))[0]?.detail.reasons), /has changed since/)
})

/** A line's facts change while its question is out, and a reminder asks about them as they are now. */
async function askedAnew(insured: string) {
  const id = await live.push(insured)
  const letter = await live.letter(insured)
  const { context } = live.service.app
  await context.store.tx(tenant(), (tx) => tx.count("UPDATE coverage_lines SET held = jsonb_set(held::jsonb, '{expiration_date}', '\"2029-01-01\"') WHERE account_id = $1 AND mode = $2 AND insured_ref = $3 AND coverage_type = 'general_liability'", [tx.accountId, tx.mode, insured]))
  await sendStep(insured, 'reminder')
  const reminder = await live.letter(insured, 1)
  const liability = (e: any) => e.coverage_lines.find((l: any) => l.coverage_type === 'general_liability').verification.state
  return { id, letter, reminder, liability }
}

test('a yes to the first email confirms nothing that only a later one said', async () => {
  const { id, letter, liability } = await askedAnew('india')
  await live.deliver(await live.reply(letter, 'Yes, all correct and in force.'), letter.replyTo)
  const done = await until(() => live.engagement(id), (e) => states(e).includes('verified'))
  assert.equal(liability(done), 'in_review')
  assert.match(JSON.stringify((await until(() => itemsOf(live, 'india'), (all) => all.length > 0))[0]?.detail.reasons), /has changed since/)
})

test('a yes to the later email confirms what it said', async () => {
  const { id, reminder, liability } = await askedAnew('juliet')
  await live.deliver(await live.reply(reminder, 'Yes, all correct and in force.'), reminder.replyTo)
  assert.equal(liability(await until(() => live.engagement(id), (e) => e.verdict !== null)), 'verified')
})

/** A letter in whose headers none of our emails is named, as where a relay gave them Message-IDs of its own. */
const unnamed = (letter: any): any => ({ ...letter, email: { ...letter.email, messageId: '<relay-made@elsewhere.example>' } })

test('where a letter names none of our emails, it answers the one whose request it carries', async () => {
  const { id, reminder, liability } = await askedAnew('kilo')
  await live.deliver(await live.reply(unnamed(reminder), 'Yes, all correct and in force.'), reminder.replyTo)
  assert.equal(liability(await until(() => live.engagement(id), (e) => e.verdict !== null)), 'verified')
})

test('and where that is the first one, it confirms nothing that only a later one said', async () => {
  const { id, letter, liability } = await askedAnew('mike')
  await live.deliver(await live.reply(unnamed(letter), 'Yes, all correct and in force.'), letter.replyTo)
  const done = await until(() => live.engagement(id), (e) => states(e).includes('verified'))
  assert.equal(liability(done), 'in_review')
})

test('where it carries none of them as it was sent, a yes to facts that were asked otherwise before is a person’s', async () => {
  const { id, reminder, liability } = await askedAnew('november')
  const edited = { ...reminder, email: { ...reminder.email, text: reminder.email.text!.replaceAll('2029', '2028') } }
  await live.deliver(await live.reply(unnamed(edited), 'Yes, all correct and in force.'), reminder.replyTo)
  const done = await until(() => live.engagement(id), (e) => liability(e) === 'in_review')
  assert.deepEqual(states(done), ['in_review'])
})

test('a domain that shares a mail system gets no flood', async () => {
  const paced = await startLiveMail({}, { IVS_MAIL_PER_MINUTE: '2' })
  try {
    await paced.push('first')
    await paced.letter('first')
    await paced.push('second')
    const { store } = paced.service.app.context
    const where = { accountId: paced.service.accountId, mode: 'live' as const }
    const waiting = await until(() => store.read(where, (q) => q.rows<{ due_at: number }>("SELECT due_at FROM work WHERE account_id = $1 AND mode = $2 AND kind = 'send-outreach' AND lease_token IS NULL AND due_at > $3", [q.accountId, q.mode, Date.now() + 5_000])), (found) => found.length > 0)
    assert.equal(waiting.length, 1)
    assert.equal(paced.agency.received.length, 1)
  } finally {
    await paced.close()
  }
})
