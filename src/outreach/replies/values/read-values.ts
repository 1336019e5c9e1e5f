import { matchWordedAmount } from './worded-amounts.ts'

/** Dates, amounts and number-like words as people type them in an answer, each matched at a place of the folded text. */
export type StatedDate = { year: number | null; month: number; day: number; ambiguous: boolean }
export type ValueMatch =
  | { type: 'date'; date: StatedDate; length: number }
  | { type: 'range'; from: StatedDate; to: StatedDate; length: number }
  | { type: 'amount'; candidates: number[]; length: number; bare: boolean }
  | { type: 'split'; parts: number[][]; length: number }

const MONTHS: Record<string, number> = {
  jan: 1, january: 1, ene: 1, enero: 1, feb: 2, february: 2, febrero: 2, mar: 3, march: 3, marzo: 3, apr: 4, april: 4, abr: 4, abril: 4, may: 5, mayo: 5, jun: 6, june: 6, junio: 6, jul: 7, july: 7, julio: 7,
  aug: 8, august: 8, ago: 8, agosto: 8, sep: 9, sept: 9, september: 9, septiembre: 9, setiembre: 9, oct: 10, october: 10, octubre: 10, nov: 11, november: 11, noviembre: 11, dec: 12, december: 12, dic: 12, diciembre: 12,
}
const MONTH = `(?:${Object.keys(MONTHS)
  .sort((a, b) => b.length - a.length)
  .join('|')})\\.?`
const NUMERIC = '(\\d{1,2})[/.-](\\d{1,2})[/.-](\\d{4}|\\d{2})(?![\\d/])'
const ISO = '(\\d{4})-(\\d{1,2})-(\\d{1,2})(?!\\d)'
/** "GL 1/2": behind the coverage's name a million and two, and no second of January. */
const PARTIAL = '(?!(?<=\\b(?:c?gl|general liability|gen liab):? )(?:1/2|2/4)(?! ?(?:renew|cance|canx|cxl|laps|expir|term|eff|inception)))(\\d{1,2})/(\\d{1,2})(?![\\d/.]*\\d| limits?(?![a-z]))'
const NAMED = `(?:(${MONTH}) (\\d{1,2})(?!\\d)(?:st|nd|rd|th)?(?:,? (\\d{4})|,? '(\\d{2}))?|(\\d{1,2})(?:st|nd|rd|th)?[ -](?:of |de )?(${MONTH})(?:(?:,? | del? |-)(\\d{4}|'?\\d{2}(?!\\d)))?)(?![a-z])`
/** "Cancelled 10-1", "eff 10-1": a day with a stroke only behind a word that is followed by days. */
const DASHED = '(?<=\\b(?:cance?ll?ed|canx|cxl?d?|lapsed|expire[ds]?|exp|ended|dropped|terminated|non-?renewed|removed|left|eff|effective|on|as of|since|until|thru|through|from)\\.?:? )(\\d{1,2})-(\\d{1,2})(?![\\d/,.-]*\\d|[-/]| ?(?:mm?|mil|k|days?|weeks?|months?|years?|hours?|hrs?|business|trucks?|units?)(?![a-z]))'
const DATE_FORMS = [ISO, NUMERIC, NAMED, PARTIAL, DASHED].map((form) => new RegExp(form, 'y'))
const BETWEEN = /\s*(?:-|to|through|thru|until|al?|hasta(?: el)?|and|y)\s*/y

export function matchDate(text: string, at: number): { date: StatedDate; length: number } | null {
  for (let form = 0; form < DATE_FORMS.length; form += 1) {
    const pattern = DATE_FORMS[form]!
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (!match) continue
    const date = dateOf(form, match)
    if (date) return { date, length: match[0].length }
  }
  return null
}

const MONTH_OF_YEAR = new RegExp(`(${MONTH})(?:,? | of | del? )(20\\d\\d)(?![\\d/,.-]*\\d)|(\\d{1,2})/(20\\d\\d)(?![\\d/])`, 'y')
/** "April 2027", "julio de 2027", "4/2027": a month and no day. */
export function matchMonth(text: string, at: number): { year: number; month: number; length: number } | null {
  MONTH_OF_YEAR.lastIndex = at
  const match = MONTH_OF_YEAR.exec(text)
  const month = match?.[1] !== undefined ? MONTHS[match[1].replace('.', '')] : Number(match?.[3])
  return match && month !== undefined && month >= 1 && month <= 12 ? { year: Number(match[2] ?? match[4]), month, length: match[0].length } : null
}

function dateOf(form: number, match: RegExpExecArray): StatedDate | null {
  if (form === 0) return valid(Number(match[1]), Number(match[2]), Number(match[3]))
  if (form === 1) return valid(fullYear(match[3]!), Number(match[1]), Number(match[2]))
  if (form === 3 || form === 4) return valid(null, Number(match[1]), Number(match[2]))
  const month = MONTHS[(match[1] ?? match[6] ?? '').replace('.', '')]
  const day = Number(match[2] ?? match[5])
  const year = match[3] ?? match[4] ?? match[7]
  return month ? valid(year ? fullYear(year.replace("'", '')) : null, month, day, true) : null
}
const fullYear = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text))

/** Month first, as in the United States; day first only where month first is no date. */
function valid(year: number | null, month: number, day: number, named = false): StatedDate | null {
  if (year !== null && (year < 1980 || year > 2100)) return null
  if (month >= 1 && month <= 12 && day >= 1 && day <= 31) return { year, month, day, ambiguous: !named && day <= 12 && day !== month }
  if (day >= 1 && day <= 12 && month >= 1 && month <= 31) return { year, month: day, day: month, ambiguous: false }
  return null
}

