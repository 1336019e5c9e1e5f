import { asFormWord } from './as-form-word.ts'
import type { PixelBox } from '../print/detect-text.ts'
import type { GreyImage } from '../image-page.ts'
import { decodeLine, type LineScores, type ReadChar, scoreLine } from './recognise-line.ts'
import { FIGURE, isOfForms, isSureAlone, lettersOf, SURE_ALONE, textOf } from './sure-alone.ts'
import { OWN_WEIGHT, weighTexts } from './weigh-texts.ts'

/** How much the own reader must lean to a space for the line to be cut there. */
const SPACE_SEEN = 0.2
/** What one reads and the other does not is in doubt, however sure the one is. */
const DISPUTED_MAX = 0.8
/** How sure the other must be of a letter that is not in the reading that stands. */
const MORE_MIN = 0.5

/**
 * Reads one line of print. The project's own reader looks first; where it is in doubt PP-OCR looks as well: what both read is
 * as sure as the surer says, and of two readings the one stands that explains the print better to both.
 */
export const readLine = async (image: GreyImage, box: PixelBox): Promise<ReadChar[]> => {
  const first = await scoreLine(image, box, 'line_reader')
  if (!first) return []
  const chars = decodeLine(first)
  const read = words(chars)
  if (isSureAlone(chars, read)) return read.flatMap(borneOutByForms)
  if (isNoPrint(chars, box)) return chars
  const second = await scoreLine(image, box)
  const others = second ? decodeLine(second) : []
  if (!second || others.length === 0) return chars
  if (chars.length === 0) return others
  return wordsApart(chars).flatMap((word) => {
    const [own, other] = [within(chars, word), within(others, word)]
    const stands = ownExplains(first, second, own, other, word) ? borneOut(own, other) : borneOut(other, own)
    const isDoubtful = stands.some((c) => c.confidence < SURE_ALONE)
    return (isDoubtful && asFormWord(stands, stepsBetween(first, word), stepsBetween(second, word))) || stands
  })
}

/** A picture or a bar code: over the length of a word the own reader sees one unsure sign, or none. On nine pages PP-OCR read nothing in 28 such, and one box in one. */
const NO_PRINT_MAX = 0.7
const NO_PRINT_HEIGHTS = 2.5
const isNoPrint = (chars: readonly ReadChar[], box: PixelBox): boolean =>
  chars.length <= 1 && chars.every((c) => c.confidence < NO_PRINT_MAX) && box.right - box.left > NO_PRINT_HEIGHTS * (box.bottom - box.top)

const borneOutByForms = (word: readonly ReadChar[]): readonly ReadChar[] =>
  isOfForms(textOf(word)) ? word.map((c) => ({ ...c, confidence: Math.max(c.confidence, SURE_ALONE) })) : word

const within = (read: readonly ReadChar[], [from, to]: Span): ReadChar[] => read.filter((c) => c.centre >= from && c.centre < to)
const words = (chars: readonly ReadChar[]): ReadChar[][] => wordsApart(chars).map((span) => within(chars, span))

/** What lies between two places of a line, in pixels of the picture. */
type Span = [from: number, to: number]
/** The line cut where the own reader sees spaces: of a label and its value one engine may read the one and the other the other. */
const wordsApart = (chars: readonly ReadChar[]): Span[] => {
  const cuts = chars.flatMap((c, i) => (i > 0 && c.spaceBefore >= SPACE_SEEN ? [(chars[i - 1]!.centre + c.centre) / 2] : []))
  return [Number.NEGATIVE_INFINITY, ...cuts].map((from, i) => [from, cuts[i] ?? Number.POSITIVE_INFINITY])
}

// INSURER and its letter stand close enough to be one.
const isFormWord = (text: string): boolean => isOfForms(text) || /^insurer[a-f]$/.test(lettersOf(text))

const ownExplains = (first: LineScores, second: LineScores, own: readonly ReadChar[], other: readonly ReadChar[], word: Span): boolean => {
  const texts = [textOf(own), textOf(other)]
  if (texts[0] === texts[1]) return true
  // A caption in small letters before a large value is the forms' own word, to whom of the two ever reads it so.
  const [isWord, otherIsWord] = texts.map(isFormWord)
  if (isWord !== otherIsWord) return isWord!
  const ahead = (view: LineScores): number => {
    const [mine, others] = weighTexts([stepsBetween(view, word)], texts, false)
    return mine! - others!
  }
  return OWN_WEIGHT * ahead(first) + ahead(second) >= 0
}

const stepsBetween = (view: LineScores, [from, to]: Span): LineScores => {
  let begin = 0
  let end = view.steps
  while (begin < end - 1 && view.place(begin) < from) begin++
  while (end > begin + 1 && view.place(end - 1) >= to) end--
  return { ...view, steps: end - begin, scores: view.scores.subarray(begin * view.classes, end * view.classes), place: (step) => view.place(step + begin) }
}

/**
 * The reading with each letter as sure as the surer of two that read it, each figure as sure as both on the whole, and doubtful
 * where the other reads another, or one more beside it.
 */
export const borneOut = (chars: readonly ReadChar[], others: readonly ReadChar[]): ReadChar[] => {
  const pairs = alike(chars, others)
  const beside = besideMore(chars, others, pairs)
  return chars.map((c, i) => {
    const other = others[pairs[i]!]
    if (!other) return { ...c, confidence: Math.min(c.confidence, DISPUTED_MAX) }
    const confidence = FIGURE.test(c.text) ? (c.confidence + other.confidence) / 2 : Math.max(c.confidence, other.confidence)
    return { ...c, confidence: beside.has(i) ? Math.min(confidence, DISPUTED_MAX) : confidence, spaceBefore: (c.spaceBefore + other.spaceBefore) / 2 }
  })
}

/** The places beside which the other reads a letter or figure more, and is rather sure of it: a number that ends sooner is another number. */
const besideMore = (chars: readonly ReadChar[], others: readonly ReadChar[], pairs: readonly number[]): Set<number> => {
  const beside = new Set<number>()
  let from = 0
  let last = -1
  for (let i = 0; i <= chars.length; i++) {
    const at = i < chars.length ? pairs[i]! : others.length
    if (at < 0) continue
    const more = others.slice(from, at).filter((c) => c.confidence >= MORE_MIN && /[A-Za-z0-9]/.test(c.text)).length
    if (more > i - last - 1) for (const place of [last, i]) beside.add(place)
    from = at + 1
    last = i
  }
  return beside
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
