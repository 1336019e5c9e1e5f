import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { createOperatorKey } from '../../src/accounts/index.ts'
import { findReading, storeTransmission } from '../../src/intake/index.ts'
import { finishDocument, storeReading } from '../../src/intake/table.ts'
import type { ReadDocument } from '../../src/vocabulary/index.ts'
import { findEngagement } from '../../src/engagements/index.ts'
import { call, type Service, startService, until } from '../harness/service.ts'

const CERTIFICATE = readFileSync(path.join(import.meta.dirname, '../../samples/certificate.pdf'))
let service: Service
let jane: string
let omar: string
before(async () => {
  service = await startService()
  jane = (await createOperatorKey(service.app.context, { name: 'Jane Roe' })).key
  omar = (await createOperatorKey(service.app.context, { name: 'Omar Diaz' })).key
  await api('POST', '/v1/consumers/broker/requirement-sets', {
    rules: [{ rule_id: 'gl', coverage_type: 'general_liability', limits: [{ label: 'each_occurrence', min: 1_000_000 }] }],
    publish: true,
    applies_to: 'all_active',
  })
})
after(() => service.close())

const api = (method: string, target: string, body?: unknown, key = service.test) => call(service, key, method, target, body)
const staff = (method: string, target: string, body?: unknown, key = jane) => call(service, key, method, `/v1/review/items${target}`, body)
async function push(insured: string, fields: Record<string, string> = {}): Promise<string> {
  const form = new FormData()
  for (const [k, v] of Object.entries({ insured_ref: insured, consumer_ref: 'broker', ...fields })) form.set(k, v)
  form.append('files', new Blob([new Uint8Array(CERTIFICATE)], { type: 'application/pdf' }), 'certificate.pdf')
  return (await api('POST', '/v1/documents', form)).body.engagement_id
}
const engagement = async (id: string) => (await api('GET', `/v1/engagements/${id}`)).body
const settled = (id: string, done: (e: any) => boolean) => until(() => engagement(id), done)
const states = (e: any): string[] => [...new Set<string>(e.coverage_lines.map((l: any) => l.verification.state))].sort()
const itemsOf = async (insured: string, status?: string) => (await staff('GET', `?insured_ref=${insured}${status ? `&status=${status}` : ''}`)).body.data
const oneItem = async (insured: string, kind: string) => {
  const found = await until(() => itemsOf(insured), (all) => all.some((i: any) => i.kind === kind))
  return found.find((i: any) => i.kind === kind) ?? assert.fail(`no ${kind} item of ${insured}: ${JSON.stringify(found.map((i: any) => i.kind))}`)
}
const names = (e: any): string[] => e.events.map((x: any) => x.event)

