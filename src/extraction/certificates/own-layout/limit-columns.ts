import type { Row, Segment } from '../../classify/index.ts'
import type { CoverageSection } from './coverage-sections.ts'
import { MONEY } from './printed-money.ts'

/** Columns by their headings: which hold limits (and which, where the heading says it), which deductibles, and which neither. */
export type LimitColumns = { kind: 'limit' | 'deductible' | 'retention' | null; x: number; named?: string }[]
export function limitColumnsOf(row: Row): LimitColumns | null {
  // With amounts beside them the same words are labels.
  if (row.segments.some((s) => MONEY.test(s.text))) return null
  const columns = row.segments.map((s): LimitColumns[number] => {
    const x = s.box.x + s.box.w / 2
    return DEDUCTIBLES.test(s.text) ? { x, kind: 'deductible' } : RETENTIONS.test(s.text) ? { x, kind: 'retention' } : NAMED_LIMITS.test(s.text) ? { x, kind: 'limit', named: s.text } : { x, kind: LIMITS.test(s.text) ? 'limit' : null }
  })
  const [limits, named] = [columns.filter((c) => c.kind === 'limit'), columns.filter((c) => c.named)]
  return (limits.length > 0 && columns.some((c) => c.kind === 'deductible' || c.kind === 'retention')) || named.length > 1 ? columns : null
}
const DEDUCTIBLES = /^(?:(?:member|participant|insured['’]?s?|policy|per[-\s](?:claim|loss|occurrence|accident)|each\s(?:claim|loss|occurrence))\s)?deductibles?(\s*\/?\s*(?:sir|retention))?$/i
const RETENTIONS = /^(?:(?:member|participant|insured['’]?s?|self-?\s?insured|per[-\s](?:claim|loss|occurrence))\s+){0,2}(?:retentions?|sir)$/i
const LIMITS = /^(?:(?:pool|program)\s+)?(?:limits?|amount)(?:\s+of\s+(?:liability|insurance|coverage))?$/i
const NAMED_LIMITS = /^(?:(?:pool|program)\s+)?(?:limits?\s+)?(?:each|per|any\s+one)\s+(?:occurrence|claim|accident|loss)(?:\s?(?:\/|or)(?:\s?(?:(?:each|per)\s)?(?:occurrence|claim|accident|loss))?)?(?:\s+limits?)?$|^products(?:\s?[\/-]\s?comp[a-z/ .-]{0,20})?(?:\s?agg(?:regate)?)?$|^(?:(?:annual|general|policy)\s+)?agg(?:regate)?(?:\s+limits?)?$/i

/** The headings of a table whose rows are coverages, each under them with its limits and its deductible. */
export function columnsOver(section: CoverageSection, rows: readonly Row[]): LimitColumns | null {
  const [first] = section.rows
  if (!first || section.rows.filter((r) => r.segments.length > 1).length > TABLE_ROWS_MAX || first.segments.length < 3) return null
  const at = rows.findLastIndex((r) => r.y < first.y && limitColumnsOf(r) !== null)
  const over = rows[at]
  if (!over) return null
  const whole = withUpperStorey(over, rows.slice(Math.max(0, at - STOREY_ROWS), at))
  return whole.segments.length >= first.segments.length - 1 ? limitColumnsOf(whole) : null
}
/** Rows that a coverage's row may be followed by before it is no row of a table. */
const TABLE_ROWS_MAX = 3
const STOREY_ROWS = 2

/** `Coverage | Limits | Deductible` over `Each occurrence | Annual aggregate`: the heads of both storeys that head columns of their own. */
function withUpperStorey(lower: Row, above: readonly Row[]): Row {
  const near = above.filter((r) => lower.y - r.y < 2.6 * Math.max(7, lower.h) && !r.segments.some((s) => MONEY.test(s.text)))
  const spans = (s: Segment): boolean => lower.segments.some((l) => l.box.x < s.box.x + s.box.w && s.box.x < l.box.x + l.box.w) || LIMITS.test(s.text)
  const upper = near.flatMap((r) => r.segments.filter((s) => !spans(s) && !/\d/.test(s.text)))
  return upper.length > 0 ? { ...lower, segments: [...lower.segments, ...upper].sort((a, b) => a.box.x - b.box.x) } : lower
}
