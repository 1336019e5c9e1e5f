import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { createAccount } from '../../src/accounts/index.ts'
import { recordEvidence } from '../../src/outreach/index.ts'
import { call, type Service, startService, until } from '../harness/service.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const CERTIFICATE = readFileSync(path.join(ROOT, 'samples/certificate.pdf'))
let service: Service
let folder: string
before(async () => {
  service = await startService()
  folder = mkdtempSync(path.join(tmpdir(), 'ivs-evidence-'))
})
after(async () => {
  await service.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (target: string, key = service.test) => call(service, key, 'GET', target)
const verify = (file: string, ...more: string[]) =>
  new Promise<{ code: number; out: string }>((resolve) =>
    execFile(process.execPath, [path.join(ROOT, 'src/main.ts'), 'verify-evidence', file, '--json', ...more], (error, out) => resolve({ code: error ? Number(error.code ?? 1) : 0, out })),
  )

async function answered(insured: string): Promise<any> {
  const form = new FormData()
  for (const [k, v] of Object.entries({ insured_ref: insured, consumer_ref: 'broker' })) form.set(k, v)
  form.append('files', new Blob([new Uint8Array(CERTIFICATE)], { type: 'application/pdf' }), 'certificate.pdf')
  const receipt = await call(service, service.test, 'POST', '/v1/documents', form)
  return until(async () => (await get(`/v1/engagements/${receipt.body.engagement_id}`)).body, (e) => e.verdict !== null)
}

test('every proof is readable, as it arrived, and stands in a log that the verifier finds whole', async () => {
  const engagement = await answered('alpha')
  await answered('bravo')
  const { proof } = engagement.coverage_lines[0].verification
  const evidence = await get(`/v1/evidence/${proof[0].evidence_id}`)
  assert.equal(evidence.status, 200)
  assert.equal(evidence.body.kind, 'reply_thread')
  assert.ok(evidence.body.coverage_line_ids.includes(engagement.coverage_lines[0].coverage_line_id))
  const content = await fetch(`${service.url}/v1/evidence/${proof[0].evidence_id}/content`, { headers: { authorization: `Bearer ${service.test}` } })
  const bytes = Buffer.from(await content.arrayBuffer())
  assert.equal(createHash('sha256').update(bytes).digest('hex'), evidence.body.content_sha256)
  assert.match(bytes.toString(), /^From: /)

  const log = await fetch(`${service.url}/v1/evidence-log`, { headers: { authorization: `Bearer ${service.test}` } })
  const file = path.join(folder, 'log.jsonl')
  const text = await log.text()
  writeFileSync(file, text)
  const key = (await get('/v1/evidence-log/key')).body
  writeFileSync(path.join(folder, 'key.pem'), key.public_key)
  writeFileSync(path.join(folder, evidence.body.content_sha256), bytes)
  const whole = await verify(file, '--key', path.join(folder, 'key.pem'), '--chain', key.chain)
  assert.equal(whole.code, 0, whole.out)
  assert.equal(JSON.parse(whole.out).entries, 2)
  assert.equal(JSON.parse(whole.out).end, 'signed')
  const broken = { 'its last byte gone': text.slice(0, -1), cut: text.split('\n').slice(1).join('\n'), short: text.split('\n').slice(0, 1).join('\n'), edited: text.replace('reply_thread', 'call_record'), turned: text.split('\n').toSpliced(0, 2, text.split('\n')[1]!, text.split('\n')[0]!).join('\n') }
  for (const [name, bad] of Object.entries(broken)) {
    writeFileSync(file, bad)
    assert.equal((await verify(file, '--key', path.join(folder, 'key.pem'))).code, 1, name)
  }
})

test('proofs recorded at the same time are one chain, in order', async () => {
  const { context } = service.app
  const tenant = { accountId: service.accountId, mode: 'live' as const }
  await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      context.store.tx(tenant, (tx) => recordEvidence(tx, context, { insured_ref: null, coverage_line_ids: [`cl_${i}`], kind: 'document', content_sha256: null, content_type: null, detail: { i, text: 'ñ "quoted" \\u0000 \u2028', deep: { b: [1.5, 1e21, null], a: true } } })),
    ),
  )
  const file = path.join(folder, 'live.jsonl')
  writeFileSync(file, await (await fetch(`${service.url}/v1/evidence-log`, { headers: { authorization: `Bearer ${service.live}` } })).text())
  const report = await verify(file)
  assert.equal(report.code, 0, report.out)
  assert.equal(JSON.parse(report.out).entries, 40)
  const first = await get('/v1/evidence?limit=25', service.live)
  const rest = await get(`/v1/evidence?limit=25&cursor=${first.body.next_cursor}`, service.live)
  assert.deepEqual([...first.body.data, ...rest.body.data].map((e: any) => e.sequence), Array.from({ length: 40 }, (_, i) => 40 - i))
  assert.equal((await get('/v1/evidence?coverage_line_id=cl_7', service.live)).body.data.length, 1)
})

test('an empty log verifies too', async () => {
  const other = await createAccount(service.app.context, { name: 'Other' })
  const file = path.join(folder, 'empty.jsonl')
  writeFileSync(file, await (await fetch(`${service.url}/v1/evidence-log`, { headers: { authorization: `Bearer ${other.live_key}` } })).text())
  assert.equal((await verify(file)).code, 0)
})

test('evidence is its account’s and mode’s alone, and unknown is 404', async () => {
  const [mine] = (await get('/v1/evidence?limit=1')).body.data
  const other = await createAccount(service.app.context, { name: 'Stranger' })
  for (const target of [`/v1/evidence/${mine.evidence_id}`, `/v1/evidence/${mine.evidence_id}/content`]) {
    assert.equal((await get(target)).status, 200)
    for (const key of [other.test_key, other.live_key, service.live]) {
      const got = await get(target, key)
      assert.equal(got.status, 404)
      assert.equal(got.body.error.code, 'evidence_not_found')
    }
    assert.equal((await get(target, '')).status, 401)
  }
  assert.equal((await get('/v1/evidence/evd_nothing')).status, 404)
  assert.deepEqual((await get('/v1/evidence', other.test_key)).body.data, [])
  assert.equal((await get('/v1/evidence?limit=0')).status, 422)
  assert.equal((await get('/v1/evidence?cursor=x')).status, 400)
  for (const target of ['/v1/evidence', '/v1/evidence-log', '/v1/evidence-log/key']) assert.equal((await get(target, '')).status, 401)
})
