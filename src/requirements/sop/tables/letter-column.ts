import type { Column } from './name-columns.ts'

const LETTER = /^[MROPN]$/
const SAID: Record<string, string> = { M: 'yes', O: 'optional', P: 'recommended', N: 'no' }

/** A column of nothing but letters: mandatory, required or recommended, optional, preferred, none. Beside an M, an R only recommends. */
export function letterColumn(columns: Column[], headers: string[], rows: string[][]): { columns: Column[]; rows: string[][] } {
  const at = columns.findIndex((c, i) => {
    if (!/^(?:required|notes|limit|label|coverage)$/.test(c) || headers[i]!.length > 16) return false
    const cells = rows.map((r) => (r[i] ?? '').trim()).filter(Boolean)
    const kinds = new Set(cells)
    return cells.length >= 3 && cells.every((x) => LETTER.test(x)) && kinds.size > 1 && (kinds.has('M') || kinds.has('R')) && (kinds.has('O') || kinds.has('M') || kinds.has('P'))
  })
  if (at < 0) return { columns, rows }
  const mandatory = rows.some((r) => (r[at] ?? '').trim() === 'M')
  const said = (letter: string): string => (letter === 'R' ? (mandatory ? 'recommended' : 'yes') : (SAID[letter] ?? letter))
  return { columns: columns.map((c, i) => (i === at ? 'required' : c)), rows: rows.map((r) => r.map((c, i) => (i === at ? said(c.trim()) : c))) }
}
