import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { call, type Service, startService, until } from '../../harness/service.ts'
import { type Client, newClient } from '../kit/client.ts'
import { assertError } from '../kit/errors.ts'

let service: Service
before(async () => {
  service = await startService()
})
after(() => service.close())
const HOUR = 3_600_000
const open = async (client: Client, fields: Record<string, string> = {}, paper = {}) => {
  const { body } = await client.pushPaper({ test_scenario: 'silent', ...fields }, paper)
  return client.whenEngagement(body.engagement_id, (e) => e.coverage_lines.length > 0 && e.coverage_lines.every((l: any) => l.request))
}
const requestOf = async (client: Client, e: any) => (await client.get(`/v1/requests/${e.coverage_lines[0].request.request_id}`)).body
/** The test clock to a Monday 10:00 in New York, far from any federal holiday. */
const MONDAY = '2027-03-08T15:00:00Z'
const TERM = { gl: { from: '2026-06-01', to: '2027-12-01' } }

test('a request has the contract\u2019s members and explains its clock', async () => {
  const client = await newClient(service)
  await client.advance({ to: MONDAY })
  const e = await open(client, {}, TERM)
  const r = await requestOf(client, e)
  for (const member of ['request_id', 'coverage_line_id', 'opened_at', 'sla_target_at', 'sla_hard_at', 'status', 'extensions', 'total_extension_hours', 'final_verdict_id', 'engagement_ids', 'hard_stop_at']) assert.ok(member in r, member)
  assert.equal(r.test, true)
  assert.equal(r.status, 'open')
  assert.equal(r.coverage_line_id, e.coverage_lines[0].coverage_line_id)
  assert.deepEqual(r.engagement_ids, [e.id])
  assert.deepEqual(r.extensions, [])
  assert.equal(r.total_extension_hours, 0)
  assert.equal(r.final_verdict_id, null)
  assert.equal(r.hard_stop_at, r.sla_hard_at)
  const opened = Date.parse(r.opened_at)
  assert.equal(Date.parse(r.sla_target_at) - opened, 48 * HOUR)
  assert.equal(Date.parse(r.sla_hard_at) - opened, 72 * HOUR)
  const { target_hours, hard_hours, escalate_at_hours, time_zone, counted_days, skipped_days } = r.clock
  assert.deepEqual([target_hours, hard_hours, escalate_at_hours, time_zone], [48, 72, 36, 'America/New_York'])
  assert.deepEqual(counted_days, ['2027-03-08', '2027-03-09', '2027-03-10', '2027-03-11'])
  assert.deepEqual(skipped_days, [])
})

test('48 hours over a weekend: Friday 15:00 is due Tuesday 15:00', async () => {
  const client = await newClient(service)
  await client.advance({ to: '2027-03-05T20:00:00Z' })
  const r = await requestOf(client, await open(client, {}, TERM))
  const late = Date.parse(r.sla_target_at) - Date.parse('2027-03-09T20:00:00Z')
  assert.ok(late >= 0 && late < HOUR, r.sla_target_at)
  assert.deepEqual(r.clock.skipped_days.map((d: any) => d.date), ['2027-03-06', '2027-03-07'])
  assert.ok(r.clock.skipped_days.every((d: any) => d.reason.length > 0))
})

test('a federal holiday does not count', async () => {
  const client = await newClient(service)
  // Memorial Day is Monday 2027-05-31.
  await client.advance({ to: '2027-05-28T19:00:00Z' })
  const r = await requestOf(client, await open(client, {}, TERM))
  const late = Date.parse(r.sla_target_at) - Date.parse('2027-06-02T19:00:00Z')
  assert.ok(late >= 0 && late < HOUR, r.sla_target_at)
  assert.ok(r.clock.skipped_days.some((d: any) => d.date === '2027-05-31' && /memorial/i.test(d.reason)), JSON.stringify(r.clock.skipped_days))
})

