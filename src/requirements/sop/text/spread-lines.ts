import type { Piece } from './text-of.ts'

/** So many lines end at one edge where text is set to it; so many spaces, which differ by no more than this share, show that a line was spread. */
const [EDGE_MIN, SPACES_MIN, EVEN] = [4, 3, 0.12]
const SMALL_WORDS_MIN = 2
const end = (row: Piece[]): number => row.at(-1)!.box.x + row.at(-1)!.box.w

/** Whether a line of running text was spread from edge to edge: its spaces are as wide one as the other, however wide, and no columns. */
export function isSpread(row: Piece[], rows: Piece[][], letter: number): boolean {
  const spaces = row.slice(1).map((p, i) => p.box.x - row[i]!.box.x - row[i]!.box.w)
  if (spaces.length < SPACES_MIN || Math.max(...spaces) - Math.min(...spaces) > Math.max(1, Math.max(...spaces) * EVEN)) return false
  if (row.filter((p) => /^[a-z]+$/.test(p.text)).length < SMALL_WORDS_MIN) return false
  return rows.filter((other) => Math.abs(end(other) - end(row)) < letter / 2 && Math.abs(other[0]!.box.x - row[0]!.box.x) < letter / 2).length >= EDGE_MIN
}
