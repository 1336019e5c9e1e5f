import type { TextLine } from '../page/page-text.ts'
import { knownCoverageOf } from './coverage-of-text.ts'
import { NAME_WORD } from './coverage-words.ts'
import { beginsName } from './names-of-one-policy.ts'

/** From line to line of one name, in heights of a capital. */
const LINE_MAX = 2.6
/** Words that carry a name on rather than name another coverage. */
export const RUNS_ON = /^\W*(?:(?:legal|liability|liab|coverage|insurance|form|policy|and)\b|[&/(a-z])/
const RUNS_ON_LARGE = /^\W*(?:LEGAL|LIABILITY|LIAB|COVERAGE|INSURANCE|AND|Legal|Liability|Liab|Coverage|Insurance|And)\b/

/**
 * `WORKERS COMPENSATION AND` over `EMPLOYERS' LIABILITY`, `MOTOR TRUCK` over `CARGO LIABILITY`: lines close under each other that
 * together are one coverage's name, whatever stands beside each of them.
 */
export function isOneName(lines: readonly TextLine[]): boolean {
  const close = lines.every((l, i) => i === 0 || l.box.y - lines[i - 1]!.box.y < LINE_MAX * Math.max(6, l.box.h))
  const type = knownCoverageOf(lines.map((l) => l.text).join(' '))
  if (lines.length < 2 || !close || type === null) return false
  return lines.every((line, i) => {
    if (i === 0) return true
    const before = knownCoverageOf(lines.slice(0, i).map((l) => l.text).join(' '))
    // The name begins with words that names of coverages are made of, and these alone.
    if (before === null) return lines.slice(0, i).every((l) => l.words.every((w) => NAME_WORD.test(w.text)))
    const own = knownCoverageOf(line.text)
    if (before === 'workers_comp' && own === 'employers_liability') return !beginsName(line, lines)
    return before === type && own === null && (RUNS_ON.test(line.text) || RUNS_ON_LARGE.test(line.text))
  })
}
