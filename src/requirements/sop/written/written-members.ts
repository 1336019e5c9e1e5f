import type { AutoScope, CoverageRule, DocType, ReverificationCadence, RuleAlternative, RuleCondition } from '../../../vocabulary/index.ts'
import {
  COVERAGE,
  coverageName,
  DOLLARS,
  dollars,
  limitPhrase,
  QUOTED,
  quoted,
  quotedList,
  readCoverageName,
  readDollars,
  readLimitPhrase,
  readQuotedList,
  splitOutsideQuotes,
  unquoted,
} from './written-words.ts'

/** One member as a sentence, and that sentence as the member: the two sides are kept side by side so that they cannot drift. */
export type WrittenMember = {
  write(rule: CoverageRule): string[]
  pattern: RegExp
  read(m: RegExpExecArray, rule: CoverageRule): void
}

type FlagName = 'additional_insured' | 'subrogation_waived' | 'primary_noncontributory' | 'occurrence_form'
const flag = (name: FlagName, subject: string): WrittenMember => ({
  write: (rule) => (rule[name] === undefined ? [] : [`${subject} is ${rule[name] ? 'required' : 'not asked'}`]),
  pattern: new RegExp(`^${subject} is (required|not asked)$`),
  read: (m, rule) => {
    rule[name] = m[1] === 'required'
  },
})
type NumberName = 'cancellation_notice_days' | 'min_days_remaining' | 'expiry_lead_days'
const days = (name: NumberName, before: string, after: string): WrittenMember => ({
  write: (rule) => (rule[name] === undefined ? [] : [`${before}${rule[name]}${after}`]),
  pattern: new RegExp(`^${before}(\\d+)${after}$`),
  read: (m, rule) => {
    rule[name] = Number(m[1])
  },
})

const CADENCE: Record<ReverificationCadence, string> = {
  none: 'never',
  every_30_days: 'every 30 days',
  every_90_days: 'every 90 days',
  every_180_days: 'every 180 days',
  annual: 'every year',
  on_renewal: 'at each renewal',
}
export const cadenceWords = (c: ReverificationCadence): string => CADENCE[c]
export const readCadence = (words: string): ReverificationCadence | undefined =>
  (Object.keys(CADENCE) as ReverificationCadence[]).find((c) => CADENCE[c] === words)

const alternativeWords = (a: RuleAlternative): string =>
  `${coverageName(a.coverage_type)}${a.program_ref === undefined ? '' : ` through the program ${quoted(a.program_ref)}`} is accepted instead${a.limits?.length ? `, with ${a.limits.map(limitPhrase).join('; ')}` : ''}`

const list = (s: string): string[] => s.split(', ')
export const conditionWords = (c: RuleCondition): string[] => [
  ...(c.insured_states?.length ? [`This holds for insureds based in ${c.insured_states.join(', ')}`] : []),
  ...(c.not_insured_states?.length ? [`This does not hold for insureds based in ${c.not_insured_states.join(', ')}`] : []),
  ...(c.tags?.length ? [`This holds for engagements tagged ${quotedList(c.tags)}`] : []),
  ...(c.not_tags?.length ? [`This does not hold for engagements tagged ${quotedList(c.not_tags)}`] : []),
]
export const CONDITION = /^This (holds|does not hold) for (insureds based in|engagements tagged) (.+)$/
export function readCondition(m: RegExpExecArray, rule: { applies_when?: RuleCondition }): void {
  const states = m[2]!.startsWith('insureds')
  const key = states ? (m[1] === 'holds' ? 'insured_states' : 'not_insured_states') : m[1] === 'holds' ? 'tags' : 'not_tags'
  rule.applies_when = { ...rule.applies_when, [key]: states ? list(m[3]!) : readQuotedList(m[3]!) }
}

