import { isDeepStrictEqual } from 'node:util'
import { verifySvcSignature } from '../../../src/delivery/index.ts'
import type { Invariant } from './index.ts'
import type { Row, Snapshot } from './snapshot.ts'

const LINE_CHANGES = new Set(['created', 'document_merged', 'resolved', 'superseded'])
const count = (keys: string[]): Map<string, number> => keys.reduce((m, k) => m.set(k, (m.get(k) ?? 0) + 1), new Map<string, number>())
const named = (s: Snapshot, event: string): Row[] => s.rows.events.filter((e) => e.event === event)

/** What each fact on file must have said, and what was said, as counted keys. */
function factsAndEvents(s: Snapshot): [string, string[], string[]][] {
  const { rows: r } = s
  const key = (...parts: unknown[]) => parts.join(' ')
  return [
    ['verdict.issued', r.verdicts.map((v) => v.verdict_id), named(s, 'verdict.issued').map((e) => e.data.verdict_id)],
    ['verdict.superseded', r.verdicts.filter((v) => v.kind === 'verified' && v.superseded_by).map((v) => key(v.verdict_id, v.superseded_by)), named(s, 'verdict.superseded').map((e) => key(e.data.verdict_id, e.data.superseded_by))],
    ['coverage_line.changed', r.line_revisions.filter((v) => LINE_CHANGES.has(v.change)).map((v) => key(v.coverage_line_id, v.change, v.state)), named(s, 'coverage_line.changed').map((e) => key(e.data.coverage_line_id, e.data.change, e.data.verification.state))],
    ['request.extended', r.verification_requests.flatMap((q) => q.extensions.map((x: Row) => key(q.request_id, x.hours, x.reason))), named(s, 'request.extended').map((e) => key(e.data.request_id, e.data.hours, e.data.reason))],
    ['requirement_set.published', r.requirement_set_versions.filter((v) => v.status !== 'draft').map((v) => key(v.mode, v.consumer_ref, v.set_key, v.version)), named(s, 'requirement_set.published').map((e) => key(e.mode, e.data.consumer_ref, e.data.requirement_set, e.data.version))],
    ['remediation.opened', r.remediations.map((m) => m.remediation_id), named(s, 'remediation.opened').map((e) => e.data.remediation_id)],
    ['document.failed', r.documents.filter((d) => d.status === 'failed' && d.kind !== 'page').map((d) => d.document_id), named(s, 'document.failed').map((e) => e.data.document_id)],
    ['document.extracted', r.documents.filter((d) => d.status === 'extracted' && d.kind !== 'page' && d.insured_ref).map((d) => d.document_id), named(s, 'document.extracted').map((e) => e.data.document_id)],
    ['document.not_insurance', r.documents.filter((d) => d.status === 'not_insurance' && d.kind !== 'page').map((d) => d.document_id), named(s, 'document.not_insurance').map((e) => e.data.document_id)],
    ['evidence.attached', r.line_revisions.filter((v) => v.change === 'resolved').flatMap((v) => (v.cause.proof ?? []).map((p: Row) => key(v.coverage_line_id, p.evidence_id))), named(s, 'evidence.attached').map((e) => key(e.data.coverage_line_id, e.data.evidence_id))],
    ['delivery.batch_produced', r.batches.filter((b) => b.status === 'produced').map((b) => b.batch_id), named(s, 'delivery.batch_produced').map((e) => e.data.batch_id)],
  ]
}

/** Every fact has its event exactly once, and no event stands for a fact that is not on file. */
export const everyFactHasItsEventOnce: Invariant = (s) =>
  factsAndEvents(s).flatMap(([event, facts, events]) => {
    const [wanted, found] = [count(facts), count(events)]
    return [...new Set([...facts, ...events])].filter((k) => wanted.get(k) !== found.get(k)).map((k) => `${event} of ${k}: ${wanted.get(k) ?? 0} facts, ${found.get(k) ?? 0} events`)
  })

