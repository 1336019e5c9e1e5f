import { foldText } from '../message/fold-text.ts'
import type { Item } from '../words/lex-sentence.ts'
import type { Sentence } from '../statements/split-sentences.ts'

const GREETING = '(?:(?:hi|hello|good (?:morning|afternoon)|thanks?(?: you)?)[,.!]? )?'
/** What says before a list that its policies stand, or only begins it. */
const HEAD = new RegExp(`^\\W*${GREETING}(?<said>(?:yes|yep|yeah)(?:[,:–-]? (?:to|on|for))?|confirmed|confirming|verified|verifying|(?:i|we)(?: can| do| hereby)? (?:confirm|verify)(?: that)?|this (?:is to |will |e-?mail )?confirms?(?: that)?|(?:currently |all )?(?:active|in force|in effect)|(?:the )?following (?:policies |coverages )?are (?:all )?(?:active|in force|in effect))?(?<begun>(?:i|we)(?: do)? (?:have|show|write|insure))?[ ,:–-]*(?:the |their )?$`)
/** What says so behind it. */
const TAIL = /^,? ?(?:(?:and|-|–) )?(?:(?:they|these|are|remain|still|currently) ){0,4}(?:(?<group>both|all(?: (?<count>two|three|four|five|six|[2-6]))?)(?: of (?:them|these))? )?(?:(?:are|remain|still|currently) ){0,3}(?<status>active|in force|in effect|current|confirmed)?(?:,? (?:as (?:shown|listed|stated|requested|you (?:have|show) (?:it|them))|with (?:the|these|those|your) limits(?: (?:shown|listed))?|as of today|today|at this time))?\W*$/
const STANDS = /active|in force|in effect|current/
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 }

const namesOne = (item: Item): item is Extract<Item, { kind: 'mention' }> => item.kind === 'mention' && item.scope === 'lines' && item.via === 'coverage' && item.lines.length === 1
/** A figure, a day, a number, or what ties it to its policy; the number or the company of another policy is none. */
const isOwnValue = (item: Item, line: string): boolean =>
  ['amount', 'split', 'range', 'date', 'number', 'label'].includes(item.kind) ||
  (item.kind === 'attr' && ['policy_number', 'limits', 'effective_date', 'expiration_date'].includes(item.attr)) ||
  (item.kind === 'mention' && item.scope === 'lines' && (item.via === 'number' || item.via === 'carrier') && item.lines.includes(line)) ||
  (item.kind === 'word' && /^(?:with|w|at|of|policy|no|number|each|per|the|is)$/.test(item.word)) ||
  (item.kind === 'mark' && /[()#:$]/.test(item.mark))
const separates = (item: Item | undefined): boolean => item !== undefined && ((item.kind === 'mark' && /[,;/]/.test(item.mark)) || (item.kind === 'join' && item.word === 'and') || (item.kind === 'word' && item.word === 'the'))

/** Each policy of a list with what stands beside its name, and the words behind the list; null where anything else is told between them. */
function entriesOf(text: string, items: Item[]): { entries: string[]; tail: string; valued: boolean } | null {
  const places = items.flatMap((item, at) => (namesOne(item) ? [at] : []))
  if (places.length < 2 || new Set(places.map((at) => (items[at] as Extract<Item, { kind: 'mention' }>).lines[0])).size < places.length) return null
  let valued = false
  let tail = ''
  const entries: string[] = []
  for (const [order, at] of places.entries()) {
    const name = items[at] as Extract<Item, { kind: 'mention' }>
    const next = places[order + 1] ?? items.length
    let end = at + 1
    while (end < next && isOwnValue(items[end]!, name.lines[0]!)) end += 1
    while (end > at + 1 && items[end - 1]!.kind === 'word') end -= 1
    const between = items.slice(end, next)
    if (order < places.length - 1 && (between.length === 0 || !between.every(separates))) return null
    const told = items.slice(at + 1, end)
    // "WC (statutory)" tells no figure.
    const values = told.every((item) => item.kind === 'mark' || item.kind === 'label') ? '' : text.slice(name.end, items[end - 1]!.end).replace(/[():]/g, ' ').trim()
    valued ||= told.length > 0 || between.some((item) => item.kind === 'mark' && /[;/]/.test(item.mark))
    entries.push(values === '' ? text.slice(name.at, name.end) : `${text.slice(name.at, name.end)} (${values})`)
    if (order === places.length - 1) tail = text.slice(items[end - 1]!.end)
  }
  return { entries, tail, valued }
}

/** What is said of each policy of such a list; null where it is none. */
function readList(text: string, itemsOf: (text: string) => Item[]): string[] | null {
  if (/[?\n|]/.test(text)) return null
  const items = itemsOf(text)
  const first = items.find(namesOne)
  const list = first === undefined ? null : entriesOf(text, items)
  if (list === null) return null
  const head = HEAD.exec(foldText(text.slice(0, first!.at)))
  const tail = TAIL.exec(foldText(list.tail))
  if (head === null || tail === null) return null
  const { said, begun } = head.groups!
  const { status, group, count } = tail.groups!
  const counted = group === 'both' ? 2 : count === undefined ? list.entries.length : (COUNTS[count] ?? Number(count))
  // "Auto 1M, cargo 100K, GL active" may be of the last.
  if ((said === undefined && !/\b(?:are|all|both|remain)\b/.test(tail[0])) || (said === undefined && status === undefined) || (begun !== undefined && status === undefined)) return null
  // "GL, auto, umbrella and WC are both active": which two of them, it does not say.
  if (counted !== list.entries.length) return list.entries.map((entry) => `${entry}: not sure.`)
  if (!list.valued) return null
  const standing = STANDS.test(`${said ?? ''} ${status ?? ''}`) ? 'active' : 'confirmed'
  return list.entries.map((entry) => `${entry} ${standing}.`)
}

/**
 * "Confirmed GL (1M/2M), auto, umbrella (3M) and WC", "GL 1M/2M; auto; WC are all active": said once of a list in which some have their
 * values beside them, it is said of each. In a list without values the clauses are read as they stand.
 */
export function valuedList(sentences: Sentence[], itemsOf: (text: string) => Item[]): Sentence[] {
  const out: Sentence[] = []
  for (let at = 0; at < sentences.length; at += 1) {
    const one = sentences[at]!
    let end = at + 1
    // A semicolon parts the list as it parts sentences.
    while (end < sentences.length && sentences[end - 1]!.text.endsWith(';') && sentences[end]!.line === one.line) end += 1
    const told = one.underName === true || one.read !== undefined ? null : readList(sentences.slice(at, end).map((part) => part.text).join(' '), itemsOf)
    if (told === null) out.push(one)
    else {
      out.push(...told.map((read) => ({ ...one, read })))
      at = end - 1
    }
  }
  return out
}
