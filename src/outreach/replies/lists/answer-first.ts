import { points, says } from '../words/kinds-of-items.ts'
import type { Item } from '../words/lex-sentence.ts'
import type { Sentence } from '../statements/split-sentences.ts'

/**
 * "Yes - auto, cancelled - cargo, yes - GL", "Active / auto": each answer stands before the policies it is of, with the same sign
 * between. Read as if the policies came first, so that none takes the answer of the next.
 */
export const answerFirst = (sentences: Sentence[], itemsOf: (text: string) => Item[]): Sentence[] =>
  sentences.flatMap((one) => {
    if (one.underName || one.read !== undefined || one.ordinal !== null || one.text.length > CHARS_MAX || /[|?]/.test(one.text)) return [one]
    const rows = rowsOf(itemsOf(one.text), one.text)
    return rows === null ? [one] : rows.map((row, at) => ({ ...one, text: row.text, read: row.read, line: one.line + at / (rows.length + 1) }))
  })

const CHARS_MAX = 300
const STATUS_MAX = 8
type Row = { text: string; read: string }
/** `noteEnd`: behind a note in brackets, if there is one. */
type Pair = { from: number; sign: string; names: number; end: number; noteEnd: number }

function rowsOf(items: Item[], text: string): Row[] | null {
  const pairs: Pair[] = []
  let at = 0
  while (at < items.length) {
    const pair = pairAt(items, at, text)
    if (pair === null) return null
    pairs.push(pair)
    at = pair.noteEnd
    while (at < items.length && (parts(items[at]!) || isBracket(items[at]!))) at += 1
  }
  const [first, ...more] = pairs
  if (first === undefined || pairs.some((one) => one.sign !== first.sign)) return null
  const stroked = more.length > 0 && more.every((one, place) => text.slice(items[pairs[place]!.end - 1]!.end, items[one.from]!.at).includes('/'))
  // "Not confirmed - WC (audit dispute)": a no to what it names, whatever was said before.
  const denied = SIGN.test(first.sign) && items.slice(first.from, first.from + 1).some((item) => item.kind === 'sense' && item.sense === 'not')
  if (!(first.sign === '/' || denied || (more.length > 0 && (SIGN.test(first.sign) || stroked)))) return null
  const named = pairs.map((one) => [...new Set(items.slice(one.names, one.end).flatMap((item) => (isName(item) ? item.lines : [])))])
  if (new Set(named.flat()).size < named.flat().length) return null
  return pairs.map((one) => {
    const status = text.slice(items[one.from]!.at, signStart(items, one)).trim()
    const names = text.slice(items[one.names]!.at, items[one.end - 1]!.end).replaceAll(/[()]/g, ' ').trim()
    const note = one.noteEnd > one.end ? ` ${text.slice(items[one.end]!.at, items[one.noteEnd - 1]!.end)}` : ''
    return { text: text.slice(items[one.from]!.at, items[one.noteEnd - 1]!.end).trim(), read: `${names}: ${status}${note}` }
  })
}

const SIGN = /^[-–—:=/]$/
const signStart = (items: Item[], one: Pair): number => (one.sign === '' ? items[one.names]!.at : items[one.names - 1]!.at)

/** What is said, the sign, and the names behind it. */
function pairAt(items: Item[], from: number, text: string): Pair | null {
  let at = from
  while (at < items.length && at - from <= STATUS_MAX && !isSign(items[at]!) && !points(items[at]!) && !parts(items[at]!)) at += 1
  const status = items.slice(from, at)
  if (!status.some(says) || status.some((item) => item.kind === 'amount')) return null
  const sign = items[at] !== undefined && isSign(items[at]!) ? text.slice(items[at]!.at, items[at]!.end).trim() : ''
  const names = sign === '' ? at : at + 1
  let end = names
  for (let next = names; next < items.length; next += 1) {
    if (isName(items[next]!)) end = next + 1
    else if (!(parts(items[next]!) || isBracket(items[next]!) || OF_NAMES.test(text.slice(items[next]!.at, items[next]!.end)))) break
  }
  const closed = isOpening(items[end]) ? items.findIndex((item, place) => place > end && item.kind === 'mark' && item.mark.includes(')')) : -1
  return end > names && isName(items[names]!) ? { from, sign, names, end, noteEnd: closed === -1 ? end : closed + 1 } : null
}

const OF_NAMES = /^(?:the|their|his|her|policy|coverage)$/i
const isSign = (item: Item): boolean => (item.kind === 'mark' && SIGN.test(item.mark)) || (item.kind === 'word' && /^(?:on|for)$/.test(item.word))
const parts = (item: Item): boolean => (item.kind === 'mark' && /[,;./&]/.test(item.mark)) || (item.kind === 'join' && item.word !== 'but')
const isOpening = (item: Item | undefined): boolean => item?.kind === 'mark' && item.mark.includes('(')
const isBracket = (item: Item): boolean => item.kind === 'mark' && /[()]/.test(item.mark)
const isName = (item: Item): item is Extract<Item, { kind: 'mention' }> => item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier'
