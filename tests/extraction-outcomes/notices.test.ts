import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { type Service, startService, until } from '../harness/service.ts'
import { printedPdf } from './paper.ts'
import { pushing } from './pushing.ts'

let service: Service
before(async () => {
  service = await startService()
})
after(() => service?.close())

const { push, ended, engagement } = pushing(() => service)
const CERTIFICATE = readFileSync(path.join(import.meta.dirname, '../../samples/certificate.pdf'))
const notice = (title: string, about: string, rest: string) => printedPdf([`GREAT WEST CASUALTY COMPANY

${title}

Named Insured: Blue Heron Trucking LLC
${about}

${rest}`])
const cancels = (about: string) => notice('NOTICE OF CANCELLATION', about, 'This policy is cancelled effective 12/20/2026 at 12:01 A.M. standard time.\nReason: non-payment of premium')

async function certified(insured: string): Promise<string> {
  const { engagement_id } = await push(insured, [['certificate', CERTIFICATE, 'application/pdf']])
  await until(() => engagement(engagement_id), (e) => e.verdict?.status === 'pass')
  return engagement_id
}
async function receive(insured: string, bytes: Uint8Array) {
  const receipt = await push(insured, [['notice', bytes, 'application/pdf']])
  return ended(receipt.documents[0].document_id)
}
const reported = (e: any): string[] => e.outstanding.filter((o: any) => o.kind === 'escalated_to_svc').map((o: any) => o.coverage_type).sort()

test('a notice of cancellation takes the pass from every coverage of the policy, until a reinstatement gives it back', async () => {
  const id = await certified('alpha')
  const document = await receive('alpha', await cancels('Policy Number: GWP 48217-03'))
  assert.deepEqual([document.parts[0].doc_type, document.status, document.outcome], ['cancellation_notice', 'extracted', 'merged'])
  const without = await until(() => engagement(id), (e) => e.verdict.status !== 'pass')
  assert.equal(without.verdict.status, 'unverified')
  assert.match(without.surface_check.wording, /3 policies in force/)
  assert.deepEqual(reported(without), ['auto_liability', 'general_liability'])
  assert.equal(without.coverage_lines.length, 5)
  await receive('alpha', await notice('NOTICE OF REINSTATEMENT', 'Policy Number: GWP 48217-03', 'The notice of cancellation is rescinded. Your policy has been reinstated without a lapse in coverage.'))
  const back = await until(() => engagement(id), (e) => e.verdict.status === 'pass' && reported(e).length === 0)
  assert.match(back.surface_check.wording, /5 policies in force/)
})

test('a reinstatement that is older than the notice of cancellation it finds lifts it not, however late it comes', async () => {
  const id = await certified('older')
  const about = 'Policy Number: GWP 48217-03'
  const reinstates = (day: string) => notice('NOTICE OF REINSTATEMENT', `${about}\nDate of notice: ${day}`, 'The notice of cancellation is rescinded. Your policy has been reinstated without a lapse in coverage.')
  await receive('older', await cancels(`${about}\nNotice date: 11/18/2026`))
  await until(() => engagement(id), (e) => e.verdict.status === 'unverified')
  await receive('older', await cancels(`${about}\nDate of notice: 08/03/2026`))
  await receive('older', await reinstates('08/20/2026'))
  const still = await until(() => engagement(id), (e) => e.documents.length === 4 && e.documents.every((d: any) => d.status !== 'received' && d.status !== 'extracting'))
  assert.deepEqual([still.verdict.status, reported(still).length > 0], ['unverified', true])
  await receive('older', await reinstates('11/24/2026'))
  await until(() => engagement(id), (e) => e.verdict.status === 'pass' && reported(e).length === 0)
})

test('a notice that names no policy on file, or none at all, is a person’s to place', async () => {
  const id = await certified('bravo')
  for (const about of ['Policy Number: ZZ 90012-77', 'Policy Number: GWP 48217-03\nPolicy Period: 08/01/2025 to 08/01/2026', '']) {
    const document = await receive('bravo', await cancels(about))
    assert.deepEqual([document.status, document.outcome], ['in_review', 'in_review'], about)
  }
  const waiting = await until(() => engagement(id), (e) => reported(e).length === 3)
  assert.ok(waiting.coverage_lines.every((l: any) => l.source_documents.length === 1))
})

test('a notice that comes before the paper of its policy is heard once that has come', async () => {
  const notice = await receive('charlie', await cancels('Policy Number: GWP 48217-03'))
  assert.equal(notice.status, 'in_review')
  const { engagement_id, documents } = await push('charlie', [['certificate', CERTIFICATE, 'application/pdf']])
  await ended(documents[0].document_id)
  const marked = await until(() => engagement(engagement_id), (e) => reported(e).length === 2 && e.verdict?.status === 'unverified')
  assert.deepEqual(reported(marked), ['auto_liability', 'general_liability'])
  assert.deepEqual(marked.documents.map((d: any) => d.status), ['extracted', 'extracted'])
})
