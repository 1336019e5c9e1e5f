import type { Compared } from '../values/compared.ts'

const OF_RENEWALS = /\brenew(?:ed|s|al)?\b[^.;]{0,120}\b(?:except(?:ing)?|other than|besides|apart from|aside from|but)\b[^.;]{0,120}\brenew(?:ed|s|al)?\b/
const OF_STATUS = /\b(?:active|in[- ]force|in effect|current|confirm\w*|verif\w*|correct|right|yes)\b/

/** "Everything renewed 4/1 except the WC which renewed 1/1", as both were asked: an exception of the day alone. */
export const isExceptedRenewal = (sentence: string, compared: readonly Compared[]): boolean =>
  OF_RENEWALS.test(sentence) && !OF_STATUS.test(sentence) && compared.length > 0 && compared.every(({ corrections, unplaced, agreed }) => Object.keys(corrections).length === 0 && unplaced.length === 0 && (agreed.has('effective_date') || agreed.has('expiration_date')))
