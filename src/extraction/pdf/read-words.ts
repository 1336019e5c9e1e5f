import type { Word } from '../page-model.ts'
import { normalForm } from '../values/index.ts'
import { boxOfDrawn } from './drawn-letters.ts'
import type { Engine } from './engine.ts'
import { applyX, applyY, type PageFrame } from './page-frame.ts'
import type { Drawings } from './read-drawings.ts'
import { symbolOf } from './symbol-fonts.ts'
import { type Glyph, untangleRuns } from './untangle-runs.ts'

/** A word with its font size and the text object it was painted by (0 when unknown). */
export type PaintedWord = Word & { object: number; size: number }

const CHARACTERS_MAX = 200_000
/** Share of the font size that a gap between two letters must pass to part two words. */
const GAP_MIN = 0.24

type Letter = { text: string; x1: number; x2: number; top: number; bottom: number; base: number; size: number; object: number }

/** Words in paint order, and how many drawn letters the file gives no text for: their codes are control characters. */
export type ReadWords = { words: PaintedWord[]; unmapped: number }

/** The page's letters grouped into words by geometry. `paints`: how each text object is painted. */
export function readWords(engine: Engine, textPage: number, frame: PageFrame, paints: Drawings['textPaint']): ReadWords {
  const { glyphs: printed, unmapped } = readGlyphs(engine, textPage, frame)
  const glyphs = untangleRuns(printed, (object) => paints.get(object)?.order)
  const words: PaintedWord[] = []
  let open: Letter[] = []
  const close = (): void => {
    if (open.length > 0) words.push(wordOf(open))
    open = []
  }
  glyphs.forEach(({ letter, begins }, i) => {
    if (!letter) return close()
    const last = open[open.length - 1]
    const ahead = (count: number): string => aheadOf(glyphs, i, count)
    if (last && (begins || parts(last, letter) || isGlued(open, letter) || (isEdge(open, letter) && (isDateAhead(ahead, open, letter) || isCapitalsAhead(ahead, open, letter) || isNumberAhead(ahead, open, letter))))) close()
    open.push(letter)
    if (open.length > 400) close()
  })
  close()
  return { words, unmapped }
}

/** The page's letters in the order PDFium gives them, with a null wherever words are parted. */
function readGlyphs(engine: Engine, textPage: number, frame: PageFrame): { glyphs: Glyph<Letter>[]; unmapped: number } {
  const { call, scratch } = engine
  const count = Math.min(call.FPDFText_CountChars!(textPage), CHARACTERS_MAX)
  const glyphs: Glyph<Letter>[] = []
  let unmapped = 0
  for (let i = 0; i < count; i++) {
    // PDFium gives a hyphen that ends a line as U+0002.
    const raw = call.FPDFText_GetUnicode!(textPage, i)
    const unicode = raw === 2 ? 0x2d : unswapped(raw)
    if (isControl(unicode)) unmapped++
    const object = call.FPDFText_GetTextObject!(textPage, i)
    if (unicode <= 32 || unicode === 0xa0 || unicode === 0xfffe || unicode === 0xfffd || unicode === 0x200b) {
      // A replacement character still parts words; it carries nothing to read.
      if (unicode !== 0xfffe) glyphs.push({ letter: null, object })
      continue
    }
    const letter = letterAt(engine, textPage, i, unicode, object, frame, scratch)
    if (letter) glyphs.push({ letter: isAslant(engine, textPage, i, letter) ? null : letter, object })
  }
  return { glyphs, unmapped }
}

const [STAMP_MIN, ASLANT_MIN] = [14, 0.17]
/** A large letter of a word printed across the page (`COPY`, `SAMPLE`): its letters would stand among the words of many lines. */
const isAslant = ({ call }: Engine, textPage: number, i: number, { size }: Letter): boolean => {
  if (size < STAMP_MIN) return false
  const off = call.FPDFText_GetCharAngle!(textPage, i) % (Math.PI / 2)
  return off > ASLANT_MIN && off < Math.PI / 2 - ASLANT_MIN
}

/** The letters from one on to the end of its word, `count` of them at most. */
function aheadOf(glyphs: readonly Glyph<Letter>[], from: number, count: number): string {
  let text = ''
  for (let k = from; k < Math.min(glyphs.length, from + count); k++) {
    const { letter } = glyphs[k]!
    if (!letter) break
    text += letter.text
  }
  return text
}

