import { LatePattern } from '../../vocabulary/index.ts'

/** Words of which such a marking is made, of which one of the first four must be there. */
const CORE = new Set(['specimen', 'sample', 'draft', 'void'])
const MARKING = new Set(['a', 'an', 'this', 'is', 'not', 'no', 'for', 'of', 'only', 'the', 'to', 'be', 'copy', 'certificate', 'policy', 'document', 'form', 'review', 'information', 'informational', 'illustration', 'illustrative', 'training', 'discussion', 'purposes', 'purpose', 'proof', 'evidence', 'insurance', 'coverage', 'valid', 'preliminary', 'unissued', 'issued'])
const WORDS_MAX = 16
/** What a certificate is made for that proves nothing yet. */
const NOT_YET = '(?:bid(?:ding)?|quot(?:e|ation|ing)|illustrat(?:ion|ive)|discussion|training|proposal|tender)'
const PURPOSE = new RegExp(`^\\W*(?:certificate )?(?:issued )?(?:for )?(?:${NOT_YET}(?: purposes?)?|proposed (?:coverages?|insurance|limits?)|example) only\\W*$|^\\W*(?:certificate )?void(?:ed)?\\W{1,5}do not use\\W*$`)
const PURPOSES = /only|\buse\b/i
/** Letters so large that the word alone says it. */
const LARGE_ALONE = /^\W*(?:certificate )?(?:superseded|voided|withdrawn|expired|not issued|proposed)\W*$/

/** Whether a run of print is nothing but a marking: `SPECIMEN`, `SAMPLE ONLY`, `DRAFT - FOR REVIEW ONLY`. A bare `draft` may be a way to pay: it must be `large`. */
export function isMarking(text: string, large: boolean): boolean {
  if (large || PURPOSES.test(text)) {
    const printed = text.toLowerCase().replace(/\s+/g, ' ').slice(0, 120)
    if (PURPOSE.test(printed) || (large && LARGE_ALONE.test(printed))) return true
  }
  const words = text.toLowerCase().match(/[a-z]+|\d/g) ?? []
  if (words.length === 0 || words.length > WORDS_MAX || !words.every((word) => CORE.has(word) || MARKING.has(word))) return false
  const [first] = words.filter((word) => CORE.has(word))
  return first !== undefined && (large || words.length > 1 || (first === 'specimen' && text === text.toUpperCase()))
}

const ACROSS = /specimen|sample|draft|void|notvalid|notapolicy|expired|superseded|proposal/
/** The same of letters printed across the page; `COPY` says nothing against it. */
export const isMarkingAcross = (letters: string): boolean => ACROSS.test(letters.toLowerCase())

const SAYS = [
  /\bthis (?:certificate|binder|document) is (?:now |hereby )?(?:null and )?void\b(?! (?:if|unless|after|when|without|where|should))/,
  /\b(?:coverages?|insurance|polic(?:y|ies)|binder) (?:(?:is|are|has|have) )?(?:not yet|not been|not) bound\b/,
  /\bthis (?:certificate|binder|document) (?:is|was|has been) (?:now |hereby )?(?:voided|superseded|withdrawn|revoked)\b(?! (?:if|unless|when|without|where|should))/,
  /\bthis (?:certificate|binder|document) is (?:only )?an? (?:draft|sample|specimen|example)\b/,
  /\b(?:certificate|binder) (?:was |is )?issued in error\b/,
  new RegExp(`\\b${NOT_YET} purposes? only\\b|\\bproposed (?:coverages?|insurance|limits?) only\\b`),
  /\b(?:coverages?|insurance|polic(?:y|ies)) (?:is |are |will be |shall be )?(?:to be )?(?:bound|placed|issued|effective) (?:only )?(?:upon|on|after|if|when|subject to) (?:the |an? )?(?:contract )?award\b/,
  /\bnot (?:a )?valid (?:as )?(?:proof|evidence) of (?:insurance|coverage)\b/,
].map((pattern) => LatePattern.of(pattern))
/** Whether a sentence of a certificate or a binder, in small letters, says that the paper itself proves nothing. */
export const saysNoProof = (sentence: string): boolean => SAYS.some((pattern) => pattern.test(sentence))

const SAMPLE = /sample|specimen/i
const NO_PROOF = /void|draft|\b(?:bid|bidding|quote|quotation)\b|withdrawn|revoked|in error|not ?(?:a ?)?(?:valid|bound|policy|proof|evidence)|no ?(?:valid|proof|evidence)|expired|superseded|proposal|illustrat|unissued/i
/** Whether such words say no more than that the paper is a sample. */
export const isMereSample = (says: string): boolean => SAMPLE.test(says) && !NO_PROOF.test(says)
