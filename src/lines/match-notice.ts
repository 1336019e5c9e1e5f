import { nothingStated, type ReadLine, type ReadNotice, type UnreadChange } from '../vocabulary/index.ts'
import { foldPolicyNumber } from './fold-identity.ts'
import type { HeldLine } from './held-line.ts'
import { haveSeparateTerms, numbersOf } from './match-line.ts'
import { currentLines } from './supersede-lines.ts'

/**
 * The held lines that a notice speaks about: every coverage of the policies it names, for a package has one number. A term that
 * it prints keeps other terms of the same number out; without one, those that have not run out are meant.
 */
export const linesOfNotice = (lines: readonly HeldLine[], notice: Omit<ReadNotice, 'kind'>, today: string): HeldLine[] => {
  const named = new Set(notice.policy_numbers.map(foldPolicyNumber).filter((number) => number !== null))
  const ofNumber = lines.filter((line) => numbersOf(line).some((number) => number !== null && named.has(number)) && !haveSeparateTerms(line, notice))
  const running = ofNumber.filter((line) => line.expiration_date === null || line.expiration_date > today)
  return running.length > 0 ? running : ofNumber
}

/** The held lines that a change nobody could read may be about: those of its number; of an endorsement without one, every line that runs. */
export const linesOfChange = (lines: readonly HeldLine[], change: UnreadChange, today: string): HeldLine[] =>
  change.policy_numbers.length > 0 ? linesOfNotice(lines, change, today) : currentLines(lines, today)

/** What a notice says of a line it speaks about: its own kind, and none of the policy's values. */
export const statedByNotice = (notice: ReadNotice, line: HeldLine): ReadLine => ({ ...nothingStated(), coverage_type: line.coverage_type, document_class: notice.kind, fields: {} })
