import type { Item, Lexed } from '../words/lex-sentence.ts'

const SAYS_YES: ReadonlySet<string> = new Set(['yes', 'active', 'match'])
const HARMLESS: ReadonlySet<string> = new Set(['yes', 'active', 'match', 'plain', 'weak'])
const OF_ALL = /\b(?:all|both|everything|every one|each|todas?|ambas?)\b/

/**
 * "Yes to all, including the comp", "All in force (umbrella included)": some of those that were said to stand are named once more, and no others are left out by it.
 * Only where nothing but their names, the company they were asked with and that word stands behind a plain yes to all, or behind the end of all.
 */
export function withoutThoseIncluded(lexed: Lexed): Lexed {
  const { items } = lexed
  const end = items.findLastIndex((item) => !(item.kind === 'mark' && /[.!)]/.test(item.mark))) + 1
  const from = items.findIndex((item, at) => at > 0 && at < end && (isNamed(item) || isLead(item)))
  if (from < 1) return lexed
  // "..., that includes the umbrella"
  const start = items[from - 1]!.kind === 'mention' && isTopic(items[from - 1]!) && isLead(items[from]!) ? from - 1 : from
  const head = items.slice(0, start).filter((item, at, all) => !(at === all.length - 1 && item.kind === 'mark' && /[,;(–—-]/.test(item.mark)))
  if (!saysOfAll(head, lexed.folded) || !onlyNames(items.slice(from, end))) return lexed
  return { ...lexed, items: head }
}

const isTopic = (item: Item): boolean => item.kind === 'mention' && item.scope === 'topic'
const isNamed = (item: Item): item is Extract<Item, { kind: 'mention' }> => item.kind === 'mention' && item.scope === 'lines'
const isLead = (item: Item): boolean => item.kind === 'word' && /^(?:including|incl|include|includes|even|incluyendo|incluid[oa]s?|incluso)$/.test(item.word)
const closes = (item: Item | undefined): boolean => (item?.kind === 'word' && /^(?:included|incl|too|also|incluid[oa]s?|tambien)$/.test(item.word)) || (item?.kind === 'sense' && /^(?:included|too|as well|also|is included|are included)$/.test(item.text))

function saysOfAll(head: Item[], folded: string): boolean {
  const all = head.some((item) => (item.kind === 'mention' && item.scope === 'all') || (item.kind === 'sense' && (item.sense === 'yes' || item.sense === 'weak') && OF_ALL.test(folded.slice(item.at, item.end))))
  const ended = head.some((item) => item.kind === 'sense' && item.sense === 'bad')
  // "All active, just the umbrella included": what it is limited to.
  if (head.at(-1)!.kind === 'word' || head.some((item) => item.kind === 'word' && /^(?:just|mostly|almost)$/.test(item.word))) return false
  return all && head.some((item) => item.kind === 'sense' && (ended ? item.sense === 'bad' : SAYS_YES.has(item.sense))) && head.every((item) => (item.kind === 'mention' && (item.scope === 'all' || item.scope === 'topic')) || (item.kind === 'sense' && (ended ? item.sense === 'bad' || item.sense === 'plain' : HARMLESS.has(item.sense))) || (item.kind === 'word' && item.known) || item.kind === 'mark' || (item.kind === 'join' && item.word === 'and') || item.kind === 'attr')
}

/** Names with a word that counts them in, before or behind them. */
function onlyNames(tail: Item[]): boolean {
  const led = isLead(tail[0]!)
  const closed = closes(tail.at(-1))
  if (!led && !closed) return false
  const inside = tail.slice(led ? 1 : 0, closed ? -1 : undefined)
  const lines = inside.filter((item) => isNamed(item) && item.via !== 'carrier').flatMap((item) => (item as Extract<Item, { kind: 'mention' }>).lines)
  return (lines.length > 0 || inside.some((item) => item.kind === 'attr')) && inside.every((item) => (isNamed(item) && (item.via === 'coverage' || item.via === 'number' || (item.via === 'carrier' && lines.length > 0 && lines.every((id) => item.lines.includes(id))))) || (item.kind === 'attr' && led) || (item.kind === 'join' && item.word === 'and') || (item.kind === 'mark' && /[,&/.]/.test(item.mark)) || (item.kind === 'word' && /^(?:the|their|policy|policies|coverage|with|through|thru|by|la|el|las|de|poliza|con)$/.test(item.word)))
}