/** A push says document.received once for each file it carried, and for no other. */
export const everyTransmissionIsAnnouncedOnce: Invariant = (s, _world, { live, test }) => {
  const received = named(s, 'document.received')
  const broken = received.filter((e) => e.data.insured_ref && !s.rows.transmissions.some((t) => t.transmission_id === e.data.transmission_id)).map((e) => `document.received of an unknown transmission ${e.data.transmission_id}`)
  for (const { body, status, op } of [...live.acknowledged, ...test.acknowledged])
    if (op.files && status === 200) {
      const events = received.filter((e) => e.data.transmission_id === body.transmission_id)
      if (events.length !== op.files.length) broken.push(`${events.length} document.received for ${op.files.length} files of ${body.transmission_id}`)
    }
  return broken
}

/** Every event after the webhook was set reaches it, signed, with one and the same body; nothing else ever does. */
export const everyEventIsDelivered: Invariant = (s, world, { live, test }) => {
  const set = [...live.acknowledged, ...test.acknowledged].filter((a) => a.op.operationId === 'putDelivery' && a.body.webhook?.secret).sort((a, b) => a.at - b.at)[0]
  if (!set) return world.hooks.received.length ? ['webhooks before any was set'] : []
  const { secret, url } = set.body.webhook
  const log = new Map(s.rows.events.map((e) => [e.event_id, e]))
  const taken = new Set<string>()
  const bodies = new Map<string, string>()
  const broken: string[] = []
  for (const hook of world.hooks.received) {
    const said = JSON.parse(hook.body)
    const event = log.get(hook.eventId)
    if (!event) broken.push(`${said.event} ${hook.eventId} was delivered and is not in the log`)
    else if (!isDeepStrictEqual(said.data, event.data) || said.event !== event.event) broken.push(`${said.event} ${hook.eventId} was delivered with other words than the log's`)
    if ((bodies.get(hook.eventId) ?? hook.body) !== hook.body) broken.push(`${hook.eventId} was delivered in two versions`)
    bodies.set(hook.eventId, hook.body)
    if (hook.url !== url) broken.push(`${hook.eventId} went to ${hook.url}`)
    if (!verifySvcSignature(secret, hook.signature, hook.timestamp, hook.body)) broken.push(`${hook.eventId} is not signed by the account's secret`)
    if (hook.taken) taken.add(hook.eventId)
  }
  for (const event of s.rows.events) if (event.occurred_at > set.at + world.faults.rates.skewMs && !taken.has(event.event_id)) broken.push(`${event.event} ${event.event_id} was never delivered`)
  return broken
}

const BEFORE: [string, string, (e: Row) => unknown][] = [
  ['document.received', 'document.extracted', (e) => e.data.document_id],
  ['request.sla_at_risk', 'request.overdue', (e) => e.data.request_id],
]
/** Read in its order, the log never tells an effect before its cause. Clocks that disagree may. */
export const theLogIsInOrder: Invariant = (s, world) => {
  if (world.faults.rates.skewMs || world.faults.rates.clockStepsBack) return []
  const log = [...s.rows.events].sort((a, b) => a.occurred_at - b.occurred_at || (a.event_id < b.event_id ? -1 : 1))
  const broken: string[] = []
  for (const [cause, effect, of] of BEFORE) {
    const seen = new Set<unknown>()
    for (const e of log) {
      if (e.event === cause) seen.add(of(e))
      // A packet is said to be received by its pages.
      if (e.event === effect && !seen.has(of(e)) && !s.rows.documents.some((d) => d.document_id === of(e) && d.kind === 'packet')) broken.push(`${effect} of ${of(e)} stands before its ${cause}`)
    }
  }
  const issued = new Set<unknown>()
  for (const e of log) {
    if (e.event === 'verdict.issued') issued.add(e.data.verdict_id)
    if (e.event === 'verdict.superseded' && !issued.has(e.data.verdict_id)) broken.push(`verdict.superseded of ${e.data.verdict_id} stands before its issue`)
  }
  return broken
}
