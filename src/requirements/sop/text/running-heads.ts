import type { Piece } from './text-of.ts'

const ROWS_MAX = 4
const SAME = 4

type Row = Piece[]
const textOf = (row: Row): string => row.map((p) => p.text).join(' ')
/** A line without the number of its page, and that number. */
function withoutNumber(text: string): { said: string; number: number | null } {
  const at = /\bpage\s*(\d{1,3})(?:\s*(?:of|\/)\s*\d{1,3})?/i.exec(text) ?? /^\W*(\d{1,3})(?:\s*(?:of|\/)\s*\d{1,3})?\W*$/i.exec(text) ?? /(?:^|[\s–-])(\d{1,3})$/.exec(text) ?? /^(\d{1,3})(?=\s)/.exec(text)
  return at ? { said: `${text.slice(0, at.index)}#${text.slice(at.index + at[0].length)}`, number: Number(at[1]) } : { said: text, number: null }
}

/** Whether a line of a page and one of the page behind it are one head or foot: the same words at one place, their number one higher. */
function runs(row: Row, next: Row): boolean {
  if (Math.abs(row[0]!.box.y - next[0]!.box.y) > SAME) return false
  const [text, other] = [textOf(row), textOf(next)]
  if (text === other) return Math.abs(row[0]!.box.x - next[0]!.box.x) <= SAME
  const [one, two] = [withoutNumber(text), withoutNumber(other)]
  return one.said === two.said && one.number !== null && two.number === one.number + 1
}

/**
 * The lines of pages without the heads and feet that all of them repeat: a head stands once, on the first of its pages, and a foot
 * once, on the last. What goes on from page to page is then parted by nothing.
 */
export function withoutRunningHeads(pages: Row[][]): Row[][] {
  return pages.map((rows, k) => {
    const [before, behind] = [pages[k - 1] ?? [], pages[k + 1] ?? []]
    let from = 0
    while (from < Math.min(ROWS_MAX, rows.length) && before.slice(0, ROWS_MAX).some((row) => runs(row, rows[from]!))) from++
    let to = rows.length
    while (to > from && rows.length - to < ROWS_MAX && behind.slice(-ROWS_MAX).some((row) => runs(rows[to - 1]!, row))) to--
    return rows.slice(from, to)
  })
}
