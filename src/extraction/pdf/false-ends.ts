import type { Letter } from './read-glyphs.ts'
import type { Glyph } from './untangle-runs.ts'
import { isLigature } from './word-edges.ts'

/** So many ends of lines in the midst of lines show that PDFium took the page's print to run downward. */
const FALSE_MIN = 6
/** Shares of the font size. */
const [LEVEL, INTO, APART] = [0.1, 0.1, 0.12]

/**
 * Browsers paint each letter as an object of its own. Of a page with few of them PDFium may think that its lines run downward, and ends
 * one behind nearly every letter: `P olic y N u m b e r`. Such an end stands between letters that are level and touch. It also puts
 * one before or behind a ligature, on any page: `certifi cate`.
 */
export function withoutFalseEnds(glyphs: Glyph<Letter>[]): Glyph<Letter>[] {
  const torn = new Set<Glyph<Letter>>()
  let ends: Glyph<Letter>[] = []
  let last: Letter | null = null
  const ligatures = new Set<Glyph<Letter>>()
  let times = 0
  for (const glyph of glyphs) {
    const { letter } = glyph
    if (glyph.ends) ends.push(glyph)
    else if (letter && last && ends.length > 0) {
      if (isLigature(last, letter)) for (const end of ends) ligatures.add(end)
      if (isGoingOn(last, letter)) {
        times++
        for (const end of ends) torn.add(end)
      }
    }
    if (glyph.ends) continue
    ends = []
    last = letter
  }
  const isFalse = (glyph: Glyph<Letter>): boolean => ligatures.has(glyph) || (times >= FALSE_MIN && torn.has(glyph))
  return ligatures.size === 0 && times < FALSE_MIN ? glyphs : glyphs.filter((glyph) => !isFalse(glyph))
}

const isGoingOn = (last: Letter, next: Letter): boolean => {
  const size = Math.min(last.size, next.size)
  const gap = next.x1 - last.x2
  return next.object !== last.object && Math.abs(next.base - last.base) < LEVEL * size && gap > -INTO * size && gap < APART * size
}