test('an unclear answer: claimed by one, settled with a reason, the same events as an answer that was plain', async () => {
  const id = await push('alpha', { test_scenario: 'unclear' })
  const item = await oneItem('alpha', 'unclear_answer')
  assert.equal(item.mode, 'test')
  assert.equal(item.account_id, service.accountId)
  assert.equal((await staff('POST', `/${item.review_item_id}/claim`)).body.claimed_by, 'Jane Roe')
  const second = await staff('POST', `/${item.review_item_id}/claim`, {}, omar)
  assert.equal(second.status, 409)
  assert.equal(second.body.error.code, 'review_item_claimed')
  const full = await staff('GET', `/${item.review_item_id}`)
  assert.equal(full.status, 200, JSON.stringify(full.body))
  assert.match(full.body.thread.messages.at(-1).body_text, /I believe so/)
  const lines = full.body.coverage_lines
  assert.deepEqual(states({ coverage_lines: lines }), ['in_review'])
  const said = lines.map((l: any, i: number) =>
    i === 0 ? { coverage_line_id: l.coverage_line_id, outcome: 'contradicted', corrections: { 'limits.each_occurrence': 250_000 } } : i === 1 ? { coverage_line_id: l.coverage_line_id, outcome: 'refused' } : { coverage_line_id: l.coverage_line_id, outcome: 'confirmed' },
  )
  for (const wrong of [
    { lines: said },
    { lines: said, reason: 'x' },
    { lines: [], reason: 'called back' },
    { lines: [{ coverage_line_id: 'cl_none', outcome: 'confirmed' }], reason: 'called back' },
    { lines: [{ ...said[0], corrections: {} }], reason: 'called back' },
    { lines: [{ ...said[0], corrections: { effective_date: 'soon' } }], reason: 'called back' },
    { lines: [{ ...said[0], corrections: { 'limits.each_occurrence': 250_000, policy_number: lines[0].policy_number.toLowerCase().replace(/\W/g, '') } }], reason: 'called back' },
    { lines: [{ ...said[0], corrections: { effective_date: lines[0].effective_date } }], reason: 'called back' },
    { lines: [{ ...said[0], corrections: { 'limits.__proto__': 5 } }], reason: 'called back' },
    { lines: [{ ...said[2], corrections: { carrier: 'X' } }], reason: 'called back' },
    { lines: [...said, { ...said[2], outcome: 'refused' }], reason: 'called back' },
    { lines: said, reason: 'called back', method: 'simulated_source' },
    { lines: said, reason: 'called back', document_id: 'doc_none' },
  ])
    assert.equal((await staff('POST', `/${item.review_item_id}/settle`, wrong)).status, 422, JSON.stringify(wrong))
  const done = await staff('POST', `/${item.review_item_id}/settle`, { lines: said, reason: 'The agent wrote a second letter to our desk.' })
  assert.equal(done.status, 200, JSON.stringify(done.body))
  assert.equal(done.body.status, 'decided')
  assert.deepEqual([done.body.decision.by, done.body.decision.action, done.body.decision.reason], ['Jane Roe', 'settle', 'The agent wrote a second letter to our desk.'])
  assert.deepEqual(done.body.history.map((h: any) => h.action), ['claim', 'settle'])
  const after = await settled(id, (e) => e.line_verdicts.length === lines.length && e.verdict !== null)
  assert.deepEqual(after.line_verdicts.map((v: any) => v.status).sort(), ['contradicted', 'refused', ...lines.slice(2).map(() => 'verified')])
  const first = after.coverage_lines.find((l: any) => l.coverage_line_id === lines[0].coverage_line_id)
  assert.deepEqual([first.verification.method, first.verification.confirmed_by], ['reviewer_adjudication', 'reviewer'])
  assert.deepEqual(first.verification.proof.map((p: any) => p.kind), ['reply_thread', 'reviewer_note'])
  assert.equal(first.request.status, 'closed')
  for (const event of ['coverage_line.changed', 'evidence.attached', 'verdict.issued']) assert.ok(names(after).includes(event), event)
  const note = await api('GET', `/v1/evidence/${first.verification.proof[1].evidence_id}`)
  assert.equal(note.body.detail.by, 'Jane Roe')
  const again = await staff('POST', `/${item.review_item_id}/settle`, { lines: said, reason: 'once more' })
  assert.equal(again.body.error.code, 'review_item_decided')
  assert.equal((await itemsOf('alpha')).length, 0)
  assert.equal((await itemsOf('alpha', 'decided')).length, 1)
})

test('an item that is settled for some of its lines stays in hand for the others, whatever settles them', async () => {
  await push('lima', { test_scenario: 'unclear' })
  const item = await oneItem('lima', 'unclear_answer')
  const [first, second, ...others] = (await staff('GET', `/${item.review_item_id}`)).body.coverage_lines.map((l: any) => ({ coverage_line_id: l.coverage_line_id, outcome: 'confirmed' }))
  const call = { spoke_with: 'Dana Whitlock', phone: '(615) 555-0142', reason: 'Dana read it from her system.' }
  for (const [act, lines, status] of [['settle', [first], 'claimed'], ['log-call', [second], 'claimed'], ['settle', others, 'decided']] as const) {
    const done = await staff('POST', `/${item.review_item_id}/${act}`, act === 'settle' ? { lines, reason: 'The agent means yes.' } : { ...call, lines })
    assert.equal(done.body.status, status, JSON.stringify(done.body))
  }
})

