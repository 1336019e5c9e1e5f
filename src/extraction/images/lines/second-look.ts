import { agreeReadings, meaningOf, type Reading, tidyAmount } from './agree-readings.ts'
import type { CellExpectation } from './cell-reading.ts'
import type { GreyImage } from '../image-page.ts'
import { readTwice } from './reread-cell.ts'
import type { PixelWord } from '../print/split-words.ts'

/** Below this a word that tables are found by, a date or an amount, is read again; values are settled once it is known which words they are. */
const SURE = 0.8
/** Bounds the second looks on one page: a page with more doubtful values than this is unreadable as a whole. */
const LOOKS_MAX = 70
/** What two readings that differ are worth at most: below any consumer's bar. */
const DISPUTED_MAX = 0.6

/** What kind of value a printed word can be; null for plain words, which are not worth a second look. */
const kindOfWord = (text: string): CellExpectation | null => {
  const digits = text.replace(/\D/g, '').length
  if (digits === 0 || text.length < 3) return null
  if (/^\D?\d{1,2}\D\d{1,2}\D\d{2,4}\D?$/.test(text) && /[/.|-]/.test(text)) return 'date'
  if (/^[$Ss§]\d/.test(text) || /^\d{1,3}([.,]\d{3})+\D?$/.test(text)) return 'amount'
  if (digits >= 3) return 'policy_number'
  return null
}

/** Reads doubtful values a second time, by other means: agreement raises their confidence, dispute lowers it. */
export const lookAgain = async (words: readonly PixelWord[], image: GreyImage): Promise<PixelWord[]> => {
  const out: PixelWord[] = []
  let looks = 0
  for (const word of words) {
    const kind = kindOfWord(word.text)
    if (kind === null || kind === 'policy_number' || word.confidence >= SURE || looks >= LOOKS_MAX) {
      out.push(word)
      continue
    }
    looks++
    out.push(settle(word, kind, await readTwice(image, roomAround(word, image))))
  }
  return out
}

const settle = (word: PixelWord, kind: CellExpectation, again: readonly Reading[]): PixelWord => {
  const first: Reading = { text: word.text, confidence: word.confidence, reader: 'pp_ocr' }
  const agreed = agreeReadings([first, ...again], kind)
  if (agreed.text === null) return { ...word, confidence: Math.min(word.confidence, DISPUTED_MAX) }
  const text = kind === 'amount' ? tidyAmount(agreed.text) : agreed.text
  const same = meaningOf(text, kind) === meaningOf(word.text, kind)
  if (agreed.agreed) return { ...word, text: same && kind !== 'amount' ? word.text : text, confidence: agreed.confidence }
  return same
    ? { ...word, confidence: Math.min(word.confidence, agreed.confidence) }
    : { ...word, confidence: Math.min(word.confidence, DISPUTED_MAX) }
}

const roomAround = (word: PixelWord, image: GreyImage): PixelWord['box'] => {
  const by = (word.box.bottom - word.box.top) * 0.18 + 1
  return {
    left: Math.max(0, word.box.left - by),
    top: Math.max(0, word.box.top - by),
    right: Math.min(image.width, word.box.right + by),
    bottom: Math.min(image.height, word.box.bottom + by),
  }
}
