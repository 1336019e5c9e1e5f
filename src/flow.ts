/**
 * THE PIPELINE: which work follows from which fact. A push is stored, read, built into lines, checked, its clocks opened,
 * its agent asked; the answer settles lines, verdicts are issued, events are delivered. Rooms never call rightward: they
 * record a fact in the transaction of their rows, and what is listed here is enqueued by the same commit.
 */
import { WEBHOOK_IS_SET } from './delivery/index.ts'
import { BULK_QUEUE, type Fact, type WorkSpec } from './kernel/index.ts'

type Work = (fact: Facts) => WorkSpec | WorkSpec[]
// Any: a fact's members are its room's business
type Facts = Fact & Record<string, any>

/** Keyed work runs once however often it was asked for while it waited. */
const keyed = (kind: string, key: string, payload: Record<string, unknown>, queue = 'main'): WorkSpec => ({ kind, queue, key, payload })
const checkInsured: Work = (f) => keyed('check-insured', f.insured_ref, { insured_ref: f.insured_ref })
const checkEngagement: Work = (f) => keyed('check-engagement', f.engagement_id, { engagement_id: f.engagement_id })
const review: Work = (f) => ({ kind: 'open-review-item', queue: 'main', payload: { fact: f } })
const nothing: Work = () => []

export const FLOW: Record<string, Work> = {
  // intake → extraction
  'document.stored': (f) => keyed('extract-document', f.document_id, { document_id: f.document_id }, 'extract'),
  'document.linked': (f) => [keyed('check-engagement', f.engagement_id, { engagement_id: f.engagement_id }), ...(f.program_ref ? [keyed('attach-program', `${f.program_ref} ${f.document_ids[0]}`, { program_ref: f.program_ref, document_ids: f.document_ids })] : [])],
  'source_document.received': nothing,
  // extraction → lines
  'document.read': (f) => keyed('build-lines', f.document_id, { document_id: f.document_id }),
  'document.failed': (f) => [keyed('open-remediation', f.document_id, { document_id: f.document_id, reason: 'page_not_usable' }), keyed('check-insured', f.insured_ref, { insured_ref: f.insured_ref })],
  'document.needs_review': review,
  'policy_number.arrived': (f) => keyed('clear-remediations', f.document_id, { insured_ref: f.insured_ref, document_id: f.document_id, coverage_types: f.coverage_types }),
  'notice.about_relative': (f) => keyed('hear-notices', `${f.document_id} ${f.insured_ref}`, { document_id: f.document_id, insured_ref: f.insured_ref }),
  'notices.heard': (f) => keyed('clear-remediations', `${f.document_id} ${f.insured_ref}`, { insured_ref: f.insured_ref, document_id: f.document_id, coverage_types: [] }),
  // lines, programs, parties, requirements, engagements → checks
  'lines.changed': checkInsured,
  'line.contradicted': nothing,
  'enrollment.changed': checkInsured,
  'program.changed': (f) => keyed('check-program', f.program_ref, { program_ref: f.program_ref, after: '' }),
  'insured.changed': checkInsured,
  'insured.parent_set': (f) => keyed('place-notices', f.insured_ref, { insured_ref: f.insured_ref, document_id: null }),
  'insured.contact_set': nothing,
  'insured.contact_gone': nothing,
  'requirement_set.published': (f) => keyed('announce-publication', `${f.consumer_ref} ${f.set_key} ${f.version}`, { consumer_ref: f.consumer_ref, set_key: f.set_key, version: f.version }, BULK_QUEUE),
  'engagement.created': (f) => [checkEngagement(f), keyed('schedule-end', f.engagement_id, { engagement_id: f.engagement_id })].flat(),
  'engagement.changed': checkEngagement,
  'engagement.rescheduled': (f) => keyed('schedule-end', f.engagement_id, { engagement_id: f.engagement_id }),
  // checks → clocks, verdicts
  'surface.judged': nothing,
  'clocks.settled': nothing,
  // clocks → outreach
  'clocks.opened': (f) => keyed('plan-outreach', f.engagement_id, { engagement_id: f.engagement_id }),
  'engagement.held': nothing,
  'engagement.clock_changed': nothing,
  'engagement.released': (f) => keyed('plan-outreach', f.engagement_id, { engagement_id: f.engagement_id }),
  'engagement.ended': nothing,
  'request.held': nothing,
  'request.released': nothing,
  // outreach → review
  'mail.received': (f) => keyed('handle-reply', f.message_id, { message_id: f.message_id, simulated: f.simulated === true, envelope: f.envelope ?? null, rejudge: f.rejudge === true }),
  'reply.needs_review': review,
  'outreach.no_agent': review,
  'outreach.undeliverable': review,
  'outreach.escalated': review,
  // the source's answer → verdicts
  'line.resolved': nothing,
  'request.closed': (f) => f.engagement_ids.map((id: string) => keyed('check-engagement', id, { engagement_id: id })),
  // every room → delivery
  'event.appended': (f) => ({ kind: 'deliver-event', queue: 'webhook', key: f.event_id, payload: { event_id: f.event_id, occurred_at: f.occurred_at }, onlyIf: WEBHOOK_IS_SET }),
}

export function flow(fact: Fact): WorkSpec[] {
  const work = FLOW[fact.name]
  if (!work) throw new Error(`flow.ts does not know the fact "${fact.name}"`)
  const specs = work(fact as Facts)
  return Array.isArray(specs) ? specs : [specs]
}
