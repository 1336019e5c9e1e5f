import type { Letter } from './read-glyphs.ts'

/** Share of the font size that a gap between two letters must pass to part two words. */
const GAP_MIN = 0.24
/** The letters that follow, to the end of their word, so many of them at most. */
type Ahead = (count: number) => string

/** Whether a letter begins a word of its own, behind the letters of an open one. */
export const beginsWord = (open: readonly Letter[], next: Letter, ahead: Ahead): boolean =>
  parts(open[open.length - 1]!, next) || isGlued(open, next) || (isEdge(open, next) && (isDateAhead(ahead, open, next) || isCapitalsAhead(ahead, open, next) || isNumberAhead(ahead, open, next)))

const parts = (last: Letter, next: Letter): boolean => {
  const size = Math.min(last.size, next.size)
  const gap = next.x1 - last.x2
  if (gap > GAP_MIN * size * 0.85) return true
  if (next.x1 < last.x1 - 0.35 * size) return true
  if (isLigature(last, next)) return false
  if (Math.abs(next.base - last.base) > 0.35 * size && next.object !== last.object) return true
  if (next.object !== last.object && Math.max(last.size, next.size) / size > 1.3) return true
  // Two cells typed tightly side by side overlap; letters of one word hardly do.
  return next.object !== last.object && gap < -0.45 * size
}

/**
 * PDFium gives the letters of a ligature boxes of half their height, and word processors paint it as an object of its own:
 * `Effective` came out as `E ff ective`.
 */
export const isLigature = (last: Letter, next: Letter): boolean => {
  const [small, large] = last.size < next.size ? [last, next] : [next, last]
  const within = small.base < large.base + 0.1 && small.base - small.size > large.base - large.size - 0.1
  return next.object !== last.object && small.size < 0.65 * large.size && within && /^[filt]$/.test(small.text) && /[A-Za-z]/.test(large.text) && Math.abs(next.x1 - last.x2) < 0.1 * large.size
}

const MONEY_ENDS = /\d,\d{3}(?:\.\d\d)?$/
/** Cells set against each other: an amount of money and the word behind it, a word and the amount behind it, are two words. */
function isGlued(open: readonly Letter[], next: Letter): boolean {
  const last = open[open.length - 1]!
  if (next.object === last.object) return false
  if (next.text === '$') return /[a-z]$/.test(last.text) || /\d/.test(last.text)
  if (!/[A-Za-z]/.test(next.text) || !/\d/.test(last.text)) return false
  return MONEY_ENDS.test(open.slice(-12).map((l) => l.text).join(''))
}

/** A number may go on behind figures that could be a day: `UB-1J188204-26-42-G`. */
const DATE_AHEAD = /^(?:0\d|1[0-2])([/-])\d\d\1(?:\d\d){1,2}(?![\d-])/
/** A number of its own painted right behind another's last digit, and it is a date: the next cell's. */
function isDateAhead(ahead: Ahead, open: readonly Letter[], next: Letter): boolean {
  if (open.length < 5 || !/\d/.test(next.text) || !/[A-Za-z0-9]/.test(open[open.length - 1]!.text) || /[/-]/.test(open[open.length - 2]!.text)) return false
  if (DATE_AHEAD.test(ahead(DATE_REACH))) return true
  // `3/10/2026` painted over the edge of `3/10/2027`: a day with its whole year, and another.
  return open.length < 11 && DAY.test(open.map((l) => l.text).join('')) && DAY.test(ahead(10).replace(/[^\d/-].*$/, ''))
}
const DATE_REACH = 11
const DAY = /^(?:0?[1-9]|1[0-2])([/-])(?:0?[1-9]|[12]\d|3[01])\1(?:19|20)\d\d$/

/** Capitals painted by themselves right behind a small letter are the next cell's: `Company` and `WCV 6100482`. */
function isCapitalsAhead(ahead: Ahead, open: readonly Letter[], next: Letter): boolean {
  if (open.length < 3 || !/[a-z]/.test(open[open.length - 1]!.text) || !/[A-Z]/.test(next.text)) return false
  return /^.[A-Z0-9]/.test(ahead(2))
}

/** A word in capitals, and a number that begins with letters painted by itself right behind it, or upon its end: `LIABILITY` and `PSC-GL-882301`. */
function isNumberAhead(ahead: Ahead, open: readonly Letter[], next: Letter): boolean {
  if (open.length < 5 || !/[A-Z]/.test(next.text) || !open.every((l) => /[A-Z]/.test(l.text))) return false
  return /^[A-Z]{1,5}(?:-[A-Z]{1,5})?-?\d{3}/.test(ahead(15))
}
/**
 * Whether another object begins here that may be another cell's. Browsers paint each letter as an object of its own: between such
 * only letters that reach into each other, or stand farther apart than the others do, show an edge.
 */
function isEdge(open: readonly Letter[], next: Letter): boolean {
  const last = open[open.length - 1]!
  if (next.object === last.object) return false
  const alone = open.length > 2 && open.every((l, i) => i === 0 || l.object !== open[i - 1]!.object)
  const gap = next.x1 - last.x2
  return !alone || gap < -OVER_MIN * next.size || gap > APART_MIN * next.size
}
/** Shares of the font size that the letters of one word hardly ever reach into each other, or stand apart. */
const [OVER_MIN, APART_MIN] = [0.15, 0.12]
