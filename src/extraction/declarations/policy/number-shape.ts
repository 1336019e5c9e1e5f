import type { Word } from '../../page-model.ts'
import { findDate } from '../../values/index.ts'

const STOP =
  /^(?:from|to|page|policy|date|dates|term|period|naic|renewal|new|previous|prior|effective|eff|exp|expires|expiration|agent|agency|producer|code|insured|named|company|account|acct|issued|change|through|thru|premium|form|the|and|of|is|for|your|item|phone|type|state|direct|bill|program|vin|no|number|coverage|insurance|declarations|amended|at|by|on|in|n\/a|none|see|tbd|unknown|pending|customer|business|billing|endorsement|individual|version|ed|rev|fein|usdot)[.:,;]?$/i
/** The stroke between pieces may be one that breaks no line. */
const PIECE = /^[A-Za-z0-9][A-Za-z0-9\-\u2010\u2011–/.*#]{0,24}[.,;:]?$/

/** `BKS(26)58 18 82 04`, `XWO (26)58188204`: some insurers set the year of the term in brackets behind the line's letters. */
const WITH_YEAR = /^(?:[A-Z]{2,5})?\(\d{2}\)\d{0,10}$/

const SUFFIX = /^(?!AUTO|HOME|BOP|LLC|INC|CORP|USA|THE|AND|WITH|CITY|LTD|CO$)[A-Z]{3,4}$/

/** `NOV 09 2026`. */
const isDay = (text: string): boolean => (/^\d{1,2}-[A-Za-z]{3,9}-\d{2,4}$/.test(text) || /^[A-Za-z]{3,9}\.? \d{1,2},? \d{4}$/.test(text)) && findDate(text)?.start === 0
/** Figures that letters run into, or that go on behind another stroke, are no day: `4K7-10-05---26`. */
const isDateLike = (text: string): boolean => isDay(text) || /(?<![A-Za-z]\d?)\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}(?!-+\d{2}\b)/.test(text) && findDate(text) !== null
const isPhone = (text: string): boolean => /^(?:1[-.\s])?\(?[2-9]\d{2}\)?[-.\s]\d{3}[-.\s]\d{4}$/.test(text)

/** `RPX4471 - 26`: the year of the term behind a stroke of its own, or the one figure of a renewal before the line's end or the next fact. */
const isStrokeOfYear = (words: readonly Word[], at: number): boolean =>
  /^[-–]$/.test(words[at]!.text) && /^[A-Z]*\d{4,}[A-Z0-9]*$|^[A-Z]*\d[A-Z0-9]*(?:-\d+){2,}$/.test(words[at - 1]?.text ?? '') && (/^\d{2}$/.test(words[at + 1]?.text ?? '') || (/^\d$/.test(words[at + 1]?.text ?? '') && (words.length === at + 2 || STOP.test(words[at + 2]!.text)))) && !/^(?:[-–/]|months?|days?|year)$/i.test(words[at + 2]?.text ?? '')

/** `3 Mar 2026` behind a number. */
const beginsDay = (words: readonly Word[], at: number): boolean =>
  /^\d{1,2}$/.test(words[at]!.text) && /^[A-Za-z]{3,9}\.?,?$/.test(words[at + 1]?.text ?? '') && findDate(words.slice(at, at + 3).map((w) => w.text).join(' '))?.start === 0

/** `UMB 4 62 18 07 - 02`: pieces of a number and, behind a stroke of its own that ends the line with it, the count of its terms. */
const isStrokeOfTerm = (words: readonly Word[], at: number): boolean =>
  at > 1 && /^[-–]$/.test(words[at]!.text) && words.length === at + 2 && /^\d{1,3}$/.test(words[at + 1]!.text) && /^\d+$/.test(words[at - 1]!.text) && words.slice(0, at).every((w) => /^[A-Z0-9]{1,6}$/.test(w.text)) && words.slice(0, at).map((w) => w.text).join('').replace(/\D/g, '').length >= PIECES_DIGITS_MIN
