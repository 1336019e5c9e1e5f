import type { AskedLine, OutreachContext } from '../../../vocabulary/index.ts'
import { lineFacts, lineTitle } from '../../messages/describe-line.ts'

/** Where a row was found: lines [start, end) of the message, and what stands behind it on the last of them. */
export type Found = { start: number; end: number; behind: string }
/** The request within a message: the rows of each policy, the line behind its opening words and what stands behind these on their last, and the line of the words below the policies. */
export type OwnRequest = { policies: Found[][]; opened: number; behindOpening: string; end: number }

/** A mail program that wraps lines, or sets each cell on a line of its own, parts a row into so many. */
const PIECES_MAX = 4
/** The opening's last sentence lies over so many lines at most. */
const OPENING_MAX = 4
/** Words before and behind the policies, as outreach-words.ts writes them. */
const ASKED = 'withthesedatesandlimits'
const HOW_TO_ANSWER = 'toanswerjustreplytothisemail'

/** The request that the service itself sent, from a line on; null where not all of its rows are there, or it is there twice. */
export function findOwnRequest(lines: readonly string[], start: number, context: OutreachContext): OwnRequest | null {
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
  const opened = Array.from({ length: first - start }, (_, index) => start + index + 1).findLast((line) => behindAsked(lines, start, line) !== null)
  const end = lines.findIndex((line, index) => index >= at && lettersOf(line).startsWith(HOW_TO_ANSWER))
  return opened === undefined || end === -1 || lines.slice(end).some(isOfRequest) ? null : { policies, opened, behindOpening: behindAsked(lines, start, opened)!, end }
}

/** What stands behind the opening's last words, where they end on the line before this one; null where they do not. */
function behindAsked(lines: readonly string[], start: number, line: number): string | null {
  const last = bare(lines[line - 1]!)
  const above = lettersOf(lines.slice(Math.max(start, line - OPENING_MAX), line - 1).map(bare).join(' '))
  for (let at = 1; at <= last.length; at += 1) if (lettersOf(last[at - 1]!) !== '' && `${above}${lettersOf(last.slice(0, at))}`.endsWith(ASKED)) return last.slice(at).replace(/^\s*\?/, '').trim()
  return null
}

/** The title and the facts of a policy, as letters. */
const rowsOf = (line: AskedLine, index: number, count: number): string[] => [
  lettersOf(`${count > 1 ? index + 1 : ''}${lineTitle(line)}`),
  ...lineFacts(line).map(({ name, value }) => lettersOf(`${name}${value}`)),
]

/** Of what else was asked, or of a second copy of the request: no words of the sender's. */
export const isOfRequest = (line: string): boolean => /^policynumber/.test(lettersOf(line))

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

export const isMarked = (line: string): boolean => /^\s{0,3}>/.test(line)
/** Without the marks of what is quoted. */
export const bare = (line: string): string => line.replace(/^(?:\s*>)+\s?/, '')
export const lettersOf = (text: string): string => text.normalize('NFKD').toLowerCase().replace(/[^a-z0-9]+/g, '')
export const hasLetters = (line: string): boolean => lettersOf(line) !== ''
