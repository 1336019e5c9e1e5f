import type { CoverageType } from './coverage-types.ts'
import type { DocType } from './document-types.ts'

export const REVERIFICATION_CADENCES = ['none', 'every_30_days', 'every_90_days', 'every_180_days', 'annual', 'on_renewal'] as const
export type ReverificationCadence = (typeof REVERIFICATION_CADENCES)[number]

export const AUTO_SCOPES = ['any_auto', 'owned', 'scheduled', 'hired', 'non_owned'] as const
export type AutoScope = (typeof AUTO_SCOPES)[number]
export const AGGREGATE_BASES = ['per_policy', 'per_project', 'per_location'] as const
export type AggregateBasis = (typeof AGGREGATE_BASES)[number]

/** `min` null: the limit must be shown, at any amount (statutory). Amounts in US dollars. */
export type RuleLimit = { label: string; min: number | null; stack_with?: ('umbrella' | 'excess_liability')[] }
export type RuleAlternative = { coverage_type: CoverageType; limits?: RuleLimit[]; program_ref?: string }

/** One coverage requirement. Members that are absent ask nothing. */
export type CoverageRule = {
  rule_id: string
  kind?: 'coverage'
  coverage_type: CoverageType
  limits: RuleLimit[]
  additional_insured?: boolean
  subrogation_waived?: boolean
  primary_noncontributory?: boolean
  occurrence_form?: boolean
  aggregate_basis?: AggregateBasis
  auto_scope?: AutoScope[]
  max_deductible?: number
  cancellation_notice_days?: number
  carrier_rating?: { min_rating: string; min_size?: string }
  accepted_documents?: DocType[]
  min_days_remaining?: number
  endorsements?: string[]
  applies_when?: RuleCondition
  alternatives?: RuleAlternative[]
  source_confirmation?: boolean
  severity?: 'required' | 'advisory'
  reverification_cadence?: ReverificationCadence
  expiry_lead_days?: number
  source_sentence?: string
  parse_confidence?: number
}
export type RuleCondition = { insured_states?: string[]; not_insured_states?: string[]; tags?: string[]; not_tags?: string[] }

/** A requirement on the certificate itself. */
export type CertificateRule = {
  rule_id: string
  kind: 'certificate'
  certificate_holder?: string
  named_insured?: 'exact' | 'normalized' | 'dba'
  issued_within_days?: number
  no_exclusion_terms?: string[]
  applies_when?: RuleCondition
  severity?: 'required' | 'advisory'
  source_sentence?: string
  parse_confidence?: number
}
export type Rule = CoverageRule | CertificateRule
export const isCertificateRule = (rule: Rule): rule is CertificateRule => rule.kind === 'certificate'

/** Something a requirement text left open: a question a person can answer. */
export type Ambiguity = {
  sentence: string
  question: string
  candidates: string[]
  coverage_type?: CoverageType
  rule_id?: string
  member?: string
}
export type ParsedRequirements = {
  rules: Rule[]
  set: { reverification_cadence?: ReverificationCadence; expiry_lead_days?: number }
  ambiguities: Ambiguity[]
}
