import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { onePage, rawPdf } from '../../scripts/samples/hostile/raw-pdf.ts'
import { type Service, startService, until } from '../harness/service.ts'
import { APPLICATION, AUTO_DECLARATIONS, CARGO_DECLARATIONS, INVOICE, LOSS_RUN, photoOf, printedPdf, QUOTE } from './paper.ts'
import { pushing } from './pushing.ts'

let service: Service
before(async () => {
  service = await startService()
})
after(() => service?.close())

const { push, ended, engagement } = pushing(() => service)
const look = (id: string, page: number, key = service.test) => fetch(`${service.url}/v1/documents/${id}/pages/${page}`, { headers: { authorization: `Bearer ${key}` } })
const eventsOf = async (engagementId: string, name: string) => (await engagement(engagementId)).events.filter((e: any) => e.event === name)

async function pushOne(insured: string, bytes: Uint8Array, type = 'application/pdf') {
  const receipt = await push(insured, [['paper', bytes, type]])
  const document = await ended(receipt.documents[0].document_id)
  return { receipt, document, engagementId: receipt.engagement_id as string }
}

const firstHalf = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2)
const UNREADABLE: Record<string, [reason: string, make: () => Promise<Uint8Array> | Uint8Array, asks: RegExp]> = {
  locked: ['encrypted', () => printedPdf([AUTO_DECLARATIONS], { password: 'only-me' }), /without/i],
  cut: ['damaged', async () => (await printedPdf([AUTO_DECLARATIONS])).subarray(0, 200), /sent again/i],
  long: ['too_many_pages', () => rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${'3 0 R '.repeat(301)}] /Count 301 >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
  ]), /pages/i],
  'half a photo': ['damaged', async () => firstHalf(await photoOf(await printedPdf([AUTO_DECLARATIONS]))), /sent again/i],
  nowhere: ['damaged', () => Buffer.from('PK\x03\x04 word/ [Content_Types].xml _rels/.rels and no document', 'latin1'), /sent again/i],
}

for (const [name, [reason, make, asks]] of Object.entries(UNREADABLE)) {
  test(`a file that is ${name} fails with what to ask the insured for`, async () => {
    const bytes = await make()
    const { document, engagementId } = await pushOne(`ins-${name.replaceAll(' ', '-')}`, bytes, name === 'nowhere' ? 'application/zip' : 'application/pdf')
    assert.equal(document.status, 'failed')
    assert.equal(document.outcome, 'failed')
    const done = await until(() => engagement(engagementId), (e) => e.outstanding.length > 0)
    const [failed, ...more] = done.events.filter((e: any) => e.event === 'document.failed')
    assert.equal(more.length, 0)
    const { document_id, insured_ref, consumer_ref, engagement_id } = failed.data
    assert.deepEqual([document_id, insured_ref, consumer_ref, engagement_id], [document.document_id, `ins-${name.replaceAll(' ', '-')}`, 'broker', engagementId])
    assert.equal(failed.data.reason, reason)
    assert.match(failed.data.remediation, asks)
    assert.equal(done.outstanding[0].kind, 'complete_declarations_packet')
    const drawn = await look(document.document_id, 1)
    if (name === 'long') assert.equal(drawn.headers.get('content-type'), 'image/png')
    else {
      assert.deepEqual([drawn.status, ((await drawn.json()) as any).error.code], [404, 'page_not_found'])
      assert.equal(drawn.headers.get('cache-control'), null)
    }
  })
}

test('a child that dies of a file ends the document, and the next file is read', async () => {
  // A drawing of 10^9 pieces: the child is stopped by its time or its memory, twice.
  const bomb = rawPdf(
    onePage('/X Do', { resources: '/XObject << /X 6 0 R >>' }, [
      ...Array.from({ length: 8 }, (_, n) => ({
        dict: `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << /X ${7 + n} 0 R >> >>`,
        stream: Buffer.from('/X Do '.repeat(14)),
      })),
      { dict: '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << >>', stream: Buffer.from('0 0 1 1 re f') },
    ]),
  )
  const { documents, engagement_id } = await push('ins-bomb', [['bomb.pdf', bomb, 'application/pdf']])
  const next = await push('ins-after-bomb', [['sound.pdf', await printedPdf([AUTO_DECLARATIONS]), 'application/pdf']])
  const sound = await ended(next.documents[0].document_id)
  assert.equal(sound.outcome, 'lines_built')
  const document = await ended(documents[0].document_id)
  if (document.status === 'failed') {
    const [failed] = await eventsOf(engagement_id, 'document.failed')
    assert.ok(['timed_out', 'out_of_memory', 'damaged'].includes(failed.data.reason), failed.data.reason)
    assert.match(failed.data.remediation, /ask/i)
  } else assert.equal(document.coverage_lines.length, 0)
})

