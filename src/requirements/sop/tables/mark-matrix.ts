import { findMentions } from '../mentions/find-mentions.ts'
import { readableText } from '../text/normalise-text.ts'
import type { Column } from './name-columns.ts'

const MARK = /^[xX\u2713\u2714\u2611\u2612\u25cf\u2022]$/
/** Letters and words for "asked" and "not asked". */
const SET = /^(?:[xX\u2713\u2714\u2611\u2612\u25cf\u2022]|R|Y|M|yes|req(?:'?d|uired)?\.?)$/i
const UNSET = /^(?:N|NR|no|none|not (?:req(?:'?d|uired)?\.?|needed|applicable)|n\/?a|[-\u2013\u2014])$/i
const OF_THIS = /^(?:this|your|our) (?:lease|job|project|contract|event|permit|rental|agreement|order|vendor|tenant|space)$|^(?:applies|required) here$/i

/**
 * "GL | X | X" under "Retail | Restaurant": columns of marks are kinds of those who are asked. Says of a row for whom it is:
 * everybody (null), some kinds, or, where one column is that of this contract and stays empty, nobody.
 */
export function markMatrix(columns: Column[], headers: string[], rows: string[][]): ((row: string[]) => 'not_asked' | { some: string } | null) | null {
  const cellsUnder = (i: number): string[] => rows.map((r) => (r[i] ?? '').trim()).filter(Boolean)
  const kindsBy = (marks: RegExp, others: RegExp | null): number[] =>
    columns.flatMap((c, i) => {
      const cells = cellsUnder(i)
      return c === 'notes' && /^[A-Za-z][A-Za-z' \/&-]{2,30}$/.test(headers[i]!.trim()) && cells.some((x) => marks.test(x)) && cells.every((x) => marks.test(x) || others?.test(x)) ? [i] : []
    })
  const ticked = kindsBy(MARK, null)
  // "R | N" under "Caterers | Florists": a word or letter in every cell, under heads that are of nobody's insurance.
  const lettered = ticked.length > 1 ? [] : kindsBy(SET, UNSET).filter((i) => rows.every((r) => (r[i] ?? '').trim() !== '' || r.filter((c) => c.trim()).length < 2) && !findMentions(readableText(headers[i]!)).mentions.length)
  const kinds = lettered.length > 1 ? lettered : ticked
  if (kinds.length < 2) return null
  const here = kinds.find((i) => OF_THIS.test(headers[i]!.trim()))
  return (row) => {
    const set = kinds.filter((i) => SET.test((row[i] ?? '').trim()))
    if (kinds === lettered && !set.length) return 'not_asked'
    if (here !== undefined) return set.includes(here) ? null : 'not_asked'
    return set.length === 0 || set.length === kinds.length ? null : { some: set.map((i) => headers[i]!.trim()).join(', ') }
  }
}

/** " | Retail | Restaurant" over names and nothing but marks. */
export function headsMarks([head = [], ...rows]: string[][]): boolean {
  const names = head.slice(1).filter((c) => c.trim())
  return names.length > 1 && rows.length > 1 && names.every((c) => /^[A-Za-z][A-Za-z' \/&-]{2,30}$/.test(c.trim())) && rows.every((r) => r.slice(1).every((c) => !c.trim() || MARK.test(c.trim()))) && rows.some((r) => r.slice(1).some((c) => MARK.test(c.trim())))
}
