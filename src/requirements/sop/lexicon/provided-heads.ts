/** Heads and lead-ins over what an owner, another who asks, or a program insures for those it is spoken to: nobody is asked for what stands below. */
const TO = String.raw`(?:the|an?|our|this|such|owner's|contractor's|sponsor's|project)`
const WRAP_UP = String.raw`(?:${TO} ){0,2}(?:(?:owner|contractor)[- ]controlled insurance program|r?ocip|ccip|wrap(?:-?up)?)(?: (?:program|insurance|policy|policies))?`
const PROGRAM = String.raw`(?:${WRAP_UP}|(?:the|our|this) (?:insurance )?program)`
/** Those who ask, where they are the ones who give; an owner-operator is none, and nor is a party that mostly insures. */
const GIVER = String.raw`(?:(?:the|our) )?(?:(?:(?:ocip|ccip|program|project) )?(?:owner|sponsor|administrator)(?![- ]operator)|landlord|licensor|franchisor|city|county|town(?:ship)?|village|borough|district|authority|university|college|school|hospital|port|airport|railroad|municipality|client|buyer|developer|general contractor|prime contractor|gc)`
const GIVEN = String.raw`(?:furnished|provided|afforded|included|supplied|covered|carried|insured|placed|maintained|purchased|paid for|procured|bought|arranged)`
const INSURANCE = String.raw`(?:(?:the |all |program |project |on-?site |off-?site |required ){0,3}(?:insurance|coverages?|polic(?:y|ies)|lines?)(?: program)?)`
/** "Part 1.", "Section 2 -", "A." */
const NUMBER = String.raw`(?:(?:part|section|article|item|schedule|table) [a-z\d.]{1,6}[\s:.)\u2013\u2014-]{1,4}|[a-z\d]{1,3}[.)] ?)?`
/** Whom it is for, or where it holds: nothing that asks. */
const FOR_WHOM = String.raw`(?:,? (?:for|to|on|at|during|while)(?! (?:be|the extent|which|example)\b)(?!.*\b(?:must|shall|minimum|not)\b) [a-z' -]{3,60})?(?:,? (?:on|off)-?site(?: [a-z]+){0,3})?(?: ?\((?!.*\b(?:must|shall|minimum|not|contractors?|vendors?|subs?)\b)[^()]{1,60}\))?`

const HEADS = [
  // "Provided by the OCIP for enrolled contractors, on-site work only", "Coverages to be furnished by Owner through the CCIP"
  String.raw`(?:(?:the following|what|${INSURANCE})(?: (?:is|are|that is|that are|which is|which are|to be|will be|shall be))? )?${GIVEN} (?:under|by|through|in|within) (?:${PROGRAM}|${GIVER})(?: (?:under|through|in|within|as part of) ${PROGRAM})?`,
  // "Program Coverages (furnished by the Sponsor)", "Coverage: provided by Owner"
  String.raw`${INSURANCE} ?[(:\u2013\u2014-] ?${GIVEN} (?:under|by|through) (?:${PROGRAM}|${GIVER})\)?`,
  // "Owner-furnished insurance", "OCIP-provided coverages", "CCIP coverages"
  String.raw`(?:${GIVER}|${PROGRAM})[- ]${GIVEN} ${INSURANCE}`,
  String.raw`${WRAP_UP} ${INSURANCE}`,
  // "Enrolled contractors are covered under the OCIP for", "The Owner will furnish the following coverage"
  String.raw`(?:the |all |each |every )?enrolled (?:contractors?|part(?:y|ies)|subcontractors?|trades?) (?:is|are|will be) (?:covered|insured|protected) (?:under|by|through|in) ${PROGRAM}(?: for)?`,
  String.raw`${GIVER} (?:will |shall |agrees to )?(?:provides?|furnish(?:es)?|carr(?:y|ies)|maintains?|purchases?|procures?|pays? for|buys?)(?: and (?:maintains?|pays? for))?(?: (?:(?:the following|these) )?${INSURANCE}| the following)(?: (?:under|through|in) ${PROGRAM})?`,
].map((head) => new RegExp(String.raw`^\W*${NUMBER}${head}${FOR_WHOM}\W*$`))

export const headsProvided = (bare: string): boolean => HEADS.some((head) => head.test(bare))
