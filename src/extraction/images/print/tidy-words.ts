import { tidyAmount } from '../lines/agree-readings.ts'
import type { PixelBox } from './detect-text.ts'
import type { PixelCheckbox } from './find-checkboxes.ts'
import { isMarked } from './find-checkboxes.ts'
import { joinAmounts, joinDays, joinMarks, joinNumbers, joinSyllables, joinZeros } from './join-pieces.ts'
import { partDays } from './part-days.ts'
import type { PixelWord } from './split-words.ts'

const DOLLAR_LOOKALIKE = /^[Ss§]$/
/** `1M/S2M`, `$100,000/S300,000`: behind a stroke a sign that was read as a letter is still the sign of the amount it begins. */
const STROKE_AND_SIGN = /(?<=^[$Ss§]?\d[\d.,]*[KM]?\/)[Ss§](?=\d[\d.,]*[KM]?$)/
/** Zeros in a word without other digits are the letter: BOX, DODGE. */
const LETTERS_AND_ZEROS = /^[A-Za-z'.,-]*0[A-Za-z0'.,-]*$/

const DAY_AND_YEAR = /^(\d{1,2},)((?:19|20)\d{2})[.,]?$/
/** `Number:FWR-2025-78254`, a label and its value without a space between. */
const LABEL_AND_VALUE = /^([A-Za-z][A-Za-z.#]{0,14}:)([A-Za-z0-9$][^:@]{1,})$/
/** `May 19,2021` printed without a space after the comma is two words all the same. */
const apart = (word: PixelWord): PixelWord[] => {
  const split = DAY_AND_YEAR.exec(word.text) ?? LABEL_AND_VALUE.exec(word.text)
  if (!split) return [word]
  const at = word.box.left + ((word.box.right - word.box.left) * split[1]!.length) / word.text.length
  return [
    { ...word, text: split[1]!, box: { ...word.box, right: at } },
    { ...word, text: split[2]!, box: { ...word.box, left: at } },
  ]
}

const DOLLAR_COLUMN_LOOKALIKE = /^[Ss§5689BE3&]$/
/** Forms print a dollar sign at the start of every amount cell: single signs that stand under each other with it are it. */
const dollarColumns = (words: readonly PixelWord[]): PixelWord[] => {
  const signs = words.filter((w) => w.text === '$')
  return words.map((w) => {
    const height = w.box.bottom - w.box.top
    const alone = w.text === '1' && words.some((n) => /^[1-9]/.test(n.text) && n.box.left > w.box.right && n.box.left - w.box.right < height && Math.abs(n.box.top - w.box.top) < height * 0.5)
    if (!alone && (!DOLLAR_COLUMN_LOOKALIKE.test(w.text) || (w.confidence >= 0.9 && !DOLLAR_LOOKALIKE.test(w.text)))) return w
    const above = signs.filter((s) => Math.abs(s.box.left - w.box.left) < height * 0.5).length
    return above >= 2 ? { ...w, text: '$', confidence: Math.min(w.confidence, 0.9) } : w
  })
}

const STARTED = /^[^$\s,.](\d{1,3}(?:,\d{3})+)\.?$/
const GROUPS_WHOLE = /^\d{1,3}(?:,\d{3})+$/
/** Limits are written with one telling figure, or two of which the second is 5 or 0. */
const USUAL = /^\d[05]?0*$/
/** What two readings must settle. */
const UNSETTLED = 0.5
/** The sign printed before an amount and read as its first figure: `$1,000,000` as `31,000,000`, where other amounts of the column begin with it. */
const dollarFigures = (words: readonly PixelWord[]): PixelWord[] => {
  const signs = words.filter((w) => w.text.startsWith('$'))
  return words.map((w) => {
    const amount = STARTED.exec(w.text)?.[1]
    if (!amount || amount.startsWith('0')) return w
    const height = w.box.bottom - w.box.top
    if (signs.filter((s) => Math.abs(s.box.left - w.box.left) < height * 0.4).length < 2) return w
    const whole = GROUPS_WHOLE.test(w.text) && USUAL.test(w.text.replaceAll(',', ''))
    if (whole) return w.confidence > UNSETTLED ? { ...w, confidence: UNSETTLED } : w
    return { ...w, text: `$${amount}`, confidence: Math.min(w.confidence, 0.9) }
  })
}

export const tidyWords = (words: readonly PixelWord[]): PixelWord[] => dollarFigures(dollarColumns(joinAmounts(joinZeros(joinNumbers(partDays(joinDays(joinMarks(joinSyllables(words.map(tidyWord)))))))))).flatMap(apart)

export const tidyWord = (word: PixelWord): PixelWord => {
  if (DOLLAR_LOOKALIKE.test(word.text) && word.confidence < 0.9) return { ...word, text: '$' }
  if (STROKE_AND_SIGN.test(word.text)) return { ...word, text: word.text.replace(STROKE_AND_SIGN, '$').replace(/^[Ss§]/, '$') }
  if (/^t0$/i.test(word.text)) return { ...word, text: word.text.replace('0', 'o') }
  const amount = tidyAmount(word.text)
  if (amount !== word.text) return { ...word, text: amount }
  if (word.confidence < 0.97 && LETTERS_AND_ZEROS.test(word.text) && word.text.replace(/[^A-Za-z]/g, '').length >= 2) {
    return { ...word, text: word.text.replaceAll('0', /[a-z]/.test(word.text.slice(1)) ? 'o' : 'O').replace(/^o/, 'O') }
  }
  return word
}

/** Where detected places overlap, one print comes as two words on top of each other: the surer one stays, or the one whose place is that line's alone. */
export const withoutDoubles = (all: readonly PixelWord[]): PixelWord[] => {
  const words = all.filter((w) => !all.some((k) => holdsAgain(w, k)))
  const surest = [...words].sort((a, b) => b.confidence * Math.min(b.text.length, 4) - a.confidence * Math.min(a.text.length, 4))
  const kept: PixelWord[] = []
  for (const word of surest) {
    const double = kept.some((k) => Math.max(overlapShare(word.box, k.box), overlapShare(k.box, word.box)) > 0.55 && sameHeight(word, k))
    if (!double) kept.push(word)
  }
  const stay = new Set(kept)
  return words.filter((w) => stay.has(w))
}
/** A place that takes in two lines was read as the first of them, which is read by itself too. */
const holdsAgain = (tall: PixelWord, line: PixelWord): boolean => {
  // Each word is asked about each other: where they lie comes first.
  if (tall.box.bottom - tall.box.top <= TWO_LINES * (line.box.bottom - line.box.top) || overlapShare(line.box, tall.box) <= 0.3) return false
  const letters = line.text.replace(/[^A-Za-z]/g, '').toUpperCase()
  return letters.length >= 4 && tall.text.replace(/[^A-Za-z]/g, '').toUpperCase().includes(letters)
}
const TWO_LINES = 1.6
const sameHeight = (a: PixelWord, b: PixelWord): boolean => {
  const [x, y] = [a.box.bottom - a.box.top, b.box.bottom - b.box.top]
  return Math.max(x, y) < Math.min(x, y) * 2.2
}

const MARKS = /^[XxVv✓■□*+%&8KkY\\/|()[\].,:;'"-]{1,2}$/

/**
 * Frames that hold words are cells, not boxes, and a frame inside a larger word is a letter of it: both are left out.
 * A mark inside a box is told as the word X, whatever the recogniser took it for.
 */
export const settleMarks = (
  words: readonly PixelWord[],
  frames: readonly PixelCheckbox[],
): { words: PixelWord[]; frames: PixelCheckbox[] } => {
  const kept: PixelCheckbox[] = []
  const marks = new Map<PixelWord, PixelCheckbox>()
  const added: PixelWord[] = []
  for (const frame of frames) {
    const near = words.filter((w) => overlapShare(w.box, frame.box) > 0.5 || overlapShare(frame.box, w.box) > 0.5)
    const { checked, confidence } = isMarked(frame.inkShare)
    const text = near.map((w) => w.text).join('')
    const isMark =
      near.length === 0 ||
      (near.length === 1 && MARKS.test(text) && !(text === 'Y' && near[0]!.confidence > 0.9) && wordFits(near[0]!, frame))
    const isDust = near.every((w) => w.confidence < 0.6) && text.length <= 1
    if (!isMark && !isDust) continue
    kept.push(frame)
    for (const w of near) marks.set(w, frame)
    if (near.length === 0 && checked) added.push({ text: 'X', box: inner(frame.box), confidence })
  }
  const out = words.flatMap((w) => {
    const frame = marks.get(w)
    if (!frame) return [w]
    const { checked, confidence } = isMarked(frame.inkShare)
    return checked ? [{ ...w, text: 'X', confidence }] : []
  })
  return { words: [...out, ...added], frames: kept }
}

const wordFits = (word: PixelWord, frame: PixelCheckbox): boolean =>
  word.box.right - word.box.left <= (frame.box.right - frame.box.left) * 1.4

const overlapShare = (a: PixelBox, b: PixelBox): number => {
  const w = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return w > 0 && h > 0 ? (w * h) / ((a.right - a.left) * (a.bottom - a.top)) : 0
}
const inner = (b: PixelBox): PixelBox => {
  const dx = (b.right - b.left) * 0.2
  const dy = (b.bottom - b.top) * 0.2
  return { left: b.left + dx, right: b.right - dx, top: b.top + dy, bottom: b.bottom - dy }
}
