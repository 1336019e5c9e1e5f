import type { CoverageRule, RuleLimit } from '../../../vocabulary/index.ts'
import type { Draft } from './drafts.ts'

/** Confidence of a rule that every sentence supports plainly, and of one that leans on a doubtful reading (below 0.8 asks a person). */
export const SURE = 0.95
export const DOUBTFUL = 0.6
/** Longest source_sentence a rule may carry. */
export const SOURCE_MAX = 5000
const STACK: RuleLimit['stack_with'] = ['umbrella', 'excess_liability']
const STATUTORY: RuleLimit = { label: 'statutory', min: null }

const idOf = (d: Draft, taken: Set<string>): string => {
  const parts: string[] = [d.coverage]
  if (d.when?.insured_states) parts.push('in', ...d.when.insured_states.map((s) => s.toLowerCase()))
  if (d.when?.not_insured_states) parts.push('outside', ...d.when.not_insured_states.map((s) => s.toLowerCase()))
  if (d.severity === 'advisory') parts.push('advisory')
  return unique(parts.join('_'), taken)
}
const unique = (wanted: string, taken: Set<string>): string => {
  let id = wanted
  for (let n = 2; taken.has(id); n++) id = `${wanted}_${n}`
  taken.add(id)
  return id
}

const SIMPLE = [
  'additional_insured',
  'subrogation_waived',
  'primary_noncontributory',
  'occurrence_form',
  'aggregate_basis',
  'auto_scope',
  'max_deductible',
  'cancellation_notice_days',
  'carrier_rating',
  'min_days_remaining',
  'expiry_lead_days',
  'reverification_cadence',
  'source_confirmation',
] as const

export function toRule(d: Draft, taken: Set<string>): CoverageRule {
  const limits: RuleLimit[] = d.limits
    .filter((l) => !d.disputed.has(l.label))
    .map((l) => ({ label: l.label, min: l.min, ...(l.stack ? { stack_with: [...STACK!] } : {}) }))
  if (d.coverage === 'workers_comp' && !limits.some((l) => l.label === 'statutory')) limits.unshift({ ...STATUTORY })
  const rule: CoverageRule = { rule_id: idOf(d, taken), coverage_type: d.coverage, limits }
  const members: Record<string, unknown> = {}
  for (const name of SIMPLE) {
    const m = d.members.get(name)
    if (m && !d.refused.has(name)) members[name] = m.member.value
    else if (m?.specific) members[name] = m.member.value
  }
  Object.assign(rule, members)
  if (d.endorsements.length) rule.endorsements = d.endorsements
  if (d.accepted.length) rule.accepted_documents = d.accepted
  if (d.when) rule.applies_when = d.when
  // "An umbrella of $10,000,000 in place of the umbrella stated": a coverage does not stand in for itself.
  const amounts = (ls: { label: string; min: number | null }[]): string => JSON.stringify(ls.map((l) => [l.label, l.min]))
  const others = d.alternatives.filter((a) => a.coverage_type !== d.coverage || a.program_ref !== undefined || (a.limits !== undefined && amounts(a.limits) !== amounts(d.limits)))
  if (others.length)
    rule.alternatives = others.map((a) =>
      a.coverage_type === 'workers_comp' && !a.limits && !a.program_ref ? { ...a, limits: [{ ...STATUTORY }] } : a,
    )
  if (d.severity === 'advisory') rule.severity = 'advisory'
  rule.source_sentence = d.sentences.join('\n').slice(0, SOURCE_MAX)
  rule.parse_confidence = d.doubts.length || d.disputed.size ? DOUBTFUL : SURE
  return rule
}
