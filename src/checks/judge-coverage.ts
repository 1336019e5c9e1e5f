import type { CoverageRule, CoverageType } from '../vocabulary/index.ts'
import { judgeLimit } from './judge-limits.ts'
import { judgeMembers } from './judge-members.ts'
import { judgeConfirmation, judgeStanding } from './judge-standing.ts'
import type { EvaluateInput, JudgedEnrollment, JudgedLine } from './judged.ts'
import { best, type Check, type Judgement, miss, pass, type SatisfiedBy, worst } from './rule-result.ts'

export type CoverageInput = Pick<EvaluateInput, 'mode' | 'today' | 'lines' | 'enrollments' | 'engagement' | 'in_review' | 'ratings'> & {
  review_states: readonly string[]
}

/** Every way a rule may be met, judged, and the best of them: the insured's own lines, its programs, then the alternatives in order. */
export const judgeCoverage = (rule: CoverageRule, input: CoverageInput): Judgement => {
  const own = judgeRoute(rule, null, input)
  const alternatives = (rule.alternatives ?? []).flatMap((alternative, index) => {
    const isSameFamily = LAYERS.has(rule.coverage_type) && LAYERS.has(alternative.coverage_type) && alternative.limits !== undefined
    // Umbrella and excess are one coverage under two names: what else the rule asks holds for either. Other alternatives ask what they say.
    const { source_confirmation } = rule
    const asked: CoverageRule = {
      ...(isSameFamily ? rule : { rule_id: rule.rule_id, ...(source_confirmation === undefined ? {} : { source_confirmation }) }),
      coverage_type: alternative.coverage_type,
      limits: alternative.limits ?? [],
    }
    return judgeRoute(asked, { index, program_ref: alternative.program_ref ?? null }, input)
  })
  const absent = own.length === 0 ? [judgeAbsence(rule.coverage_type, input)] : []
  return best([...own, ...alternatives, ...absent])!
}

type Alternative = { index: number; program_ref: string | null }

/** Own lines unless a program is named, then enrollments in programs of that coverage. */
const judgeRoute = (rule: CoverageRule, alternative: Alternative | null, input: CoverageInput): Judgement[] => {
  const lines = input.lines.filter((line) => line.superseded_by === null)
  const own = alternative?.program_ref ? [] : lines.filter((line) => answersFor(line, rule))
  const enrollments = input.enrollments.filter(({ program }) => {
    const isOpenToConsumer = program.owner === 'verifying_entity' || program.owner === input.engagement.consumer_ref
    const isNamed = !alternative?.program_ref || program.program_ref === alternative.program_ref
    return isOpenToConsumer && isNamed && program.coverage_type === rule.coverage_type
  })
  const judged = [
    ...own.map((line) => judgeLine(rule, line, lines, input)),
    ...enrollments.map((enrollment) => judgeEnrollment(rule, enrollment, lines, input)),
  ]
  if (alternative === null) return judged
  const { insured_state } = input.engagement
  const isReviewed = insured_state === null || input.review_states.includes(insured_state)
  const needsStateReview = rule.coverage_type === 'occupational_accident' && isReviewed
  return judged.map((judgement) => {
    const satisfied_by: SatisfiedBy = { ...judgement.satisfied_by, kind: 'alternative', alternative: alternative.index }
    return { ...judgement, satisfied_by, needsStateReview }
  })
}

/** One line against the whole rule. */
const judgeLine = (rule: CoverageRule, line: JudgedLine, lines: readonly JudgedLine[], input: CoverageInput): Judgement => {
  const needsConfirmation = input.mode === 'verified' && rule.source_confirmation !== false
  const others = lines.filter((other) => other.coverage_line_id !== line.coverage_line_id)
  const context = { today: input.today, limits: rule.limits, others, needsConfirmation }
  const limits = rule.limits.map((limit) => judgeLimit(line, limit, context))
  const checks: Check[] = [
    ...judgeStanding(line, input.today),
    ...limits.map(({ check }) => check),
    ...judgeMembers(rule, line, input.today, input.ratings),
    ...(needsConfirmation ? [judgeConfirmation(line)] : []),
  ]
  const coverage_line_ids = [...new Set([line.coverage_line_id, ...limits.flatMap(({ support }) => support)])]
  const satisfied_by = { ...by('line', rule.coverage_type), coverage_line_ids }
  return { status: worst(checks), checks, coverage_line_ids, satisfied_by, needsStateReview: false }
}

