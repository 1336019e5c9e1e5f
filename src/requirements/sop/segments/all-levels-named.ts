import type { Line } from './segment.ts'

const LETTER = String.raw`(?:[A-F]|\d|IV|I{1,3}|VI?)`
const NAMED = new RegExp(String.raw`^\W*(?:(?:for|in|on) )?(?:(?:tiers?|levels?|class(?:es)?|categor(?:y|ies)|groups?|types?|parts?|sections?) )?(${LETTER}(?:(?: (?:to|through|thru)|,? ?(?:and|&|\+|\/|,|-)) ?${LETTER}){1,4}) ?(?::|-|,? (?:both|all)\b)`, 'i')
const OF_LEVEL = new RegExp(String.raw`^\W*(?:tier|level|class|category|group|type|part|section) (${LETTER})\b`, 'i')

/** "A and B: general liability 1M", where A and B are all the levels there are. `levels` are the places of those in `lines`. */
export function allLevelsNamed(body: string, lines: Line[], levels: number[]): boolean {
  const said = levels.length > 1 ? NAMED.exec(body)?.[1] : undefined
  if (said === undefined) return false
  const words = said.toUpperCase().split(/[^A-Z\d]+/).filter(Boolean)
  const named = new Set(words.filter((x) => !/^(?:AND|TO|THROUGH|THRU)$/.test(x)))
  const all = new Set(levels.map((i) => (lines[i]!.label ?? OF_LEVEL.exec(lines[i]!.body)?.[1] ?? '?').toUpperCase()))
  const [first, last] = [OF_LEVEL.exec(lines[levels[0]!]!.body)?.[1] ?? lines[levels[0]!]!.label, OF_LEVEL.exec(lines[levels.at(-1)!]!.body)?.[1] ?? lines[levels.at(-1)!]!.label]
  // "Classes I to III", from the first to the last.
  if (/ (?:to|through|thru) | ?- ?/i.test(said) && named.size === 2) return all.size === levels.length && named.has(first?.toUpperCase() ?? '?') && named.has(last?.toUpperCase() ?? '?')
  return all.size === levels.length && named.size === all.size && [...all].every((x) => named.has(x))
}
