import { daysBetween } from '../kernel/index.ts'
import { isCertificateRule, type Rule, type RuleCondition } from '../vocabulary/index.ts'
import { judgeCertificates } from './judge-certificate.ts'
import { judgeCoverage } from './judge-coverage.ts'
import type { EvaluateInput, JudgedEngagement, RuleSet } from './judged.ts'
import { type Check, type Judgement, miss, type RuleFlag, type RuleResult, worst } from './rule-result.ts'
import { isStillWaived } from './still-waived.ts'

/** One rule, with its condition, its waiver and its flags. */
export const evaluateRule = (rule: Rule, set: RuleSet, input: EvaluateInput): RuleResult => {
  const applies = appliesTo(rule.applies_when, input.engagement)
  const result: RuleResult = {
    rule_id: rule.rule_id,
    kind: isCertificateRule(rule) ? 'certificate' : 'coverage',
    coverage_type: isCertificateRule(rule) ? null : rule.coverage_type,
    severity: rule.severity ?? 'required',
    status: 'not_applicable',
    flags: [],
    satisfied_by: null,
    coverage_line_ids: [],
    checks: [],
    waiver_reason: null,
  }
  if (applies === 'no') return result
  const judgement = isCertificateRule(rule)
    ? judgeCertificates(rule, input)
    : judgeCoverage(rule, { ...input, review_states: set.review_states })
  const checks = applies === 'unknown' ? [unknownState(rule), ...judgement.checks] : judgement.checks
  // A rule that may not apply can neither pass nor fail until the state is known.
  const status = applies === 'unknown' ? 'unverified' : worst(checks)
  const waiver = input.engagement.waivers.find(
    ({ rule: waived, ends_on }) => waived !== null && isStillWaived(waived, rule) && (ends_on === null || input.today < ends_on),
  )
  const { coverage_line_ids } = judgement
  const flags = flagsOf(rule, set, input, { ...judgement, status, checks })
  if (waiver) return { ...result, status: 'waived', waiver_reason: waiver.reason, flags, coverage_line_ids, checks }
  return { ...result, status, flags, satisfied_by: status === 'pass' ? judgement.satisfied_by : null, coverage_line_ids, checks }
}

const flagsOf = (
  rule: Rule,
  set: RuleSet,
  input: EvaluateInput,
  { status, checks, coverage_line_ids, needsStateReview }: Judgement,
): RuleFlag[] => {
  const flags: RuleFlag[] = []
  if (needsStateReview && status === 'pass') flags.push('state_review_required')
  if (checks.some(({ reason }) => reason === 'contradiction_open')) flags.push('contradiction_open')
  const leadDays = (isCertificateRule(rule) ? undefined : rule.expiry_lead_days) ?? set.expiry_lead_days
  const masters = input.enrollments.flatMap(({ program }) => program.master_line ?? [])
  const isExpiring = [...input.lines, ...masters].some(({ coverage_line_id, expiration_date }) => {
    if (expiration_date === null || !coverage_line_ids.includes(coverage_line_id)) return false
    const left = daysBetween(input.today, expiration_date)
    return left > 0 && left <= leadDays
  })
  if (isExpiring && status === 'pass') flags.push('expiring')
  return flags
}

const unknownState = (rule: Rule): Check => {
  const { insured_states = [], not_insured_states = [] } = rule.applies_when ?? {}
  const states = insured_states.length > 0 ? `in ${insured_states.join(', ')}` : `not in ${not_insured_states.join(', ')}`
  return miss('applies_when', 'unverified', 'insured_state_unknown', `insured ${states}`, null)
}

/**
 * Whether the rule asks anything of this engagement. Every condition given must hold: the insured's state is one of the listed and none of
 * the excluded; the engagement carries any of the listed tags and none of the excluded. A state nobody told leaves it open.
 */
const appliesTo = (condition: RuleCondition | undefined, { insured_state, tags }: JudgedEngagement): 'yes' | 'no' | 'unknown' => {
  if (condition === undefined) return 'yes'
  const { insured_states, not_insured_states, tags: asked, not_tags } = condition
  if (asked && asked.length > 0 && !asked.some((tag) => tags.includes(tag))) return 'no'
  if (not_tags?.some((tag) => tags.includes(tag))) return 'no'
  const dependsOnState = (insured_states?.length ?? 0) > 0 || (not_insured_states?.length ?? 0) > 0
  if (!dependsOnState) return 'yes'
  if (insured_state === null) return 'unknown'
  if (insured_states && insured_states.length > 0 && !insured_states.includes(insured_state)) return 'no'
  return not_insured_states?.includes(insured_state) ? 'no' : 'yes'
}
