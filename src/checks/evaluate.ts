import type { DocType } from '../vocabulary/index.ts'
import { asPrinted } from './as-printed.ts'
import { evaluateRule } from './evaluate-rule.ts'
import { judgeStanding } from './judge-standing.ts'
import type { EvaluateInput, JudgedLine, RuleSet } from './judged.ts'
import { type CheckStatus, type RuleResult, worst } from './rule-result.ts'

export type Evaluation = {
  mode: 'surface' | 'verified'
  status: CheckStatus
  /** Empty when no requirements are published. */
  rules: RuleResult[]
  /** true while the standing rests on the set that the engagement passed under before. */
  in_grace: boolean
  has_requirements: boolean
  /** Lines in force today, by id. */
  lines_in_force: string[]
  /** What the result rests on: the classes of document behind its lines, and how many of those lines the source confirmed. */
  evidence: { document_classes: DocType[]; lines: number; confirmed_lines: number }
}

/**
 * Judges an engagement: the paper (`surface`), or the paper and the source's word (`verified`). Pure, and never optimistic: what was not
 * evaluated is unverified. A required fail is a fail, else a required unverified is unverified, else pass; advisory rules change nothing.
 */
export const evaluate = (asked: EvaluateInput): Evaluation => {
  const input = asked.mode === 'surface' ? asPrinted(asked) : asked
  const { set, grace } = input
  if (set === null || set.rules.length === 0) return evaluateWithoutSet(input)
  const rules = evaluateSet(set, input)
  const status = rollUp(rules)
  if (status === 'pass' || grace === null) return describe(input, rules, status, false)
  // The engagement keeps its standing only while it has one: what passed before must pass still.
  const before = evaluateSet(grace, input)
  if (rollUp(before) !== 'pass') return describe(input, rules, status, false)
  return describe(
    input,
    before.map((rule) => ({ ...rule, flags: [...rule.flags, 'in_grace' as const] })),
    'pass',
    true,
  )
}

const evaluateSet = (set: RuleSet, input: EvaluateInput): RuleResult[] => set.rules.map((rule) => evaluateRule(rule, set, input))

/** The status of a list of rule results. Waived and not applicable ones ask nothing. */
export const rollUp = (rules: readonly RuleResult[]): CheckStatus => {
  const required = rules.filter(({ severity }) => severity === 'required').map(({ status }) => status)
  if (required.includes('fail')) return 'fail'
  return required.includes('unverified') ? 'unverified' : 'pass'
}

/**
 * No requirements: on paper, one line in force is enough. With the source's word, every current line must be verified and one in force; a
 * line that its source refused or contradicted fails the whole.
 */
const evaluateWithoutSet = (input: EvaluateInput): Evaluation => {
  const lines = input.lines.filter(({ superseded_by }) => superseded_by === null)
  const inForce = lines.filter((line) => isInForce(line, input.today))
  if (input.mode === 'surface') return describe(input, [], inForce.length > 0 ? 'pass' : 'fail', false)
  const current = lines.filter(({ expiration_date }) => expiration_date === null || input.today < expiration_date)
  const states = current.map(({ verification }) => verification.state)
  if (inForce.length === 0 && current.length === 0) return describe(input, [], 'fail', false)
  if (states.includes('refused') || states.includes('contradicted')) return describe(input, [], 'fail', false)
  const isWhole = inForce.length > 0 && current.every((line) => line.verification.state === 'verified' && isUndisputed(line))
  return describe(input, [], isWhole ? 'pass' : 'unverified', false)
}

const describe = (input: EvaluateInput, rules: RuleResult[], status: CheckStatus, in_grace: boolean): Evaluation => {
  const lines_in_force = input.lines
    .filter((line) => line.superseded_by === null && isInForce(line, input.today))
    .map(({ coverage_line_id }) => coverage_line_id)
  const used = new Set(rules.length > 0 ? rules.flatMap(({ coverage_line_ids }) => coverage_line_ids) : lines_in_force)
  const masters = input.enrollments.flatMap(({ program }) => program.master_line ?? [])
  const lines = [...new Map([...input.lines, ...masters].map((line) => [line.coverage_line_id, line])).values()].filter((line) =>
    used.has(line.coverage_line_id),
  )
  return {
    mode: input.mode,
    status,
    rules,
    in_grace,
    has_requirements: input.set !== null && input.set.rules.length > 0,
    lines_in_force,
    evidence: {
      document_classes: [...new Set(lines.map(({ document_class }) => document_class))].sort(),
      lines: lines.length,
      confirmed_lines: lines.filter(({ verification }) => verification.state === 'verified').length,
    },
  }
}

const isInForce = (line: JudgedLine, today: string): boolean => worst(judgeStanding(line, today)) === 'pass'

const isUndisputed = ({ contradictions, cancellation_reported, change_unread }: JudgedLine): boolean =>
  Object.values(contradictions).every((open) => open === undefined) && cancellation_reported === null && !change_unread
