import type { AskedLine } from '../../../vocabulary/index.ts'
import type { Item, Lexed } from '../words/lex-sentence.ts'
import { endsOnAnotherDay } from '../values/ends-in-days.ts'
import { monthOf } from '../values/months.ts'
import { pieceOfTalk } from './talk/is-talk.ts'
import { talkRows } from './talk/talk-row.ts'

/** A renewal this near is spoken of beforehand, and a term that runs this long is not the one that renewed. */
const DAYS_AHEAD = 120
const DAYS_RUN = 90
const MS_OF_A_DAY = 86_400_000

/**
 * "WC renews 1/1 and we don't have terms yet", in the last months of a term that was asked and ends that day: of the next one, and
 * it changes nothing of what stands. No day but that of its end may be named as the one on which it renews.
 */
export function tellsOfComingRenewal(lexed: Lexed, asked: readonly AskedLine[], today: string | null): boolean {
  if (today === null || lexed.folded.length > CHARS_MAX) return false
  const named = new Set(lexed.items.flatMap((item) => (isName(item) ? item.lines : [])))
  const lines = named.size === 0 ? asked : asked.filter((line) => named.has(line.coverage_line_id))
  const now = Date.parse(today)
  const due = lines.every(({ effective_date: from, expiration_date: to }) => from !== null && to !== null && Date.parse(to) > now && Date.parse(to) - now <= DAYS_AHEAD * MS_OF_A_DAY && now - Date.parse(from) >= DAYS_RUN * MS_OF_A_DAY)
  if (!due) return false
  const ends = new Set(lines.map((line) => line.expiration_date))
  const [end] = ends
  if (ends.size !== 1 || end == null || !lexed.items.every((item) => item.kind !== 'date' || isDay(item, end)) || lexed.items.some((item) => ['range', 'amount', 'split', 'number'].includes(item.kind))) return false
  const months = [...lexed.folded.replace(WHEN_TERMS_COME, ' ').matchAll(/[a-z]{3,9}/g)].map(([word]) => monthOf(word)).filter((month) => month > 0 && month !== MAY)
  if (months.some((month) => month !== Number(end.slice(5, 7)))) return false
  if (endsOnAnotherDay(lexed.folded, lines, today)) return false
  const told = pieceOfTalk(lexed.folded).replace(LEADS, '')
  return OF_COMING_RENEWALS.test(named.size === 0 ? told : withItsName(told))
}

const CHARS_MAX = 160
/** "They may move it." */
const MAY = 5
const WHEN_TERMS_COME = /\b(?:due|expected|sent|out|in) (?:in|on|by|around|early|late|mid) [a-z]{3,9}/g
const LEADS = /^(?:(?:just )?(?:a )?(?:heads[- ]up|fyi|note|please note|be aware|please be aware|reminder)(?: that)?[:,–-]? ?(?:that )?){1,2}(?:- )?/
const isName = (item: Item): item is Extract<Item, { kind: 'mention' }> => item.kind === 'mention' && item.scope === 'lines' && item.via === 'coverage'
const isDay = (item: Extract<Item, { kind: 'date' }>, end: string): boolean => {
  const [year, month, day] = end.split('-').map(Number)
  return item.date.month === month && item.date.day === day && (item.date.year === null || item.date.year === year)
}
const LINE = "(?:c?gl|general liability|auto(?: liability)?|liability|cargo|umbrella|excess|property|bop|cyber|wc|work(?:er'?s?'?)? ?comp(?:ensation)?|comp|liquor(?: liability)?|inland marine|garage(?:keepers)?|physical damage|professional(?: liability)?|e&o|crime|pollution)"
const withItsName = (told: string): string => told.replace(new RegExp(`(?<![a-z])(?:the |their |his |our )?${LINE}(?: (?:policy|coverage))?(?![a-z])`), 'it')

const QUOTES = '(?:terms|quotes?|pricing|numbers|figures|an? (?:quote|offer|proposal)|renewal (?:terms|quotes?|pricing|offer))'
const BEING = '[currently|now|still|already|just] (being (worked on|quoted|marketed|re-?marketed|shopped|prepared|processed|underwritten)|in (the works|process|progress|underwriting)|with underwriting|out to (market|bid)|on the market|at market)'
const WORK = "(working on|marketing|remarketing|quoting|shopping|preparing|getting quotes on|starting on)"
const TAIL = `[,] [and|but|so|with] ((we|i) (do not|don't|haven't|have not|do n't) [yet] (have|got|gotten|received|seen) [the|any|our] ${QUOTES} [yet|back|yet from the carrier]|[it|that|the renewal|renewal] is ${BEING}|(we are|we're|i am|i'm) [currently|now|still|already] (${WORK} (it|that|the renewal|renewal)|getting quotes)|(we|i) (will|'ll|can) send [you] [the|an|a] (new|renewal|updated) (cert|certificate|coi|certificates) [then|at that time|when it renews]|(you'll|you will|you may) (want|need) to (check back|ask again|request an updated (cert|certificate|coi)) (then|after that))`

const OF_COMING_RENEWALS = talkRows(`
  it (renews|will renew|will be renewing|is renewing|is up for renewal|comes up for renewal|is coming up for renewal|is due for renewal|is due to renew|has a|is a|expires|is up|comes up) [on|at|as of|in|for] {when} [renewal|renewal date]( ?${TAIL})?
  [the] it renewal [quote|application|submission|terms|proposal] (is|are|was|were|has been|have been|went) (${BEING}|out|[just|already] (sent|submitted|sent out)|due|[not] (in|out|back|due) [yet]) [on|for|by|in|at] [the] [{when}] [renewal]
  [the] [{when}] it renewal is ${BEING} [now]
  (we are|we're|i am|i'm|we|they are|they're|the insured is|insured is) [currently|now|still|already|just] ${WORK} [the] [{when}] it [{when}] [renewal] [[for|at] [the] {when}] [renewal|now]
  (we|i) have [the] it renewal (in underwriting|in process|out to market|in the works|with underwriting|at market) [for {when}]
  [the] (carrier|company|underwriter|insurer) (has not|hasn't|have not) [yet] (released|issued|offered|sent|quoted) [the|a|their] [{when}] renewal [terms|quote|offer] [yet]
  (you'll|you will|you may|you might) (want|need) (an|a|the) (updated|new|renewal) (cert|certificate|coi) for it (after|on|once it renews) [{when}]
  renewal (terms|quotes|pricing) (on|for) it (is|are) (due|expected) [in|on|by|around] {when}
  (they|we|he|she|the insured|insured) (may|might) (move|change|switch|remarket|shop|look at) it [at] [the|their] [{when}] renewal [{when}]
  it carrier (may|might) (change|be changing) at [the] [{when}] renewal [{when}]
`)
