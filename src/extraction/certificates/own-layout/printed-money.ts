import type { Word } from '../../page-model.ts'

/** Outside a table only what is written as money is an amount: streets and job numbers are not. */
export const MONEY = /\$|\d,\d{3}|\d\s*(?:million|mil|mm|k)\b/i

export const withDigits = (words: Word[]): Word[] => words.filter((w) => /\d/.test(w.text))
