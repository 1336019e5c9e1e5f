import {
  type Ambiguity,
  type CertificateRule,
  COVERAGE_NAMES,
  type CoverageRule,
  type DocType,
  type ParsedRequirements,
  type Rule,
  type RuleLimit,
} from '../../vocabulary/index.ts'
import { applyMembers, isSetLevel } from './apply-members.ts'
import { buildDrafts } from './build-drafts.ts'
import { type Draft, type Ledger, noteSentence, sameWhen, whenOf } from './drafts.ts'
import { typesOfItems } from './items-under.ts'
import { fillSameAmounts } from './same-amounts.ts'
import type { CertificateStatement, DocumentsStatement, MemberStatement, QuestionStatement, Statement } from './statements.ts'

/** Confidence of a rule that every sentence supports plainly, and of one that leans on a doubtful reading (below 0.8 asks a person). */
const SURE = 0.95
const DOUBTFUL = 0.6
/** Longest source_sentence a rule may carry. */
const SOURCE_MAX = 5000
const STACK: RuleLimit['stack_with'] = ['umbrella', 'excess_liability']
const STATUTORY: RuleLimit = { label: 'statutory', min: null }

/** Which documents count as proof, where the text limits them. */
function applyDocuments(all: Statement[], ledger: Ledger): void {
  const said = all.filter((s): s is DocumentsStatement => s.kind === 'documents')
  // "Subs from New York show the state's own form; the ACORD is not enough there."
  for (const s of said)
    if (s.refused.length && !s.accepted.length && s.condition)
      ledger.questions.push({ kind: 'question', sentence: s.sentence, question: `Some documents do not count in some cases here (${s.refused.join(', ')}). What counts then?`, candidates: [], ...(s.types?.length === 1 ? { coverage: s.types[0]! } : {}), member: 'accepted_documents' })
  const refused = new Set(said.flatMap((s) => (s.types === null && s.condition === null ? s.refused : [])))
  for (const s of said) {
    const when = whenOf(s.condition)
    if (s.accepted.includes('state_fund_certificate') && (when || s.limiting || (s.accepted.length === 1 && s.types?.join() === 'workers_comp')))
      for (const d of ledger.drafts)
        if (d.coverage === 'workers_comp' && sameWhen(d.when, when)) accept(d, when ? ['state_fund_certificate'] : s.accepted, s.sentence)
    if (s.types && (s.limiting || s.refused.length || (s.send && new Set(s.accepted).size > 1 && (refused.size > 0 || said.some((x) => x.others && x.condition === null)))))
      for (const d of ledger.drafts)
        if (s.types.includes(d.coverage) && (!when || sameWhen(d.when, when)) && !d.accepted.length && (d.coverage === 'workers_comp' || !s.accepted.includes('state_fund_certificate'))) accept(d, s.accepted.filter((k) => k !== 'endorsement'), s.sentence)
  }
  const general = said.filter((s) => s.types === null && s.condition === null && s.accepted.length)
  const others = said.some((s) => s.others && s.condition === null)
  const choice = general.some((s) => s.too) && general.some((s) => s.send && !s.too)
  const limiting = general.filter((s) => s.limiting || s.refused.length || (s.send && (refused.size > 0 || others)) || (choice && (s.send || s.too)))
  const kinds = [...new Set(limiting.flatMap((s) => s.accepted))].filter(
    (k) => !refused.has(k) && k !== 'state_fund_certificate' && k !== 'endorsement',
  ) as DocType[]
  if (kinds.length) {
    for (const d of ledger.drafts)
      if (d.severity === 'required' && !d.accepted.length) for (const s of limiting) accept(d, kinds, s.sentence)
  } else if (refused.size) {
    for (const s of said)
      if (s.refused.length && s.types === null)
        ledger.questions.push({
          kind: 'question',
          sentence: s.sentence,
          question: `The text refuses ${[...refused].join(', ')} without saying what it accepts. Which documents count?`,
          candidates: ['coi', 'coi and declarations', 'Any but the refused'],
          member: 'accepted_documents',
        })
  }
}
/** A state fund writes no employers' liability: where that is asked apart as stop gap in the same states, the fund's rule has none. */
function withoutEmployers({ drafts }: Ledger): void {
  for (const d of drafts)
    if (d.coverage === 'workers_comp' && d.when && d.accepted.join() === 'state_fund_certificate' && drafts.some((x) => x.coverage === 'employers_liability' && sameWhen(x.when, d.when))) d.limits = d.limits.filter((l) => !l.label.startsWith('el_'))
}
const accept = (d: Draft, kinds: DocType[], sentence: string): void => {
  d.accepted = [...new Set([...d.accepted, ...kinds])]
  noteSentence(d, sentence)
}

