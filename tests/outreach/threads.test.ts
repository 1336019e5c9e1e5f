import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createAccount, createKey, createOperatorKey } from '../../src/accounts/index.ts'
import { call, until } from '../harness/service.ts'
import { AGENT, type LiveMail, startLiveMail } from './agency.ts'

let live: LiveMail
before(async () => {
  live = await startLiveMail()
})
after(() => live.close())
const get = (target: string, key = live.service.live) => call(live.service, key, 'GET', target)

test('a thread shows what was asked, what came back, and how it was taken', async () => {
  const id = await live.push('alpha')
  const letter = await live.letter('alpha')
  await live.deliver(await live.reply(letter, 'I am out of the office until Monday.', { headers: { 'Auto-Submitted': 'auto-replied' } }), letter.replyTo)
  await live.deliver(await live.reply(letter, 'Yes, all correct and in force.'), letter.replyTo)
  await until(() => live.engagement(id), (e) => e.verdict !== null)
  const byInsured = await get('/v1/threads?insured_ref=alpha')
  assert.equal(byInsured.status, 200, JSON.stringify(byInsured.body))
  assert.deepEqual((await get(`/v1/threads?engagement_id=${id}`)).body.data, byInsured.body.data)
  const [thread] = byInsured.body.data
  assert.equal(byInsured.body.next_cursor, null)
  assert.equal(thread.status, 'closed')
  assert.deepEqual(thread.agent, { name: 'Dana Whitlock', email: AGENT.email, producer_name: 'Cedar Ridge Insurance Agency', proven: true, source: 'reviewed' })
  assert.ok(thread.requests.every((r: any) => r.outcome === 'confirmed' && r.asked_at && r.answered_at))
  const [out, away, yes] = thread.messages
  assert.equal(thread.messages.length, 3)
  assert.deepEqual([out.direction, out.kind, out.status, out.to], ['out', 'first', 'sent', AGENT.email])
  assert.equal(out.asked.length, thread.requests.length)
  assert.match(out.body_text, /GENERAL LIABILITY/)
  assert.doesNotMatch(JSON.stringify(thread), new RegExp(letter.token), 'nothing shown lets a reader answer for the agent')
  assert.deepEqual([away.kind, away.status], ['auto_reply', 'noted'])
  assert.deepEqual([yes.kind, yes.status, yes.sender], ['answer', 'answered', { accepted: true, reasons: [] }])
  assert.match(yes.body_text, /Yes, all correct/)
  assert.equal((await get(`/v1/evidence/${yes.evidence_id}`)).status, 200)
  assert.deepEqual((await get(`/v1/threads/${thread.thread_id}`)).body, thread)
  const raw = await fetch(`${live.service.url}/v1/threads/${thread.thread_id}/messages/${yes.message_id}/raw`, { headers: { authorization: `Bearer ${live.service.live}` } })
  assert.equal(raw.status, 200)
  assert.match(await raw.text(), /DKIM-Signature/)
  assert.equal((await get(`/v1/threads/${thread.thread_id}/messages/${out.message_id}/raw`)).status, 404)
})

test('raw mail quotes the link, and is for staff alone until the conversation is closed', async () => {
  const id = await live.push('quebec')
  const letter = await live.letter('quebec')
  await live.deliver(await live.reply(letter, 'The general liability policy is correct and in force.'), letter.replyTo)
  const found = await until(() => get('/v1/threads?insured_ref=quebec'), (t) => t.body.data[0].messages.some((m: any) => m.direction === 'in' && m.status !== 'received'))
  const [thread] = found.body.data
  const reply = thread.messages.find((m: any) => m.direction === 'in')
  assert.match(reply.body_text, /\/t\/…/)
  const targets = [`/v1/threads/${thread.thread_id}/messages/${reply.message_id}/raw`, ...(reply.evidence_id ? [`/v1/evidence/${reply.evidence_id}/content`] : [])]
  assert.equal(targets.length, 2)
  const { key } = await createOperatorKey(live.service.app.context, { name: 'Jane Roe' })
  for (const target of targets) {
    const refused = await get(target)
    assert.deepEqual([refused.status, refused.body.error.code], [422, 'thread_open'])
    const staff = await fetch(live.service.url + target, { headers: { authorization: `Bearer ${key}`, 'x-svc-account': live.service.accountId, 'x-svc-mode': 'live' } })
    assert.equal(staff.status, 200)
    assert.match(await staff.text(), /DKIM-Signature/)
  }
  assert.ok(id)
})

