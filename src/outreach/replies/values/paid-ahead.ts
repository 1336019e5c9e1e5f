import { monthOf } from './months.ts'
import { matchDate } from './read-values.ts'

/** "Premiums are paid through December", and that is still to come: no end of cover. */
export const isPaidAhead = (folded: string, today: string | null): boolean =>
  /^\W*(?:and )?(?:(?:the |their |all )?(?:premiums?|accounts?|policies|everything|they|he|she|it)(?: is| are|'s|'re)(?: all| both)?) paid (?:up )?(?:through|thru|to|until) (?:the end of )?[a-z]{3,9}\W*$/.test(folded) && !paidNoFurther(folded, today, [])

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

/** "Paid through October", said in November; "until November" has ended by then. What is paid in full until the month in which the term ends is paid for the term. */
export function paidNoFurther(folded: string, today: string | null, ends: readonly (string | null)[]): boolean {
  const [said, word, month] = /\bpaid (?:up |in full |current )?(until|till?|through|thru|to|up to|up until) (?:the )?(?:end of )?([a-z]{3,9})\b(?! \d)/.exec(folded) ?? []
  if (month === undefined || monthOf(month) === 0) return false
  if (/in full/.test(said!) && ends.length > 0 && ends.every((end) => end !== null && Number(end.slice(5, 7)) === monthOf(month))) return false
  const ahead = today === null ? 12 : (monthOf(month) - Number(today.slice(5, 7)) + 12) % 12
  return ahead > 6 || (ahead === 0 && /^(?:until|till?|up)/.test(word!))
}
