import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import PDFDocument from 'pdfkit'
import { zipSync } from 'fflate'
import { call, type Service, startService, until } from '../../harness/service.ts'
import { type Client, form, newClient } from '../kit/client.ts'
import { assertError } from '../kit/errors.ts'
import { photo } from '../kit/files.ts'

let service: Service
let client: Client
before(async () => {
  service = await startService()
  client = await newClient(service)
})
after(() => service.close())
const RULES = [{ coverage_type: 'general_liability', limits: [{ label: 'each_occurrence', min: 1_000_000 }] }]
const TEXT = 'Commercial General Liability insurance with limits of not less than $1,000,000 per occurrence and $2,000,000 general aggregate.\nAutomobile Liability with a combined single limit of at least $1,000,000.'
const create = (consumer: string, body: Record<string, unknown>, headers?: Record<string, string>) => client.post(`/v1/consumers/${consumer}/requirement-sets`, body, headers)

test('rules become a draft with the defaults of the contract', async () => {
  const { status, body } = await create('draft', { rules: RULES })
  assert.equal(status, 200)
  assert.equal(body.consumer_ref, 'draft')
  assert.equal(body.key, 'default')
  assert.equal(body.version, 1)
  assert.equal(body.status, 'draft')
  assert.equal(body.applies_to, null)
  assert.equal(body.effective_on, null)
  assert.equal(body.reverification_cadence, 'none')
  assert.equal(body.expiry_lead_days, 30)
  assert.deepEqual(body.review_states, ['OH', 'ND', 'WA', 'WY'])
  assert.equal(body.rules.length, 1)
  assert.equal(body.rules[0].coverage_type, 'general_liability')
  assert.ok(body.rules[0].rule_id)
  assert.deepEqual(await client.events('requirement_set.published'), [])
})

test('versions count up within a key; an unseen key starts a new set', async () => {
  assert.equal((await create('count', { rules: RULES })).body.version, 1)
  assert.equal((await create('count', { rules: RULES })).body.version, 2)
  const other = (await create('count', { rules: RULES, key: 'haz-mat_2' })).body
  assert.deepEqual([other.key, other.version], ['haz-mat_2', 1])
})

test('twenty versions at once are numbered without a gap', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => create('race', { rules: RULES })))
  assert.deepEqual(answers.map((a) => a.body.version).sort((a, b) => a - b), Array.from({ length: 20 }, (_, i) => i + 1))
})

test('publish true publishes at once', async () => {
  const { body } = await create('now', { rules: RULES, publish: true, applies_to: 'new' })
  assert.equal(body.status, 'published')
  assert.equal(body.applies_to, 'new')
})

test('at most one version of a key is published at a time', async () => {
  await create('one', { rules: RULES, publish: true, applies_to: 'new' })
  await create('one', { rules: RULES, publish: true, applies_to: 'new' })
  await create('one', { rules: RULES, key: 'other', publish: true, applies_to: 'new' })
  const { data } = (await client.get('/v1/consumers/one/requirement-sets')).body
  assert.deepEqual(data.map((v: any) => [v.key, v.version, v.status]).sort(), [['default', 1, 'superseded'], ['default', 2, 'published'], ['other', 1, 'published']])
})

test('review_states, cadence and lead of the set are kept', async () => {
  const { body } = await create('kept', { rules: RULES, review_states: ['TX', 'CA'], reverification_cadence: 'annual', expiry_lead_days: 45 })
  assert.deepEqual([body.review_states, body.reverification_cadence, body.expiry_lead_days], [['TX', 'CA'], 'annual', 45])
})

test('applies_to without publish is not used', async () => {
  assert.equal((await create('unused', { rules: RULES, applies_to: 'new' })).body.applies_to, null)
})

test('a client\u2019s rule_id is kept', async () => {
  const { body } = await create('ids', { rules: [{ ...RULES[0], rule_id: 'mine' }, RULES[0]] })
  assert.equal(body.rules[0].rule_id, 'mine')
  assert.ok(body.rules[1].rule_id !== 'mine')
})

