import type { Piece } from './text-of.ts'

type Row = Piece[]
/** So many lines in turn carry their number, as the paper of pleadings has it, and hardly any line of the page has none. */
const [NUMBERED_MIN, SHARE_MIN] = [8, 0.8]
/** The numbers end at one place, or begin there, and the text stands off from them by so many letters. */
const [SAME, OFF] = [2.5, 1.6]

/** The lines of a page without the numbers that count them at its left edge: those are no marks of items, and part nothing. */
export function withoutMarginNumbers(rows: Row[], letter: number): Row[] {
  const counted = rows.filter((row) => /^\d{1,2}$/.test(row[0]!.text))
  if (counted.length < NUMBERED_MIN || counted.length < rows.length * SHARE_MIN) return rows
  const numbers = counted.map((row) => row[0]!)
  const inTurn = numbers.every((p, i) => i === 0 || Number(p.text) === Number(numbers[i - 1]!.text) + 1)
  const atOne = [(p: Piece) => p.box.x, (p: Piece) => p.box.x + p.box.w].some((edge) => numbers.every((p) => Math.abs(edge(p) - edge(numbers[0]!)) < SAME))
  const text = counted.filter((row) => row.length > 1)
  const edge = Math.max(...numbers.map((p) => p.box.x + p.box.w))
  if (!inTurn || !atOne || !evenlyApart(numbers) || !goesOn(text) || text.some((row) => row[1]!.box.x - edge < letter * OFF)) return rows
  return rows.map((row) => (counted.includes(row) ? row.slice(1) : row)).filter((row) => row.length > 0)
}

/** Every line of such paper is as high as the next, whether something stands on it or not; items of a list are as long as they are. */
const evenlyApart = (numbers: Piece[]): boolean => {
  const pitches = numbers.slice(1).map((p, i) => p.box.y - numbers[i]!.box.y)
  return Math.max(...pitches) - Math.min(...pitches) < SAME
}
/** Some lines begin within a sentence: items of a list do not. */
const goesOn = (rows: Row[]): boolean => rows.filter((row) => /^[a-z]/.test(row[1]!.text)).length >= Math.max(2, rows.length / 8)