const PIECES_DIGITS_MIN = 5
const WORDS_MAX = 8
const BUREAU_FORM = /^(?:CG|CA|CP|IL|WC|BP|CR|CU|IM|IH|MP|PP|HO|DS)\s?(?:DS\s)?\d{2}\s\d{2}(?:\s\d{2}[\s-]\d{2})(?!\S)/
/** Its letters and their four figures, edition and all. */
const FORM_WORDS = 6

const gapBetween = (a: Word, b: Word): number => b.box.x - a.box.x - a.box.w

/** `Policy number: $ 2417733` on a picture: a reader takes an S that stands alone for the sign of an amount; figures in one run, without a comma, are none. */
function withLetterForSign(words: readonly Word[]): readonly Word[] {
  const [first, next] = words
  if (first === undefined || (first.reader !== 'pp_ocr' && first.reader !== 'tesseract')) return words
  const isAlone = first.text === '$' && /^\d{6,}$/.test(next?.text ?? '')
  return isAlone || /^\$\d{6,}$/.test(first.text) ? [{ ...first, text: first.text.replace('$', 'S'), confidence: Math.min(first.confidence, LETTER_DOUBTED) }, ...words.slice(1)] : words
}
const LETTER_DOUBTED = 0.8

/** The stretch of words at the head of a text that reads as a policy number, verbatim; null when none does. */
export function policyNumberAtHead(printed: readonly Word[]): { text: string; words: Word[] } | null {
  const words = withLetterForSign(printed)
  const taken: Word[] = []
  for (const [at, word] of words.slice(0, WORDS_MAX).entries()) {
    const text = word.text.replace(/^[(#:]+/, '').replace(/\)+$/, '')
    if (isStrokeOfYear(words, at) || isStrokeOfTerm(words, at)) {
      taken.push(word)
      continue
    }
    // `PHPK2418820  CG 20 26 12 19`: the bureau's number of the form it is printed on.
    if (taken.length > 0 && BUREAU_FORM.test(words.slice(at, at + FORM_WORDS).map((w) => w.text).join(' '))) break
    // `PC26031187  2. Insured:`: the next item's own number.
    if (taken.length > 0 && /^(?:[1-9]|1\d)\.$/.test(text) && words.slice(at + 1, at + 5).some((w) => w.text.endsWith(':')) && /^(?!eff|exp|from\b|term\b|period\b)[A-Z]/i.test(words[at + 1]?.text ?? '') && /^[A-Z]/.test(words[at + 1]!.text)) break
    if (STOP.test(text) || (!PIECE.test(text) && !WITH_YEAR.test(word.text)) || isDateLike(text) || text.includes('$') || beginsDay(words, at)) break
    const hasDigit = /\d/.test(text)
    if (!hasDigit && /[a-z]/.test(text)) break
    if (!hasDigit && text.replace(/[^A-Z]/g, '').length > 5) break
    taken.push(word)
    if (/[,;]$/.test(text)) break
  }
  // `4471902 CPP`: letters that end the line with the number, or stand before the next fact, belong to it; more words would follow if they did not.
  const next = words[taken.length]
  const ends = next === undefined || STOP.test(next.text) || /^\W+$/.test(next.text) || isDateLike(next.text)
  // Letters nearer to the label behind them than to the number are the label's: `441 870   WIC Account Number`.
  const leads = next !== undefined && STOP.test(next.text) && taken.length > 1 && gapBetween(taken.at(-2)!, taken.at(-1)!) > 1.6 * gapBetween(taken.at(-1)!, next) && gapBetween(taken.at(-1)!, next) >= 0
  const ending = ends && taken.length > 1 && SUFFIX.test(taken.at(-1)!.text) && !leads ? 4 : 2
  while (taken.length && !/\d/.test(taken.at(-1)!.text) && taken.at(-1)!.text.replace(/\W/g, '').length > ending) taken.pop()
  const text = taken
    .map((w) => w.text)
    .join(' ')
    // Letters that end a line with their hyphen go on at the next.
    .replace(/^([A-Z]{1,5}-)\s(?=\d)/, '$1')
    .replace(/^[(#:]+/, '')
    .replace(/[.,;:)]+$/, (end, at: number, whole: string) => (/\([A-Z0-9]{1,4}$/.test(whole.slice(0, at)) && end.startsWith(')') ? ')' : ''))
  return isPolicyNumber(text) ? { text, words: taken } : null
}

/** `Policy number FRJVBZ`: one word in capitals that ends the line, behind a label that is not set in capitals. */
export function lettersAfter(label: string, words: readonly Word[]): { text: string; words: Word[] } | null {
  const [only] = words
  const alone = only !== undefined && words.length === 1 && /^[A-Z]{6,10}$/.test(only.text) && /[a-z]/.test(label) && /number|no\b|#/i.test(label)
  return alone && !WORD.test(only.text) ? { text: only.text, words: [only] } : null
}
/** `Policy number: RWGL7HK2PXQ`, `Policy # 402-118-7733`: alone behind its label a code of few digits is a number, `GL-7` too, and so are ten digits parted like a telephone's. */
export function codeAfter(label: string, words: readonly Word[]): { text: string; words: Word[] } | null {
  const [only] = words
  // A London market reference may be as long as a vehicle's number.
  if (only && words.length === 1 && /^unique\smarket/i.test(label.trim()) && /^B\d{4}[A-Z0-9]{4,13}$/.test(only.text)) return { text: only.text, words: [only] }
  if (only === undefined || words.length > 1 || !/^policy\W*(?:number|no\b|#)/i.test(label.trim())) return null
  const code = /^(?=[A-Z0-9]*\d)(?=[A-Z0-9]*[A-Z])[A-Z0-9]{6,16}$/.test(only.text) && /\d.*\d|^[A-Z]{2,6}\d/.test(only.text)
  const short = /^[A-Z]{1,5}-\d{1,4}$/.test(only.text) && !WORD.test(only.text.replace(/-.*/, '')) && !/^(?:PAGE|PG|FORM|NO|ED)-/.test(only.text)
  return code || short || /^[2-9]\d{2}-\d{3}-\d{4}$/.test(only.text) ? { text: only.text, words: [only] } : null
}
const WORD = /^(?:PENDING|ASSIGNED|UNKNOWN|UNASSIGNED|VARIOUS|RENEWAL|APPLIED|ATTACHED|ISSUED|BINDER|SPECIMEN|SAMPLE|AUTOMATIC|INSURED|EFFECTIVE|CONTINUOUS)$/

/** Shape alone: enough digits, not a date, phone, ZIP code, VIN, amount or form number with its edition. */
export function isPolicyNumber(text: string): boolean {
  const solid = text.replace(/[^A-Za-z0-9]/g, '')
  const digits = solid.replace(/\D/g, '').length
  if (solid.length < 5 || solid.length > 26 || digits < 3) return false
  if (isDateLike(text) || isPhone(text) || /^\d{5}(-\d{4})?$/.test(text)) return false
  // What ends in a stroke goes on somewhere else.
  if (/[-–]$/.test(text)) return false
  // A vehicle identification number is set in one piece; so is a London market reference, whose first letter no vehicle has.
  if (/^(?!B\d{4})[A-HJ-NPR-Z0-9]{17}$/.test(text) && /[A-Z]/.test(text)) return false
  if (/^[xX*]{3,}|[*xX]{4,}/.test(text) || /^(?:0+|1234)$/.test(solid)) return false
  return true
}

/** `MC 1633b (Ed. 6-71)`: a form's number with its edition behind it. */
export const isFormNumber = (number: { words: Word[] }, words: readonly Word[]): boolean =>
  /^\(?(?:ed|rev|edition)\b|^\(\d{1,2}[-/]\d{2,4}\)/i.test(words[words.indexOf(number.words.at(-1)!) + 1]?.text ?? '')
