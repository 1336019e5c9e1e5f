/** "Ray - for the crane rental: GL 1M": whom a mail speaks to, before the head of its list. */
const SPOKEN_TO = /^([^\w\n]{0,4})[A-Z][a-z]{1,14}(?: ?[-\u2013\u2014]{1,2} ?|, )(?=[Ff]or (?:the|our|this|that|your) [^.;:$\d\n]{3,40}: ?[A-Za-z$\d])/gm
/** "Cargo 100K incl. reefer" */
const WITH_REEFER = /(?<=\bcargo\b[^.;]{0,40}\b(?:incl\.?|including|includes|inclusive of) )reefer(?=\s*(?:[,;)]|\.(?!\d)|$))/gi
/** "The most deductible we allow on cargo is $2,500", "the most we allow as a deductible is $1,000" */
const MOST_ALLOWED = /\bthe (?:most|highest|largest|biggest) (?:(deductible|retention|ded\.?|SIR) (?:that )?(?:we|they) (?:allow|take|accept|permit|will take|can take)|(?:that )?(?:we|they) (?:allow|take|accept|permit) (?:as|for) (?:an? |the )?(deductible|retention|SIR))(?= (?:on|for|under|is|of)\b)/gi
/** "Umbrella - out for everybody under 5 employees, still 2M for the rest" */
const OUT_FOR = /(?<=^\W*[A-Za-z][A-Za-z' \/]{1,30}) ?[-\u2013:,] ?(?:it is |it's )?out for (?=(?:everybody|everyone|anyone|anybody|all|those|vendors?|contractors?|carriers?|firms?|shops?|companies|the) )([^.;,]{3,60})[,;] (?:but )?still (\$? ?\d[\d,.]*(?: ?(?:k|mm?|million))?) for (?:all |everybody |everyone )?(?:the )?(?:rest|else|others?)/gi
/** "Excess to $10,000,000" */
const EXCESS_TO = /^(\W*(?:\(?[a-z\d]{1,3}[.)] ?)?)excess (?=(?:to|up to) (\$ ?\d))(?:up )?to /i

/** "That means: auto $1M, GL $1M": a list, and no definition. */
const THAT_MEANS = /^\W*(?:(?:so|and) )?(?:that|this|which|all of which) (?:means|makes|adds up to|comes to|leaves)(?: (?:you|we) need)?: ?(?=[^.;:]{2,40}\d)/i
/** "For anything else, GL is $1,000,000", "Everything else: auto $1,000,000" */
const ANYTHING_ELSE = /^(\W*)(?:for |in |on )?(?:any|every)thing else(?:[:,]| (?:is|needs|takes)) ?(?=[^.;]*\d)/i
/** "No aggregate below $5,000,000" */
const NONE_BELOW = /\bno (?:general )?aggregate(?: limits?)? (?:below|under|of less than|less than|lower than|smaller than) (?=\$ ?\d)/gi
/** "(you can buy it from our broker for about $140)": what a policy costs, and where. */
const MAY_BUY = / ?\((?:you|they|renters?|vendors?|hosts?|exhibitors?|guests?|it) (?:can|may|could) (?:be )?(?:buy|purchase|order|bought|purchased|(?:get|obtain) (?:it|one|this|that|a policy))(?= [^()]*(?:\$|\bfrom\b|\bthrough\b|\bonline\b))[^()]{3,90}\)/i

/** "(primary $1,000,000 + excess is OK)": a way to reach what is asked, and no second amount. */
const PRIMARY_AND = / ?\((?:a )?primary (?:of )?\$? ?\d[\d,.]* ?(?:k|mm?|mil|million)? ?(?:\+|plus|and|with|&) (?:an? )?(excess|umbrella)(?: for the (?:rest|balance))? (?:is|are|will be) (?:ok|okay|fine|accepted|acceptable|allowed)\)/i

/** "A certificate of liability insurance or the declarations": what ACORD 25 is called, and no policy, where no amount stands behind it. */
const TITLE_OF_PAPER = /\b((?:certificates?|certs?) of) liability insurance\b(?! (?:polic|coverage|cover\b|for|in the amount|with|of|at|showing|that shows|evidencing)|[^.;\n]{0,60}[\d$])/gi
const OF_PAPERS = /\b(?:proof:|proof of|evidence|accept|count|dec(?:laration)?s?\b|binders?|documents?|upload|send|submit|e-?mail|deliver|acord|coi\b|id cards?)/i
const TITLE_OF_FORM = /\b(certificates? of) liability insurance(?= ?(?:\((?:acord|coi)|,? acord|on an? acord))/gi

/** "Occ/acc doesn't fly there": as it is said plainly. */
const WILL_NOT_DO = /\b(?:(?:do(?:es)?(?: not|n['\u2019]t)|will not|won['\u2019]t|is not going to|isn['\u2019]t going to) (?:fly|cut it|pass muster|wash|hold up)|(?:is|are) (?:no good|no dice|a no-?go|a non-?starter|out))\b(?=,? (?:there|here|with us|for us|anymore|any more|any longer|in [A-Z])|\s*(?:[.;,!)]|$))/gi

/** "with us (Holloway Museum Trust) as additional insured": who that is. */
const WHO_WE_ARE = /(?<=\b(?:us|we|ourselves)) \((?:the )?(?:[A-Z][\w&.'\u2019-]*|of|and|the|for|&)(?:,? (?:[A-Z][\w&.'\u2019-]*|of|and|the|for|&)){0,7}\)/g
/** "liquor since they run the bar": why it is asked, and not when. */
const REASON = /,? (?:since|because|given that|seeing (?:that|as)) (?:(?:they|you|it|we|he|she|this|that)(?:['\u2019](?:re|ll|ve|s|d))?|the [a-z]+) (?![^,.;)]*(?:insur|polic|cover|liab|cargo|comp\b|umbrella|auto\b|limit|\bgl\b|[\d$]|\b(?:if|when|only|unless|not|no)\b|n['\u2019]t\b))[a-z][^,.;()]{3,60}(?=[,.;)]|$)/gi

/** A mail without the name it opens with, where the head of its list stands behind that. */
export const withoutWhomSpokenTo = (text: string): string => text.replace(SPOKEN_TO, '$1')

/** What is asked in a turn of its own: as it is asked plainly. */
export function plainAsides(textIn: string): string {
  if (textIn.length > 600) return textIn
  let text = textIn
  if (/\b(?:that|this|which) (?:mean|make|add|come|leave)s/i.test(text)) text = text.replace(THAT_MEANS, '')
  if (/\((?:you|they|it|[a-z]+s?) (?:can|may|could) /i.test(text)) text = text.replace(MAY_BUY, '')
  if (/ of liability insurance/i.test(text) && OF_PAPERS.test(text)) text = text.replace(TITLE_OF_FORM, '$1 insurance').replace(TITLE_OF_PAPER, '$1 insurance')
  if (/\((?:a )?primary /i.test(text)) text = text.replace(PRIMARY_AND, ' (primary and excess may be combined)')
  if (/n['\u2019]t | not | (?:is|are) (?:no |a no|out)/i.test(text)) text = text.replace(WILL_NOT_DO, 'is not accepted')
  if (/\b(?:us|we|ourselves) \(/.test(text)) text = text.replace(WHO_WE_ARE, '')
  if (/ (?:since|because|given that|seeing) /i.test(text)) text = text.replace(REASON, '')
  if (/thing else/i.test(text)) text = text.replace(ANYTHING_ELSE, '$1All others: ')
  if (/aggregate/i.test(text)) text = text.replace(NONE_BELOW, 'aggregate at least ')
  if (/reefer/i.test(text)) text = text.replace(WITH_REEFER, 'reefer breakdown')
  if (/\bthe (?:most|highest|largest|biggest)\b/i.test(text)) text = text.replace(MOST_ALLOWED, (_, a?: string, b?: string) => `maximum ${a ?? b}`)
  if (/\bout for\b/i.test(text)) text = text.replace(OUT_FOR, ': $2, not required for $1')
  return /^\W*(?:\(?[a-z\d]{1,3}[.)] ?)?excess (?:up )?to\b/i.test(text) ? text.replace(EXCESS_TO, '$1Excess liability of ') : text
}
