import { aloneOrWithNext } from './alone-or-with-next.ts'

/** Amounts of a limit as mails write them: "2M", "$1,000,000", "1M/2M". */
const ONE = String.raw`(?:\$ ?\d[\d,]*(?:\.\d{1,2})?(?: ?(?:k|mm?|mil(?:lion)?)\b)?|\d[\d,]*(?:\.\d{1,2})? ?(?:k|mm?|mil(?:lion)?)\b|\d{1,3}(?:,\d{3})+)`
const LIMITS = String.raw`${ONE}(?: ?\/ ?(?:${ONE}|\d{1,2}(?![\d,]))){0,3}`
const PAPER = String.raw`(?:on )?(?:(?:the|your|their|this|our) )?(?:cert|coi|certificate|acord|paper)`
const AGREED = String.raw`(?:(?:the|our|your|this) )?(?:(?:sub-?)?contract|lease|agreement|exhibit(?: [A-Z]\d?)?|spec(?:ification)?s?|requirements?|addendum|rfp|minimum)`
const NAME = String.raw`(?<name>(?:the |your |their )?[A-Za-z][A-Za-z' \/&-]{1,40}?)(?: limits?)?`
const SHOWN = String.raw`(?<shown>${LIMITS})`
const ASKED = String.raw`(?<asked>${LIMITS})`
const END = String.raw`(?: (?:please|instead))?[ .;!)]*$`
const NEEDS = String.raw`(?:(?:we|you|it|they) (?:will )?(?:need|require|want|must (?:have|show|be))s?(?: to be)?|needs?(?: to be)?|required?s?(?: is)?:?|must be|should be|(?:our |the )?min(?:imum)?(?: is)?:?|${AGREED} (?:needs?|requires?|says|asks? for|calls? for|wants|is))(?: at least| a)?`
const AND = String.raw`(?: ?[,;.)-]{1,2} ?| )(?:(?:but|and|so|however,?) )?`
/** What a reader's list says of an amount on one side, and of one on the other. */
const IS_SHOWN = String.raw`(?:(?:is|was|are|were) )?(?:only )?(?:shown|on file|listed|provided|submitted|reported|received|in place|carried|currently|on it|(?:per )?${PAPER})`
const IS_ASKED = String.raw`(?:(?:is|are) )?(?:required|needed|requested|wanted|asked(?: for)?|(?:the |our )?min(?:imum)?)`
const LEADS = String.raw`(?: ?[:-]| (?:is|are|at))? ?(?:only )?`
const PART = String.raw`(?: ?[,;\/-]{1,2}| vs\.?)? (?:but |and |while |vs\.? )?\(?`
const WAYS = [
  // "Umbrella: $1M on file, $2M required", "GL: $1,000,000 required / $500,000 shown"
  String.raw`^${NAME}${LEADS}${SHOWN} ${IS_SHOWN}${PART}${ASKED} ${IS_ASKED}\)?(?: from [^.$]{1,30})?[ .;]*$`,
  String.raw`^${NAME}${LEADS}${ASKED} ${IS_ASKED}${PART}(?:only )?${SHOWN} ${IS_SHOWN}${END}`,
  // "Umbrella: 2M shown, need 5M", "GL 1M/1M on the cert, 1M/2M per contract"
  String.raw`^${NAME}(?:,? (?:is )?(?:short|low|light|too low))? ?[:-]? ?(?:only |just )?${SHOWN} (?:(?:is |are )?(?:shown|listed|stated|in force)|${PAPER})${AND}(?:${NEEDS} ${ASKED}|${ASKED} (?:needed|required|(?:is )?(?:the |our )?min(?:imum)?|(?:per|by|under|in) ${AGREED}))${END}`,
  // "Auto (has $500,000, we need $1,000,000)", "Excess is $1 million; required $4 million", "EL: cert lists $100,000. Required: $500,000"
  String.raw`^${NAME}(?: ?[:(-]? ?(?:${PAPER} )?(?:shows?|lists?|has|is|are|says|reads|states|stands at|came in at)(?: only| just| at)?| ?[:-]? ?(?:only|just)) ${SHOWN}(?: ${PAPER})?${AND}(?:${NEEDS} ${ASKED}|${ASKED} (?:(?:is )?(?:needed|required)|(?:per|by|under|in) ${AGREED}))${END}`,
  // "Auto - 500k. Spec says 1M.", "Liquor 500k \u2014 we ask for 1M": an amount, and behind it what is asked.
  String.raw`^${NAME} ?[:,\u2013\u2014-]{0,2} ?${SHOWN}(?: ?[,;.)\u2013\u2014-]{1,2} ?(?:(?:but|and|while|whereas) )?| (?:but|while|whereas) )(?:(?:we|you) (?:need|require|ask for)|${AGREED} (?:needs?|requires?|says|asks? for|calls? for|wants))(?: at least| a)? ${ASKED}${END}`,
  // "Pollution at 1M is below our 2M minimum"
  String.raw`^${NAME}(?: at| of|:)? ${SHOWN}(?: ${PAPER})? (?:is |falls |comes )?(?:below|under|short of|less than|lower than|not up to) (?:the |our |your )?(?:required |minimum )?${ASKED}(?: (?:minimum|requirement|required|needed|that we need|we need|we require|in ${AGREED}|(?:${AGREED}) (?:minimum|requirement)))?${END}`,
  // "Umbrella: need 5M (shows 2M)", "Auto: required $1,000,000, shown $500,000"
  String.raw`^${NAME} ?[:-]? ?(?:need(?:s|ed)?|required?s?|must be|should be|min(?:imum)?)(?: is)?:? ${ASKED}(?: ?[,;(-]{1,2} ?)(?:but )?(?:(?:${PAPER} |you |it )?(?:shows?|shown|lists?|listed|has|have|only|got|currently|provided|submitted)(?: only| is)?:?) ${SHOWN}(?: (?:shown|now|${PAPER}))?${END}`,
  // "You have 2M umbrella, we require 5M"
  String.raw`^(?:you|they|he|she|it|${PAPER}) (?:only |just )?(?:have|has|shows?|lists?|carry|carries|sent)(?: only| just)?(?: an?)? ${SHOWN} (?:of |in |on )?${NAME}${AND}${NEEDS} ${ASKED}${END}`,
  // "GL 1M/1M vs. 1M/2M required", "Umbrella 2M -> 5M"
  String.raw`^${NAME} ?:? ?${SHOWN} (?:shown )?(?:vs?\.?|versus|against) ${ASKED} (?:required|needed|minimum|(?:in|per|by) ${AGREED})${END}`,
  String.raw`^${NAME} ?:? ?${SHOWN} ?(?:->|→|=>|-->) ?${ASKED}${END}`,
].map((source) => new RegExp(source, 'i'))