test('every member of a rule is taken and comes back', async () => {
  const rule = {
    rule_id: 'all', coverage_type: 'general_liability', limits: [{ label: 'each_occurrence', min: 1_000_000, stack_with: ['umbrella', 'excess_liability'] }, { label: 'general_aggregate', min: null }],
    additional_insured: true, subrogation_waived: true, primary_noncontributory: true, occurrence_form: true, aggregate_basis: 'per_project', auto_scope: ['owned', 'hired', 'non_owned'], max_deductible: 5000, cancellation_notice_days: 30,
    carrier_rating: { min_rating: 'A-', min_size: 'VII' }, accepted_documents: ['coi', 'policy'], min_days_remaining: 30, endorsements: ['CG 20 10'],
    applies_when: { insured_states: ['TX'], not_insured_states: ['CA'], tags: ['hazmat'], not_tags: ['local'] },
    alternatives: [{ coverage_type: 'occupational_accident', limits: [{ label: 'combined_single_limit', min: 500_000 }], program_ref: 'p' }],
    source_confirmation: false, severity: 'advisory', reverification_cadence: 'every_90_days', expiry_lead_days: 15, source_sentence: 'A sentence.',
  }
  const { status, body } = await create('all-members', { rules: [rule] })
  assert.equal(status, 200, JSON.stringify(body))
  assert.deepEqual(body.rules[0], rule)
})

test('a rule about the certificate itself', async () => {
  const rule = { rule_id: 'cert', kind: 'certificate', certificate_holder: 'Northfork', named_insured: 'normalized', issued_within_days: 60, no_exclusion_terms: ['excluding hauling'] }
  assert.deepEqual((await create('certificate', { rules: [rule] })).body.rules[0], rule)
})

test('source_text is parsed into a draft with confidence and ambiguities', async () => {
  const { status, body } = await create('text', { source_text: TEXT })
  assert.equal(status, 200, JSON.stringify(body))
  assert.equal(body.status, 'draft')
  assert.ok(Array.isArray(body.ambiguities))
  assert.ok(body.rules.length >= 2)
  for (const rule of body.rules) {
    assert.equal(typeof rule.parse_confidence, 'number')
    assert.ok(rule.source_sentence)
  }
  const gl = body.rules.find((r: any) => r.coverage_type === 'general_liability')
  assert.equal(gl.limits.find((l: any) => l.label === 'each_occurrence').min, 1_000_000)
})

test('a parsed draft is published by the call for it', async () => {
  const { body } = await create('text-publish', { source_text: TEXT })
  const published = await client.post(`/v1/consumers/text-publish/requirement-sets/${body.version}/publish`, { applies_to: 'new' })
  assert.equal(published.body.status, 'published')
})

test('source_text of 200,000 characters is taken, one more is not', async () => {
  const text = `${TEXT}\n`.padEnd(200_000, 'The carrier keeps records. ')
  assert.equal(text.length, 200_000)
  assert.equal((await create('long', { source_text: text })).status, 200)
  assertError(await create('long', { source_text: `${text}x` }), 422, 'validation_failed', 'source_text')
})

test('source_text in another script is told so, not called damaged', async () => {
  const foreign = ['\u041f\u0435\u0440\u0435\u0432\u043e\u0437\u0447\u0438\u043a \u043e\u0431\u044f\u0437\u0430\u043d \u0438\u043c\u0435\u0442\u044c \u0441\u0442\u0440\u0430\u0445\u043e\u0432\u0430\u043d\u0438\u0435, $1,000,000', '\u627f\u8fd0\u4eba\u5fc5\u987b\u6301\u6709\u4fdd\u9669 GL $1,000,000']
  for (const source_text of foreign) {
    const answer = await create('script', { source_text })
    assertError(answer, 422, 'validation_failed', 'source_text')
    assert.match(answer.body.error.message, /Latin letters/)
  }
  const answer = await create('script', { source_text: '10293 88127 33.1 - 4471 | 0000 //' })
  assert.match(answer.body.error.message, /does not read as text/)
})

