import type { AskedLine, OutreachContext } from '../../../vocabulary/index.ts'
import { lineFacts, lineTitle } from '../../messages/describe-line.ts'
import { pointsAhead } from '../asides/is-courtesy.ts'
import { foldText } from './fold-text.ts'
import { STRUCK_OPEN } from './html-to-text.ts'
import { historyStart } from './split-parts.ts'

/** Where a row was found: lines [start, end) of the message, and what stands behind it on the last of them. */
type Found = { start: number; end: number; behind: string }

const LINES_MAX = 2_000
/** A mail program that wraps lines, or sets each cell on a line of its own, parts a row into so many. */
const PIECES_MAX = 4
/** The opening's last sentence lies over so many lines at most. */
const OPENING_MAX = 4
/** Words before and behind the policies, as outreach-words.ts writes them. */
const ASKED = 'withthesedatesandlimits'
const HOW_TO_ANSWER = 'toanswerjustreplytothisemail'

/** The request within a message: the rows of each policy, the line behind its opening words, and that of the words below the policies. */
type Request = { policies: Found[][]; opened: number; end: number }

/**
 * A message in which answers stand within the request that the service itself sent, wherever in it: behind a title or a value, between
 * the rows of a policy, below or above them. They come out as lines of the sender's own below the quoted policy they are of; `of` names
 * the policies, in their order. The message as it is, where the request is not found whole and once, where nothing was written in it,
 * or where nobody can tell whether the answers stand below or above what they are of.
 */
export function withAnswersBelowPolicies(text: string, context: OutreachContext): { text: string; of: string[] } {
  const asItIs = { text, of: [] }
  if (text.includes(STRUCK_OPEN)) return asItIs
  const lines = text.split('\n', LINES_MAX + 1)
  const start = lines.length > LINES_MAX ? null : historyStart(lines)
  const request = start === null ? null : findRequest(lines, start, context)
  const answers = start === null || request === null ? null : answersOf(lines, request, context)
  if (start === null || request === null || answers === null) return asItIs
  const { policies, end } = request
  const out = [...lines.slice(0, start), ...lines.slice(start, request.opened).map(quote)]
  for (const [index, rows] of policies.entries()) {
    const own = answers[index]!.map((answer) => bare(answer).trim())
    out.push('>', ...rows.flatMap((row) => asRequested(lines, row)), '>', ...own, ...(own.length > 0 ? [''] : []))
  }
  const marked = lines.slice(start).some(isMarked)
  const rest = lines.slice(end).map((line) => (marked ? line : quote(line)))
  return { text: [...out, ...rest].join('\n'), of: context.lines.flatMap((line, index) => (answers[index]!.length > 0 ? [line.coverage_line_id] : [])) }
}

function findRequest(lines: readonly string[], start: number, context: OutreachContext): Request | null {
  const policies: Found[][] = []
  let at = start
  for (const [index, asked] of context.lines.entries()) {
    const rows: Found[] = []
    for (const row of rowsOf(asked, index, context.lines.length)) {
      const found = findRow(lines, row, at)
      if (found === null) return null
      rows.push(found)
      at = found.end
    }
    policies.push(rows)
  }
  const first = policies[0]?.[0]?.start ?? start
  const ends = Array.from({ length: first - start }, (_, index) => start + index + 1).findLast((line) => lettersOf(lines.slice(Math.max(start, line - OPENING_MAX), line).join(' ')).endsWith(ASKED))
  const end = lines.findIndex((line, index) => index >= at && lettersOf(line).startsWith(HOW_TO_ANSWER))
  if (ends === undefined || end === -1 || lines.slice(end).some(isOfRequest)) return null
  // A program that marks what it carries along leaves the sender's own lines unmarked: some above the policies may be of all of them.
  const quoted = lines.slice(start, ends)
  return quoted.slice(Math.max(0, quoted.findIndex(isMarked))).some((line) => quoted.some(isMarked) && !isMarked(line) && hasLetters(line)) ? null : { policies, opened: ends, end }
}

