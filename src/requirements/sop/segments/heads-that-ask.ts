import { OBLIGED } from '../lexicon/party-names.ts'

/** Those who insure, singular or plural, as a head names them; "customer" and "company" may be either side. */
const WHO = String.raw`(?:you|subs?|trades?|(?:non-?enrolled |unenrolled |enrolled |trade |prime |general )?(?:sub-?)?(?:${OBLIGED.filter((o) => !/^(?:company|customer|agency|you|lessor|party)$/.test(o)).join('|')}|part(?:y|ies))s?)`
const EACH = String.raw`(?:(?:the|each|every|all|any) )?`
const INSURANCE = String.raw`(?:(?:the |all |other |off-?site |own |required |minimum ){0,3}(?:insurance|coverages?|polic(?:y|ies)|limits?)(?: (?:program|requirements?|coverages?))?)`
const GIVEN = String.raw`(?:furnished|provided|carried|maintained|purchased|procured|bought|obtained|supplied|kept)`
const NUMBER = String.raw`(?:(?:part|section|article|item|schedule|table) [a-z\d.]{1,6}[\s:.)\u2013\u2014-]{1,4}|[a-z\d]{1,3}[.)] ?)?`
/** "(off-site and automobile)", "while on the premises" */
const WHERE = String.raw`(?: (?:for|on|at|during|while) (?!.*\bnot\b)[a-z' -]{3,60})?(?: ?\([^()]{1,60}\))?`

const HEADS = [
  // "Not provided by the Owner: ..."
  String.raw`not (?:provided|furnished|covered|included|insured|held) (?:by|under|in|through)\b(?! (?:you|your|the (?:sub)?contractor|subs)\b).{0,60}`,
  // "What each sub still buys"
  String.raw`(?:(?:what|insurance|coverages?|policies|still|and|but|the|each|every|all|enrolled) ){0,4}(?:you|subs?|subcontractors?|contractors?|vendors?|tenants?|carriers?|suppliers?|consultants?|participants?|operators?) (?:still |also |themselves |must |shall |will |each |to |are required to |need to |have to |has to |needs to ){0,3}(?:buys?|carry|carries|provides?|furnish(?:es)?|keeps?|maintains?|supply|supplies|insures?|brings?|need)\b(?! (?:not|no)\b)(?:.{0,60}:\**|[^.:;$]{0,40})`,
  // "Contractor-provided coverage", "Contractor's own insurance"
  String.raw`${EACH}${WHO}[- ]${GIVEN} ${INSURANCE}${WHERE}`,
  String.raw`${EACH}${WHO}(?:'s|s'|') ${INSURANCE}${WHERE}`,
  String.raw`${EACH}${WHO} (?:insurance )?requirements${WHERE}`,
  // "To be carried by every enrolled contractor", "Insurance to be furnished by Contractor"
  String.raw`(?:${INSURANCE} )?(?:(?:to|must|shall) be |(?:that is|which is|is|are) )?(?:${GIVEN}|required) (?:by|of|from) ${EACH}${WHO}${WHERE}`,
  String.raw`(?:${INSURANCE} required|required ${INSURANCE})(?: (?:of|from|by) ${EACH}${WHO})?${WHERE}`,
].map((head) => new RegExp(String.raw`^\W*${NUMBER}${head}\W*$`, 'i'))

/** "Subs buy:", "Contractor-furnished coverage": a head that asks ends one that has what stands below it passed over. */
export const asksAgain = (title: string): boolean => title.length <= 160 && HEADS.some((head) => head.test(title))
