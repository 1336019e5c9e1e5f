import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Service, startService } from '../../harness/service.ts'
import { type Client, newClient } from '../kit/client.ts'
import { certificate } from '../kit/paper.ts'

let service: Service
let client: Client
before(async () => {
  service = await startService()
  client = await newClient(service)
})
after(() => service.close())
const receivedOf = async (ref: string) => (await client.events('document.received')).filter((e) => e.insured_ref === ref)

test('the same bytes again: same document, deduplicated, a new transmission', async () => {
  const first = await client.pushPaper({ insured_ref: 'again' })
  const second = await client.pushPaper({ insured_ref: 'again' })
  assert.equal(second.body.documents[0].document_id, first.body.documents[0].document_id)
  assert.equal(first.body.documents[0].deduplicated, false)
  assert.equal(second.body.documents[0].deduplicated, true)
  assert.notEqual(second.body.transmission_id, first.body.transmission_id)
})

test('document.received fires again for a deduplicated file, with its own transmission', async () => {
  const first = await client.pushPaper({ insured_ref: 'events' })
  const second = await client.pushPaper({ insured_ref: 'events' })
  const events = await receivedOf('events')
  assert.deepEqual(events.map((e) => [e.data.transmission_id, e.data.deduplicated, e.data.document_id]), [
    [first.body.transmission_id, false, first.body.documents[0].document_id],
    [second.body.transmission_id, true, first.body.documents[0].document_id],
  ])
})

test('it is not extracted again', async () => {
  await client.pushed({ insured_ref: 'no-second' })
  await client.pushed({ insured_ref: 'no-second' })
  assert.equal((await client.events('document.extracted')).filter((e) => e.insured_ref === 'no-second').length, 1)
})

test('another consumer: the new engagement is added, and served by the lines there are', async () => {
  const first = await client.pushed({ insured_ref: 'shared', consumer_ref: 'one' })
  const second = await client.pushed({ insured_ref: 'shared', consumer_ref: 'two' })
  assert.notEqual(first.engagement_id, second.engagement_id)
  const list = (await client.get('/v1/documents?insured_ref=shared')).body.data
  assert.equal(list.length, 1)
  assert.deepEqual([...list[0].engagements].sort(), [first.engagement_id, second.engagement_id].sort())
  assert.equal(list[0].engagement_id, first.engagement_id, 'the engagement of the first push')
  assert.deepEqual(second.coverage_lines.map((l: any) => l.coverage_line_id), first.coverage_lines.map((l: any) => l.coverage_line_id))
  assert.equal(second.documents.length, 1)
  assert.equal(second.verdict.status, 'pass')
})

test('the event of a deduplicated push names the push\u2019s own consumer and engagement', async () => {
  await client.pushPaper({ insured_ref: 'refs', consumer_ref: 'one' })
  const { body } = await client.pushPaper({ insured_ref: 'refs', consumer_ref: 'two' })
  const event = (await receivedOf('refs'))[1]
  assert.equal(event.consumer_ref, 'two')
  assert.equal(event.data.consumer_ref, 'two')
  assert.equal(event.data.engagement_id, body.engagement_id)
})

test('another insured: another document', async () => {
  const [a, b] = [await client.pushPaper({ insured_ref: 'ins-a' }), await client.pushPaper({ insured_ref: 'ins-b' })]
  assert.notEqual(a.body.documents[0].document_id, b.body.documents[0].document_id)
  assert.equal(b.body.documents[0].deduplicated, false)
})

test('the other mode: another document', async () => {
  const test = await client.pushPaper({ insured_ref: 'ins-mode' })
  const live = await client.live.pushPaper({ insured_ref: 'ins-mode' })
  assert.notEqual(test.body.documents[0].document_id, live.body.documents[0].document_id)
  assert.equal(live.body.documents[0].deduplicated, false)
})

test('the same file twice in one push', async () => {
  const bytes = await certificate({ gl: { number: 'TWICE-1' } })
  const { body } = await client.push({ insured_ref: 'twice' }, [{ bytes, name: 'a.pdf' }, { bytes, name: 'b.pdf' }])
  assert.deepEqual(body.documents.map((d: any) => [d.filename, d.deduplicated]), [['a.pdf', false], ['b.pdf', true]])
  assert.equal(body.documents[0].document_id, body.documents[1].document_id)
  assert.equal((await receivedOf('twice')).length, 2)
})

test('fifty pushes of the same bytes at once store one document', async () => {
  const bytes = await certificate({ gl: { number: 'RACE-1' } })
  const answers = await Promise.all(Array.from({ length: 50 }, () => client.push({ insured_ref: 'race' }, [{ bytes, name: 'a.pdf' }])))
  assert.deepEqual([...new Set(answers.map((a) => a.status))], [200])
  assert.equal(new Set(answers.map((a) => a.body.documents[0].document_id)).size, 1)
  assert.equal(answers.filter((a) => !a.body.documents[0].deduplicated).length, 1)
  assert.equal(new Set(answers.map((a) => a.body.transmission_id)).size, 50)
})
