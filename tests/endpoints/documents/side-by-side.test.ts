import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Service, startService } from '../../harness/service.ts'
import { type Client, newClient } from '../kit/client.ts'

let service: Service
let client: Client
before(async () => {
  service = await startService()
  client = await newClient(service)
})
after(() => service.close())

const carriers = Array.from({ length: 18 }, (_, i) => `carrier-${String(i).padStart(2, '0')}`)
/** Two pushes share the bytes of every third carrier's paper; one names a program that nobody made, one an insured above itself. */
const send = (insured: string, i: number, key?: string) =>
  client.push(
    { insured_ref: insured, document_ref: `${insured} paper`, program_ref: i === 7 ? 'nobody-made-it' : undefined, parent_insured_ref: i === 11 ? insured : undefined },
    [{ bytes: `%PDF-1.7 ${i % 3} of ${key ? 'keyed' : 'plain'}`, name: 'a.pdf', type: 'application/pdf' }],
    key ? { 'idempotency-key': key } : {},
  )

for (const keyed of [false, true])
  test(`pushes at the same moment ${keyed ? 'with' : 'without'} keys: each its own receipt, document and event, and a refused one spoils no other`, async () => {
    const refs = carriers.map((ref) => (keyed ? `${ref}-keyed` : ref))
    const answers = await Promise.all(refs.map((ref, i) => send(ref, i, keyed ? `key ${ref}` : undefined)))
    assert.deepEqual(answers.map((a) => a.status), refs.map((_, i) => (i === 7 || i === 11 ? 422 : 200)))
    assert.equal(answers[7]!.body.error.param, 'program_ref')
    const good = answers.filter((a) => a.status === 200)
    for (const id of ['transmission_id', 'engagement_id']) assert.equal(new Set(good.map((a) => a.body[id])).size, good.length)
    const events = await client.events('document.received')
    for (const [i, ref] of refs.entries()) {
      const { data } = (await client.get(`/v1/documents?insured_ref=${ref}`)).body
      assert.deepEqual(data.map((d: { document_id: string; document_ref: string; engagements: string[] }) => [d.document_id, d.document_ref, d.engagements]), answers[i]!.status === 200 ? [[answers[i]!.body.documents[0].document_id, `${ref} paper`, [answers[i]!.body.engagement_id]]] : [])
      assert.deepEqual(events.filter((e) => e.insured_ref === ref).map((e) => e.data.transmission_id), data.length ? [answers[i]!.body.transmission_id] : [])
    }
    if (!keyed) return
    const again = await Promise.all(refs.map((ref, i) => send(ref, i, `key ${ref}`)))
    assert.deepEqual(again.map((a) => a.body), answers.map((a) => ({ ...a.body, idempotent_replay: true })))
    const other = await client.push({ insured_ref: 'somebody-else' }, [{ bytes: '%PDF-1.7 other', name: 'a.pdf', type: 'application/pdf' }], { 'idempotency-key': `key ${refs[0]}` })
    assert.equal(other.body.error.code, 'idempotency_key_reused')
  })

test('one insured pushed for by many at once has each file once', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => client.push({ insured_ref: 'hot', consumer_ref: `con-${i % 4}` }, [{ bytes: `%PDF-1.7 hot ${i % 2}`, name: 'a.pdf', type: 'application/pdf' }])))
  assert.deepEqual(new Set(answers.map((a) => a.status)), new Set([200]))
  assert.equal(new Set(answers.map((a) => a.body.documents[0].document_id)).size, 2)
  assert.equal(answers.filter((a) => !a.body.documents[0].deduplicated).length, 2)
  assert.equal((await client.get('/v1/documents?insured_ref=hot')).body.data.length, 2)
})
