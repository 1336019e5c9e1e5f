import type { CoverageType } from '../../../vocabulary/index.ts'
import type { AmountAt, AmountRow } from '../limits/amount-rows.ts'
import type { LimitRead } from '../limits/labelled-limits.ts'
import { limitsFor } from '../limits/limits-for.ts'

const CHANGED = String.raw`(?:amended|changed|revised|replaced|decreased|reduced|lowered|increased|raised)`
/** That the paper states the policy's limits anew: its title, or its sentence. What a policy change says of a limit is what it is from now on, in whatever words. */
const STATES_ANEW = new RegExp(
  [
    String.raw`\b(?:policy\schanges?|(?:general\s)?change\sendorsement|amendatory\sendorsement|change\sof\spolicy)\b`,
    String.raw`\blimits?\b[^.;]{0,80}\b(?:is|are|has\sbeen|have\sbeen)\s(?:hereby\s)?${CHANGED}\b`,
    String.raw`\b(?:amendment|change|revision|increase|decrease|reduction)\s(?:of|in|to)\s(?:the\s)?(?:policy\s)?limits?\b`,
    String.raw`\b(?:amended|changed|revised|new|increased|decreased|reduced)\slimits?\sof\s(?:insurance|liability)\b`,
    String.raw`\b(?:amend|change|revise|decrease|reduce|lower|increase|raise)s?\s(?:the\s)?[a-z &/,-]{3,60}\sfrom\s\$[\d,]{3,14}\sto\s\$`,
  ].join('|'),
)
/** Whether an endorsement's text, in small letters with single spaces, does. */
export const statesAnew = (text: string): boolean => STATES_ANEW.test(text)
/** A row of what is no more. */
const IS_GONE = /^\W*(?:delet(?:e|es|ed|ing)|remov(?:e|es|ed|ing)|old|prior|previous(?:ly)?|former(?:ly)?|current(?:ly)?|expiring|in\slieu\sof|instead\sof)\b/i

/**
 * The limits that an endorsement states anew for the coverage it changes. One that only bounds what it grants (to an additional insured, for a
 * project) changes none of them. Of the old beside the new the new is last, but where heads over them say otherwise.
 */
export function changedLimits(type: CoverageType, printed: string, rows: readonly AmountRow[]): LimitRead[] {
  const text = printed.replace(/\s+/g, ' ')
  if (!STATES_ANEW.test(text)) return []
  const isNewFirst = NEW_FIRST.test(text)
  return limitsFor(type, rows.filter((row) => !IS_GONE.test(row.run.text)).map((row) => ({ ...row, amounts: newest(row, isNewFirst) })), null)
}

/** Heads over two columns. */
const NEW_FIRST = /\b(?:new|revised|amended)\s(?:limits?\s)?(?:(?:and|\/)\s)?(?:old|prior|previous|former|current|expiring)\b/

const BETWEEN = /^[\s$.,;:|/–-]{0,12}(?:(?:amended|changed|reduced|increased)\s)?(?:to|now)?[\s$:]{0,4}$/i
/** Amounts with no words between them are the old and the new of one limit; what it costs is neither. */
function newest({ run, amounts: all }: AmountRow, isNewFirst: boolean): AmountAt[] {
  const amounts = all.filter(({ column }) => column !== 'premium' && column !== 'deductible')
  const goOn = (i: number): boolean => i >= 0 && i + 1 < amounts.length && BETWEEN.test(run.text.slice(amounts[i]!.end, amounts[i + 1]!.start))
  return amounts.filter((_, i) => (isNewFirst ? !goOn(i - 1) : !goOn(i)))
}
