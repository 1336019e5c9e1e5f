import type { MemberMention } from '../mentions/mentions.ts'
import { strayState } from '../conditions/state-conditions.ts'
import { behindScope, pastScope } from './past-scope.ts'
import { strangeIn } from '../lexicon/strange-words.ts'
import type { SentenceView } from '../sentences/sentence-view.ts'

/** Words behind a member that make it wait for something: nothing is asked until then. */
const WAITS =
  /^[^.;©¤§¶µ]{0,50}?(?:\b(?:is|are) (?:only (?:needed|required|asked(?: for)?|necessary|expected|wanted)|(?:needed|required|asked(?: for)?|necessary|expected|wanted) only) (?:for|on|in|at|from|of|by|when|where|if|to|with|during)\b[^.;©¤§¶µ]{0,40}|\b(?:on|upon|at) (?:(?:our|your|their|its|written|special|specific|the [a-z]+'s|[a-z]+'s) )*(?:request|demand)\b|\bif (?:so )?(?:requested|asked)\b|\b(?:is|are) (?:negotiable|flexible|up for (?:discussion|negotiation)|decided)\b|\b(?:is|are|remains?) (?:still )?(?:under|in) (?:discussion|review|negotiation|consideration)\b|\b(?:is|are) (?:still )?(?:being (?:discussed|reviewed|negotiated|considered)|pending|open|undecided|tbd)\b)/
/** "Waiver from lessors only", "notice from foreign insurers", "Additional insured: owner jobs only". */
const OF_SOME =
  /^(?:[^.;©¤§¶µ]{0,20}?\b(?:from|by|of|for) (?!all\b|each\b|every|any\b|both\b|the\b|our\b|your\b|its\b|their\b|us\b|non|cancel|insurers?\b|carriers?\b|underwriters\b|agents?\b|one\b|brokers?\b|vendors?\b|contractors?\b)| ?[:,(-] ?(?:only )?)(?!(?:on|under|for|in|to|with|by|all|any|each|the|certs?|certificates?|cois?|proof|originals?|pdfs?|acords?|e-?mails?) )[a-z][a-z' -]{2,40}? only(?=\s*(?:[.;,)]|$))|^[^.;©¤§¶µ]{0,12}?\b(?:from|by) (?:foreign|offshore|surplus[- ]lines|non-?admitted|unrated|self-insured|leased?|rental|out-of-state) [a-z¶]+|^[^.;©¤§¶µ]{0,12}?\bfor (?:risk retention|surplus[- ]lines|non-?admitted|captive|mutual|reciprocal|offshore|foreign)\b[a-z ¶]*/
/** "Waiver for hospital clients", "CG 20 10 on new policies": some of those who are asked, or of what they do. */
const OF_A_KIND = /^ (?:only )?(?:for|on|at) (?!(?:all|each|every|any|our|your|the|this|these|those|both|such|its|their|said|ongoing|completed|covered|required|applicable|own)\b)[a-z-]+(?: [a-z-]+)? (?:clients|accounts|customers|jobs|projects|sites|loads|events|contracts|bookings|routes)\b|^ (?:only )?on (?:new|renewal|renewed|older|larger|smaller|bigger|small|large) ¶/
/** "AI for Foundry Events Co": a party by its name, in a text that is not all in capitals. */
const FOR_A_NAME = /^ (?:only )?for [A-Z][a-z]/
/** "On any policy that allows it": where the insurer will have it. */
const WHERE_ALLOWED = /^[^.;©¤§µ]{0,12}?\b(?:on|under|in|by|from) (?:¶+|(?:any|every|each|all|whichever|whatever) (?:polic(?:y|ies)|carriers?|insurers?|lines?)) (?:that|which|who|where)(?: (?:the|your) [a-z]+)? (?:allows?|permits?|offers?|can|will|takes?|agrees?|accepts?)\b[^.;,)]*/
/** "Waiver: see contract" */
const ELSEWHERE = /^\s*[:,-]\s*(?:please )?(?:see|refer to|check|consult|go by) (?:the |your |our )?(?:[a-z]+ )?(?:contract|agreement|lease|order|exhibit|rider|addend\w+|schedule|attachment|scope|specs?|specifications?)\b/
/** "60 days in Franklin County", "on the north campus": a place, and no paper of the contract. */
const PLACE = /^[^.;©¤§¶µ]{0,30}?\b(?:at|in|within|outside(?: of)?|near) (?:the )?(?!Exhibit|Section|Schedule|Appendix|Attachment|Article|Agreement|Contract|Form|Lease|Paragraph|Clause|Item|Line|Part|Table|Annex|Addendum|Rider|Policy|Order|ACORD|Best|Description|Named|Lloyd|Work|Project|Owner|Contractor|Vendor|Additional|Additionally|General|Certificate|January|February|March|April|May|June|July|August|September|October|November|December)[A-Z][a-z]+(?: [A-Z][a-z]+)*(?: (?:county|city|campus|site|counties))?(?=\s*(?:[.;,)]|$))/

