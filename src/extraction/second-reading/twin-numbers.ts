import type { Page, Word } from '../page-model.ts'
import { DISAGREE, type Draft, giveUp, ofPicture, SURE } from './draft.ts'
import { foldNumber, withoutSign } from './likely-numbers.ts'

/** Letters that figures are made of. */
const LETTERS: Record<string, string> = { '0': 'OQD', '1': 'IL', '2': 'Z', '5': 'S', '6': 'G', '7': 'T', '8': 'B' }
/** Shorter numbers stand by chance in others. */
const LETTERS_MIN = 6
const WORDS_MAX = 8

/** Figures that coarse print makes of each other. */
const FIGURES: Record<string, string> = { '0': '689', '3': '8', '5': '6', '6': '058', '8': '0369', '9': '08' }

/**
 * `9885Z0217` where the same number is read `98B5Z0217` elsewhere on the pages: engines expect figures among figures, so that a
 * letter which one place shows against that may stand in the other as well. And `8089057` where another row reads `6089057`, which
 * is less than sure: one policy's number on several rows, which each engine may misread on any of them. Numbers given out one after
 * the other differ in the last figure. Nobody can say.
 */
export function doubtTwinNumber(draft: Draft, pages: readonly Page[]): void {
  const { line } = draft
  if (line.policy_number === null || !ofPicture(line.fields.policy_number)) return
  const value = foldNumber(line.policy_number)
  if (value.length < LETTERS_MIN || !pages.some((page) => page.words.some((_, from) => isTwinAt(page.words, from, value)))) return
  line.policy_number = null
  giveUp(draft, 'policy_number', DISAGREE)
}

/** Whether the words from one on are the number but for one letter, or but for one figure before the last that was not read surely. */
function isTwinAt(words: readonly Word[], from: number, value: string): boolean {
  const first = words[from]!
  let folded = ''
  let sure = 1
  for (const word of words.slice(from, from + WORDS_MAX)) {
    if (Math.abs(word.box.y + word.box.h / 2 - first.box.y - first.box.h / 2) > first.box.h * 0.5) return false
    folded += foldNumber(withoutSign(word.text))
    sure = Math.min(sure, word.confidence)
    const apart = [...folded].flatMap((sign, at) => (sign === value[at] ? [] : [at]))
    if (folded.length > value.length || apart.length > 1) return false
    const isTwin = (at: number): boolean => Boolean(LETTERS[value[at]!]?.includes(folded[at]!) || (at < value.length - 1 && sure < SURE && FIGURES[value[at]!]?.includes(folded[at]!)))
    if (folded.length === value.length) return apart.length === 1 && isTwin(apart[0]!)
  }
  return false
}
