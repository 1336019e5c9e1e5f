import { monthOf } from './months.ts'
import { matchDate } from './read-values.ts'

/** "Premiums are paid through December", and that is still to come: no end of cover. */
export const isPaidAhead = (folded: string, today: string | null): boolean => PAID_AHEAD.test(folded) && !paidNoFurther(folded, today, [])
const PAID_AHEAD =
  /^\W*(?:and )?(?:(?:the |their |all )?(?:premiums?|accounts?|policies|everything|they|he|she|it|all|both|all (?:two|three|four|five))(?: is| are|'s|'re)(?: all| both)?|(?:is|are)) (?:paid|on (?:a|the) (?:pay(?:ment)? )?plan) (?:up )?(?:through|thru|to|until) (?:the end of )?[a-z]{3,9}(?:,? (?:and (?:all )?current|(?:so )?no (?:issues|problems)|so (?:no issues|they(?:'re| are) good)))?\W*$/

const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'
const UNTIL = '(?:through|thru|to|until|till?|for|up (?:to|until|through|thru))'
/** A day, with or without its year, or a part of a month, a quarter, a year. */
const A_DAY = `(?:\\d{1,2}/\\d{1,2}(?:/(?:20)?\\d\\d)?(?!\\d)|(?:(?:(?:the )?(?:end|middle|beginning|first|rest|remainder) of |mid[- ]?|early |late )?${MONTH}\\.?(?:(?: (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?!\\d))?(?:,? 20\\d\\d)?)|(?:the )?\\d{1,2}(?:st|nd|rd|th)(?: of (?:this month|next month|the month|${MONTH}))?|(?:the )?(?:end|middle|beginning|rest|remainder) of (?:(?:the|this|next) )?(?:(?:policy )?(?:term|period|year)|month|quarter)|year[- ]end|next (?:month|quarter|year)|(?:the )?(?:entire |full |whole |policy )?(?:term|year)))(?![a-z0-9])`
const WHO_PAID = "(?:(?:(?:(?:the |all |all of |their |this )?(?:premiums?|accounts?|polic(?:y|ies)|insured|client|customer|everything)|they|he|she|it|all|both|all (?:two|three|four|five)) (?:(?:is|are|has|have|was|were|all|both|currently|already|been|also) )*|(?:they|he|she|it|everything)(?:'s|'re|'ve) (?:(?:all|both|already|been) )*))?"
const WHAT_RUNS = '(?:the |their |all )?(?:premiums?|payments?|billing|installments?)(?: (?:is|are|all))* (?:current|up to date|paid)'
/** "Paid thru 3/1/27", "payments are current through year end": until when is no end of the term. */
export const PAID_UNTIL_A_DAY = `(?:${WHO_PAID}(?:paid|on (?:an?|the) (?:pay(?:ment)? )?plan)(?: (?:up|in full|current|ahead))?|${WHAT_RUNS}) ${UNTIL} ${A_DAY}(?:,? (?:and (?:all )?current|so (?:no (?:issues|problems)|they(?:'re| are) good)))?`
const UNTIL_WHEN = /\b(?:paid|plan|(?:payments?|premiums?|billing|installments?)(?: (?:is|are|all))* (?:current|up to date)) (?:up |in full |current |ahead )?(through|thru|to|until|till?|up to|up until|up through|up thru) (?:the )?(?:(?:end|middle|beginning|first|rest|remainder) of |mid[- ]?|early |late )?(?=\d|[a-z])/

const NEXT_DUE = /^\W*(?:the |their |his |her )?next (?:(?:monthly|quarterly|premium) )?(?:payment|installment|bill|invoice|premium|draft)(?: (?:is|comes|will be))?(?: (?:due|scheduled|drafting))?(?: (?:date|on|in|for|not until|until))*:? ?([a-z0-9/. ,]{3,20}?)\W*$/
/** "Next payment due: 12/20/2026", "next payment is due in December", written before it. A day without its year is one of the three months to come. */
export function nextIsAhead(folded: string, today: string | null): boolean {
  const [, when] = NEXT_DUE.exec(folded) ?? []
  if (when === undefined || today === null) return false
  const day = matchDate(when, 0)
  const month = day === null ? monthOf(when) : day.date.month
  if (month === 0 || (day !== null && day.length !== when.length)) return false
  const now = Number(today.slice(5, 7))
  if (day?.date.year != null) return `${day.date.year}-${String(month).padStart(2, '0')}-${String(day.date.day).padStart(2, '0')}` > today
  const ahead = (month - now + 12) % 12
  return (ahead > 0 && ahead <= 3) || (ahead === 0 && day !== null && day.date.day > Number(today.slice(8, 10)))
}

/** "Paid through October", said in November; "until November" has ended by then. What is paid until the month in which the term ends is paid for the term. */
export function paidNoFurther(folded: string, today: string | null, ends: readonly (string | null)[]): boolean {
  const until = UNTIL_WHEN.exec(folded)
  if (until === null) return false
  const at = until.index + until[0].length
  const date = matchDate(folded, at)?.date
  if (date && today !== null && date.year !== null) return `${date.year}-${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}` <= today
  const month = date?.month ?? monthOf(/^[a-z]{3,9}(?![a-z])/.exec(folded.slice(at))?.[0] ?? '')
  if (month === 0) return false
  if (ends.length > 0 && ends.every((end) => end !== null && Number(end.slice(5, 7)) === month)) return false
  const ahead = today === null ? 12 : (month - Number(today.slice(5, 7)) + 12) % 12
  if (ahead === 0 && date) return date.day <= Number(today!.slice(8, 10))
  return ahead > 6 || (ahead === 0 && /^(?:until|till?|up)/.test(until[1]!))
}
