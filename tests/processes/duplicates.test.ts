import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Answer, call, type Service, startService } from '../harness/service.ts'

const DUPLICATES = 50
let service: Service
before(async () => {
  service = await startService()
})
after(() => service.close())

const withoutMark = ({ body }: Answer): string => JSON.stringify({ ...body, idempotent_replay: null })

test('50 concurrent duplicates of a multipart push have one effect and one answer', async () => {
  const push = () => {
    const form = new FormData()
    for (const [k, v] of Object.entries({ insured_ref: 'acme', consumer_ref: 'broker', idempotency_key: 'push-1' })) form.set(k, v)
    for (const n of [1, 2]) form.append('files', new Blob([`%PDF-1.7\nno document stands behind line ${n}\n`]), `paper-${n}.pdf`)
    return call(service, service.test, 'POST', '/v1/documents', form)
  }
  const answers = await Promise.all(Array.from({ length: DUPLICATES }, push))
  assert.deepEqual([...new Set(answers.map((a) => a.status))], [200], JSON.stringify(answers.find((a) => a.status !== 200)?.body))
  assert.equal(answers.filter((a) => a.body.idempotent_replay === false).length, 1)
  const replays = answers.filter((a) => a.body.idempotent_replay === true)
  assert.equal(replays.length, DUPLICATES - 1)
  assert.equal(new Set(replays.map((a) => JSON.stringify(a.body))).size, 1)
  assert.equal(new Set(answers.map(withoutMark)).size, 1)
  assert.ok(replays.every((a) => a.headers.get('idempotent-replayed') === 'true'))
  const listed = await call(service, service.test, 'GET', '/v1/documents?insured_ref=acme')
  assert.equal(listed.body.data.length, 2)
  const events = await call(service, service.test, 'GET', '/v1/events?event=document.received')
  assert.equal(events.body.data.length, 2)
})

test('50 concurrent duplicates of a JSON write have one effect and one answer', async () => {
  const open = () => call(service, service.test, 'PUT', '/v1/delivery', { webhook: { url: 'https://hooks.example/in' } }, { 'idempotency-key': 'set-1' })
  const answers = await Promise.all(Array.from({ length: DUPLICATES }, open))
  assert.deepEqual([...new Set(answers.map((a) => a.status))], [200])
  assert.equal(new Set(answers.map((a) => a.body.webhook.secret)).size, 1)
  assert.equal(answers.filter((a) => a.body.idempotent_replay !== true).length, 1)
})
