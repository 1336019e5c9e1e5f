import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Service, startService, until } from '../../harness/service.ts'
import { type Client, newClient } from '../kit/client.ts'
import { assertError } from '../kit/errors.ts'
import { dayAfter, declarations, type Paper } from '../kit/paper.ts'

let service: Service
before(async () => {
  service = await startService()
})
after(() => service.close())
const coverage = async (client: Client, ref = 'ins') => (await client.get(`/v1/insureds/${ref}/coverage`)).body
const changes = async (client: Client) => (await client.events('coverage_line.changed')).map((e) => e.data)
/** Pushes on hold, so that no answer comes between. */
const held = async (paper: Paper = {}) => {
  const client = await newClient(service)
  await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con', outreach: 'hold' })
  const e = await client.pushed({}, paper, (x) => x.coverage_lines[0]?.request)
  return { client, e }
}
const merged = (client: Client, n: number) => until(() => changes(client), (c) => c.filter((x) => x.change === 'document_merged').length >= n)

test('a coverage line has the contract\u2019s members, each value traced to its page', async () => {
  const { client } = await held({ gl: { number: 'GL 77', addl: 'Y', subr: 'Y' } })
  const body = await coverage(client)
  assert.equal(body.insured_ref, 'ins')
  const [line] = body.coverage_lines
  for (const member of ['coverage_line_id', 'coverage_type', 'carrier', 'policy_number', 'effective_date', 'expiration_date', 'limits', 'additional_insured', 'subrogation_waived', 'extends_to_children', 'document_class', 'verification', 'request', 'flags', 'source_documents', 'inherited_from']) assert.ok(member in line, member)
  assert.match(line.coverage_line_id, /^cl_/)
  assert.deepEqual([line.coverage_type, line.carrier, line.policy_number, line.effective_date, line.expiration_date], ['general_liability', 'Great West Casualty Company', 'GL 77', dayAfter(-90), dayAfter(275)])
  assert.deepEqual([line.additional_insured, line.subrogation_waived, line.extends_to_children], [true, true, null])
  assert.equal(line.document_class, 'coi')
  assert.deepEqual(line.limits.find((l: any) => l.label === 'each_occurrence'), { label: 'each_occurrence', amount: 1_000_000 })
  assert.deepEqual(Object.keys(line.verification).sort(), ['confirmed_at', 'confirmed_by', 'method', 'proof', 'state'])
  assert.deepEqual(Object.keys(line.request).sort(), ['opened_at', 'request_id', 'sla_hard_at', 'sla_target_at', 'status'])
  assert.deepEqual(line.flags, [])
  assert.equal(line.source_documents.length, 1)
  assert.equal(line.inherited_from, null)
  const field = line.fields['limits.each_occurrence']
  assert.ok(field.confidence > 0)
  assert.equal(field.provenance.document_id, line.source_documents[0])
  assert.equal(field.provenance.page, 1)
  assert.ok(field.provenance.box && field.provenance.reader)
})

test('every value of a certificate is traced to its place, also a no that is an empty cell', async () => {
  const { client } = await held({ auto: {}, umbrella: {}, wc: {}, cargo: {}, description: ['General liability is primary and non-contributory.', '30 days notice of cancellation applies.'] })
  for (const line of (await coverage(client)).coverage_lines) {
    if (line.coverage_type === 'general_liability') assert.deepEqual([line.primary_noncontributory, line.cancellation_notice_days, 'primary_noncontributory' in line.fields, 'cancellation_notice_days' in line.fields], [true, 30, true, true])
    assert.ok('additional_insured' in line.fields || line.coverage_type === 'workers_comp', line.coverage_type)
    for (const [name, { provenance }] of Object.entries<any>(line.fields)) assert.ok(provenance.page === 1 && provenance.box && provenance.reader, `${line.coverage_type} ${name} ${JSON.stringify(provenance)}`)
  }
})

test('coverage_line.changed: created, with the line itself', async () => {
  const { client, e } = await held()
  const [created] = await changes(client)
  assert.equal(created.change, 'created')
  assert.equal(created.previous_state, null)
  assert.equal(created.previous_document_class, null)
  assert.equal(created.coverage_line_id, e.coverage_lines[0].coverage_line_id)
  assert.equal(created.policy_number, 'GL 100-200')
})

