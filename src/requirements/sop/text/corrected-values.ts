import { aloneOrWithNext } from './alone-or-with-next.ts'

/** An amount, a number of days, or a rating. */
export const value = (name: string): string =>
  String.raw`(?<${name}>\$ ?\d[\d,]*(?:\.\d{1,2})?(?: ?(?:k|mm?|mil(?:lion)?)\b)?|\d[\d,]*(?:\.\d{1,2})? ?(?:k|mm?|mil(?:lion)?)\b|\d{1,3}(?:[ -]?days?)?(?![\d,.]*\d)|[AB](?:\+\+?|-)?(?:[ :,/]{1,2}[IVX]{1,5}\b)?(?![A-Za-z+]))`
const OLD = value('old')
const NEW = value('now')
const NAME = String.raw`(?<name>(?:the |our |a |an )?[A-Za-z][A-Za-z' \/&-]{1,44}?)`
const OF = String.raw`(?: (?:of|at|for|with|to|is|as))?`
/** "the old form", "our last packet", "my earlier email", "last year" */
const THEN = String.raw`(?:(?:the|our|my|your|their|last|this) )?(?:(?:old|older|previous|prior|earlier|last|first|former|original|outdated|draft)(?: (?:form|lease|contract|agreement|exhibit|packet|sop|email|e-mail|note|message|version|list|sheet|draft|policy|page|letter|memo|year|season|one|requirements?))?|draft|year's (?:form|packet|list))`
const NOW = String.raw`(?:(?:but |and |so )?(?:now |today |this (?:year|season) |from now on )?(?:(?:it|that|this|the (?:new|current|latest|right)(?: (?:one|form|lease|contract|agreement|exhibit|packet|sop|version|number|figure|limit))?)(?:['’]s|,)?(?: now)? ?)?(?:(?:is|has|says|reads|asks for|requires|calls for|should be|must be|needs to be|changes? to|make (?:it|that)|use|now)(?: now)? )?(?:only |just )?)`
const END = String.raw`(?:,? (?:now|going forward|from now on|as of (?:now|today)|this (?:year|season)|instead))?[ .;!]*$`
const MOVED = String.raw`(?:changed|changes|raised|lowered|moved|moves|increased|reduced|bumped|updated|goes|went|dropped)(?: up| down)?`
const WE_HAD = String.raw`(?:we|i|they)(?: used to|['’]d been| had been|['’]ve been| have been| were)(?: (?:ask(?:ing)?|tak(?:e|ing)|accept(?:ing)?|at|requir(?:e|ing)|want(?:ing)?|us(?:e|ing))(?: for)?)?`
const SINCE = String.raw`(?:(?:starting|beginning|effective|from|as of)(?: (?:in|on|with|the))? (?:this|next|now on|now|here on|today|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)(?: (?:month|quarter|year|season|week|\d{1,2}))?|this (?:year|quarter|season|month)|now|from here on)`
const WAYS: RegExp[] = [
  // "Notice used to be 60 days, now it's 30", "Cargo was $100k; it is now $250k", "The rating is no longer B+; it is A-"
  String.raw`^${NAME}(?:,? (?:used to be|was|were|had been|is no longer|isn['’]t|is not)| reads?(?=[^.;]* in ${THEN})| ?[-–:,](?: was)?(?=[^.;]* in ${THEN}))(?: at)? ${OLD}(?: (?:in|on|under|for) ${THEN})?(?:[,;.]| -+)? ${NOW}${NEW}${END}`,
  // "Umbrella of $5M was in the old exhibit, the new one has $2M"
  String.raw`^(?:${OLD} )?${NAME}(?:${OF} ${value('old2')})? (?:was|were|is|stood|comes?) (?:(?:what|how it was) )?(?:in|on|from|under|per) ${THEN}[,;.]? ${NOW}${NEW}${END}`,
  // "The old SOP had notice at 60 days; the new one has 30", "My earlier email said $1,000 for the cargo deductible. It is $2,500."
  String.raw`^${THEN},? (?:(?:we|i|it) )?(?:had|has|said|says|asked for|asks for|called for|required|listed|showed|read|put|wrote|was)(?: (?:a|an|the))? (?:${NAME}${OF} ${OLD}|${value('old2')} (?:for|of|as|on) (?<name2>(?:the |our )?[A-Za-z][A-Za-z' \/&-]{1,44}?))[,;.]? ${NOW}${NEW}${END}`,
  // "Last year notice was 60 days. This year it is 30."
  String.raw`^last (?:year|season|time),? ${NAME} (?:was|were) ${OLD}[,;.]? ${NOW}${NEW}${END}`,
  // "I said $5M for the umbrella, it should be $2M"
  String.raw`^(?:i|we) (?:said|wrote|put|quoted|gave you|told you|had) ${OLD} (?:for|on|as) ${NAME}(?: (?:in|on) ${THEN})?[,;.]? ${NOW}${NEW}${END}`,
  // "Please disregard the $5M umbrella in my last note, it is $2M", "Strike B+ for the rating and use A-"
  String.raw`^(?:please )?(?:disregard|ignore|forget|strike|scratch|delete) (?:the )?${OLD} (?:(?:for|of|on|as) )?${NAME}(?: (?:in|on|from) ${THEN})?[,;.]? ${NOW}${NEW}${END}`,
  // "Notice: 30 days (the old form said 60)", "Umbrella is $2M (was $5M)", "Rating A-, not B+ as in the draft"
  String.raw`^(?:correction: ?)?${NAME}(?: ?[:=-]| (?:is|are|should be|must be|goes to|stays at)(?: now)?)? ${NEW}(?: \(|,? | - )(?:(?:it |this )?(?:was|were)(?: only)?|formerly|previously|used to be|not|instead of|rather than|up from|down from|${THEN} (?:said|says|had|has|showed|read|was|asked for)|i (?:wrote|said|put)) (?:the )?${OLD}(?:,? (?:as )?(?:in ${THEN}|before|by mistake|in error|we had(?: before)?|earlier))?\)?${END}`,
  // "The deductible has been raised from $1,000 to $2,500", "We moved notice from 60 days to 30"
  String.raw`^(?:we|i)(?:['’]ve| have)?(?: just| now)? ${MOVED} ${NAME} from ${OLD} (?:up to|down to|to) ${NEW}${END}`,
  String.raw`^${NAME}(?: limit)?(?: (?:has|have|had) been| was| is| were| are)?(?: just| now)? ${MOVED} from ${OLD} (?:up to|down to|to) ${NEW}${END}`,
  // "GL - we'd been asking $1M, starting this quarter it's $2M", "Cargo: up to now $100k, from here on $250k", "Auto - you may see $750k in the old packet, it's $1M"
  String.raw`^${NAME} ?[-–:,]? ?(?:${WE_HAD}|(?:up to|until) (?:now|recently|today)(?: at)?|you (?:may|might|will) (?:still )?see|old (?:minimum|min|limit|requirement|figure|number)(?: is| was)?:?) ${OLD}(?: (?:in|on) ${THEN})?(?:[,;.]| -+)? (?:but |and )?(?:${SINCE}[,:]? )?(?:(?:we|they) (?:want|need|require|ask for|are at) |new (?:minimum|min|limit|requirement|figure|number)(?: is)?:? )?${NOW}${NEW}(?: per occurrence| each occurrence| csl)?${END}`,
  // "We've been taking $1M auto but starting in March we want $2M", "Last year $1M GL was okay, this year it's $2M"
  String.raw`^(?:${WE_HAD}|last year,?) ${OLD} ${NAME}(?: was (?:ok|okay|fine|enough))?(?:[,;.]| -+)? ?(?:but |and )?(?:${SINCE},? )?(?:(?:we|they) (?:want|need|require|ask for) )?${NOW}${NEW}${END}`,
  // "GL minimum is now $2M - it had been $1M", "We raised cargo to $250k from $100k"
  String.raw`^${NAME}(?: minimum| limit| requirement)? is now ${NEW}(?:[,;.]| -+)? (?:it )?(?:had been|used to be|was) ${OLD}${END}`,
  String.raw`^(?:we|i)(?:['’]ve| have)?(?: just| now)? ${MOVED} ${NAME} (?:up to|down to|to) ${NEW} from ${OLD}${END}`,
  // "Notice 60 days -> 30 days"
  String.raw`^${NAME}:? ${OLD} ?(?:->|→|=>|-->) ?${NEW}${END}`,
  // "Auto: delete $500,000, insert $1,000,000", "Umbrella - change $3M to $5M"
  String.raw`^(?:in (?:the )?)?\(?${NAME}\)?(?: (?:paragraph|section|line|clause|item|row|limit))?(?:,| ?[-–:])? (?:please )?(?:delete|strike|replace|change|remove)(?: the)? ${OLD}(?:,|;)? ?(?:(?:and )?(?:insert|substitute|add|put|use|write)(?: in its place)?|with|by|to(?: read)?) ${NEW}${END}`,
  // "Auto: $500,000 is replaced by $1,000,000"
  String.raw`^(?:in (?:the )?)?${NAME}(?: (?:paragraph|section|line|clause|item|row|limit))?(?:,| ?[-–:])? ${OLD} (?:is|are|shall be) (?:hereby )?(?:deleted|struck|removed|replaced|changed|increased|reduced)(?:,? and|,)?(?: (?:by|with|to))? ${NEW}(?: (?:is|are) (?:hereby )?(?:substituted|inserted|added)(?: in its place)?)?${END}`,
].map((source) => new RegExp(source, 'i'))

