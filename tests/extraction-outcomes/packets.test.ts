import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { call, type Service, startService, until } from '../harness/service.ts'
import { AUTO_DECLARATIONS, CARGO_DECLARATIONS, INVOICE, photoOf, printedPdf, SOP_TEXT } from './paper.ts'
import { pushing } from './pushing.ts'

let service: Service
before(async () => {
  service = await startService()
})
after(() => service?.close())

const { push, fetchDocument, ended, engagement } = pushing(() => service)
const typesOf = (document: any): string[] => document.coverage_lines.map((l: any) => l.coverage_type).sort()

test('photos pushed together are one packet: pages in order, classes by page, lines of all of them', async () => {
  const pages = await printedPdf([AUTO_DECLARATIONS, CARGO_DECLARATIONS, INVOICE])
  const photos = await Promise.all([1, 2, 3].map((n) => photoOf(pages, n)))
  const broken = photos[2]!.subarray(0, 60)
  const receipt = await push('ins-packet', [
    ['one.jpg', photos[0]!, 'image/jpeg'],
    ['two.jpg', photos[1]!, 'image/jpeg'],
    ['three.jpg', photos[2]!, 'image/jpeg'],
    ['broken.jpg', broken, 'image/jpeg'],
  ])
  assert.ok(receipt.packet_document_id)
  assert.deepEqual(receipt.documents.map((d: any) => [d.kind, d.packet_position]), [['page', 1], ['page', 2], ['page', 3], ['page', 4]])
  const packet = await ended(receipt.packet_document_id)
  assert.deepEqual([packet.kind, packet.status, packet.outcome, packet.pages], ['packet', 'extracted', 'lines_built', 4])
  assert.deepEqual(packet.parts.map((p: any) => [p.doc_type, p.page_start, p.page_end]), [
    ['declarations', 1, 1],
    ['declarations', 2, 2],
    ['not_insurance', 3, 3],
    ['unknown', 4, 4],
  ])
  assert.deepEqual(packet.page_documents.map((p: any) => [p.position, p.filename, p.doc_type]), [
    [1, 'one.jpg', 'declarations'],
    [2, 'two.jpg', 'declarations'],
    [3, 'three.jpg', 'not_insurance'],
    [4, 'broken.jpg', null],
  ])
  assert.deepEqual(typesOf(packet), ['auto_liability', 'cargo'])
  const cargo = packet.coverage_lines.find((l: any) => l.coverage_type === 'cargo')
  assert.equal(cargo.policy_number, 'MTC 88214-7')
  assert.equal(cargo.fields.policy_number.provenance.page, 2)
  const done = await engagement(receipt.engagement_id)
  const failed = done.events.filter((e: any) => e.event === 'document.failed')
  assert.deepEqual(failed.map((e: any) => e.data.document_id), [receipt.documents[3].document_id])
  assert.equal((await fetchDocument(receipt.documents[3].document_id)).status, 'failed')
  assert.equal((await fetchDocument(receipt.documents[0].document_id)).status, 'extracted')
  assert.equal(done.events.filter((e: any) => e.event === 'document.extracted').length, 1)
})

test('two photos of one declarations are one line', async () => {
  const pages = await printedPdf([AUTO_DECLARATIONS, `${AUTO_DECLARATIONS.split('\n').slice(0, 5).join('\n')}\n\nSCHEDULE OF AUTOS YOU OWN\nUnit   Year   Make model             VIN\n1      2020   Kenworth T880          1NKZXPEX0LJ000000\n2      2017   Ford F-450             1FDUF4HT0HEB00000`])
  const receipt = await push('ins-two', [
    ['front.jpg', await photoOf(pages, 1), 'image/jpeg'],
    ['back.jpg', await photoOf(pages, 2), 'image/jpeg'],
  ])
  const packet = await ended(receipt.packet_document_id)
  assert.deepEqual(typesOf(packet), ['auto_liability'])
})

test('a file of declarations, other declarations and an invoice builds the lines of its parts and no others', async () => {
  const receipt = await push('ins-mixed', [['mixed.pdf', await printedPdf([AUTO_DECLARATIONS, CARGO_DECLARATIONS, INVOICE]), 'application/pdf']])
  const document = await ended(receipt.documents[0].document_id)
  assert.equal(receipt.packet_document_id, null)
  assert.deepEqual([document.status, document.outcome, document.doc_type, document.pages], ['extracted', 'lines_built', 'declarations', 3])
  assert.deepEqual(typesOf(document), ['auto_liability', 'cargo'])
  assert.equal(document.parts.at(-1).doc_type, 'not_insurance')
})

test('paper that speaks of insurance and is of no known kind waits for a person, with its page', async () => {
  const riddle = `MEMO TO FILE\n\nRe: Brindle Freight, insurance matters\nSpoke with the insurer about coverage under the policy. The premium question is still open and\nthe underwriter asked how the liability limit was meant. The insured will call back next week.\nNothing was settled about the coverage for the second trailer or about the policy for the yard.\nPlease keep this with the other insurance notes for the account until we know more.`
  const receipt = await push('ins-memo', [['memo.pdf', await printedPdf([riddle]), 'application/pdf']])
  const document = await ended(receipt.documents[0].document_id)
  assert.deepEqual([document.status, document.outcome, document.doc_type], ['in_review', 'in_review', 'unknown'])
  const done = await until(() => engagement(receipt.engagement_id), (e) => e.outstanding.length > 0)
  const [item] = done.outstanding
  assert.deepEqual([item.kind, item.document_id, item.page], ['escalated_to_svc', document.document_id, 1])
  assert.equal(done.events.filter((e: any) => e.event === 'document.extracted').length, 0)
})

test('a requirement set is read from a PDF; a file without text is refused with the reason', async () => {
  const send = (consumer: string, bytes: Uint8Array) => {
    const form = new FormData()
    form.append('source_document', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'requirements.pdf')
    return call(service, service.test, 'POST', `/v1/consumers/${consumer}/requirement-sets`, form)
  }
  const made = await send('reader', await printedPdf([SOP_TEXT]))
  assert.equal(made.status, 200, JSON.stringify(made.body))
  assert.equal(made.body.status, 'draft')
  const types = made.body.rules.map((r: any) => r.coverage_type)
  assert.ok(types.includes('auto_liability') && types.includes('cargo'), JSON.stringify(types))
  for (const [bytes, says] of [[await printedPdf(['']), /text/i], [await printedPdf([SOP_TEXT], { password: 'only-me' }), /encrypted/i]] as const) {
    const refused = await send('reader', bytes)
    assert.equal(refused.status, 422, JSON.stringify(refused.body))
    assert.equal(refused.body.error.code, 'validation_failed')
    assert.match(refused.body.error.message, says)
  }
})
