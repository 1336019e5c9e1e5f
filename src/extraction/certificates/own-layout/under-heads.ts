import { type Row, type Segment, segmentOf, unionBox } from '../../classify/index.ts'
import { type Facts, isPolicyNumber } from '../../declarations/index.ts'
import { findDate } from '../../values/index.ts'
import type { CoverageSection, SaidFacts } from './coverage-sections.ts'

const NUMBER_HEAD = /^\W*(?:policy|pol\.?)(?:\s*(?:no\.?|number|num\.?|#))?\W*$/i
const TYPE_HEAD = /^\W*(?:coverages?|(?:type|line|kind|class)(?:\s+of\s+(?:insurance|coverage|business|policy))?)\W*$/i
const COMPANY_HEAD = /^\W*(?:insurers?|(?:insurance\s+)?(?:company|carrier))\W*$/i
const BOTH_HEAD = /^\W*(?:insurers?|(?:insurance\s+)?(?:company|carrier))\s*(?:\/|and|&)\s*policy(?:\s*(?:no\.?|number|num\.?|#))?\W*$/i
const NUMBER = /^(?=(?:\D*\d){4})[A-Z0-9][A-Z0-9 ./-]{3,24}$/i
const FOOT = /^\W*(?:(?:issued|prepared|signed|certified|produced)\s+(?:by|on|at)|authorized\s+(?:representative|signature)|producer|broker|agent|agency)\b/i
const HEADS_MIN = 3
/** A column begins this far before its heading at most. */
const EDGE = 6

type Own = Partial<Pick<SaidFacts, 'number' | 'carrier'>>

/**
 * The number and the company of a coverage in a table that has no term (`Coverage | Insurer | Policy | Limits`): what stands in its rows
 * under their headings, each only where it is one thing.
 */
export function factsUnderHeads(whole: CoverageSection, rows: readonly Row[], isCompany: (text: string) => boolean): Own {
  // Who made the paper out stands under its last row.
  const foot = whole.rows.findIndex((r, i) => i > 0 && FOOT.test(r.segments[0]?.text ?? ''))
  const section = foot < 0 ? whole : { ...whole, rows: whole.rows.slice(0, foot) }
  const [first] = section.rows
  const heads = first && rows.findLast((r) => r.y < first.y - 1 && r.segments.length >= HEADS_MIN && r.segments.some((s) => TYPE_HEAD.test(s.text)) && r.segments.some((s) => NUMBER_HEAD.test(s.text) || BOTH_HEAD.test(s.text)))
  if (!first || !heads) return {}
  if (heads.segments.some((s) => BOTH_HEAD.test(s.text))) return inOneCell(section, heads, isCompany)
  const number = soleCell(first, heads, NUMBER_HEAD)
  const company = section.rows.flatMap((r) => cellsUnder(r, heads, COMPANY_HEAD))
  const name = company[0] ? segmentOf(company[0].page, company.flatMap((s) => s.words)) : null
  return {
    ...(number && NUMBER.test(number.text.trim()) && findDate(number.text) === null && section.rows.every((r) => r === first || cellsUnder(r, heads, NUMBER_HEAD).length === 0) ? { number: { ...place(number), pages: [number.page] } } : {}),
    ...(name && isCompany(name.text) ? { carrier: { ...place(name), labelled: true, legal: true } } : {}),
  }
}

/** `Company / policy` heads cells that hold the company's name, of whatever lines, and under it one number. */
function inOneCell(section: CoverageSection, heads: Row, isCompany: (text: string) => boolean): Own {
  const cells = section.rows.flatMap((r) => cellsUnder(r, heads, BOTH_HEAD))
  const numbers = cells.filter((s) => NUMBER.test(s.text.trim()) && findDate(s.text) === null && isPolicyNumber(s.text.trim()))
  const [number] = numbers
  if (!number || numbers.length > 1 || cells.at(-1) !== number) return {}
  const name = cells.length > 1 ? segmentOf(number.page, cells.slice(0, -1).flatMap((s) => s.words)) : null
  return { number: { ...place(number), pages: [number.page] }, ...(name && isCompany(name.text) ? { carrier: { ...place(name), labelled: true, legal: true } } : {}) }
}

const place = (s: Segment): Omit<NonNullable<Facts['carrier']>, 'labelled' | 'legal'> => ({ key: s.text.toLowerCase(), text: s.text, words: s.words, page: s.page, box: unionBox(s.words.map((w) => w.box)), score: 6 })
const soleCell = (row: Row, heads: Row, head: RegExp): Segment | null => {
  const [only, ...more] = cellsUnder(row, heads, head)
  return only && more.length === 0 ? only : null
}
/** The cells of a row between a heading's left edge and the next one's. */
function cellsUnder(row: Row, heads: Row, head: RegExp): Segment[] {
  const at = heads.segments.findIndex((s) => head.test(s.text))
  const own = heads.segments[at]
  if (!own) return []
  const end = heads.segments[at + 1]?.box.x ?? Number.POSITIVE_INFINITY
  return row.segments.filter((s) => s.box.x >= own.box.x - EDGE && s.box.x < end - EDGE)
}
