import { extendsLabel, isLeadIn, isLimitRow } from '../segments/nested-under.ts'
import { headingContext } from '../segments/read-headings.ts'
import type { Line } from '../segments/segment.ts'

/** "A. Commercial General Liability." above its own list: the name of a coverage is its title, whatever sign ends it. */
export const withoutEnds = (lines: Line[]): Line[] =>
  lines.map((line, i) => {
    const next = lines[i + 1]
    const below = next && !line.cells && !next.cells && /[a-z)][.;]$/i.test(line.body) && line.body.length < 60 && (next.indent > line.indent || extendsLabel(line.label, next.label) || (line.label !== null && line.style !== next.style))
    const body = line.body.slice(0, -1)
    const found = below ? headingContext(body, true) : null
    return found?.pure && found.context.coverages.length ? { ...line, body } : line
  })

/** "Personal injury $2,000,000", and "Each occurrence $1,000,000" behind a blank line: rows of one list. */
export const closeRows = (lines: Line[]): Line[] => lines.map((line, i) => (i > 0 && line.blankBefore && isLimitRow(line) && (isLimitRow(lines[i - 1]!) || isLeadIn(lines[i - 1]!)) && line.indent === lines[i - 1]!.indent ? { ...line, blankBefore: false } : line))
