import type { PixelBox } from './detect-text.ts'
import type { ReadChar } from '../lines/recognise-line.ts'
import type { Segment } from './cut-columns.ts'

/** A word in pixels, with the least certain of its characters as confidence. */
export type PixelWord = { text: string; box: PixelBox; confidence: number }

/** The recogniser drops most spaces, yet leans to one where it drops it: between letters of a word it leans by less than this. */
const LEANS = 0.012
const LEANS_CLEARLY = 0.1
/** Gaps in body heights: one that supports a leaning, and one that is a space by itself. */
const GAP_SMALL = 0.1
const GAP_WIDE = 0.5
/** A single letter is cut from the next only by a clear gap: few letters are words. */
const GAP_LETTER = 0.28
/** Figures are set at one pitch, so a 1 has wide gaps beside it: between figures the distance of their middles tells a space. */
const FIGURES_APART = 1.1
const LONE = /^[B-HJ-WZb-hj-wz]$/

/**
 * Breaks a line's characters into words by the recogniser's leaning to a space and the paper between the inked columns.
 * Type of fixed pitch has wide gaps inside words; there a space is a skipped place between even centres.
 */
export const splitWords = (chars: readonly ReadChar[], segment: Segment): PixelWord[] => {
  if (chars.length === 0) return []
  const pitch = fixedPitch(chars)
  const words: PixelWord[] = []
  let from = 0
  let left = segment.inkLeft
  for (let i = 1; i <= chars.length; i++) {
    const end = i === chars.length
    const gap = end ? null : widestGap(chars[i - 1]!.centre, chars[i]!.centre, segment)
    if (!end && !isSpace(chars[i - 1]!, chars[i]!, gap ? (gap.to - gap.from) / segment.body : 0, pitch, segment.body)) continue
    if (
      !end &&
      i - from === 1 &&
      gap &&
      (gap.to - gap.from) / segment.body < GAP_LETTER &&
      LONE.test(chars[from]!.text) &&
      chars[i]!.spaceBefore < 0.5
    )
      continue
    const middle = end ? segment.inkRight : (chars[i - 1]!.centre + chars[i]!.centre) / 2
    const letters = chars.slice(from, i)
    words.push({
      text: letters.map((c) => c.text).join(''),
      confidence: Math.min(...letters.map((c) => c.confidence)),
      box: { left, right: Math.max(left + 1, gap ? gap.from : middle), top: segment.inkTop, bottom: segment.inkBottom },
    })
    left = gap ? gap.to : middle
    from = i
  }
  return words
}

const isSpace = (before: ReadChar, after: ReadChar, gap: number, pitch: number | null, body: number): boolean => {
  const lean = after.spaceBefore
  const step = after.centre - before.centre
  if (pitch !== null) return step > pitch * 1.55
  const narrow = /\d/.test(before.text) && /\d/.test(after.text) && (before.text === '1' || after.text === '1')
  if (narrow && lean < LEANS_CLEARLY && step < FIGURES_APART * body) return false
  return lean >= LEANS_CLEARLY || (lean >= LEANS && gap >= GAP_SMALL) || gap >= GAP_WIDE
}

const widestGap = (from: number, to: number, segment: Segment): { from: number; to: number } | null => {
  let best: { from: number; to: number } | null = null
  for (const gap of segment.gaps) {
    const middle = (gap.from + gap.to) / 2
    if (middle <= from || middle >= to) continue
    if (!best || gap.to - gap.from > best.to - best.from) best = gap
  }
  return best
}

/** The distance between centres where the type has one; null for proportional type and short lines. */
const fixedPitch = (chars: readonly ReadChar[]): number | null => {
  if (chars.length < 8) return null
  const steps = chars.slice(1).map((c, i) => c.centre - chars[i]!.centre)
  const sorted = [...steps].sort((a, b) => a - b)
  const pitch = sorted[sorted.length >> 1]!
  const even = steps.filter((s) => Math.abs(s / pitch - Math.round(s / pitch)) < 0.16 && s > pitch * 0.8).length
  return even >= steps.length * 0.85 ? pitch : null
}
