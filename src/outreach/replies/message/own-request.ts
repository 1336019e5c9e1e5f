import type { OutreachContext } from '../../../vocabulary/index.ts'
import { lineFacts } from '../../messages/describe-line.ts'
import { pointsAhead } from '../asides/is-courtesy.ts'
import { asValueGiven } from './as-value-given.ts'
import { withExceptionsNamed } from './exceptions-inside.ts'
import { bare, findOwnRequest, HOW_TO_ANSWER, lettersOf, type Found, hasLetters, isMarked, isOfRequest, lacksPolicies, type OwnRequest } from './find-own-request.ts'
import { foldText, plainText } from './fold-text.ts'
import { STRUCK_OPEN } from './html-to-text.ts'
import { messagesBetween } from './messages-between.ts'
import { ownStart } from './own-start.ts'
import { historyStart } from './split-parts.ts'
import { typedAround } from './typed-around.ts'

const LINES_MAX = 2_000
/** Above the request: that values in it were written over. */
const TELLS_OF_CHANGES = /\b(?:correct(?:ed|ions?)|chang(?:ed|es?)|edit(?:ed|s)|updat(?:ed|es)|fix(?:ed|es)?|adjust(?:ed|ments?)|revis(?:ed|ions?)|below|in(?:-| )?line|in red|marked)\b/

/** `of`: for each answer within the request, in their order, the policy it stands at, or null where it stands at none. `doubt`: something was written into it of which nobody can tell what it is of, or null; `lines`: the policies it may be of, null where that may be all. */
export type WithAnswersBelow = { text: string; of: (string | null)[]; doubt: Doubt | null }
export type Doubt = { why: string; lines: string[] | null }

/**
 * A message in which answers stand within the request that the service itself sent, wherever in it: behind a title or a value, between
 * the rows of a policy, below or above them, or among its own words and below its signature. They come out as lines of the sender's own
 * below the quoted policy they are of; `of` names the policies, in their order. The message as it is, where the request is not found whole
 * and once, where nothing was written in it, or where nobody can tell whether the answers stand below or above what they are of.
 */
export function withAnswersBelowPolicies(received: string, context: OutreachContext): WithAnswersBelow {
  const doubtful = (why: string, lines: string[] | null = null): WithAnswersBelow => ({ text: received, of: [], doubt: { why, lines } })
  const asItIs = { text: received, of: [], doubt: null }
  // What has a line through it in a value's place was taken out of it.
  const text = plainText(received.replace(/\ue002[^\ue003]*\ue003/g, ' '))
  const all = text.split('\n', LINES_MAX + 1)
  const introduced = all.length > LINES_MAX ? null : historyStart(all)
  const start = all.length > LINES_MAX ? null : (ownStart(all, introduced, context) ?? introduced)
  const again = start === null ? null : secondCopy(all, start)
  if (again !== null && !isUntouched(all.slice(again).map(bare), context)) return doubtful('the request is there twice')
  const lines = all.slice(0, again ?? all.length)
  const request = start === null ? null : findOwnRequest(lines, start, context)
  if (start !== null && request === null && lacksPolicies(lines, start, context)) return doubtful('a policy was taken out of the request')
  if (start === null || request === null || mayBeOfAll(lines, start, request)) return asItIs
  const overwritten = context.lines.flatMap((line, index) => (request.policies[index]!.some(({ given }) => given !== null) ? [line.coverage_line_id] : []))
  const strokes = received.split(STRUCK_OPEN).length - 1
  if (strokes > 0 && strokes !== struckRows(received, lines, request)) return asItIs
  const isTold = strokes > 0 || TELLS_OF_CHANGES.test(foldText(lines.slice(0, start).join(' ')))
  const answers = answersOf(lines, request, context, isTold)
  if (answers === null) return doubtful('nobody can tell which policies the answers are of')
  // What another wrote further down the chain is not the sender's.
  const isChain = messagesBetween(text).length > 0
  if (isChain) return answers.flat().length + overwritten.length > 0 ? doubtful('somebody else may have answered within the request') : asItIs
  const around = typedAround(lines, start, request, context)
  const signs = [...around.above, ...around.below.filter((at) => at < around.printed)].some((at) => !hasLetters(lines[at]!))
  const doubt = signs ? { why: 'a sign stands within the request', lines: null } : around.reopened ? { why: 'the opening words of the request are not those that were sent', lines: null } : overwritten.length > 0 ? { why: 'a value of the request was written over', lines: overwritten } : null
  if (answers.flat().length + around.above.length + around.below.length === 0 && start === introduced) return { ...asItIs, doubt }
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
  const older = again === null ? [] : all.slice(again).map(quote)
  return { text: [...out, ...rest, ...older, ...typed, ...(printed.length > 0 ? ['', '-- ', ...printed.map((at) => bare(lines[at]!))] : [])].join('\n'), of, doubt }
}