export const OF_INSURANCE = /\b(?:notice|cancel\w*|ratings?|best'?s?|umbrella|excess|c?gl|general liability|auto|liability|cargo|deductibles?|retention|sir|employers?|el|wc|aggregate|per occurrence|pollution|cyber|professional|e&o|crime|bond|limits?)\b/i
/** What a paper shows, and what is no limit: neither was ever asked. */
const NOT_ASKED = /\b(?:your|their|his|her|its|yours|premium|price|rent|fees?|value|contract|budget|revenue|payroll|cost|last (?:cert|coi|certificate)|he|she|they|you|insurer['’]?s?|carrier['’]s|company['’]s|ranges?|between)\b/i
export const kindOfValue = (v: string): string => (/^[AB]/i.test(v) ? 'rating' : /^\d{1,3}(?:[ -]?days?)?$/i.test(v) ? 'days' : 'money')

/** "Notice used to be 60 days, now it's 30", "Umbrella: $2M (the old form said $5M)": what is asked now, without what was asked before. */
export function correctedValues(sentences: string[]): string[] {
  return aloneOrWithNext(sentences.map((said) => (said.includes('(') && said.length <= 400 ? said.replace(ASKED_BEFORE, '') : said)), 80, corrected)
}

/** "GL 500k/1M (we used to ask 1M/2M)": behind its own amount, what was asked before. */
const ASKED_BEFORE = /(?<=\d[^()]{0,60}) ?\((?:(?:we|they|it|this|that|which) )?(?:used to (?:be|ask|require|want)|previously|formerly|had been|(?:we )?had(?= (?:asked|required))|until (?:last|this) [a-z]+(?: it was| we asked)?)[^()]{0,50}\d[^()]{0,20}\)/gi

/** "delete \"$500,000\"": what is quoted is the amount. */
const QUOTED = /["\u201c](\$ ?\d[\d,.]*\d)["\u201d]/g
function corrected(quoted: string): string | null {
  const sentence = quoted.replace(QUOTED, '$1')
  if (sentence.length > 180 || !/\d.*\d|[AB][+-].*[AB]/.test(sentence) || !OF_INSURANCE.test(sentence)) return null
  for (const way of WAYS) {
    const found = way.exec(sentence.trim())?.groups
    const before = found?.old ?? found?.old2
    const name = found?.name ?? found?.name2
    if (!found || before === undefined || name === undefined || !OF_INSURANCE.test(name) || NOT_ASKED.test(name)) continue
    const now = found.now!
    if (kindOfValue(before) !== kindOfValue(now)) continue
    const days = kindOfValue(now) === 'days' && !/day/i.test(now) ? (/day/i.test(before) || /notice|cancel/i.test(name) ? ' days' : '') : ''
    if (kindOfValue(now) === 'days' && !days && !/day/i.test(now)) continue
    return `${name.replace(/^(?:the|our|an?) /i, '').trim()}: ${now}${days}.`
  }
  return null
}
