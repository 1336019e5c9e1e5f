import type { Compared } from './compared.ts'

/** "The building limit will be 5,100,000", "is going to 5,100,000", "5.1M starting January 1": a value that is still to come. */
const TO_COME = /\b(?:will|going to|goes to|go(?:es|ing)? (?:up|down) to|is to be|are to be|to (?:increase|decrease|rise|drop)|va a|sera|seran|subira)\b|\b(?:starting|beginning|come)(?: on)? (?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|next)/

/** Whether the values a clause puts right hold from a day that is still to come: none of them is the value of today. */
export function isStillToCome(folded: string, compared: readonly Compared[], today: string | null): boolean {
  const paths = compared.flatMap((one) => Object.keys(one.corrections))
  if (paths.some((path) => path.startsWith('limits.')) && TO_COME.test(folded)) return true
  return today !== null && compared.some(({ corrections }) => typeof corrections['effective_date'] === 'string' && corrections['effective_date'] > today)
}