/** "In Washington we take the state certificate; elsewhere a COI.": what is shown elsewhere is shown of workers' compensation too. */
const isElsewhere = (s: Statement, all: Statement[]): boolean =>
  s.kind === 'documents' && s.types === null && s.accepted.join() === 'coi' && whenOf(s.condition)?.not_insured_states !== undefined &&
  all.some((x) => x.kind === 'documents' && x.sentence === s.sentence && x.accepted.includes('state_fund_certificate') && whenOf(x.condition)?.insured_states?.join() === whenOf(s.condition)!.not_insured_states!.join()) &&
  !all.some((x) => x.kind === 'coverage' && x.coverage === 'workers_comp' && x.asked && x.condition === null)

/** A state-fund certificate asked of insureds of some states asks workers compensation of them. */
function impliedStateFund(all: Statement[], statements: Statement[]): void {
  for (const s of all) {
    if (s.kind !== 'documents' || !(s.accepted.includes('state_fund_certificate') || isElsewhere(s, all)) || whenOf(s.condition) === null) continue
    const has = all.some(
      (x) => x.kind === 'coverage' && x.coverage === 'workers_comp' && (x.asked || x.limits.length > 0) && sameWhen(whenOf(x.condition), whenOf(s.condition)),
    )
    if (!has)
      statements.push({
        kind: 'coverage',
        coverage: 'workers_comp',
        limits: [],
        alternatives: [],
        members: [],
        asked: true,
        only: true,
        doubts: [],
        sentence: s.sentence,
        condition: s.condition,
        severity: 'required',
        tier: null,
        segment: -1,
        item: null,
      })
  }
}

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

