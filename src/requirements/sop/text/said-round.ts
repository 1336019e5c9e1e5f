import { alsoOn } from './also-on.ts'
import { amountsInTurn } from './amounts-in-turn.ts'
import { approvedIf } from './approved-if.ts'
import { multiplesReckoned } from './multiples.ts'
import { rowsOfLimits } from './rows-of-limits.ts'
import { scopesOfSome } from './scopes-of-some.ts'
import { amountsButSome } from './amounts-but-some.ts'
import { noticesByPolicy } from './notices-by-policy.ts'
import { deductiblesCapped } from './deductibles-capped.ts'
import { membersByEffect } from './members-by-effect.ts'
import { daysLeftRefused } from './days-left-refused.ts'
import { itemsLeftOut } from './items-left-out.ts'
import { lawBesideAsked } from './law-beside-asked.ts'
import { onlyItems } from './only-items.ts'
import { plainAsides } from './plain-asides.ts'
import { lowerRatings } from './lower-ratings.ts'
import { plainChoices } from './plain-choices.ts'
import { stateFunds } from './state-funds.ts'
import { plainSigns } from './short-signs.ts'
import { withoutRefusedKinds } from './refused-kinds.ts'
import { withoutMemoHeads } from './memo-heads.ts'
import { niceToHave } from './nice-to-have.ts'
import { plainMembers } from './plain-members.ts'
import { plainScopes } from './plain-scopes.ts'
import { askedForShown } from './shown-values.ts'
import { statesAsSubjects } from './states-as-subjects.ts'
import { ratedAllBut } from './rated-all-but.ts'
import { turnedDown } from './turned-down.ts'

/** Names of what is insured, as they stand behind "without" and the like. */
const COVERAGE = String.raw`(?:[a-z'/&-]+ ){0,3}?(?:umbrella|excess|liability|insurance|coverage|c?gl|auto|workers?'?s?'? comp\w*|work(?:er)?s?'?s? comp\w*|wc|cargo|cyber|e ?& ?o|bond|polic(?:y|ies))\b`
const AMOUNT = String.raw`\$ ?\d[\d,.]*(?: ?(?:k|m|mm|mil|million|thousand)\b)?`
const START = String.raw`(?<=^|[.;:!?] )`
const ENDS_NOT = String.raw`(?![^.;]*\b(?:cancel|terminat|chang|reduc|modif|renew|amend|subrogat|contribut|recourse|limit|prejudice|turn|reject|refuse|mind|hold|excus|relie|affect|waiv)\w*)`

/** "Don't forget the umbrella, $2,000,000" */
const FORGET = new RegExp(String.raw`\b(?:please )?(?:do not|don't) forget (?:about )?(?=(?:the |your |our |an? )?(?:${AMOUNT} )?${COVERAGE})`, 'gi')
/** "Nobody works here without a $2,000,000 umbrella", "You must not start without workers' compensation" */
const WITHOUT = new RegExp(String.raw`${START}(?:(?:we|you|vendors|contractors|they) )?${ENDS_NOT}[^.;:$]{0,40}\b(?:nobody|no one|no (?!policy|coverage|insurance)[a-z]+|(?:must|may|shall|can|will|do) not|cannot|can't|won't|don't|never)\b(?! (?:need|require|have to|has to))[^.;:$]{0,60}\bwithout (?:proof of |evidence of |showing |having |carrying )?(?=(?:an? |the |your |at least |valid |current |active )*(?:${AMOUNT} )?(?:of )?${COVERAGE})`, 'gi')
/** "An umbrella limit below $2,000,000 won't be accepted" */
const BELOW = new RegExp(String.raw`${START}(?:an? |any |the )?(${COVERAGE})(?: (?:limits?|polic(?:y|ies)|coverage))? (?:below|under|(?:of |with |for )?less than|lower than|smaller than) (${AMOUNT}) (?:(?:is|are|will|would|can|does|do)(?: not|n't)|won't|can't|cannot|isn't|aren't|doesn't|don't) (?:be )?(?:accept\w*|acceptable|allow\w*|ok|okay|enough|sufficient|approved|considered|permitted|work|do|count)(?= ?(?:[.;,]|$))`, 'gi')
/** "We can't take anyone with less than a $2,000,000 umbrella" */
const LESS = new RegExp(String.raw`${START}(?:we|i) (?:(?:can|will|do|could|would)(?: not|n't)|can't|cannot|won't|don't) (?:take|accept|use|hire|load|approve|work with|onboard|book) [^.;$]{0,30}?(?:with )?(?:less|lower|smaller) than (?=(?:an? |the )?${AMOUNT} (?:of |in )?${COVERAGE})`, 'gi')

