import { boxOfDrawn } from './drawn-letters.ts'
import type { Engine } from './engine.ts'
import { applyX, applyY, type PageFrame } from './page-frame.ts'
import { fontKindOf, symbolOf } from './symbol-fonts.ts'
import { withoutFalseEnds } from './false-ends.ts'
import type { Glyph } from './untangle-runs.ts'

/** A letter on the shown page, in points; `object`: the text object it was painted by (0 when unknown). */
export type Letter = { text: string; x1: number; x2: number; top: number; bottom: number; base: number; size: number; object: number }

/** Where the letters of a page stand: one table, for as fields of a letter each number would lie in memory by itself. */
type Places = Float64Array
const [X1, X2, TOP, BOTTOM, BASE, SIZE, PLACES] = [0, 1, 2, 3, 4, 5, 6]
class PlacedLetter implements Letter {
  readonly text: string
  readonly object: number
  readonly places: Places
  readonly at: number
  constructor(text: string, object: number, places: Places, at: number) {
    this.text = text
    this.object = object
    this.places = places
    this.at = at
  }
  get x1(): number {
    return this.places[this.at + X1]!
  }
  get x2(): number {
    return this.places[this.at + X2]!
  }
  get top(): number {
    return this.places[this.at + TOP]!
  }
  get bottom(): number {
    return this.places[this.at + BOTTOM]!
  }
  get base(): number {
    return this.places[this.at + BASE]!
  }
  get size(): number {
    return this.places[this.at + SIZE]!
  }
}

const CHARACTERS_MAX = 200_000

const ASLANT_CHARACTERS_MAX = 200

/** The page's letters in the order PDFium gives them, with a null wherever words are parted; those printed across it by themselves. */
export function readGlyphs(engine: Engine, textPage: number, frame: PageFrame): { glyphs: Glyph<Letter>[]; unmapped: number; aslant: string } {
  const { call, scratch } = engine
  const count = Math.min(call.FPDFText_CountChars!(textPage), CHARACTERS_MAX)
  const glyphs: Glyph<Letter>[] = []
  const places = new Float64Array(count * PLACES)
  let unmapped = 0
  let aslant = ''
  for (let i = 0; i < count; i++) {
    // PDFium gives a hyphen that ends a line as U+0002.
    const raw = call.FPDFText_GetUnicode!(textPage, i)
    const unicode = raw === 2 ? 0x2d : unswapped(raw)
    if (isControl(unicode)) unmapped++
    const object = call.FPDFText_GetTextObject!(textPage, i)
    if (unicode <= 32 || unicode === 0xa0 || unicode === 0xfffe || unicode === 0xfffd || unicode === 0x200b) {
      // A replacement character still parts words; it carries nothing to read.
      if (unicode !== 0xfffe) glyphs.push(unicode === 13 || unicode === 10 ? { letter: null, object, ends: true } : { letter: null, object })
      continue
    }
    const letter = letterAt(engine, textPage, i, unicode, object, frame, scratch, places)
    if (!letter) continue
    const isAcross = isAslant(engine, textPage, i, letter)
    if (isAcross && aslant.length < ASLANT_CHARACTERS_MAX) aslant += letter.text
    glyphs.push({ letter: isAcross ? null : letter, object })
  }
  return { glyphs: withoutFalseEnds(glyphs), unmapped, aslant }
}

const [STAMP_MIN, ASLANT_MIN] = [14, 0.17]
/** A large letter of a word printed across the page (`COPY`, `SAMPLE`): its letters would stand among the words of many lines. */
const isAslant = ({ call }: Engine, textPage: number, i: number, { size }: Letter): boolean => {
  if (size < STAMP_MIN) return false
  const off = call.FPDFText_GetCharAngle!(textPage, i) % (Math.PI / 2)
  return off > ASLANT_MIN && off < Math.PI / 2 - ASLANT_MIN
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
  places: Places,
): Letter | null {
  const { call } = engine
  if (!call.FPDFText_GetLooseCharBox!(textPage, i, s)) return null
  const f = engine.floats()
  const at4 = s >> 2
  let left = f[at4]!
  let top = f[at4 + 1]!
  let right = f[at4 + 2]!
  let bottom = f[at4 + 3]!
  call.FPDFText_GetCharBox!(textPage, i, s, s + 8, s + 16, s + 24)
  const d = engine.doubles()
  const at8 = s >> 3
  const m = frame.matrix
  let l = d[at8]!
  let r = d[at8 + 1]!
  let b = d[at8 + 2]!
  let t = d[at8 + 3]!
  const kind = fontKindOf(engine, textPage, i, object)
  const drawn = kind === 'nameless' ? boxOfDrawn(engine, textPage, i, { left, top, right, bottom, ink: { l, r, b, t } }) : null
  if (drawn) {
    ;({ left, top, right, bottom } = drawn)
    ;({ l, r, b, t } = drawn.ink)
  }
  const x1 = applyX(m, left, bottom)
  const x2 = applyX(m, right, top)
  const y1 = applyY(m, left, bottom)
  const y2 = applyY(m, right, top)
  const base = Math.max(y1, y2)
  const t1 = applyY(m, l, t)
  const t2 = applyY(m, r, b)
  const symbol = unicode < 0x7f || unicode >= 0xf000 ? symbolOf(kind, unicode) : null
  const at = i * PLACES
  places[at + X1] = Math.min(x1, x2)
  places[at + X2] = Math.max(x1, x2)
  places[at + TOP] = Math.min(t1, t2)
  places[at + BOTTOM] = Math.max(t1, t2)
  places[at + BASE] = base
  places[at + SIZE] = Math.max(1, base - Math.min(y1, y2))
  return new PlacedLetter(symbol ?? String.fromCodePoint(unicode), object, places, at)
}
