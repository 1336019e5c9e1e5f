import { OF_ENDINGS } from './talk/rows-of-endings.ts'
import { pieceOfTalk } from './talk/is-talk.ts'
import type { Item, Lexed } from '../words/lex-sentence.ts'

const THEY = '(?:they|he|she|it|i|we|(?:the |our |their )?(?:insured|client|customer|owner|doctor|board|contractor|tenant|lender|gc))'
const IT = '(?:it|that|this|that one)'
const FEW_WORDS = "(?: [a-z0-9'-]+){0,9}"
/** Why a policy ended: that it was needed for one thing, cost too much, or went with a job. */
const REASONS = [
  `${THEY} (?:really |just )?only (?:carried|had|needed|bought|took|wanted|got|used|kept|purchased) ${IT} (?:for|while|when|because|during|until)${FEW_WORDS}`,
  `(?:(?:${THEY} )?(?:said|told (?:us|me)|decided|figured|saying|claiming)(?: that)? )?(?:${THEY} )?(?:really |just |simply )?(?:didn't|did not|don't|do not|doesn't|does not|no longer|never) (?:really |even |actually )?(?:needs?|needed|wants?|wanted|used?|require[ds]?) ${IT}${FEW_WORDS}`,
  `(?:i|we) (?:really |sure )?(?:tried|hated|hate|wanted|begged) (?:${THEY} )?(?:him |her |them )?to (?:talk (?:him|her|them) (?:into|out of) ${IT}|see ${IT} go|keep ${IT}|save ${IT}|reconsider)`,
  `${THEY}(?: all| just)? (?:thought|felt|said|found|decided|figured)(?: that)? (?:it was|the (?:price|premium|cost|rate) was)(?: just| way| far)? too (?:pricey|expensive|high|much|steep|costly)(?: for (?:him|her|them|what it was))?`,
  `(?:it|the (?:price|premium|cost|rate|quote)) (?:was|got|came in|had gotten)(?: just| way| far)? too (?:pricey|expensive|high|much|steep|costly)(?: for (?:him|her|them))?`,
  `(?:${THEY} )?(?:could not|couldn't) afford ${IT}(?: any ?more)?`,
  "(?:the|his|her|their) (?:other |new )?(?:price|rate|premium|quote|deal) was (?:much |a lot |way |so much )?(?:better|cheaper|lower)",
  `${THEY} (?:got|found|had|were offered|was offered) (?:it cheaper|an? (?:much )?(?:better|cheaper|lower) (?:price|rate|deal|premium|quote))(?: elsewhere| somewhere else)?`,
  `(?:the|that|their|his|her) (?:job|project|contract|lease|event|season|work) (?:it was for |they needed it for )?(?:has |had )?(?:ended|wrapped up|finished|was done|is done|was over|is over|was completed|is complete|is finished)`,
  `(?:when|after|once) ${THEY} (?:switched|went|went under|started|began|stopped|quit|moved|changed|lost|finished|let|gave|handed|turned|took|got|signed|landed|leased|parked|retired)${FEW_WORDS}`,
  "(?:the|their|his|her|another|an?) [a-z-]+(?: [a-z-]+)? (?:now |already )?(?:covers?|provides?|insures?|carries|takes care of) (?:it|that|this|them|the [a-z]+)",
  `(?:${THEY} (?:haul|hauls|run|runs|use|uses|pull|pulls|have|has|do|does|are|is) )?(?:an? |the |their own |his own |all )?(?:[a-z'/&-]{2,16} ){1,4}only`,
  'insured declined (?:the |their |to )?(?:renewal|renew)(?: offer| terms| quote)?',
]
const REASON = new RegExp(`^\\W*(?:(?:and|but|so|because|since|as|that|which|even though|though|although) )*(?:${REASONS.join('|')})(?: (?:now|then|after that|any ?more|in the end|anyway|sadly|unfortunately))?\\W*$`)
/** Nobody put it back: that it stays ended. */
const NOT_PUT_BACK = new RegExp(
  `^\\W*(?:(?:and|but|so) )?(?:(?:${THEY} )?(?:has ?n't|have ?n't|has not|have not|did ?n't|did not|never) (?:called?|come|came|asked?|tried|bothered|contacted us|reached out|been in touch|gotten back to us|got back to us|responded|paid|sent (?:in )?(?:the |a )?payment|made (?:the|a) payment|reinstated)(?: (?:back|in|us|to|for|about)){0,3}(?: (?:reinstate|reinstatement|reinstating|renew|pay)(?: ${IT})?)?|(?:there (?:was|has been|is) )?no (?:reinstatement|request (?:to reinstate|for reinstatement))(?: (?:was|has been|requested|issued|done|received|on file)){0,3}|(?:(?:it|that one) )?(?:was |were )?(?:never|not) (?:been )?(?:reinstated|put back))(?: (?:since|since then|at all|after that))?\\W*$`,
)
/** "Not sure who he went with.": whose it is now, and nothing of whether it ended. */
const WHO_HAS_IT_NOW = new RegExp(
  `^\\W*(?:(?:and|but|so|though|although) )?(?:(?:i |we )?(?:am |are |'m |'re )?(?:not sure|unsure|do not know|don't know|no idea|have no idea|could not tell you|couldn't tell you|did not (?:hear|get)|didn't (?:hear|get))|${THEY} (?:did not|didn't|would not|wouldn't|never) (?:say|tell us|tell me|mention|share|disclose|let us know)|no word on|no clue) (?:who|where|which (?:one|company|carrier|agency|agent|broker|insurer)|what (?:company|carrier|agency|agent))(?: (?:it|he|she|they|is|was|has|have|had|got|went|ended|wound|took|moved|placed|bought|writes?|wrote|handles?|carries|it's|that's|he's|she's|they're|with|to|up|now|on|over|this|that|them|him|her|it|then|since|though|through|for|the|new|one|is)){0,8}\\W*$`,
)
/** "I believe they went with a PEO but would have to ask.": a guess at where that policy is now, behind a plain end of it. */
const GUESS_WHERE = new RegExp(
  `^\\W*(?:(?:and|but|so) )?(?:i|we) (?:believe|think|heard|understand|assume|guess|suspect|was told|were told)(?: that)? ${THEY}(?:'re| are| is)? (?:went|moved|switched|now with|with|using|use|bought|got (?:it|that|one)|have (?:it|that)|placed it)(?: (?:with|to|through|from|over to))? (?:an? |the |their |another )?(?:[a-z&-]+ ){0,3}[a-z&-]+(?:,? but (?:i |we )?(?:would|'d) have to (?:ask|check|look|verify)(?: (?:them|to be sure|the insured|him|her))?)?\\W*$`,
)
/** "Insured is in the E&S market now but not through our office." */
const NEW_HOME = new RegExp(
  `^\\W*(?:(?:and|so|but) )?(?:${THEY}|that(?: one)?|coverage) (?:is|are|was|were|went|ended up|wound up|got placed|has been placed|was placed|landed|is insured|is placed)(?: now)? (?:in|into|with|on|through|to) (?:the |an? |their |his )?(?:[a-z&-]+ ){0,3}(?:market|pool|plan|program|exchange|facility|company|carrier|fund|trust|captive)(?: now| instead| these days)?(?:,? (?:but )?(?:not|none of it) (?:through|with|by|via) (?:us|me|our (?:office|agency|shop)))?\\W*$`,
)
/** Of more than that policy, or of what is still open. */
const OF_MORE = /\b(?:all|both|everything|rest|others?|any|none|us|agency|agent|broker|account|pa(?:y|id|ying|yment)s?|owe\w*|sold|clos\w+|bankrupt\w*|business|compan\w+|carrier|underwriter|reinstat\w*|renewal terms|now they|yet|still|until (?:they|he|she|we|the)|maybe|think|pending|either|too (?!pricey|expensive|high|much|steep|costly))\b/

