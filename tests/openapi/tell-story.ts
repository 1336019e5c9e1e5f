import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { call, type Service, until } from '../harness/service.ts'
import { createOperatorKey } from '../../src/accounts/index.ts'
import { certificate, samplePaper } from '../endpoints/kit/paper.ts'
import { contract } from './contract.ts'

// Any: answers are looked into member by member
type Json = any
export type Exchange = { params: Record<string, string>; query: Record<string, string>; body?: unknown; form?: Record<string, unknown>; response: Json }
export type Story = { exchanges: Record<string, Exchange>; events: Record<string, Json> }

const CERTIFICATE = readFileSync(path.join(import.meta.dirname, '../../samples/certificate.pdf'))
const RULES = [
  { rule_id: 'gl', coverage_type: 'general_liability', limits: [{ label: 'each_occurrence', min: 1_000_000 }] },
  { rule_id: 'auto', coverage_type: 'auto_liability', limits: [{ label: 'combined_single_limit', min: 1_000_000 }] },
  { rule_id: 'occ', coverage_type: 'workers_comp', limits: [], alternatives: [{ coverage_type: 'occupational_accident', program_ref: 'driver-accident' }] },
]

/** A real history that goes through every operation once: the examples of the document, and a world with one of everything. */
export async function tellStory(service: Service, key = service.test, prefix = ''): Promise<Story> {
  const story = new Teller(service, key, prefix)
  const hook = await startHook(story)
  try {
    await story.begin(hook.url)
    await story.main()
    await story.side()
    await story.papers()
    await story.review()
    await story.after()
  } finally {
    hook.close()
  }
  return story
}

