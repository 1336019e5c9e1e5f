const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const iso = (year: number, month: number, day: number): string | null => {
  if (month < 1 || month > 12 || day < 1 || year < 1950 || year > 2100) return null
  const lengths = [31, year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  if (day > lengths[month - 1]!) return null
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
const fullYear = (text: string): number => (text.length === 2 ? 2000 + Number(text) - (Number(text) > 70 ? 100 : 0) : Number(text))

/** Figures that a code's letters run into are no day: `4K7-10-05---26`. */
const NUMERIC = /(?<![\d/.-]|\d[A-Za-z]{1,3})(\d{1,2})\s?([/.-])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?!\d|\/(?!\d{1,2}-\d{1,2}-\d\d)|(?<=\/\d{2,4})\/)/
const ISO = /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/
/** A comma that a scan or a fax made a full stop of is one, before a whole year. */
const WORDED = /\b([A-Za-z]{3,9})\.?\s{0,2}(\d{1,2})(?:st|nd|rd|th)?(?:\s{0,2},\s{0,2}|\.\s{0,2}(?=\d{4})|\s{1,2})(\d{4}|\d{2})(?!\d)/
/** `C09-13 SEP 09 2026`: what ends a number before a day is none of it. */
const DAY_FIRST = /(?<!\d)(\d{1,2})(?:(?:st|nd|rd|th)(?=\s))?[\s-]{1,2}([A-Za-z]{3,9})\.?,?[\s-]{1,2}(\d{4}|\d{2}(?!,?\s{0,2}(?:19|20)\d\d(?!\d)))(?!\d)/
/** `the 1st day of June 2025`, as contracts write it. */
const ORDINAL = /(?<![\d/.-])(\d{1,2})(?:st|nd|rd|th)\s(?:day\s)?of\s([A-Za-z]{3,9}),?\s(\d{4})(?!\d)/i
const COMPACT = /(?<!\d)(\d{2})(\d{2})(\d{4})(?!\d)/
const monthOf = (word: string): number => {
  const at = MONTHS.indexOf(word.slice(0, 3).toLowerCase())
  return at >= 0 && (word.length <= 4 || FULL[at]!.startsWith(word.toLowerCase())) ? at + 1 : 0
}
const FULL = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']

const TRIES_MAX = 60
/** The first match whose word is a month: `Vehicle 1 2019 ...` before it is no day, and hides none. */
function ofMonth(pattern: RegExp, text: string, word: number): RegExpExecArray | null {
  let from = 0
  for (let i = 0; i < TRIES_MAX; i++) {
    const match = pattern.exec(text.slice(from))
    if (!match) return null
    match.index += from
    if (monthOf(match[word]!) > 0) return match
    from = match.index + match[word]!.length
  }
  return null
}

/**
 * The first date in a printed text, as `YYYY-MM-DD`, with where it stands; null when there is none or it is no real day.
 * US order (month first) is the only numeric order on insurance forms; a month over 12 is no date rather than a swapped one.
 */
export const findDate = (text: string): { date: string; start: number; end: number } | null => {
  const tried: { match: RegExpExecArray | null; of: (m: RegExpExecArray) => string | null }[] = [
    { match: NUMERIC.exec(text), of: (m) => iso(fullYear(m[4]!), Number(m[1]), Number(m[3])) },
    { match: ISO.exec(text), of: (m) => iso(Number(m[1]), Number(m[2]), Number(m[3])) },
    { match: ofMonth(WORDED, text, 1), of: (m) => iso(fullYear(m[3]!), monthOf(m[1]!), Number(m[2])) },
    { match: ofMonth(DAY_FIRST, text, 2), of: (m) => iso(fullYear(m[3]!), monthOf(m[2]!), Number(m[1])) },
    { match: ORDINAL.exec(text), of: (m) => iso(Number(m[3]), monthOf(m[2]!), Number(m[1])) },
  ]
  let best: { date: string; start: number; end: number } | null = null
  for (const { match, of } of tried) {
    if (!match) continue
    const date = of(match)
    if (date && (!best || match.index < best.start)) best = { date, start: match.index, end: match.index + match[0].length }
  }
  return best
}

/** A text that is a date and nothing else (a time of day beside it is allowed), as `YYYY-MM-DD`. */
export const parseDate = (text: string): string | null => {
  const trimmed = text.trim()
  const found = findDate(trimmed)
  if (found) {
    const rest = (trimmed.slice(0, found.start) + trimmed.slice(found.end)).replace(
      /\b\d{1,2}:\d{2}(:\d{2})?\b|\b[ap]\.?m\.?\b|\bnoon\b|[\s,.;()*-]/gi,
      '',
    )
    return rest.length <= 2 ? found.date : null
  }
  const compact = COMPACT.exec(trimmed)
  return compact && compact[0].length === trimmed.length ? iso(Number(compact[3]), Number(compact[1]), Number(compact[2])) : null
}

/** Every date in a text, left to right. */
export const findDates = (text: string): string[] => {
  const found: string[] = []
  let rest = text.slice(0, 20_000)
  for (let i = 0; i < 50; i++) {
    const next = findDate(rest)
    if (!next) break
    found.push(next.date)
    rest = rest.slice(next.end)
  }
  return found
}

/** Whole days from one ISO date to another. */
export const daysBetween = (from: string, to: string): number => {
  const day = (date: string): number => {
    const [y, m, d] = date.split('-').map(Number) as [number, number, number]
    const a = Math.floor((14 - m) / 12)
    const year = y + 4800 - a
    return (
      d + Math.floor((153 * (m + 12 * a - 3) + 2) / 5) + 365 * year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400)
    )
  }
  return day(to) - day(from)
}
