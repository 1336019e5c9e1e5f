import type { OutreachContext } from '../../../vocabulary/index.ts'
import { bare, lettersOf } from './find-own-request.ts'
import { ownWords } from './own-words.ts'

/** "Von: ...", "发件人: ...": a field of a header, in whatever language. */
export const FIELD = /^\s*[*_]{0,2}\p{L}[\p{L} ]{0,20}[*_]{0,2}\s?[:：]/u
/** An introduction that is broken over lines tells the day. */
const DATED = /\b20\d\d\b|\d{1,2}[:.]\d{2}\b/
const INTRODUCTION_MAX = 8

/**
 * The line with which the request begins that is carried along below an introduction that is not known, or below none; null where it begins
 * below a known one, or is not there. What introduces it stands right above it and has our address.
 */
export function ownStart(lines: readonly string[], introduced: number | null, context: OutreachContext): number | null {
  const { greeting, preview, opens } = ownWords(context)
  const opening = lines.findIndex((line) => opens.test(lettersOf(line)))
  let start = lines.slice(0, Math.max(0, opening)).findLastIndex((line) => lettersOf(line) !== '')
  if (start === -1 || (introduced !== null && introduced < start - 1 && !/^\s{0,3}>/.test(lines[introduced]!)) || ![greeting, 'hello'].includes(lettersOf(lines[start]!))) return null
  if (introduced !== null && introduced < start) start = introduced
  const previewed = lines.slice(0, start).findLastIndex((line) => lettersOf(line) !== '')
  if (previewed !== -1 && lettersOf(lines[previewed]!) === preview) start = previewed
  const above = lines.slice(0, start).findLastIndex((line) => lettersOf(line) !== '')
  let first = above
  while (first >= 0 && above - first < INTRODUCTION_MAX && isIntroduction(lines[first]!, first, above, context)) first -= 1
  const taken = lines.slice(first + 1, above + 1)
  return taken.some((line) => line.toLowerCase().includes(context.thread_token.toLowerCase())) ? first + 1 : start
}

const isIntroduction = (line: string, at: number, last: number, { thread_token }: OutreachContext): boolean =>
  FIELD.test(line) || bare(line).toLowerCase().includes(thread_token.toLowerCase()) || (last - at <= 2 && DATED.test(line) && /verification desk/i.test(line))
