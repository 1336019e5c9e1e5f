import { daysBetween } from '../kernel/index.ts'
import type { CoverageRule } from '../vocabulary/index.ts'
import { reachesRating, reachesSize } from './carrier-rating.ts'
import { grantOfForm, type FormEffect, formWithEffect, isSameForm } from './endorsement-forms.ts'
import { isGrantedInWords, type WordedGrant } from './granted-in-words.ts'
import type { CarrierRatings, JudgedLine } from './judged.ts'
import { provenanceOf, type ReadValue, readValue } from './read-value.ts'
import { type Check, type CheckValue, miss, pass } from './rule-result.ts'

/** Every member of a rule beside its limits, on one line. Each member asked gives at least one check; what is absent on paper fails. */
export const judgeMembers = (rule: CoverageRule, line: JudgedLine, today: string, ratings: CarrierRatings | null): Check[] => {
  const checks: Check[] = []
  if (rule.additional_insured) checks.push(judgeGrant(line, 'additional_insured', 'additional_insured'))
  if (rule.subrogation_waived) checks.push(judgeGrant(line, 'subrogation_waived', 'subrogation_waived'))
  if (rule.primary_noncontributory) checks.push(judgeGrant(line, 'primary_noncontributory', 'primary_noncontributory'))
  if (rule.occurrence_form) checks.push(judgeEqual(line, 'occurrence_form', true))
  if (rule.aggregate_basis) checks.push(judgeBasis(line, rule.aggregate_basis))
  if (rule.auto_scope?.length) checks.push(judgeScope(line, rule.auto_scope))
  if (rule.max_deductible !== undefined) checks.push(...judgeDeductible(line, rule.max_deductible))
  if (rule.cancellation_notice_days !== undefined) checks.push(judgeNotice(line, rule.cancellation_notice_days))
  if (rule.carrier_rating) checks.push(judgeRating(line, rule.carrier_rating, ratings))
  if (rule.accepted_documents?.length) checks.push(judgeDocuments(line, rule.accepted_documents))
  if (rule.min_days_remaining !== undefined) checks.push(judgeRemaining(line, rule.min_days_remaining, today))
  for (const form of rule.endorsements ?? []) checks.push(judgeForm(line, form))
  return checks
}

/** A yes on the paper, or a listed form that does it. A form, or the certificate's own words, beside a plain no is for a person to settle. */
const judgeGrant = (line: JudgedLine, path: WordedGrant | 'primary_noncontributory', effect: FormEffect): Check => {
  const form = formWithEffect(line.endorsements, effect)
  const read = readValue(line, path)
  if (form !== undefined && read.kind === 'absent') return pass(path, true, form, provenanceOf(line, 'endorsements'))
  if (form !== undefined && read.kind === 'value' && read.value === false) {
    return miss(path, 'unverified', 'differs', true, `not marked, but ${form} is listed`, provenanceOf(line, path))
  }
  if (read.kind === 'value' && read.value === false && path !== 'primary_noncontributory' && isGrantedInWords(line, path)) {
    return miss(path, 'unverified', 'differs', true, 'not marked, but granted in the description', provenanceOf(line, path))
  }
  return judgeEqual(line, path, true)
}

const judgeBasis = (line: JudgedLine, basis: string): Check => {
  const form = basis === 'per_policy' ? undefined : formWithEffect(line.endorsements, basis as FormEffect)
  const read = readValue(line, 'aggregate_basis')
  if (form !== undefined && read.kind === 'absent') return pass('aggregate_basis', basis, form, provenanceOf(line, 'endorsements'))
  if (form !== undefined && read.kind === 'value' && read.value !== basis) {
    return miss('aggregate_basis', 'unverified', 'differs', basis, `marked ${read.value}, but ${form} is listed`, provenanceOf(line, 'aggregate_basis'))
  }
  return judgeEqual(line, 'aggregate_basis', basis)
}

const judgeEqual = (line: JudgedLine, path: string, required: string | boolean): Check =>
  compare(line, path, required, (held) => held === required, 'differs')

const judgeNotice = (line: JudgedLine, days: number): Check =>
  compare(line, 'cancellation_notice_days', days, (held) => Number(held) >= days, 'below_minimum')

const judgeScope = (line: JudgedLine, scopes: readonly string[]): Check =>
  compare(line, 'auto_scope', scopes, (held) => covers(held as readonly string[], scopes), 'differs')

const covers = (held: readonly string[], scopes: readonly string[]): boolean =>
  held.includes('any_auto') || scopes.every((scope) => held.includes(scope))

const compare = (
  line: JudgedLine,
  path: string,
  required: CheckValue,
  meets: (held: CheckValue) => boolean,
  reason: 'differs' | 'below_minimum',
): Check => {
  const read = readValue(line, path)
  const provenance = provenanceOf(line, path)
  if (read.kind !== 'value') return missing(path, read, required)
  return meets(read.value) ? pass(path, required, read.value, provenance) : miss(path, 'fail', reason, required, read.value, provenance)
}

const missing = (path: string, read: Exclude<ReadValue, { kind: 'value' }>, required: CheckValue): Check =>
  read.kind === 'unusable' ? miss(path, 'unverified', read.reason, required, read.held) : miss(path, 'fail', 'not_shown', required, null)