test('characters are counted, not bytes', async () => {
  const text = `${TEXT}\n`.padEnd(200_000, 'Le caf\u00e9 est \u00e0 c\u00f4t\u00e9. ')
  const { status, body } = await create('accents', { source_text: text })
  assert.equal(status, 200, JSON.stringify(body).slice(0, 300))
  // A character outside the first 65,536 is one, however it is kept.
  const pictured = `${TEXT}\n`.padEnd(199_000, 'The carrier keeps records. ') + '\u{1F69A}'.repeat(1_000)
  assert.ok(pictured.length > 200_000)
  assert.equal((await create('pictures', { source_text: pictured })).status, 200)
  assertError(await create('pictures', { source_text: `${pictured}x` }), 422, 'validation_failed', 'source_text')
})

const pdfOf = (text: string): Promise<Uint8Array> =>
  new Promise((resolve) => {
    const doc = new PDFDocument()
    const chunks: Buffer[] = []
    doc.on('data', (c: Buffer) => chunks.push(c)).on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    doc.fontSize(11).text(text)
    doc.end()
  })
const docxOf = (text: string): Uint8Array => {
  const utf8 = (s: string) => new TextEncoder().encode(s)
  const paragraphs = text.split('\n').map((line) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`).join('')
  return zipSync({
    '[Content_Types].xml': utf8('<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'),
    '_rels/.rels': utf8('<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'),
    'word/document.xml': utf8(`<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`),
  })
}
const upload = (consumer: string, bytes: Uint8Array | string, name: string, fields: Record<string, string> = {}, headers?: Record<string, string>) =>
  client.post(`/v1/consumers/${consumer}/requirement-sets`, form(fields, [{ bytes, name }], 'source_document'), headers)

for (const [kind, make] of [['PDF', pdfOf], ['DOCX', async (t: string) => docxOf(t)]] as const)
  test(`source_document: a ${kind} becomes a draft and fires document.received with nulls`, async () => {
    const consumer = `upload-${kind}`
    const { status, body } = await upload(consumer, await make(TEXT), `sop.${kind.toLowerCase()}`, { key: 'from-file' })
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepEqual([body.key, body.version, body.status], ['from-file', 1, 'draft'])
    const gl = body.rules.find((r: any) => r.coverage_type === 'general_liability')
    assert.equal(gl?.limits.find((l: any) => l.label === 'each_occurrence')?.min, 1_000_000)
    const events = await until(async () => (await client.events('document.received')).filter((e) => e.data.filename === `sop.${kind.toLowerCase()}`), (e) => e.length > 0)
    assert.equal(events.length, 1)
    const { document_id, transmission_id, sha256, size_bytes, ...rest } = events[0].data
    assert.match(document_id, /^doc_/)
    assert.match(transmission_id, /^tx_/)
    assert.match(sha256, /^[0-9a-f]{64}$/)
    assert.ok(size_bytes > 0)
    assert.deepEqual(rest, { insured_ref: null, consumer_ref: null, engagement_id: null, filename: `sop.${kind.toLowerCase()}`, status: 'received', deduplicated: false })
    assert.equal('insured_ref' in events[0], false)
    const document = (await client.get(`/v1/documents/${document_id}`)).body
    assert.equal(document.doc_type, 'sop')
    assert.equal(document.pages, 1)
    assert.deepEqual(document.parts.map(({ doc_type, page_start, page_end }: any) => [doc_type, page_start, page_end]), [['sop', 1, 1]])
  })

test('source_document: a photo is 415', async () => assertError(await upload('photo', await photo(), 'sop.jpg'), 415, 'unsupported_file_type'))
test('source_document: words are 415', async () => assertError(await upload('words', 'plain words', 'sop.txt'), 415, 'unsupported_file_type'))
test('source_document: an empty file is 422 empty_file', async () => assertError(await upload('empty', '', 'sop.pdf'), 422, 'empty_file', 'source_document'))
test('source_document with publish is refused', async () => assertError(await upload('pub', await pdfOf(TEXT), 'sop.pdf', { publish: 'true', applies_to: 'new' }), 422, 'publish_not_allowed_with_source', 'publish'))
test('source_document with rules is refused', async () => assertError(await upload('rules', await pdfOf(TEXT), 'sop.pdf', { rules: JSON.stringify(RULES) }), 422, 'source_and_rules'))
test('source_document with source_text is refused', async () => assertError(await upload('both', await pdfOf(TEXT), 'sop.pdf', { source_text: TEXT }), 422, 'validation_failed', 'source_text'))
test('source_document: an unknown field is 422', async () => assertError(await upload('field', await pdfOf(TEXT), 'sop.pdf', { colour: 'red' }), 422, 'validation_failed', 'colour'))
test('source_document: review_states as JSON', async () => assert.deepEqual((await upload('states', await pdfOf(TEXT), 'sop.pdf', { review_states: '["TX"]' })).body.review_states, ['TX']))
test('a form without a file is 422', async () => assertError(await client.post('/v1/consumers/no-file/requirement-sets', form({ key: 'x' })), 422, 'validation_failed'))
test('a broken form is 400 invalid_multipart', async () =>
  assertError(await call(service, client.key, 'POST', '/v1/consumers/broken/requirement-sets', '--b\r\nContent-Disp', { 'content-type': 'multipart/form-data; boundary=b' }), 400, 'invalid_multipart'))
test('nothing refused left a version or a consumer behind', async () => {
  for (const consumer of ['photo', 'words', 'empty', 'pub', 'rules', 'both', 'field', 'no-file', 'broken']) assert.equal((await client.get(`/v1/consumers/${consumer}`)).status, 404, consumer)
})
test('a multipart replay gives the same version', async () => {
  const bytes = await pdfOf(TEXT)
  const send = () => upload('replay', bytes, 'sop.pdf', {}, { 'idempotency-key': 'sop' })
  const [first, second] = [await send(), await send()]
  assert.deepEqual(second.body, { ...first.body, idempotent_replay: true })
  assert.equal((await client.get('/v1/consumers/replay/requirement-sets')).body.data.length, 1)
})

const rule = (more: Record<string, unknown>) => ({ rules: [{ ...RULES[0], ...more }] })
const cases: [name: string, body: Record<string, unknown>, status: number, code: string, param?: string][] = [
  ['nothing to make it of', {}, 422, 'validation_failed', 'rules'],
  ['rules empty', { rules: [] }, 422, 'validation_failed', 'rules'],
  ['rules and source_text', { rules: RULES, source_text: TEXT }, 422, 'source_and_rules'],
  ['source_text with publish', { source_text: TEXT, publish: true, applies_to: 'new' }, 422, 'publish_not_allowed_with_source', 'publish'],
  ['publish without applies_to', { rules: RULES, publish: true }, 422, 'applies_to_required', 'applies_to'],
  ['applies_to some', { rules: RULES, publish: true, applies_to: 'some' }, 422, 'validation_failed', 'applies_to'],
  ['a key in capitals', { rules: RULES, key: 'Upper' }, 422, 'validation_failed', 'key'],
  ['a key with a space', { rules: RULES, key: 'a b' }, 422, 'validation_failed', 'key'],
  ['a key of 65 characters', { rules: RULES, key: 'a'.repeat(65) }, 422, 'validation_failed', 'key'],
  ['an empty key', { rules: RULES, key: '' }, 422, 'validation_failed', 'key'],
  ['an empty source_text', { source_text: '' }, 422, 'validation_failed', 'source_text'],
  ['review_states with a state that is none', { rules: RULES, review_states: ['ZZ'] }, 422, 'validation_failed', 'review_states[0]'],
  ['an unknown member', { rules: RULES, colour: 'red' }, 422, 'validation_failed', 'colour'],
  ['an unknown member of a rule', rule({ colour: 'red' }), 422, 'validation_failed', 'rules[0].colour'],
  ['an unknown member of a limit', rule({ limits: [{ label: 'each_occurrence', min: 1, max: 2 }] }), 422, 'validation_failed', 'rules[0].limits[0].max'],
  ['an occurrence form that is not asked for', rule({ occurrence_form: false }), 422, 'validation_failed', 'rules[0].occurrence_form'],
  ['a size class of no letters', rule({ carrier_rating: { min_rating: 'A-', min_size: '' } }), 422, 'validation_failed', 'rules[0].carrier_rating.min_size'],
  ['an unknown coverage', rule({ coverage_type: 'rain' }), 422, 'validation_failed', 'rules[0].coverage_type'],
  ['a rule without coverage', { rules: [{ limits: [] }] }, 422, 'validation_failed', 'rules[0].coverage_type'],
  ['a limit without label', rule({ limits: [{ min: 1 }] }), 422, 'validation_failed', 'rules[0].limits[0].label'],
  ['a limit of text', rule({ limits: [{ label: 'each_occurrence', min: '1' }] }), 422, 'validation_failed', 'rules[0].limits[0].min'],
  ['a negative limit', rule({ limits: [{ label: 'each_occurrence', min: -1 }] }), 422, 'validation_failed', 'rules[0].limits[0].min'],
  ['a condition on a state that is none', rule({ applies_when: { insured_states: ['TX', 'ZZ'] } }), 422, 'validation_failed', 'rules[0].applies_when.insured_states[1]'],
  ['severity maybe', rule({ severity: 'maybe' }), 422, 'validation_failed', 'rules[0].severity'],
  ['cadence weekly of a rule', rule({ reverification_cadence: 'weekly' }), 422, 'validation_failed', 'rules[0].reverification_cadence'],
  ['cadence weekly of the set', { rules: RULES, reverification_cadence: 'weekly' }, 422, 'validation_failed', 'reverification_cadence'],
  ['two rules of one id', { rules: [{ ...RULES[0], rule_id: 'a' }, { ...RULES[0], rule_id: 'a' }] }, 422, 'validation_failed', 'rules[1].rule_id'],
  ['an unknown member of a certificate rule', { rules: [{ kind: 'certificate', limits: [] }] }, 422, 'validation_failed', 'rules[0].limits'],
  ['an unknown kind', rule({ kind: 'paper' }), 422, 'validation_failed', 'rules[0].kind'],
  ['publish as text', { rules: RULES, publish: 'yes' }, 422, 'validation_failed', 'publish'],
  ['effective_on no date', { rules: RULES, effective_on: 'soon' }, 422, 'validation_failed', 'effective_on'],
]
for (const [name, body, status, code, param] of cases)
  test(`refused: ${name}`, async () => {
    assertError(await create(`refused-${code}`, body), status, code, param)
    assert.equal((await client.get(`/v1/consumers/refused-${code}`)).status, 404)
  })
test('a key of 64 characters is taken', async () => assert.equal((await create('key64', { rules: RULES, key: 'a'.repeat(64) })).status, 200))
test('an unaccepted content type: 415 unsupported_content_type', async () =>
  assertError(await call(service, client.key, 'POST', '/v1/consumers/x/requirement-sets', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }), 415, 'unsupported_content_type'))
test('broken JSON: 400 invalid_json', async () => assertError(await call(service, client.key, 'POST', '/v1/consumers/x/requirement-sets', '{', { 'content-type': 'application/json' }), 400, 'invalid_json'))
test('no key: 401', async () => assertError(await call(service, '', 'POST', '/v1/consumers/x/requirement-sets', {}), 401, 'missing_key'))
