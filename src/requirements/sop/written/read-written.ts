import type { CertificateRule, CoverageRule, ParsedRequirements, Rule } from '../../../vocabulary/index.ts'
import { REQUIREMENT_TEXT_MAX } from '../text/normalise-text.ts'
import { NAMED_WORDS, WRITTEN_TITLE } from './write-requirements.ts'
import { CONDITION, readCadence, readCondition, WRITTEN_MEMBERS } from './written-members.ts'
import { COVERAGE, QUOTED, readCoverageName, readQuotedList, splitOutsideQuotes, unquoted } from './written-words.ts'

const SOURCE_MAX = 5000
const HEAD = new RegExp(`^Rule (${QUOTED})$`)
const ASKED = new RegExp(`^(A certificate of insurance|${COVERAGE}) is (required|recommended)$`)
const CERTIFICATE: [RegExp, (m: RegExpExecArray) => Partial<CertificateRule>][] = [
  [new RegExp(`^Its holder reads (${QUOTED})$`), (m) => ({ certificate_holder: unquoted(m[1]!) })],
  [/^It names the insured (.+)$/, (m) => ({ named_insured: namedOf(m[1]!) })],
  [/^It was issued within the last (\d+) days$/, (m) => ({ issued_within_days: Number(m[1]) })],
  [new RegExp(`^No policy on it excludes (${QUOTED}(?:, ${QUOTED})*)$`), (m) => ({ no_exclusion_terms: readQuotedList(m[1]!) })],
]
function namedOf(words: string): NonNullable<CertificateRule['named_insured']> {
  const found = (Object.keys(NAMED_WORDS) as (keyof typeof NAMED_WORDS)[]).find((k) => NAMED_WORDS[k] === words)
  if (!found) throw new SyntaxError('named insured')
  return found
}

/**
 * Reads a text that writeRequirements wrote. Returns null for any other text, and for one that was edited out of its
 * grammar: that is read like any requirement text.
 */
export function readWritten(text: string): ParsedRequirements | null {
  const paragraphs = text
    .split(/\r?\n\s*\n/)
    .map((p) => p.trim())
    .filter(Boolean)
  if (paragraphs[0] !== WRITTEN_TITLE) return null
  const rules: Rule[] = []
  const set: ParsedRequirements['set'] = {}
  try {
    for (const p of paragraphs.slice(1)) {
      const sentences = splitOutsideQuotes(p.replace(/\.$/, ''), /\. /)
      const head = HEAD.exec(sentences[0]!)
      if (head) rules.push(readRule(unquoted(head[1]!), sentences.slice(1), p))
      else for (const s of sentences) readSet(s, set)
    }
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
  return { rules, set, ambiguities: [] }
}

/** Whether a text, no longer than any that is read, begins as a written one does. */
export const isWritten = (text: string): boolean => typeof text === 'string' && text.length <= REQUIREMENT_TEXT_MAX && text.trimStart().startsWith(WRITTEN_TITLE)

function readSet(sentence: string, set: ParsedRequirements['set']): void {
  const cadence = /^Every policy is verified again: (.+)$/.exec(sentence)
  const lead = /^Renewals are asked for (\d+) days before expiry$/.exec(sentence)
  const value = cadence ? readCadence(cadence[1]!) : undefined
  if (value) set.reverification_cadence = value
  else if (lead) set.expiry_lead_days = Number(lead[1])
  else throw new SyntaxError('set')
}

function readRule(ruleId: string, sentences: string[], paragraph: string): Rule {
  const asked = ASKED.exec(sentences[0] ?? '')
  if (!asked) throw new SyntaxError('rule')
  const severity = asked[2] === 'recommended' ? { severity: 'advisory' as const } : {}
  const trace = { source_sentence: paragraph.replace(/\s+/g, ' ').slice(0, SOURCE_MAX), parse_confidence: 1 }
  if (asked[1] === 'A certificate of insurance') {
    const rule: CertificateRule = { rule_id: ruleId, kind: 'certificate', ...severity, ...trace }
    for (const s of sentences.slice(1)) {
      const condition = CONDITION.exec(s)
      const found = CERTIFICATE.find(([p]) => p.test(s))
      if (condition) readCondition(condition, rule)
      else if (found) Object.assign(rule, found[1](found[0].exec(s)!))
      else throw new SyntaxError('certificate')
    }
    return rule
  }
  const rule: CoverageRule = { rule_id: ruleId, coverage_type: readCoverageName(asked[1]!)!, limits: [], ...severity, ...trace }
  for (const s of sentences.slice(1)) {
    const member = WRITTEN_MEMBERS.find((m) => m.pattern.test(s))
    if (!member) throw new SyntaxError('member')
    member.read(member.pattern.exec(s)!, rule)
  }
  return rule
}
