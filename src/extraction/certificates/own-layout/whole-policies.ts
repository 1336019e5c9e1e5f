import { type Grid, type Row, type Segment, segmentOf, unionBox } from '../../classify/index.ts'
import { isPolicyNumber } from '../../declarations/index.ts'
import type { Box } from '../../../vocabulary/index.ts'
import type { Page, Word } from '../../page-model.ts'
import { findDate } from '../../values/index.ts'
import type { CoverageSection, SaidFacts } from './coverage-sections.ts'
import { FACT_LABEL } from '../page/fact-labels.ts'
import { daysIn } from './policy-paragraphs.ts'
import { knownCoverageOf } from '../rows/coverage-of-text.ts'
import { withTermsParted } from './terms-parted.ts'

const MONEY = /\$\s?\d|\d,\d{3}|\bstatutory\b|\b\d+(?:\.\d)?(?:mm?|mil|million)\b/i
/** What only says what the next words are, and what stands between the parts. */
const LABEL = /^\W*(?:pol(?:icy|\.)?|no\.?|num(?:ber)?\.?|#|eff(?:ective|\.)?|exp(?:ir(?:es|ation|y)|\.)?|dates?|term|period|from|to|thru|through|until|(?:insurer|carrier|company)(?=\s?:)|with|by|inception|[-–—|/:;,.·•]+)\W*$/i
const COMPANY_END = /^(?:company|co|corporation|corp|exchange|rrg|group|lloyd['’]?s|lloyds|london|mutual|inc|ltd|limited|fund|association|se|plc)[.,;]?$/i
const INSURER_WORD = /\b(?:mutual|insurance|ins|casualty|indemnity|assurance|surety|underwriters|exchange|lloyd['’]?s|fund|syndicate)\b/i
const PIECE = /^#?(?:[A-Z]{1,5}|[A-Z0-9#./&()-]*\d[A-Z0-9#./&()-]*)[,;]?$/
const CODE = /^\(?\d{5}\)?$/
const DIGITS_MIN = 3
const YEARS_MAX = 3
type Placed = Omit<NonNullable<SaidFacts['carrier']>, 'labelled' | 'legal'>

/**
 * A coverage whose own rows state the whole policy without a label or a heading: one company, one number, one term and amounts, a cell
 * each or two in one cell (`Acme Insurance Company AC 5512`), in any order. Null where anything else stands among them.
 */
export function wholePolicy(section: CoverageSection, isCompany: (text: string) => boolean): CoverageSection | null {
  // What is labelled is read by its labels, and a company behind the coverage's name by that.
  if (section.rows.some((r, i) => r.segments.some((s) => LABELLED.test(s.text) || (s !== section.heading && FACT_LABEL.test(s.text.trim()) && !endsName(s, section.rows[i - 1])))) || INSURER_WORD.test(section.heading.text)) return null
  const lines = section.rows.length > ROWS_MAX ? [] : cellsOf(closeTogether(section.rows)).flatMap((c) => c.lines)
  const said = saidIn(lines.filter((l) => !section.heading.words.includes(l.words[0]!)), section.heading.page, isCompany)
  // A row that names no company, and no insurer's letter, may be of a table whose heads stand elsewhere.
  return said && (said.facts.carrier || lines.some((l) => isLetter(l.words))) ? { ...section, said } : null
}

/** `Copperfield Mutual` over `Insurance Company`, in one cell: the end of a name and no label. */
const endsName = (segment: Segment, above: Row | undefined): boolean =>
  /^insurance company$/i.test(segment.text) && above !== undefined && above.segments.some((s) => Math.abs(s.box.x - segment.box.x) < FLUSH && /^[A-Z][\w&.'’-]*(?:\s[A-Z&][\w&.'’-]*){0,5}$/.test(s.text) && !FACT_LABEL.test(s.text))

/** What lines in cells state of one policy besides its coverage's name. */
function saidIn(printed: readonly Line[], page: number, isCompany: (text: string) => boolean): NonNullable<CoverageSection['said']> | null {
  const lines = printed.flatMap(partedBehindTerm)
  const states = (l: Line): boolean => MONEY.test(l.text) && daysIn(withTermsParted(l.words), 0).length === 0
  // Of a cell of amounts the lines without one are their names.
  const names = (l: Line): boolean => OF_LIMITS.test(l.text) && !INSURER_WORD.test(l.text) && !isCompany(l.text) && lines.some((o) => o.cell === l.cell && states(o))
  const limits = lines.filter((l) => states(l) || names(l))
  const said = lines.filter((l) => !limits.includes(l))
  if (limits.length === 0) return null
  const words = withTermsParted(said.flatMap((l) => l.words))
  const begins = new Set(said.filter((l, i) => l.cell !== said[i - 1]?.cell).map((l) => withTermsParted(l.words)[0]!.box))
  const [first, last, ...more] = daysIn(words, 0)
  if (!first || !last || more.length > 0 || first.date >= last.date || Number(last.date.slice(0, 4)) - Number(first.date.slice(0, 4)) > YEARS_MAX) return null
  const isDay = (i: number): boolean => (i >= first.start && i < first.end) || (i >= last.start && i < last.end)
  const runs = runsOf(words, (w, i) => !isDay(i) && !LABEL.test(w.text), (w) => begins.has(w.box)).filter((run) => !isLetter(run))
  const parts = runs.flatMap((run) => partsOf(run, isCompany) ?? [])
  // Words that are neither leave it open which of the others is what.
  if (parts.length === 0 || runs.some((run) => partsOf(run, isCompany) === null && !isAside(run))) return null
  const [number, ...numbers] = parts.flatMap((p) => (p.kind === 'number' ? [p.words] : []))
  const [company, ...companies] = parts.flatMap((p) => (p.kind === 'company' ? [p.words] : []))
  if (!number || numbers.length > 0 || companies.length > 0) return null
  const at = words.findIndex((w) => /^\(?NAIC/i.test(w.text))
  const code = at < 0 ? undefined : words.slice(at, at + 3).find((w) => CODE.test(w.text))
  const place = (at: Word[], text: string): Placed => ({ key: text.toLowerCase(), text, words: at, page, box: unionBox(at.map((w) => w.box)), score: 6 })
  const facts: SaidFacts = {
    number: { ...place(number, numberText(number)), pages: [page] },
    effective: { ...place(words.slice(first.start, first.end), first.date), date: first.date },
    expiration: { ...place(words.slice(last.start, last.end), last.date), date: last.date },
    carrier: company ? { ...place(company, textOf(company).replace(/[\s,;:–—-]+$/, '')), labelled: true, legal: true } : null,
    naic: code ? place([code], code.text.replace(/\D/g, '')) : null,
  }
  // What a line broke off begins before the cell that it goes on from.
  const lowest = limits.toSorted((a, b) => a.y - b.y).at(-1)!
  const ordered = limits.length > 1 && limits[0] === lowest && limits[1]!.y < lowest.y && limits[1]!.cell > lowest.cell ? [...limits.slice(1), lowest] : limits
  return { facts, limits: ordered.map((l) => ({ page, y: l.y, h: l.words[0]!.box.h, segments: [segmentOf(page, l.words)] })) }
}
const ROWS_MAX = 14
const OF_LIMITS = /^(?!.*\d)[^:]*\b(?:each|per|any one|agg(?:regate)?|accident|occurrence|claim|employee|disease|limits?|deductible|retention|employers['’]?s?\s+liability)\b/i
const LABELLED = /\b(?:pol(?:icy|\.)?\s*(?:no\b\.?|number|num\b|#|id\b|:)|eff(?:ective)?(?:\s+date)?\s*:|exp(?:ir\w+)?(?:\s+date)?\s*:|(?:insurer|carrier|company)\s*:|term\s*:|period\s*:)/i
/** What stands far under a coverage's rows, or begins before their first cell, is none of them. */
const closeTogether = (rows: readonly Row[]): readonly Row[] => {
  const end = rows.findIndex((r, i) => i > 0 && (r.y - rows[i - 1]!.y > APART * Math.max(7, rows[i - 1]!.segments[0]?.box.h ?? 0) || (r.segments[0]?.box.x ?? 0) < (rows[0]!.segments[0]?.box.x ?? 0) - FLUSH))
  return end < 0 ? rows : rows.slice(0, end)
}
const APART = 2.1

/** The same in a ruled table that nothing heads: in each row one cell names the coverage, in however many lines. Null where some row with such a name says less. */
export function ruledPolicies(page: Page, rows: readonly Row[], grid: Grid, isCompany: (text: string) => boolean): CoverageSection[] | null {
  if (grid.horizontals.length < RULES_MIN || grid.verticals.length < RULES_MIN) return null
  const bands = new Map<string, { box: Box; lines: Line[] }[]>()
  for (const row of rows)
    for (const { words, text, box } of row.segments) {
      const cell = grid.cellAt(box.x + box.w / 2, box.y + box.h / 2)
      if (cell.h > BAND_MAX || cell.w > page.width * WIDTH_MAX) continue
      const band = `${Math.round(cell.y)} ${Math.round(cell.h)}`
      const cells = bands.get(band) ?? bands.set(band, []).get(band)!
      const line: Line = { words, text, y: row.y, cell: cell.x }
      const own = cells.find((c) => Math.abs(c.box.x - cell.x) < FLUSH)
      if (own) own.lines.push(line)
      else cells.push({ box: cell, lines: [line] })
    }
  const found = [...bands.values()].flatMap((cells) => {
    const sorted = cells.toSorted((a, b) => a.box.x - b.box.x)
    const name = sorted.find((c) => !isLetter(c.lines.flatMap((l) => l.words)))
    // The company may stand under the coverage's name, in one cell with it.
    const at = name ? name.lines.findIndex((l) => isCompany(l.text)) : -1
    const named = at > 0 ? name!.lines.slice(0, at) : (name?.lines ?? [])
    const heading = name && segmentOf(page.number, named.flatMap((l) => l.words))
    const type = heading && sorted.length >= (at > 0 ? CELLS_MIN - 1 : CELLS_MIN) && !MONEY.test(heading.text) && heading.text.length < NAME_LETTERS_MAX ? knownCoverageOf(heading.text) : null
    if (!type || isCompany(heading!.text)) return []
    const others = [...(at > 0 ? name!.lines.slice(at) : []), ...sorted.filter((c) => c !== name).flatMap((c) => c.lines)]
    const all = sorted.flatMap((c) => c.lines).toSorted((a, b) => a.y - b.y)
    const said = saidIn(others, page.number, isCompany)
    // A row that names no company may go on from a table of another page.
    if (said && !said.facts.carrier) return [null]
    return [said && { type, name: heading!.text, heading: heading!, rows: all.map((l) => ({ page: page.number, y: l.y, h: l.words[0]!.box.h, segments: [segmentOf(page.number, l.words)] })), said }]
  })
  return found.length > 0 && found.every((s) => s !== null) ? found : null
}
const [RULES_MIN, CELLS_MIN, BAND_MAX, WIDTH_MAX, NAME_LETTERS_MAX] = [3, 4, 120, 0.7, 60]

/** The insurer's letter in a cell of its own. */
const isLetter = (run: readonly Word[]): boolean => run.length === 1 && /^[A-H]$/.test(run[0]!.text)
type Line = { words: Word[]; text: string; y: number; cell: number }
type Cell = { x: number; lines: Line[] }
/** `2/11/2026 - 2/11/2027 CSL $1,000,000`: cells set close, of which the second begins behind the term. */
function partedBehindTerm(line: Line): Line[] {
  const days = MONEY.test(line.text) ? daysIn(line.words, 0) : []
  const end = days.at(-1)?.end ?? 0
  const [said, rest] = [line.words.slice(0, end), line.words.slice(end)]
  return days.length === 2 && rest.length > 0 && !MONEY.test(textOf(said)) ? [{ ...line, words: said, text: textOf(said) }, { ...line, words: rest, text: textOf(rest) }] : [line]
}
const textOf = (words: readonly Word[]): string => words.map((w) => w.text).join(' ')
const numberText = (words: readonly Word[]): string => textOf(words).replace(/^#/, '').replace(/[,;.]+$/, '')

/** The cells of a coverage's rows: what begins flush, one under the other. */
function cellsOf(rows: readonly Row[]): Cell[] {
  const cells: Cell[] = []
  for (const row of rows)
    for (const { words, text, box } of row.segments) {
      const own = cells.find((c) => Math.abs(c.x - box.x) < FLUSH)
      if (own) own.lines.push({ words, text, y: row.y, cell: own.x })
      else cells.push({ x: box.x, lines: [{ words, text, y: row.y, cell: box.x }] })
    }
  return cells.sort((a, b) => a.x - b.x)
}
const FLUSH = 4

function runsOf(words: readonly Word[], belongs: (word: Word, at: number) => boolean, begins: (word: Word) => boolean): Word[][] {
  const runs: Word[][] = []
  words.forEach((word, i) => {
    if (!belongs(word, i)) return
    if (i > 0 && belongs(words[i - 1]!, i - 1) && !begins(word)) runs.at(-1)!.push(word)
    else runs.push([word])
  })
  return runs
}

type Part = { kind: 'company' | 'number'; words: Word[] }
/** A run of words as a company, a number, or the one behind the other; null where it is none of these. */
function partsOf(run: Word[], isCompany: (text: string) => boolean): Part[] | null {
  const bare = run.filter((w) => !/^\(?NAIC/i.test(w.text) && !(run.length > 1 && CODE.test(w.text) && run.some((o) => /^\(?NAIC/i.test(o.text))))
  if (bare.length === 0) return []
  if (isNumber(bare)) return [{ kind: 'number', words: bare }]
  if (isName(bare, isCompany)) return [{ kind: 'company', words: bare }]
  for (let at = 1; at < bare.length; at++) {
    const [head, tail] = [bare.slice(0, at), bare.slice(at)]
    if (isNumber(tail) && isName(head, isCompany) && (COMPANY_END.test(head.at(-1)!.text) || /[,;]$/.test(head.at(-1)!.text))) return [{ kind: 'company', words: head }, { kind: 'number', words: tail }]
    if (isNumber(head) && isName(tail, isCompany) && /^[A-Z][a-z]|^[A-Z]{6}/.test(tail[0]!.text)) return [{ kind: 'number', words: head }, { kind: 'company', words: tail }]
  }
  return null
}
const PIECES_MAX = 5
const isNumber = (words: readonly Word[]): boolean => {
  const text = numberText(words)
  return words.length <= PIECES_MAX && words.every((w) => PIECE.test(w.text)) && text.replace(/\D/g, '').length >= DIGITS_MIN && isPolicyNumber(text) && findDate(text) === null
}
const isName = (words: readonly Word[], isCompany: (text: string) => boolean): boolean => {
  const text = textOf(words).replace(/[\s,;:]+$/, '')
  return words.length <= NAME_WORDS_MAX && /^[A-Z\d]/.test(text) && !/\d{3}/.test(text) && !/\$|:/.test(text) && !AGENCY.test(text) && ((INSURER_WORD.test(text) && COMPANY_END.test(words.at(-1)!.text)) || isCompany(text))
}
const NAME_WORDS_MAX = 10
const AGENCY = /\b(?:agency|brokers?|brokerage|services|solutions)\b/i
/** `any auto`, `(occurrence form)`: how it is written. */
const isAside = (run: readonly Word[]): boolean => /^\W*(?:(?:any|all|scheduled|owned|hired|non-?owned|autos?|vehicles?|occurrence|occur|claims?-?\s?made|form|basis|primary|admitted|non-?admitted|standard|time|12:01|a\.?m\.?)\W*\s?)+$/i.test(textOf(run))
