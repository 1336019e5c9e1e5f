import type { Word } from '../../page-model.ts'
import { parseAmount } from '../../values/index.ts'
import type { Column } from '../table/coverage-table.ts'
import type { ReadLimit } from './limit-pairs.ts'
import { midX, midY, type PageText } from '../page/page-text.ts'

/** Signs that must show in a column of limits for their place to be known, and how far left of a figure behind one they stand, in points. */
const SIGNS_MIN = 3
const BESIDE = 2

/**
 * The forms print a dollar sign before every limit. On a picture one may be read as a figure, `$5,000,000` as 15,000,000:
 * a figure where the other rows have their sign, in a strip that shows none. No figure can stand there, and what is left is
 * the lesser amount. Only amounts of two leading figures could be another amount with one.
 */
export function withoutSign(text: PageText, column: Column, words: readonly Word[], read: ReadLimit): ReadLimit {
  // What is left of a label in the strip is no part of the amount.
  const figures = words.filter((w) => /\d/.test(w.text))
  if (!startsAtSign(text, column, figures)) return read
  const rest = /^\d([1-9],[05]00(?:,000)?)$/.exec(figures.map((w) => w.text).join(''))?.[1]
  const amount = rest ? parseAmount(rest) : null
  return amount === null ? { ...read, amount: null, doubtful: true } : { ...read, amount }
}

function startsAtSign(text: PageText, column: Column, words: readonly Word[]): boolean {
  if (text.page.source !== 'image' || words.length === 0 || words.some((w) => w.text.includes('$'))) return false
  const first = words.reduce((a, b) => (b.box.x < a.box.x ? b : a))
  if (!/^[1-9]{2}[,.]\d{3}/.test(first.text)) return false
  const y = midY(first.box)
  const near = text.level(y, REACH).filter((w) => w.text.startsWith('$') && midX(w.box) > column.x1 && w.box.x < column.x2)
  const places = near.map((w) => w.box.x).sort((a, b) => a - b)
  return places.length >= SIGNS_MIN && first.box.x < places[places.length >> 1]! + BESIDE
}
/** Rows of one table, on a page that may stand askew. */
const REACH = 150
