import { type CertificateRule, type CoverageRule, isCertificateRule, type ParsedRequirements, type Rule } from '../../../vocabulary/index.ts'
import { cadenceWords, conditionWords, WRITTEN_MEMBERS } from './written-members.ts'
import { coverageName, quoted, quotedList } from './written-words.ts'

/** The first line of a text this file wrote; the parser then reads the sentences below it word for word. */
export const WRITTEN_TITLE = 'Insurance requirements, one rule a paragraph'

const NAMED = {
  exact: 'exactly',
  normalized: 'apart from case, spaces and punctuation',
  dba: 'under its own or a trade name (DBA)',
} as const
export const NAMED_WORDS: Record<keyof typeof NAMED, string> = NAMED

/**
 * One rule as plain sentences, each without its full stop; for verdict wording and for what an agent is asked to provide.
 * The first says what is asked: "General liability is required".
 */
export function writeRule(rule: Rule): string[] {
  return isCertificateRule(rule) ? writeCertificate(rule) : writeCoverage(rule)
}

const standing = (rule: Rule): string => (rule.severity === 'advisory' ? 'is recommended' : 'is required')

const writeCoverage = (rule: CoverageRule): string[] => [
  `${coverageName(rule.coverage_type)} ${standing(rule)}`,
  ...WRITTEN_MEMBERS.flatMap((m) => m.write(rule)),
]

const writeCertificate = (rule: CertificateRule): string[] => [
  `A certificate of insurance ${standing(rule)}`,
  ...(rule.certificate_holder === undefined ? [] : [`Its holder reads ${quoted(rule.certificate_holder)}`]),
  ...(rule.named_insured ? [`It names the insured ${NAMED[rule.named_insured]}`] : []),
  ...(rule.issued_within_days === undefined ? [] : [`It was issued within the last ${rule.issued_within_days} days`]),
  ...(rule.no_exclusion_terms?.length ? [`No policy on it excludes ${quotedList(rule.no_exclusion_terms)}`] : []),
  ...(rule.applies_when ? conditionWords(rule.applies_when) : []),
]

/** A rule set as a requirement text in plain words. `parseRequirements` reads the same rules and set values back from it. */
export function writeRequirements(rules: Rule[], set: ParsedRequirements['set'] = {}): string {
  const paragraphs = [WRITTEN_TITLE]
  const whole = [
    ...(set.reverification_cadence ? [`Every policy is verified again: ${cadenceWords(set.reverification_cadence)}`] : []),
    ...(set.expiry_lead_days === undefined ? [] : [`Renewals are asked for ${set.expiry_lead_days} days before expiry`]),
  ]
  if (whole.length) paragraphs.push(`${whole.join('. ')}.`)
  for (const rule of rules) paragraphs.push(`Rule ${quoted(rule.rule_id)}. ${writeRule(rule).join('. ')}.`)
  return `${paragraphs.join('\n\n')}\n`
}