test('asking again puts the lines back to pending and writes to the agent once more', async () => {
  const id = await push('bravo', { test_scenario: 'unclear' })
  const item = await oneItem('bravo', 'unclear_answer')
  assert.equal((await staff('POST', `/${item.review_item_id}/decide`, { decision: 'accept', reason: 'wrong action' })).status, 422)
  const done = await staff('POST', `/${item.review_item_id}/decide`, { decision: 'ask_again', reason: 'The answer hedges.' })
  assert.equal(done.status, 200, JSON.stringify(done.body))
  const threads = await until(() => api('GET', '/v1/threads?insured_ref=bravo'), (t) => t.body.data[0].messages.filter((m: any) => m.direction === 'out').length === 2)
  assert.equal(threads.body.data[0].messages.filter((m: any) => m.direction === 'out').length, 2)
  await until(() => itemsOf('bravo'), (all) => all.length === 1)
  const next = await oneItem('bravo', 'unclear_answer')
  assert.notEqual(next.review_item_id, item.review_item_id)
  await staff('POST', `/${next.review_item_id}/decide`, { decision: 'dismiss', reason: 'We wait for the clock.' })
  assert.deepEqual(states(await engagement(id)), ['pending'])
})

test('a call that reaches nobody is noted; one that does settles; a portal contradicts', async () => {
  const id = await push('charlie', { test_scenario: 'silent' })
  const before = await settled(id, (e) => e.coverage_lines.length > 0 && e.coverage_lines.every((l: any) => l.request))
  await api('POST', '/v1/test/clock/advance', { by_business_hours: 37 })
  const item = await oneItem('charlie', 'escalation')
  const line = item.coverage_line_id
  const nobody = await staff('POST', `/${item.review_item_id}/log-call`, { spoke_with: 'voicemail', phone: '(615) 555-0142', reason: 'Left a message.' })
  assert.equal(nobody.body.status, 'claimed', JSON.stringify(nobody.body))
  assert.equal((await staff('POST', `/${item.review_item_id}/log-call`, { spoke_with: 'x', phone: 'ring ring', reason: 'Left a message.' })).status, 422)
  assert.equal((await staff('POST', `/${item.review_item_id}/log-call`, { spoke_with: 'Dana', phone: '5550142', called_at: '2999-01-01', reason: 'Left a message.' })).status, 422)
  const told = await staff('POST', `/${item.review_item_id}/log-call`, { spoke_with: 'Dana Whitlock', phone: '(615) 555-0142', lines: [{ coverage_line_id: line, outcome: 'confirmed' }], reason: 'Dana read it from her system.' })
  assert.equal(told.body.status, 'decided', JSON.stringify(told.body))
  const done = await settled(id, (e) => e.line_verdicts.length === 1)
  const confirmed = done.coverage_lines.find((l: any) => l.coverage_line_id === line)
  assert.deepEqual([confirmed.verification.state, confirmed.verification.method, confirmed.verification.confirmed_by, confirmed.verification.proof[0].kind], ['verified', 'phone', 'broker', 'call_record'])
  const other = (await itemsOf('charlie')).find((i: any) => i.kind === 'escalation')
  const corrected = await staff('POST', `/${other.review_item_id}/settle`, {
    lines: [{ coverage_line_id: other.coverage_line_id, outcome: 'contradicted', corrections: { expiration_date: '2027-01-31' } }],
    method: 'carrier_portal', confirmed_by: 'carrier', proof_kind: 'portal_capture', document_id: before.documents[0].document_id, reason: 'The carrier portal shows another end.',
  })
  assert.equal(corrected.status, 200, JSON.stringify(corrected.body))
  const end = await settled(id, (e) => e.line_verdicts.length === 2)
  const changed = end.coverage_lines.find((l: any) => l.coverage_line_id === other.coverage_line_id)
  assert.deepEqual([changed.verification.state, changed.verification.confirmed_by, changed.expiration_date, changed.verification.proof[0].kind], ['contradicted', 'carrier', '2027-01-31', 'portal_capture'])
})

