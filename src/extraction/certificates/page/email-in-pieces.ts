import type { Word } from '../../page-model.ts'
import { EMAIL } from './address-lines.ts'
import { midY, right } from './page-text.ts'

/** Words of an address set apart stand nearer than this, in heights of their print. */
const APART = 0.5
const PIECES_MAX = 6
const LABEL = /:$|^(?:e-?mail|address)\W*$/i

/**
 * The address that a picture's words hold, put together where it was read in pieces (`hannah.` `castellano@trask.example`). Null where
 * nothing joins two pieces: the stroke between them was lost, and what is left is another's address.
 */
export function emailInPieces(words: readonly Word[]): string | null {
  const at = words.find((w) => w.text.includes('@'))
  if (!at) return null
  const level = words.filter((w) => Math.abs(midY(w.box) - midY(at.box)) < at.box.h / 2 && !LABEL.test(w.text)).sort((a, b) => a.box.x - b.box.x)
  const isBeside = (a: Word | undefined, b: Word | undefined): boolean => a !== undefined && b !== undefined && b.box.x - right(a.box) < APART * Math.max(a.box.h, b.box.h)
  let [from, to] = [level.indexOf(at), level.indexOf(at)]
  while (to - from < PIECES_MAX && isBeside(level[from - 1], level[from])) from--
  while (to - from < PIECES_MAX && isBeside(level[to], level[to + 1])) to++
  const pieces = level.slice(from, to + 1).map((w) => w.text)
  if (!pieces.slice(1).every((piece, i) => /[._@-]$/.test(pieces[i]!) || /^[._@-]/.test(piece))) return null
  const whole = pieces.join('').replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9]+$/g, '')
  return EMAIL.exec(whole)?.[0] === whole ? whole : null
}
