import type { CoverageType } from '../../../vocabulary/index.ts'
import { findMentions } from '../mentions/find-mentions.ts'
import { isMark } from '../lines/line-forms.ts'
import { readableText } from '../text/normalise-text.ts'
import type { Line } from './segment.ts'

/** The first mark of a list. */
const FIRST = /^\(?(?:a|i|1|A|I)\)?$/

/** Whether the next line stands below this one: set in from it, or the first of a list with other marks. */
const nested = (line: Line, next: Line): boolean =>
  !next.cells && (next.indent > line.indent || (next.indent === line.indent && isMark(line.style) && isMark(next.style) && line.label !== null && next.label !== null && line.style !== next.style && !next.blankBefore && FIRST.test(next.label) && !FIRST.test(line.label)))

/**
 * "1. General liability: $1,000,000", with "a. Additional insured" below: the one coverage that a line asks, for what is
 * said below it. Empty where nothing stands below, or several coverages are named.
 */
export function coverageAbove(line: Line, next: Line | undefined): CoverageType[] {
  if (!next || line.cells || !nested(line, next)) return []
  const named = findMentions(readableText(line.body)).mentions
  const types = [...new Set(named.flatMap((m) => (m.kind === 'coverage' ? [m.type] : [])))]
  const asks = isMark(line.style) || named.some((m) => m.kind === 'amount' || m.kind === 'limit')
  const one = types.length === 1 || (types.length === 2 && types.includes('workers_comp') && types.includes('employers_liability'))
  return asks && one ? types : []
}