/** A document of the insured whose reading is the sample's, changed: what the reader makes of worse paper. */
async function pushReading(insured: string, change: (reading: ReadDocument) => ReadDocument, outreach = 'auto', consumer = 'broker'): Promise<{ engagementId: string; documentId: string }> {
  const { context } = service.app
  const tenant = { accountId: service.accountId, mode: 'test' as const }
  const base = await settled(await push('base'), (e) => e.documents[0]?.status === 'extracted')
  const { reading } = (await context.store.read(tenant, (q) => findReading(q, base.documents[0].document_id)))!
  const made = await api('POST', '/v1/engagements', { insured_ref: insured, consumer_ref: consumer, outreach })
  const blob = await context.blobs.stage((await import('node:stream')).Readable.from([Buffer.from(`%PDF-1.7 ${insured}`)]), 1e6)
  const documentId = await context.store.tx(tenant, async (tx) => {
    const sent = await storeTransmission(tx, context, (await findEngagement(tx, made.body.engagement_id))!, { files: [{ filename: 'x.pdf', contentType: 'application/pdf', blob: blob! }], channel: 'api', meta: {} })
    const id = sent.documents[0]!.row.document_id
    await tx.flush()
    // Its extraction finds it read already and leaves it alone.
    await finishDocument(tx, id, 'in_review', null)
    return id
  })
  await until(() => context.store.read(tenant, (q) => q.rows("SELECT 1 FROM work WHERE account_id = $1 AND mode = $2 AND kind = 'extract-document' AND key = $3", [q.accountId, q.mode, documentId])), (waiting) => !waiting.length)
  await context.store.tx(tenant, async (tx) => {
    await finishDocument(tx, documentId, 'extracting', null)
    await storeReading(tx, { documentId, extractionId: context.ids.make('extraction'), reading: change(reading!) })
    tx.record({ name: 'document.read', document_id: documentId })
  })
  return { engagementId: made.body.engagement_id, documentId }
}
const only = (r: ReadDocument, over: Partial<ReadDocument['coverage_lines'][number]>): ReadDocument => ({ ...r, coverage_lines: [{ ...r.coverage_lines.find((l) => l.coverage_type === 'general_liability')!, ...over }], unreadable_fields: [] })

test('a page with neither number nor carrier: marked unusable it is asked for, and cleared when the number comes', async () => {
  const { engagementId, documentId } = await pushReading('delta', (r) => only(r, { policy_number: null, carrier: null, naic: null }))
  const item = await oneItem('delta', 'unplaced_page')
  const waiting = await engagement(engagementId)
  assert.equal(waiting.outstanding[0].kind, 'escalated_to_svc')
  assert.equal(waiting.documents[0].status, 'in_review')
  assert.equal((await staff('POST', `/${item.review_item_id}/mark-unusable`, { because: 'dislike', reason: 'no number' })).status, 422)
  const marked = await staff('POST', `/${item.review_item_id}/mark-unusable`, { because: 'policy_number_not_on_pages', reason: 'Neither number nor carrier stands on the page.' })
  assert.equal(marked.status, 200, JSON.stringify(marked.body))
  const asked = await settled(engagementId, (e) => e.outstanding[0]?.kind === 'complete_declarations_packet' && e.surface_check?.status === 'fail')
  assert.equal(asked.outstanding.length, 1)
  assert.equal(asked.outstanding[0].reason, 'policy_number_not_on_pages')
  assert.equal(asked.surface_check.status, 'fail')
  assert.equal(asked.documents[0].status, 'extracted')
  const ended = asked.events.filter((e: any) => e.event === 'document.extracted').map((e: any) => [e.document_id, e.data.coverage_lines])
  assert.deepEqual(ended, [[documentId, []]])
  const opened = asked.events.find((e: any) => e.event === 'remediation.opened')
  assert.deepEqual([opened.data.ask, opened.data.reason, opened.data.coverage_type], ['complete_declarations_packet', 'policy_number_not_on_pages', 'general_liability'])
  await push('delta')
  const cleared = await settled(engagementId, (e) => !e.outstanding.some((o: any) => o.kind === 'complete_declarations_packet') && e.surface_check?.status === 'pass')
  assert.equal(cleared.surface_check.status, 'pass')
})

