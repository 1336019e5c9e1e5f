/** `npm run demo [-- FILE.pdf]`: the main job in live mode on one certificate, each step as it happens, mail and webhooks over real sockets. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startApp } from '../app.ts'
import { createLog, readConfig, systemTime } from '../kernel/index.ts'
import { type Agency, startAgency } from './agency.ts'
import { type Receiver, startReceiver } from './receiver.ts'
import { type Calls, createCalls, waitFor } from './service-calls.ts'
import { bold, columns, createSteps, dim, item, mark, type Step, words, write } from './show.ts'
import { showClock, showLines, showRules } from './show-case.ts'

// Any: the service's own JSON answers.
type Json = any
const INSURED = 'carrier-4815'
const MAIL_DOMAIN = 'desk.example'
const RULES = [
  { rule_id: 'general_liability', coverage_type: 'general_liability', limits: [{ label: 'each_occurrence', min: 1_000_000 }, { label: 'general_aggregate', min: 2_000_000 }] },
  { rule_id: 'auto_liability', coverage_type: 'auto_liability', limits: [{ label: 'combined_single_limit', min: 1_000_000 }] },
  { rule_id: 'workers_compensation', coverage_type: 'workers_comp', limits: [{ label: 'statutory', min: null }] },
]

const root = path.join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(path.join(tmpdir(), 'ivs-demo-'))
const open: (() => Promise<void> | void)[] = []
try {
  await demonstrate()
} catch (error) {
  process.stderr.write(`\ndemo: ${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  for (const close of open.reverse()) await Promise.resolve(close()).catch(() => {})
  rmSync(folder, { recursive: true, force: true })
}
// What a library left open must not keep the terminal waiting.
process.exit()

function today(): string {
  return new Date(systemTime.now()).toISOString().slice(0, 10)
}

async function demonstrate(): Promise<void> {
  const started = performance.now()
  const step = createSteps(started)
  const given = process.argv[2]
  const file = given ?? path.join(folder, 'certificate.pdf')
  // The sample is drawn anew, so that it is in force on whatever day this runs.
  if (!given) execFileSync(process.execPath, [path.join(root, 'scripts/samples/make-certificate.ts'), today(), file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const bytes = readFileSync(file)

  const agency = await startAgency(path.join(folder, 'dns.json'))
  open.push(agency.close)
  const receiver = await startReceiver()
  open.push(receiver.close)
  const app = await startApp(
    readConfig({
      PORT: '0', IVS_DATA_DIR: path.join(folder, 'data'), IVS_LOG_LEVEL: 'error', IVS_EXTRACTION_CHILDREN: '1', IVS_MAIL_DOMAIN: MAIL_DOMAIN, IVS_SMTP_URL: `smtp://127.0.0.1:${agency.smtpPort}?ignoreTLS=true`,
      IVS_SMTP_IN_PORT: '0', IVS_DNS_FILE: path.join(folder, 'dns.json'), IVS_EGRESS_ALLOW: '127.0.0.1', ...(process.env.DATABASE_URL && { DATABASE_URL: process.env.DATABASE_URL }),
    }),
    { log: createLog('error') },
  )
  open.push(app.close)
  const keys = JSON.parse(readFileSync(app.keysFile!, 'utf8')) as { live_key: string }
  const calls = createCalls(app.url, keys.live_key)
  step('The service runs')
  item(`${app.url}, PostgreSQL beneath, mail in on port ${app.mailPort}, a live key`)

  await configure(calls, receiver, step)
  const engagementId = await pushFile(calls, file, bytes, step)
  const judged = await showReading(calls, engagementId, step)
  const answered = judged && (await askAgent(calls, engagementId, agency, app.mailPort!, step))
  if (answered) await showVerdicts(calls, engagementId, step)
  await showWebhooks(receiver, step)
  write(`\n${bold('Done')} in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}

async function configure(calls: Calls, receiver: Receiver, step: Step): Promise<void> {
  const set = await calls.send('POST', '/v1/consumers/northfork/requirement-sets', { rules: RULES, publish: true, applies_to: 'all_active', consumer_name: 'Northfork Logistics' })
  await calls.send('PUT', `/v1/insureds/${INSURED}`, { contact: { email: 'office@blueheron.example' } })
  const delivery = await calls.send('PUT', '/v1/delivery', { webhook: { url: receiver.url, events: ['*'] } })
  receiver.trust(delivery.webhook.secret)
  step('A requirement set is published, a webhook registered')
  item(`"${set.key}" version ${set.version}: ${RULES.map((r) => words(r.rule_id)).join(', ')}; all events to ${receiver.url}`)
}

async function pushFile(calls: Calls, file: string, bytes: Buffer, step: Step): Promise<string> {
  const form = new FormData()
  form.set('insured_ref', INSURED)
  form.set('consumer_ref', 'northfork')
  form.append('files', new Blob([new Uint8Array(bytes)]), path.basename(file))
  const receipt = await calls.send('POST', '/v1/documents', form)
  step(`The certificate is pushed: ${path.basename(file)}`)
  columns(receipt.documents.map((d: Json) => [d.document_id, d.status, `${d.size_bytes} bytes`, dim(`sha256 ${d.sha256.slice(0, 16)}…`)]))
  return receipt.engagement_id
}

/** Lines, surface check and clocks; false where the document holds nothing to ask about. */
async function showReading(calls: Calls, id: string, step: Step): Promise<boolean> {
  const ended = ['extracted', 'not_insurance', 'in_review', 'failed']
  const read = await calls.until('reading the document', `/v1/engagements/${id}`, (e) => e.documents.every((d: Json) => ended.includes(d.status)) && (e.coverage_lines.length === 0 || e.surface_check !== null))
  const [document] = read.documents
  step(`It is read: ${mark(document.status)}, ${document.doc_type ?? 'class unknown'}, ${read.coverage_lines.length} coverage lines`)
  showLines(read.coverage_lines)
  if (!read.coverage_lines.length) {
    for (const finding of document.integrity?.findings ?? []) item(`${mark(words(finding.severity))}: ${finding.title}`)
    if (document.status === 'in_review') item('A person looks at it; nothing of it is believed meanwhile.')
    for (const o of read.outstanding) item(o.sentence)
    return false
  }
  step(`The surface check: ${mark(read.surface_check.status)}, before anybody was asked`)
  showRules(read.surface_check)
  if (!read.coverage_lines.some((l: Json) => l.expiration_date >= today())) {
    step('Nothing is asked')
    item('No policy on the paper is in force today, so there is nothing for the agent to confirm.')
    return false
  }
  const clocked = await calls.until('opening clocks', `/v1/engagements/${id}`, (e) => e.coverage_lines.some((l: Json) => l.request) || e.outstanding.length > 0)
  const asked = clocked.coverage_lines.filter((l: Json) => l.request)
  if (!asked.length) {
    step('Nothing is asked')
    for (const o of clocked.outstanding) item(o.sentence)
    return false
  }
  const request = await calls.send('GET', `/v1/requests/${asked[0].request.request_id}`)
  step('The clocks start')
  showClock(request, asked.length)
  return true
}

