import type { CoverageType, DocType, FieldReading, Limit, ReadLine, Rule, VerificationState } from '../vocabulary/index.ts'

/** Who said a value: a document with its place on the page, the source's answer, a reviewer, or the account. */
export type PaperSource = { kind: 'document'; document_id: string; reading: FieldReading | null }
export type JudgedSource =
  | PaperSource
  | { kind: 'answer'; evidence_id: string | null; paper?: PaperSource }
  | { kind: 'account' }
  | { kind: 'reviewer'; review_id: string | null }

/** What judging needs of a coverage line; a held line fits as it is. Dates are `YYYY-MM-DD`, amounts US dollars. */
export type JudgedLine = Pick<
  ReadLine,
  | 'carrier'
  | 'naic'
  | 'policy_number'
  | 'effective_date'
  | 'expiration_date'
  | 'additional_insured'
  | 'subrogation_waived'
  | 'primary_noncontributory'
  | 'occurrence_form'
  | 'aggregate_basis'
  | 'auto_scope'
  | 'cancellation_notice_days'
  | 'endorsements'
> & {
  coverage_line_id: string
  coverage_type: CoverageType
  limits: Limit[]
  document_class: DocType
  documents: readonly { document_id: string; document_class: DocType }[]
  /** What the latest certificate says under its rows. */
  description_of_operations?: string | null
  sources: Partial<Record<string, JudgedSource>>
  contradictions: Partial<Record<string, unknown>>
  unreadable: readonly string[]
  /** The document that says the policy was cancelled. */
  cancellation_reported: string | null
  /** A document that changes the policy in words that nobody could read, until a person has decided. */
  change_unread?: string | null
  verification: { state: VerificationState; corrections?: Record<string, string | number>; printed?: Partial<Record<string, { value: unknown; paper: PaperSource }>> }
  /** Set when a newer policy of the type is in effect: the line then decides nothing. */
  superseded_by: string | null
  /** The parent insured whose line this is. */
  inherited_from?: string | null
}

/** An enrollment with the program it is in. `ends_on` is the first day without it. */
export type JudgedEnrollment = {
  enrollment_id: string
  enrolled: boolean
  effective_on: string | null
  ends_on: string | null
  program: {
    program_ref: string
    coverage_type: CoverageType
    /** `verifying_entity`, or the consumer_ref whose program it is. */
    owner: string
    verification: 'attestation' | 'master_policy'
    effective_date: string | null
    expiration_date: string | null
    master_line: JudgedLine | null
  }
}

export type JudgedEngagement = {
  consumer_ref: string
  insured_name: string | null
  /** Other names the insured goes by. */
  aliases: readonly string[]
  /** Two-letter code; null when nobody said. */
  insured_state: string | null
  tags: readonly string[]
  /** `rule` is what was waived; `ends_on` the first day without the waiver, null for one without an end. */
  waivers: readonly { rule_id: string; rule: Rule | null; reason: string; ends_on: string | null }[]
}

/** A certificate that was pushed for the engagement, as it was read. `unreadable` names its document-level fields nobody could read. */
export type JudgedCertificate = {
  document_id: string
  document_class: DocType
  /** Whether it counts as proof, waits for a person, or states policies that nobody could read. */
  standing: 'read' | 'in_review' | 'unreadable'
  certificate_holder: string | null
  /** The holder's cell as printed, name and address; null where it was not kept. */
  holder_printed: string | null
  insured_name: string | null
  issued_on: string | null
  description_of_operations: string | null
  unreadable: readonly string[]
}

/** Financial strength of carriers by NAIC code, from a rating source; `size` in roman numerals. */
export type CarrierRatings = Readonly<Record<string, { rating: string; size: string | null }>>

export type RuleSet = {
  rules: readonly Rule[]
  review_states: readonly string[]
  /** Set-level or engagement-level lead in days; a rule's own comes first. */
  expiry_lead_days: number
}

export type EvaluateInput = {
  /** `surface` judges the paper; `verified` also asks for the source's word. */
  mode: 'surface' | 'verified'
  /** `YYYY-MM-DD` in the account's calendar time zone. */
  today: string
  /** null when the consumer has published none. */
  set: RuleSet | null
  /** While a grace period runs: the set the engagement passed under. */
  grace: RuleSet | null
  /** Every line of the insured, a parent's lines that extend to it included. */
  lines: readonly JudgedLine[]
  enrollments: readonly JudgedEnrollment[]
  engagement: JudgedEngagement
  certificates: readonly JudgedCertificate[]
  /** Coverage types of pages that wait for a person. */
  in_review: readonly CoverageType[]
  /** null when no rating source is configured. */
  ratings: CarrierRatings | null
}