/** "They do not have cargo through us", "no cargo, ...". */
const HAS_NONE = /^(?:(?:do|does|did)(?: not|n't) (?:have|carry|buy|need|write|take)|no (?!longer|changes?|lapses?|claims?))\b/
/** "GL was cancelled, they only carried it for the one job": behind a refusal it says why that policy ended, and nothing of the others. */
export function withoutReasonForEnding(lexed: Lexed): Lexed {
  const { items, folded } = lexed
  const ended = items.findIndex((item) => item.kind === 'sense' && (item.sense === 'bad' || ((item.sense === 'not' || item.sense === 'no') && HAS_NONE.test(folded.slice(item.at)))))
  if (ended === -1) return lexed
  const there = SO_ASK_THERE.exec(folded)
  if (there && items[ended]!.at < there.index && !items.some((item) => item.at > there.index && item.kind === 'mention' && item.scope !== 'topic')) return { ...lexed, items: items.filter((item) => item.at < there.index) }
  for (let at = ended + 1; at < items.length; at += 1) {
    const tail = items.slice(tellsWhen(items[at]!) ? at : at + 1)
    if (tail.length > 0 && (partsOff(items[at]!) || tellsWhen(items[at]!)) && isReason(tail, folded)) return { ...lexed, items: items.slice(0, at) }
  }
  return lexed
}

/** "That was back in June.": a day of the past. */
const WAS_THEN = /^\W*(?:that|this|it) (?:was|happened|was effective|was done) (?:back |effective |as of |in |on |around |late |early |last |the |of )*(?:year|spring|summer|fall|autumn|winter|month|week|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?|\d{1,2}(?:st|nd|rd|th)?|,? ?20\d\d|\W)*$/
/** "The comp is written through another agency, so you would need to reach out to them on that." */
const SO_ASK_THERE = /,? (?:so|and) (?:you(?:'d|'ll| would| will| may| might)?(?: (?:have|need|want|should|can|probably))*(?: to)? |please )(?:check|ask|contact|reach out|call|go|verify|confirm)(?: (?:with|to|through))? (?:them|that (?:agent|agency|broker|office)|him|her)(?: (?:directly|instead))?(?: (?:for|on|about|regarding|with) (?:it|that(?: one)?|this one|verification))?\W*$/
/** "Let me know if you need the cancellation notice." */
const OFFERS_NOTICE = /^\W*(?:(?:please |just )?(?:let (?:me|us) know|tell me|holler|call|e-?mail me) (?:if|should) you(?:'d| would)? (?:need|want|like|require)|(?:i|we) (?:can|could|will|'ll) (?:send|forward|e-?mail|get)(?: you)?) (?:to see )?(?:an? )?(?:copy of )?(?:the|a|our|that|his|her|their)? ?(?:cancell?ation|cancel|non-?renewal|lapse)(?: (?:notice|endorsement|letter|confirmation|request|paperwork|documents?))(?: (?:too|as well|for your (?:file|records?)|if you (?:need|want) (?:it|one)))?\W*$/
const FOR_MONEY = /^\W*(?:for |due to )?(?:non-?pay(?:ment)?(?: of (?:the )?premium)?|falta de pago)\W*$/
const WHO_HAS_IT = '(?:(?:their|the|his|her) other (?:agent|agency|broker|producer)|(?:whoever|(?:the|that) (?:agent|agency|broker) (?:who|that)) (?:writes?|has|handles?|wrote|placed) (?:it|that|that one))'
/** "You would have to check with their other agent." */
const ASK_THERE = new RegExp(`^\\W*(?:(?:for|on|about|regarding) (?:it|that(?: one)?|this one),? )?(?:so |and )?(?:please |pls |just |you(?:'d|'ll| would| will| may| might)?(?: (?:have|need|want|should|can|probably))*(?: to)? )*(?:check|ask|contact|verify|confirm|reach out|call|go|get (?:it|that(?: one)?))(?: (?:it|that(?: one)?))?(?: (?:with|to|through|from))? ${WHO_HAS_IT}(?: directly)?(?: (?:for|on|about|regarding) (?:it|that(?: one)?|this one))?\\W*$`)
/** A sentence behind the one that refused: when that policy ended, or why, or whom to ask about it. */
export const tellsOfTheEnding = ({ items, folded }: Lexed): boolean => !folded.includes('?') && (WAS_THEN.test(folded) || NEW_HOME.test(folded) || FOR_MONEY.test(folded) || ASK_THERE.test(folded) || OFFERS_NOTICE.test(folded) || OF_ENDINGS.test(pieceOfTalk(folded)) || isReason(items, folded))

const partsOff = (item: Item): boolean => (item.kind === 'mark' && /[,;:(–-]/.test(item.mark)) || item.kind === 'join' || (item.kind === 'word' && /^(?:because|since|as)$/.test(item.word))
/** "... when they switched to hauling grain" */
const tellsWhen = (item: Item): boolean => (item.kind === 'word' && /^(?:when|after|once)$/.test(item.word)) || (item.kind === 'sense' && item.sense === 'condition' && /^(?:when|after|once)\b/.test(item.text))

/** "They are all 1099 now." */
const ALL_CONTRACTORS = /^(?:they|the (?:drivers|guys|workers|employees))(?:'re| are) (?:now )?all (?:1099(?:'?s)?|subs|subcontractors|independent contractors)(?: (?:now|labor|drivers|guys))*\W*$/
function isReason(tail: Item[], folded: string): boolean {
  if (tail.length <= 12 && ALL_CONTRACTORS.test(folded.slice(tail[0]?.at ?? 0, tail.at(-1)?.end))) return true
  if (tail.length === 0 || tail.length > 40 || tail.some((item) => (item.kind === 'mention' && item.scope !== 'topic' && item.scope !== 'foreign') || ['amount', 'split', 'number', 'date', 'range'].includes(item.kind))) return false
  const said = folded.slice(tail[0]!.at, tail.at(-1)!.end)
  if (OF_ENDINGS.test(pieceOfTalk(said)) || NOT_PUT_BACK.test(said) || WHO_HAS_IT_NOW.test(said) || GUESS_WHERE.test(said) || NEW_HOME.test(said)) return true
  return said.length <= 160 && !OF_MORE.test(said) && said.split(/,? (?:and|but|since|because|as) (?=(?:they|he|she|it|i|we|the|his|her|their|didn't|did not|no longer|couldn't|could not)\b)/).every((one) => REASON.test(one))
}

/** "They buy that from a captive agent now.", right behind a policy that was refused: who has it, or what became of it. Not where it may tell of more, or of what is to come. */
const THAT_ONE = /^\W*(?:and |so |but )?(?:(?:the|their|his|her|another|an?|our) )?[a-z'-]+(?: [a-z'-]+)?(?: (?:now|just|already|also|all|have|has|had|ve))* (?:have|has|had|get|gets|got|buy|buys|bought|carry|carries|keep|keeps|place|places|placed|put|handles?|writes?|wrote|insures?|covers?|provides?|took|take|takes|went|go|let|lost|dropped|needed|wanted|tried|went bare|purchased?|picked|found|moved)\b.*\b(?:it|that|that one|this one)\b/
const OF_MORE_THAN_THAT = /\b(?:all|both|everything|anything|rest|others?|another (?:one|policy)|any|none|no one|us|our|agency|(?<!captive |direct )agent|broker|account|program|polic(?:y|ies)|coverages?|insurance|pa(?:y|id|ying|yment)s?|money|owe\w*|behind|balance|clos\w+|bankrupt\w*|business|compan\w+|reinstat\w*|yet|still|again|soon|next|will|'ll|going to|about to|expect\w*|may|might|could|would|should|happen\w*|maybe|think|believe|know|sure|hope\w*|pending|either|too|also|same|but|except|not|never|wrong|check|verify|confirm|rely|trust|careful|problem|issue|why|notice|sold|and the|along|with (?:it|them))\b|n't\b/
export const tellsOfThatOne = (folded: string): boolean => THAT_ONE.test(folded) && !OF_MORE_THAN_THAT.test(folded)
