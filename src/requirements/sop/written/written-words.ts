import { COVERAGE_NAMES, COVERAGE_TYPES, type CoverageType, type RuleLimit, showDollars } from '../../../vocabulary/index.ts'

/** Free text in a written requirement stands in double quotes, so that no word of it is read as grammar. */
export const quoted = (s: string): string =>
  JSON.stringify(s).replace(/[\p{C}\p{Z}]/gu, (c) =>
    c === ' ' ? c : Array.from({ length: c.length }, (_, i) => `\\u${c.charCodeAt(i).toString(16).padStart(4, '0')}`).join(''),
  )
export const unquoted = (s: string): string => JSON.parse(s) as string
/** A quoted string, for use in other patterns. */
export const QUOTED = `"(?:[^"\\\\]|\\\\.)*"`
export const quotedList = (list: string[]): string => list.map(quoted).join(', ')
export const readQuotedList = (s: string): string[] => (s.match(new RegExp(QUOTED, 'g')) ?? []).map(unquoted)

export const dollars = (n: number): string => (Number.isInteger(n) ? showDollars(n) : `$${n}`)
export const readDollars = (s: string): number => Number(s.replace(/[$,]/g, ''))
export const DOLLARS = `\\$[\\d,]+(?:\\.\\d+)?(?:e[+-]?\\d+)?`

const plainLabel = /^[a-z0-9]+(?:_[a-z0-9]+)*$/
const labelWords = (label: string): string => (plainLabel.test(label) ? label.replaceAll('_', ' ') : quoted(label))
const readLabel = (words: string): string => (words.startsWith('"') ? unquoted(words) : words.replaceAll(' ', '_'))
const LABEL = `(?:${QUOTED}|[a-z0-9]+(?: [a-z0-9]+)*)`

const BY_NAME = new Map(COVERAGE_TYPES.map((t) => [COVERAGE_NAMES[t], t]))
export const coverageName = (type: CoverageType): string => COVERAGE_NAMES[type]
export const readCoverageName = (name: string): CoverageType | undefined => BY_NAME.get(name)
export const COVERAGE = `(?:${[...BY_NAME.keys()].sort((a, b) => b.length - a.length).join('|')})`

const STACK_NAMES = { umbrella: 'umbrella', excess_liability: 'excess' } as const
const stackWords = (list: NonNullable<RuleLimit['stack_with']>): string =>
  list.length ? `, alone or together with ${list.map((s) => STACK_NAMES[s]).join(' or ')} liability` : ''
/** One limit as a phrase: "at least $1,000,000 each occurrence". */
export const limitPhrase = (l: RuleLimit): string =>
  `${l.min === null ? `the ${labelWords(l.label)} limit, at any amount` : `at least ${dollars(l.min)} ${labelWords(l.label)}`}${stackWords(l.stack_with ?? [])}`
const LIMIT = new RegExp(
  `^(?:the (${LABEL}) limit, at any amount|at least (${DOLLARS}) (${LABEL}))(?:, alone or together with ((?:umbrella|excess)(?: or (?:umbrella|excess))*) liability)?$`,
)

export function readLimitPhrase(phrase: string): RuleLimit | null {
  const m = LIMIT.exec(phrase)
  if (!m) return null
  const stack = m[4]?.split(' or ').map((s) => (s === 'excess' ? 'excess_liability' : 'umbrella')) as RuleLimit['stack_with']
  return { label: readLabel(m[1] ?? m[3]!), min: m[2] === undefined ? null : readDollars(m[2]), ...(stack ? { stack_with: stack } : {}) }
}
/** Splits "a, b; c" at semicolons outside quotes. */
export const splitOutsideQuotes = (s: string, mark: RegExp): string[] => {
  const parts: string[] = []
  let start = 0
  for (const m of s.matchAll(new RegExp(`${QUOTED}|(${mark.source})`, 'g'))) {
    if (m[1] === undefined) continue
    parts.push(s.slice(start, m.index))
    start = m.index + m[0].length
  }
  parts.push(s.slice(start))
  return parts
}