test('when every attempt has failed the document still ends, with its event', async () => {
  const { document, engagementId } = await pushOne('ins-gone', await printedPdf([CARGO_DECLARATIONS]))
  const { context } = service.app
  const tenant = { accountId: service.accountId, mode: 'test' as const }
  rmSync(path.join(service.app.config.IVS_DATA_DIR, 'blobs', document.sha256.slice(0, 2)), { recursive: true })
  await context.store.tx(tenant, async (tx) => {
    await tx.count("UPDATE documents SET status = 'received', outcome = NULL WHERE account_id = $1 AND mode = $2 AND document_id = $3", [tx.accountId, tx.mode, document.document_id])
    tx.record({ name: 'document.stored', document_id: document.document_id })
  })
  const attempts = () => context.store.read(tenant, (q) => q.maybe<{ attempts: number }>("SELECT attempts FROM work WHERE account_id = $1 AND mode = $2 AND kind = 'extract-document' AND key = $3 AND lease_token IS NULL", [q.accountId, q.mode, document.document_id]))
  await until(attempts, (row) => (row?.attempts ?? 0) >= 1)
  await context.store.tx(tenant, (tx) => tx.count("UPDATE work SET attempts = 9, due_at = 0 WHERE account_id = $1 AND mode = $2 AND kind = 'extract-document' AND key = $3", [tx.accountId, tx.mode, document.document_id]))
  const done = await ended(document.document_id)
  assert.equal(done.status, 'failed')
  const [failed] = await eventsOf(engagementId, 'document.failed')
  assert.equal(failed.data.reason, 'not_read')
  assert.match(failed.data.remediation, /sent again/i)
})

test('paper that is not insurance says so and builds nothing', async () => {
  const { document, engagementId } = await pushOne('ins-invoice', await printedPdf([INVOICE]))
  assert.deepEqual([document.status, document.outcome, document.doc_type], ['not_insurance', 'not_insurance', 'not_insurance'])
  assert.equal(document.coverage_lines.length, 0)
  const [said] = await eventsOf(engagementId, 'document.not_insurance')
  assert.deepEqual(Object.keys(said.data).sort(), ['consumer_ref', 'doc_type', 'document_id', 'engagement_id', 'insured_ref'])
  assert.equal((await eventsOf(engagementId, 'document.extracted')).length, 0)
})

for (const [name, text] of Object.entries({ application: APPLICATION, loss_run: LOSS_RUN, quote: QUOTE }))
  test(`insurance paper that proves nothing builds no lines: ${name}`, async () => {
    const { document, engagementId } = await pushOne(`ins-${name.replaceAll(' ', '-')}`, await printedPdf([text]))
    assert.deepEqual([document.status, document.outcome, document.doc_type], ['extracted', 'no_lines', 'unknown'])
    const [said] = await eventsOf(engagementId, 'document.extracted')
    assert.deepEqual(said.data.coverage_lines, [])
    assert.deepEqual(said.data.unreadable_fields, [])
    assert.equal(said.data.status, 'extracted')
  })

test('a policy that states two numbers is unreadable there, waits for a person, and says so', async () => {
  const twice = AUTO_DECLARATIONS.replace('Policy Number: CAP 4471902-03', 'Policy Number: CAP 4471902-03\nPolicy Number: CAP 9920011-08')
  const { document, engagementId } = await pushOne('ins-twice', await printedPdf([twice]))
  const [said] = await eventsOf(engagementId, 'document.unreadable_fields')
  assert.ok(said, JSON.stringify(document))
  assert.match(said.data.extraction_id, /^ext_/)
  const [field] = said.data.unreadable_fields
  assert.deepEqual([field.field, field.coverage_type, field.page], ['policy_number', 'auto_liability', 1])
  assert.ok(field.box && field.reason)
  const done = await until(() => engagement(engagementId), (e) => e.outstanding.some((o: any) => o.kind === 'escalated_to_svc'))
  assert.ok(done.outstanding.some((o: any) => o.kind === 'escalated_to_svc' && o.document_id === document.document_id))
})

test('a page is looked at as a picture; one that is not there is not found', async () => {
  const { document } = await pushOne('ins-picture', await printedPdf([AUTO_DECLARATIONS, CARGO_DECLARATIONS]))
  const seen = await look(document.document_id, 2)
  assert.equal(seen.status, 200)
  assert.equal(seen.headers.get('content-type'), 'image/png')
  const bytes = new Uint8Array(await seen.arrayBuffer())
  assert.deepEqual([...bytes.subarray(1, 4)], [...Buffer.from('PNG')])
  assert.ok(bytes.length > 5_000)
  assert.equal((await look(document.document_id, 3)).status, 404)
  assert.equal((await look(document.document_id, 1, service.live)).status, 404)
})

test('when lines cannot be built at all, a person gets the paper', async () => {
  const { document, engagementId } = await pushOne('ins-unbuildable', await printedPdf([CARGO_DECLARATIONS]))
  const { context } = service.app
  const tenant = { accountId: service.accountId, mode: 'test' as const }
  await context.store.tx(tenant, async (tx) => {
    await tx.count(`UPDATE documents SET status = 'extracting', outcome = NULL, reading = '{"doc_type": "declarations"}' WHERE account_id = $1 AND mode = $2 AND document_id = $3`, [tx.accountId, tx.mode, document.document_id])
    tx.record({ name: 'document.read', document_id: document.document_id })
  })
  const waiting = () => context.store.read(tenant, (q) => q.maybe<{ attempts: number }>("SELECT attempts FROM work WHERE account_id = $1 AND mode = $2 AND kind = 'build-lines' AND key = $3 AND lease_token IS NULL", [q.accountId, q.mode, document.document_id]))
  await until(waiting, (row) => (row?.attempts ?? 0) >= 1)
  await context.store.tx(tenant, (tx) => tx.count("UPDATE work SET attempts = 11, due_at = 0 WHERE account_id = $1 AND mode = $2 AND kind = 'build-lines' AND key = $3", [tx.accountId, tx.mode, document.document_id]))
  assert.equal((await ended(document.document_id)).status, 'in_review')
  const done = await until(() => engagement(engagementId), (e) => e.outstanding.some((o: any) => o.kind === 'escalated_to_svc'))
  assert.ok(done.outstanding.some((o: any) => o.kind === 'escalated_to_svc' && o.document_id === document.document_id))
})
