import { COVERAGE_NAMES, type DocType } from '../vocabulary/index.ts'
import type { Evaluation } from './evaluate.ts'
import { isPartlyOnAnswer, type RuleResult } from './rule-result.ts'
import { wordMiss } from './word-miss.ts'

const DOCUMENT_NAMES: Partial<Record<DocType, string>> = {
  coi: 'a certificate of insurance',
  declarations: 'declarations pages',
  policy: 'a policy',
  endorsement: 'an endorsement',
  schedule: 'a schedule',
  binder: 'a binder',
  id_card: 'an insurance identification card',
  state_fund_certificate: 'a state fund certificate',
  mcs_90: 'an MCS-90 endorsement',
  filing: 'a filing',
}
/** Longer lists are cut: a wording is read, the rules beside it are complete. */
const ITEMS_SHOWN = 4

/**
 * One or two plain sentences: what was checked and how it came out, on what evidence; then what was not checked. The same evaluation
 * always gives the same words, and nothing in them depends on the day.
 */
export const wordVerdict = (evaluation: Evaluation): string => {
  const first = evaluation.has_requirements ? wordResult(evaluation) : wordWithoutSet(evaluation)
  const open = wordOpenPoints(evaluation)
  return open === '' ? first : `${first} ${open}`
}

const wordResult = ({ mode, status, rules, in_grace, evidence }: Evaluation): string => {
  const judged = rules.filter(({ severity, status }) => severity === 'required' && status !== 'not_applicable' && status !== 'waived')
  const under = in_grace ? 'Under the former requirements, which stand until the grace period ends, ' : ''
  const begin = (text: string) => (under === '' ? text : under + text.charAt(0).toLowerCase() + text.slice(1))
  const misses = (wanted: 'fail' | 'unverified') => judged.filter((rule) => rule.status === wanted)
  const all = count(judged.length, 'requirement')
  if (status === 'pass') {
    if (judged.length === 0) return begin('No requirement applies, so there was nothing to meet.')
    const names = list(unique(judged.map(ruleName)))
    const met = judged.length === 1 ? 'The one requirement is met' : `All ${all} are met`
    return begin(`${met} (${names}), on ${wordEvidence(mode, evidence, judged)}.`)
  }
  const [verb, wanted] = status === 'fail' ? (['not met', 'fail'] as const) : (['not settled', 'unverified'] as const)
  const short = misses(wanted)
  const also = status === 'fail' && misses('unverified').length > 0 ? `; ${misses('unverified').length} more could not be settled` : ''
  const are = short.length === 1 ? 'is' : 'are'
  return begin(
    `${short.length} of ${all} ${are} ${verb} on ${wordEvidence(mode, evidence, judged)}: ${list(short.map(wordRule), '; ')}${also}.`,
  )
}

const wordWithoutSet = ({ mode, status, evidence, lines_in_force }: Evaluation): string => {
  const none = 'No requirements are published'
  if (lines_in_force.length === 0) return `${none}, and no policy is shown to be in force.`
  const shown = `${count(lines_in_force.length, 'policy', 'policies')} in force on ${wordDocuments(evidence.document_classes)}`
  if (mode === 'surface') return `${none}; the paper shows ${shown}.`
  if (status === 'pass') return `${none}; the source confirmed every current policy, ${shown}.`
  if (status === 'fail') return `${none}; the source refused or contradicted a current policy.`
  return `${none}; of ${count(evidence.lines, 'policy', 'policies')} in force the source confirmed ${evidence.confirmed_lines}, and a current one is not settled.`
}

/** What a reader might take for checked and is not. */
const wordOpenPoints = ({ mode, rules, has_requirements, status }: Evaluation): string => {
  const points: string[] = []
  if (mode === 'surface') points.push(rules.some(restsOnAnswer) ? 'whether the source confirms the rest' : "the source's word")
  if (!has_requirements) points.push('limits and endorsements')
  const paperOnly = rules.filter((rule) => rule.status === 'pass' && rule.kind === 'coverage' && !rule.checks.some(isSourced))
  if (mode === 'verified' && status === 'pass' && paperOnly.length > 0)
    points.push(`the source's word on ${list(unique(paperOnly.map(ruleName)))}`)
  const waived = rules.filter((rule) => rule.status === 'waived')
  if (waived.length > 0) points.push(`${list(unique(waived.map(ruleName)))} (waived)`)
  const advisory = rules.filter((rule) => rule.severity === 'advisory' && (rule.status === 'fail' || rule.status === 'unverified'))
  const review = rules.some(({ flags }) => flags.includes('state_review_required'))
    ? ' The alternative coverage needs a review for the state.'
    : ''
  const advice = advisory.length > 0 ? `${list(unique(advisory.map(ruleName)))} is advised and not met` : ''
  if (points.length === 0) return [advice === '' ? '' : `${capital(advice)}.`, review.trim()].filter(Boolean).join(' ')
  return `Not checked: ${list(points, ', ')}${advice === '' ? '' : `; ${advice}`}.${review}`
}

/** The source answered other than the paper, or what the paper does not show: its value is judged, and is not on the paper. */
const restsOnAnswer = ({ checks }: RuleResult): boolean => checks.some(isPartlyOnAnswer)
const isSourced = ({ check }: { check: string }): boolean => check === 'source_confirmation' || check === 'enrollment'

const wordRule = (rule: RuleResult): string => {
  const misses = rule.checks.filter(({ status }) => status === rule.status)
  const words = misses.slice(0, 2).map((check) => wordMiss(check))
  const more = misses.length > 2 ? ` and ${misses.length - 2} more` : ''
  return `${ruleName(rule)} (${words.join(', ')}${more})`
}

const ruleName = ({ coverage_type }: RuleResult): string =>
  coverage_type === null ? 'the certificate' : COVERAGE_NAMES[coverage_type].toLowerCase()

const wordEvidence = (mode: Evaluation['mode'], evidence: Evaluation['evidence'], judged: readonly RuleResult[]): string => {
  const hasProgram = judged.some(({ satisfied_by }) => satisfied_by?.enrollment_id != null)
  const paper = evidence.lines > 0 || !hasProgram ? wordDocuments(evidence.document_classes) : ''
  const parts = [paper, hasProgram ? 'program enrollment' : ''].filter(Boolean)
  if (mode === 'surface' || evidence.lines === 0) return [...parts, judged.some(restsOnAnswer) ? "the source's answer" : ''].filter(Boolean).join(' and ')
  const confirmed =
    evidence.confirmed_lines === evidence.lines
      ? "the source's confirmation"
      : `the source's confirmation of ${evidence.confirmed_lines} of ${count(evidence.lines, 'policy', 'policies')}`
  return [...parts, confirmed].join(' and ')
}

const wordDocuments = (classes: readonly DocType[]): string =>
  classes.length === 0 ? 'the paper received' : list(unique(classes.map((name) => DOCUMENT_NAMES[name] ?? 'other paper')))

const list = (items: readonly string[], separator = ', '): string => {
  const shown = items.slice(0, ITEMS_SHOWN)
  if (items.length > ITEMS_SHOWN) return `${shown.join(separator)}${separator}and ${items.length - ITEMS_SHOWN} more`
  if (shown.length < 2 || separator !== ', ') return shown.join(separator)
  return `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}

const unique = (items: readonly string[]): string[] => [...new Set(items)]
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
