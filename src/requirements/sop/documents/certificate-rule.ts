import type { CertificateRule } from '../../../vocabulary/index.ts'
import type { Ledger } from '../rules/drafts.ts'
import { DOUBTFUL, SOURCE_MAX, SURE } from '../rules/make-rule.ts'
import type { CertificateStatement, Statement } from '../rules/statements.ts'

export function certificateRule(all: Statement[], { questions, base }: Ledger): CertificateRule | null {
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
