import type { DocType, ReadNotice } from '../../../vocabulary/index.ts'
import type { Attempt } from '../attempt.ts'
import { type PageView, withoutUnderlying } from '../view/page-view.ts'
import { findPolicyNumbers } from './find-policy-number.ts'
import type { Facts } from './gather-facts.ts'

const ENDS: Record<ReadNotice['kind'], string> = {
  cancellation_notice: 'Notice of cancellation or non-renewal',
  reinstatement_notice: 'Notice of reinstatement',
}
export const isNoticeType = (docType: DocType): docType is ReadNotice['kind'] => Object.hasOwn(ENDS, docType)

export function noteOf(docType: DocType, facts: Facts): string | null {
  if (!isNoticeType(docType)) return null
  const about = [
    facts.number ? `policy ${facts.number.text}` : 'no policy number read',
    facts.carrier ? `of ${facts.carrier.text}` : null,
    facts.effective ? `from ${facts.effective.date}` : null,
    facts.expiration ? `to ${facts.expiration.date}` : null,
  ]
  return `${ENDS[docType]}: ${about.filter(Boolean).join(', ')}.`
}

const NUMBERS_MAX = 50
/** A policy that goes on after days without cover may not have begun again: what it stands at is a person's to say. */
const LAPSED = /(?<!without (?:a |any )?|no )\blapse\b|\bno coverage (?:between|from|during)\b/

/** Which policies a notice is about. One that ends coverage is heard for every number it prints; one that restores it for its own alone. */
export function noticeOf(kind: ReadNotice['kind'], facts: Facts, pages: readonly PageView[], attempt: Attempt): ReadNotice {
  const lapsed = kind === 'reinstatement_notice' && pages.some((page) => LAPSED.test(page.lower))
  const own = facts.number && !facts.contested && !lapsed ? [facts.number.text] : []
  const policy_numbers = kind === 'reinstatement_notice' ? own : attempt(['policy_number'], [], () => findPolicyNumbers(pages.map(withoutUnderlying))).slice(0, NUMBERS_MAX).map((vote) => vote.text)
  // One date alone may be the day on which the policy ends: only both are its term.
  const term = facts.effective && facts.expiration ? { effective_date: facts.effective.date, expiration_date: facts.expiration.date } : { effective_date: null, expiration_date: null }
  return { kind, policy_numbers: [...new Set(policy_numbers)], ...term, page: pages[0]!.number }
}