/** The line with which an earlier email of ours begins, below the one that is answered; null where there is none. */
function secondCopy(lines: readonly string[], start: number): number | null {
  const end = lines.findIndex((line, at) => at >= start && lettersOf(line).startsWith(HOW_TO_ANSWER))
  const row = end === -1 ? -1 : lines.findIndex((line, at) => at > end && isOfRequest(line))
  const above = lines.slice(0, Math.max(0, row)).map(bare)
  let begins: number | null = null
  for (let next = end === -1 ? null : historyStart(above.slice(end)); next !== null; next = historyStart(above.slice(begins + 1))) begins = (begins === null ? end : begins + 1) + next
  return begins
}

/** A copy of the request in which nothing was written. */
function isUntouched(lines: readonly string[], context: OutreachContext): boolean {
  const request = findOwnRequest(lines, 0, context)
  const answers = request === null || request.policies.flat().some(({ given }) => given !== null) ? null : answersOf(lines, request, context, false)
  if (request === null || answers === null || answers.flat().length > 0) return false
  const { above, below, reopened } = typedAround(lines, 0, request, context)
  return !reopened && above.length + below.length === 0
}

/** How many rows had their values struck out, each by one stroke. */
function struckRows(received: string, lines: readonly string[], { policies }: OwnRequest): number {
  const raw = received.split(/\r\n?|\n/)
  if (raw.length < lines.length) return -1
  return policies.flat().filter(({ start, end, given }) => given !== null && raw.slice(start, end).join('\n').split(STRUCK_OPEN).length === 2).length
}

/** A program that marks what it carries along leaves the sender's own lines unmarked: some above the policies may be of all of them. */
function mayBeOfAll(lines: readonly string[], start: number, { opened }: OwnRequest): boolean {
  const quoted = lines.slice(start, opened)
  return quoted.slice(Math.max(0, quoted.findIndex(isMarked))).some((line) => quoted.some(isMarked) && !isMarked(line) && hasLetters(line))
}

/** What was written to each policy; null where that cannot be told. */
function answersOf(lines: readonly string[], { policies, opened, behindOpening, end }: OwnRequest, context: OutreachContext, isTold: boolean): string[][] | null {
  const between = (from: number, to: number): string[] => lines.slice(from, to).filter(saysAnything)
  const first = policies[0]![0]!.start
  const within = policies.map((rows, index) =>
    rows.flatMap((row, place) => {
      const next = rows[place + 1]
      const below = next === undefined ? [] : between(row.end, next.start).map((line) => bare(line).trim())
      if (row.given !== null && (row.given === '' || !isTold)) return below
      if (place === 0) return [...(saysAnything(row.behind) ? [withoutStroke(row.behind)] : []), ...below]
      // Words below a value, with more of the policy's rows to come, go on from it.
      const words = withoutStroke([row.given === null ? row.behind : `should be ${row.given}`, ...below].join(' '))
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
function asRequested(lines: readonly string[], { start, end, behind, given }: Found): string[] {
  if (given !== null) return []
  const shown = lines.slice(start, end).map(quote)
  const last = shown.pop()!
  return [...shown, last.slice(0, last.length - behind.length).trimEnd()]
}

const withoutStroke = (words: string): string => words.replace(/^[\s|:;,.=>*~→·•-]+/u, '').replace(/(?<=[\p{L}\d.!?])\*{1,3}\s*$/u, '').trim()
const quote = (line: string): string => `> ${bare(line)}`.trimEnd()
/** "?" and "❌" at a policy are answers too. */
const saysAnything = (line: string): boolean => /[\p{L}\p{N}\p{So}?!]/u.test(line.replace(/[®™©]/gu, ''))
