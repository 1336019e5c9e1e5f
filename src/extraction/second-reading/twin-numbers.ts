import type { Page, Word } from '../page-model.ts'
import { DISAGREE, type Draft, giveUp, ofPicture } from './draft.ts'
import { foldNumber, withoutSign } from './likely-numbers.ts'

/** Letters that figures are made of. */
const LETTERS: Record<string, string> = { '0': 'OQD', '1': 'IL', '2': 'Z', '5': 'S', '6': 'G', '7': 'T', '8': 'B' }
/** Shorter numbers stand by chance in others. */
const LETTERS_MIN = 6
const WORDS_MAX = 8

/**
 * `9885Z0217` where the same number is read `98B5Z0217` elsewhere on the pages: engines expect figures among figures, so that a
 * letter which one place shows against that may stand in the other as well. Nobody can say.
 */
export function doubtTwinNumber(draft: Draft, pages: readonly Page[]): void {
  const { line } = draft
  if (line.policy_number === null || !ofPicture(line.fields.policy_number)) return
  const value = foldNumber(line.policy_number)
  if (value.length < LETTERS_MIN || !pages.some((page) => page.words.some((_, from) => isTwinAt(page.words, from, value)))) return
  line.policy_number = null
  giveUp(draft, 'policy_number', DISAGREE)
}

/** Whether the words from one on are the number but for one letter. */
function isTwinAt(words: readonly Word[], from: number, value: string): boolean {
  const first = words[from]!
  let folded = ''
  for (const word of words.slice(from, from + WORDS_MAX)) {
    if (Math.abs(word.box.y + word.box.h / 2 - first.box.y - first.box.h / 2) > first.box.h * 0.5) return false
    folded += foldNumber(withoutSign(word.text))
    const apart = [...folded].flatMap((sign, at) => (sign === value[at] ? [] : [at]))
    if (folded.length > value.length || apart.length > 1 || !apart.every((at) => LETTERS[value[at]!]?.includes(folded[at]!))) return false
    if (folded.length === value.length) return apart.length === 1
  }
  return false
}