/** Ghostscript writes the letters of a ligature with their bytes the wrong way round: `Selec琀椀ve` for Selective. */
const unswapped = (unicode: number): number => ((unicode & 0xff) === 0 && /^[A-Za-z]$/.test(String.fromCharCode(unicode >> 8)) ? unicode >> 8 : unicode)

/** Tabs and ends of lines are PDFium's own. */
const isControl = (unicode: number): boolean => unicode > 0 && unicode < 32 && unicode !== 9 && unicode !== 10 && unicode !== 13

function letterAt(
  engine: Engine,
  textPage: number,
  i: number,
  unicode: number,
  object: number,
  frame: PageFrame,
  s: number,
): Letter | null {
  const { call } = engine
  if (!call.FPDFText_GetLooseCharBox!(textPage, i, s)) return null
  const f = engine.floats()
  const at = s >> 2
  const loose = { left: f[at]!, top: f[at + 1]!, right: f[at + 2]!, bottom: f[at + 3]! }
  call.FPDFText_GetCharBox!(textPage, i, s, s + 8, s + 16, s + 24)
  const d = engine.doubles()
  const at8 = s >> 3
  const m = frame.matrix
  const stated = { ...loose, ink: { l: d[at8]!, r: d[at8 + 1]!, b: d[at8 + 2]!, t: d[at8 + 3]! } }
  const { left, top, right, bottom, ink: tight } = boxOfDrawn(engine, textPage, i, object, stated) ?? stated
  const lx = Math.min(applyX(m, left, bottom), applyX(m, right, top))
  const rx = Math.max(applyX(m, left, bottom), applyX(m, right, top))
  const ty = Math.min(applyY(m, left, bottom), applyY(m, right, top))
  const by = Math.max(applyY(m, left, bottom), applyY(m, right, top))
  const t1 = applyY(m, tight.l, tight.t)
  const t2 = applyY(m, tight.r, tight.b)
  const symbol = unicode < 0x7f || unicode >= 0xf000 ? symbolOf(engine, textPage, i, unicode, object) : null
  return {
    text: symbol ?? String.fromCodePoint(unicode),
    x1: lx,
    x2: rx,
    top: Math.min(t1, t2),
    bottom: Math.max(t1, t2),
    base: by,
    size: Math.max(1, by - ty),
    object,
  }
}

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
const isLigature = (last: Letter, next: Letter): boolean => {
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

const DATE_AHEAD = /^(?:0\d|1[0-2])([/-])\d\d\1\d\d/
/** A number of its own painted right behind another's last digit, and it is a date: the next cell's. */
function isDateAhead(ahead: Ahead, open: readonly Letter[], next: Letter): boolean {
  if (open.length < 5 || !/\d/.test(next.text) || !/[A-Za-z0-9]/.test(open[open.length - 1]!.text) || /[/-]/.test(open[open.length - 2]!.text)) return false
  return DATE_AHEAD.test(ahead(8))
}
type Ahead = (count: number) => string

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

function wordOf(letters: Letter[]): PaintedWord {
  let x1 = Infinity
  let x2 = -Infinity
  let y1 = Infinity
  let y2 = -Infinity
  let size = 0
  let text = ''
  for (const l of letters) {
    x1 = Math.min(x1, l.x1)
    x2 = Math.max(x2, l.x2)
    y1 = Math.min(y1, l.top)
    y2 = Math.max(y2, l.bottom)
    size = Math.max(size, l.size)
    text += l.text
  }
  // A lone dash or full stop is a speck; give it the height its line has.
  if (y2 - y1 < 0.4 * size) {
    const base = letters[0]!.base
    y1 = Math.min(y1, base - 0.8 * size)
    y2 = Math.max(y2, base - 0.15 * size)
  }
  const fontSize = Math.round((size / 1.17) * 10) / 10
  return {
    text: normalForm(text),
    box: { x: x1, y: y1, w: x2 - x1, h: y2 - y1 },
    confidence: 1,
    reader: 'pdf_text',
    size: fontSize,
    object: letters[0]!.object,
  }
}