/** "..., only for roofers", "... only on city jobs" */
const ONLY_FOR = /^,? ?[-\u2013(]? ?only (?:for|on|from|by|of|at|with|if|when|where) (?!(?:the |our |your |any |all )*[©§¶µ]|(?:all|us|our|us|claims?|nonpay\w*|non-pay\w*|acts|liability|the (?:owner|city|county|landlord|lender|additional))\b)[^.;,()©§¶µ]{3,40}/
/** "(hospital jobs)", "(crane work only)" */
const JOBS = /^ ?\((?:for |on )?(?!(?:all|any|each|every|our|your|the|these|this|ongoing|completed|covered|both)\b)[a-z-]{3,20}(?: [a-z-]{2,20})? (?:jobs|projects|sites|loads|events|contracts|clients|accounts|work|lanes|trades|subs|vendors|tenants)(?: only)?\)/
/** Policies that a word leads to: "waiver, pollution only if fuel is stored" tells of another. */
const SCOPED = /^[^©§¶.;]{0,90}?(?:\b(?:on|under|for|to|of)\b|[(:])[^©§¶.;]{0,12}[©§¶]/
const ON_REQUEST = /^,? ?\(?(?:up)?on (?:our |your |written )?(?:request|demand)\b/
/** "AI on GL and auto, roofers only": of whom a member is asked, right behind what it is asked of; or null. */
function ofSomeBehind(masked: string, m: MemberMention): string | null {
  const own = SCOPED.test(masked.slice(m.end)) ? behindScope(masked, m) : null
  const said = JOBS.exec(masked.slice(m.end)) ?? ONLY_FOR.exec(masked.slice(m.end)) ?? (own === null ? null : (JOBS.exec(own) ?? ONLY_FOR.exec(own) ?? OF_SOME.exec(own) ?? OF_A_KIND.exec(own) ?? ON_REQUEST.exec(own)))
  return said && said[0].replace(/^[\s:,(\u2013-]+/, '')
}

const LICENSED = /^[^.;©¤§]{0,40}\b(?:licensed|authori[sz]ed|admitted|eligible|qualified|permitted|approved|doing business)\b[^.;©¤§]{0,30}\b(?:in|by)\b/
/** What stands behind a member and says of whom, where or from when it is asked, in no condition that was found; or null. */
export function waitsFor({ reading, conditions }: SentenceView, m: MemberMention): string | null {
  const behind = reading.masked.slice(m.end)
  const past = ofSomeBehind(reading.masked, m)
  if (past !== null) return past
  const said = WAITS.exec(behind) ?? OF_SOME.exec(behind) ?? (FOR_A_NAME.test(reading.cased.slice(m.end)) ? null : OF_A_KIND.exec(behind)) ?? WHERE_ALLOWED.exec(behind) ?? PLACE.exec(reading.cased.slice(m.end, m.end + (/[.;©¤§¶µ]/.exec(behind)?.index ?? behind.length)))
  // "insurers A- VII licensed in Idaho": where insurers are let in is no place where the rating is asked.
  if (m.member.name === 'carrier_rating' && LICENSED.test(behind)) return null
  const elsewhere = ELSEWHERE.exec(behind)
  if (elsewhere) return reading.cased.slice(m.end, m.end + elsewhere[0].length).replace(/^[\s:,-]+/, '')
  if (said) return reading.cased.slice(m.end, m.end + said[0].length).replace(/^[\s:,(-]+/, '')
  const rest = pastScope(reading.masked, m)
  if (conditions.length || (rest === null && reading.mentions.some((x) => x.kind === 'coverage' && x.start > m.end))) return null
  return /\b(?:in|from|within|outside|for) /.test(behind) ? strayState(reading, conditions) : null
}

/** "For work in New York, a waiver is not needed": a place that leads, in no condition that was found; or null. */
export function placeLed({ reading, conditions }: SentenceView, m: MemberMention): string | null {
  const lead = /^\W*(?:for|on|at|when|where|if)\b[^,;:¤©£µ§¶¦]{3,60}[,:](?= )|^\W*(?:for|on|at) [^,;:¤©£µ§¶¦]{3,50}(?= (?:(?:the|an?|no|we|you) )*µ)/.exec(reading.masked)?.[0]
  if (lead === undefined || lead.length > m.start || conditions.some((c) => c.start < lead.length)) return null
  const place = strayState(reading, conditions)
  return place !== null && reading.cased.slice(0, lead.length).includes(place) ? reading.cased.slice(0, lead.length).replace(/\W+$/, '') : null
}

/** "From roofers, we require a waiver": a lead that names neither policies nor papers may say of whom, where or when it is asked. */
const LEAD = /^\W*(?:from|at|during|on|for|inside|within|by|with) [^,;:.¤©£µ§¶¦]{3,50}[,:](?= )/
export function leadDoubt({ reading, facts }: SentenceView, m: MemberMention): string | undefined {
  const lead = LEAD.exec(reading.masked)?.[0]
  if (lead === undefined || lead.length > m.start || /;/.test(reading.masked.slice(lead.length, m.start))) return undefined
  const words = lead.match(/[a-z][a-z'-]{2,}/g) ?? []
  return strangeIn(reading.masked, reading.cased, 0, lead.length) && words.some((w) => !facts.topic.has(w)) ? `"${reading.cased.slice(0, lead.length - 1).trim()}" may say when this is asked.` : undefined
}

const DATED = /\b(?:starting|beginning|effective|from|as of|until|after)(?: in| on| with)? (?:(?:the )?(?:next|coming|this) (?:year|season|month|quarter)|(?:jan|feb|mar|apr|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\b|may \d|20\d\d|\d{1,2}\/)/
/** "NOC 30, 60 for hospitals": another period, for some. */
const ANOTHER_PERIOD = /^,? ?\(?(?:and |but )?(?:\d{1,3}|ten|fifteen|thirty|forty-five|sixty|ninety)(?: days?'?)? (?:for|on|if|when|in|to) (?!non|cancel|failure|premium|late|any)/
/** "(roofers)", right behind a member. */
const WHO_BEHIND = /^ ?\((?:for |only )?(?!own|lend|manag|part|memb|offic|employ|custom|brok|ship|mortgag|insur|vendor|contract|trust|direct|volunt|archit|engin|affil|invest|land)[a-z-]+(?:ers|ors|subs|trades|ians|ants|ists)(?: only)?\)/
/** "Admitted carriers rated A-, nonadmitted A": another rating, of insurers of another kind. */
const OTHER_INSURERS = /(?<!\b(?:may|can|will|includ\w*|admitted|whether|on)\b[^.;,]{0,24})\b(?:non-?admitted|surplus[- ]lines?|offshore|foreign|captives?|risk retention)\b/
const LESS_FOR_SOME = /^[^.;]{0,50}\b(?:is|are|will be) (?:ok|okay|fine|accepted|acceptable|enough|allowed) (?:for|from|of|if|when|on|in) (?!(?:the |our )?[©§¶])/
/** "The longer of 30 days or what state law requires" */
const A_CHOICE = /\b(?:whichever|(?:longer|shorter|greater|lesser|higher|lower|larger) of|depending on)\b/
const NOTICE_LEAST = 7
const CEILING_LEAST = 100
const TOLD = /(?:^|[:;,.-] ?)(?:ask|call|see|check with|talk to|ping) [A-Z][a-z]+\s*(?:[.;)!]|$)/

/** Boxes that open a line, and those of yes and no, which lines were read by. */
const READ_BOXES = /^(?:(?:\[ {0,2}[xX✓✔]? {0,2}\]|\( {0,2}[xX✓✔]? {0,2}\)|[☐☑☒□]) ?)+|(?:\[ {0,2}[xX✓✔]? {0,2}\]|\( {0,2}[xX✓✔]? {0,2}\)|[☐☑☒□]) ?(?:yes|no)\b/gi
const EMPTY_BOX = /\[ {0,2}\]|\( {0,2}\)|[☐□❏❑]/
/** Whether a box left empty stands in a sentence that no reading of lines took. */
export const hasEmptyBox = (cased: string): boolean => EMPTY_BOX.test(cased) && EMPTY_BOX.test(cased.replace(READ_BOXES, ' '))
/** A date a member is asked from, or somebody who is to be asked: the member stands, in doubt. */
export function memberDoubt({ reading }: SentenceView, m: MemberMention): string | undefined {
  const end = reading.masked.slice(m.end).search(/[.;](?:\s|$)/)
  const clause = [m.end, end < 0 ? reading.masked.length : m.end + end] as const
  if (DATED.test(reading.masked.slice(...clause)) || DATED.test(reading.masked.slice(Math.max(0, m.start - 40), m.start))) return 'It is asked from a date on, or until one.'
  if (hasEmptyBox(reading.cased)) return 'A box that is left empty stands beside it.'
  // "Give l 5 days notice", of a scan that broke the figure.
  if (m.member.name === 'cancellation_notice_days' && m.member.value < NOTICE_LEAST) return 'So few days are seldom asked.'
  if (m.member.name === 'max_deductible' && m.member.value > 0 && m.member.value < CEILING_LEAST) return 'So low a ceiling is seldom asked.'
  if (A_CHOICE.test(reading.lower.slice(Math.max(0, m.start - 40), clause[1])) && !/whichever is (?:the )?(?:greater|higher|more)/.test(reading.masked)) return 'It is one of several, by what cannot be tested.'
  // "Per location where the work is done at more than one"
  if (m.member.name === 'aggregate_basis' && /^[^.;]{0,20}\b(?:where|when|if)\b[^.;]{0,70}\b(?:more than one|several|multiple)\b/.test(reading.lower.slice(m.end))) return 'It is asked in some cases only.'
  if (ANOTHER_PERIOD.test(reading.masked.slice(m.end))) return 'Another period is named for some.'
  if (m.member.name === 'carrier_rating' && OTHER_INSURERS.test(reading.lower)) return 'Another rating may be asked of insurers of another kind.'
  // "Rated A- VII, size VI is fine for locals"
  if (m.member.name === 'carrier_rating' && LESS_FOR_SOME.test(reading.masked.slice(m.end))) return 'Less is accepted of some.'
  if (WHO_BEHIND.test(reading.masked.slice(m.end)) || WHO_BEHIND.test(behindScope(reading.masked, m) ?? '')) return 'Brackets behind it may say of whom it is asked.'
  return TOLD.test(reading.cased.slice(...clause)) ? 'Somebody is to be asked about it.' : undefined
}
