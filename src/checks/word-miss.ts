import { limitName, showDollars } from '../vocabulary/index.ts'
import { type Check, type CheckValue, isOnAnswerAlone } from './rule-result.ts'

const CHECK_NAMES: Record<string, string> = {
  in_force: 'the policy term',
  subrogation_waived: 'waiver of subrogation',
  primary_noncontributory: 'primary and non-contributory wording',
  occurrence_form: 'occurrence form',
  auto_scope: 'covered autos',
  max_deductible: 'the deductible',
  cancellation_notice_days: 'days of notice of cancellation',
  min_days_remaining: 'days until expiration',
  carrier_rating: "the carrier's rating",
  accepted_documents: 'the kind of document',
  named_insured: 'the named insured',
  certificate_holder: 'the certificate holder',
  issued_within_days: 'the date of issue',
}

/** Why one condition was missed, as a person would say it. */
export const wordMiss = (missed: Check): string => {
  const { check, required, held, reason } = missed
  const name = nameOf(check)
  const told = isOnAnswerAlone(missed) ? ' by the source' : ''
  const asked = value(check, required)
  switch (reason) {
    case 'not_shown':
      return check === 'coverage' ? 'no policy shown' : `${name} is not shown`
    case 'no_amount_shown':
      return `${name} is shown without an amount`
    case 'below_minimum':
      return check === 'min_days_remaining'
        ? `expires ${String(held)}, ${asked} days must remain`
        : `${name} is ${value(check, held)}${told}, ${asked} is required`
    case 'above_maximum':
      return `${name} is ${value(check, held)}${told}, at most ${asked} is allowed`
    case 'differs':
      return `${name} does not match what is asked`
    case 'unreadable':
      return `${name} could not be read`
    case 'contradiction_open':
      return `documents disagree on ${name}`
    case 'expired':
      return 'the policy has expired'
    case 'not_yet_in_force':
      return 'the policy is not yet in force'
    case 'cancellation_reported':
      return 'a notice of cancellation was received'
    case 'document_proves_nothing':
      return 'the paper is no proof of insurance'
    case 'document_not_accepted':
      return 'the kind of document is not accepted'
    case 'page_in_review':
      return 'a page is with a reviewer'
    case 'no_rating':
      return 'no rating of the carrier is at hand'
    case 'insured_state_unknown':
      return "the insured's state is not known"
    case 'not_confirmed':
      return 'the source has not confirmed it'
    case 'source_refused':
      return 'the source refused it'
    case 'source_contradicted':
      return 'the source gave other facts than the paper'
    case 'source_timed_out':
      return 'the source did not answer in time'
    case 'not_enrolled':
      return 'no active enrollment'
    case 'no_master_line':
      return 'the program has no master policy on file'
    case 'excluded_by_wording':
      return 'the description carries wording that must not stand there'
    case null:
      return `${name} is met`
  }
}

const nameOf = (check: string): string => {
  if (check.startsWith('limits.')) {
    const name = limitName(check.slice(7))
    return name.charAt(0).toLowerCase() + name.slice(1)
  }
  if (check.startsWith('endorsements.')) return `form ${check.slice(13)}`
  return CHECK_NAMES[check] ?? check.replaceAll('_', ' ')
}

const value = (check: string, held: CheckValue): string => {
  if (typeof held === 'number' && (check.startsWith('limits.') || check === 'max_deductible')) return showDollars(held)
  return Array.isArray(held) ? held.join(', ') : String(held)
}
