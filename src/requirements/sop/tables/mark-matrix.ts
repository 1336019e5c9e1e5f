import type { Column } from './name-columns.ts'

const MARK = /^[xX\u2713\u2714\u2611\u2612\u25cf\u2022]$/
const OF_THIS = /^(?:this|your|our) (?:lease|job|project|contract|event|permit|rental|agreement|order|vendor|tenant|space)$|^(?:applies|required) here$/i

/**
 * "GL | X | X" under "Retail | Restaurant": columns of marks are kinds of those who are asked. Says of a row for whom it is:
 * everybody (null), some kinds, or, where one column is that of this contract and stays empty, nobody.
 */
export function markMatrix(columns: Column[], headers: string[], rows: string[][]): ((row: string[]) => 'not_asked' | { some: string } | null) | null {
  const kinds = columns.flatMap((c, i) => (c === 'notes' && /^[A-Za-z][A-Za-z' \/&-]{2,30}$/.test(headers[i]!.trim()) && rows.every((r) => !(r[i] ?? '').trim() || MARK.test(r[i]!.trim())) && rows.some((r) => MARK.test((r[i] ?? '').trim())) ? [i] : []))
  if (kinds.length < 2) return null
  const here = kinds.find((i) => OF_THIS.test(headers[i]!.trim()))
  return (row) => {
    const set = kinds.filter((i) => MARK.test((row[i] ?? '').trim()))
    if (here !== undefined) return set.includes(here) ? null : 'not_asked'
    return set.length === 0 || set.length === kinds.length ? null : { some: set.map((i) => headers[i]!.trim()).join(', ') }
  }
}

/** " | Retail | Restaurant" over names and nothing but marks. */
export function headsMarks([head = [], ...rows]: string[][]): boolean {
  const names = head.slice(1).filter((c) => c.trim())
  return names.length > 1 && rows.length > 1 && names.every((c) => /^[A-Za-z][A-Za-z' \/&-]{2,30}$/.test(c.trim())) && rows.every((r) => r.slice(1).every((c) => !c.trim() || MARK.test(c.trim()))) && rows.some((r) => r.slice(1).some((c) => MARK.test(c.trim())))
}
