import { allCarriers } from '../../naic/index.ts'
import { FORM_WORDS } from '../../values/index.ts'
import type { ReadChar } from './recognise-line.ts'

/**
 * What the project's own reader is surer of than this, letter by letter, is read by it alone. One misread figure is another
 * value: of 936 words with figures it was as sure of, on scans and faxes down to 100 dots an inch, it misread none; of 1,152 at
 * 0.95 six.
 */
export const SURE_ALONE = 0.95
const SURE_OF_FIGURES = 0.99
/**
 * Words of letters: of 61 lines of scanned declarations on which it was no less sure than this of every word PP-OCR, which cost a fifth
 * of its columns there, put none right and five wrong. One or two letters say whose policy it is, or yes or no.
 */
const SURE_OF_LETTERS = 0.85
const WORD_LETTERS_MIN = 3
/**
 * Sentences are in small letters, names are not: of 2,200 words in small letters it was surer of than this it misread ten that PP-OCR
 * reads. A word that is one of the forms' own is borne out by that: of 1,500 it was surer of than the last none was another word.
 */
const SURE_OF_SMALL_LETTERS = 0.8
const SURE_OF_FORM_WORD = 0.5
/**
 * The small words of a sentence say little by themselves: on 31 pages of scanned declarations PP-OCR read another in 17 of the 87
 * lines that nothing else kept from standing, a comma as often as a letter; they were a seventh of its columns, and no value changed
 * with them. What turns a sentence round is no such word.
 */
const SURE_IN_SENTENCE = 0.5
const SENTENCE_WORDS_MIN = 4
const TURNS_ROUND = /^(?:no|not|non|nor|none|only|except|excluding|excluded|without|unless|waived?)\W*$/
/** The month and year of a form's edition, as lists of forms print it on every line: no value of a policy is told by it. */
const EDITION = /^\(\d\d[-/]\d\d\)$/
const SURE_OF_EDITION = 0.85
/** `4. Coverages`: what numbers the lines of a list is no value. */
const ORDINAL = /^[1-9]\d?\.$/
const SURE_OF_ORDINAL = 0.6
/** Premiums have cents; limits, deductibles and retentions are whole dollars. */
const ODD_CENTS = /^\$[\d,]{1,9}\.(?!00)\d\d$/
const SURE_OF_CENTS = 0.9
/** A long word that is one of the companies' own is borne out by that. */
const COMPANY_LETTERS_MIN = 7
const SURE_OF_COMPANY = 0.6
/** A sign before or behind a word of letters, which may be the last letter of a name, and one of a sentence. */
const SURE_OF_SIGN = 0.5
const SURE_OF_SIGN_IN_SMALL = 0.3
export const FIGURE = /\d/
/** A single letter says whose policy it is, or yes or no: both look. */
const LETTERS_ALONE_MIN = 3

/** Whether the own reader is so sure of a line, word by word, that PP-OCR need not look at it. */
export const isSureAlone = (chars: readonly ReadChar[], words: readonly (readonly ReadChar[])[]): boolean => {
  if (chars.length < LETTERS_ALONE_MIN) return false
  const inSentence = isSentence(words)
  return words.every((word, i) => isSure(word, inSentence, i === 0 && words.length > 1))
}

const isSure = (word: readonly ReadChar[], inSentence: boolean, leads: boolean): boolean => {
  const text = textOf(word)
  if (leads && ORDINAL.test(text)) return word.every((c) => c.confidence >= SURE_OF_ORDINAL)
  const least = leastSure(text, inSentence)
  const letters = FIGURE.test(text) ? null : /[A-Za-z].{1,60}[A-Za-z]/.exec(text)
  const ofSigns = isInSmallLetters(text) ? SURE_OF_SIGN_IN_SMALL : SURE_OF_SIGN
  return word.every((c, i) => c.confidence >= (letters && (i < letters.index || i >= letters.index + letters[0].length) ? Math.min(least, ofSigns) : least))
}
/** Four words and more, half of them in small letters. */
const isSentence = (read: readonly (readonly ReadChar[])[]): boolean =>
  read.length >= SENTENCE_WORDS_MIN && read.filter((word) => isInSmallLetters(textOf(word))).length >= read.length / 2
/** How sure the own reader must be of each letter of a word for PP-OCR not to look. */
export const leastSure = (text: string, inSentence = false): number => {
  if (EDITION.test(text)) return SURE_OF_EDITION
  if (ODD_CENTS.test(text)) return SURE_OF_CENTS
  if (FIGURE.test(text)) return SURE_OF_FIGURES
  if (isOfForms(text)) return SURE_OF_FORM_WORD
  if (isInSmallLetters(text)) return inSentence && !TURNS_ROUND.test(text) ? SURE_IN_SENTENCE : SURE_OF_SMALL_LETTERS
  if (isOfCompanies(text)) return SURE_OF_COMPANY
  return text.replace(/[^A-Za-z]/g, '').length >= WORD_LETTERS_MIN ? SURE_OF_LETTERS : SURE_ALONE
}
const isInSmallLetters = (text: string): boolean => !/[A-Z]/.test(text) && text.replace(/[^a-z]/g, '').length > 1

const FORM_LETTERS_MIN = 4
export const lettersOf = (text: string): string => text.toLowerCase().replace(/^[^a-z]+|[^a-z]+$/g, '')
export const isOfForms = (text: string): boolean => {
  const letters = lettersOf(text)
  return letters.length >= FORM_LETTERS_MIN && FORM_WORDS.has(letters)
}

let companyWords: ReadonlySet<string> | undefined
const isOfCompanies = (text: string): boolean => {
  const letters = lettersOf(text)
  if (letters.length < COMPANY_LETTERS_MIN) return false
  companyWords ??= new Set(allCarriers().flatMap((c) => [c.name, ...c.aliases]).flatMap((name) => name.toLowerCase().split(/[^a-z]+/)))
  return companyWords.has(letters)
}

export const textOf = (chars: readonly ReadChar[]): string => chars.map((c) => c.text).join('')
