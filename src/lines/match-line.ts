import type { ReadLine } from '../vocabulary/index.ts'
import { foldPolicyNumber, isSameCarrier } from './fold-identity.ts'
import type { HeldLine } from './held-line.ts'
import { isNotice, readableLine } from './readable-line.ts'
import { currentLines } from './supersede-lines.ts'

export type LineMatch =
  | { action: 'merge'; line: HeldLine }
  | { action: 'create' }
  /** A person must look. `build` says whether a line is made of what is there. */
  | { action: 'review'; build: boolean; reason: ReviewReason }
export type ReviewReason = 'no_policy_number' | 'carrier_fits_several_lines' | 'no_policy_number_and_no_carrier' | 'notice_without_a_line' | 'cancellation_reported' | 'change_not_read'

export const REVIEW_TITLES: Record<ReviewReason, string> = {
  no_policy_number: 'A coverage with a carrier and no policy number',
  carrier_fits_several_lines: 'A coverage without policy number fits several policies of its carrier',
  no_policy_number_and_no_carrier: 'A coverage with neither policy number nor carrier',
  notice_without_a_line: 'A notice about a policy that is not on file',
  cancellation_reported: 'A notice that a policy is cancelled',
  change_not_read: 'An endorsement that changes a policy in a way that was not read',
}

/**
 * Which held line of the insured a document's line states again. By policy number where one can be read; the same number with a term that
 * does not touch the held one is a renewal, another line. Without a number, the only current line of that type and carrier.
 */
export const matchLine = (lines: readonly HeldLine[], read: ReadLine, unreadable: readonly string[], today: string): LineMatch => {
  const { stated } = readableLine(read, unreadable)
  const sameType = lines.filter((line) => line.coverage_type === stated.coverage_type && !haveSeparateTerms(line, stated))
  const current = new Set(currentLines(lines, today))
  const number = foldPolicyNumber(stated.policy_number)
  const match = number === null ? undefined : latest(sameType.filter((line) => numbersOf(line).includes(number)))
  if (match) return { action: 'merge', line: match }
  // An endorsement may not say which coverage it changes: it changes the only one of its policy.
  const ofPolicy = number !== null && stated.document_class === 'endorsement' ? lines.filter((line) => numbersOf(line).includes(number) && !haveSeparateTerms(line, stated)) : []
  if (ofPolicy.length === 1) return { action: 'merge', line: ofPolicy[0]! }
  const isFree = (line: HeldLine) => current.has(line) && isSameCarrier(line, stated) && (number === null || line.policy_number === null)
  const [only, ...others] = sameType.filter(isFree)
  if (only && others.length === 0) return { action: 'merge', line: only }
  if (isNotice(stated.document_class)) return { action: 'review', build: false, reason: 'notice_without_a_line' }
  if (number !== null) return { action: 'create' }
  if (only) return { action: 'review', build: false, reason: 'carrier_fits_several_lines' }
  if (stated.carrier !== null) return { action: 'review', build: true, reason: 'no_policy_number' }
  return { action: 'review', build: false, reason: 'no_policy_number_and_no_carrier' }
}

/** A line answers to the number it holds and to the one its source gave for it. */
export const numbersOf = (line: HeldLine): (string | null)[] => {
  const corrected = line.verification.corrections?.policy_number
  return [foldPolicyNumber(line.policy_number), corrected === undefined ? null : foldPolicyNumber(String(corrected))]
}

/** Two terms that do not overlap cannot contradict each other: carriers keep a number over renewals. */
export const haveSeparateTerms = (held: HeldLine, stated: Pick<ReadLine, 'effective_date' | 'expiration_date'>): boolean =>
  (held.expiration_date !== null && stated.effective_date !== null && stated.effective_date >= held.expiration_date) ||
  (held.effective_date !== null && stated.expiration_date !== null && stated.expiration_date <= held.effective_date)

const latest = (lines: readonly HeldLine[]): HeldLine | undefined =>
  lines.toSorted((a, b) => (b.effective_date ?? '').localeCompare(a.effective_date ?? '')).at(0)
