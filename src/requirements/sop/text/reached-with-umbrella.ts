const UPPER = String.raw`(?:(?:the|its|their|your|any|an) )?(?:umbrella|excess)(?:[ \/]+(?:and|or|and\/or)?[ \/]*(?:umbrella|excess))?(?: liability)?(?: (?:insurance|coverage|policy|policies|limits?))?`
const NAME = String.raw`(?:the |their |your |its )?(?:primary )?(?:c?gl|(?:commercial )?general liability|(?:business |commercial )?auto(?:mobile)?(?: liability)?|employers?['’]?s? liability|el|liquor(?: liability)?)(?: (?:insurance|policy|coverage))?`
const ITEM = String.raw`(?:(?:items?|lines?|nos?\.?|sections?|clauses?|paragraphs?) )?\(?(?:[a-h]|[ivx]{1,4}|\d{1,2}(?:\.\d{1,2})?)\)?(?![a-z])`
/** Coverages or items, named one behind the other. */
const SOME = String.raw`((?:${NAME}|${ITEM})(?:(?:,? (?:and|or|&) |, ?|\/)(?:${NAME}|${ITEM})){0,5})`
const MAY = String.raw`(?:may|can|could)(?: also| always)?`
const LIMITS = String.raw`(?: (?:primary )?(?:limits?|amounts?|minimums?|requirements?))?`
const GAP = String.raw`(?:(?:for )?(?:any |an? |the )?(?:(?:lower|smaller|short|missing|lesser|reduced|gap|shortfall|difference|rest|balance)(?: primary)?(?: (?:limits?|amounts?))?)(?: (?:in|on|of|for|under))? )`
/** "up to the required limits", "so long as the total is the same": what both together come to. */
const TOTAL = String.raw`(?:,? (?:up )?to (?:reach |meet |get to |satisfy )?(?:the|those|these|its|their|that) (?:(?:full|required|stated|above|minimum|total|same) )*(?:limits?|amounts?|minimums?|levels?|requirements?)(?: (?:above|stated|required|shown|here))?|,? (?:so long as|as long as|provided(?: that)?|if) (?:the )?(?:(?:total|combined|aggregate|overall) (?:limits?|amounts?|coverage)?|total|sum|two|both|they)(?: of (?:the two|both|them))? ?(?:together )?(?:is|are|equals?|comes? to|adds? up to|reach(?:es)?|meets?|is not less than) [^.;,$]{3,50})?`
const END = String.raw`\)?(?=\s*(?:[.;]|$))`
/** Where such a clause begins: a sentence, a bracket, or behind the policy that it is said of. */
const FROM = String.raw`(^\W{0,3}|[.;] |,? \(|,? and |, (?=which|that)|;? )`

