import type { Item, Lexed } from '../words/lex-sentence.ts'
import { isOfLate } from '../values/find-other-term.ts'

const WHERE = "(?:in|on|with|through|via|per) (?:the |our |my )?(?:ams(?:360)?|epic|applied|ez ?lynx|hawksoft|qq|tam|nexsure|(?:agency |carrier'?s? |company )?(?:systems?|portals?|websites?|sites?|files?|records?|computer))|the (?:carrier'?s? |company |agency )?(?:portals?|websites?|sites?|systems?|files?)"
const OPENS = new RegExp(
  `^\\W*(?:(?:(?:i|we)(?: have|'ve)? )?(?:just )?(?:verified|confirmed|checked|reviewed|looked(?: it| them| this)? up|pulled(?: it| them)? up|updated)(?: (?:it|this|them))?(?: (?:${WHERE}))?(?: by [a-z]{2,12})?|(?:status |policy |coverage )?(?:update|note|status))?(?: on| dated| as of)?\\W*$`,
)

/** "11/18 - all active", "Verified in our system 11/18: auto and cargo active", written that day or the week before: when it was looked up is no part of what is said. */
export function withoutDayOfLook(lexed: Lexed, today: string | null): Lexed {
  const { items, folded } = lexed
  const at = items.findIndex((item) => item.kind === 'date')
  const day = items[at]
  if (day?.kind !== 'date' || !isOfLate(day.date, today) || !OPENS.test(folded.slice(0, day.at))) return lexed
  const rest = items.slice(at + 1)
  // "Checked the portal 11/18.", and the answer behind it.
  if (rest.every((item) => item.kind === 'mark')) return items.slice(0, at).some((item) => item.kind === 'sense') ? lexed : { ...lexed, items: [] }
  const close = rest.findIndex((item) => item.kind !== 'mark')
  return close > 0 && rest.slice(0, close).some((item) => item.kind === 'mark' && /[:).–-]/.test(item.mark)) ? { ...lexed, items: rest.slice(close) } : lexed
}

/** "Verified active 11/18/26", written that day or the week before: when it was looked up, and no day of a policy. */
export function isDayOfAnswer(items: readonly Item[], item: Item, at: number, today: string | null): boolean {
  if (item.kind !== 'date' || item.date.year === null || today === null) return false
  const looked = items.slice(0, at).some((one) => (one.kind === 'sense' && /verif|confirm|check|review/.test(one.text)) || (one.kind === 'word' && /^(?:verified|confirmed|checked|reviewed|status|verification)$/.test(one.word)))
  if (!looked) return false
  return isOfLate(item.date, today) && items.slice(0, at).every((one) => one.kind === 'mark' || one.kind === 'word' || (one.kind === 'sense' && ['yes', 'active', 'match', 'plain'].includes(one.sense)))
}
