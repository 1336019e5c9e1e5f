import type { Engine } from './engine.ts'

/** A letter's boxes on the page, in points from its lower left corner: the font's own (`loose`) and the letter's ink. */
export type LetterBox = { left: number; right: number; top: number; bottom: number; ink: { l: number; r: number; b: number; t: number } }

/** No font's box is higher than this share of its size, and no letter's ink. */
const [BOX_MAX, INK_MAX] = [1.6, 1.25]
const [RISE, FALL, ASCENT, DESCENT] = [0.7, 0.02, 0.95, 0.22]

/**
 * A font whose letters are drawn in the file (Type 3) may state one box for every letter, as large as the largest drawing it holds:
 * lines three times as high as they are reach into each other, and words into the next. Such a letter has the height of its size
 * and reaches to where the next one begins. Null where the stated boxes are a letter's.
 */
export function boxOfDrawn(engine: Engine, textPage: number, index: number, stated: LetterBox): LetterBox | null {
  const { call, scratch: s } = engine
  const size = call.FPDFText_GetFontSize!(textPage, index)
  if (!call.FPDFText_GetMatrix!(textPage, index, s)) return null
  const [a, b, c, d] = engine.floats().subarray(s >> 2, (s >> 2) + 4) as unknown as [number, number, number, number]
  const em = Math.abs(size * d)
  if (em === 0 || a <= 0 || d <= 0 || Math.abs(b) + Math.abs(c) > 0.01 * d || stated.top - stated.bottom < BOX_MAX * em) return null
  if (!call.FPDFText_GetCharOrigin!(textPage, index, s, s + 8)) return null
  const [x, base] = [engine.doubles()[s >> 3]!, engine.doubles()[(s >> 3) + 1]!]
  const next = call.FPDFText_GetCharOrigin!(textPage, index + 1, s, s + 8) ? engine.doubles()[s >> 3]! - x : 0
  const sameLine = Math.abs(engine.doubles()[(s >> 3) + 1]! - base) < 0.3 * em
  const right = x + (sameLine && next > 0 && next < 1.1 * em ? next : em / 2)
  const ink = stated.ink.t - stated.ink.b < INK_MAX * em ? stated.ink : { l: x, r: right, b: base - FALL * em, t: base + RISE * em }
  return { left: x, right, top: base + ASCENT * em, bottom: base - DESCENT * em, ink }
}
