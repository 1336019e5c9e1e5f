import type { AskedLine } from '../../../vocabulary/index.ts'
import type { Lexed } from '../words/lex-sentence.ts'
import { monthOf } from './months.ts'

const LENGTHS: Record<string, number> = { '6': 6, six: 6, '12': 12, twelve: 12 }
const OF_SO_MANY_MONTHS =
  /^\W*(?:the |their |his |her )?[a-z' &]{2,30}(?: is|'s) (?:only )?(?:on )?an? (6|six|12|twelve)[- ](?:months?|mo) (?:policy|term)(?:,? (?:so|and) (?:it|that one|that)(?:'ll| will)? (?:renews?|be renewing|come up(?: for renewal)?|be up(?: for renewal)?)(?: again)?(?: next)? (?:in|on|around) ([a-z]{3,9})(?: \d{1,2}(?:st|nd|rd|th)?)?)?\W*$/

/** "The auto is a 6 month policy so it'll renew in February", where the asked term is of six months and ends in February: nothing new. */
export function isOfOwnLength({ folded, items }: Lexed, lines: readonly AskedLine[]): boolean {
  const [, length, month] = OF_SO_MANY_MONTHS.exec(folded) ?? []
  if (length === undefined) return false
  const named = new Set(items.flatMap((item) => (item.kind === 'mention' && item.scope === 'lines' ? item.lines : [])))
  const line = named.size === 1 ? lines.find((one) => named.has(one.coverage_line_id)) : lines.length === 1 ? lines[0] : undefined
  if (line?.effective_date == null || line.expiration_date == null) return false
  const [from, to] = [line.effective_date, line.expiration_date].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)))
  return to! - from! === LENGTHS[length] && (month === undefined || monthOf(month) === Number(line.expiration_date.slice(5, 7)))
}
