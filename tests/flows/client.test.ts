import assert from 'node:assert/strict'
import { createReadStream } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { type Client, createClient, type DeliveredEvent, ServiceError, verifyWebhook } from '../../sdk/index.ts'
import { type Service, startService, until } from '../harness/service.ts'
import { contract } from '../openapi/contract.ts'

const CERTIFICATE = path.join(import.meta.dirname, '../../samples/certificate.pdf')
let service: Service
let ivs: Client
let hook: Awaited<ReturnType<typeof startHook>>
before(async () => {
  service = await startService()
  ivs = createClient({ baseUrl: service.url, apiKey: service.test })
  hook = await startHook()
})
after(async () => {
  hook.close()
  await service.close()
})

/** A webhook as an integrator writes one: verified with the client, each event held against the contract. */
async function startHook() {
  const events: DeliveredEvent[] = []
  const faults: string[] = []
  const state = { secret: '', url: '', events, faults, close: () => (server.closeAllConnections(), server.close()) }
  const server = http.createServer((req, out) => {
    const chunks: Buffer[] = []
    req.on('data', (c) => chunks.push(c)).on('end', () => {
      try {
        const event = verifyWebhook({ body: Buffer.concat(chunks), headers: req.headers, secret: state.secret })
        const fault = contract().eventFault(event)
        if (fault) faults.push(fault)
        if (!events.some((known) => known.event_id === event.event_id)) events.push(event)
        out.end()
      } catch (error) {
        faults.push(String(error))
        out.writeHead(400).end()
      }
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return state
}

test('an integrator configures a webhook, publishes requirements, pushes, and hears the verdict', async () => {
  const { webhook } = await ivs.data(ivs.api.PUT('/v1/delivery', { body: { webhook: { url: hook.url, events: ['*'] } } }))
  hook.secret = webhook!.secret!
  const rules = [{ rule_id: 'gl', coverage_type: 'general_liability' as const, limits: [{ label: 'each_occurrence', min: 1_000_000 }] }]
  const version = await ivs.data(ivs.api.POST('/v1/consumers/{consumer_ref}/requirement-sets', { params: { path: { consumer_ref: 'shipper' } }, body: { rules, publish: true, applies_to: 'all_active' } }))
  assert.equal(version.status, 'published')
  const receipt = await ivs.push({ insured_ref: 'hauler', consumer_ref: 'shipper', test_scenario: 'confirmed', files: [{ name: 'certificate.pdf', path: CERTIFICATE }] })
  const engagement = await until(
    () => ivs.data(ivs.api.GET('/v1/engagements/{engagement_id}', { params: { path: { engagement_id: receipt.engagement_id! } } })),
    (e) => e.verdict?.status === 'pass',
  )
  assert.equal(engagement.verdict?.status, 'pass')
  const heard = await until(async () => hook.events, (all) => all.some((e) => e.event === 'verdict.issued' && e.data.scope === 'engagement' && e.data.kind === 'verified'))
  for (const name of ['requirement_set.published', 'document.received', 'document.extracted', 'coverage_line.changed', 'evidence.attached']) assert.ok(heard.some((e) => e.event === name), name)
  const { sent } = await ivs.data(ivs.api.POST('/v1/delivery/webhook/test'))
  assert.equal(sent, true)
  await until(async () => hook.events, (all) => all.some((e) => e.event === 'ping'))
  assert.deepEqual(hook.faults, [])
})

test('a push is streamed, and the same bytes are the same document', async () => {
  const files = [{ name: 'again.pdf', stream: () => createReadStream(CERTIFICATE) as AsyncIterable<Uint8Array> }]
  const receipt = await ivs.push({ insured_ref: 'hauler', consumer_ref: 'shipper', meta: { lane: 7 }, clock: { target_hours: 24, hard_hours: 48, escalate_at_hours: 12 }, files })
  assert.equal(receipt.documents[0]!.deduplicated, true)
  assert.equal(receipt.documents[0]!.filename, 'again.pdf')
})

test('the same key gives the same answer, marked as a replay', async () => {
  const push = () => ivs.push({ insured_ref: 'hauler-2', consumer_ref: 'shipper', files: [{ name: 'certificate.pdf', path: CERTIFICATE }] }, { idempotencyKey: 'push-1' })
  const first = await push()
  assert.deepEqual(await push(), { ...first, idempotent_replay: true })
})

test('a list is walked page after page, each item once', async () => {
  for (let i = 0; i < 7; i++) await ivs.data(ivs.api.PUT('/v1/insureds/{insured_ref}', { params: { path: { insured_ref: `page-${i}` } }, body: { parent_insured_ref: 'hauler' } }))
  const seen: string[] = []
  for await (const insured of ivs.list('/v1/insureds', { query: { parent_insured_ref: 'hauler', limit: 2 } })) seen.push(insured.insured_ref)
  assert.deepEqual(seen, Array.from({ length: 7 }, (_, i) => `page-${6 - i}`))
  // The last push is still being worked on: what is heard while the list is walked is newer than its first page.
  const heard = hook.events.filter((e) => e.event !== 'ping')
  const ids = new Set<string>()
  for await (const event of ivs.list('/v1/events', { query: { limit: 3 } })) ids.add(event.event_id)
  for (const event of heard) assert.ok(ids.has(event.event_id), event.event)
})

test('a refusal carries its code, parameter and request id', async () => {
  const refused = (call: Promise<unknown>, status: number, code: string, param: string | null) =>
    assert.rejects(call, (e) => e instanceof ServiceError && e.status === status && e.code === code && e.param === param && /^hrq_/.test(e.requestId!))
  await refused(ivs.data(ivs.api.GET('/v1/verdicts/{verdict_id}', { params: { path: { verdict_id: 'vd_none' } } })), 404, 'verdict_not_found', null)
  await refused(ivs.push({ insured_ref: 'x', consumer_ref: 'y', files: [{ name: 'words.pdf', bytes: new TextEncoder().encode('plain words') }] }), 415, 'unsupported_file_type', 'files')
  await refused(ivs.data(ivs.api.GET('/v1/insureds', { params: { query: { limit: 201 } } })), 422, 'validation_failed', 'limit')
  const wrong = createClient({ baseUrl: service.url, apiKey: 'svc_test_wrong' })
  await refused(wrong.data(wrong.api.GET('/v1/insureds')), 401, 'invalid_key', null)
})
