import type { CoverageType } from '../../../vocabulary/index.ts'
import { type Row, segmentOf } from '../../classify/index.ts'
import { behindTerm, limitsInRun } from '../limits/limits-in-run.ts'

const LINES_MAX = 12
const EDGE = 3
const STATUTE = /^\D*\bstatut(?:e|ory)\b\D*$/i
/** From line to line, in heights of the print. */
const PITCH_MAX = 2

/** Rows of a coverage with those joined that are lines of one run of amounts and names of limits, wherever it breaks. */
export function withRunsJoined(rows: readonly Row[], type: CoverageType): Row[] {
  const out: Row[] = []
  for (let i = 0; i < rows.length; ) {
    const lines = linesFrom(rows, i)
    const printed = (count: number): string => lines.slice(0, count).map((s) => s.text).join(' ')
    // A line over the term's end is no line of limits, and the law's limit stands for itself.
    const isAbove = STATUTE.test(lines[0]!.text) || (lines.length > 1 && printed(lines.length).length - behindTerm(printed(lines.length)).length >= lines[0]!.text.length)
    let count = isAbove ? 1 : lines.length
    while (count > 1 && !limitsInRun(printed(count), type)) count--
    const [first] = lines
    if (count > 1 && first) out.push({ ...rows[i]!, segments: [...rows[i]!.segments.slice(0, -1), segmentOf(first.page, lines.slice(0, count).flatMap((s) => s.words))] })
    else out.push(rows[i]!)
    i += Math.max(1, count)
  }
  return out
}

/** The last cell of a row, and the lines that go on under it from the same edge. */
function linesFrom(rows: readonly Row[], from: number): Row['segments'] {
  const first = rows[from]!.segments.at(-1)!
  const lines = [first]
  for (const row of rows.slice(from + 1, from + LINES_MAX)) {
    const [only, ...more] = row.segments
    const last = lines.at(-1)!
    if (!only || more.length > 0 || Math.abs(only.box.x - first.box.x) > EDGE || only.box.y - last.box.y > PITCH_MAX * Math.max(7, last.box.h)) break
    lines.push(only)
  }
  return lines
}
