import type { Piece } from './text-of.ts'

const MARK = /^(?:\d{1,2}|[*†‡]{1,3})$/
/** The letters of a raised mark are smaller than those beside it by this share at least, and its middle stands above theirs. */
const SMALLER = 0.88
const GAP = 2.5
const MARKS_MAX = 200

/** Small raised figures as marks of notes, in brackets and on the line of the word that they stand behind or, before a note, in front of. */
export function withRaisedMarks(pieces: Piece[]): Piece[] {
  const small = pieces.filter((p) => MARK.test(p.text) && p.size !== undefined).slice(0, MARKS_MAX)
  if (small.length === 0) return pieces
  const made = new Map<Piece, Piece>()
  for (const mark of small) {
    const beside = pieces.find((p) => p !== mark && (mark.size ?? mark.box.h) < (p.size ?? 0) * SMALLER && isLevel(p, mark) && /[\p{L}\d).,;:%]/u.test(p.text) && (touches(p, mark) || touches(mark, p)))
    if (beside) made.set(mark, { ...beside, text: /\d/.test(mark.text) ? `(${mark.text})` : mark.text, box: { ...mark.box, y: beside.box.y, h: beside.box.h } })
  }
  return made.size === 0 ? pieces : pieces.map((p) => made.get(p) ?? p)
}
const touches = (left: Piece, right: Piece): boolean => Math.abs(right.box.x - left.box.x - left.box.w) <= GAP
const isLevel = (word: Piece, mark: Piece): boolean => {
  const [middle, its] = [word.box.y + word.box.h / 2, mark.box.y + mark.box.h / 2]
  return its < middle - word.box.h * 0.08 && its > word.box.y - word.box.h * 0.4
}
