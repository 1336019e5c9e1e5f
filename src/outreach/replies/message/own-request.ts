import type { OutreachContext } from '../../../vocabulary/index.ts'
import { lineFacts } from '../../messages/describe-line.ts'
import { pointsAhead } from '../asides/is-courtesy.ts'
import { asValueGiven } from './as-value-given.ts'
import { withExceptionsNamed } from './exceptions-inside.ts'
import { bare, findOwnRequest, type Found, hasLetters, isMarked, isOfRequest, type OwnRequest } from './find-own-request.ts'
import { foldText } from './fold-text.ts'
import { STRUCK_OPEN } from './html-to-text.ts'
import { messagesBetween } from './messages-between.ts'
import { historyStart } from './split-parts.ts'
import { typedAround } from './typed-around.ts'

const LINES_MAX = 2_000

/** `of`: for each answer within the request, in their order, the policy it stands at, or null where it stands at none. `doubt`: something was written into it of which nobody can tell what it is of, or null. */
export type WithAnswersBelow = { text: string; of: (string | null)[]; doubt: string | null }

/**
 * A message in which answers stand within the request that the service itself sent, wherever in it: behind a title or a value, between
 * the rows of a policy, below or above them, or among its own words and below its signature. They come out as lines of the sender's own
 * below the quoted policy they are of; `of` names the policies, in their order. The message as it is, where the request is not found whole
 * and once, where nothing was written in it, or where nobody can tell whether the answers stand below or above what they are of.
 */
export function withAnswersBelowPolicies(text: string, context: OutreachContext): WithAnswersBelow {
  const asItIs = { text, of: [], doubt: null }
  if (text.includes(STRUCK_OPEN)) return asItIs
  const lines = text.split('\n', LINES_MAX + 1)
  const start = lines.length > LINES_MAX ? null : historyStart(lines)
  const request = start === null ? null : findOwnRequest(lines, start, context)
  if (start === null || request === null || mayBeOfAll(lines, start, request)) return asItIs
  const answers = answersOf(lines, request, context)
  if (answers === null) return { ...asItIs, doubt: 'nobody can tell which policies the answers are of' }
  // What another wrote further down the chain is not the sender's.
  const around = messagesBetween(text).length > 0 ? { above: [], below: [], printed: 0, reopened: false } : typedAround(lines, start, request, context)
  const signs = [...around.above, ...around.below.filter((at) => at < around.printed)].some((at) => !hasLetters(lines[at]!))
  const doubt = signs ? 'a sign stands within the request' : around.reopened ? 'the opening words of the request are not those that were sent' : null
  if (answers.flat().length + around.above.length + around.below.length === 0) return { ...asItIs, doubt }
  const own = (at: readonly number[]): string[] => (at.length > 0 ? ['', ...at.map((line) => bare(lines[line]!).trim()), ''] : [])
  const quoted = (from: number, to: number, but: readonly number[]): string[] => lines.slice(from, to).flatMap((line, index) => (but.includes(from + index) ? [] : [quote(line)]))
  const above = withExceptionsNamed(lines.slice(0, start).join('\n'), answers, context)
  const out = [above, ...quoted(start, request.opened, around.above), ...own(around.above)]
  for (const [index, rows] of request.policies.entries()) {
    const said = answers[index]!.map((answer) => bare(answer).trim())
    out.push('>', ...rows.flatMap((row) => asRequested(lines, row)), '>', ...said, ...(said.length > 0 ? [''] : []))
  }
  const marked = request.policies.flat().every((row) => isMarked(lines[row.start]!))
  const rest = lines.slice(request.end).flatMap((line, index) => (around.below.includes(request.end + index) ? [] : [marked ? line : quote(line)]))
  const of = [...(around.above.length > 0 ? [null] : []), ...context.lines.flatMap((line, index) => (answers[index]!.length > 0 ? [line.coverage_line_id] : [])), null]
  const printed = around.below.filter((at) => at >= around.printed)
  const typed = own(around.below.filter((at) => at < around.printed))
  return { text: [...out, ...rest, ...typed, ...(printed.length > 0 ? ['', '-- ', ...printed.map((at) => bare(lines[at]!))] : [])].join('\n'), of, doubt }
}

/** A program that marks what it carries along leaves the sender's own lines unmarked: some above the policies may be of all of them. */
function mayBeOfAll(lines: readonly string[], start: number, { opened }: OwnRequest): boolean {
  const quoted = lines.slice(start, opened)
  return quoted.slice(Math.max(0, quoted.findIndex(isMarked))).some((line) => quoted.some(isMarked) && !isMarked(line) && hasLetters(line))
}

/** What was written to each policy; null where that cannot be told. */
function answersOf(lines: readonly string[], { policies, opened, behindOpening, end }: OwnRequest, context: OutreachContext): string[][] | null {
  const between = (from: number, to: number): string[] => lines.slice(from, to).filter(saysAnything)
  const first = policies[0]![0]!.start
  const within = policies.map((rows, index) =>
    rows.flatMap((row, place) => {
      const next = rows[place + 1]
      const below = next === undefined ? [] : between(row.end, next.start).map((line) => bare(line).trim())
      if (place === 0) return [...(saysAnything(row.behind) ? [withoutStroke(row.behind)] : []), ...below]
      // Words below a value, with more of the policy's rows to come, go on from it.
      const words = withoutStroke([row.behind, ...below].join(' '))
      return saysAnything(words) ? [asValueGiven(words, lineFacts(context.lines[index]!)[place - 1]!, next === undefined)] : []
    }),
  )
  const gaps = [[...(saysAnything(behindOpening) ? [behindOpening] : []), ...between(opened, first)], ...policies.map((rows, index) => between(rows.at(-1)!.end, policies[index + 1]?.[0]!.start ?? end))]
  const isRow = new Set(policies.flat().flatMap((row) => Array.from({ length: row.end - row.start }, (_, piece) => row.start + piece)))
  if (lines.slice(first, end).some((line, index) => !isRow.has(first + index) && isOfRequest(line))) return null
  if (gaps[0]!.length === 0) return within.map((own, index) => [...own, ...gaps[index + 1]!])
  const isAbove = within.every((own) => own.length === 0) && gaps.every((own, index) => (own.length > 0) === index < policies.length)
  return isAbove && !pointsAhead(foldText(gaps[0]!.join(' '))) ? gaps.slice(0, -1) : null
}

/** A row as quoted lines, without what was written behind it. */
function asRequested(lines: readonly string[], { start, end, behind }: Found): string[] {
  const shown = lines.slice(start, end).map(quote)
  const last = shown.pop()!
  return [...shown, last.slice(0, last.length - behind.length).trimEnd()]
}

const withoutStroke = (words: string): string => words.replace(/^[\s|:;,.=>*~→·•-]+/u, '').trim()
const quote = (line: string): string => `> ${bare(line)}`.trimEnd()
/** "?" and "❌" at a policy are answers too. */
const saysAnything = (line: string): boolean => /[\p{L}\p{N}\p{So}?!]/u.test(line.replace(/[®™©]/gu, ''))
