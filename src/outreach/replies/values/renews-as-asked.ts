import { foldText } from '../message/fold-text.ts'
import type { Clause } from '../statements/split-clauses.ts'
import type { Item } from '../words/lex-sentence.ts'
import { monthOf } from './months.ts'

const RENEWING = /\b(?<!(?:not|n't|never|was|were|been|being) )renew(?:s|al|als|ing)?\b|\b(?:runs?|goes|good|expires?|through|thru|until)\b/
const BESIDE_RENEWING = new Set(['run', 'runs', 'goes', 'through', 'thru', 'set', 'due', 'scheduled', 'come', 'comes', 'coming', 'will', 'renew', 'until', 'again', 'automatically', 'each', 'every', 'year'])

const RENEWED = /\b(?:renewed|renewals?|renovacion|renovad[oa]s?|wrote|written|bound|placed)\b/
/** "Both renewed without changes this year." */
const AS_BEFORE = /\brenewed (?:on time )?(?:without|with no) (?:any )?changes?(?: (?:this|last) (?:year|time|spring|summer|fall|winter))?\W*$/
/** "GL renewed 7/14. Auto and cargo renewed same day with Northgate." */
const SAME_DAY = /\brenewed (?:on )?(?:the )?same (?:day|date)(?: too| as well)?(?: (?:with|through|by) [a-z&' ]{2,60})?\W*$/
/** A company that is not known, or one that has not all of the policies named beside it. */
function namesOtherCompany(items: readonly Item[]): boolean {
  const named = items.flatMap((item) => (item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier' ? item.lines : []))
  return items.some((item) => item.kind === 'name' || (item.kind === 'mention' && item.via === 'carrier' && !named.every((id) => item.lines.includes(id))))
}
/** "We did their renewal in August", where a term of theirs began in August: the clause without it, since that is how the asked policies came about. */
export function renewedAsTheTermBegan(clause: Clause, starts: readonly (string | null)[]): Clause | null {
  const folded = foldText(clause.text)
  if (!RENEWED.test(folded)) return null
  const months = [...folded.matchAll(/\b[a-z]{3,9}\b/g)].flatMap(([word]) => (monthOf(word) ? [monthOf(word)] : []))
  const own = new Set(starts.map((day) => (day === null ? 0 : Number(day.slice(5, 7)))))
  const valued = clause.items.some((item) => ['date', 'range', 'amount', 'split', 'number'].includes(item.kind))
  const unchanged = months.length === 0 && (AS_BEFORE.test(folded) || (SAME_DAY.test(folded) && !namesOtherCompany(clause.items)))
  if (valued || !(unchanged || (months.length > 0 && months.every((month) => own.has(month))))) return null
  const told = (item: Item | undefined): boolean => (item?.kind === 'name' && monthOf(item.raw.toLowerCase()) > 0) || (item?.kind === 'word' && item.word.length > 3 && monthOf(item.word) > 0)
  return {
    ...clause,
    items: clause.items.filter(
      (item, at) => !(item.kind === 'sense' && (item.sense === 'rewrite' || (item.sense === 'match' && SAME_DAY.test(folded)))) && !told(item) && !(item.kind === 'word' && told(clause.items[at + 1])),
    ),
  }
}

/** "They renew in August", where August is the month in which the asked terms end: nothing new. */
export function renewsAsTheTermEnds(clause: Clause, ends: readonly (string | null)[]): boolean {
  const folded = foldText(clause.text)
  if (!RENEWING.test(folded)) return false
  const months = [...new Set([...folded.matchAll(/\b[a-z]{3,9}\b/g)].flatMap(([word]) => (monthOf(word) ? [monthOf(word)] : [])))]
  const own = new Set(ends.map((day) => (day === null ? 0 : Number(day.slice(5, 7)))))
  const plain = clause.items.every((item) => {
    if (item.kind === 'word') return item.known || BESIDE_RENEWING.has(item.word)
    if (item.kind === 'name') return monthOf(item.raw.toLowerCase()) > 0
    return ['mention', 'mark', 'join', 'attr'].includes(item.kind) || (item.kind === 'sense' && /^(?:rewrite|plain)$/.test(item.sense))
  })
  return plain && months.length > 0 && months.every((month) => own.has(month)) && [...own].every((month) => months.includes(month))
}
