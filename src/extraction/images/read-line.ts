import type { PixelBox } from './detect-text.ts'
import type { GreyImage } from './image-page.ts'
import { decodeLine, type LineScores, type ReadChar, scoreLine } from './recognise-line.ts'
import { weighTexts } from './weigh-texts.ts'

/** What the project's own reader is surer of than this is read by it alone; a figure lost or misread is another value, so more is asked of figures. */
const SURE_ALONE = 0.95
const SURE_FIGURE = 0.98
/** A single letter says whose policy it is, or yes or no: both look. */
const LETTERS_ALONE_MIN = 3
/** Of two readings that differ the right one was found most often with the own reader's word counted twice: 84 in 100 lines of coarse faxes, PP-OCR alone 69. */
const OWN_WEIGHT = 2
/** What one reads and the other does not is in doubt, however sure the one is. */
const DISPUTED_MAX = 0.8

/**
 * Reads one line of print. The project's own reader looks first; where it is in doubt PP-OCR looks as well: what both read is
 * as sure as the surer says, and of two readings the one stands that explains the print better to both.
 */
export const readLine = async (image: GreyImage, box: PixelBox): Promise<ReadChar[]> => {
  const first = await scoreLine(image, box, 'line_reader')
  if (!first) return []
  const chars = decodeLine(first)
  if (chars.length >= LETTERS_ALONE_MIN && chars.every((c) => c.confidence >= (/\d/.test(c.text) ? SURE_FIGURE : SURE_ALONE))) return chars
  const second = await scoreLine(image, box)
  const others = second ? decodeLine(second) : []
  if (!second || others.length === 0) return chars
  if (chars.length === 0) return others
  const texts = [chars, others].map((read) => read.map((c) => c.text).join(''))
  const ahead = (view: LineScores): number => {
    const [own, other] = weighTexts([view], texts, false)
    return own! - other!
  }
  const sameText = texts[0] === texts[1]
  return !sameText && OWN_WEIGHT * ahead(first) + ahead(second) < 0 ? borneOut(others, chars) : borneOut(chars, others)
}

/** The reading with each character as sure as the surer of two that read it, and doubtful where the other reads another. */
export const borneOut = (chars: readonly ReadChar[], others: readonly ReadChar[]): ReadChar[] => {
  const pairs = alike(chars, others)
  return chars.map((c, i) => {
    const other = others[pairs[i]!]
    if (!other) return { ...c, confidence: Math.min(c.confidence, DISPUTED_MAX) }
    return { ...c, confidence: Math.max(c.confidence, other.confidence), spaceBefore: (c.spaceBefore + other.spaceBefore) / 2 }
  })
}

/** For each character the place of the same one in the other reading, -1 where it has none: the longest row of pairs in order. */
const alike = (a: readonly ReadChar[], b: readonly ReadChar[]): number[] => {
  const wide = b.length + 1
  const best = new Uint16Array((a.length + 1) * wide)
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      best[i * wide + j] =
        a[i]!.text === b[j]!.text ? best[(i + 1) * wide + j + 1]! + 1 : Math.max(best[(i + 1) * wide + j]!, best[i * wide + j + 1]!)
  const pairs = new Array<number>(a.length).fill(-1)
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i]!.text === b[j]!.text) pairs[i++] = j++
    else if (best[(i + 1) * wide + j]! >= best[i * wide + j + 1]!) i++
    else j++
  }
  return pairs
}