test('a clock opened outside a business day counts from the next one\u2019s midnight', async () => {
  const client = await newClient(service)
  await client.advance({ to: '2027-03-06T18:00:00Z' })
  const r = await requestOf(client, await open(client, { clock: '{"target_hours":12,"hard_hours":24,"escalate_at_hours":6}' }, TERM))
  assert.equal(r.sla_target_at, '2027-03-08T17:00:00.000Z', 'Monday noon in New York')
  assert.equal(r.sla_hard_at, '2027-03-09T05:00:00.000Z', 'the end of Monday is that midnight')
})

test('at the target: request.sla_at_risk with the request; status verdict_due', async () => {
  const client = await newClient(service)
  await client.advance({ to: MONDAY })
  const e = await open(client, {}, TERM)
  await client.advance({ by_business_hours: 49 })
  const r = await requestOf(client, e)
  assert.equal(r.status, 'verdict_due')
  const [event, ...more] = await client.events('request.sla_at_risk')
  assert.deepEqual(more, [])
  for (const member of ['request_id', 'coverage_line_id', 'opened_at', 'sla_target_at', 'sla_hard_at', 'status', 'extensions', 'total_extension_hours', 'final_verdict_id', 'engagement_ids']) assert.ok(member in event.data, member)
  assert.equal(event.data.request_id, r.request_id)
  assert.equal(event.data.status, 'verdict_due')
  assert.deepEqual(await client.events('request.overdue'), [])
})

test('one second before the target nothing has fired', async () => {
  const client = await newClient(service)
  await client.advance({ to: MONDAY })
  const e = await open(client, {}, TERM)
  const target = Date.parse((await requestOf(client, e)).sla_target_at)
  await client.advance({ to: new Date(target - 60_000).toISOString() })
  assert.equal((await requestOf(client, e)).status, 'open')
  assert.deepEqual(await client.events('request.sla_at_risk'), [])
  await client.advance({ to: new Date(target).toISOString() })
  assert.equal((await requestOf(client, e)).status, 'verdict_due')
})

test('past the hard stop: overdue, timed out, closed, with a final verdict', async () => {
  const client = await newClient(service)
  await client.advance({ to: MONDAY })
  const e = await open(client, {}, TERM)
  await client.advance({ by_business_hours: 73 })
  const [event] = await client.events('request.overdue')
  assert.equal(event.data.status, 'overdue')
  const r = await requestOf(client, e)
  assert.equal(r.status, 'closed')
  const line = (await client.engagement(e.id)).line_verdicts[0]
  assert.equal(line.status, 'timed_out')
  assert.equal(r.final_verdict_id, line.verdict_id)
})

test('extend: request.extended; sla_hard_at never moves, hard_stop_at does', async () => {
  const client = await newClient(service)
  await client.advance({ to: MONDAY })
  const e = await open(client, {}, TERM)
  const before = await requestOf(client, e)
  const { status, body } = await client.post(`/v1/requests/${before.request_id}/extend`, { hours: 24, reason: 'agent on leave' })
  assert.equal(status, 200)
  assert.equal(body.status, 'open')
  assert.equal(body.sla_hard_at, before.sla_hard_at)
  assert.equal(body.sla_target_at, before.sla_target_at)
  assert.equal(Date.parse(body.hard_stop_at) - Date.parse(before.hard_stop_at), 24 * HOUR)
  assert.equal(body.total_extension_hours, 24)
  assert.equal(body.extensions.length, 1)
  const [extension] = body.extensions
  assert.deepEqual([extension.hours, extension.reason], [24, 'agent on leave'])
  assert.match(extension.granted_at, /Z$/)
  assert.ok(extension.by)
  const [event] = await client.events('request.extended')
  for (const [member, value] of Object.entries({ request_id: before.request_id, hours: 24, reason: 'agent on leave', granted_at: extension.granted_at, by: extension.by, total_extension_hours: 24, hard_stop_at: body.hard_stop_at })) assert.deepEqual(event.data[member], value, member)
})

