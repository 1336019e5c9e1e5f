import { LatePattern } from '../../vocabulary/index.ts'
import type { PageText } from './text-of-page.ts'

/** How those speak who promise insurance: each said on a page is a mark of a policy's wording. */
const VOICE = [
  /\b(?:we|the (?:insurer|company|underwriters?)) (?:will|shall|may|agrees?|do(?:es)?|have the right)\b(?! (?:be (?:happy|glad)|send you|contact|call))/,
  /\b(?:you|(?:any|the|an|each) (?:insured|assured)s?(?: organization| person)?) (?:shall|must|may not|is liable|becomes? (?:legally )?(?:obligated|liable|responsible))\b/,
  /\b(?:this|such|the) (?:policy|certificate|insurance|exclusion|coverage|provision|agreement|part|section) (?:shall|will|does|do|is|also|applies|includes|insures)\b|\bdoes not (?:insure|cover|relieve)\b|\bno (?:assignment|legal action|one may bring)\b|\bvoid this policy\b/,
  /\barising out of\b|\bresulting from\b|\bcaused by or\b|\bbased upon\b/,
  /\bdirectly or indirectly\b|\bin whole or in part\b|\bin any way\b|\bregardless of\b|\bwhether or not\b/,
  /\bmeans (?:a|an|any|the|all|your|in|upon)\b|\bincludes? but (?:is|are) not limited to\b|\bhas the meaning\b/,
  /\bexclusions?\b|\binsuring agreements?\b|\bdefinitions?\b|\bwho is an? insured\b|\b(?:is|are) (?:also )?(?:an )?insureds?\b|\bparagraph [a-z0-9]\b/,
  /\b(?:shown|named|stated|listed|described) in (?:the|these|item \d+[^.]{0,4} of the) (?:declarations|information page|schedule)\b/,
  /\b(?:named insured|insured|person or organization)[^.]{0,40}\b(?:damages|loss|claim|suit|liability)\b/,
  /\b(?:right|duty) to defend\b|\boccurs? during the policy period\b|\blegally (?:liable|obligated) to pay\b|\bdamages because of\b/,
  /\bconditions? (?:of|precedent)\b|\bas soon as practicable\b|\bprovided(?: that|,? however)\b|\bsubject to\b/,
  /\b(?:you|we) may cancel\b|\bmay not be assigned\b|\brights? of recovery\b|\bif we (?:make|pay) (?:a |any )?(?:payment|loss)\b/,
  /\b(?:hereby|hereunder|herein(?:after|before)?|thereof|thereto|whatsoever|notwithstanding)\b/,
].map((pattern) => LatePattern.of(pattern))
const TERMS_IN_QUOTES = /[“"]([a-z][a-z' -]{2,40})[”"]/g
const TERMS_MIN = 3
const VOICE_WORDS = { words: 50, prose: 0.7, amounts: 2 }
/** What a wording works out with amounts to show how it is meant. */
const EXAMPLE = /\bexample\b/
const LETTER = /\b(?:dear|sincerely|regards|thank you|please (?:call|contact|note|send|complete|return)|enclosed)\b/

/** How many marks of a policy's wording a page of sentences bears; none on a letter. */
export function marksOfWording(text: PageText): number {
  const { spoken } = text
  if (text.words < VOICE_WORDS.words || text.prose < VOICE_WORDS.prose || (text.amounts > VOICE_WORDS.amounts && !EXAMPLE.test(spoken)) || LETTER.test(spoken)) return 0
  const terms = new Set(Array.from(spoken.matchAll(TERMS_IN_QUOTES), (m) => m[1])).size
  const defined = spoken.match(/\bmeans\b/g)?.length ?? 0
  return VOICE.filter((mark) => mark.test(spoken)).length + (terms >= TERMS_MIN ? 2 : 0) + (defined >= TERMS_MIN ? 2 : 0)
}
