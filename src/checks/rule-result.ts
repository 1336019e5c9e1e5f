import type { Box, CoverageType } from '../vocabulary/index.ts'

export type CheckStatus = 'pass' | 'fail' | 'unverified'
export type CheckReason =
  | 'not_shown'
  | 'no_amount_shown'
  | 'below_minimum'
  | 'above_maximum'
  | 'differs'
  | 'unreadable'
  | 'contradiction_open'
  | 'expired'
  | 'not_yet_in_force'
  | 'cancellation_reported'
  | 'document_proves_nothing'
  | 'document_not_accepted'
  | 'page_in_review'
  | 'no_rating'
  | 'insured_state_unknown'
  | 'not_confirmed'
  | 'source_refused'
  | 'source_contradicted'
  | 'source_timed_out'
  | 'not_enrolled'
  | 'no_master_line'
  | 'excluded_by_wording'
export type CheckValue = string | number | boolean | null | readonly string[]

/** Where the held value comes from. `source` is `document:<id>`, `evidence:<id>`, `account` or `reviewer`. */
export type CheckProvenance = {
  coverage_line_id: string | null
  source: string
  page: number | null
  box: Box | null
  reader: string | null
}

/** One condition of a rule. `check` names it: `in_force`, `limits.each_occurrence`, `source_confirmation`, … `reason` is null on a pass. */
export type Check = {
  check: string
  required: CheckValue
  held: CheckValue
  status: CheckStatus
  reason: CheckReason | null
  provenance: CheckProvenance[]
}

export type RuleStatus = CheckStatus | 'waived' | 'not_applicable'
export type RuleFlag = 'state_review_required' | 'contradiction_open' | 'in_grace' | 'expiring'

/** What met a rule. An alternative is named by its place in the rule's list. */
export type SatisfiedBy = {
  kind: 'line' | 'alternative' | 'program' | 'certificate'
  coverage_type: CoverageType | null
  coverage_line_ids: string[]
  alternative: number | null
  program_ref: string | null
  enrollment_id: string | null
  document_ids: string[]
}

export type RuleResult = {
  rule_id: string
  kind: 'coverage' | 'certificate'
  coverage_type: CoverageType | null
  severity: 'required' | 'advisory'
  status: RuleStatus
  flags: RuleFlag[]
  /** null unless the rule passes. */
  satisfied_by: SatisfiedBy | null
  /** Lines that the result rests on, also where it does not pass. */
  coverage_line_ids: string[]
  checks: Check[]
  waiver_reason: string | null
}

/** One way to meet a rule, judged. */
export type Judgement = {
  status: CheckStatus
  checks: Check[]
  coverage_line_ids: string[]
  satisfied_by: SatisfiedBy
  needsStateReview: boolean
}

export const pass = (check: string, required: CheckValue, held: CheckValue, provenance: CheckProvenance[] = []): Check => ({
  check,
  required,
  held,
  status: 'pass',
  reason: null,
  provenance,
})

export const miss = (
  check: string,
  status: 'fail' | 'unverified',
  reason: CheckReason,
  required: CheckValue,
  held: CheckValue,
  provenance: CheckProvenance[] = [],
): Check => ({ check, required, held, status, reason, provenance })

const isAnswer = ({ source }: CheckProvenance): boolean => source === 'answer' || source.startsWith('evidence:')
/** Whether the held value is the source's alone: it answered what no paper shows, or other than the paper. */
export const isOnAnswerAlone = ({ provenance }: Check): boolean => provenance.length > 0 && provenance.every(isAnswer)
/** Whether a part of the held value is. */
export const isPartlyOnAnswer = ({ provenance }: Check): boolean =>
  provenance.some((one) => isAnswer(one) && provenance.every((other) => other.coverage_line_id !== one.coverage_line_id || isAnswer(other)))

/** A fail outweighs an unverified, an unverified outweighs a pass; no check at all is no pass. */
export const worst = (checks: readonly { status: CheckStatus }[]): CheckStatus => {
  if (checks.some(({ status }) => status === 'fail')) return 'fail'
  return checks.length === 0 || checks.some(({ status }) => status === 'unverified') ? 'unverified' : 'pass'
}

const RANK: Record<CheckStatus, number> = { pass: 2, unverified: 1, fail: 0 }

/** The judgement that comes nearest to meeting the rule: by status, then by how few conditions miss; the first of equals. */
export const best = (judgements: readonly Judgement[]): Judgement | undefined => {
  const misses = ({ checks }: Judgement) => checks.filter(({ status }) => status !== 'pass').length
  return judgements.toSorted((a, b) => RANK[b.status] - RANK[a.status] || misses(a) - misses(b)).at(0)
}