test('extensions do not delay request.overdue; the line times out after them', async () => {
  const client = await newClient(service)
  await client.advance({ to: MONDAY })
  const e = await open(client, {}, TERM)
  const id = e.coverage_lines[0].request.request_id
  await client.post(`/v1/requests/${id}/extend`, { hours: 24, reason: 'more time' })
  await client.advance({ by_business_hours: 73 })
  assert.equal((await client.events('request.overdue')).length, 1)
  assert.equal((await requestOf(client, e)).status, 'overdue')
  assert.equal((await client.engagement(e.id)).coverage_lines[0].verification.state, 'pending')
  await client.advance({ by_business_hours: 25 })
  assert.equal((await requestOf(client, e)).status, 'closed')
  assert.equal((await client.engagement(e.id)).coverage_lines[0].verification.state, 'timed_out')
})

test('extend while verdict_due and overdue leaves the status', async () => {
  const client = await newClient(service)
  await client.advance({ to: MONDAY })
  const e = await open(client, {}, TERM)
  const id = e.coverage_lines[0].request.request_id
  await client.advance({ by_business_hours: 49 })
  assert.equal((await client.post(`/v1/requests/${id}/extend`, { hours: 48, reason: 'a' })).body.status, 'verdict_due')
  await client.advance({ by_business_hours: 24 })
  assert.equal((await client.post(`/v1/requests/${id}/extend`, { hours: 1, reason: 'b' })).body.status, 'overdue')
  assert.equal((await client.events('request.extended')).length, 2)
})

test('extend of a held request is taken and stays on top of the release', async () => {
  const client = await newClient(service)
  await client.advance({ to: MONDAY })
  await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con', outreach: 'hold' })
  const e = await open(client, {}, TERM)
  const id = e.coverage_lines[0].request.request_id
  const extended = await client.post(`/v1/requests/${id}/extend`, { hours: 24, reason: 'x' })
  assert.equal(extended.status, 200, JSON.stringify(extended.body))
  assert.equal(extended.body.status, 'held')
  await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con', outreach: 'auto' })
  const r = (await client.get(`/v1/requests/${id}`)).body
  assert.equal(Date.parse(r.hard_stop_at) - Date.parse(r.sla_hard_at), 24 * HOUR)
})

test('extend refused', async () => {
  const client = await newClient(service)
  const e = await open(client)
  const path = `/v1/requests/${e.coverage_lines[0].request.request_id}/extend`
  for (const [body, param] of [[{ reason: 'x' }, 'hours'], [{ hours: 0, reason: 'x' }, 'hours'], [{ hours: -1, reason: 'x' }, 'hours'], [{ hours: '5', reason: 'x' }, 'hours'], [{ hours: 5 }, 'reason'], [{ hours: 5, reason: '' }, 'reason'], [{ hours: 5, reason: '  ' }, 'reason'], [{ hours: 5, reason: 'x', colour: 1 }, 'colour'], [{ hours: 2161, reason: 'x' }, 'hours']] as const)
    assertError(await client.post(path, body), 422, 'validation_failed', param)
  assert.equal((await client.post(path, { hours: 2160, reason: 'x' })).status, 200)
  assertError(await client.post(path, { hours: 1, reason: 'x' }), 422, 'validation_failed', 'hours')
  assertError(await client.post('/v1/requests/req_x/extend', { hours: 1, reason: 'x' }), 404, 'request_not_found')
  assertError(await call(service, client.key, 'POST', path, '{', { 'content-type': 'application/json' }), 400, 'invalid_json')
  assert.equal((await client.events('request.extended')).length, 1)
})

test('extending a closed request: 409 request_closed', async () => {
  const client = await newClient(service)
  const e = await client.pushed({})
  assertError(await client.post(`/v1/requests/${e.coverage_lines[0].request.request_id}/extend`, { hours: 1, reason: 'x' }), 409, 'request_closed')
})

