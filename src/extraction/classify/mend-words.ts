import type { Word } from '../page-model.ts'
import { medianOf } from '../in-order.ts'

const letters = (word: Word): number => word.text.replace(/[^A-Za-z]/g, '').length

/** Taller than this against the width of its letters, a box comes of a font that lies about its height. */
const HEIGHT_PER_LETTER_MAX = 3
const HEIGHT_PER_LETTER = 1.7
/** In points; boxes up to here keep rows apart whatever they say. */
const HEIGHT_MIN = 18

/** Some fonts state a box many times their letters' height; rows would run into each other. Boxes shrink about their middles. */
function mendHeights(words: Word[]): Word[] {
  const ratios = new Map<number, number[]>()
  for (const w of words) {
    const key = Math.round(w.box.h)
    if (key <= HEIGHT_MIN || w.box.w <= 0 || letters(w) < 4) continue
    const list = ratios.get(key)
    const ratio = (w.box.h * w.text.length) / w.box.w
    if (list) list.push(ratio)
    else ratios.set(key, [ratio])
  }
  const shrinkBy = new Map<number, number>()
  for (const [key, list] of ratios) {
    const ratio = medianOf(list, 0)
    if (list.length >= 2 && ratio > HEIGHT_PER_LETTER_MAX) shrinkBy.set(key, HEIGHT_PER_LETTER / ratio)
  }
  if (shrinkBy.size === 0) return words
  return words.map((w): Word => {
    const shrink = shrinkBy.get(Math.round(w.box.h))
    if (shrink === undefined) return w
    const h = w.box.h * shrink
    const { size: _, ...rest } = w
    return { ...rest, box: { ...w.box, y: w.box.y + (w.box.h - h) / 2, h } }
  })
}

/** Where the gaps of a page fall into two groups, between letters and between words, the middle between the groups. */
function gapBetween(gaps: number[]): number {
  const sorted = gaps.filter((g) => g > 0 && g < 8).sort((a, b) => a - b)
  if (sorted.length < 40) return 0
  let best = 0
  let cut = 0
  const sum = sorted.reduce((n, g) => n + g, 0)
  let left = 0
  for (let i = 1; i < sorted.length; i++) {
    left += sorted[i - 1]!
    const [a, b] = [left / i, (sum - left) / (sorted.length - i)]
    const spread = i * (sorted.length - i) * (b - a) ** 2
    if (spread > best) {
      best = spread
      cut = (sorted[i - 1]! + sorted[i]!) / 2
    }
  }
  return cut
}

/** Some fonts state no advance widths and their words come in pieces; such a page shows mostly one- and two-letter words. */
function mendPieces(words: Word[]): Word[] {
  const worded = words.filter((w) => /[A-Za-z]/.test(w.text))
  const pieces = worded.filter((w) => w.text.length <= 2).length
  if (worded.length < 40 || pieces < 0.42 * worded.length) return words
  const follows = (a: Word, b: Word): boolean =>
    Math.abs(a.box.y + a.box.h - b.box.y - b.box.h) < 0.45 * Math.max(a.box.h, b.box.h) && b.box.x >= a.box.x
  const gap = (a: Word, b: Word): number => b.box.x - a.box.x - a.box.w
  const gaps: number[] = []
  words.forEach((w, i) => {
    const next = words[i + 1]
    if (next && follows(w, next)) gaps.push(gap(w, next))
  })
  const cut = gapBetween(gaps)
  if (cut === 0) return words
  const mended: Word[] = []
  for (const word of words) {
    const last = mended.at(-1)
    if (!last || !follows(last, word) || gap(last, word) > cut || gap(last, word) < -2 || last.reader !== word.reader) {
      mended.push(word)
      continue
    }
    const y = Math.min(last.box.y, word.box.y)
    const box = {
      x: last.box.x,
      y,
      w: word.box.x + word.box.w - last.box.x,
      h: Math.max(last.box.y + last.box.h, word.box.y + word.box.h) - y,
    }
    mended[mended.length - 1] = { ...last, text: last.text + word.text, box, confidence: Math.min(last.confidence, word.confidence) }
  }
  return mended
}

/** Words as a person reads them, where a font's odd measures gave them false heights or broke them up. */
export const mendWords = (words: Word[]): Word[] => mendPieces(mendHeights(words))
