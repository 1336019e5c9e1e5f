import type { CoverageType } from '../../../vocabulary/index.ts'
import { findMentions } from '../mentions/find-mentions.ts'
import { isMark } from '../lines/line-forms.ts'
import { readableText } from '../text/normalise-text.ts'
import type { Line } from './segment.ts'

/** The first mark of a list. */
const FIRST = /^\(?(?:a|i|1|A|I)\)?$/

/** "4.1" and "4.1.1" */
export const extendsLabel = (outer: string | null, inner: string | null): boolean =>
  outer !== null && inner !== null && /^[\d.]+$/.test(outer) && inner.startsWith(`${outer.replace(/\.$/, '')}.`)

/** "1) General liability", bullets, "2) Auto", bullets: whether the bullets below an item stand between it and the next, as they do below one before it. */
function betweenItems(lines: Line[], at: number): boolean {
  const { style } = lines[at]!
  const bullet = lines[at + 1]!.style
  const after = lines.slice(at + 1).find((l) => l.style !== bullet || l.blankBefore)
  return (after?.style === style && !after.blankBefore) || lines.slice(0, at).some((l, i) => l.style === style && lines[i + 1]!.style === bullet && !lines[i + 1]!.blankBefore)
}

/** Whether the next line stands below this one: set in from it, numbered under it, the first of a list with other marks, or of the list of a line that stands alone. */
function nested(lines: Line[], at: number): boolean {
  const line = lines[at]!
  const next = lines[at + 1]!
  const before = lines[at - 1]
  if (next.cells) return false
  if (next.indent > line.indent || extendsLabel(line.label, next.label)) return true
  if (next.indent < line.indent || next.blankBefore || !isMark(next.style)) return false
  if (isMark(line.style) && next.label === null) return line.label !== null && betweenItems(lines, at)
  if (isMark(line.style)) return line.label !== null && next.label !== null && line.style !== next.style && FIRST.test(next.label) && line.label !== 'Q'
  return !/[:;,]\s*$/.test(line.body) && (line.blankBefore || before === undefined || isMark(before.style))
}

/**
 * "1. General liability: $1,000,000", with "a. Additional insured" below: the one coverage that a line asks, for what is
 * said below it. Empty where nothing stands below, or several coverages are named.
 */
export function coverageAbove(lines: Line[], at: number): CoverageType[] {
  const line = lines[at]!
  const next = lines[at + 1]
  if (!next || line.cells || !nested(lines, at)) return []
  const named = findMentions(readableText(line.body)).mentions
  const types = [...new Set(named.flatMap((m) => (m.kind === 'coverage' ? [m.type] : [])))]
  const asks = isMark(line.style) || named.some((m) => m.kind === 'amount' || m.kind === 'limit')
  const one = types.length === 1 || (types.length === 2 && types.includes('workers_comp') && types.includes('employers_liability'))
  return asks && one ? types : []
}