/** An attested enrollment meets the rule while it is active; under a master policy the program's line decides the rule. */
const judgeEnrollment = (
  rule: CoverageRule,
  enrollment: JudgedEnrollment,
  lines: readonly JudgedLine[],
  input: CoverageInput,
): Judgement => {
  const { program } = enrollment
  const satisfied_by = {
    ...by('program', rule.coverage_type),
    program_ref: program.program_ref,
    enrollment_id: enrollment.enrollment_id,
  }
  const required = `enrolled in ${program.program_ref}`
  const isActive =
    enrollment.enrolled &&
    covers(enrollment.effective_on, enrollment.ends_on, input.today) &&
    covers(program.effective_date, program.expiration_date, input.today)
  const enrolled = isActive ? pass('enrollment', required, true) : miss('enrollment', 'fail', 'not_enrolled', required, false)
  const finish = (checks: Check[], coverage_line_ids: string[]): Judgement => ({
    status: worst(checks),
    checks,
    coverage_line_ids,
    satisfied_by: { ...satisfied_by, coverage_line_ids },
    needsStateReview: false,
  })
  if (program.verification === 'attestation') return finish([enrolled], [])
  const { master_line: master } = program
  if (master === null) return finish([enrolled, miss('master_policy', 'unverified', 'no_master_line', 'a master policy', null)], [])
  if (master.superseded_by !== null)
    return finish([enrolled, miss('master_policy', 'fail', 'expired', 'a current master policy', null)], [])
  const judged = judgeLine(
    rule,
    master,
    [...lines.filter(({ coverage_line_id }) => coverage_line_id !== master.coverage_line_id), master],
    input,
  )
  return finish([enrolled, ...judged.checks], judged.coverage_line_ids)
}

/** No way at all was found. A page that waits for a person may still hold it. */
const judgeAbsence = (coverageType: CoverageType, { in_review }: CoverageInput): Judgement => {
  const check = in_review.includes(coverageType)
    ? miss('coverage', 'unverified', 'page_in_review', coverageType, null)
    : miss('coverage', 'fail', 'not_shown', coverageType, null)
  return { status: check.status, checks: [check], coverage_line_ids: [], satisfied_by: by('line', coverageType), needsStateReview: false }
}

const LAYERS: ReadonlySet<CoverageType> = new Set(['umbrella', 'excess_liability'])

/** A workers' compensation policy carries employers' liability as its second part. */
const answersFor = (line: JudgedLine, rule: CoverageRule): boolean => {
  if (line.coverage_type === rule.coverage_type) return true
  if (rule.coverage_type !== 'employers_liability' || line.coverage_type !== 'workers_comp') return false
  // What nobody could read there is there.
  const shown = [...line.limits.map(({ label }) => label), ...line.unreadable.filter((path) => path.startsWith('limits.')).map((path) => path.slice(7))]
  const asked = rule.limits.length > 0 ? rule.limits.map(({ label }) => label) : shown
  return asked.some((label) => label.startsWith('el_') && (shown.includes(label) || line.unreadable.includes('limits')))
}

const covers = (from: string | null, until: string | null, today: string): boolean =>
  (from === null || from <= today) && (until === null || today < until)

const by = (kind: SatisfiedBy['kind'], coverage_type: CoverageType): SatisfiedBy => ({
  kind,
  coverage_type,
  coverage_line_ids: [],
  alternative: null,
  program_ref: null,
  enrollment_id: null,
  document_ids: [],
})
