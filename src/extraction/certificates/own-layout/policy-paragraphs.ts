import { type Row, segmentOf, unionBox } from '../../classify/index.ts'
import type { Word } from '../../page-model.ts'
import { findDate } from '../../values/index.ts'
import type { CoverageSection, SaidFacts } from './coverage-sections.ts'
import { LETTER_FIRST } from './section-insurer.ts'
import { sharedTerm } from './shared-term.ts'
import { withTermsParted } from './terms-parted.ts'
import { knownCoverageOf } from '../rows/coverage-of-text.ts'
import { NAME_WORD } from '../rows/coverage-words.ts'

const NAME_WORDS_MAX = 6
// `Pollution` is no `Pol.`.
const NUMBER_LABEL = /^(?:policy|pol(?:\.|\b))(?:\s*(?:no\.?|num(?:ber)?|#|id(?=\W)))?\s*[:#]?\s*(?=[^,;]{0,24}\d)(?=[A-Z0-9])/i
const STATES_POLICY = new RegExp(NUMBER_LABEL.source.replace('^', String.raw`\b`), 'i')
/** A piece of a number, and what ends one: the label of what follows, or a day. */
const NUMBER_PIECE = /^(?=[A-Z0-9#])(?:#?[A-Z]{1,4}|[A-Z0-9#./&()-]*\d[A-Z0-9#./&()-]*)[,;]?$/
const NEXT_LABEL = /^\W*(?:eff|exp|from|term|period|policy|dated?|limit|in\b|[-–—|(])/i
const PIECES_MAX = 5
const LINES_MAX = 6
const PARAGRAPHS_MIN = 2

/**
 * Policies in running lines, each of which states everything itself: `Umbrella  Acme Casualty Co  Policy UX 118  Eff 4/1/26  Exp 4/1/27
 * $5,000,000 occ / $5,000,000 agg`, on one line or on several. One alone is a sentence like any other.
 */
export function policyParagraphs(rows: readonly Row[], isCompany: (text: string) => boolean): CoverageSection[] {
  const open: Row[][] = []
  for (const [i, row] of rows.entries()) {
    const before = open.at(-1)
    const last = before?.at(-1)
    if (startsPolicy([row]) || isBroken(row, rows[i + 1])) open.push([row])
    else if (before && last && !namesOther(before[0]!, row) && before.length < LINES_MAX && row.segments.length === 1 && row.y - last.y < 1.6 * Math.max(7, last.h)) before.push(row)
    else if (before && last !== undefined) open.push([])
  }
  const paragraphs = open.filter((p) => p.length > 0)
  const within = new Set(paragraphs.flat())
  const term = paragraphs.some((p) => daysIn(p.flatMap(wordsOf), 0).length > 0) ? null : sharedTerm(rows.filter((r) => !within.has(r)))
  const said = paragraphs.flatMap((paragraph) => policyIn(paragraph, isCompany, term) ?? [])
  // Under one term for all of them a paragraph of no policy would be left out unseen.
  if (term && said.length < paragraphs.length) return []
  return said.length >= PARAGRAPHS_MIN ? said : []
}

const wordsOf = (row: Row): Word[] => row.segments.flatMap((s) => s.words)
const textOf = (words: readonly Word[]): string => words.map((w) => w.text).join(' ')
/** How many words at the head of a line name a coverage; none where they do not. */
const nameLength = (words: readonly Word[]): number => {
  // `Equipment floater (inland marine): …`: whatever stands before the colon is the name.
  const colon = words.slice(0, NAME_WORDS_MAX).findIndex((w) => w.text.endsWith(':'))
  if (colon >= 0 && !words.slice(0, colon + 1).some((w) => /^pol(?:icy|\.)/i.test(w.text)) && knownCoverageOf(textOf(words.slice(0, colon + 1))) !== null) return colon + 1
  // Behind its colon a company may begin with such a word: `Commercial Auto: General Star`.
  // The two letters are a state's elsewhere.
  if (/^AL:?$/.test(words[0]?.text ?? '') && /^(?:\||[-–—:]|[A-Z][a-z]+)$/.test(words[1]?.text ?? '')) return 1
  const end = words.slice(0, NAME_WORDS_MAX).findIndex((w, i) => !NAME_WORD.test(w.text) || /[:.]$/.test(words[i - 1]?.text ?? ''))
  const length = end < 0 ? Math.min(words.length, NAME_WORDS_MAX) : end
  return length > 0 && knownCoverageOf(textOf(words.slice(0, length))) !== null ? length : 0
}
/** Whether a coverage's name heads the rows and a policy's number stands in them. */
export const startsPolicy = (rows: readonly Row[]): boolean => rows[0] !== undefined && nameLength(withoutItem(wordsOf(rows[0]))) > 0 && (STATES_POLICY.test(textOf(rows.flatMap(wordsOf))) || (isRunning(rows) && bareNumber(withTermsParted(withoutItem(rows.flatMap(wordsOf))), 1) !== null))
/** `Equipment floater: Acme Insurance Company, policy` over `no. 118, effective …`: the label breaks where the line ends. */
const isBroken = (row: Row, next: Row | undefined): boolean =>
  next !== undefined && row.segments.length === 1 && next.segments.length === 1 && /\bpolicy(?:\s+(?:no\.?|number))?$/i.test(row.segments[0]!.text) && nameLength(withoutItem(wordsOf(row))) < wordsOf(row).length - 2 && startsPolicy([row, next])
/** Cells of a table are no running line: what they are its heads tell. */
const isRunning = (rows: readonly Row[]): boolean => rows.every((r) => r.segments.length === 1 || (r.segments.length === 2 && ITEM.test(r.segments[0]!.text)))
const ITEM = /^(?:\d{1,2}[.)]|[•▪●◦·*-])$/
/** `1. General liability`: the item's own number, or its bullet. */
const withoutItem = (words: Word[]): Word[] => {
  const head = textOf(words.slice(0, 4))
  const lead = COVERAGE_LABEL.exec(head) ?? LETTER_FIRST.exec(head)
  return ITEM.test(words[0]?.text ?? '') ? words.slice(1) : words.slice(lead?.[0].trim().split(' ').length ?? 0)
}
/** `Coverage: Excess liability`. */
const COVERAGE_LABEL = /^(?:(?:type|line) of (?:coverage|insurance|business)|coverage(?: type)?|line)\s?:\s/i

/** `Auto liability – Acme Insurance Company, $750,000` under general liability's paragraph is none of its lines. */
function namesOther(first: Row, row: Row): boolean {
  const typeOf = (words: Word[]): ReturnType<typeof knownCoverageOf> => knownCoverageOf(textOf(words.slice(0, nameLength(words))))
  const words = withoutItem(wordsOf(row))
  const length = nameLength(words)
  const isHead = length > 0 && (/^[-–—:|]/.test(words[length]?.text ?? '') || /[:–—-]$/.test(words[length - 1]!.text))
  return isHead && typeOf(words) !== typeOf(withoutItem(wordsOf(first)))
}

/** What a paragraph says of its one policy; null where it does not say all of coverage, number and term, and some limit. A term said of all policies before them is given. */
export function policyIn(rows: Row[], isCompany: (text: string) => boolean, given: ReturnType<typeof sharedTerm> = null): CoverageSection | null {
  // `Acme Mutual (Policy 118)`.
  const words = withTermsParted(withoutItem(rows.flatMap(wordsOf))).map((w) => (/^\(pol/i.test(w.text) ? { ...w, text: w.text.slice(1) } : w))
  const named = nameLength(words)
  const type = named === 1 && /^AL:?$/.test(words[0]!.text) ? 'auto_liability' : knownCoverageOf(textOf(words.slice(0, named)))
  const at = words.findIndex((w, i) => i >= named && /^pol/i.test(w.text) && NUMBER_LABEL.test(textOf(words.slice(i, i + 6))))
  const number = type ? (at >= 0 ? numberAt(words, at) : isRunning(rows) ? bareNumber(words, named) : null) : null
  if (!type || !number) return null
  const company = words.slice(named, at >= 0 ? at : words.indexOf(number.words[0]!))
  // An amount before the number is another statement's, and so the number is none of this coverage's.
  if (LIMIT.test(textOf(company)) || OF_WORDING.test(textOf(company))) return null
  const days = daysIn(words, number.end)
  const own = days[0] && days[1] && days.length === 2 && days[0].date < days[1].date ? { first: { ...days[0], words: words.slice(days[0].start, days[0].end) }, last: { ...days[1], words: words.slice(days[1].start, days[1].end) } } : null
  const term = own ?? (days.length === 0 ? given : null)
  if (!term) return null
  const page = rows[0]!.page
  const rest = words.slice(own ? own.last.end : number.end)
  // With its limits in rows of their own the coverage is a heading, and no paragraph.
  if (!LIMIT.test(textOf(rest))) return null
  const place = (own: Word[], text: string): Placed => ({ key: text.toLowerCase(), text, words: own, page, box: unionBox(own.map((w) => w.box)), score: 6 })
  const name = textOf(company).replace(/^[\s:,–—-]+|[\s:,;–—-]+$/g, '').replace(COMPANY_LABEL, '').replace(LEADS_IN, '').replace(/,?\s(?:under|by)$/, '').replace(/[\s,(]+NAIC\b.*$/i, '').replace(APPOSED, '')
  // `Acme Insurance Company (NAIC 12345)`.
  const code = company.find((w, i) => /^#?\d{5}\)?$/.test(w.text) && /^\(?NAIC\W*$/i.test(company[i - (/^(?:#|no\.?|code):?$/i.test(company[i - 1]?.text ?? '') ? 2 : 1)]?.text ?? ''))
  const facts: SaidFacts = {
    number: { ...place(number.words, number.text), pages: [page] },
    effective: { ...place(term.first.words, term.first.date), date: term.first.date },
    expiration: { ...place(term.last.words, term.last.date), date: term.last.date },
    carrier: company.length > 0 && /^[A-Z\d]/.test(name) && (INSURER_WORD.test(name) || isCompany(name)) ? { ...place(company, name), labelled: true, legal: true } : null,
    naic: code ? place([code], code.text.replace(/\D/g, '')) : null,
  }
  return { type, name: '', heading: rows[0]!.segments[0]!, rows, said: { facts, limits: [{ ...rows[0]!, segments: [segmentOf(page, rest)] }] } }
}
/** `Garage liability is provided by Acme Mutual under policy 118`. */
const LEADS_IN = /^(?:(?:coverage|insurance)\s)?(?:(?:is|has\sbeen)\s)?(?:(?:provided|written|underwritten|issued|placed|carried|insured)\s)?(?:by|with|through)\s/i
/** `Acme Indemnity Ltd., our wholly owned captive insurer`: what the company is to the writer. */
const APPOSED = /,\s(?:our|its|their|an?|the)\s[a-z][a-z\s-]{2,60}$/
/** `Insurer: Acme Mutual`. */
const COMPANY_LABEL = /^(?:insurer|carrier|(?:insurance |issuing )?company|underwriter|underwritten by)\s?:\s/i
/** `Pollution exclusion applies to policy 118`. */
const OF_WORDING = /\b(?:exclu(?:sions?|d(?:es?|ed))|endorsements?|wai?ve[rds]{0,2}|additional\s+insureds?|appl(?:y|ies)\s+to|sub-?limits?)\b/i
const LIMIT = /\$\s?\d|\d,\d{3}|\bstatutory\b/i
/** What stands between a coverage's name and its number is the company where it has a word that insurers' names have. */
const INSURER_WORD = /\b(?:mutual|insurance|ins\.?|casualty|indemnity|assurance|surety|underwriters|exchange|lloyd['’]?s)(?:\W|$)/i
type Placed = Omit<NonNullable<SaidFacts['carrier']>, 'labelled' | 'legal'>

/** The number behind its label, whole: null where what follows it does not show where it ends. */
function numberAt(words: readonly Word[], at: number): { text: string; words: Word[]; end: number } | null {
  const label = NUMBER_LABEL.exec(textOf(words.slice(at, at + 6)))![0]
  // `#118`: the sign and the number in one word.
  const start = at + label.trim().split(' ').length - (/#$/.test(label) ? 1 : 0)
  let end = start
  while (end < words.length && end - start < PIECES_MAX && NUMBER_PIECE.test(words[end]!.text) && dayAt(words, end) === 0 && !NEXT_LABEL.test(words[end]!.text)) {
    end++
    if (/[,;)]$|\d\.$/.test(words[end - 1]!.text)) break
  }
  const own = words.slice(start, end)
  const text = textOf(own).replace(/^#/, '').replace(/[,;.]$/, '').replace(/^([^(]*)\)$/, '$1')
  const ended = /[,;)]$|\d\.$/.test(own.at(-1)?.text ?? '') || words[end] === undefined || NEXT_LABEL.test(words[end]!.text) || dayAt(words, end) > 0
  return ended && /\d/.test(text) ? { text, words: own, end } : null
}
const COMPANY_END = /^(?:company|corporation|exchange|co\.?|corp\.?|inc\.?|group|rrg|lloyd['’]?s|mutual)[,;]?$/i
/** `… Insurance Company BAK-188204-2 4/10/2026 – 4/10/2027`: between a company's last word and a day a number needs no label. */
function bareNumber(words: readonly Word[], from: number): { text: string; words: Word[]; end: number } | null {
  const at = words.findIndex((w, i) => i > from && COMPANY_END.test(words[i - 1]!.text) && NUMBER_PIECE.test(w.text) && dayAt(words, i) === 0)
  let end = at
  while (at >= 0 && end < words.length && end - at < PIECES_MAX && NUMBER_PIECE.test(words[end]!.text) && dayAt(words, end) === 0) end++
  const own = at < 0 ? [] : words.slice(at, end)
  const text = textOf(own)
  return own.length > 0 && dayAt(words, end) > 0 && (text.match(/\d/g)?.length ?? 0) >= BARE_FIGURES_MIN ? { text: text.replace(/[,;]$/, ''), words: own, end } : null
}
const BARE_FIGURES_MIN = 4
/** How many words a day takes that begins here: `July 7, 2025` takes three. */
const dayAt = (words: readonly Word[], i: number): number => [1, 3].find((n) => wholeDay(textOf(words.slice(i, i + n))) !== null) ?? 0

/** The days from a place on, each with the words it is printed in. */
export function daysIn(words: readonly Word[], from: number): { date: string; start: number; end: number }[] {
  const out: { date: string; start: number; end: number }[] = []
  for (let i = from; i < words.length; i++) {
    const length = dayAt(words, i)
    if (!length) continue
    out.push({ date: wholeDay(textOf(words.slice(i, i + length)))!, start: i, end: i + length })
    i += length - 1
  }
  return out
}
const wholeDay = (text: string): string | null => {
  const found = findDate(text)
  return found && /^\W*$/.test(text.slice(0, found.start)) && /^\W*$/.test(text.slice(found.end)) ? found.date : null
}
