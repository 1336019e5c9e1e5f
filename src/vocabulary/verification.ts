/** Where a line stands with its source. */
export const VERIFICATION_STATES = ['unverified', 'pending', 'in_review', 'verified', 'refused', 'contradicted', 'timed_out'] as const
export type VerificationState = (typeof VERIFICATION_STATES)[number]
/** The source has spoken of it. */
export const ANSWERED_STATES: ReadonlySet<string> = new Set<VerificationState>(['verified', 'refused', 'contradicted'])

export const CONFIRMED_BY = ['broker', 'carrier', 'program_administrator', 'state_fund', 'reviewer'] as const
export type ConfirmedBy = (typeof CONFIRMED_BY)[number]

export const VERIFICATION_METHODS = [
  'email_agent_of_record',
  'secure_link_response',
  'phone',
  'carrier_portal',
  'master_policy',
  'program_attestation',
  'reviewer_adjudication',
  'simulated_source',
] as const
export type VerificationMethod = (typeof VERIFICATION_METHODS)[number]

export const PROOF_KINDS = [
  'reply_thread',
  'link_response',
  'call_record',
  'reissued_certificate',
  'document',
  'portal_capture',
  'attestation',
  'reviewer_note',
] as const
