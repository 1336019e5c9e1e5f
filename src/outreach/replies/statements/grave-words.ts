/** What happened to a policy, or has not yet. */
const GRAVE = /\b(?:still needs? (?:the |a |their |his |her )?(?:[a-z&]+ )?(?:app|application|signature|signed|payment)\b|(?:a?waiting|holding) (?:on|for) (?:the |a |their |his |her )?(?:signed|signature|payment|application|underwrit\w+|carrier)|former (?:agen|brok)\w*|no information|closed (?:that|this|the|their) (?:account|file)|at your own risk|per your (?:attachment|certificate|cert|coi|list|letter)|cancel\w*|laps\w+|reinstat\w+|past due|non-?pay\w*|expired|except(?:ion)?|terminated|non-?renew\w*|(?:just|only) (?:an? )?(?:quotes?|proposals?|indications?)|(?:until|unless|if|once) (?:they|he|she|the insured|(?:the |their |down )*(?:payment|premium|check)|it clears)|(?:payment|check) (?:clears|posts)|they (?:owe|have not|haven't)|(?:may|could|can|was|were) ?(?:not|n't) (?:be )?(?:bound|bind) (?:the|this|these|their|his)|(?:not able|unable) to bind (?:the|this|these|their|his))\b/

const PAPER = '(?:certificates?|certs?|cois?|acords?|cop(?:y|ies)|papers?|documents?|proofs?)'
const FORGED = '(?:fakes?|faked|forged|forger(?:y|ies)|bogus|counterfeit|fraudulent|doctored|edited|tampered|photoshopped)'
/** "The certificate you have is fake", "That is not our certificate", "You have an old cert": the paper that was asked about is no proof. */
const OF_THE_PAPER = new RegExp(
  `\\b${PAPER}\\b[^.;]{0,40}\\b(?:${FORGED}|(?:was|were|been) altered(?! (?:in transit|during|by a third))|outdated|(?:is|was|are|were)(?: not|n't) (?:ours|mine|genuine|real|valid|from us|right|correct|accurate))\\b` +
    `|\\b(?:${FORGED}|altered|old|outdated|wrong|invalid|expired) ${PAPER}\\b` +
    `|\\b(?:(?:did|have|has|had)(?: not|n't)|never) issued? (?:that|this|the|your|any|it)\\b` +
    `|\\b(?:faked?|forged|doctored|edited|altered) (?:that|this|the|your) ${PAPER}\\b` +
    `|\\bnot (?:our|my|a real|a genuine|the right|the current) ${PAPER}\\b` +
    `|\\b${PAPER}\\b[^.;]{0,30}\\bshows? (?:the )?(?:wrong|old|incorrect|outdated)\\b`,
)
/** "We sold the agency", "We are not their agent anymore", "They moved to another agency": whoever answers has it no more. */
const OF_THE_AGENCY =
  /\b(?:sold|selling) (?:our|my|the|this|that|their) (?:[a-z]+ )?(?:book|agency|business|accounts?)\b|\b(?:agency|book|business|accounts?)\b[^.;]{0,14}\b(?:was|is being|has been|got|is) sold\b|\b(?:we|i)(?:'re| are| am|'m)? (?:no longer|not|don't|do not) (?:(?:write|insure|handle|represent|have|service|place) (?:them|him|her|it|this|that|these|those|their|the (?:account|insured|client|polic(?:y|ies)))|(?:their|the|his|her) (?:agent|agency|broker))\b|\blost (?:the|this|that|their) account\b|\b(?:they|he|she|insured|client)(?:'ve|'s| have| has)? (?:moved|switched|gone|went|transferred) (?:to|with|over)\b|\btheir new (?:agent|agency|broker|carrier)\b/
/** "We bind them tomorrow": what is still to be done with those that were asked about. */
const STILL_TO_DO = /\b(?:we|i)(?:'ll| will| are going to|'re going to| plan to| hope to| just| only)? (?:bind|issue|renew|cancel|non-?renew|place|move|rewrite|re-?instate|non-?pay) (?:them|it|these|those|both|all (?:of them|two|three|four|five|six))\b/
/** "No promises", "Unofficially", "I was told to say that": how much of it is to be believed. */
const OF_THE_ANSWER =
  /^\W*(?:no promises|unofficial(?:ly)?|not official|(?:do not|don't) (?:rely|depend|count|bank) on (?:this|that|it|me|any of (?:this|it))|(?:all |everything |coverage |this )?(?:is )?subject to change|for what (?:it is|it's|its) worth|fwiw|(?:so )?i (?:think|guess|suppose|hope)(?: so)?|i was (?:told|asked|made) to (?:say|write|send|confirm)\b.*|off the record)\W*$/

/** Of a sentence under the name, folded: as much as a postscript, whatever is printed around it. */
export const isGrave = (folded: string): boolean => GRAVE.test(folded) || OF_THE_PAPER.test(folded) || OF_THE_AGENCY.test(folded) || OF_THE_ANSWER.test(folded) || STILL_TO_DO.test(folded)
