import { monthOf } from './months.ts'
import { matchDate } from './read-values.ts'

/** "Premiums are paid through December", and that is still to come: no end of cover. */
export const isPaidAhead = (folded: string, today: string | null): boolean => PAID_AHEAD.test(folded) && !paidNoFurther(folded, today, [])
const PAID_AHEAD =
  /^\W*(?:and )?(?:(?:the |their |all )?(?:premiums?|accounts?|policies|everything|they|he|she|it|all|both|all (?:two|three|four|five))(?: is| are|'s|'re)(?: all| both)?|(?:is|are)) (?:paid|on (?:a|the) (?:pay(?:ment)? )?plan) (?:up )?(?:through|thru|to|until) (?:the end of )?[a-z]{3,9}(?:,? (?:and (?:all )?current|(?:so )?no (?:issues|problems)|so (?:no issues|they(?:'re| are) good)))?\W*$/

/** "Paid thru 3/1/27", "paid through year end": until when is no end of the term. */
export const PAID_UNTIL_A_DAY =
  '(?:(?:the |all |their )?premiums? (?:is|are) (?:all )?)?(?:paid|on (?:a|the) (?:pay(?:ment)? )?plan) (?:up |in full |current )?(?:through|thru|to|until|till?|for) (?:(?:the )?(?:end of (?:the )?(?:(?:policy )?(?:term|period|year))|year[- ]end|(?:entire |full |whole |policy )?(?:term|year)|(?:the end of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)(?! \\d))|\\d{1,2}/\\d{1,2}/(?:20)?\\d\\d(?!\\d))(?:,? (?:and (?:all )?current|so (?:no (?:issues|problems)|they(?:\'re| are) good)))?'
const UNTIL_A_DAY = /\b(?:paid|plan) (?:up |in full |current )?(?:through|thru|to|until|till?) (?=\d)/

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
  const day = UNTIL_A_DAY.exec(folded)
  const until = day === null ? null : matchDate(folded, day.index + day[0].length)
  if (until && until.date.year !== null && today !== null && `${until.date.year}-${String(until.date.month).padStart(2, '0')}-${String(until.date.day).padStart(2, '0')}` <= today) return true
  const [, word, month] = /\bpaid (?:up |in full |current )?(until|till?|through|thru|to|up to|up until) (?:the )?(?:end of )?([a-z]{3,9})\b(?! \d)/.exec(folded) ?? []
  if (month === undefined || monthOf(month) === 0) return false
  if (ends.length > 0 && ends.every((end) => end !== null && Number(end.slice(5, 7)) === monthOf(month))) return false
  const ahead = today === null ? 12 : (monthOf(month) - Number(today.slice(5, 7)) + 12) % 12
  return ahead > 6 || (ahead === 0 && /^(?:until|till?|up)/.test(word!))
}
