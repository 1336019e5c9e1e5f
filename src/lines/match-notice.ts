import { nothingStated, type ReadLine, type ReadNotice, type UnreadChange } from '../vocabulary/index.ts'
import { foldPolicyNumber } from './fold-identity.ts'
import type { HeldLine } from './held-line.ts'
import { haveSeparateTerms, numbersOf } from './match-line.ts'
import { isNearNumber } from './near-number.ts'
import { currentLines } from './supersede-lines.ts'

/** A notice, or a change that nobody could read. */
export type NamesPolicies = Omit<ReadNotice, 'kind'> & { kind?: ReadNotice['kind'] }

/**
 * The held lines that a notice speaks about: every coverage of the policies it names, for a package has one number. A term that
 * it prints keeps other terms of the same number out; without one, those that have not run out are meant. Where nobody holds the number as it
 * prints it, policies whose number is nearly that are meant.
 */
export const linesOfNotice = (lines: readonly HeldLine[], notice: NamesPolicies, today: string): HeldLine[] => {
  const named = [...new Set(notice.policy_numbers.map(foldPolicyNumber).filter((number) => number !== null))]
  const ofTerm = lines.filter((line) => !haveSeparateTerms(line, notice))
  const numbered = (fits: (held: string, said: string) => boolean): HeldLine[] => ofTerm.filter((line) => numbersOf(line).some((held) => held !== null && named.some((said) => fits(held, said))))
  const exactly = numbered((held, said) => held === said)
  // Whatever holds a policy back is heard of a number that is written otherwise; what lifts that must name it.
  const ofNumber = exactly.length > 0 || notice.kind === 'reinstatement_notice' ? exactly : numbered(isNearNumber)
  const running = ofNumber.filter((line) => line.expiration_date === null || line.expiration_date > today)
  return running.length > 0 ? running : ofNumber
}

/** The held lines that a change nobody could read may be about: those of its number; of an endorsement without one, every line that runs. */
export const linesOfChange = (lines: readonly HeldLine[], change: UnreadChange, today: string): HeldLine[] =>
  change.policy_numbers.length > 0 ? linesOfNotice(lines, change, today) : currentLines(lines, today)

/** What a notice says of a line it speaks about: its own kind, and none of the policy's values. */
export const statedByNotice = (notice: ReadNotice, line: HeldLine): ReadLine => ({ ...nothingStated(), coverage_type: line.coverage_type, document_class: notice.kind, fields: {} })
