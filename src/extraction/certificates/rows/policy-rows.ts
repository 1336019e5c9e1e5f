import { type Row, type Segment, segmentOf, unionBox } from '../../classify/index.ts'
import type { Facts } from '../../declarations/index.ts'
import { findDate } from '../../values/index.ts'
import type { CoverageSection } from '../own-layout/coverage-sections.ts'

const NUMBER = /^(?=(?:\D*\d){4})[A-Z0-9][A-Z0-9 ./#-]{3,24}$/i
const ONLY_A_DAY = /^[\d\s/.-]{6,10}$|^[A-Z][a-z]{2,8}\.? \d{1,2}, \d{4}$/
type Placed = NonNullable<Facts['carrier']>

const dayOf = (s: Segment): string | null => (ONLY_A_DAY.test(s.text.trim()) ? (findDate(s.text)?.date ?? null) : null)
const place = (s: Segment): Omit<Placed, 'labelled' | 'legal'> => ({ key: s.text.toLowerCase(), text: s.text, words: s.words, page: s.page, box: unionBox(s.words.map((w) => w.box)), score: 6 })

/** What stands behind a policy's facts: its limits. */
const AMOUNTS = /^\W*(?:statutory\b|\$\s?\d|\d{1,3}(?:,\d{3})+)/i
const TERM = /^(\S+)\s(?:to|thru|through|[-–—])\s(\S+)$/i
/** A cell with both days of a term as two. */
const partedTerms = (cells: readonly Segment[]): Segment[] =>
  cells.flatMap((s) => {
    const term = TERM.exec(s.text.trim())
    return term && [term[1]!, term[2]!].every((day) => ONLY_A_DAY.test(day) && findDate(day)) && s.words.length === 3 ? [segmentOf(s.page, [s.words[0]!]), segmentOf(s.page, [s.words[2]!])] : [s]
  })

/**
 * `Umbrella   Acme Casualty Company   AC-5512   3/1/2026   3/1/2027`: a policy in one line of cells that no heading names. What each
 * is shows in it: one company, one number, two days in order. Null where more or less stands there. Where companies `head` such lines
 * the company is none of the cells, and no part of what is given.
 */
export function factsOfPolicyRow(row: Row, isCompany: (text: string) => boolean, head = false): (Pick<Facts, 'number' | 'effective' | 'expiration'> & { carrier?: Facts['carrier'] }) | null {
  const cells = partedTerms(row.segments.slice(1, 1 + row.segments.slice(1).findLastIndex((s) => !AMOUNTS.test(s.text)) + 1))
  const days = cells.filter((s) => dayOf(s) !== null)
  const companies = cells.filter((s) => isCompany(s.text))
  const numbers = cells.filter((s) => !days.includes(s) && NUMBER.test(s.text.trim()))
  const [from, to] = days
  if (cells.length !== (head ? 3 : 4) || days.length !== 2 || companies.length !== (head ? 0 : 1) || numbers.length !== 1) return null
  const [effective, expiration] = [dayOf(from!)!, dayOf(to!)!]
  if (effective >= expiration) return null
  return {
    ...(companies[0] ? { carrier: { ...place(companies[0]), labelled: true, legal: true } } : {}),
    number: { ...place(numbers[0]!), pages: [numbers[0]!.page] },
    effective: { ...place(from!), date: effective },
    expiration: { ...place(to!), date: expiration },
  }
}

/** Policies listed first, and their limits under the same coverages' names farther down: each is one coverage. */
export function withPolicyRows(telling: readonly CoverageSection[], all: readonly CoverageSection[], isCompany: (text: string) => boolean): CoverageSection[] {
  return telling.map((section) => {
    const listed = all.filter((s) => s !== section && s.type === section.type && s.rows[0] !== undefined && factsOfPolicyRow(s.rows[0], isCompany) !== null)
    return listed.length === 1 && telling.filter((s) => s.type === section.type).length === 1 ? { ...section, rows: [listed[0]!.rows[0]!, ...section.rows] } : section
  })
}