export function matchRange(text: string, at: number): ValueMatch | null {
  const first = matchDate(text, at)
  if (!first) return null
  BETWEEN.lastIndex = at + first.length
  const joint = BETWEEN.exec(text)
  if (joint) {
    const start = at + first.length + joint[0].length
    const second = matchDate(text, start) ?? yearOnly(text, start, first.date)
    if (second)
      return { type: 'range', from: { ...first.date, year: first.date.year ?? null }, to: second.date, length: start - at + second.length }
  }
  return { type: 'date', date: first.date, length: first.length }
}

/** "3/1/26-27": the second year alone. */
function yearOnly(text: string, at: number, first: StatedDate): { date: StatedDate; length: number } | null {
  const match = /(?:20)?(\d{2})(?![\d/-])(?!\.\d)/y
  match.lastIndex = at
  const found = match.exec(text)
  if (!found || first.year === null) return null
  const year = 2000 + Number(found[1])
  return year > first.year && year - first.year <= 5 ? { date: { ...first, year }, length: found[0].length } : null
}

export function isoOf(date: StatedDate, year: number): string {
  return `${year}-${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`
}

const AMOUNT =
  /(\$|us\$|usd ?)?\s?(\d{1,3}(?:,\d{3})+(?:\.\d\d?)?|\d+(?:\.\d+)?)\s?(mm|mil(?:lion(?:es)?|lon(?:es)?|l)?\b|millones|m\b|k\b|thousand\b|mil\b)?(?![\d%])/y
/** An amount in dollars. "1 mil" is a million in the trade and a thousand in Spanish: both are candidates. */
export function matchAmount(text: string, at: number): Extract<ValueMatch, { type: 'amount' }> | null {
  const worded = matchWordedAmount(text, at)
  if (worded) return { type: 'amount', candidates: [worded.value], length: worded.length, bare: false }
  AMOUNT.lastIndex = at
  const match = AMOUNT.exec(text)
  if (!match) return null
  const number = Number(match[2]!.replaceAll(',', ''))
  if (!Number.isFinite(number) || number > 1e12) return null
  const unit = match[3] ?? ''
  const candidates = candidatesOf(number, unit)
  const bare = !match[1] && unit === '' && !match[2]!.includes(',')
  return { type: 'amount', candidates, length: match[0].trimEnd().length, bare }
}

function candidatesOf(number: number, unit: string): number[] {
  // "8.2M" is 8,200,000, and not what binary fractions make of it.
  const times = (by: number): number => Math.round(number * by * 100) / 100
  if (unit === 'k' || unit === 'thousand') return [times(1e3)]
  if (unit === 'mil') return number >= 50 ? [times(1e3)] : [times(1e6), times(1e3)]
  if (unit !== '') return [times(1e6)]
  return [number]
}

const SPLIT = /\$?\d+(?:,\d{3})*(?:\.\d+)?(?:k|mil(?:lion)?|mm?| ?million)?(?:\s?\/\s?\$?\d+(?:,\d{3})*(?:\.\d+)?(?:k|mil(?:lion)?|mm?| million| mil(?![a-z]))?){1,5}(?![\d/])/y
/** "100/500/100", "1M/2M", "1/2": several limits in one word. Bare small numbers are thousands or millions. */
export function matchSplit(text: string, at: number): Extract<ValueMatch, { type: 'split' }> | null {
  SPLIT.lastIndex = at
  const match = SPLIT.exec(text)
  if (!match) return null
  const pieces = match[0].split('/').map((one) => one.trim())
  const parts = pieces.map((piece) => {
    const read = matchAmount(piece, 0)
    if (!read) return []
    return read.bare ? shorthand(read.candidates[0]!) : read.candidates
  })
  // "5/1/26" is a date and "8/5" may be: only what cannot be a date, or says its unit, is limits here.
  if (pieces.length <= 3 && pieces.every((one) => /^\d{1,2}$/.test(one)) && Number(pieces[0]) > 5) return null
  return parts.some((part) => part.length === 0) ? null : { type: 'split', parts, length: match[0].length }
}

/** What a bare number may stand for: itself, thousands, millions. */
export function shorthand(number: number): number[] {
  if (number >= 5_000) return [number]
  return number < 50 ? [Math.round(number * 1e8) / 100, Math.round(number * 1e5) / 100, number] : [Math.round(number * 1e5) / 100, number]
}

const NUMBER_WORD = /(?=[a-z0-9./-]*\d)[a-z0-9]+(?:[-/.][a-z0-9]+)*(?: (?=\d{3,})\d+)?/y
/** A word that may be a policy number: at least five letters and digits with three digits among them, no date, phone or amount. */
export function matchNumberWord(text: string, at: number): { length: number } | null {
  NUMBER_WORD.lastIndex = at
  const match = NUMBER_WORD.exec(text)
  if (!match) return null
  let word = match[0]
  if (/^[a-z]{1,5} ?\d/.test(word) === false && word.includes(' ')) word = word.split(' ')[0]!
  const folded = word.replace(/[^a-z0-9]/g, '')
  if (folded.length < 5 || (folded.match(/\d/g)?.length ?? 0) < 3) return null
  if (/^\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}$/.test(word) || /^\d{3}[-.]\d{4}$/.test(word)) return null
  if (/^\d+(?:,\d{3})*(?:k|mm?|mil)$/.test(word) || /^\d{1,3}(?:k|mm?|mil)?(?:\/\d{1,3}(?:k|mm?|mil)?)+/.test(word)) return null
  return { length: word.length }
}
