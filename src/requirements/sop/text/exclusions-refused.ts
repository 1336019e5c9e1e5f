const REFUSES = String.raw`(?:auto[- ]?)?(?:reject(?:ed|ion)?|declined?|refused?|fails?|stop|bounced?|deal[- ]?breaker|not (?:ok|okay|accepted|acceptable|allowed|permitted)|no(?:t)? (?:good|go|load)|no-?go|never|send (?:it )?back|kick (?:it )?back|return(?:ed)?(?: it)?|do not (?:load|accept|onboard|use)|don['\u2019]t (?:load|accept|onboard|use))`
/** "Residential exclusion?" "EIFS exclusion on the GL?" */
const EXCLUSION_ASKED = /^(\W*)(?:(?:any|is there an?|an?|has an?|with an?) )?([A-Za-z][\w'\u2019\/& -]{2,60}?) exclusions?(?: (?:on|in|under) (?:the |their )?[A-Za-z ]{2,20})?\s*[?.]?$/i
const REFUSED_ALONE = new RegExp(String.raw`^\W*(?:=|->|then )?${REFUSES}[.!\s]*$`, 'i')
const ASKED_AND_REFUSED = new RegExp(String.raw`^(\W*)(?:(?:any|an?) )?([A-Za-z][\w'\u2019\/& -]{2,60}?) exclusions?\s*(?:\?|=|:|->|=>|[-\u2013\u2014])+\s*${REFUSES}[.!\s]*$`, 'i')
/** "Reject if theft, unattended vehicle or employee dishonesty is excluded." */
const IF_EXCLUDED = new RegExp(String.raw`^\W*(?:please |always )?${REFUSES}(?: (?:it|them|(?:the|any|a) [a-z]+))? ?(?:if|when|where|:)(?: the\b| any\b)?(?: polic(?:y|ies)| cargo| cert(?:ificate)?)? ?([a-z][^.;:$]{2,120}?) (?:is|are)(?: (?:listed as|specifically|shown as))? excluded\W*$`, 'i')
const POLICY_EXCLUDES = new RegExp(String.raw`^\W*(?:please |always )?${REFUSES}(?: (?:it|them|(?:the|any|a) [a-z]+))? ?(?:if|when|where|:)? ?(?:the |their |any |a )?(?:[a-z]+ )?(?:polic(?:y|ies)|coverage|form|it|cargo|gl|auto) (?:that )?excludes? ([a-z][^.;:$]{2,120}?)\W*$`, 'i')
const TERM = String.raw`([A-Za-z][\w'\u2019\/& -]{2,60}?)`
const THERE = String.raw`(?: (?:on|in|under|to|of) (?:the |their |any |your )?[A-Za-z &]{2,24})?\W*$`
/** "There can't be an assault and battery exclusion on the GL", "We do not accept policies with an athletic participants exclusion", "GL free of any abuse exclusion" */
const NONE_MAY_BE = [
  String.raw`^\W*(?:there )?(?:can['\u2019]t|cannot|can not|may not|must not|shall not|should not|mustn['\u2019]t|is not to) be (?:an?|any) ${TERM} exclusions?${THERE}`,
  String.raw`^\W*(?:we |they |the [a-z]+ )?(?:do not|don['\u2019]t|does not|doesn['\u2019]t|will not|won['\u2019]t|cannot|can['\u2019]t|never) (?:accept|take|approve|allow|permit|want|use) (?:any |an? |the )?(?:[a-z]+ )?(?:polic(?:y|ies)|coverage|insurance|gl|auto|cargo)(?: policy)? (?:with|containing|having|that (?:has|have|contains?|includes?)|which (?:has|have|contains?)) (?:an? |any )?${TERM} exclusions?${THERE}`,
  String.raw`^\W*(?:(?:the |your |their )?[A-Za-z ]{2,24} )?(?:(?:must be|is to be|shall be|should be|has to be|needs to be) )?free (?:of|from) (?:any |an? |all )?${TERM} exclusions?${THERE}`,
  String.raw`^\W*(?:we |they |the [a-z]+ )?(?:do not|don['\u2019]t|will not|won['\u2019]t|cannot|can['\u2019]t|never) (?:accept|take|approve|allow|permit|want|use) (?:any |an? |the )?(?:[a-z]+ )?(?:polic(?:y|ies)|coverage|insurance|gl|auto|cargo)(?: policy)? (?:with|containing|having|that (?:has|have|contains?)) (?:an? |any )?exclusions? (?:for|of|on) ${TERM}\W*$`,
].map((s) => new RegExp(s, 'i'))
const NO_TERMS = /^(?:no|any|all|the|that|this|such|such an|policy)$/i

/** What a policy may not leave out, told by what is refused: as what no policy may exclude. */
export function exclusionsRefused(sentences: string[]): string[] {
  if (!sentences.some((s) => /exclu/i.test(s))) return sentences
  const out: string[] = []
  for (let i = 0; i < sentences.length; i++) {
    const said = sentences[i]!
    const one = ASKED_AND_REFUSED.exec(said)
    const asked = one ? null : EXCLUSION_ASKED.exec(said)
    const next = asked && REFUSED_ALONE.test(sentences[i + 1] ?? '')
    const terms = IF_EXCLUDED.exec(said)?.[1] ?? POLICY_EXCLUDES.exec(said)?.[1]
    const named = one ?? (next ? asked : null)
    const may = named || terms ? undefined : NONE_MAY_BE.map((way) => way.exec(said)?.[1]).find((term) => term !== undefined && !NO_TERMS.test(term))
    if (named && !NO_TERMS.test(named[2]!)) {
      out.push(`${named[1]!}No ${named[2]!.toLowerCase()} exclusion.`)
      if (next) i++
    } else out.push(terms ? `No exclusion for ${terms}.` : may ? `No ${may} exclusion.` : said)
  }
  return out
}