/** Every member of a coverage rule, in the order they are written. */
export const WRITTEN_MEMBERS: WrittenMember[] = [
  {
    write: (rule) => (rule.limits.length ? [`It shows ${rule.limits.map(limitPhrase).join('; ')}`] : []),
    pattern: /^It shows (.+)$/,
    read: (m, rule) => {
      const limits = splitOutsideQuotes(m[1]!, /; /).map(readLimitPhrase)
      if (limits.some((l) => l === null)) throw new SyntaxError('limit')
      rule.limits = limits.filter((l) => l !== null)
    },
  },
  flag('additional_insured', 'Additional insured status'),
  flag('subrogation_waived', 'A waiver of subrogation'),
  flag('primary_noncontributory', 'Primary and non-contributory wording'),
  flag('occurrence_form', 'An occurrence form'),
  {
    write: (rule) => (rule.aggregate_basis ? [`The aggregate applies ${rule.aggregate_basis.replace('_', ' ')}`] : []),
    pattern: /^The aggregate applies (per policy|per project|per location)$/,
    read: (m, rule) => {
      rule.aggregate_basis = m[1]!.replace(' ', '_') as NonNullable<CoverageRule['aggregate_basis']>
    },
  },
  {
    write: (rule) =>
      rule.auto_scope?.length ? [`It covers these autos: ${rule.auto_scope.map((s) => s.replace('_', ' ')).join(', ')}`] : [],
    pattern: /^It covers these autos: (.+)$/,
    read: (m, rule) => {
      rule.auto_scope = list(m[1]!).map((s) => s.replace(' ', '_') as AutoScope)
    },
  },
  {
    write: (rule) => (rule.max_deductible === undefined ? [] : [`The deductible or retention is at most ${dollars(rule.max_deductible)}`]),
    pattern: new RegExp(`^The deductible or retention is at most (${DOLLARS})$`),
    read: (m, rule) => {
      rule.max_deductible = readDollars(m[1]!)
    },
  },
  days('cancellation_notice_days', 'The insurer gives at least ', " days' notice of cancellation"),
  {
    write: (rule) =>
      rule.carrier_rating
        ? [
            `The insurer is rated ${rule.carrier_rating.min_rating}${rule.carrier_rating.min_size === undefined ? '' : ` ${rule.carrier_rating.min_size}`} or better by AM Best`,
          ]
        : [],
    pattern: /^The insurer is rated ([ABCD][+-]{0,2})(?: ([IVX]*))? or better by AM Best$/,
    read: (m, rule) => {
      rule.carrier_rating = { min_rating: m[1]!, ...(m[2] === undefined ? {} : { min_size: m[2] }) }
    },
  },
  {
    write: (rule) =>
      rule.accepted_documents?.length
        ? [`Only these documents count as proof: ${rule.accepted_documents.map((d) => d.replaceAll('_', ' ')).join(', ')}`]
        : [],
    pattern: /^Only these documents count as proof: (.+)$/,
    read: (m, rule) => {
      rule.accepted_documents = list(m[1]!).map((d) => d.replaceAll(' ', '_') as DocType)
    },
  },
  days('min_days_remaining', 'At least ', ' days are left before it expires'),
  {
    write: (rule) => (rule.endorsements?.length ? [`These endorsements are attached: ${quotedList(rule.endorsements)}`] : []),
    pattern: new RegExp(`^These endorsements are attached: (${QUOTED}(?:, ${QUOTED})*)$`),
    read: (m, rule) => {
      rule.endorsements = readQuotedList(m[1]!)
    },
  },
  {
    write: (rule) => (rule.alternatives ?? []).map(alternativeWords),
    pattern: new RegExp(`^(${COVERAGE})(?: through the program (${QUOTED}))? is accepted instead(?:, with (.+))?$`),
    read: (m, rule) => {
      const limits = m[3] === undefined ? undefined : splitOutsideQuotes(m[3], /; /).map(readLimitPhrase)
      if (limits?.some((l) => l === null)) throw new SyntaxError('limit')
      const alternative: RuleAlternative = {
        coverage_type: readCoverageName(m[1]!)!,
        ...(limits ? { limits: limits.filter((l) => l !== null) } : {}),
        ...(m[2] === undefined ? {} : { program_ref: unquoted(m[2]) }),
      }
      rule.alternatives = [...(rule.alternatives ?? []), alternative]
    },
  },
  {
    write: (rule) =>
      rule.source_confirmation === undefined ? [] : [`The agent or insurer ${rule.source_confirmation ? 'must' : 'need not'} confirm it`],
    pattern: /^The agent or insurer (must|need not) confirm it$/,
    read: (m, rule) => {
      rule.source_confirmation = m[1] === 'must'
    },
  },
  {
    write: (rule) => (rule.reverification_cadence ? [`It is verified again: ${cadenceWords(rule.reverification_cadence)}`] : []),
    pattern: /^It is verified again: (.+)$/,
    read: (m, rule) => {
      const cadence = readCadence(m[1]!)
      if (!cadence) throw new SyntaxError('cadence')
      rule.reverification_cadence = cadence
    },
  },
  days('expiry_lead_days', 'The renewal is asked for ', ' days before it expires'),
  { write: (rule) => (rule.applies_when ? conditionWords(rule.applies_when) : []), pattern: CONDITION, read: readCondition },
]
