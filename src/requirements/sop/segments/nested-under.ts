import type { CoverageType } from '../../../vocabulary/index.ts'
import { findMentions } from '../mentions/find-mentions.ts'
import { isMark } from '../lines/line-forms.ts'
import { readableText } from '../text/normalise-text.ts'
import type { Line } from './segment.ts'

/** What stands below a line: text set in from it, a list of its own, or sentences without a mark. */
export type Below = 'set-in' | 'list' | 'text'

/** The first mark of a list. */
const FIRST = /^\(?(?:a|i|1|A|I)\)?$/

export const isFirst = (label: string | null): boolean => label !== null && FIRST.test(label)

/** "4.1" and "4.1.1" */
export const extendsLabel = (outer: string | null, inner: string | null): boolean =>
  outer !== null && inner !== null && /^[\d.]+$/.test(outer) && inner.startsWith(`${outer.replace(/\.$/, '')}.`)

/** "1) General liability", bullets, "2) Auto", bullets: whether what is below an item stands between it and the next, as it does below one before it. */
function betweenItems(lines: Line[], at: number): boolean {
  const { style } = lines[at]!
  const inner = lines[at + 1]!.style
  const after = lines.slice(at + 1).find((l) => l.style !== inner || l.blankBefore)
  return (after?.style === style && !after.blankBefore) || lines.slice(0, at).some((l, i) => l.style === style && lines[i + 1]!.style === inner && !lines[i + 1]!.blankBefore)
}

/** How the next line stands below this one; null where it does not. */
function below(lines: Line[], at: number): Below | null {
  const line = lines[at]!
  const next = lines[at + 1]!
  const before = lines[at - 1]
  // Questions and answers are no lists of one another.
  if (next.cells || line.label === 'Q' || next.label === 'Q') return null
  if (next.indent > line.indent) return 'set-in'
  if (extendsLabel(line.label, next.label)) return 'list'
  // "(b) General liability insurance, covering ...", and its list behind a blank line.
  if (next.blankBefore && line.label !== null && isMark(line.style) && isMark(next.style) && next.style !== line.style && next.indent === line.indent && isFirst(next.label)) return 'list'
  if (next.indent < line.indent || next.blankBefore) return null
  if (isLeadIn(line) && isLimitRow(next)) return 'text'
  if (!isMark(next.style)) return isMark(line.style) && next.style === 'text' && betweenItems(lines, at) ? 'text' : null
  if (isMark(line.style)) return line.label !== null && (next.label === null ? betweenItems(lines, at) : line.style !== next.style && FIRST.test(next.label)) ? 'list' : null
  return !/[:;,]\s*$/.test(line.body) && (line.blankBefore || before === undefined || isMark(before.style)) ? 'list' : null
}

/** "Umbrella liability for not less than the following limits:" */
export const isLeadIn = (line: Line): boolean => !line.cells && /:\s*$/.test(line.body) && line.body.length > 30
/** "Personal injury $2,000,000", "$1,000,000 each occurrence" */
export function isLimitRow(line: Line): boolean {
  if (line.cells || line.style !== 'text' || line.body.length > 90 || !/\d{3}|\d ?[mk]\b/i.test(line.body)) return false
  const named = findMentions(readableText(line.body)).mentions
  const [first] = named
  const rows = first?.kind === 'limit' ? first.start <= 1 && named.some((m) => m.kind === 'amount') : first?.kind === 'amount' && first.start <= 1 && named.some((m) => m.kind === 'limit')
  return rows && !named.some((m) => m.kind === 'coverage' || m.kind === 'member')
}

const coveragesOf = ({ body }: Line): CoverageType[] => findMentions(readableText(body)).mentions.flatMap((m) => (m.kind === 'coverage' ? [m.type] : []))

/**
 * "1. General liability: $1,000,000", with "a. Additional insured" below: the one coverage that a line asks, for what is
 * said below it. Null where nothing stands below, or several coverages are named.
 */
export function coverageAbove(lines: Line[], at: number): { under: CoverageType[]; below: Below } | null {
  const line = lines[at]!
  const how = lines[at + 1] && !line.cells ? below(lines, at) : null
  if (how === null || (how === 'text' && coveragesOf(lines[at + 1]!).length)) return null
  const reading = findMentions(readableText(line.body))
  // "Umbrella liability in excess of the limits of the general liability and auto policies": what it stands over has lines of its own.
  const over = how === 'text' && isLeadIn(line) ? reading.masked.search(/\b(?:in excess of|over and above|excess of|above|over)\b/) : -1
  const named = over < 0 ? reading.mentions : reading.mentions.filter((m) => m.start < over)
  const types = [...new Set(named.flatMap((m) => (m.kind === 'coverage' ? [m.type] : [])))]
  const asks = isMark(line.style) || isLeadIn(line) || named.some((m) => m.kind === 'amount' || m.kind === 'limit')
  const one = types.length === 1 || (types.length === 2 && types.includes('workers_comp') && types.includes('employers_liability'))
  return asks && one ? { under: types, below: how } : null
}