test('in test mode what would have been sent is readable, its link included', async () => {
  const form = new FormData()
  for (const [k, v] of Object.entries({ insured_ref: 'bravo', consumer_ref: 'broker', test_scenario: 'silent' })) form.set(k, v)
  form.append('files', new Blob([new Uint8Array(await (await import('node:fs/promises')).readFile(new URL('../../samples/certificate.pdf', import.meta.url)))]), 'c.pdf')
  const { test: key } = live.service
  await call(live.service, key, 'POST', '/v1/documents', form)
  const found = await until(() => get('/v1/threads?insured_ref=bravo', key), (t) => t.body.data[0]?.messages[0]?.status === 'kept')
  const link = /https?:\/\/\S+\/t\/[0-9a-z]+/.exec(found.body.data[0].messages[0].body_text)?.[0]
  assert.equal((await fetch(link!)).status, 200)
  assert.equal(live.agency.received.some((m) => m.raw.includes('bravo')), false, 'no test mail leaves')
})

test('an answer after the time-out still counts, and supersedes', async () => {
  const { test: key } = live.service
  const form = new FormData()
  for (const [k, v] of Object.entries({ insured_ref: 'late', consumer_ref: 'broker', test_scenario: 'silent' })) form.set(k, v)
  form.append('files', new Blob([new Uint8Array(await (await import('node:fs/promises')).readFile(new URL('../../samples/certificate.pdf', import.meta.url)))]), 'c.pdf')
  const { engagement_id } = (await call(live.service, key, 'POST', '/v1/documents', form)).body
  await until(() => get('/v1/threads?insured_ref=late', key), (t) => t.body.data[0]?.messages[0]?.status === 'kept')
  await call(live.service, key, 'POST', '/v1/test/clock/advance', { by_business_hours: 73 })
  const engagement = async () => (await get(`/v1/engagements/${engagement_id}`, key)).body
  const late = await until(engagement, (e) => e.verdict?.status === 'unverified' || e.verdict?.status === 'fail')
  assert.ok(late.coverage_lines.every((l: any) => l.verification.state === 'timed_out'))
  const { messages } = (await get('/v1/threads?insured_ref=late', key)).body.data[0]
  assert.ok(messages.some((m: any) => m.kind === 'reminder'))
  const link = /https?:\/\/\S+\/t\/[0-9a-z]+/.exec(messages[0].body_text)![0]
  const page = await (await fetch(link)).text()
  const seen = Object.fromEntries([...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]+)"/g)].map((m) => [m[1]!, m[2]!]))
  assert.equal((await fetch(link, { method: 'POST', body: new URLSearchParams({ ...seen, all: 'confirm', name: 'Dana', email: messages[0].to }) })).status, 200)
  const done = await until(engagement, (e) => e.verdict?.status === 'pass')
  assert.ok(done.coverage_lines.every((l: any) => l.verification.state === 'verified'))
  assert.equal(done.verdict.supersedes, late.verdict.verdict_id)
})

test('threads are their account’s and mode’s alone', async () => {
  const id = await live.push('charlie')
  await live.letter('charlie')
  const [thread] = (await get('/v1/threads?insured_ref=charlie')).body.data
  const other = await createAccount(live.service.app.context, { name: 'Other' })
  const narrow = await createKey(live.service.app.context, { accountId: live.service.accountId, mode: 'live', scopes: ['documents'] })
  const targets = [`/v1/threads/${thread.thread_id}`, `/v1/threads?engagement_id=${id}`, `/v1/threads/${thread.thread_id}/messages/${thread.messages[0].message_id}/raw`]
  for (const target of targets) {
    for (const key of [other.live_key, live.service.test]) assert.equal((await get(target, key)).status, 404, target)
    assert.equal((await get(target, '')).status, 401)
    assert.equal((await get(target, narrow.key)).status, 403)
  }
  assert.deepEqual((await get('/v1/threads?insured_ref=charlie', other.live_key)).body.data, [])
  assert.equal((await get('/v1/threads/thr_none')).body.error.code, 'thread_not_found')
  for (const wrong of ['/v1/threads', `/v1/threads?insured_ref=charlie&engagement_id=${id}`, '/v1/threads?insured_ref=charlie&limit=201']) assert.equal((await get(wrong)).status, 422, wrong)
})
