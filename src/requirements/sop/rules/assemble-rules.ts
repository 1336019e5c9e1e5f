import { askOfDoubt } from '../questions/ask-of-doubt.ts'
import { type Ambiguity, COVERAGE_NAMES, type ParsedRequirements, type Rule } from '../../../vocabulary/index.ts'
import { applyDocuments, impliedStateFund, withoutEmployers } from '../documents/apply-documents.ts'
import { applyMembers, isSetLevel } from '../members/apply-members.ts'
import { buildDrafts } from './build-drafts.ts'
import { certificateRule } from '../documents/certificate-rule.ts'
import { compByMember } from './comp-by-member.ts'
import type { Ledger } from './drafts.ts'
import { typesOfItems } from './items-under.ts'
import { toRule } from './make-rule.ts'
import { splitOrSingle } from './split-or-single.ts'
import { fillSameAmounts } from '../amounts/same-amounts.ts'
import type { MemberStatement, QuestionStatement, Statement } from './statements.ts'

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
    candidates: q.orphan && !q.candidates.length ? [...new Set(rules.flatMap((r) => (r.kind === 'certificate' ? [] : [COVERAGE_NAMES[r.coverage_type]]))), 'None of them'] : q.candidates,
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

/** Words of somebody else's policy, or of who decides. */
const OTHERS = /\b(?:owner|landlord|lessor|tenant|city|county|district|client|university)(?:'|’)s\b|\b(?:ours?|we|us)\b|\bup to (?:them|you)\b|\b(?:decision|choice|option|optional)\b|\bdon't\b/i
/** A coverage that the text only names, and of which nothing else came: "insure its employees under the workers' compensation act". */
function onlyNamed(all: Statement[], ledger: Ledger): QuestionStatement[] {
  const settled = new Set<string>([
    ...ledger.drafts.flatMap((d) => [d.coverage, ...d.alternatives.map((a) => a.coverage_type)]),
    ...all.flatMap((s) => (s.kind === 'not_required' ? [s.coverage] : s.kind === 'alternative' ? [s.alternative.coverage_type] : s.kind === 'coverage' && s.asked ? [s.coverage] : [])),
    ...ledger.questions.flatMap((q) => (q.coverage ? [q.coverage] : [])),
  ])
  const lacksReefer = !ledger.drafts.some((d) => d.limits.some((l) => l.label === 'reefer_breakdown')) && !all.some((s) => (s.kind === 'coverage' && s.part === 'reefer' && s.asked) || (s.kind === 'not_required' && s.coverage === 'cargo')) && !ledger.questions.some((q) => q.coverage === 'cargo')
  return all.flatMap((s): QuestionStatement[] => {
    if (s.kind !== 'coverage' || s.asked || (s.part && !(s.part === 'reefer' && lacksReefer)) || (!s.part && settled.has(s.coverage)) || OTHERS.test(s.sentence) || ledger.questions.some((q) => q.sentence === s.sentence)) return []
    settled.add(s.coverage)
    return [{ kind: 'question', sentence: s.sentence, question: `${COVERAGE_NAMES[s.coverage]} is spoken of here but not asked for. Is it required?`, candidates: ['Required', 'Not required'], coverage: s.coverage }]
  })
}

/** Puts statements together into rules, set-level values and questions. */
export function assembleRules(statements: Statement[]): ParsedRequirements {
  const all = [...statements]
  impliedStateFund(statements, all)
  fillSameAmounts(all)
  const ledger: Ledger = { drafts: [], questions: all.filter((s): s is QuestionStatement => s.kind === 'question').flatMap((q) => ofItems(q, all)), base: null }
  buildDrafts(all, ledger)
  splitOrSingle(ledger)
  compByMember(all, ledger)
  applyMembers(all, ledger)
  applyDocuments(all, ledger)
  withoutEmployers(ledger)
  const set = setLevel(all, ledger.questions)
  for (const d of ledger.drafts)
    for (const doubt of d.doubts) {
      const { question, candidates } = askOfDoubt(doubt.question)
      ledger.questions.push({ kind: 'question', sentence: doubt.sentence, question: `${COVERAGE_NAMES[d.coverage]}: ${question}`, candidates, coverage: d.coverage })
    }
  ledger.questions.push(...onlyNamed(all, ledger))
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