/** "Hey, can you make sure Hollis Electric's COI has: ...", "Please see that the certificate shows ..." */
const POLITE = /^\W*(?:(?:hey|hi|hello)\b[^.,:;]{0,20}?,? )?(?:(?:can|could|would|will) you (?:please )?|please )(?:make sure|see(?: to it)?|ensure|confirm|check|verify) (?:that )?(?:the |your |their |our |its )?(?:[a-z&.' -]{0,40}? )?(?:coi|certificate|cert|acord(?: 25)?)(?: of insurance)? (?:has|shows?|includes?|lists?|reads?):? (?=[^.;]*\d)/i
/** "Owner-operators without employees needn't show workers' comp; everyone else does." */
const ALL_BUT = new RegExp(String.raw`^(?!(?:you|we|they|all|every|each)\b)([a-z][^.;:$]{3,60}?) (?:needn't|need not|(?:don't|do not|are not required to|aren't required to)(?: (?:have|need) to)?) (?:show|carry|have|provide|send) (${COVERAGE})[;,.] ?(?:but )?(?:everyone|everybody|anyone|all) (?:else|others?) (?:does|do|must|needs? to|has to|have to)(?: have it| carry it| show it)?\W*$`, 'i')

const NOT_ASKED = String.raw`(?:not (?:required|needed|mandatory|compulsory|a must|necessary)|optional|voluntary)`
const ADVISES = String.raw`(?:(?:is|it is|it's) )?(?:strongly |highly |very much |only |do |would |'d )*(?:recommend(?:ed)?|suggest(?:ed)?|prefer(?:red)?|encouraged?|advised?|like(?: to see)?|love(?: to see)?)`
/** "Umbrella is not required, $1,000,000 is recommended", "You don't have to have an umbrella, but we suggest one of $1,000,000" */
const LEFT_ADVISED = new RegExp(String.raw`${START}(?:(?:an? |the )?(${COVERAGE})(?: (?:policy|coverage|insurance))? (?:is|are) ${NOT_ASKED}|no (${COVERAGE}) (?:is|are) (?:required|needed|necessary)|(?:you|vendors|contractors|they) (?:don't|do not) (?:have|need)(?: to (?:have|carry|show|buy))? (?:an? )?(${COVERAGE})),? ?(?:but|though|although|however,?)? ?(?:(?:we|i) ${ADVISES}(?: (?:one|it|at least|that you carry one|you carry))?(?: (?:of|at|with|for))? (${AMOUNT})|(${AMOUNT}) (?:is|are|would be) ${ADVISES})(?=\W*$|[.;] )`, 'gi')
/** "Optional but recommended: umbrella $1,000,000" */
const OPTIONAL_ADVISED = new RegExp(String.raw`${START}${NOT_ASKED},? (?:but|though|yet) ((?:strongly |highly )?(?:recommended|suggested|preferred|encouraged)):`, 'gi')

/** "No cargo policy may exclude theft" */
const NONE_EXCLUDES = /(?<=^|[.;] )no ((?:[a-z'-]+ ){1,3})polic(?:y|ies) (?:may|shall|can|must|should) (?:exclude|contain (?:an? |any )?exclusions? (?:for|of)) /gi

/** "The umbrella requirement of $10,000,000 is reduced to $5,000,000", "Increase the umbrella from $1,000,000 to $2,000,000" */
const CHANGED = new RegExp(String.raw`${START}(?:the |our )?(${COVERAGE})(?: (?:limits?|requirements?|amounts?|minimums?))*(?: of ${AMOUNT})? (?:is|are|has been|have been|was|were|shall be|will be) (?:hereby |now |only )?(?:reduced|increased|raised|lowered|changed|revised|amended|cut|dropped) (?:from ${AMOUNT} )?to (?=${AMOUNT}\s*(?:[.;,]|$))`, 'gi')
/** "Change auto to $2,000,000" */
const CHANGE = new RegExp(String.raw`${START}(?:please )?(?:change|raise|increase|bump|lower|reduce|amend|correct|revise) (?:up )?(?:the |your |our )?(${COVERAGE})(?: (?:limits?|requirement|amount|coverage))? (?:up )?(?:from ${AMOUNT} )?to (?:read )?(?=${AMOUNT}\s*(?:[.;]|$))`, 'gi')

/** "WC box = \"PER STATUTE\"": the box of the certificate. */
const STATUTE_BOX = /\b(wc|work(?:er)?s?'?s?'? comp(?:ensation)?)(?: \(?box\)?|:)? ?(?:=|:|-|is|are|shows?|reads?|says|must (?:show|be|read|say)|marked|checked)* ?"?per statute"?(?: box)?(?: (?:is |must be )?(?:checked|marked|ticked))?/gi

const OFTEN = String.raw`(?:every (?:\d{1,3}|two|three|six|other) (?:days|weeks|months)|every (?:month|quarter|year)|(?:once|twice|four times) (?:a|per|each) (?:year|quarter|month)|quarterly|monthly|annually|yearly|semi-?annually|each (?:year|quarter))`
/** "We now check every 6 months instead of once a year" */
const NO_LONGER_SO = new RegExp(String.raw`(\b${OFTEN}),? (?:instead of|rather than|in place of|not|no longer|and not) (?:only |just )?${OFTEN}(?=\s*(?:[.;,)]|$))`, 'gi')

/** "Waiver and AI on all except no AI on comp": what is left out of one of two members. */
const ALL_BUT_NO = /\b((?:on|for|under|to) (?:all|everything|all (?:of )?(?:the )?(?:policies|coverages|lines))),? (?:except|but|only) (?:for |that |with )?(?=(?:no|not) (?:ai|additional insured|waiver|wos|p&?nc|primary)\b)/gi

/** "State fund certificate for WC, plus stop gap": there is no other kind of it. */
const FUND_PAPER = /\b(state[- ]fund(?:'s)? certificates?|certificates? (?:from|of) (?:the|their|its|your) state fund) (?:for|of|as proof of) (?:the |their )?(?:wc|w\/c|work(?:er)?s?'?s?'? comp(?:ensation)?)\b/gi

/** How a sentence comes to ask plainly, in the order in which it is seen to. */
const IN_TURN: ((text: string) => string)[] = [
  rowsOfLimits,
  multiplesReckoned,
  plainAsides,
  amountsInTurn,
  alsoOn,
  approvedIf,
  turnedDown,
  ratedAllBut,
  lawBesideAsked,
  onlyItems,
  withoutMemoHeads,
  askedForShown,
  withoutRefusedKinds,
  plainSigns,
  niceToHave,
  lowerRatings,
  amountsButSome,
  statesAsSubjects,
  plainChoices,
  scopesOfSome,
  plainScopes,
  daysLeftRefused,
  itemsLeftOut,
  noticesByPolicy,
  deductiblesCapped,
  membersByEffect,
  plainMembers,
]

/** What is asked by saying what will not do: as it is asked plainly. */
export function plainlyAsked(textIn: string): string {
  let text = IN_TURN.reduce((said, step) => step(said), textIn)
  if (/every|quarter|month|annual|year/i.test(text)) text = text.replace(NO_LONGER_SO, '$1')
  // "Waiver on all including WC": all policies, and that one among them.
  if (/ all incl/i.test(text)) text = text.replace(/\b((?:on|for|under) all)(?: of (?:them|these|those))? (?=incl(?:uding|\.|udes)? )/gi, '$1 policies, ')
  if (/per statute/i.test(text)) text = text.replace(STATUTE_BOX, '$1: statutory')
  if (/state[- ]fund/i.test(text)) text = stateFunds(text).replace(FUND_PAPER, '$1')
  if (/except|but|only/i.test(text)) text = text.replace(ALL_BUT_NO, '$1; ')
  if (/exclu/i.test(text)) text = text.replace(NONE_EXCLUDES, '$1policies may not exclude ')
  if (/ to /.test(text) && /chang|rais|increas|bump|lower|reduc|amend|correct|revis/i.test(text)) text = text.replace(CHANGE, '$1: ')
  if (/ to /.test(text) && /reduc|increas|rais|lower|chang|revis|amend|cut|drop/i.test(text)) text = text.replace(CHANGED, '$1: ')
  if (/make sure|see that|see to it|ensure|confirm|check|verify/i.test(text)) text = text.replace(POLITE, 'Required: ')
  if (/ (?:else|others?) /i.test(text)) text = text.replace(ALL_BUT, (_, some: string, name: string) => `${name} is required, except of ${some}.`)
  if (/recommend|suggest|prefer|encourag|advis|like|love/i.test(text) && /optional|voluntary|\bno\b|\bnot\b|n't\b/i.test(text)) text = text.replace(OPTIONAL_ADVISED, '$1:').replace(LEFT_ADVISED, (_, a?: string, b?: string, c?: string, d?: string, e?: string) => `${a ?? b ?? c} of ${d ?? e} is recommended`)
  if (!/forget|without|below|under|less|lower|smaller/i.test(text)) return text
  return text.replace(FORGET, 'Required: ').replace(WITHOUT, 'Required: ').replace(BELOW, (_, name: string, amount: string) => `${name} of at least ${amount} is required`).replace(LESS, 'Required: ')
}
