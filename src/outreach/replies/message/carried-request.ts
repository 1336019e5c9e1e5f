import type { OutreachContext } from '../../../vocabulary/index.ts'
import { findOwnRequest, isOfRequest } from './find-own-request.ts'
import { plainText } from './fold-text.ts'
import type { ParsedMessage } from './parse-message.ts'

const LINES_MAX = 2_000

/**
 * Which of several requests of ours, each with the lines it listed, a message carries along: the one whose rows stand there whole, once, as they were sent,
 * with no row of another policy. Null where none does, or more than one; where the text and the HTML part carry different ones; and where a value was written over.
 * Tells the email that is answered where a relay gave ours Message-IDs of its own, so that no header names it.
 */
export function carriedRequest({ plain, html }: Pick<ParsedMessage, 'plain' | 'html'>, requests: readonly OutreachContext[]): OutreachContext | null {
  const texts = [plain, html].filter((text) => text !== null)
  const carried = texts.map((text) => {
    const lines = plainText(text).split('\n', LINES_MAX + 1)
    const found = lines.length > LINES_MAX ? [] : requests.filter((request) => carries(lines, request))
    return found.length === 1 ? found[0]! : null
  })
  const [first = null] = carried
  return carried.every((one) => one === first) ? first : null
}

function carries(lines: readonly string[], context: OutreachContext): boolean {
  const request = context.lines.length === 0 ? null : findOwnRequest(lines, 0, context)
  if (request === null || request.policies.flat().some(({ given }) => given !== null)) return false
  const isRow = new Set(request.policies.flat().flatMap(({ start, end }) => Array.from({ length: end - start }, (_, piece) => start + piece)))
  return !lines.some((line, at) => isOfRequest(line) && !isRow.has(at))
}
