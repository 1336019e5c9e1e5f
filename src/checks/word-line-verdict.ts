import {
  COVERAGE_NAMES,
  type ConfirmedBy,
  type CoverageType,
  limitName,
  showDollars,
  type VerificationMethod,
  type VerificationState,
} from '../vocabulary/index.ts'

const SOURCES: Record<ConfirmedBy, string> = {
  broker: 'The agent of record',
  carrier: 'The carrier',
  program_administrator: 'The program administrator',
  state_fund: 'The state fund',
  reviewer: 'A reviewer',
}
const METHODS: Partial<Record<VerificationMethod, string>> = {
  email_agent_of_record: ' by email',
  secure_link_response: ' through the answer page',
  phone: ' by phone',
  carrier_portal: " through the carrier's portal",
  reviewer_adjudication: ' on the evidence in hand',
  simulated_source: ' in a simulation',
}

export type ResolvedLine = {
  coverage_type: CoverageType
  carrier: string | null
  policy_number: string | null
  effective_date: string | null
  expiration_date: string | null
  state: VerificationState
  confirmed_by: ConfirmedBy | null
  method: VerificationMethod | null
  /** What the source stated differently, by path. */
  corrections?: Record<string, string | number> | undefined
}

/** The wording of one line's verdict: who answered, how, what about, and what the answer does not say. */
export const wordLineVerdict = (line: ResolvedLine): string => {
  const who = (line.confirmed_by === null ? 'The source' : SOURCES[line.confirmed_by]) ?? 'The source'
  const how = (line.method === null ? '' : METHODS[line.method]) ?? ''
  const policy = wordPolicy(line)
  switch (line.state) {
    case 'verified':
      return `${who} confirmed${how} ${policy}${wordTerm(line)}, with its limits as listed in the question. Endorsements and other wording on the paper were not part of the question.`
    case 'refused':
      return `${who} answered${how} that ${policy} does not stand for this insured. What the paper says of it was not confirmed.`
    case 'contradicted':
      return `${who} gave${how} other facts for ${policy} than the paper: ${wordCorrections(line.corrections ?? {})}.`
    case 'timed_out':
      return `No answer came for ${policy} before the hard stop. Nothing the paper says of it is confirmed.`
    default:
      return `${capital(policy)} waits for its source. Nothing the paper says of it is confirmed yet.`
  }
}

const wordPolicy = ({ coverage_type, carrier, policy_number }: ResolvedLine): string =>
  `${COVERAGE_NAMES[coverage_type].toLowerCase()} policy${policy_number === null ? '' : ` ${policy_number}`}${carrier === null ? '' : ` with ${carrier}`}`

const wordTerm = ({ effective_date, expiration_date }: ResolvedLine): string =>
  effective_date === null || expiration_date === null ? '' : `, in force from ${effective_date} to ${expiration_date}`

const wordCorrections = (corrections: Record<string, string | number>): string => {
  const words = Object.entries(corrections).map(([path, value]) => {
    if (!path.startsWith('limits.')) return `${path.replaceAll('_', ' ')} ${value}`
    return `${limitName(path.slice(7)).toLowerCase()} ${showDollars(Number(value))}`
  })
  return words.length === 0 ? 'a person has the details' : words.join(', ')
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