test('coverage_line.changed: resolved, with the state before', async () => {
  const client = await newClient(service)
  await client.pushed({})
  const all = await changes(client)
  assert.deepEqual(all.map((c) => c.change), ['created', 'resolved'])
  assert.equal(all[1].previous_state, 'pending')
  assert.equal(all[1].verification.state, 'verified')
})

test('a second paper that says the same merges: document_merged, no contradiction', async () => {
  const { client } = await held()
  await client.pushPaper({}, { auto: {} })
  const all = await merged(client, 1)
  const change = all.find((c) => c.change === 'document_merged')
  assert.equal(change.previous_document_class, 'coi')
  assert.equal(change.source_documents.length, 2)
  assert.deepEqual(await client.events('contradiction.detected'), [])
  assert.equal((await coverage(client)).coverage_lines.filter((l: any) => l.coverage_type === 'general_liability').length, 1)
})

test('the policy number\u2019s case, spaces and punctuation are folded', async () => {
  const { client } = await held({ gl: { number: 'GL 100-200' } })
  await client.pushPaper({}, { gl: { number: 'gl100.200' } })
  await merged(client, 1)
  assert.equal((await coverage(client)).coverage_lines.length, 1)
})

test('a merging paper fills what is empty', async () => {
  const { client } = await held({ gl: { limits: { med_exp: null } } })
  const amount = async () => (await coverage(client)).coverage_lines[0].limits.find((l: any) => l.label === 'med_exp')?.amount
  assert.equal(await amount(), undefined)
  await client.pushPaper({}, { gl: { limits: { med_exp: 10_000 } } })
  await merged(client, 1)
  assert.equal(await amount(), 10_000)
})

test('another value keeps the held one, flags contradiction_open, and fires once per attribute', async () => {
  const { client, e } = await held()
  const second = await client.pushPaper({}, { gl: { limits: { each_occurrence: 500_000, general_aggregate: 1_000_000 } } })
  const events = await until(() => client.events('contradiction.detected'), (x) => x.length >= 2)
  assert.equal(events.length, 2)
  const event = events.find((x) => x.data.attribute === 'limits.each_occurrence')!
  const first = e.documents[0].document_id
  assert.deepEqual(event.data, { insured_ref: 'ins', document_id: second.body.documents[0].document_id, coverage_line_id: e.coverage_lines[0].coverage_line_id, attribute: 'limits.each_occurrence', values: [1_000_000, 500_000], sources: [`document:${first}`, `document:${second.body.documents[0].document_id}`] })
  const [line] = (await coverage(client)).coverage_lines
  assert.deepEqual(line.flags, ['contradiction_open'])
  assert.equal(line.limits.find((l: any) => l.label === 'each_occurrence').amount, 1_000_000)
  // A third paper that differs as well says nothing new of that attribute.
  await client.pushPaper({}, { gl: { limits: { each_occurrence: 700_000 } }, cargo: {} })
  await merged(client, 2)
  assert.equal((await client.events('contradiction.detected')).length, 2)
})

test('a check that rests on an open contradiction is unverified', async () => {
  const client = await newClient(service)
  await client.publish([{ rule_id: 'gl', coverage_type: 'general_liability', limits: [{ label: 'each_occurrence', min: 400_000 }] }])
  await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con', outreach: 'hold' })
  const e = await client.pushed({}, {}, (x) => x.surface_check?.status === 'pass')
  await client.pushPaper({}, { gl: { limits: { each_occurrence: 500_000 } } })
  const disputed = await client.whenEngagement(e.id, (x) => x.surface_check.status === 'unverified')
  assert.equal(disputed.surface_check.rules[0].status, 'unverified')
  assert.deepEqual(disputed.surface_check.rules[0].flags, ['contradiction_open'])
})

test('the source\u2019s answer settles a contradiction', async () => {
  const { client, e } = await held()
  await client.pushPaper({}, { gl: { limits: { med_exp: 9_000 } } })
  await client.whenEngagement(e.id, (x) => x.coverage_lines[0].flags.includes('contradiction_open'))
  await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con', outreach: 'auto' })
  const done = await client.whenEngagement(e.id, (x) => x.coverage_lines[0].verification.state === 'verified')
  assert.deepEqual(done.coverage_lines[0].flags, [])
})

