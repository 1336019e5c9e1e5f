import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, before, test } from 'node:test'
import { Worker } from 'node:worker_threads'
import { type Service, startService } from '../../harness/service.ts'
import { type Client, newClient } from '../kit/client.ts'

let service: Service
let client: Client
before(async () => {
  service = await startService()
  client = await newClient(service)
})
after(() => service.close())

const clause = (n: number): string => `${n}. Contractor ${n} shall maintain commercial general liability insurance with limits of not less than $${n % 9 + 1},000,000 per occurrence and business automobile liability insurance of $1,000,000 for site ${n}, and shall name Owner as additional insured.`
const TEXT = Array.from({ length: 160 }, (_, i) => clause(i + 1)).join('\n')
const create = (consumer: string, source_text: string) => client.post(`/v1/consumers/${consumer}/requirement-sets`, { source_text })

test('others are answered while a long text is read, and it is read as everywhere', async () => {
  let reading = true
  const long = create('long', TEXT).finally(() => { reading = false })
  let answered = 0
  for (; reading; answered++) assert.equal((await client.get('/v1/consumers/nobody/requirement-sets')).status < 500, true)
  const { status, body } = await long
  assert.equal(status, 200)
  assert.ok(answered > 10, `only ${answered} calls were answered meanwhile`)
  // In a thread of its own: the service lives in this process, and a database that is not listened to for seconds would seem gone.
  const apart = new Worker(new URL('../../../src/requirements/sop/parse-in-thread.ts', import.meta.url))
  apart.postMessage(TEXT)
  const [{ parsed: told }] = await once(apart, 'message')
  await apart.terminate()
  assert.deepEqual(body.rules.map((r: any) => [r.coverage_type, r.limits]), told.rules.map((r: any) => [r.coverage_type, r.limits]))
  assert.equal(body.ambiguities.length, told.ambiguities.length)
})

test('several long texts at once, some of them not text, are each answered for themselves', async () => {
  const [good, binary, again] = await Promise.all([create('one', TEXT), create('two', '\ufffd\ufffd'.repeat(4_000)), create('three', TEXT)])
  assert.deepEqual([good.status, binary.status, again.status], [200, 422, 200])
  assert.equal(binary.body.error.param, 'source_text')
  assert.deepEqual(again.body.rules, good.body.rules)
})
