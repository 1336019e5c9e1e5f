const MEMBER = String.raw`(?:additional(?:ly)? insured(?: status| endorsements?)?|AI|waivers?(?: of subrogation)?|WOS|primary(?:(?: and | & |\/)non-?contributory)?(?: wording)?)`
const NEGATED = String.raw`(?:\bno\b|\bnot\b|n['’]t\b)`
const COVERAGE = String.raw`(?:C?GL|general liability|(?:business |commercial )?auto(?:mobile)?(?: liability)?|umbrella|excess|WC|work(?:er)?s?['’]?s? comp(?:ensation)?|comp|liquor(?: liability)?|pollution|cargo|professional|E&O|property)`
const COVERAGES = String.raw`(?:the |your |their )?${COVERAGE}(?: polic(?:y|ies))?(?:(?:,? (?:and|or|&) |\/|, ?)(?:the |your |their )?${COVERAGE}(?: polic(?:y|ies))?){0,3}`
const THERE = String.raw`(?:,? but |[,;] ?(?:but |and )?| [-–—] ?)(?:(?:yes|only|just|(?:it|we|they|he|she|that) (?:do|does|is|are)(?: (?:(?:have to|need to) be|needed|required|necessary|so))?|(?:we|they) (?:do )?(?:need|want) (?:it|one|that)|still (?:need|want) it|(?:is |are )?(?:required|needed))(?: so)?(?: (?:for|on|under))?|(?:on|for|under))`
/** "We needn't be additional insured on auto, we do on GL", "AI not needed on auto, only GL", "No waiver on GL, but yes on comp" */
const HERE_AND_THERE = new RegExp(String.raw`^(?<here>(?=[^.;]{0,100}${NEGATED})[^.;]{0,80}?\b(?<member>${MEMBER})\b[^.;,]{0,30}? (?:on|for|under|to) ${COVERAGES})(?:${THERE} (?<there>${COVERAGES})|(?:,? but |[,;] ?(?:but |and )?| [-–—] ?)(?:on |for )?(?<last>${COVERAGES}) (?:only|yes|(?:it|they|we) (?:is|are|do|does)|(?:is|are) (?:needed|required)))[.;]?$`, 'i')

/** What a member is not asked of, and behind it what it is asked of, as two sentences. */
export function notHereButThere(sentences: string[]): string[] {
  return sentences.flatMap((sentence) => {
    if (sentence.length > 220 || !/\b(?:no|not)\b|n['’]t\b/i.test(sentence)) return sentence
    const { here, member, there, last } = HERE_AND_THERE.exec(sentence.trim())?.groups ?? {}
    return here ? [`${here}.`, `${member} on ${there ?? last}.`] : sentence
  })
}
