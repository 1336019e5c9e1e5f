import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, before, test } from 'node:test'
import { call, type Service, startService } from '../../harness/service.ts'
import { type Client, type Fields, form, newClient, type SentFile } from '../kit/client.ts'
import { assertError } from '../kit/errors.ts'
import { certificate } from '../kit/paper.ts'

let service: Service
let client: Client
let pdf: Uint8Array
before(async () => {
  service = await startService()
  client = await newClient(service)
  pdf = await certificate()
})
after(() => service.close())
const MIB = 1_048_576
/** A PDF by its beginning, as long as asked, unlike any other of its number. */
const filler = (bytes: number, n = 0): Uint8Array => {
  const made = new Uint8Array(bytes)
  made.set(new TextEncoder().encode(`%PDF-1.4\n%${n}\n`))
  return made
}

type Case = { name: string; fields?: Fields; files?: (SentFile | Promise<SentFile>)[]; status: number; code: string; param?: string | null; key?: 'live' }
const one: SentFile[] = []
const cases: Case[] = [
  { name: 'insured_ref missing', fields: { insured_ref: undefined }, status: 422, code: 'validation_failed', param: 'insured_ref' },
  { name: 'consumer_ref missing', fields: { consumer_ref: undefined }, status: 422, code: 'validation_failed', param: 'consumer_ref' },
  { name: 'insured_ref empty', fields: { insured_ref: '' }, status: 422, code: 'validation_failed', param: 'insured_ref' },
  { name: 'consumer_ref empty', fields: { consumer_ref: '' }, status: 422, code: 'validation_failed', param: 'consumer_ref' },
  { name: 'no files', files: [], status: 422, code: 'validation_failed', param: 'files' },
  { name: 'an unknown field', fields: { colour: 'red' }, status: 422, code: 'validation_failed', param: 'colour' },
  { name: 'an unknown channel', fields: { channel: 'pigeon' }, status: 422, code: 'validation_failed', param: 'channel' },
  { name: 'an unknown scenario', fields: { test_scenario: 'maybe' }, status: 422, code: 'validation_failed', param: 'test_scenario' },
  { name: 'a state that is none', fields: { insured_state: 'ZZ' }, status: 422, code: 'validation_failed', param: 'insured_state' },
  { name: 'received_at that is no time', fields: { received_at: 'yesterday' }, status: 422, code: 'received_at_invalid', param: 'received_at' },
  { name: 'received_at on a day that is none', fields: { received_at: '2026-02-30T00:00:00Z' }, status: 422, code: 'received_at_invalid', param: 'received_at' },
  { name: 'received_at more than 5 minutes ahead', fields: { received_at: new Date(Date.now() + 60 * 60_000).toISOString() }, status: 422, code: 'received_at_in_future', param: 'received_at' },
  { name: 'meta that is no JSON', fields: { meta: '{nope' }, status: 400, code: 'invalid_json', param: 'meta' },
  { name: 'meta that is no object', fields: { meta: '[1]' }, status: 422, code: 'validation_failed', param: 'meta' },
  { name: 'clock that is no JSON', fields: { clock: 'fast' }, status: 400, code: 'invalid_json', param: 'clock' },
  { name: 'clock with an unknown member', fields: { clock: '{"hours":3}' }, status: 422, code: 'validation_failed', param: 'clock.hours' },
  { name: 'clock target below 1', fields: { clock: '{"target_hours":0}' }, status: 422, code: 'clock_bounds', param: 'clock.target_hours' },
  { name: 'clock hard above 2160', fields: { clock: '{"hard_hours":2161}' }, status: 422, code: 'clock_bounds', param: 'clock.hard_hours' },
  { name: 'clock target above hard', fields: { clock: '{"target_hours":10,"hard_hours":9,"escalate_at_hours":1}' }, status: 422, code: 'clock_bounds', param: 'clock.hard_hours' },
  { name: 'clock escalation above hard', fields: { clock: '{"target_hours":1,"hard_hours":9,"escalate_at_hours":10}' }, status: 422, code: 'clock_bounds', param: 'clock.escalate_at_hours' },
  { name: 'clock hard below the default target', fields: { clock: '{"hard_hours":24}' }, status: 422, code: 'clock_bounds', param: 'clock.hard_hours' },
  { name: 'an unknown program', fields: { program_ref: 'nowhere' }, status: 422, code: 'validation_failed', param: 'program_ref' },
  { name: 'an unknown requirement set', fields: { requirement_set: 'nowhere' }, status: 404, code: 'requirement_set_not_found' },
  { name: 'test_scenario with a live key', fields: { test_scenario: 'confirmed' }, key: 'live', status: 403, code: 'test_scenario_not_allowed' },
  { name: 'an unknown scenario with a live key', fields: { test_scenario: 'maybe' }, key: 'live', status: 403, code: 'test_scenario_not_allowed' },
  { name: 'plain text', files: [{ bytes: 'just words', name: 'words.pdf', type: 'application/pdf' }], status: 415, code: 'unsupported_file_type', param: 'files' },
  { name: 'a ZIP that is no DOCX', files: [{ bytes: new Uint8Array([0x50, 0x4b, 5, 6, ...new Array(18).fill(0)]), name: 'a.docx' }], status: 415, code: 'unsupported_file_type', param: 'files' },
  { name: 'a GIF', files: [{ bytes: new Uint8Array(Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')), name: 'a.gif' }], status: 415, code: 'unsupported_file_type', param: 'files' },
  { name: 'a program', files: [{ bytes: new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, ...new Array(100).fill(0)]), name: 'a.pdf' }], status: 415, code: 'unsupported_file_type', param: 'files' },
  { name: 'HTML', files: [{ bytes: '<html><body>x</body></html>', name: 'a.html', type: 'text/html' }], status: 415, code: 'unsupported_file_type', param: 'files' },
  { name: 'an empty file', files: [{ bytes: '', name: 'empty.pdf' }], status: 422, code: 'empty_file', param: 'files' },
  { name: 'a file over 25 MiB', files: [{ bytes: filler(25 * MIB + 1), name: 'big.pdf' }], status: 422, code: 'file_too_large', param: 'files' },
  { name: '51 files', files: Array.from({ length: 51 }, (_, n) => ({ bytes: filler(20, n), name: `${n}.pdf` })), status: 422, code: 'too_many_files', param: 'files' },
  { name: 'more than 100 MiB in all', files: Array.from({ length: 5 }, (_, n) => ({ bytes: filler(21 * MIB, n), name: `${n}.pdf` })), status: 422, code: 'push_too_large', param: 'files' },
]

for (const { name, fields = {}, files, status, code, param, key } of cases)
  test(`refused: ${name}`, async () => {
    const ref = `refused ${name}`
    const asked = { insured_ref: ref, ...fields }
    const by = key === 'live' ? client.live : client
    const answer = await by.push(asked, files ? await Promise.all(files) : [...one, { bytes: pdf, name: 'a.pdf' }])
    assertError(answer, status, code, param)
    // Nothing stays of what is refused.
    assert.equal((await by.get(`/v1/insureds/${encodeURIComponent(ref)}`)).status, 404)
    assert.equal((await by.get(`/v1/documents?insured_ref=${encodeURIComponent(ref)}`)).body.data.length, 0)
  })

test('nothing refused has fired an event', async () => {
  assert.deepEqual(await client.events(), [])
  assert.deepEqual(await client.live.events(), [])
})

test('refused whole: one bad file among good ones', async () => {
  const answer = await client.push({ insured_ref: 'mixed' }, [{ bytes: pdf, name: 'a.pdf' }, { bytes: 'words', name: 'b.pdf' }])
  assertError(answer, 415, 'unsupported_file_type')
  assert.equal((await client.get('/v1/insureds/mixed')).status, 404)
})

test('every file that is refused stands in the details by its place', async () => {
  const places = (answer: { body: any }) => answer.body.error.details.map((d: any) => d.param)
  assert.deepEqual(places(await client.push({ insured_ref: 'places' }, [{ bytes: 'words', name: 'a.pdf' }, { bytes: pdf, name: 'b.pdf' }, { bytes: 'more words', name: 'c.pdf' }])), ['files[0]', 'files[2]'])
  assert.deepEqual(places(await client.push({ insured_ref: 'places' }, [{ bytes: pdf, name: 'a.pdf' }, { bytes: '', name: 'b.pdf' }, { bytes: '', name: 'c.pdf' }])), ['files[1]', 'files[2]'])
})

test('a push with nothing in it is told of every member it lacks, the files too', async () => {
  const answer = await call(service, client.key, 'POST', '/v1/documents', form({}, []))
  assertError(answer, 422, 'validation_failed', 'insured_ref')
  assert.deepEqual(answer.body.error.details.map((d: any) => d.param), ['insured_ref', 'consumer_ref', 'files'])
})

test('exactly 25 MiB and exactly 50 files are taken', async () => {
  const big = await client.push({ insured_ref: 'bound' }, [{ bytes: filler(25 * MIB, 7), name: 'big.pdf' }])
  assert.equal(big.status, 200, JSON.stringify(big.body))
  const many = await client.push({ insured_ref: 'bound' }, Array.from({ length: 50 }, (_, n) => ({ bytes: filler(30, n + 100), name: `${n}.pdf` })))
  assert.equal(many.status, 200, JSON.stringify(many.body))
  assert.equal(many.body.documents.length, 50)
})

test('several sets and none named default: 422 requirement_set_ambiguous', async () => {
  const rules = [{ coverage_type: 'general_liability', limits: [] }]
  await client.publish(rules, { key: 'one' }, 'several')
  await client.publish(rules, { key: 'two' }, 'several')
  assertError(await client.pushPaper({ insured_ref: 'ambiguous', consumer_ref: 'several' }), 422, 'requirement_set_ambiguous', 'requirement_set')
})

test('a JSON body is not a push: 415', async () => {
  assertError(await client.post('/v1/documents', { insured_ref: 'x' }), 415, 'unsupported_content_type')
})

test('no body at all: 415', async () => {
  assertError(await client.post('/v1/documents'), 415, 'unsupported_content_type')
})

test('multipart that breaks off: 400 invalid_multipart', async () => {
  assertError(await call(service, client.key, 'POST', '/v1/documents', '--b\r\nContent-Disposition: form-data; name="insured_ref"\r\n\r\nhalf', { 'content-type': 'multipart/form-data; boundary=b' }), 400, 'invalid_multipart')
})

test('a form that ends within a file: 400 invalid_multipart, and the service goes on', async () => {
  for (const path of ['/v1/documents', '/v1/consumers/con/requirement-sets'])
    for (const head of ['name="files"', 'name="source_document"', 'name="unknown"', 'name=""'])
      for (const bytes of ['%PDF-1.7', '%PDF-1.7'.padEnd(300_000, ' ')])
        assertError(await call(service, client.key, 'POST', path, `--b\r\nContent-Disposition: form-data; ${head}; filename="a.pdf"\r\n\r\n${bytes}`, { 'content-type': 'multipart/form-data; boundary=b' }), 400, 'invalid_multipart')
  assert.equal((await client.get('/v1/documents')).status, 200)
})

test('what a field cannot hold is named: text in another encoding, a file without a name, a member that is none', async () => {
  const send = (head: string, bytes: Buffer) =>
    call(service, client.key, 'POST', '/v1/documents', Buffer.concat([Buffer.from(`--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n`), bytes, Buffer.from('\r\n--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n--b--')]), { 'content-type': 'multipart/form-data; boundary=b' })
  assertError(await send('name="insured_ref"', Buffer.from('Pe\xf1a', 'latin1')), 400, 'invalid_multipart', 'insured_ref')
  assertError(await send('name="files"', Buffer.from('%PDF-1.7')), 422, 'validation_failed', 'files')
  const { body } = await send('name="__proto__"', Buffer.from('x'))
  assert.ok(body.error.details.some((d: any) => d.param === '__proto__'), JSON.stringify(body))
})

test('a part without a name: 400 invalid_multipart, on every form', async () => {
  for (const path of ['/v1/documents', '/v1/consumers/con/requirement-sets'])
    for (const head of ['form-data', 'form-data; filename="a.pdf"', 'form-data; name=""'])
      assertError(await call(service, client.key, 'POST', path, `--b\r\nContent-Disposition: ${head}\r\n\r\nx\r\n--b--`, { 'content-type': 'multipart/form-data; boundary=b' }), 400, 'invalid_multipart')
})

test('multipart without a boundary: 400 invalid_multipart', async () => {
  assertError(await call(service, client.key, 'POST', '/v1/documents', 'x', { 'content-type': 'multipart/form-data' }), 400, 'invalid_multipart')
})

test('no key: 401 missing_key', async () => {
  assertError(await call(service, '', 'POST', '/v1/documents', form({ insured_ref: 'x', consumer_ref: 'y' }, [{ bytes: pdf }])), 401, 'missing_key')
})

test('a wrong key: 401 invalid_key', async () => {
  assertError(await call(service, `${client.key.slice(0, -1)}${client.key.endsWith('0') ? '1' : '0'}`, 'POST', '/v1/documents', form({ insured_ref: 'x', consumer_ref: 'y' }, [{ bytes: pdf }])), 401, 'invalid_key')
})

test('the same idempotency key with another file: 422 idempotency_key_reused', async () => {
  const send = async (number: string) => client.push({ insured_ref: 'reused' }, [{ bytes: await certificate({ gl: { number } }), name: 'a.pdf' }], { 'idempotency-key': 'files' })
  assert.equal((await send('R-1')).status, 200)
  assertError(await send('R-2'), 422, 'idempotency_key_reused')
})

test('the same idempotency key with another field: 422 idempotency_key_reused', async () => {
  const send = (document_ref: string) => client.push({ insured_ref: 'reused-2', document_ref }, [{ bytes: pdf, name: 'a.pdf' }], { 'idempotency-key': 'fields' })
  assert.equal((await send('a')).status, 200)
  assertError(await send('b'), 422, 'idempotency_key_reused')
})

test('a fault of a key is told of what carried it', async () => {
  const send = (field: string, document_ref: string) => client.push({ insured_ref: 'reused-3', idempotency_key: field, document_ref }, [{ bytes: pdf, name: 'a.pdf' }])
  assert.equal((await send('as a field', 'a')).status, 200)
  assertError(await send('as a field', 'b'), 422, 'idempotency_key_reused', 'idempotency_key')
  assertError(await send('k'.repeat(256), 'a'), 422, 'validation_failed', 'idempotency_key')
})

test('all faults of a form are in details', async () => {
  const { body } = await client.push({ insured_ref: 'x', channel: 'pigeon', insured_state: 'ZZ' }, [{ bytes: pdf }])
  assert.deepEqual(body.error.details.map((d: any) => d.param).sort(), ['channel', 'insured_state'])
})

test('an insured that is its own parent: 422', async () => assertError(await client.pushPaper({ insured_ref: 'own-parent', parent_insured_ref: 'own-parent' }), 422, 'validation_failed', 'parent_insured_ref'))

test('an unknown requirement_set names its field', async () => assertError(await client.pushPaper({ requirement_set: 'never' }), 404, 'requirement_set_not_found', 'requirement_set'))

// A caller that is still sending when its answer is written must be able to read it.
for (const [name, target, key, status, code] of [
  ['no key', '/v1/documents', '', 401, 'missing_key'],
  ['a key that is none', '/v1/documents', 'svc_test_nobody', 401, 'invalid_key'],
  ['a path that is none', '/v1/papers', '', 404, 'route_not_found'],
] as const)
  test(`a big push with ${name} reads its ${status}, every time`, async () => {
    for (let n = 0; n < 6; n++) {
      const answer = await call(service, key, 'POST', target, form({ insured_ref: 'big', consumer_ref: 'con' }, [{ bytes: filler(8 * MIB, n) }]))
      assertError(answer, status, code)
    }
  })
test('so does one that closes its connection', async () => {
  const { hostname, port } = new URL(service.url)
  const body = filler(8 * MIB)
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let got = ''
    socket.on('data', (chunk) => (got += chunk)).on('end', () => resolve(got)).on('error', reject)
    socket.write(`POST /v1/documents HTTP/1.1\r\nhost: ${hostname}\r\nconnection: close\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${body.length}\r\n\r\n`)
    socket.write(body)
  })
  assert.match(text, /^HTTP\/1\.1 401 /)
  assert.match(text, /missing_key/)
})