function toRule(d: Draft, taken: Set<string>): CoverageRule {
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

function certificateRule(all: Statement[], { questions, base }: Ledger): CertificateRule | null {
  const every = all.filter((s): s is CertificateStatement => s.kind === 'certificate')
  const said = every.filter((s) => s.tier === undefined || base === null || s.tier === base)
  for (const s of every)
    if (!said.includes(s))
      questions.push({ kind: 'question', sentence: `${s.tier}: ${s.sentence}`, question: `This is asked only at another level ("${s.tier}"), which a rule cannot test. When does it apply?`, candidates: ['Always', 'Only with a tag', 'Never'] })
  if (!said.length) return null
  const rule: CertificateRule = { rule_id: 'certificate', kind: 'certificate' }
  let confidence = SURE
  const dispute = (s: CertificateStatement, what: string, a: unknown, b: unknown) => {
    confidence = DOUBTFUL
    questions.push({
      kind: 'question',
      sentence: s.sentence,
      question: `The text says two different things about ${what}. Which holds?`,
      candidates: [String(a), String(b)],
      member: what,
    })
  }
  for (const s of said) {
    if (s.certificate_holder) {
      if (!rule.certificate_holder) rule.certificate_holder = s.certificate_holder
      else if (!sameName(rule.certificate_holder, s.certificate_holder))
        dispute(s, 'certificate_holder', rule.certificate_holder, s.certificate_holder)
      else if (s.certificate_holder.length > rule.certificate_holder.length) rule.certificate_holder = s.certificate_holder
    }
    if (s.named_insured) rule.named_insured = rule.named_insured === 'dba' ? 'dba' : s.named_insured
    if (s.issued_within_days !== undefined) {
      if (rule.issued_within_days === undefined) rule.issued_within_days = s.issued_within_days
      else if (rule.issued_within_days !== s.issued_within_days) {
        dispute(s, 'issued_within_days', rule.issued_within_days, s.issued_within_days)
      }
    }
    if (s.no_exclusion_terms) rule.no_exclusion_terms = [...new Set([...(rule.no_exclusion_terms ?? []), ...s.no_exclusion_terms])]
    if (s.doubt) {
      confidence = DOUBTFUL
      questions.push({
        kind: 'question',
        sentence: s.sentence,
        question: s.doubt,
        candidates: ['exact', 'normalized', 'dba'],
        member: 'named_insured',
      })
    }
  }
  rule.source_sentence = [...new Set(said.map((s) => s.sentence))].join('\n').slice(0, SOURCE_MAX)
  rule.parse_confidence = confidence
  return rule
}
const alnum = (s: string): string => s.toLowerCase().replace(/[^a-z0-9]/g, '')
const sameName = (a: string, b: string): boolean =>
  alnum(a).startsWith(alnum(b.split(',')[0]!)) || alnum(b).startsWith(alnum(a.split(',')[0]!))

function setLevel(all: Statement[], questions: QuestionStatement[]): ParsedRequirements['set'] {
  const set: ParsedRequirements['set'] = {}
  for (const s of all) {
    if (s.kind !== 'member' || !isSetLevel(s as MemberStatement)) continue
    const { name, value } = s.member
    if (name !== 'reverification_cadence' && name !== 'expiry_lead_days') continue
    if (set[name] !== undefined && set[name] !== value) {
      questions.push({
        kind: 'question',
        sentence: s.sentence,
        question: `The text names two values for ${name}. Which holds?`,
        candidates: [String(set[name]), String(value)],
        member: name,
      })
      delete set[name]
    } else Object.assign(set, { [name]: value })
  }
  return set
}

const toAmbiguity = (q: QuestionStatement, rules: Rule[]): Ambiguity => {
  const about = q.coverage ? rules.find((r) => r.kind !== 'certificate' && r.coverage_type === q.coverage) : undefined
  return {
    sentence: q.sentence,
    question: q.question,
    candidates: q.candidates,
    ...(q.coverage ? { coverage_type: q.coverage } : {}),
    ...(about ? { rule_id: about.rule_id } : {}),
    ...(q.member ? { member: q.member } : {}),
  }
}

/** A question about numbered items asks of each coverage in them. */
const ofItems = (q: QuestionStatement, all: Statement[]): QuestionStatement[] => {
  const types = typesOfItems(q.refs ?? [], all)
  return types.length ? types.map((coverage) => ({ ...q, coverage })) : [q]
}

/** Puts statements together into rules, set-level values and questions. */
export function assembleRules(statements: Statement[]): ParsedRequirements {
  const all = [...statements]
  impliedStateFund(statements, all)
  fillSameAmounts(all)
  const ledger: Ledger = { drafts: [], questions: all.filter((s): s is QuestionStatement => s.kind === 'question').flatMap((q) => ofItems(q, all)), base: null }
  buildDrafts(all, ledger)
  applyMembers(all, ledger)
  applyDocuments(all, ledger)
  withoutEmployers(ledger)
  const set = setLevel(all, ledger.questions)
  for (const d of ledger.drafts)
    for (const doubt of d.doubts)
      ledger.questions.push({
        kind: 'question',
        sentence: doubt.sentence,
        question: `${COVERAGE_NAMES[d.coverage]}: ${doubt.question}`,
        candidates: [],
        coverage: d.coverage,
      })
  const taken = new Set<string>()
  const rules: Rule[] = ledger.drafts.map((d) => toRule(d, taken))
  const certificate = certificateRule(all, ledger)
  if (certificate) rules.push(certificate)
  const seen = new Set<string>()
  const asksWhen = new Set(ledger.questions.filter((q) => q.when === 'own').map((q) => q.sentence))
  const ambiguities = ledger.questions
    .filter((q) => q.when !== 'whole' || !asksWhen.has(q.sentence))
    .map((q) => toAmbiguity(q, rules))
    .filter((a) => {
      const key = `${a.sentence}|${a.question}`
      return !seen.has(key) && seen.add(key)
    })
  return { rules, set, ambiguities }
}