test('declarations replace what a certificate says, confirmed or not, close the contradiction, and their source is asked again', async () => {
  const client = await newClient(service)
  await client.publish([{ rule_id: 'gl', coverage_type: 'general_liability', limits: [{ label: 'each_occurrence', min: 400_000 }] }])
  const e = await client.pushed({})
  await client.pushPaper({}, { gl: { limits: { each_occurrence: 500_000 } } })
  const [event] = await until(() => client.events('contradiction.detected'), (x) => x.length >= 1)
  for (const source of event!.data.sources) assert.match(source, /^document:doc_/)
  assert.equal(event!.data.sources[0], `document:${e.documents[0].document_id}`)
  await client.push({ insured_ref: 'ins', consumer_ref: 'con' }, [{ bytes: await declarations(3_000_000) }])
  const again = await client.whenEngagement(e.id, (x) => x.coverage_lines[0].document_class === 'declarations' && x.coverage_lines[0].verification.state === 'verified' && x.verdict.status === 'pass')
  const [line] = again.coverage_lines
  assert.equal(line.limits.find((l: any) => l.label === 'each_occurrence').amount, 3_000_000)
  assert.deepEqual(line.flags, [])
  assert.notEqual(line.request.request_id, e.coverage_lines[0].request.request_id)
  const merge = (await changes(client)).findLast((c) => c.change === 'document_merged')
  assert.deepEqual([merge.previous_state, merge.verification.state, merge.previous_document_class], ['verified', 'unverified', 'coi'])
  assert.equal((await client.events('evidence.attached')).length, 2)
})

test('declarations that replace what was confirmed while the source is asked again: the line waits for that answer', async () => {
  const client = await newClient(service)
  await client.publish([{ rule_id: 'gl', coverage_type: 'general_liability', limits: [], reverification_cadence: 'every_30_days' }])
  const e = await client.pushed({})
  await client.pushPaper({ test_scenario: 'silent' }, { cargo: {} })
  await client.advance({ by_seconds: 31 * 86_400 })
  const asked = await client.whenEngagement(e.id, (x) => x.coverage_lines.find((l: any) => l.coverage_type === 'general_liability').request.status === 'open')
  const gl = (x: any) => x.coverage_lines.find((l: any) => l.coverage_type === 'general_liability')
  assert.equal(gl(asked).verification.state, 'verified')
  await client.push({ insured_ref: 'ins', consumer_ref: 'con', test_scenario: 'silent' }, [{ bytes: await declarations(3_000_000) }])
  const waits = await client.whenEngagement(e.id, (x) => gl(x).document_class === 'declarations')
  assert.deepEqual([gl(waits).verification.state, gl(waits).request.request_id], ['pending', gl(asked).request.request_id])
})

test('one engagement more of the same line: one line, one clock, both engagements', async () => {
  const { client, e } = await held()
  const other = await client.pushed({ consumer_ref: 'other', test_scenario: 'silent' }, {}, (x) => x.coverage_lines[0]?.request?.status === 'open')
  assert.equal(other.coverage_lines[0].coverage_line_id, e.coverage_lines[0].coverage_line_id)
  assert.equal(other.coverage_lines[0].request.request_id, e.coverage_lines[0].request.request_id)
})

test('reads refused', async () => {
  const { client, e } = await held()
  assertError(await client.get('/v1/insureds/nobody/coverage'), 404, 'insured_not_found')
  assertError(await client.live.get('/v1/insureds/ins/coverage'), 404, 'insured_not_found')
  assertError(await (await newClient(service)).get('/v1/insureds/ins/coverage'), 404, 'insured_not_found')
  const id = e.coverage_lines[0].coverage_line_id
  assert.equal((await client.get(`/v1/coverage-lines/${id}`)).body.coverage_line_id, id)
  assertError(await client.get('/v1/coverage-lines/cl_x'), 404, 'coverage_line_not_found')
  assertError(await (await newClient(service)).get(`/v1/coverage-lines/${id}`), 404, 'coverage_line_not_found')
})