test('what the page shows after all is typed in, and the line is built as if it had been read', async () => {
  const { engagementId, documentId } = await pushReading('echo', (r) => only(r, { policy_number: null, carrier: null, naic: null }))
  const item = await oneItem('echo', 'unplaced_page')
  const fix = (body: unknown, key = jane) => staff('POST', `/${item.review_item_id}/correct-field`, body, key)
  for (const wrong of [
    { line: 0, field: 'policy_number', value: 'X' },
    { line: 0, field: 'colour', value: 'X', reason: 'as printed' },
    { line: 7, field: 'policy_number', value: 'X', reason: 'as printed' },
    { field: 'policy_number', value: 'X', reason: 'as printed' },
    { line: 0, field: 'effective_date', value: '02/30/2026', reason: 'as printed' },
    { line: 0, field: 'limits.each_occurrence', value: '1M', reason: 'as printed' },
    { line: 0, coverage_line_id: 'cl_x', field: 'carrier', value: 'X', reason: 'as printed' },
    { coverage_line_id: 'cl_x', field: 'carrier', value: 'X', reason: 'as printed' },
  ])
    assert.equal((await fix(wrong)).status, 422, JSON.stringify(wrong))
  const fixed = await fix({ line: 0, field: 'policy_number', value: 'GL-778', reason: 'Legible under the stamp.' })
  assert.equal(fixed.status, 200, JSON.stringify(fixed.body))
  const built = await settled(engagementId, (e) => e.coverage_lines.length === 1 && e.surface_check?.status === 'pass')
  assert.equal(built.coverage_lines[0].policy_number, 'GL-778')
  assert.equal(built.documents[0].status, 'extracted')
  assert.ok(names(built).includes('document.extracted'))
  // It is held: the agent is asked; a reviewer's second look changes the line and the agent is asked about the new facts.
  assert.equal((await fix({ coverage_line_id: built.coverage_lines[0].coverage_line_id, field: 'limits.each_occurrence', value: 2_000_000, reason: 'The 2 was read as 1.' }, omar)).status, 409)
  const closed = await staff('POST', `/${item.review_item_id}/decide`, { decision: 'accept', reason: 'All is read now.' })
  assert.equal(closed.status, 200, JSON.stringify(closed.body))
  const done = await settled(engagementId, (e) => e.verdict !== null)
  assert.equal(done.verdict.status, 'pass')
  assert.equal(done.outstanding.filter((o: any) => o.kind === 'escalated_to_svc').length, 0)
  assert.ok(documentId)
})

test('a line without a number: given one, it is corrected in place, and what the source confirmed is not', async () => {
  const { engagementId } = await pushReading('foxtrot', (r) => only(r, { policy_number: null }), 'hold')
  const item = await oneItem('foxtrot', 'unplaced_page')
  const waiting = await settled(engagementId, (e) => e.coverage_lines[0]?.request?.status === 'held')
  const lineId = waiting.coverage_lines[0].coverage_line_id
  const fix = (value: string) => staff('POST', `/${item.review_item_id}/correct-field`, { coverage_line_id: lineId, field: 'policy_number', value, reason: 'Handwritten beside the stamp.' })
  assert.equal((await fix('GL 99-1')).status, 200)
  const corrected = await engagement(engagementId)
  assert.equal(corrected.coverage_lines[0].policy_number, 'GL 99-1')
  assert.equal(corrected.events.filter((e: any) => e.event === 'coverage_line.changed' && e.data.change === 'document_merged').length, 1)
  await api('POST', '/v1/engagements', { insured_ref: 'foxtrot', consumer_ref: 'broker', outreach: 'auto' })
  const after = await settled(engagementId, (e) => e.verdict !== null)
  assert.deepEqual(states(after), ['verified'])
  const refused = await fix('GL 99-2')
  assert.deepEqual([refused.status, refused.body.error.code], [409, 'line_verified'])
  assert.equal((await staff('POST', `/${item.review_item_id}/decide`, { decision: 'accept', reason: 'The number was handwritten.' })).status, 200)
})