/**
 * A ceiling on every deductible, self-insured retention and retention the line shows; a reefer deductible is its own. Paper that shows
 * none leaves the ceiling unjudged: silence is no evidence of a small deductible, nor of a large one.
 */
const judgeDeductible = (line: JudgedLine, max: number): Check[] => {
  const isDeductible = (label: string) => /(?:^|_)(?:deductible|retention|sir)(?:_|$)/.test(label) && !label.startsWith('reefer')
  const named = [
    ...line.limits.map(({ label }) => label),
    ...line.unreadable.filter((path) => path.startsWith('limits.')).map((path) => path.slice(7)),
  ]
  const labels = [...new Set(named)].filter(isDeductible)
  if (labels.length === 0) return [miss('max_deductible', 'unverified', 'not_shown', max, null)]
  return labels.map((label) => {
    const path = `limits.${label}`
    const read = readValue(line, path)
    const provenance = provenanceOf(line, path)
    if (read.kind === 'unusable') return miss('max_deductible', 'unverified', read.reason, max, read.held, provenance)
    if (read.kind !== 'value') return miss('max_deductible', 'unverified', 'no_amount_shown', max, null, provenance)
    const held = Number(read.value)
    return held <= max
      ? pass('max_deductible', max, held, provenance)
      : miss('max_deductible', 'fail', 'above_maximum', max, held, provenance)
  })
}

/** Needs a rating source: without one, without a NAIC code, or without an entry the carrier's strength is not known. */
const judgeRating = (line: JudgedLine, asked: { min_rating: string; min_size?: string }, ratings: CarrierRatings | null): Check => {
  const required = asked.min_size === undefined ? asked.min_rating : `${asked.min_rating} ${asked.min_size}`
  const provenance = provenanceOf(line, 'carrier', 'naic')
  for (const path of ['naic', 'carrier']) {
    const read = readValue(line, path)
    if (read.kind === 'unusable') return miss('carrier_rating', 'unverified', read.reason, required, read.held, provenance)
  }
  const naic = line.naic?.replace(/\D/g, '').replace(/^0+/, '')
  const found = naic && ratings !== null && Object.hasOwn(ratings, naic) ? ratings[naic] : undefined
  if (found === undefined) return miss('carrier_rating', 'unverified', 'no_rating', required, null, provenance)
  const held = found.size === null ? found.rating : `${found.rating} ${found.size}`
  const parts = [reachesRating(found.rating, asked.min_rating)]
  if (asked.min_size !== undefined) parts.push(found.size === null ? null : reachesSize(found.size, asked.min_size))
  if (parts.includes(false)) return miss('carrier_rating', 'fail', 'below_minimum', required, held, provenance)
  if (parts.includes(null)) return miss('carrier_rating', 'unverified', 'no_rating', required, held, provenance)
  return pass('carrier_rating', required, held, provenance)
}

const judgeDocuments = (line: JudgedLine, accepted: readonly string[]): Check => {
  const classes = [...new Set([line.document_class, ...line.documents.map(({ document_class }) => document_class)])]
  const isAccepted = classes.some((document_class) => accepted.includes(document_class))
  return isAccepted
    ? pass('accepted_documents', accepted, classes)
    : miss('accepted_documents', 'fail', 'document_not_accepted', accepted, classes)
}

/** Held is the date, not the count of days: a result must read the same on the next day unless it changes. */
const judgeRemaining = (line: JudgedLine, days: number, today: string): Check => {
  const read = readValue(line, 'expiration_date')
  const provenance = provenanceOf(line, 'expiration_date')
  if (read.kind === 'unusable') return miss('min_days_remaining', 'unverified', read.reason, days, null, provenance)
  if (read.kind !== 'value') return miss('min_days_remaining', 'unverified', 'not_shown', days, null, provenance)
  return daysBetween(today, String(read.value)) >= days
    ? pass('min_days_remaining', days, read.value, provenance)
    : miss('min_days_remaining', 'fail', 'below_minimum', days, read.value, provenance)
}

const judgeForm = (line: JudgedLine, form: string): Check => {
  const held = line.endorsements.find((listed) => isSameForm(listed, form))
  const taken = held === undefined ? undefined : takenBack(line, held)
  if (taken !== undefined) return miss(`endorsements.${form}`, 'unverified', 'differs', form, `${held} is listed, and taken back by an endorsement`, provenanceOf(line, taken))
  if (held !== undefined) return pass(`endorsements.${form}`, form, held, provenanceOf(line, 'endorsements'))
  if (line.unreadable.includes('endorsements')) return miss(`endorsements.${form}`, 'unverified', 'unreadable', form, null)
  return miss(`endorsements.${form}`, 'fail', 'not_shown', form, line.endorsements)
}

/** What a listed form grants, where an endorsement of the policy that came since says that it is granted no more. */
const takenBack = (line: JudgedLine, form: string): string | undefined => {
  const grant = grantOfForm(form)
  const source = grant === undefined || line[grant] !== false ? undefined : line.sources[grant]
  const isEndorsement = source?.kind === 'document' && line.documents.some(({ document_id, document_class }) => document_id === source.document_id && document_class === 'endorsement')
  return isEndorsement ? grant : undefined
}
