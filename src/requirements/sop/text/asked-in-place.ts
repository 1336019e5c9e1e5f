import { REQUIRERS } from '../lexicon/party-names.ts'
import { findMentions } from '../mentions/find-mentions.ts'
import { readableText } from './normalise-text.ts'

const COV = '©+'
const MONEY = String.raw`(?:\$ ?\d|\d[\d,.]*\d? ?(?:k|mm?|mil|million)\b|\d{1,3}(?:,\d{3})+)`
/** Before the amount that is asked: "The county wants", "You'd need", "It has to be", "Please raise it to", "Our minimum is". */
const LEAD = new RegExp(
  String.raw`^(?:(?:and|but|so|however),? )?(?:please |kindly )?(?:` +
    String.raw`((?:(?:the|our|your|my|this) )?(?!(?:all|any|every|each|both|some|most|other|others|those|anyone|everyone)\b)[A-Za-z][\w'’&.-]*(?: [A-Za-z][\w'’&.-]*){0,3}?) (?:only |really |still |actually |also )?(?:wants|needs|requires|asks for|is asking for|calls for|says|insists on|specifies|is looking for)` +
    String.raw`|(?:(?:we|they|you|i)(?: (?:will|would|do|all))?|(?:we|they|you|i)['’](?:ll|d)) (?:only |really |still |actually |also |all )?(?:want|need|require|ask for|insist on|must have|have to (?:have|show|carry))` +
    String.raw`|(?:we|they|i)(?:['’](?:re|m)| are| am) (?:looking for|asking for|after)` +
    String.raw`|(?:(?:it|this|that|they|these|the (?:limit|amount)) )?(?:needs? to|ha(?:s|ve) to|must|should|ought to) (?:be|go up to|come up to|go to|read|show|be (?:raised|increased|bumped|brought)(?: up)? to)` +
    String.raw`|(?:have (?:them|your agent|the agent) )?(?:raise|increase|bump|bring|change|correct) (?:(?:it|that|this|them|the limit)s? )?(?:up )?to|(?:increase|raise) to` +
    String.raw`|(?:(?:the|our|(?:sub-?)?contract|lease|agreement|[A-Z][\w'’]*) )*(?:minimum|requirement|standard|floor)(?: here| for this)? is|(?:needed|required)(?: is)? ?:?` +
    String.raw`)(?: at least| a minimum of| no less than| not less than| an?| the full)? (?=${MONEY})`,
  'i',
)
/** Who or what may ask, by itself; anything else only where it is plain that a paper was told of ("The tanker fleet needs $5M"). */
const ASKS = new RegExp(String.raw`\b(?:${REQUIRERS.join('|')}|(?:sub-?)?contract|lease|agreement|minimum|addendum|spec(?:ification)?s?|exhibit|rfp|policy|gc|prime|clubs?|fair|church|parish|diocese|hospital|clinic|mall|hotel|pavilion|hall|museum|theat(?:er|re)|foundation|league|resort|marina|campus|clients?|customers?|bank|mortgagee|legal|risk(?: management)?|corporate)$`, 'i')
const PLAIN_IS = new RegExp(String.raw`^\W*(?:the )?${COV} (?:is|are|was|at) `)
const TWO_NAMES = /^[A-Z][\w'’&.-]* [A-Z]/
const whoAsks = (subject: string, clear: boolean): boolean => ASKS.test(subject) || (clear && (/^(?:the|our|your|this) /i.test(subject) || TWO_NAMES.test(subject)))
/** What some are asked, or only sometimes: no value in place of what was shown. */
const HANGS = /\b(?:if|when|whenever|where|unless|only|for|except|instead|or more|depending|per project|each|starting|from|until|next)\b/i
/** "since you're working at height": why, and not when. */
const WHY = /,? (?:since|because|as (?:you|they|we|it)\b|so (?:that )?(?:you|they|we|it)\b|given (?:the|that)|due to)[^.;]*/i
const PAPER = String.raw`(?:(?:on (?:it|there|here|file|the (?:cert|certificate|coi|acord)|your (?:cert|certificate|coi))|limit|line|box|coverage|policy|insurance|for (?:you|them)) )*`
/** "Your GL shows 500/1M", "The umbrella on it is $1M" */
const SHOWN = new RegExp(String.raw`^\W*(?:the |your |their |his |her |its )?${COV} ${PAPER}(?:only |just |currently |still )*(?:shows?|lists?|reads?|says|is|are|was|(?:came|comes) (?:in|up|back|over))(?: only| just| still| currently)*(?: at| as| with)?(?: only| just)?(?: limits? of)? ¤[¤£ \/,&]*(?:and [¤£ ]+)?(?: (?:on (?:it|there|the (?:cert|certificate|coi))|right now|now|today|at present|currently))?\W*$`)
/** "You have $500,000 auto", "They sent a certificate with $50,000 cargo" */
const HELD = new RegExp(String.raw`^\W*(?:i see )?(?:(?:you|they|he|she|it|the (?:cert|certificate|coi|paper|vendor|carrier|sub)|[a-z]+) )(?:only |just |currently |already )*(?:have|has|shows?|carry|carries|sent|submitted|provided|uploaded|lists?|gave us)(?: us| in| over)?(?: an?| the| their)?(?: (?:cert|certificate|coi|paper)[a-z ]{0,20}? (?:with|showing|for|at))?(?: only| just)? (?:¤[¤£ \/]*(?:of |in |for )?(?:the |their )?${COV}|${COV} (?:of|at|with|for) ¤[¤£ \/]*)(?: (?:coverage|insurance|policy))?\W*$`)
/** "Umbrella isn't listed", "There is no umbrella on it", "I don't see an umbrella" */
const LACKED = new RegExp(String.raw`^\W*(?:the |your |their )?${COV} ${PAPER}(?:(?:isn['’]t|is not|wasn['’]t|was not|not) (?:on (?:it|there|here|the (?:cert|certificate|coi))|listed|shown|there|included|attached)|(?:is|was) missing)(?: at all)?\W*$|^\W*(?:(?:there(?:['’]s| is| was)|(?:i|we) (?:see|saw|found|got)) )?no ${COV} ?(?:(?:coverage|policy|insurance|limit|listed|shown|attached|included|at all|here|there|yet|(?:on|in) (?:it|there|here|file|(?:the|your|their) [a-z]+)) ?)*\W*$|^\W*(?:i|we) (?:do not|don['’]t|did not|didn['’]t|can['’]t|cannot|couldn['’]t) (?:see|find) (?:an? |any |the |your |their )?${COV} ?(?:(?:coverage|policy|insurance|limit|listed|shown|attached|at all|here|there|yet|(?:on|in) (?:it|there|here|file|(?:the|your|their) [a-z]+)) ?)*\W*$`)

/**
 * "Your GL shows 500/1M. The county wants 1M/2M.": what a paper shows or lacks of a coverage, and what is asked in its place, as
 * one sentence of that coverage; or null.
 */
export function askedInPlace(shown: string, asked: string | undefined): string | null {
  if (asked === undefined || shown.length > 140 || asked.length > 160 || !/\d/.test(asked)) return null
  const lead = LEAD.exec(asked)
  if (!lead || /\?\s*$/.test(shown)) return null
  const rest = asked.slice(lead[0].length).replace(WHY, '')
  if (HANGS.test(rest)) return null
  const text = readableText(shown)
  const { masked, mentions } = findMentions(text)
  const [cover, second] = mentions.filter((m) => m.kind === 'coverage')
  if (lead[1] !== undefined && !whoAsks(lead[1], !PLAIN_IS.test(masked))) return null
  if (!cover || second || !(SHOWN.test(masked) || HELD.test(masked) || LACKED.test(masked))) return null
  if (findMentions(readableText(asked)).mentions.some((m) => m.kind === 'coverage' || m.kind === 'member')) return null
  return `${text.cased.slice(cover.start, cover.end)}: ${rest}`
}
