import type { Word } from '../../page-model.ts'
import { COVERAGE_WORDS, headEdits } from '../../values/index.ts'

const KNOWN = new Set(COVERAGE_WORDS.map((word) => word.toUpperCase()))
const LETTERS_MIN = 5
/** A word as long as this may have lost two thin letters: `Liabity`. */
const LONG = 8

/** The words of a coverage's name as a picture was read, those that are a word of such names but for letters of like shape put right. */
export const mendName = (name: string): string => name.split(' ').map((word) => mendWord(word)).join(' ')

/** Below this a word may be misread; how far it may then be from a word of the forms, in letters. */
const DOUBTFUL = 0.85
const FAR_MAX = 1.4

/** The words of a page read from a picture, doubtful ones that are a form's own word but for letters of like shape put right. */
export const mendWords = (words: readonly Word[]): Word[] =>
  words.map((word) => {
    if (word.confidence >= DOUBTFUL || word.reader !== 'pp_ocr') return word
    const match = /^([^A-Za-z0-9]{0,2})([A-Za-z0-9]{5,})([^A-Za-z0-9]{0,3})$/.exec(word.text)
    const meant = match ? mendWord(match[2]!, FAR_MAX) : word.text
    if (!match || meant === match[2]) return word
    const cased = match[2]!.slice(1) === match[2]!.slice(1).toUpperCase() ? meant : /^[A-Z]/.test(match[2]!) ? meant[0] + meant.slice(1).toLowerCase() : meant.toLowerCase()
    return { ...word, text: `${match[1]}${cased}${match[3]}` }
  })

function mendWord(word: string, most = Number.POSITIVE_INFINITY): string {
  const letters = word.toUpperCase().replace(/[^A-Z0-9]/g, '')
  if (letters.length < LETTERS_MIN || KNOWN.has(letters) || letters.replace(/\d/g, '').length < letters.length * 0.7) return word
  let best: string | null = null
  let least = Number.POSITIVE_INFINITY
  for (const known of KNOWN) {
    if (Math.abs(known.length - letters.length) > (known.length >= LONG ? 2 : 1) || known.length < LETTERS_MIN) continue
    const near = headEdits(letters, known, Math.min(most, most === Number.POSITIVE_INFINITY ? known.length / 5 : known.length / 6))
    if (!near || near.length < letters.length) continue
    if (near.edits < least - 0.01) [best, least] = [known, near.edits]
    else if (near.edits < least + 0.3) best = null
  }
  return best ?? word
}
