import type { LevelLines } from './level-lines.ts'
import type { Line } from './segment.ts'

const LETTER = String.raw`(?:[A-F]|\d|IV|I{1,3}|VI?)`
const NAMED = new RegExp(String.raw`^\W*(?:(?:for|in|on) )?(?:(?:tiers?|levels?|class(?:es)?|categor(?:y|ies)|groups?|types?|parts?|sections?) )?(${LETTER}(?:(?: (?:to|through|thru)|,? ?(?:and|&|\+|\/|,|-)) ?${LETTER}){1,4}) ?(?::|-|,? (?:both|all)\b)`, 'i')
const OF_LEVEL = new RegExp(String.raw`^\W*(?:tier|level|class|category|group|type|part|section) (${LETTER})\b`, 'i')

/** "A and B: general liability 1M", where A and B are all the levels there are. */
export function allLevelsNamed(body: string, lines: Line[], levels: LevelLines): boolean {
  const said = NAMED.exec(body)?.[1]
  if (said === undefined || levels.first(2).length < 2) return false
  const words = said.toUpperCase().split(/[^A-Z\d]+/).filter(Boolean)
  const named = new Set(words.filter((x) => !/^(?:AND|TO|THROUGH|THRU)$/.test(x)))
  const labels = (at: number[]): Set<string> => new Set(at.map((i) => (lines[i]!.label ?? OF_LEVEL.exec(lines[i]!.body)?.[1] ?? '?').toUpperCase()))
  // "Classes I to III", from the first to the last.
  if (/ (?:to|through|thru) | ?- ?/i.test(said) && named.size === 2) {
    const isNamed = (at: number): boolean => named.has((OF_LEVEL.exec(lines[at]!.body)?.[1] ?? lines[at]!.label)?.toUpperCase() ?? '?')
    if (!isNamed(levels.first(1)[0]!) || !isNamed(levels.last())) return false
    const all = levels.first(lines.length)
    return labels(all).size === all.length
  }
  const all = levels.first(named.size + 1)
  return all.length === named.size && labels(all).size === named.size && [...labels(all)].every((x) => named.has(x))
}
