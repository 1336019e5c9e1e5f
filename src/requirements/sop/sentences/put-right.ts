/** "Please add.", "It needs to be.", "We require it.": what a paper lacks is to be put right. */
const PUT_RIGHT = new RegExp(
  [
    String.raw`^\W*(?:(?:please|pls|kindly|so) )?(?:have|ask|get|tell) (?:the|your|their|his|her) (?:agent|broker|insurer|carrier|agency) (?:to )?(?:add|include|put|issue|endorse) (?:it|that|this|them|one|both)(?: (?:in favor of|for|on|to|naming) [^.;]{2,60})?\W*$`,
    String.raw`^\W*(?:(?:please|pls|kindly|so) )?(?:` +
    [
      String.raw`add|correct|include|have (?:your agent )?(?:it|that|this|them) added|get (?:it|that) added`,
      String.raw`have (?:them|him|her|the agent|their agent) (?:add|include|put) (?:it|that|one)`,
    ].join('|') +
    String.raw`)(?: (?:it|that|this|them|one))?\W*$`,
    String.raw`^\W*(?:it|they|this|that|those|these|both) (?:needs?|has|have|must|should|ought)(?: to)? be(?: (?:added|there|shown|checked|ticked|marked|on (?:it|there)|listed|included))?\W*$`,
    String.raw`^\W*(?:we|our contract|the contract|the lease)(?: do| still)? (?:needs?|requires?|calls? for|asks? for) (?:it|that|this|them|one|a current one|a new one)\W*$`,
    String.raw`^\W*(?:they|he|she|you|the agent|their agent)(?:'ll| will)? (?:have|has|need|needs) to (?:add|get|include|provide|send|fix) (?:it|that|this|one)\W*$`,
    String.raw`^\W*(?:it's|it is|that's|this is)? ?(?:required|needed|a must|mandatory)(?: by (?:the |our )?(?:contract|lease|agreement))?\W*$`,
    String.raw`^\W*(?:it |that |this |they )?(?:needs? to|must|has to|have to|should) be\W*$`,
    String.raw`^\W*which (?:we|the (?:contract|lease|agreement)) (?:needs?|requires?|calls? for)\W*$`,
    String.raw`^\W*(?:we|i) (?:can't|cannot|can not|won't) [^.;]{3,40} without (?:it|one|that)\W*$`,
  ].join('|'),
  'i',
)
const NONE_THERE = /^\W*(?:(?:there(?:'s|\u2019s| is)|shows?|i see|we see) )?no ((?:waiver|additional|primary|notice|cancellation|AI\b|WOS\b)[^.;:]{0,100}?)(?: (?:is )?(?:shown|listed|on (?:it|there|the (?:cert|coi)\w*)))?\.$/i
const NOT_TICKED = /^(\W*[A-Za-z][^.;:]{3,80}?) (?:isn't|is not|aren't|are not|wasn't|was not) (?:checked|ticked|marked|shown|listed|included|there)(?= |\.|$)/i
/** "The waiver box for comp is blank" */
const BLANK = /^(\W*(?:the |your )?(?:waiver|additional|primary|AI\b|WOS\b)[^.;:]{0,24}?)(?: (?:box|column|field|line))? (for|on|under) ([^.;:]{2,40}?) (?:is|was) (?:left )?(?:blank|empty|unchecked|unmarked|unticked)\b/i
/** "You have us as holder but not as AI on the GL": what they are not shown as is asked. */
const NOT_AS = /^\W*(?:you|they|it|he|she|the (?:cert|coi|certificate|acord|agent)\w*) (?:only )?(?:ha(?:ve|s)|shows?|lists?|puts?|names?|named|listed|showed) us (?:only |just )?(?:as|in) (?:the |a )?(?:cert(?:ificate)? )?holder(?: box)?,? (?:and |but )?not (?:as )?(?:an? )?((?:AI\b|additional(?:ly)? insured)[^.;:]{0,60}?)\.?$/i
const MISSING = /^(\W*[A-Za-z][^.;:]{3,80}?) (?:(?:is|are|was) )?missing\b/i
/** "The GL lacks additional insured status for us", "WC: no waiver" */
const LACKS = /^\W*(?:the |your |their )?([^.;:]{2,40}?)(?: ?[:\u2013-] no| (?:lacks|has no|have no|shows? no|comes with no|came with no|is missing|does not (?:have|show|include)|doesn't (?:have|show|include))) (?:the |any |an? )?((?:waiver|additional|primary|notice|AI\b|WOS\b)[^.;:]{0,60}?)\.?$/i
/** "No workers comp on the cert", "They left off the comp", "Comp expired last month" */
const COMP = String.raw`((?:work(?:er)?s?'?s?'? comp(?:ensation)?|wc|comp)(?: (?:coverage|insurance))?)`
const NO_COMP = new RegExp(String.raw`^\W*(?:(?:there(?:'s| is)|shows?|i see|we see) )?no ${COMP}(?: (?:is )?(?:shown|listed|on (?:it|there|the (?:cert|coi|certificate)\w*)))?\.$|^\W*(?:they|he|she|you|it|the agent) (?:left off|forgot|omitted|left out|didn't (?:include|list|show)) (?:the )?${COMP}(?: (?:on|from) [^.;]{2,30})?\.$|^\W*(?:the |your |their )?${COMP} (?:expired|lapsed|ran out|is expired|isn't shown|is not shown|isn't listed|is not listed)(?: [^.;]{2,30})?\.$`, 'i')

/** "There's no umbrella on it and the contract calls for $5M" */
const NONE_BUT_ASKED = /^\W*(?:(?:there(?:['\u2019]s| is)|it (?:shows|has)|they have|i see|we see) )?no ((?:[a-z&]+ ){0,2}(?:umbrella|excess|liability|auto|cyber|cargo|pollution|e ?& ?o|professional|crime|liquor|umb))(?: (?:(?:is )?(?:shown|listed)|on (?:it|there|the (?:cert|coi|certificate|acord)\w*)))?,? ?(?:and|but|though|while|[-\u2013\u2014;,]) ?(?:the |our |their )?(?:contract|lease|agreement|subcontract|po|spec|exhibit|we)s? (?:does |do )?(?:calls? for|requires?|needs?|asks? for|wants?|says)(?: an?| one (?:of|at|for)| at least)? (\$? ?\d[\d,.]*(?: ?(?:k|mm?|mil|million))?)\b\.?$/i
/** "No waiver of subrogation on WC. Please add.": what a paper lacks, where the next sentence, or the end of this one, asks that it be put right, is asked. */
export function putRight(raw: string, next: string | null): string {
  const none = NONE_BUT_ASKED.exec(raw)
  if (none) return `${none[1]}: ${none[2]} is required.`
  const notAs = NOT_AS.exec(raw)
  if (notAs) return ofPolicy(notAs[1]!)
  const [said, fix] = next !== null && PUT_RIGHT.test(next) ? [raw, next] : apart(raw)
  const seen = fix === null ? NOT_SEEN.exec(raw) : null
  if (seen) return ofPolicy(seen[1] ?? seen[2]!)
  if (fix === null) return raw
  const comp = NO_COMP.exec(said)
  if (comp) return `${comp[1] ?? comp[2] ?? comp[3]} is required.`
  const lacks = LACKS.exec(said)
  if (lacks) return `${lacks[1]} needs ${lacks[2]}.`
  const lacking = said.replace(NONE_THERE, '$1.').replace(NOT_TICKED, '$1').replace(MISSING, '$1').replace(BLANK, '$1 $2 $3')
  if (lacking === said) return raw
  return ofPolicy(lacking)
}

/** "waiver of subrogation on WC" as what WC needs. */
function ofPolicy(lacking: string): string {
  const of = /^\W*(.{3,80}?|AI|WOS) (?:on|for|under) (?:the |your |their )?([^.;:]{2,60})\.?$/i.exec(lacking)
  return of ? `${of[2]} needs ${of[1]}.` : `${lacking.replace(/\.$/, '')} is required.`
}
const ASKED_THING = String.raw`((?:waiver|additional|primary|AI\b|WOS\b|us (?:named |listed |shown )*as (?:an )?additional)(?![^.;:]*\b(?:requirements?|required|needed|charge|cost|fee|if|when|unless)\b)[^.;:]{0,100}?)`
/** "We don't see a waiver of subrogation on the workers comp.", "There's no waiver on the comp.": said of a paper, it is asked by itself. */
const NOT_SEEN = new RegExp(String.raw`^\W*(?:i|we) (?:do not|don['\u2019]t|did not|didn['\u2019]t|can['\u2019]t|cannot|couldn['\u2019]t) (?:see|find) (?:an? |any |the |your )?${ASKED_THING}\.?$|^\W*(?:there(?:['\u2019]s| is| was)|(?:i|we) (?:see|saw|found)) no ${ASKED_THING}\.?$`, 'i')

const LACK = /\bno\b|blank|empty|\bun(?:checked|marked|ticked)\b|\bnot\b|n't\b|missing|lacks|left|forgot|omitted|expired|lapsed|ran out/i
/** "No waiver on the comp, they'll have to add it.": the end of a sentence may put right what it says is lacking. */
function apart(raw: string): [string, string | null] {
  if (!LACK.test(raw)) return [raw, null]
  for (const join of raw.matchAll(/(?:[,;.](?= )| -+|(?=,? (?:and|but|so|which) ))(?: (?:and|but|so)(?= ))? ?/g)) {
    const fix = raw.slice(join.index + join[0].length).replace(/^,? ?(?:and|but|so) /i, '')
    if (join.index > 3 && PUT_RIGHT.test(fix)) return [`${raw.slice(0, join.index)}.`, fix]
  }
  return [raw, null]
}