/** What was written to each policy; null where nothing was, or where that cannot be told. */
function answersOf(lines: readonly string[], { policies, opened, end }: Request, context: OutreachContext): string[][] | null {
  const between = (from: number, to: number): string[] => lines.slice(from, to).filter(saysAnything)
  const first = policies[0]![0]!.start
  const within = policies.map((rows, index) =>
    rows.flatMap((row, place) => {
      const next = rows[place + 1]
      const below = next === undefined ? [] : between(row.end, next.start).map((line) => bare(line).trim())
      if (place === 0) return [...(saysAnything(row.behind) ? [withoutStroke(row.behind)] : []), ...below]
      // Words below a value, with more of the policy's rows to come, go on from it.
      const words = withoutStroke([row.behind, ...below].join(' '))
      return saysAnything(words) ? [next === undefined && !GIVES_VALUE.test(words) ? words : `${lineFacts(context.lines[index]!)[place - 1]!.name}: ${words}`] : []
    }),
  )
  const gaps = [between(opened, first), ...policies.map((rows, index) => between(rows.at(-1)!.end, policies[index + 1]?.[0]!.start ?? end))]
  const isRow = new Set(policies.flat().flatMap((row) => Array.from({ length: row.end - row.start }, (_, piece) => row.start + piece)))
  if (within.flat().length + gaps.flat().length === 0 || lines.slice(first, end).some((line, index) => !isRow.has(first + index) && isOfRequest(line))) return null
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

/** The title and the facts of a policy, as letters. */
const rowsOf = (line: AskedLine, index: number, count: number): string[] => [
  lettersOf(`${count > 1 ? index + 1 : ''}${lineTitle(line)}`),
  ...lineFacts(line).map(({ name, value }) => lettersOf(`${name}${value}`)),
]

/** Of what else was asked, or of a second copy of the request: no words of the sender's. */
const isOfRequest = (line: string): boolean => /^policynumber/.test(lettersOf(line))

const withoutStroke = (words: string): string => words.replace(/^[\s|:;,.=>*~→·•-]+/u, '').trim()
/** Behind the last value an answer is of the policy, unless it begins like another value. */
const GIVES_VALUE = /^\W*(?:(?:now|should|is|it is|it's|was|actually)\b|not \$?\d|\$?\d)/i

function findRow(lines: readonly string[], letters: string, from: number): Found | null {
  for (let start = from; start < lines.length; start += 1) {
    const found = hasLetters(lines[start]!) ? rowAt(lines, letters, start) : null
    if (found !== null) return found
  }
  return null
}

/** The row where it begins on this line, its letters in order over at most a few lines; null where it does not. */
function rowAt(lines: readonly string[], letters: string, start: number): Found | null {
  let need = letters
  for (let line = start; line < Math.min(start + PIECES_MAX, lines.length); line += 1) {
    let at = 0
    for (const char of bare(lines[line]!)) {
      const own = lettersOf(char)
      if (need === '' && own !== '' && at > 0 && lettersOf(bare(lines[line]!)[at - 1] ?? '') !== '') return null
      if (need === '') break
      if (!need.startsWith(own)) return null
      need = need.slice(own.length)
      at += char.length
    }
    if (need === '') return { start, end: line + 1, behind: bare(lines[line]!).slice(at) }
  }
  return null
}

const quote = (line: string): string => `> ${bare(line)}`.trimEnd()
const isMarked = (line: string): boolean => /^\s{0,3}>/.test(line)
const bare = (line: string): string => line.replace(/^(?:\s*>)+\s?/, '')
const lettersOf = (text: string): string => text.normalize('NFKD').toLowerCase().replace(/[^a-z0-9]+/g, '')
const hasLetters = (line: string): boolean => lettersOf(line) !== ''
/** "?" and "❌" at a policy are answers too. */
const saysAnything = (line: string): boolean => /[\p{L}\p{N}\p{So}?!]/u.test(line.replace(/[®™©]/gu, ''))
