import type { OutreachContext } from '../../../vocabulary/index.ts'
import { type Fact, lineFacts, lineTitle } from '../../messages/describe-line.ts'

/** Where a row was found: lines [start, end) of the message, and what stands behind it on the last of them; `given`: what stands in the place of its value, where that was written over. */
export type Found = { start: number; end: number; behind: string; given: string | null }
/** The request within a message: the rows of each policy, the line behind its opening words and what stands behind these on their last, and the line of the words below the policies. */
export type OwnRequest = { policies: Found[][]; opened: number; behindOpening: string; end: number }

/** A mail program that wraps lines, or sets each cell on a line of its own, parts a row into so many. */
const PIECES_MAX = 4
/** The opening's last sentence lies over so many lines at most. */
const OPENING_MAX = 4
/** Words before and behind the policies, as outreach-words.ts writes them. */
const ASKED = 'withthesedatesandlimits'
export const HOW_TO_ANSWER = 'toanswerjustreplytothisemail'

/** The request that the service itself sent, from a line on; null where not all of its rows are there, or it is there twice. */
export function findOwnRequest(lines: readonly string[], start: number, context: OutreachContext): OwnRequest | null {
  const titles = titlesIn(lines, start, context)
  const end = lines.findIndex((line, index) => index >= (titles.at(-1)?.end ?? start) && lettersOf(line).startsWith(HOW_TO_ANSWER))
  if (end === -1 || titles.some((title) => title === null) || lines.slice(end).some(isOfRequest)) return null
  const policies: Found[][] = []
  for (const [index, asked] of context.lines.entries()) {
    const rows = [titles[index]!]
    const until = titles[index + 1]?.start ?? end
    for (const { name, value, path } of lineFacts(asked)) {
      const from = rows.at(-1)!.end
      const found = withTail(findRow(lines, lettersOf(`${name}${value}`), from, until), path) ?? writtenOver(lines, { name, value, path }, from, until)
      if (found === null) return null
      rows.push(found)
    }
    policies.push(rows)
  }
  const first = policies[0]?.[0]?.start ?? start
  const opened = Array.from({ length: first - start }, (_, index) => start + index + 1).findLast((line) => behindAsked(lines, start, line) !== null)
  return opened === undefined ? null : { policies, opened, behindOpening: behindAsked(lines, start, opened)!, end }
}

/** Whether some of the policies stand in the request and others were taken out of it. */
export function lacksPolicies(lines: readonly string[], start: number, context: OutreachContext): boolean {
  const titles = titlesIn(lines, start, context)
  return titles.some((title) => title !== null) && titles.some((title) => title === null) && lines.slice(start).some((line) => lettersOf(line).startsWith(HOW_TO_ANSWER))
}

function titlesIn(lines: readonly string[], start: number, { lines: asked }: OutreachContext): (Found | null)[] {
  let at = start
  return asked.map((line, index) => {
    const title = findRow(lines, lettersOf(`${asked.length > 1 ? index + 1 : ''}${lineTitle(line)}`), at, lines.length)
    at = title?.end ?? at
    return title
  })
}

/** What stands behind the opening's last words, where they end on the line before this one; null where they do not. */
function behindAsked(lines: readonly string[], start: number, line: number): string | null {
  const last = bare(lines[line - 1]!)
  const above = lettersOf(lines.slice(Math.max(start, line - OPENING_MAX), line - 1).map(bare).join(' '))
  for (let at = 1; at <= last.length; at += 1) if (lettersOf(last[at - 1]!) !== '' && `${above}${lettersOf(last.slice(0, at))}`.endsWith(ASKED)) return last.slice(at).replace(/^\s*\?/, '').trim()
  return null
}

/** Of what else was asked, or of a second copy of the request: no words of the sender's. */
export const isOfRequest = (line: string): boolean => /^policynumber/.test(lettersOf(line))

function findRow(lines: readonly string[], letters: string, from: number, until: number): Found | null {
  for (let start = from; start < until; start += 1) {
    const found = hasLetters(lines[start]!) ? rowAt(lines, letters, start) : null
    if (found !== null) return found
  }
  return null
}

/**
 * "Deductible: $2,500", where another one was asked: the row by its name, with the value that stands in the place of the one asked; an
 * empty one where that is no value, where the one asked stands there too ("not $1,000,000"), or its beginning.
 */
function writtenOver(lines: readonly string[], { name, value, path }: Fact, from: number, until: number): Found | null {
  const row = findRow(lines, lettersOf(name), from, until)
  if (row === null) return null
  const behind = row.behind.replace(/^[\s:|]+/, '').trim()
  // A value in a cell of its own stands on the next line.
  const below = behind !== '' ? undefined : Array.from({ length: Math.max(0, Math.min(until, row.end + 2) - row.end) }, (_, index) => row.end + index).find((at) => /\S/.test(bare(lines[at]!)))
  const given = (below === undefined ? behind : bare(lines[below]!)).replace(/^[\s|]+|[\s|]+$/g, '')
  const [asked, stands] = [lettersOf(value), lettersOf(given)]
  const isValue = VALUES.find(([of]) => path.startsWith(of))![1].test(given) && !asked.startsWith(stands) && !stands.includes(asked)
  return { start: row.start, end: below === undefined ? row.end : below + 1, behind: '', given: isValue ? given : '' }
}

/** How a value of each kind is written, and nothing beside it. */
const VALUES: [path: string, form: RegExp][] = [
  ['limits.', /^\W{0,3}\$? ?(?:\d{1,3}(?:,\d{3}){1,3}|\d{1,9})(?:\.\d{1,2})? ?(?:k|m|mm|mil|million)?\W{0,3}$/i],
  ['dates', /^[\p{L}\d/.,-]{1,24}(?: [\p{L}\d/.,-]{1,12}){0,8}$/u],
  ['policy_number', /^(?=[^\d]{0,20}\d)[A-Z\d][A-Z\d /.-]{2,30}$/i],
  ['', /^(?!(?:see|same|moved|now|not?|yes|ok|tbd|unknown|changed|different|new|per|call|ask|check|please|the|this|that|it|was|is|none|pending|void|wrong|correct|incorrect|confirmed|active|in|on|as|with|attached|cancell?ed|lapsed|expired)\b)(?=\p{Lu})[\p{L}\d&'’., -]{3,80}$/iu],
]

/** "Great Plains Mutual" with "Insurance Co" behind it: another way to write a company, or another company. */
const COMPANY_TAIL = /^\W*(?:insurance|ins|co|company|corp|corporation|inc|llc|group|ltd|exchange|underwriters)\b[\w .,&]{0,60}$/i
const withTail = (found: Found | null, path: string): Found | null => (found !== null && path === 'carrier' && COMPANY_TAIL.test(found.behind) ? { ...found, behind: '', given: '' } : found)

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
    if (need === '') return { start, end: line + 1, behind: bare(lines[line]!).slice(at), given: null }
  }
  return null
}

export const isMarked = (line: string): boolean => /^\s{0,3}>/.test(line)
/** Without the marks of what is quoted. */
export const bare = (line: string): string => line.replace(/^(?:\s*>)+\s?/, '')
export const lettersOf = (text: string): string => text.normalize('NFKD').toLowerCase().replace(/[^a-z0-9]+/g, '')
export const hasLetters = (line: string): boolean => lettersOf(line) !== ''
