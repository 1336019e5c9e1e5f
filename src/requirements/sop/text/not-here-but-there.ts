import { PLAIN_NAME } from '../lexicon/plain-names.ts'
const MEMBER = String.raw`(?:additional(?:ly)? insured(?: status| endorsements?)?|AI|waivers?(?: of subrogation)?|WOS|primary(?:(?: and | & |\/)non-?contributory)?(?: wording)?)`
const NEGATED = String.raw`(?:\bno\b|\bnot\b|n['’]t\b)`
const COVERAGES = String.raw`(?:the |your |their )?${PLAIN_NAME}(?: polic(?:y|ies))?(?:(?:,? (?:and|or|&) |\/|, ?)(?:the |your |their )?${PLAIN_NAME}(?: polic(?:y|ies))?){0,3}`
const THERE = String.raw`(?:,? but |[,;] ?(?:but |and )?| [-–—] ?)(?:(?:yes|only|just|(?:it|we|they|he|she|that) (?:do|does|is|are)(?: (?:(?:have to|need to) be|needed|required|necessary|so))?|(?:we|they) (?:do )?(?:need|want) (?:it|one|that)|still (?:need|want) it|(?:is |are )?(?:required|needed))(?: so)?(?: (?:for|on|under))?|(?:on|for|under))`
/** "We needn't be additional insured on auto, we do on GL", "AI not needed on auto, only GL", "No waiver on GL, but yes on comp" */
const HERE_AND_THERE = new RegExp(String.raw`^(?<here>(?=[^.;]{0,100}${NEGATED})[^.;]{0,80}?\b(?<member>${MEMBER})\b[^.;,]{0,30}? (?:on|for|under|to) ${COVERAGES})(?:${THERE} (?<there>${COVERAGES})|(?:,? but |[,;] ?(?:but |and )?| [-–—] ?)(?:on |for )?(?<last>${COVERAGES}) (?:only|yes|(?:it|they|we) (?:is|are|do|does)|(?:is|are) (?:needed|required)))[.;]?$`, 'i')

const NOT_HERE = new RegExp(String.raw`^(?<here>(?=[^.;]{0,100}${NEGATED})[^.;]{0,80}?\b(?<member>${MEMBER})\b[^.;,]{0,30}? (?:on|for|under|to) ${COVERAGES})(?:,? (?:obviously|of course|naturally|though|clearly|please))?[.;]?$`, 'i')
const BUT_THERE = new RegExp(String.raw`^(?:(?:but |and )?(?:just|only|yes,?)(?: (?:on|for|under))? (?<just>${COVERAGES})|(?:but )?(?:on |for )?(?<there>${COVERAGES}):?,? (?:(?:only|yes)(?:,? please)?|(?:it|we|they) (?:is|are|do|does)|(?:is|are) (?:needed|required)|needs? (?:it|one)|do|does))[.!]?$`, 'i')
/** "No AI on the E&O, obviously. GL and auto yes.": told in two sentences. */
const inTwo = (sentence: string, next: string | undefined): string[] | null => {
  if (next === undefined || next.length > 100 || sentence.length > 220) return null
  const { here, member } = NOT_HERE.exec(sentence.trim())?.groups ?? {}
  const { just, there } = (here && BUT_THERE.exec(next.trim())?.groups) || {}
  return just || there ? [`${here}.`, `${member} on ${just ?? there}.`] : null
}

/** What a member is not asked of, and behind it what it is asked of, as two sentences. */
export function notHereButThere(sentences: string[]): string[] {
  const out: string[] = []
  for (let i = 0; i < sentences.length; i++) {
    const sentence = sentences[i]!
    if (sentence.length > 220 || !/\b(?:no|not)\b|n['’]t\b/i.test(sentence)) {
      out.push(sentence)
      continue
    }
    const { here, member, there, last } = HERE_AND_THERE.exec(sentence.trim())?.groups ?? {}
    const two = here ? null : inTwo(sentence, sentences[i + 1])
    if (two) i++
    out.push(...(here ? [`${here}.`, `${member} on ${there ?? last}.`] : (two ?? [sentence])))
  }
  return out
}