test('an insured without paper has no lines', async () => {
  const client = await newClient(service)
  await client.put('/v1/insureds/bare', {})
  const { coverage_lines, enrollments } = await coverage(client, 'bare')
  assert.deepEqual([coverage_lines, enrollments], [[], []])
})

test('children: a parent\u2019s line that extends counts for the child, under its own id', async () => {
  const client = await newClient(service)
  await client.publish([{ rule_id: 'gl', coverage_type: 'general_liability', limits: [] }])
  const parent = await client.pushed({ insured_ref: 'parent' })
  const [line] = parent.coverage_lines
  await client.put('/v1/insureds/child', { parent_insured_ref: 'parent' })
  assert.deepEqual((await coverage(client, 'child')).coverage_lines, [], 'not before it extends')
  const put = await client.put(`/v1/coverage-lines/${line.coverage_line_id}`, { extends_to_children: true })
  assert.equal(put.status, 200, JSON.stringify(put.body))
  assert.equal(put.body.extends_to_children, true)
  const [inherited] = (await coverage(client, 'child')).coverage_lines
  assert.equal(inherited.coverage_line_id, line.coverage_line_id)
  assert.equal(inherited.inherited_from, 'parent')
  const own = (await coverage(client, 'parent')).coverage_lines[0]
  assert.equal(own.inherited_from, null)
  const child = await client.post('/v1/engagements', { insured_ref: 'child', consumer_ref: 'con' })
  const e = await client.whenEngagement(child.body.id, (x) => x.verdict !== null)
  assert.equal(e.surface_check.status, 'pass')
  assert.equal(e.verdict.status, 'pass')
  assert.equal(e.coverage_lines[0].inherited_from, 'parent')
  assert.equal(e.coverage_lines[0].request.request_id, line.request.request_id, 'one line, one clock')
})

test('children: an open clock of the parent\u2019s line gains the child\u2019s engagement', async () => {
  const client = await newClient(service)
  const parent = await client.pushed({ insured_ref: 'parent', test_scenario: 'silent' }, {}, (x) => x.coverage_lines[0]?.request)
  await client.put(`/v1/coverage-lines/${parent.coverage_lines[0].coverage_line_id}`, { extends_to_children: true })
  await client.put('/v1/insureds/child', { parent_insured_ref: 'parent' })
  const child = await client.post('/v1/engagements', { insured_ref: 'child', consumer_ref: 'con' })
  const request = await until(async () => (await client.get(`/v1/requests/${parent.coverage_lines[0].request.request_id}`)).body, (r) => r.engagement_ids.length === 2)
  assert.deepEqual([...request.engagement_ids].sort(), [parent.id, child.body.id].sort())
})

test('children: taking it back re-evaluates the child', async () => {
  const client = await newClient(service)
  await client.publish([{ rule_id: 'gl', coverage_type: 'general_liability', limits: [] }])
  const parent = await client.pushed({ insured_ref: 'parent' })
  const path = `/v1/coverage-lines/${parent.coverage_lines[0].coverage_line_id}`
  await client.put(path, { extends_to_children: true })
  await client.pushPaper({ insured_ref: 'child', parent_insured_ref: 'parent' }, { gl: null, auto: {} })
  const { id } = (await client.get('/v1/engagements?insured_ref=child')).body.data[0]
  await client.whenEngagement(id, (x) => x.surface_check?.status === 'pass')
  await client.put(path, { extends_to_children: false })
  assert.equal((await client.whenEngagement(id, (x) => x.surface_check.status === 'fail')).surface_check.status, 'fail')
})

test('PUT of a coverage line refused', async () => {
  const { client, e } = await held()
  const path = `/v1/coverage-lines/${e.coverage_lines[0].coverage_line_id}`
  assertError(await client.put(path, {}), 422, 'validation_failed', 'extends_to_children')
  assertError(await client.put(path, { extends_to_children: 'yes' }), 422, 'validation_failed', 'extends_to_children')
  assertError(await client.put(path, { extends_to_children: true, carrier: 'x' }), 422, 'validation_failed', 'carrier')
  assertError(await client.put('/v1/coverage-lines/cl_x', { extends_to_children: true }), 404, 'coverage_line_not_found')
})