/** Clauses that say of some limits that an umbrella counts towards them, `some` being the group of the limits. */
const SAID: RegExp[] = [
  // "It may be used to bring 1 up to the required limits"
  String.raw`${FROM}(?:${UPPER}|it|this|this policy|which|that) ${MAY} be used to (?:bring|get|raise|lift|take|boost|build|carry) ${SOME}${LIMITS} ?(?:up)?${TOTAL}${END}`,
  // "which may make up for lower limits in 2", "can make up a lower auto limit"
  String.raw`${FROM}(?:${UPPER}|it|this|this policy|which|that) ${MAY} (?:make up|fill|cover|bridge|close|supplement|boost|top up|make good)(?: in| up)? ${GAP}?${SOME}${LIMITS}${TOTAL}${END}`,
  // "Counts toward 1", "It counts toward the limits of 1 and 2"
  String.raw`${FROM}(?:(?:${UPPER}|it|this|this policy|which|that) )?(?:${MAY} )?(?:be )?(?:counts?|counted|credited|applied|applies|goes|go) towards? (?:the )?(?:limits? (?:of|in|for|under) )?${SOME}${LIMITS}${END}`,
  // "You can use your umbrella to get the auto to the required limit"
  String.raw`${FROM}(?:you|they|vendors?|contractors?|carriers?) ${MAY} use ${UPPER} to (?:bring|get|raise|lift|take|boost) ${SOME}${LIMITS} ?(?:up)?${TOTAL}${END}`,
  // "Lower primary limits on GL and auto are fine if the umbrella makes up the rest"
  String.raw`${FROM}(?:an? )?(?:lower|smaller|lesser) (?:primary )?(?:limits?|amounts?) (?:on|in|for|of|under) ${SOME} (?:is|are|will be) (?:fine|ok|okay|acceptable|accepted|allowed|permitted) (?:if|where|when|as long as|so long as|provided) ${UPPER} (?:makes?|covers?|fills?|bridges?|brings?)[^.;,$]{0,40}${END}`,
  // "Item 1 may be lower where the umbrella makes up the difference"
  String.raw`${FROM}(?:the )?(?:limits? (?:of|in|for|under) )?${SOME}${LIMITS} ${MAY} be (?:lower|less|smaller|short)(?: than (?:that|this|shown|stated|asked|required))?,? (?:if|where|when|as long as|so long as|provided) ${UPPER} (?:makes?|covers?|fills?|bridges?|brings?)[^.;,$]{0,40}${END}`,
  // "Vendor may satisfy the GL and auto limits with any combination of primary and excess so long as the total is the same"
  String.raw`${FROM}(?:[a-z]+ )?${MAY} (?:satisfy|meet|reach|provide|carry) (?:the )?(?:required )?(?:limits? (?:of|in|for|under|stated in|required (?:by|in|under)) )?${SOME}${LIMITS} (?:with|by|through|using) (?:any|an?|some) (?:combination|mix) of (?:primary|underlying) (?:and|plus|or) ${UPPER}${TOTAL}${END}`,
  // "We look at the total of GL plus umbrella", "the total of auto and umbrella is what counts"
  String.raw`${FROM}(?:we (?:look at|go by|count|consider) )?the (?:total|sum|combined limits?|combined total) of ${SOME}${LIMITS} (?:and|plus|\+|with) ${UPPER}(?: (?:is|are) what (?:counts|matters|we (?:look at|go by|count)))?${END}`,
  // "Primary auto plus umbrella may together meet the auto limit"
  String.raw`${FROM}${SOME} (?:and|plus|\+|with) ${UPPER} ${MAY} together (?:meet|reach|satisfy|make up|total) (?:the|that|this)[^.;,$]{2,40}${END}`,
  // "sits over GL and auto and may be combined with them to meet the limits"
  String.raw`${FROM}${UPPER} (?:sits|is|goes|applies) (?:over|above|on top of|excess of) ${SOME} and ${MAY} be (?:combined|used|counted|added)(?: (?:together )?with (?:them|it|those))? (?:to (?:meet|reach|satisfy)|towards?) [^.;,$]{3,40}${END}`,
].map((source) => new RegExp(source, 'i'))
const SUM = String.raw`\$? ?\d[\d,.]*(?: ?(?:k|mm?|mil|million)\b)?`
const KIND = String.raw`(?:an? )?(?:umbrella|excess)(?: liability)?(?: (?:polic(?:y|ies)|layer|limits?|coverage))?`
const REST = String.raw`(?:the (?:balance|rest|remainder|other half|difference)|the other ${SUM}|${SUM})`
const FINE = String.raw`(?: (?:(?:is|are|will be) )?(?:also )?(?:ok|okay|fine|acceptable|accepted|allowed|permitted|works|will do))?`
/** Parts that a limit may be made up of, behind the coverage and its amount. */
const PARTS: RegExp[] = [
  // "; $1,000,000 may be primary and the balance umbrella", "; $1M primary and the rest excess is OK"
  String.raw`[;,.] ?(?:of which |with )?${SUM} (?:(?:may|can|could) be |as |in (?:the )?)?(?:the )?primary(?: (?:polic(?:y|ies)|layer|limits?|coverage))?,? (?:and|with|plus|\+) ${REST} (?:(?:may|can|could) be |as |in |by |from |is )?${KIND}${FINE}\)?(?=\s*(?:[.;]|$))`,
  // ", of which $4M may be umbrella"
  String.raw`[;,(] ?(?:up to )?(?:${SUM} of which|of which (?:up to )?${SUM}) (?:may|can|could) be (?:in |carried as |carried in |placed in |provided by )?(?:the )?${KIND}\)?(?=\s*(?:[.;]|$))`,
].map((source) => new RegExp(source, 'i'))
/** "Carrier may satisfy (i) by a policy of $1,000,000 together with an excess policy of $1,000,000" */
const BY_TWO = new RegExp(String.raw`${FROM}(?:(?:the )?[a-z]+ )?${MAY} (?:satisfy|meet|reach|provide|carry) (?:the )?(?:required )?(?:limits? (?:of|in|for|under) )?${SOME}${LIMITS} (?:by|with|through|using) (?:an? )?(?:primary )?policy (?:of|with(?: limits? of)?|at) ${SUM},? (?:together with|and|plus|with|along with) (?:an? )?(?:umbrella|excess)(?: liability)? policy (?:of|with(?: limits? of)?|at) ${SUM}${END}`, 'i')
const NAMED = new RegExp(NAME, 'gi')
const REFUSED = /\b(?:not|never|cannot|no)\b|n['’]t\b/i
const OF_UMBRELLA = /\b(?:umbrella|umb|excess)\b/i

/** "Umbrella $4M over 1 and 2. It may be used to bring 1 up to the required limits.": limits that an umbrella counts towards, in the words that are read so; what "it" is stands in the sentence before. */
export const reachedWithUmbrella = (sentences: string[]): string[] => sentences.flatMap((sentence) => inParts(sentence)).flatMap((sentence, i, all) => reached(sentence, all[i - 1] ?? ''))

/** "Auto $5M; $1M primary and the rest excess is OK": the limit, and how it may be reached. */
function inParts(sentence: string): string[] {
  if (sentence.length > 300 || !OF_UMBRELLA.test(sentence)) return [sentence]
  for (const parts of PARTS) {
    const m = parts.exec(sentence)
    const lead = m ? sentence.slice(0, m.index) : ''
    const names = lead.match(NAMED)
    if (!m || !names || !/\d/.test(lead) || REFUSED.test(m[0])) continue
    const rest = sentence.slice(m.index + m[0].length).replace(/^\s*[.;]\s*/, '').trim()
    return [`${lead.trim()}.`, `The limits of ${names.at(-1)!.trim()} may be met by primary and umbrella together.`, ...(rest ? [rest] : [])]
  }
  return [sentence]
}

function reached(sentence: string, before: string): string[] {
  if (sentence.length > 300 || (!OF_UMBRELLA.test(sentence) && !OF_UMBRELLA.test(before))) return [sentence]
  for (const said of [...SAID, BY_TWO]) {
    const m = said.exec(sentence)
    if (!m || REFUSED.test(m[0])) continue
    const lead = sentence.slice(0, m.index)
    // Behind a policy it is said of that one; a lead that names none turns it.
    if (lead.trim() && !OF_UMBRELLA.test(lead)) continue
    if (!lead.trim() && !OF_UMBRELLA.test(m[0]) && !OF_UMBRELLA.test(before)) continue
    if (REFUSED.test(lead) || /\b(?:if|unless|where|when)\b/i.test(lead)) continue
    const rest = sentence.slice(m.index + m[0].length).replace(/^\s*[.;]\s*/, '').trim()
    const plain = `The limits of ${m.at(-1)!.trim().replace(/ (?:and|or|plus|with)$/, '')} may be met by primary and umbrella together.`
    return [...(lead.trim() ? [`${lead.trim().replace(/[,;]$/, '')}.`.replace(/\.\.$/, '.')] : []), plain, ...(rest ? [rest] : [])]
  }
  return [sentence]
}