test('an extension is idempotent by its key', async () => {
  const client = await newClient(service)
  const e = await open(client)
  const send = () => client.post(`/v1/requests/${e.coverage_lines[0].request.request_id}/extend`, { hours: 5, reason: 'x' }, { 'idempotency-key': 'e' })
  await Promise.all(Array.from({ length: 20 }, send))
  assert.equal((await requestOf(client, e)).total_extension_hours, 5)
  assert.equal((await client.events('request.extended')).length, 1)
})

test('the list: newest first, one a coverage line, narrowed by engagement', async () => {
  const client = await newClient(service)
  const e = await open(client, {}, { auto: {} })
  const { status, body } = await client.get('/v1/insureds/ins/requests?consumer_ref=con')
  assert.equal(status, 200)
  assert.equal(body.data.length, 2)
  assert.equal(new Set(body.data.map((r: any) => r.coverage_line_id)).size, 2)
  assert.equal(body.next_cursor, null)
  const other = await open(client, { consumer_ref: 'other' }, { auto: {} })
  await until(() => client.get('/v1/insureds/ins/requests?consumer_ref=other'), (a) => a.body.data.length === 2)
  assert.equal((await client.get(`/v1/insureds/ins/requests?consumer_ref=con&engagement_id=${e.id}`)).body.data.length, 2)
  assertError(await client.get(`/v1/insureds/ins/requests?consumer_ref=con&engagement_id=${other.id}`), 404, 'engagement_not_found')
  const first = (await client.get('/v1/insureds/ins/requests?consumer_ref=con&limit=1')).body
  const second = (await client.get(`/v1/insureds/ins/requests?consumer_ref=con&limit=1&cursor=${encodeURIComponent(first.next_cursor)}`)).body
  assert.deepEqual([first.data[0].request_id, second.data[0].request_id], body.data.map((r: any) => r.request_id))
  assert.equal(second.next_cursor, null)
})

test('the list refused', async () => {
  const client = await newClient(service)
  await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con' })
  const path = '/v1/insureds/ins/requests'
  assertError(await client.get(path), 422, 'validation_failed', 'consumer_ref')
  assertError(await client.get(`${path}?consumer_ref=con&limit=201`), 422, 'validation_failed', 'limit')
  assertError(await client.get(`${path}?consumer_ref=con&limit=0`), 422, 'validation_failed', 'limit')
  assertError(await client.get(`${path}?consumer_ref=con&limit=ten`), 400, 'invalid_parameter', 'limit')
  assertError(await client.get(`${path}?consumer_ref=con&cursor=zzz`), 400, 'invalid_cursor', 'cursor')
  assertError(await client.get(`${path}?consumer_ref=nobody`), 404, 'consumer_not_found')
  assertError(await client.get('/v1/insureds/nobody/requests?consumer_ref=con'), 404, 'insured_not_found')
  assertError(await call(service, '', 'GET', `${path}?consumer_ref=con`), 401, 'missing_key')
  assert.deepEqual((await client.get(`${path}?consumer_ref=con`)).body, { data: [], next_cursor: null })
  assert.equal((await client.get(`${path}?consumer_ref=con&limit=200`)).status, 200)
})

test('an unknown request: 404 request_not_found, as another account\u2019s', async () => {
  const client = await newClient(service)
  const e = await open(client)
  const id = e.coverage_lines[0].request.request_id
  assertError(await client.get('/v1/requests/req_00000000000000000000000000'), 404, 'request_not_found')
  assertError(await client.live.get(`/v1/requests/${id}`), 404, 'request_not_found')
  assertError(await (await newClient(service)).get(`/v1/requests/${id}`), 404, 'request_not_found')
})

test('received_at does not start the clock', async () => {
  const client = await newClient(service)
  const e = await open(client, { received_at: '2026-01-01T00:00:00Z' })
  const r = await requestOf(client, e)
  assert.ok(Date.parse(r.opened_at) > Date.now() - 30 * 60_000)
})
