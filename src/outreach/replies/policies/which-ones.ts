import type { Sense } from '../words/sense.ts'

/** "Everything that is current is on the certificate" tells which policies, not that these are. */
const RELATIVE =
  /\b(?:everything|all|policies|coverages?|policy|those|whatever|anything|any|what|lo|todo lo|las|los) (?:that|which|que)(?: is| are| was| were| esta| estan|'s)(?: still| currently)? (?:active|current|in force|in effect|valid|vigente|activ[oa])s?\b|\bpolic(?:y|ies) (?:currently |still )?(?:active|in force|in effect|vigentes?)(?: (?:are|is|will be|can be) (?:listed|shown|displayed|posted|found|available|seen|on|in)\b|:? see\b)|\bwhat(?:ever)? is (?:active|current|in force)|(?<!\b(?:i|we|do|still|also|systems?|records|portals?|carriers?|sites?|companies) )\b(?:shows?|lists?|reflects?|evidenc\w+) (?:everything|all|what)\b/

/** "Their renewal policies are active", "those with our agency are active". */
const SUCH_AS =
  /\b(?:the|their|his|her|any) (?:current|renewal|renewed|existing|present|latest|most recent) (?:polic(?:y|ies)|coverages?|lines)\b(?! (?:below|above|listed|you|referenced|periods?|terms?|years?))|\b(?:those|polic(?:y|ies)|coverages?|anything|whatever|any) (?:(?:that|which) are )?(?:placed |written |issued )?(?:with|through|at|by|in|here) (?:our|this|us|here|is|are)\b(?:.{0,25}\b(?:is|are)\b|(?<=\bhere (?:is|are)))/
const ALL_OF = /\b(?:(?:policies|coverages) (?:listed |shown |referenced )?(?:above|below)|above(?:-(?:listed|referenced|captioned|mentioned))? (?:policies|coverages)|all|both|each|every|these|two|three|four|five|six|[2-6])\b/
/** "The ones we write are active", "everything that wasn't cancelled is in force": which those are it does not say. */
const OF_THOSE =
  /\b(?:ones|polic(?:y|ies)|coverages?|lines?|stuff|items|what|whatever|everything|all|those|anything) (?:that |which )?(?:we|i) (?:actually |still |currently |do )*(?:write|have|handle|insure|place|placed|do|carry|wrote|service|manage)\b(?! (?:for (?:them|him|her|this|insured-name)|them|it)\b).{0,30}\b(?:is|are|remain|show)\b|^\W*(?:yes,? )?(?:ours|our (?:part|portion|share|piece|ones?)) (?:is|are)\b|\b(?:ones|polic(?:y|ies)|coverages?|lines?|everything|all|those|anything|whatever) (?:that|which|what) (?:(?:is|are|was|were|has|have|did|does)(?:n't| not)|never|weren't|wasn't)\b/

const OF_POLICIES = '(?:ones|those|polic(?:y|ies)|coverages?|lines?|everything|anything|whatever|what|all)'
/** "Those that renewed are active", "the policies which replaced these": a clause of their own tells them from others. Which of them you show tells nothing apart. */
const RELATIVE_CLAUSE = new RegExp(`\\b${OF_POLICIES}(?: (?:of )?(?:those|the ones|them))? (?:that|which|who) (?!you\\b|(?:is|are|were|was) (?:listed|shown|referenced|mentioned|named|requested|noted|below|above|in question|on (?:the|your)|in your)\\b)[^,.;:]{1,40}?\\b(?:is|are|remains?|shows?)\\b`)
/** "Policies issued are active", "all renewed are in force", "what remains is active". */
const NARROWED_BY_DEED = new RegExp(`^\\W*(?:yes,? )?(?:the |all |all the )?${OF_POLICIES} (?:re-?)?(?:renewed|issued|bound|paid|kept|retained|remaining|purchased|elected|selected|taken|sold|remains?|that remains?|still (?:with|at|in|on))\\b[^,.;:]{0,30}(?<!\\band )(?<!\\ball )\\b(?:is|are|remains?)\\b`)
/** "Everything they renewed is active", "all Cordwood kept", "what we show is active". */
const NARROWED_BY_DOER = new RegExp(`\\b${OF_POLICIES} (?:that |which )?(?:(?:they|he|she|(?:the )?(?:insured|client|customer|carrier|company)) (?:still |actually |currently )?(?:has|have|had|kept|keeps?|renewed|bought|purchased|took|elected|carr(?:y|ies)|retained|needs?|wanted)|(?:we|i) (?:still |actually )?(?:renewed|kept|retained|sold|bound|issued))\\b[^,.;:]{0,30}\\b(?:is|are|remains?)\\b|^\\W*(?:yes,? )?what (?:we|i) (?:show|have|see) is\\b`)
/** "The policies behind these are active", "the 2027 policies", "everything in my book". */
const BESIDE_THEM = /\bpolic(?:y|ies) (?:following|behind|under|before|preceding|replacing|succeeding|like|similar to|after) (?:these|those|them|this|that|it)\b|\b20\d\d polic(?:y|ies)\b(?! (?:periods?|terms?|years?)\b)|\bexpiring polic(?:y|ies)\b|\beverything (?:left )?(?:in|on) (?:my|our) (?:book|desk|portfolio|plate)\b/
/** Says which policies are meant, and not that those that were asked about stand. */
export function saysWhichOnes(folded: string, senses: ReadonlySet<Sense>): boolean {
  if (OF_THOSE.test(folded) || RELATIVE_CLAUSE.test(folded) || NARROWED_BY_DEED.test(folded) || NARROWED_BY_DOER.test(folded) || BESIDE_THEM.test(folded)) return true
  if (!senses.has('match') && !ALL_OF.test(folded) && SUCH_AS.test(folded)) return true
  return RELATIVE.test(folded) && [...senses].filter((one) => one === 'active' || one === 'match' || one === 'yes').length === 1
}
