import { AnyOf } from '../../../../vocabulary/index.ts'
import { PAPER, STANDING } from '../../words/remark-words.ts'

const POLICY = "(?:gl|cgl|general liability|auto(?: liability)?|al|wc|w/c|work(?:er)?'?s?'? comp|comp|umbrella|excess|cargo|property|professional|e&o|cyber|polic(?:y|ies))"
const ON = `(?: (?:on|for|under|with) (?:the |their |this |that )?(?:${POLICY}(?:(?:,|,? (?:and|&|or)| ?/) (?:the )?${POLICY}){0,4}|any(?: of (?:them|these|those|the policies))?|either(?: of them| one| policy)?|all(?: of them)?|both(?: policies)?|it|them|these))?`
const WHAT = `${STANDING}(?: ?(?:,|and|&|/|or) ?${STANDING}){0,2}(?: status| wording| endorsements?| coverage)?`
const SAYS = '(?:yes|no|y|n|none|n/a|blanket|(?:is |are )?(?:included|added|on file|endorsed|available)|not requested|applies|apply)'
const FORMS = [
  `${WHAT}${ON}(?: ?[:=-]| is| are|,)? ${SAYS}${ON}(?:(?:,|;|,? and|,? but) ${WHAT}${ON}(?: ?[:=-]| is| are)? ${SAYS}${ON}){0,3}`,
  `${SAYS} (?:on|to|for) (?:the )?${WHAT}${ON}`,
  `you(?:'re| are|r company is)? (?:not |n't )?(?:currently |already |also |yet )?(?:listed|shown|named|included|added|endorsed) (?:as )?(?:an? |the )?(?:${STANDING}|loss payee|certificate holder)${ON}(?: (?:at this time|currently|yet|too|as well))?`,
  `you are(?: not|n't) (?:an? )?(?:${STANDING}|loss payee)${ON}(?: (?:at this time|currently|yet))?`,
  `(?:there(?:'s| is| are)(?: not|n't)?|(?:we|they|it|(?:both |all )?(?:the )?${POLICY}(?:(?:,|,? (?:and|&)| ?/) (?:the )?${POLICY}){0,4}) (?:do not |does not |don't |doesn't )?(?:have|has|show|shows|carry|carries|include|includes)) (?:no |an? |any )?${WHAT}${ON}(?: (?:at this time|currently|included|endorsed))?`,
  `(?:are you (?:needing|wanting|looking|asking|requesting)(?: for)?|(?:do|did|will|would) you (?:also )?(?:need|want|require|like))(?: us| me)?(?: to be| to)? ?(?:(?:add|added|list|listed|named|included|shown) ?)?(?:you )?(?:as )?(?:an? |any |the )?(?:${WHAT}|${PAPER})(?: too| as well| added)?`,
  `(?:there (?:is|are) |we (?:have|show) )?no (?:loss payees?|lien ?holders?|mortgagees?|mortgage holders?)${ON}(?: (?:at this time|currently|listed))?`,
  'if so,? (?:please |just |pls )?(?:send|e-?mail|let|call|forward|reply)(?: (?:me|us|over|the|your|a|an|request|requirements|wording|contract|copy|know|to|in|form|it|that|with|details|address|by|e-?mail|what|you|need|exact|language|and|i|can|will|get|issued))*',
]
/** "We did add the new patio to the GL in September." */
const ADDED = `(?:we|they|he|she|the insured|i)(?: did| have|'ve| has| just| also| recently)* (?:add|added|put|schedule|scheduled) (?:an?|the|their|his|her|another|one|two|three|four|that)(?: (?:new|second|third|additional|used|other))* (?:patio|deck|location|building|warehouse|shop|office|store|storefront|food truck|truck|tractor|trailer|vehicle|van|car|pickup|driver|employee|excavator|skid ?steer|backhoe|loader|forklift|piece of equipment|machine|golf cart|tent|kitchen|shed|garage|lot)s?(?: to| on| onto)?(?: (?:the |their )?(?:${POLICY}|schedule|equipment schedule))?(?: (?:in|on|back in|last|this|a few|as of|effective) (?:[a-z]+|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?)(?: ago)?)?(?:,? (?:with )?(?:no|without any|no other) changes? (?:in|to) (?:the )?(?:limits?|dates?|terms?|coverages?))?`
const ENDORSEMENTS = new AnyOf([...FORMS, ADDED].map((form) => `^\\W*(?:(?:and|also|as for|regarding|fyi|note(?: that)?)[,:]? )?(?:${form})\\W*$`))

/**
 * "Additional insured: no", "You are not listed as an additional insured on any of them": who else a policy protects. What was
 * asked is whether it is in force, with which dates and limits, and of that such a sentence says nothing.
 */
export const tellsOfEndorsements = (folded: string): boolean => ENDORSEMENTS.test(folded)
