import type { Word } from '../page-model.ts'
import type { Block, TabStop } from './read-body.ts'
import type { Piece, Room } from './set-blocks.ts'

const SIZE = 9
export const LINE = 12
/** Mean width of a letter of a plain sans at this size; a page is a place to point at, not a typeset one. */
export const LETTER = SIZE * 0.5
/** A letter here beside the same letter where Word sets it, eleven points high as a rule: tab stops keep their distance in letters. */
const BESIDE_WORD = LETTER / 5.4
const TAB = 36 * BESIDE_WORD

/** How many letters wide spaces are: one is narrow, and several set columns, in a letter of one width as a rule. */
const spaces = (piece: string): number => (piece.length > 1 ? piece.length : 0.6)

/** A paragraph, wrapped to its room, its tabs where its own stops or the usual ones are. */
export function setParagraph({ text, bold, tabs, indent }: Extract<Block, { kind: 'paragraph' }>, { left, width, scale }: Room): Piece {
  const [letter, size, pitch] = [LETTER * scale, SIZE * scale, LINE * scale]
  const words: Word[] = []
  let y = 0
  // In a narrow cell nothing is set in far.
  const setIn = (points: number): number => left + 3 + Math.min(points * BESIDE_WORD * scale, width / 6)
  const [first, rest] = [setIn(indent?.first ?? 0), setIn(indent?.rest ?? 0)]
  for (const [at, line] of text.split('\n').entries()) {
    let x = at === 0 ? first : rest
    const pieces = line.split(/(\t| +)/)
    for (const [i, piece] of pieces.entries()) {
      if (piece === '') continue
      if (piece === '\t') x = left + 3 + scale * tabbed((x - left - 3) / scale, tabs, () => widthOf(pieces, i + 1))
      else if (piece.trim() === '') x += letter * spaces(piece)
      else {
        const w = piece.length * letter
        if (x + w > left + width - 2 && x > rest + 1) {
          x = rest
          y += pitch
        }
        words.push({ text: piece, box: { x, y: y + 3.5 * scale, w, h: size }, confidence: 1, reader: 'docx', size, ...(bold ? { bold } : {}) })
        x += w
      }
    }
    y += pitch
  }
  return { words, lines: [], height: y, together: y }
}

/** Where a tab leads from a place in a line, both from its beginning. */
function tabbed(from: number, tabs: readonly TabStop[], following: () => number): number {
  const stop = tabs.find((tab) => tab.at * BESIDE_WORD > from + 1)
  if (!stop) return (Math.floor(from / TAB) + 1) * TAB
  const back = stop.kind === 'left' ? 0 : stop.kind === 'right' ? following() : following() / 2
  return Math.max(from + LETTER, stop.at * BESIDE_WORD - back)
}

/** How wide what stands between a tab and the next is. */
function widthOf(pieces: readonly string[], from: number): number {
  const end = pieces.indexOf('\t', from)
  return pieces.slice(from, end < 0 ? undefined : end).reduce((n, piece) => n + piece.length * LETTER * (piece.trim() === '' ? spaces(piece) / piece.length : 1), 0)
}
