import type { Compared } from './compared.ts'

/** "The building limit will be 5,100,000", "is going to 5,100,000", "5.1M starting January 1": a value that is still to come. */
const TO_COME = /\b(?:will|going to|goes to|go(?:es|ing)? (?:up|down) to|is to be|are to be|to (?:increase|decrease|rise|drop)|va a|sera|seran|subira)\b|\b(?:starting|beginning|come)(?: on)? (?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|next)/

/** "The cargo limit will be reduced at renewal to 150,000": whatever it is today, it is no such limit; what "will stay" is. */
const CHANGE_TO_COME = /\b(?:will be|(?:is|are) (?:being|to be|going to be|getting|about to be)|to be|gets?|getting) (?:reduced|lowered|raised|increased|decreased|dropped|bumped|upped|cut|amended|revised|changed|brought)\b|\b(?:will|going to|is to|to) (?:go (?:up|down)|drop|rise|increase|decrease|change)\b|\b(?:goes|going) (?:up|down) (?:to|from)\b/

/** Whether the values a clause puts right hold from a day that is still to come: none of them is the value of today. */
export function isStillToCome(folded: string, compared: readonly Compared[], today: string | null): boolean {
  const paths = compared.flatMap((one) => Object.keys(one.corrections))
  if (paths.some((path) => path.startsWith('limits.')) && TO_COME.test(folded)) return true
  if (compared.some(({ agreed }) => [...agreed].some((path) => path.startsWith('limits.'))) && CHANGE_TO_COME.test(folded)) return true
  return today !== null && compared.some(({ corrections }) => typeof corrections['effective_date'] === 'string' && corrections['effective_date'] > today)
}
