import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, until } from '../harness/service.ts'
import { type RelayMood, startUnsteadyRelay, type Unsteady } from '../mail/unsteady-relay.ts'
import { AGENT, itemsOf, type LiveMail, messagesOf, startLiveMail } from './agency.ts'

async function withOutage(mood: RelayMood, use: (live: LiveMail, relay: Unsteady) => Promise<void>): Promise<void> {
  const relay = await startUnsteadyRelay(mood)
  const live = await startLiveMail({}, { IVS_SMTP_URL: `smtp://127.0.0.1:${relay.port}?ignoreTLS=true`, IVS_MAIL_PER_MINUTE: '6000' })
  try {
    await use(live, relay)
  } finally {
    await live.close()
    await relay.close()
  }
}
const tenant = (live: LiveMail) => ({ accountId: live.service.accountId, mode: 'live' as const })
const store = (live: LiveMail) => live.service.app.context.store
/** The waits are over. */
const dueNow = (live: LiveMail) => store(live).tx(tenant(live), (tx) => tx.count("UPDATE work SET due_at = $3 WHERE account_id = $1 AND mode = $2 AND kind = 'send-outreach' AND lease_token IS NULL", [tx.accountId, tx.mode, tx.wallNow]))
const waiting = (live: LiveMail) => store(live).read(tenant(live), (q) => q.rows<{ attempts: number; last_error: string | null }>("SELECT attempts, last_error FROM work WHERE account_id = $1 AND mode = $2 AND kind = 'send-outreach'", [q.accountId, q.mode]))
const failed = (live: LiveMail, count: number) => until(() => waiting(live), (all) => all.filter((one) => one.last_error !== null).length >= count)
const header = (raw: string, name: string): string => new RegExp(`^${name}: *(?:\\r\\n )?(.*)`, 'mi').exec(raw)?.[1] ?? ''
/** The step's timers ring, each line's own. */
const ring = (live: LiveMail, step: string) => store(live).tx(tenant(live), (tx) => tx.count("UPDATE work SET due_at = $3 WHERE account_id = $1 AND mode = $2 AND kind = 'outreach-step' AND payload ->> 'step' = $4", [tx.accountId, tx.mode, tx.now, step]))
/** What was asked was asked five days ago. */
const askedLongAgo = (live: LiveMail) => store(live).tx(tenant(live), (tx) => tx.count('UPDATE thread_requests SET asked_at = asked_at - 5 * 86400000 WHERE account_id = $1 AND mode = $2', [tx.accountId, tx.mode]))
const timers = (live: LiveMail, step: string) => store(live).read(tenant(live), (q) => q.rows<{ due_at: number }>("SELECT due_at FROM work WHERE account_id = $1 AND mode = $2 AND kind = 'outreach-step' AND payload ->> 'step' = $3", [q.accountId, q.mode, step]))
const quiet = (live: LiveMail) => until(() => waiting(live), (all) => all.length === 0)

for (const mood of ['busy', 'greylist', 'reject data', 'cut after dot'] as const)
  test(`a relay that was in the mood "${mood}" gets everything once it is well, each message once, over few connections`, () =>
    withOutage(mood, async (live, relay) => {
      const insureds = ['alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot']
      for (const insured of insureds) await live.push(insured)
      await failed(live, insureds.length)
      await dueNow(live)
      await until(() => waiting(live), (all) => all.every((one) => one.attempts >= 2))
      assert.equal(relay.taken.length, 0)
      relay.mood = 'ok'
      await until(() => dueNow(live).then(() => waiting(live)), (all) => all.length === 0)
      assert.deepEqual(relay.taken.map((raw) => insureds.find((one) => raw.includes(`${one} Hauling`))).sort(), insureds)
      for (const insured of insureds) assert.deepEqual((await messagesOf(live, insured)).map((m) => [m.kind, m.status]), [['first', 'sent']])
      // What may have arrived without our hearing of it went out again as the same message.
      assert.equal(new Set(relay.arrived.map((raw) => header(raw, 'Message-ID'))).size, insureds.length)
      assert.ok(relay.widest <= 4, String(relay.widest))
    }))

