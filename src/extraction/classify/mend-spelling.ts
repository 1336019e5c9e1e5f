import type { Word } from '../page-model.ts'
import { editsBetween, LABEL_WORDS } from '../values/index.ts'

/** Words one letter away from a label word that mean something else; they stay. */
const OTHERS =
  'expired insurer insurers insures insure policies numbers accidents employees employer generally personnel damages injuries renewal periods person persons operation product carriers completes complete address addressed combines singles premiums limited commercials locations schedules scheduled describe described agents agencies issuer issue issues holders standards excesses endorsed certified expense based motor motors medically rental renter renters'.split(
    ' ',
  )
/** Words to put right, those that stay as they are, and what was found before. */
export type Vocabulary = { lettersMin: number; known: ReadonlySet<string>; byLength: ReadonlyMap<number, readonly string[]>; found: Map<string, string | null> }

export function vocabularyOf(words: readonly string[], staying: readonly string[], lettersMin: number): Vocabulary {
  const byLength = new Map<number, string[]>()
  for (const word of new Set(words)) byLength.set(word.length, [...(byLength.get(word.length) ?? []), word])
  return { lettersMin, known: new Set([...words, ...staying]), byLength, found: new Map() }
}
const LABELS = vocabularyOf(LABEL_WORDS, OTHERS, 6)

const FOUND_MAX = 5000
function nearest(word: string, { byLength, found }: Vocabulary): string | null {
  const held = found.get(word)
  if (held !== undefined) return held
  const max = word.length >= 9 ? 2 : 1
  let best: string | null = null
  let edits = max + 1
  for (let length = word.length - max; length <= word.length + max; length++)
    for (const candidate of byLength.get(length) ?? []) {
      const n = editsBetween(word, candidate, max)
      if (n < edits) [best, edits] = [candidate, n]
      else if (n === edits && n <= max) best = null
    }
  if (found.size > FOUND_MAX) found.clear()
  found.set(word, best)
  return best
}

/** Small words that a picture's reader sets against the next without a space: both are whole as they are. */
const GLUED = /^(?:of|the|to|and|for|in|by|or|no|an?|is)(?=.{4})|(?<=.{4})(?:of|the|to|and|for|in|by|or|no|is)$/
const isTwoWords = (letters: string, { known }: Vocabulary): boolean => {
  const bare = letters.replace(GLUED, '')
  return bare !== letters && known.has(bare)
}
/** A word's own first letter read as a word by itself, with no room between. */
const isCutOff = (before: Word | undefined, word: Word): boolean =>
  before !== undefined &&
  /^[A-Za-z1|!]$/.test(before.text) &&
  Math.abs(before.box.y + before.box.h / 2 - word.box.y - word.box.h / 2) < word.box.h * 0.5 &&
  word.box.x - before.box.x - before.box.w < word.box.h * 0.25 &&
  word.box.x > before.box.x

const READ_FROM_PRINT = new Set(['pp_ocr', 'tesseract'])
const inCaseOf = (text: string, word: string): string =>
  text === text.toUpperCase() ? word.toUpperCase() : /^[A-Z]/.test(text) ? word[0]!.toUpperCase() + word.slice(1) : word

/** Label words that a picture's reader has a letter wrong in. Values hold digits or names and are left as they were read. */
export function mendSpelling(words: Word[], vocabulary: Vocabulary = LABELS): Word[] {
  const mended = words.map((word, i) => {
    if (!READ_FROM_PRINT.has(word.reader)) return word
    const match = /^([^A-Za-z0-9]{0,3})([A-Za-z0158][A-Za-z01589!|]{3,28}[A-Za-z015])([^A-Za-z0-9]{0,3})$/.exec(word.text)
    if (!match) return word
    const [, head, letters, tail] = match as unknown as [string, string, string, string]
    // What is mostly figures is a value.
    if (letters.replace(/[^A-Za-z]/g, '').length < letters.length * 0.7) return word
    const plain = letters.toLowerCase().replace(/[1!|]/g, 'l').replaceAll('0', 'o').replaceAll('5', 's').replaceAll('8', 'b').replaceAll('9', 'g')
    if (plain.length < vocabulary.lettersMin) return word
    if (isTwoWords(plain, vocabulary) || isCutOff(words[i - 1], word)) return word
    const meant = vocabulary.known.has(plain) ? (/\d/.test(letters) ? plain : null) : nearest(plain, vocabulary)
    return meant ? { ...word, text: `${head}${inCaseOf(letters, meant)}${tail}` } : word
  })
  // Where nothing is mended the words are the same, for whoever keeps what follows from them.
  return mended.every((word, i) => word === words[i]) ? words : mended
}
