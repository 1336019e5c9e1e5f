import { withoutMemberLeft } from '../coverages/around-group.ts'
import { NO_AFTER, OPTIONAL_AFTER } from '../coverages/not-asking-words.ts'
import type { MemberMention } from '../mentions/mentions.ts'
import type { SentenceView } from '../sentences/sentence-view.ts'
import { openPastScope, pastScope, refusedPastScope } from './past-scope.ts'

/** `asked`, unless the words around a member only speak of it (`told`), or leave open whether it is asked (`open`). */
export type MemberStanding = { kind: 'asked' | 'told' } | { kind: 'open'; text: string }

/** "An additional insured is a party covered by your policy", "Additional insured status doesn't make us responsible". */
const EXPLAINED =
  /^(?: (?:status|coverage|endorsements?|wording|forms?|protection))?(?: (?:is|are|means|refers to) (?:simply |just |basically |only )?(?:an? |any |the |another )?(?:part(?:y|ies)|persons?|people|compan(?:y|ies)|entit(?:y|ies)|someone|somebody|anyone|way|document|agreement|promise|endorsement that|form that|provision)\b| (?:doesn't|does not|don't|do not|won't|will not) (?:make|mean|give|cost|change|affect|extend|cover|protect)| (?:costs?|gives|protects|lets|allows|prevents|keeps|extends|typically|usually|generally)\b)/
/** "If we are named additional insured, send the endorsement": what something else depends on. */
const SUPPOSED = /\b(?:if|when|where|whether|unless) (?:we|us|i|the (?!polic|coverage|insurance|cert)[a-z]+) (?:are|am|is)(?: not)? (?:already |to be )?(?:named |listed |shown |added |included )?(?:as )?(?:an? |the )?$/
/** "Do not list us as additional insured" */
/** "The certificate doesn't show a waiver": what a paper lacks is asked. */
const PAPER_LACKS = /(?:^\W*|\b(?:it|this|that|cert(?:ificate)?s?|coi|acord|paper|form|polic(?:y|ies)|one|version)(?: you sent| on file| we have)? )(?:still )?(?:does|do|did)(?:n't| not) (?:show|list|include|name)(?: an?| the| any)? $/
/** "The 30-day notice was left off", "isn't there". */
const LEFT_OFF = /^(?: (?:wording|box|language|line))? (?:(?:is|are|was|were)(?:n't| not) (?:there|on (?:it|there)|checked|marked|shown|included|listed)|(?:is|was) (?:missing|left off|blank))/
const NOT_LISTED = /(?:n't|\bnot|\bnever) (?:list|name|show|add|include|put|endorse|make)(?: (?:us|me|them|anyone|the [a-z]+|our [a-z]+|[a-z]+))?(?: (?:as|on the (?:polic(?:y|ies)|certificate|cert) as))?(?: an?)? $|\b(?:holder|payee),? (?:and )?not (?:as )?(?:an? )?$/
/** "You don't have to name us as additional insured", "no need to show a waiver": what nobody is held to. */
const NOT_HELD_TO =
  /\b(?:nobody|no one|no party|none of us)(?: else)? (?:needs?|has|wants?|is required|must) (?:to be |be )?(?:named |listed |shown |added )?(?:as )?(?:an? )?$|(?:(?:n't|\bnot)(?: yet| currently)? (?:be )?(?:have|need|needed|required|obliged|obligated|expected|necessary|mandatory)|\b(?:no|nor any|without any) (?:need|requirement|obligation|reason|call)(?: for (?:you|them|anyone|[a-z]+s))?) to (?:(?:µ{1,80},? (?:or|nor)|(?!(?:to|but|until|unless|if|without|before|more|less|only|just)\b)[a-z'-]+) ){0,6}$/
/** "The owner may require a waiver", "Some owners require ...", "Not sure about the waiver": it may come, or not. */
const MAYBE_BEFORE =
  /(?:\breserves? (?:the|our|its) right to (?:require|request|ask for|demand)(?: to be)?(?: an?| the)? ?|\b(?:may|might|could)(?: also| later| sometimes| still| reasonably)? (?:ask|require|request|want|need|insist)[^.;©¤§]{0,30}|\b(?:some|certain|a few|many|most|other) [a-z]+(?: [a-z]+)? (?:may |will |also |might )?(?:require|want|ask for|need|insist on)(?: to be)?(?: an?| the)? ?|\b(?:not sure|unsure|undecided|no idea|don't know)(?: yet)? (?:about|on|if|whether)[^.;©¤§]{0,30})$/
const MAYBE_AFTER = /^(?: (?:or (?:better|higher))?(?: ?ratings?| ?rated)?(?: (?:insurers?|carriers?|¶+))?)? (?:may|might|can|could) (?:also |still )?be (?:accepted|considered|approved|allowed|permitted)\b(?! (?:only|if rated))|^(?: (?:status|wording|endorsement))?(?:,? (?:and|or) (?:an? )?(?:µ+|waivers?|primary wording))* (?:may|might|could)(?: also| later| sometimes| still)? be (?:required|requested|asked|needed|wanted|necessary)|^[^.;©¤§]{0,20}[:,(-] ?(?:not sure|tbd|undecided|to be (?:decided|confirmed|determined))\b/

/** "We don't check ratings, but A- is typical": what is not looked at, and what is common, are not asked. */
const NOT_CHECKED = /\b(?:don't|do not|never|won't) (?:check|verify|track|look at|care (?:about|for)|look up) [^.;]{0,30}$/
/** "Ask your agent what a waiver would cost": what is to be found out. */
const TO_FIND_OUT = /\b(?:ask|check|find out|tell us|let us know|see|wondering|inquire|enquire|advise)\b[^.;]{0,40}\b(?:what|how much|whether|if)\b[^.;]{0,16}$/
/** "Our own carrier is rated A+", "our policies are primary over yours": those of who asks. */
const OUR_OWN = /(?:^|[,;:] ?|\band |\bbut )our (?:own )?(?:[a-z]+ )?(?:insurers?|carriers?|polic(?:y|ies)|insurance|coverages?|¶+|©+)(?: polic(?:y|ies)| insurance)? (?:(?:is|are|has|have|carries|holds|being|an?|also|always|currently|rated|rating|of) )*$/
/** "The waiver of subrogation clause (Section 14) survives termination": what a contract says elsewhere. */
const CLAUSE = /^ (?:clause|provision|section|article|paragraph)s?\b(?: ?\([^()]*\))? (?:survives?|(?:of|in) (?:this|the|our|your) (?:agreement|contract|lease|order)|does|do|remains?|continues?|governs?)\b/
/** "Our guide explains the difference between CG 20 10 and CG 20 26" */
const COMPARED = /\b(?:differences?|choice|distinction) between [^.;]{0,60}$/
/** "Nothing about waivers this year", "no word on a waiver", "we never discussed additional insured": what is not spoken of. */
const NOT_SPOKEN_OF = /\b(?:nothing|not a word|no (?:word|mention|talk|discussion))(?: (?:in there|there|here|said|yet))? (?:about|on|of|regarding) (?:an? |the |any )?$|\b(?:never|not|n't|nobody|no one) (?:ever |really )?(?:said|say|mention(?:ed)?|discuss(?:ed)?|talk(?:ed)?|hear(?:d)?|brought up)(?: (?:anything|a word|a thing))?(?: (?:about|on|of|regarding))? ?(?:an? |the |any )?$/
const COMMON = /^(?: or better)? (?:is|are|would be) (?:typical|usual|common|customary|the norm|normal|average|what most)\b/

/** "We waive subrogation against vendors", "Landlord's insurer waives subrogation against Tenant": what those who ask give. */
const GIVEN = /(?:^|[,;:] ?|\band |\bbut )(?:we|our (?:own )?(?:insurers?|carriers?|polic(?:y|ies)|insurance)|(?:the )?(?:landlord|owner|lessor|licensor|city|county|district|client|buyer|shipper|broker|franchisor)(?:'s (?:insurers?|polic(?:y|ies)|insurance))?)(?: (?:also|hereby|will|shall|do|does|likewise|in turn))* $/
const AGAINST_INSURED = /^[^.;]{0,40}\bagainst (?:you\b|them\b|(?:the |its |our |any |each )?(?:tenant|vendor|contractor|subcontractor|carrier|lessee|licensee|supplier|consultant|franchisee|operator|driver|hauler|provider|seller|renter|user|permittee)s?\b)/
/** "Hired autos are on us" */
const OURS = /^ (?:is|are) (?:all )?(?:on us\b|ours\b|(?:covered|carried|insured|provided) (?:by us|by our|under our|on our)\b|(?:under|on) our\b|our (?:responsibility|job|problem|own)\b)/

const NEVER_NEGATED = new Set(['cancellation_notice_days', 'carrier_rating', 'auto_scope'])
/** "We do not ask for 30 days' notice": of what no other reading refuses. */
const NOT_BEFORE = /\b(?:(?:do|does|did|will|shall) not|don't|doesn't|didn't|won't|never|stopped|no longer) (?:ask(?:ing)?|requir\w*|need|want|look|check|insist)\w*(?: for| on| to see)?(?: an?| the)? $|(?<!n't |not |never )\b(?:skip|forget|ignore|disregard)(?: about)?(?: an?| the)? $|\bthere is no need (?:for|to (?:show|have|give|provide))(?: an?| the)? $/
const EITHER = /\beither (?:an? |the |by |with |through )?$/
const EITHER_OTHER = /\beither (?:an? |the |by |with |through )?µ+[^.;,µ]{0,40} or (?:an? |the |by |with |through )?$/
const OF_THEIRS = new Set(['carrier_rating', 'primary_noncontributory', 'subrogation_waived'])
/** "We may ask for | an A.M. Best rating of at least": what leads to a grade is its own. */
const RATING_LEAD = /(?:\b(?:an?|the|minimum|a\.?m\.?|best(?:'s)?|financial|strength|size|insurers?|carriers?|ratings?|rated|of|at least|no less than|not less than|[:,]) ?){1,9}$/
/** "No 30 days' notice needed" */
const NONE_NEEDED = /^[^.;,©§¶µ]{0,40}\b(?:is |are )?(?:needed|required|necessary)\s*(?:[.;!]|$)/
/** What the words around a member say of whether it is asked at all. */
export function judgeMember({ reading }: SentenceView, m: MemberMention): MemberStanding {
  const { masked, cased } = reading
  const stands = masked.slice(Math.max(0, m.start - 90), m.start)
  const before = m.member.name === 'carrier_rating' ? stands.replace(RATING_LEAD, '') : stands
  const after = masked.slice(m.end, m.end + 400)
  if ((EXPLAINED.test(after) && !/\b(?:must|shall|required?|requires|need(?:s|ed)?)\b/.test(masked)) || SUPPOSED.test(before) || (NOT_LISTED.test(before) && !PAPER_LACKS.test(before)) || NOT_HELD_TO.test(before) || NOT_CHECKED.test(before) || COMMON.test(after) || COMPARED.test(before) || CLAUSE.test(after) || (OF_THEIRS.has(m.member.name) && OUR_OWN.test(before)) || (GIVEN.test(before) && AGAINST_INSURED.test(after)) || (m.member.name === 'auto_scope' && OURS.test(after))) return { kind: 'told' }
  // "Rating: n/a", "NOC is optional", "Additional insured is up to you": as it is said of coverages.
  const clause = after.split(/[;.](?:\s|$)/)[0]!
  if (NEVER_NEGATED.has(m.member.name) && !LEFT_OFF.test(after) && (NO_AFTER.test(withoutMemberLeft(clause)) || NOT_BEFORE.test(before) || refusedPastScope(masked, m) || (/(?:^|[.;,:] ?)no $/.test(before) && NONE_NEEDED.test(pastScope(masked, m) ?? after)))) return { kind: 'told' }
  const left = OPTIONAL_AFTER.exec(clause)
  if (left) return { kind: 'open', text: cased.slice(m.end, m.end + left[0].length).trim() }
  const open = openPastScope(masked, m)
  if (open !== null) return { kind: 'open', text: open.trim() }
  // "Either a waiver of subrogation or additional insured status": of two, one.
  if ((EITHER.test(before) && /^[^.;,µ]{0,40} or (?:an? |the )?µ/.test(after)) || EITHER_OTHER.test(before)) return { kind: 'open', text: 'either' }
  const unsaid = /\b(?:cert(?:ificate)?s?|cois?|acords?|paper|form|polic(?:y|ies)|it|version)\b/.test(before) ? null : NOT_SPOKEN_OF.exec(before)
  if (unsaid) return { kind: 'open', text: cased.slice(m.start - unsaid[0].length, m.end).trim() }
  const sought = TO_FIND_OUT.exec(before)?.[0]
  if (sought !== undefined) return { kind: 'open', text: cased.slice(m.start - sought.length, m.end).trim() }
  const maybe = MAYBE_BEFORE.exec(before)?.[0] ?? MAYBE_AFTER.exec(after)?.[0]
  return maybe === undefined ? { kind: 'asked' } : { kind: 'open', text: MAYBE_BEFORE.test(before) ? cased.slice(m.start - maybe.length, m.start).trim() : cased.slice(m.end, m.end + maybe.length).trim() }
}
