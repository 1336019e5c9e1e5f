import { findMentions } from '../mentions/find-mentions.ts'
import { readableText } from '../text/normalise-text.ts'

const PIPE = /\s\|\s/
const LONGEST = 300
const names = (cell: string): boolean => findMentions(readableText(cell)).mentions.some((m) => m.kind === 'coverage' && !m.part)

/** "CGL 2M/3M | Auto 1M | WC stat | Notice 60 days": a line by itself whose pipes part several policies is a list, and no row of one. */
export function lonePipes(lines: string[]): string[] {
  if (!lines.some((l) => PIPE.test(l))) return lines
  return lines.map((line, i) => {
    if (!PIPE.test(line) || line.length > LONGEST || /^\s*\||\|\s*$/.test(line) || [lines[i - 1], lines[i + 1]].some((l) => l?.includes('|'))) return line
    const cells = line.split('|')
    // A head of a table names no amounts.
    return /\d/.test(line) && cells.filter((c) => /\d|stat/i.test(c) && names(c)).length > 1 ? cells.map((c) => c.trim()).join('; ') : line
  })
}
