import type { AskedLine, OutreachContext } from '../../../vocabulary/index.ts'
import { lineFacts, lineTitle } from '../../messages/describe-line.ts'
import { STRUCK_OPEN } from './html-to-text.ts'
import { historyStart } from './split-parts.ts'

/** One row of a policy in the service's own request. `name` is null for its title. */
type Row = { letters: string; name: string | null }
/** Where a row was found: lines [start, end) of the message, and what stands behind it on the last of them. */
type Found = { start: number; end: number; behind: string }

const LINES_MAX = 2_000
/** A mail program that wraps lines, or sets each cell on a line of its own, parts a row into so many. */
const PIECES_MAX = 4
/** Words before and behind the policies, as outreach-words.ts writes them. */
const ASKED = 'withthesedatesandlimits'
const HOW_TO_ANSWER = 'toanswerjustreplytothisemail'

/**
 * A message in which answers stand within the request that the service itself sent, wherever in it: behind a title or a value, between
 * the rows of a policy, below them. They come out as lines of the sender's own below the quoted policy they stand in. The message as it
 * is, where the request is not found whole and once, where something stands above its first policy, or where nothing was written in it.
 */
export function withAnswersBelowPolicies(text: string, context: OutreachContext): string {
  if (text.includes(STRUCK_OPEN)) return text
  const lines = text.split('\n', LINES_MAX + 1)
  const start = lines.length > LINES_MAX ? null : historyStart(lines)
  if (start === null) return text
  const blocks: { rows: Found[]; own: string[] }[] = []
  let at = start
  for (const [index, asked] of context.lines.entries()) {
    const block: { rows: Found[]; own: string[] } = { rows: [], own: [] }
    for (const [place, row] of rowsOf(asked, index, context.lines.length).entries()) {
      const found = findRow(lines, row, at)
      if (found === null) return text
      if (place > 0) block.own.push(...lines.slice(at, found.start).filter(hasLetters))
      else if (index > 0) blocks.at(-1)!.own.push(...lines.slice(at, found.start).filter(hasLetters))
      else if (!lettersOf(lines.slice(start, found.start).join(' ')).endsWith(ASKED)) return text
      if (hasLetters(found.behind)) block.own.push(ownWords(found.behind, row, place === rowsOf(asked, index, context.lines.length).length - 1))
      block.rows.push(found)
      at = found.end
    }
    blocks.push(block)
  }
  const end = lines.findIndex((line, index) => index >= at && lettersOf(line).startsWith(HOW_TO_ANSWER))
  if (end === -1) return text
  blocks.at(-1)!.own.push(...lines.slice(at, end).filter(hasLetters))
  const own = blocks.flatMap((block) => block.own)
  if (own.length === 0 || own.some(isOfRequest) || lines.slice(end).some(isOfRequest)) return text
  const marked = lines.slice(start).some((line) => isMarked(line))
  const quote = (line: string): string => `> ${bare(line)}`.trimEnd()
  const out = [...lines.slice(0, start), ...lines.slice(start, blocks[0]!.rows[0]!.start).map(quote)]
  for (const { rows, own: answers } of blocks) {
    for (const row of rows) {
      const shown = lines.slice(row.start, row.end).map(quote)
      const last = shown.pop()!
      out.push(...shown, last.slice(0, last.length - row.behind.length).trimEnd())
    }
    out.push('>', ...answers.map((answer) => bare(answer).trim()), ...(answers.length > 0 ? [''] : []))
  }
  return [...out, ...lines.slice(end).map((line) => (marked ? line : quote(line)))].join('\n')
}

/** The title and the facts of a policy, as letters. */
const rowsOf = (line: AskedLine, index: number, count: number): Row[] => [
  { letters: lettersOf(`${count > 1 ? index + 1 : ''}${lineTitle(line)}`), name: null },
  ...lineFacts(line).map(({ name, value }) => ({ letters: lettersOf(`${name}${value}`), name })),
]

/** Of what else was asked, or of a second copy of the request: no words of the sender's. */
const isOfRequest = (line: string): boolean => /^policynumber/.test(lettersOf(line))

/** Behind a title or the last value an answer is of the policy; behind another one, or where a value follows, it is of that. */
function ownWords(behind: string, row: Row, isLast: boolean): string {
  const words = behind.replace(/^[\s|:;,.=>*~→·•-]+/u, '')
  return row.name === null || (isLast && !/^\W*(?:now|should|is|it is|it's|was|not|actually)\b|^\W*\$?\d/i.test(words)) ? words : `${row.name}: ${words}`
}

function findRow(lines: readonly string[], row: Row, from: number): Found | null {
  for (let start = from; start < lines.length; start += 1) {
    const found = hasLetters(lines[start]!) ? rowAt(lines, row.letters, start) : null
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

const isMarked = (line: string): boolean => /^\s{0,3}>/.test(line)
const bare = (line: string): string => line.replace(/^(?:\s*>)+\s?/, '')
const lettersOf = (text: string): string => text.normalize('NFKD').toLowerCase().replace(/[^a-z0-9]+/g, '')
const hasLetters = (line: string): boolean => lettersOf(line) !== ''
