/** The nineteen events of the contract. */
export const EMITTED_EVENTS = [
  'document.received', 'document.extracted', 'document.not_insurance', 'document.unreadable_fields', 'document.failed',
  'verdict.issued', 'verdict.superseded', 'coverage_line.changed',
  'request.sla_at_risk', 'request.overdue', 'request.extended',
  'contradiction.detected', 'evidence.attached', 'requirement_set.published', 'remediation.opened',
  'enrollment.changed', 'insured_contact.missing', 'delivery.batch_produced', 'delivery.batch_failed',
] as const
export type EventName = (typeof EMITTED_EVENTS)[number]

/** Defined by the contract and accepted in subscriptions; nothing ever arrives for them. */
export const NEVER_EMITTED_EVENTS = [
  'document.rejected', 'coverage_line.expiring', 'coverage_line.reverification_due', 'coverage_line.expired',
  'remediation.resolved', 'program.changed', 'outreach.identity_required',
] as const
