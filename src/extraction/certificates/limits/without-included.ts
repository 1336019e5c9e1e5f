import type { CoverageType } from '../../../vocabulary/index.ts'

const REEFER = String.raw`(?:reefers?|refrig[a-z]{0,8}\.?)(?:\s+(?:breakdown|mechanical|unit|bd|coverage|cover)){0,3}`
const NO_AMOUNT = String.raw`(?!\s{0,3}[,;]?\s{0,3}(?:[a-z]{1,12}\.?\s{1,2}){0,2}[:=-]?\s{0,2}\$?\s?\d)`
const ANSWER = String.raw`(?:incl(?:uded|\.)?|excl(?:uded|\.)?|not\s+(?:included|covered|provided)|covered|applies|yes|no|none)`
const SAID = new RegExp(String.raw`[,;(–/-]?\s{0,2}\b(?:(?:incl(?:uding|udes|uded|\.)?|with|w\/|no|without|excl(?:uding|\.)?|plus)\s+${REEFER}|${REEFER}\s{0,2}[:–-]?\s{0,2}(?:is\s+)?${ANSWER})(?![a-z])\)?${NO_AMOUNT}`, 'gi')

/**
 * `$100,000 reefer incl.`, `$100,000, no reefer breakdown`: that the breakdown of a cargo's refrigeration is included, or is not, names no
 * amount, and the one beside it is the cargo's.
 */
export const withoutIncluded = (printed: string, type: CoverageType): string =>
  (type === 'cargo' || type === 'contingent_cargo') && /reefer|refrig/i.test(printed) ? printed.replace(SAID, ' ').replace(/\s{2,}/g, ' ').trim() : printed