test('a suspicious file builds nothing until a person accepts it, and nothing at all when it is rejected', async () => {
  const suspicious = (r: ReadDocument): ReadDocument => ({ ...only(r, {}), integrity: { state: 'suspicious', findings: [{ severity: 'suspicious', code: 'value_changed', title: 'A value was changed in a later revision', page: 1, box: null }] } })
  const one = await pushReading('golf', suspicious)
  const item = await oneItem('golf', 'integrity')
  assert.equal((await engagement(one.engagementId)).coverage_lines.length, 0)
  assert.equal((await staff('POST', `/${item.review_item_id}/decide`, { decision: 'accept', reason: 'The agency confirmed its typing error.' })).status, 200)
  const built = await settled(one.engagementId, (e) => e.coverage_lines.length === 1)
  assert.equal(built.documents[0].status, 'extracted')
  const two = await pushReading('hotel', suspicious)
  const other = await oneItem('hotel', 'integrity')
  assert.equal((await staff('POST', `/${other.review_item_id}/decide`, { decision: 'reject', reason: 'The limit was painted over.' })).status, 200)
  const none = await settled(two.engagementId, (e) => e.surface_check?.status === 'fail')
  assert.deepEqual([none.coverage_lines.length, none.documents[0].status, none.documents[0].outcome, none.surface_check.status], [0, 'extracted', 'no_lines', 'fail'])
  // Nor is it the certificate that a rule on certificates asks for.
  await api('POST', '/v1/consumers/holder/requirement-sets', { rules: [{ rule_id: 'held', kind: 'certificate', certificate_holder: 'Northfork Logistics Partners, Inc.' }], publish: true, applies_to: 'all_active' })
  const three = await pushReading('lima-held', suspicious, 'auto', 'holder')
  const third = await oneItem('lima-held', 'integrity')
  const waits = await settled(three.engagementId, (e) => e.surface_check?.status === 'unverified')
  assert.deepEqual([waits.surface_check.status, waits.surface_check.rules[0].checks[0].reason], ['unverified', 'page_in_review'])
  assert.equal((await staff('POST', `/${third.review_item_id}/decide`, { decision: 'reject', reason: 'The limit was painted over.' })).status, 200)
  const rejected = await settled(three.engagementId, (e) => e.surface_check.status === 'fail')
  assert.deepEqual([rejected.surface_check.status, rejected.surface_check.rules[0].checks[0].reason], ['fail', 'not_shown'])
})

test('a notice of cancellation marks the policy it names, and one about no policy we hold is a person’s', async () => {
  const held = await push('juliet', { test_scenario: 'silent' })
  const before = await settled(held, (e) => e.surface_check?.status === 'pass')
  const gl = before.coverage_lines.find((l: any) => l.coverage_type === 'general_liability')
  const notice = (policy_number: string) => (r: ReadDocument): ReadDocument => ({ ...only(r, { policy_number, document_class: 'cancellation_notice', limits: [] }), doc_type: 'cancellation_notice' })
  await pushReading('juliet', notice(gl.policy_number))
  const after = await settled(held, (e) => e.surface_check?.status === 'unverified')
  assert.equal(after.surface_check.status, 'unverified')
  assert.ok(after.surface_check.rules[0].checks.some((c: any) => c.reason === 'cancellation_reported'), JSON.stringify(after.surface_check.rules[0].checks))
  assert.equal(after.coverage_lines.length, before.coverage_lines.length)
  await pushReading('kilo', notice('XX-NOBODY-1'))
  const item = await oneItem('kilo', 'unplaced_page')
  assert.match(item.title, /not on file/)
})

