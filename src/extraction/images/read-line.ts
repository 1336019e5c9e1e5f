import type { PixelBox } from './detect-text.ts'
import type { GreyImage } from './image-page.ts'
import { decodeLine, type ReadChar, scoreLine } from './recognise-line.ts'
import { weighTexts } from './weigh-texts.ts'

/** What the project's own reader is surer of than this is read by it alone, unless it holds figures: one dropped is another value. */
const SURE_ALONE = 0.98

/** A single letter says whose policy it is, or yes or no: both look. */
const LETTERS_ALONE_MIN = 3

/**
 * Reads one line of print. The project's own reader looks first; where it is in doubt, or sees figures, PP-OCR looks as well:
 * what both read is surer than either says, and of two readings the one stands that explains the print better to both.
 */
export const readLine = async (image: GreyImage, box: PixelBox): Promise<ReadChar[]> => {
  const first = await scoreLine(image, box, 'line_reader')
  if (!first) return []
  const chars = decodeLine(first)
  if (chars.length >= LETTERS_ALONE_MIN && chars.every((c) => c.confidence >= SURE_ALONE && !/\d/.test(c.text))) return chars
  const second = await scoreLine(image, box)
  const others = second ? decodeLine(second) : []
  if (!second || others.length === 0) return chars
  if (chars.length === 0) return others
  const texts = [chars, others].map((read) => read.map((c) => c.text).join(''))
  const [byFirst, bySecond] = texts[0] === texts[1] ? [0, 0] : weighTexts([first, second], texts, false)
  return bySecond! > byFirst! ? borneOut(others, chars) : borneOut(chars, others)
}

/** The reading with each character that the other engine reads in the same place made surer by it. */
export const borneOut = (chars: readonly ReadChar[], others: readonly ReadChar[]): ReadChar[] => {
  const pairs = alike(chars, others)
  return chars.map((c, i) => {
    const other = others[pairs[i]!]
    return other ? { ...c, confidence: 1 - (1 - c.confidence) * (1 - other.confidence), spaceBefore: (c.spaceBefore + other.spaceBefore) / 2 } : c
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