async function askAgent(calls: Calls, id: string, agency: Agency, servicePort: number, step: Step): Promise<boolean> {
  const path = `/v1/engagements/${id}`
  const { coverage_lines: lines } = await calls.send('GET', path)
  if (!lines.some((l: Json) => l.request && l.producer?.email)) {
    step('Nobody is written to')
    item("The paper names no address of the agent of record; finding it is a reviewer's work, and the clocks run on.")
    return false
  }
  const letter = (await waitFor('writing to the agent', () => agency.letters[0], (l) => l !== undefined))!
  step('The agent of record is asked by email, over SMTP')
  columns([['from', letter.from], ['to', letter.to], ['reply to', letter.replyTo], ['subject', letter.subject]])
  for (const line of letter.text.trimEnd().split('\n')) item(dim(`| ${line}`))
  const response = await agency.answer(letter, 'Yes, all of these are in force as listed.', servicePort)
  step('The agent replies, signed by its own domain (DKIM)')
  item(`"Yes, all of these are in force as listed."  ${dim(response)}`)
  return true
}

async function showVerdicts(calls: Calls, id: string, step: Step): Promise<void> {
  const settled = ['verified', 'refused', 'contradicted', 'timed_out', 'in_review']
  const e = await calls.until('reading the reply', `/v1/engagements/${id}`, (x) => x.coverage_lines.every((l: Json) => !l.request || settled.includes(l.verification.state)) && (x.verdict !== null || x.coverage_lines.some((l: Json) => l.verification.state === 'in_review')))
  step('The reply is authenticated and read: line verdicts')
  columns(e.coverage_lines.map((l: Json) => [words(l.coverage_type), mark(l.verification.state), l.policy_number ?? '', dim(l.verification.proof.map((p: Json) => `${words(p.kind)} ${p.evidence_id ?? ''}`).join(', '))]))
  if (!e.verdict) {
    // On the sample everything is known: an answer that is not believed there is a fault, not an outcome.
    if (!process.argv[2]) throw new Error('the reply to the sample was not believed; its thread says why (GET /v1/threads)')
    item('The answer waits for a person: its sender is not proven to be the agent of record, or its words were not plain.')
    return
  }
  step(`The verdict: ${mark(e.verdict.status)}`)
  showRules(e.verdict)
}

async function showWebhooks(receiver: Receiver, step: Step): Promise<void> {
  // Deliveries have settled when none came for a moment.
  let seen = -1
  await waitFor('webhooks', async () => {
    const before = seen
    seen = receiver.got.length
    await systemTime.sleep(250)
    return before === seen && seen > 0
  }, Boolean)
  const refused = receiver.got.filter((w) => !w.verified)
  if (refused.length) throw new Error(`${refused.length} webhooks came with a signature that does not verify`)
  step(`${receiver.got.length} webhooks came, every signature verified`)
  const counts = new Map<string, number>()
  for (const w of receiver.got) counts.set(w.event, (counts.get(w.event) ?? 0) + 1)
  columns([...counts].map(([event, count]) => [event, `${count}`]))
}