test('a notice of cancellation that does not say of which policy holds up every policy of its insured until a person has looked', async () => {
  const held = await push('lima', {})
  const others = await push('mike', {})
  await settled(held, (e) => e.verdict?.status === 'pass')
  await settled(others, (e) => e.verdict?.status === 'pass')
  const unnamed = (r: ReadDocument): ReadDocument => ({ ...r, doc_type: 'cancellation_notice', coverage_lines: [], unreadable_fields: [], notices: [{ kind: 'cancellation_notice', policy_numbers: [], effective_date: null, expiration_date: null, page: 1 }] })
  for (const act of ['decide', 'log-call']) {
    await pushReading('lima', unnamed)
    const after = await settled(held, (e) => e.verdict?.status === 'unverified')
    assert.deepEqual([after.verdict.status, after.surface_check.status, after.coverage_lines[0].verification.state], ['unverified', 'unverified', 'verified'])
    assert.ok(after.verdict.rules[0].checks.some((c: any) => c.reason === 'cancellation_reported'))
    const item = await oneItem('lima', 'unplaced_page')
    const [line] = after.coverage_lines
    const done = await staff('POST', `/${item.review_item_id}/${act}`, act === 'decide' ? { decision: 'reject', reason: 'It is about a policy of somebody else.' } : { lines: [{ coverage_line_id: line.coverage_line_id, outcome: 'confirmed' }], spoke_with: 'Dana Whitlock', phone: '615 555 0142', confirmed_by: 'broker', reason: 'The agency says that it is in force.' })
    assert.equal(done.status, 200, JSON.stringify(done.body))
    assert.equal((await settled(held, (e) => e.verdict?.status === 'pass')).verdict.status, 'pass')
  }
  assert.equal((await engagement(others)).verdict.status, 'pass')
})

test('staff keys open the queue and read accounts; account keys do not open it', async () => {
  const id = await push('india', { test_scenario: 'unclear' })
  const item = await oneItem('india', 'unclear_answer')
  const targets = [['GET', ''], ['GET', `/${item.review_item_id}`], ...['claim', 'release', 'decide', 'correct-field', 'mark-unusable', 'settle', 'log-call', 'adjust-contact'].map((a) => ['POST', `/${item.review_item_id}/${a}`])] as [string, string][]
  for (const [method, target] of targets) {
    for (const key of [service.test, service.live]) {
      const got = await staff(method, target, method === 'POST' ? { reason: 'let me in', decision: 'dismiss' } : undefined, key)
      assert.equal(got.status, 403, target)
      assert.equal(got.body.error.code, 'scope_denied')
    }
    assert.equal((await staff(method, target, method === 'POST' ? {} : undefined, '')).status, 401)
    const unknown = await staff(method, target.replace(item.review_item_id, 'rvw_none'), method === 'POST' ? { reason: 'let me in', decision: 'dismiss' } : undefined)
    if (target !== '') assert.equal(unknown.status, 404, target)
  }
  assert.equal((await staff('GET', '?kind=nonsense')).status, 422)
  const page = await staff('GET', '?limit=1')
  assert.equal(page.body.data.length, 1)
  const next = await staff('GET', `?limit=1&cursor=${page.body.next_cursor}`)
  assert.notEqual(next.body.data[0].review_item_id, page.body.data[0].review_item_id)
  const named = { 'x-svc-account': service.accountId, 'x-svc-mode': 'test' }
  const read = await call(service, jane, 'GET', `/v1/engagements/${id}`, undefined, named)
  assert.equal(read.status, 200)
  assert.equal((await call(service, jane, 'GET', `/v1/engagements/${id}`)).status, 403)
  assert.equal((await call(service, jane, 'GET', `/v1/engagements/${id}`, undefined, { ...named, 'x-svc-mode': 'live' })).status, 404)
  assert.equal((await call(service, jane, 'POST', '/v1/engagements', { insured_ref: 'x', consumer_ref: 'y' }, named)).status, 403)
  assert.equal((await staff('POST', `/${item.review_item_id}/release`)).body.status, 'open')
})