const OF_LIMITS = /\b(?:umbrella|excess|c?gl|general liability|auto|automobile|liability|cargo|employers?'?|el|wc|comp|pollution|cyber|professional|e ?& ?o|crime|bond|aggregate|occurrence|products|csl|liquor|garage(?:keepers)?|on-?hook|property|trailer|interchange|bobtail|non-?trucking|physical damage|riggers|abuse|molestation|misconduct|inland|floater|builder'?s|warehouse|fidelity|epli|employment|stop ?gap|contingent|aviation)\b/i
const OTHER = /\b(?:deductibles?|retention|sir|notice|rating|premium|price|value|contract|budget|only|if|for|when|where|unless)\b/i
const TELLS = /shown|on file|provided|submitted|reported|received|in place|carried|currently|listed|stated|force|cert|coi|acord|paper|shows?|lists?|has|have|is|are|says|reads|only|just|below|under|short|less|lower|vs|versus|against|->|→|=>|(?:we|you) (?:ask|need|require)|needs|requires|asks|calls|wants/i

/** What a paper shows of a limit and what is asked of it, in one sentence: only what is asked. Null where it is no such sentence. */
function asAsked(sentence: string): string | null {
  if (sentence.length > 140 || !/\d.*\d/.test(sentence) || !TELLS.test(sentence) || !OF_LIMITS.test(sentence)) return null
  for (const way of WAYS) {
    const found = way.exec(sentence.trim())?.groups
    if (!found || !OF_LIMITS.test(found.name!) || OTHER.test(found.name!)) continue
    return `${found.name!.replace(/^(?:the|your|their) /i, '').trim()}: ${found.asked!}.`
  }
  return null
}

/** "Umbrella: 2M shown, need 5M.", "Umbrella only 2M. Minimum is 5M.": what is asked, without what a paper shows. */
export function askedLimits(sentences: string[]): string[] {
  return aloneOrWithNext(sentences, 60, asAsked)
}