async function startHook(story: Story): Promise<{ url: string; close: () => void }> {
  const server = http.createServer((req, out) => {
    const chunks: Buffer[] = []
    req.on('data', (c) => chunks.push(c)).on('end', () => {
      const event = JSON.parse(Buffer.concat(chunks).toString())
      story.events[event.event] ??= event
      out.end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/insurance`, close: () => (server.closeAllConnections(), server.close()) }
}

class Teller implements Story {
  readonly exchanges: Record<string, Exchange> = {}
  readonly events: Record<string, Json> = {}
  readonly #service: Service
  readonly #key: string
  readonly #operations: Record<string, { method: string; path: string }>
  readonly insured: string
  readonly consumer: string
  readonly program: string
  engagement = ''

  constructor(service: Service, key: string, prefix: string) {
    this.#service = service
    this.#key = key
    this.insured = `${prefix}carrier-1042`
    this.consumer = `${prefix}acme-freight`
    this.program = `${prefix}driver-accident`
    this.#operations = Object.fromEntries(Object.entries(contract().doc.paths as Json).flatMap(([p, item]) => Object.entries(item as Json).map(([method, op]: [string, Json]) => [op.operationId, { method: method.toUpperCase(), path: p }])))
  }

  /** One call of an operation, kept as its example; the first stays. */
  async tell(operationId: string, sent: { params?: Record<string, string>; query?: Record<string, string>; body?: unknown; form?: FormData; shown?: Record<string, unknown>; key?: string } = {}): Promise<Json> {
    const operation = this.#operations[operationId]
    if (!operation) throw new Error(`openapi.json has no operation ${operationId}`)
    const { method, path: template } = operation
    const params = sent.params ?? {}
    const target = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name]!))
    const query = new URLSearchParams(sent.query ?? {}).toString()
    const answer = await call(this.#service, sent.key ?? this.#key, method, query ? `${target}?${query}` : target, sent.form ?? sent.body)
    if (answer.status >= 300) throw new Error(`${operationId} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    this.exchanges[operationId] ??= { params, query: sent.query ?? {}, ...(sent.body !== undefined && { body: sent.body }), response: answer.body }
    if (sent.shown) this.exchanges[operationId].form ??= sent.shown
    return answer.body
  }
  async #quiet(method: string, target: string): Promise<Json> {
    return (await call(this.#service, this.#key, method, target)).body
  }
  push(insured: string, fields: Record<string, string>, bytes: Uint8Array = CERTIFICATE): Promise<Json> {
    const form = new FormData()
    const all = { insured_ref: insured, consumer_ref: this.consumer, ...fields }
    for (const [name, value] of Object.entries(all)) form.set(name, value)
    form.append('files', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'certificate.pdf')
    return this.tell('pushDocuments', { form, shown: { ...all, files: ['@certificate.pdf'] } })
  }

  async begin(hookUrl: string): Promise<void> {
    await this.tell('putDelivery', { body: { webhook: { url: hookUrl, events: ['*'] }, batch: { schedule: 'daily', hour_utc: 6, format: 'jsonl', include_snapshot: true } } })
    await this.tell('putInsured', { params: { insured_ref: this.insured }, body: { insured_name: 'Prairie Wind Hauling LLC', insured_state: 'TX', contact: { email: 'office@prairiewind.example', phone: '+1 512 555 0142' } } })
    await this.tell('putProgram', { params: { program_ref: this.program }, body: { name: 'Driver accident program', coverage_type: 'occupational_accident', carrier: 'Atlas National', policy_number: 'OA-20440' } })
    const rules = RULES.map((r) => (r.alternatives ? { ...r, alternatives: [{ coverage_type: 'occupational_accident', program_ref: this.program }] } : r))
    const draft = await this.tell('createRequirementSetVersion', { params: { consumer_ref: this.consumer }, body: { rules } })
    const text = new FormData()
    text.set('key', 'brokers')
    text.append('source_document', new Blob([new Uint8Array(await samplePaper('none_invoice'))], { type: 'application/pdf' }), 'requirements.pdf')
    await this.tell('createRequirementSetVersion', { params: { consumer_ref: this.consumer }, form: text, shown: { key: 'brokers', source_document: '@requirements.pdf' } })
    const version = { consumer_ref: this.consumer, version: String(draft.version) }
    await this.tell('previewRequirementSetVersion', { params: version })
    await this.tell('publishRequirementSetVersion', { params: version, body: { applies_to: 'all_active', grace_period_days: 14 } })
    await this.tell('getRequirementSetVersion', { params: version })
    await this.tell('listRequirementSetVersions', { params: { consumer_ref: this.consumer }, query: { limit: '2' } })
  }

  async main(): Promise<void> {
    const engagement = await this.tell('createEngagement', { body: { insured_ref: this.insured, consumer_ref: this.consumer, tags: ['over_500k'] } })
    this.engagement = engagement.engagement_id
    await this.tell('putEnrollment', { params: { insured_ref: this.insured, program_ref: this.program }, body: { enrolled: true, effective_on: '2026-01-01' } })
    const receipt = await this.push(this.insured, { document_ref: 'upload-77', test_scenario: 'confirmed' })
    await until(() => this.#quiet('GET', `/v1/engagements/${this.engagement}`), (e) => e.verdict !== null && e.coverage_lines.every((l: Json) => l.request?.status === 'closed'))
    const seen = await this.tell('getEngagement', { params: { engagement_id: this.engagement } })
    const line = seen.coverage_lines[0]
    const document_id = receipt.documents[0].document_id
    await this.tell('listEngagements', { query: { insured_ref: this.insured, limit: '2' } })
    await this.tell('getDocument', { params: { document_id } })
    await this.tell('getDocumentFile', { params: { document_id } })
    await this.tell('getDocumentPage', { params: { document_id, page: '1' } })
    await this.tell('listDocuments', { query: { insured_ref: this.insured, limit: '2' } })
    await this.tell('getVerdict', { params: { verdict_id: seen.verdict.verdict_id } })
    await this.tell('getCoverage', { params: { insured_ref: this.insured } })
    await this.tell('getCoverageLine', { params: { coverage_line_id: line.coverage_line_id } })
    await this.tell('putCoverageLine', { params: { coverage_line_id: line.coverage_line_id }, body: { extends_to_children: true } })
    await this.proofs(line)
    await this.tell('listRequests', { params: { insured_ref: this.insured }, query: { consumer_ref: this.consumer, limit: '2' } })
    await this.tell('getRequest', { params: { request_id: line.request.request_id } })
    await this.tell('putWaiver', { params: { engagement_id: this.engagement, rule_id: 'occ' }, body: { reason: 'Owner-operator without employees; agreed with risk.', ends_on: '2027-06-30' } })
    await until(async () => this.events, (seen) => 'verdict.superseded' in seen)
    await this.tell('revokeWaiver', { params: { engagement_id: this.engagement, rule_id: 'occ' } })
  }

  /** The conversation with the agent, and what its answer rests on. */
  async proofs(line: Json): Promise<void> {
    const { evidence_id } = line.verification.proof[0]
    const threads = await this.tell('listThreads', { query: { insured_ref: this.insured, limit: '2' } })
    const thread = threads.data[0]
    await this.tell('getThread', { params: { thread_id: thread.thread_id } })
    const reply = thread.messages.find((m: Json) => m.direction === 'in')
    await this.tell('getThreadMessageRaw', { params: { thread_id: thread.thread_id, message_id: reply.message_id } })
    await this.tell('listEvidence', { query: { insured_ref: this.insured, limit: '2' } })
    await this.tell('getEvidence', { params: { evidence_id } })
    await this.tell('getEvidenceContent', { params: { evidence_id } })
    await this.tell('exportEvidenceLog')
    await this.tell('getEvidenceLogKey')
  }

  /** A silent source leaves a clock that runs, so that there is something to extend and a reason to move time. */
  async side(): Promise<void> {
    const other = `${this.insured}-b`
    const { engagement_id } = await this.push(other, { test_scenario: 'silent' })
    const waiting = await until(() => this.#quiet('GET', `/v1/engagements/${engagement_id}`), (e) => e.coverage_lines.length > 0 && e.coverage_lines.every((l: Json) => l.request))
    await this.tell('extendRequest', { params: { request_id: waiting.coverage_lines[0].request.request_id }, body: { hours: 24, reason: 'The agency is closed for a storm.' } })
    if (this.#key.startsWith('svc_test_')) {
      await this.tell('getTestClock')
      await this.tell('advanceTestClock', { body: { by_business_hours: 100 } })
      await until(() => this.#quiet('GET', '/v1/test/clock'), (c) => c.status === 'ready')
    }
    await this.push(`${this.insured}-c`, {}, Buffer.from('%PDF-1.7\nnothing behind this line is a document\n'))
    await until(async () => this.events, (seen) => 'document.failed' in seen && 'remediation.opened' in seen)
    await this.tell('endEngagement', { params: { engagement_id } })
    await this.tell('getInsured', { params: { insured_ref: this.insured } })
    await this.tell('listInsureds', { query: { limit: '2' } })
    await this.tell('getConsumer', { params: { consumer_ref: this.consumer } })
    await this.tell('listConsumers', { query: { limit: '2' } })
    await this.tell('getProgram', { params: { program_ref: this.program } })
    await this.tell('listPrograms', { query: { limit: '2' } })
    await this.tell('getEnrollment', { params: { insured_ref: this.insured, program_ref: this.program } })
  }

  /** Papers that end otherwise: another value, a date that is no day, no insurance at all. */
  async papers(): Promise<void> {
    const gl = { number: 'GL-20441' }
    const [first, other, torn] = [await certificate({ gl }), await certificate({ gl: { ...gl, limits: { each_occurrence: 500_000 } } }), await certificate({ gl: { to: '2027-13-45' } })]
    await this.push(`${this.insured}-e`, { test_scenario: 'silent' }, first)
    await until(() => this.#quiet('GET', `/v1/insureds/${this.insured}-e/coverage`), (c) => c.coverage_lines.length > 0)
    await this.push(`${this.insured}-e`, { test_scenario: 'silent' }, other)
    await this.push(`${this.insured}-f`, { test_scenario: 'silent' }, torn)
    await this.push(`${this.insured}-f`, { test_scenario: 'silent' }, await samplePaper('none_invoice'))
    await until(async () => this.events, (seen) => ['contradiction.detected', 'document.unreadable_fields', 'document.not_insurance'].every((name) => name in seen))
  }

  /** An unclear answer, as the service's own staff meet it. */
  async review(): Promise<void> {
    if (!this.#key.startsWith('svc_test_')) return
    const { key } = await createOperatorKey(this.#service.app.context, { name: 'R. Reviewer' })
    const insured_ref = `${this.insured}-d`
    await this.push(insured_ref, { test_scenario: 'unclear' })
    const items = await until(
      () => call(this.#service, key, 'GET', `/v1/review/items?account_id=${this.#service.accountId}&insured_ref=${insured_ref}`),
      (list) => list.body.data.some((i: Json) => i.kind === 'unclear_reply' || i.thread_id),
    )
    const item = items.body.data.find((i: Json) => i.kind === 'unclear_reply' || i.thread_id)
    const params = { review_item_id: item.review_item_id }
    await this.tell('listReviewItems', { key, query: { insured_ref, limit: '2' } })
    const { coverage_lines } = await this.tell('getReviewItem', { key, params })
    await this.tell('claimReviewItem', { key, params })
    await this.tell('releaseReviewItem', { key, params, body: { reason: 'Out for the day.' } })
    const lines = coverage_lines.map((l: Json) => ({ coverage_line_id: l.coverage_line_id, outcome: 'confirmed' }))
    await this.tell('settleReviewAnswer', { key, params, body: { lines, reason: 'The agent wrote that all is in force; the condition was about another insured.' } })
  }

  async after(): Promise<void> {
    const events = await this.tell('listEvents', { query: { event: 'verdict.issued', limit: '2' } })
    const event_id = events.data[0].event_id
    await this.tell('getEvent', { params: { event_id } })
    await this.tell('resendEvent', { params: { event_id } })
    await this.tell('resendEvents', { body: { since: '2026-01-01T00:00:00Z' } })
    await this.tell('testWebhook')
    const batch = await this.tell('runBatch', { body: {} })
    await until(() => this.#quiet('GET', `/v1/exports/${batch.batch_id}`), (b) => b.status === 'produced')
    await this.tell('getExport', { params: { batch_id: batch.batch_id } })
    await this.tell('listExports', { query: { limit: '2' } })
    await until(() => this.#quiet('GET', '/v1/delivery/attempts'), (a) => a.data.length > 0 && 'ping' in this.events && 'delivery.batch_produced' in this.events)
    await this.tell('listDeliveryAttempts', { query: { limit: '2' } })
    await this.tell('getDelivery')
    await this.tell('rotateWebhookSecret')
  }
}