test('no reminder of an email that never left: it is sent first, and the reminder gets its time from then', () =>
  withOutage('busy', async (live, relay) => {
    await live.push('golf')
    await call(live.service, live.service.live, 'PUT', '/v1/insureds/golf', { contact: { email: 'owner@golf-hauling.example' } })
    await failed(live, 1)
    await ring(live, 'reminder')
    await until(() => timers(live, 'reminder'), (all) => all.length > 0 && all.every((one) => one.due_at > Date.now() + 3_600_000))
    assert.deepEqual((await messagesOf(live, 'golf')).map((m) => m.kind), ['first'])
    relay.mood = 'ok'
    await until(() => dueNow(live).then(() => waiting(live)), (all) => all.length === 0)
    assert.equal(relay.taken.length, 1)
    assert.deepEqual((await messagesOf(live, 'golf')).map((m) => [m.kind, m.status]), [['first', 'sent']])
    // It has left this minute: a day has to pass before it is reminded of.
    await ring(live, 'reminder')
    await until(() => timers(live, 'reminder'), (all) => all.length > 0 && all.every((one) => one.due_at > Date.now() + 3_600_000))
    await quiet(live)
    assert.equal(relay.taken.length, 1)
    await askedLongAgo(live)
    await ring(live, 'reminder')
    await until(() => messagesOf(live, 'golf'), (all) => all.some((m) => m.kind === 'reminder' && m.status === 'sent'))
    assert.ok(relay.taken.some((raw) => /^In-Reply-To:/m.test(raw)))
  }))

test('an email that was given up is asked anew when its reminder comes', () =>
  withOutage('busy', async (live, relay) => {
    await live.push('hotel')
    await failed(live, 1)
    // Its last attempt.
    await store(live).tx(tenant(live), (tx) => tx.count("UPDATE work SET attempts = 1000, due_at = $3 WHERE account_id = $1 AND mode = $2 AND kind = 'send-outreach' AND lease_token IS NULL", [tx.accountId, tx.mode, tx.wallNow]))
    await until(() => messagesOf(live, 'hotel'), (all) => all.some((m) => m.status === 'refused'))
    await until(() => itemsOf(live, 'hotel'), (all) => all.some((item) => item.kind === 'undeliverable'))
    relay.mood = 'ok'
    await ring(live, 'reminder')
    await until(() => messagesOf(live, 'hotel'), (all) => all.some((m) => m.status === 'sent'))
    await quiet(live)
    assert.deepEqual((await messagesOf(live, 'hotel')).map((m) => [m.kind, m.status]), [['first', 'refused'], ['first', 'sent']])
    assert.equal(relay.taken.length, 1)
  }))

test('reminders that waited out the outage for several lines are one email', () =>
  withOutage('ok', async (live, relay) => {
    await live.push('india')
    await until(async () => relay.taken.length, (n) => n === 1)
    await quiet(live)
    relay.mood = 'reject data'
    // The lines came at different times, and so do their timers.
    await store(live).tx(tenant(live), (tx) => tx.count("UPDATE verification_requests SET started_at = started_at - (random() * 100000)::bigint WHERE account_id = $1 AND mode = $2 AND insured_ref = 'india'", [tx.accountId, tx.mode]))
    await askedLongAgo(live)
    await ring(live, 'reminder')
    await until(() => timers(live, 'reminder'), (all) => all.length === 0)
    assert.equal((await failed(live, 1)).length, 1)
    // It was drafted hours ago.
    await store(live).tx(tenant(live), (tx) => tx.count("UPDATE thread_messages SET created_at = created_at - 6 * 3600000 WHERE account_id = $1 AND mode = $2 AND kind = 'reminder'", [tx.accountId, tx.mode]))
    relay.mood = 'ok'
    await until(() => dueNow(live).then(() => waiting(live)), (all) => all.length === 0)
    assert.deepEqual((await messagesOf(live, 'india')).map((m) => [m.kind, m.status]).filter(([kind]) => kind === 'reminder'), [['reminder', 'sent']])
    assert.equal(relay.taken.length, 2)
  }))

test('what was handed over in doubt and answered is not handed over again', () =>
  withOutage('cut after dot', async (live, relay) => {
    await live.push('juliett')
    await failed(live, 1)
    const raw = relay.arrived[0]!
    const token = /reply\+([0-9a-z]{26})@/.exec(raw)![1]!
    const letter = { from: '', to: [AGENT.email], raw: Buffer.from(raw), replyTo: `reply+${token}@desk.example.test`, token, answerUrl: '', email: { subject: 'Coverage', text: '' } as never }
    const arrivedBefore = relay.arrived.length
    await live.deliver(await live.reply(letter, 'Who is asking for this? We need to know before we say anything.'), letter.replyTo)
    await until(() => messagesOf(live, 'juliett'), (all) => all.some((m) => m.direction === 'in' && m.status === 'in_review'))
    relay.mood = 'ok'
    await until(() => dueNow(live).then(() => waiting(live)), (all) => all.length === 0)
    assert.equal(relay.arrived.length, arrivedBefore)
    assert.deepEqual((await messagesOf(live, 'juliett')).filter((m) => m.direction === 'out').map((m) => [m.kind, m.status]), [['first', 'sent']])
  }))
