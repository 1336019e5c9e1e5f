/**
 * Under an address stands what agencies print: mottoes, hours, disclaimers. These are how somebody goes on who types there: he tells of
 * those insured, of what was just said, of himself, or sets bounds to it. Where it speaks to everybody ("you", "our") it is printed.
 */
const TO_EVERYBODY = /\b(?:you|your|yours|our|ours|us|we|promise|life)\b/
const OF_THEM =
  /^\W*(?:(?:they|he|she)(?:'(?:s|re|ve|d|ll))?|their|his|her|new owners?|(?:underwriting|underwriters?|dispatch(?:er)?|management|accounting|billing|premium finance)|the insured's|coverage is (?:contingent|conditional|subject|pending|only|bound)|the (?:company|business|system i|system we) (?:was|were|is|has|looked|checked|shows?)|one of (?:the|them|these)|there(?:'s| is| are|'re) (?:a|an|another|two|three|one|some)|the (?:insured|client|customer|carrier|underwriters?|underwriting|insurer|finance company|mga|drivers?|trucks?|owner|account|limits?|term|expiration|effective|deductible|number|(?:certificate|cert|coi|copy) (?:you|that|in)|agent of record|check|payment|premium|policy|(?:gl|auto|cargo|umbrella|comp)))(?! (?:who\b|shown|listed|is the contract|itself|governs?|contains?|contracts?|holder))(?= [a-z])/
const OF_IT =
  /^\W*(?!(?:it is|it's|it has been) an? (?:privilege|pleasure|honor|joy))(?:(?:that|this|it|those|these)(?:'(?:s|re|ll|d)(?! all\b))?|(?:that|this|those|these) (?:numbers?|dates?|limits?|answers?|policies|ones?)) (?:is|was|were|are|only|all|also|reflects?|answers?|belongs?|covers?|applies|applied|ends?|goes|went|came|should|may|might|would|could|won't|doesn't|isn't|wasn't|had|has|how|what(?! we)|meant|for|from|wrong|old|outdated|unofficial|off|not (?!just|about|only|a\b|an\b))\b/
const OF_ONESELF = /^\W*(?:i'm|i am|i've|i have|i'd|i'll|i|let me|my (?:manager|boss|partner|mistake|bad|error|guess|understanding|screen|records?)|legal|pretend|strike|scratch|ignore|forget|don't quote|not an? official|not sure|pending) [a-z]|^\W*wrong (?:client|account|file|insured|policy|person)\b/
const OF_HOURS = /\b(?:office|out|available|hours|returns?|returning|vacation|leave|pto|help|here|appreciate|love|thank|grateful|work(?:ing)?|(?:mon|tues|wednes|thurs|fri)days?|holidays?|blessed|believe|serve|licensed|certified|specialize|insure|speak|hablo)\b/
const WITHIN_BOUNDS =
  /^\W*(?:assuming|provided|unless|should the|as long as|so long as|in which case|once (?:they|he|she|it|the)|if (?:they|he|she|the|underwriting|paid|it (?:clears?|goes|gets|is|was|renews?|comes?|posts?))|until (?:the|they|he|she|it|\d+|(?:mon|tues|wednes|thurs|fri)day|december|november)|only (?:while|for|until|if|on|under|when)|except|subject to (?!change|availability|terms)|contingent|conditional|according to|going (?:strictly |only )?by|as of (?:last|the)|good (?:through|thru|until|till)|at least (?:they|it|that)|give or take|more or less|or so (?:i|they)|so (?:they say|i hear|i'm told)|in theory|on paper|in limbo|in (?:the|a|their) grace|fingers crossed|knock on wood|take (?:it|that|this) (?:or|with)|trust but verify|verify with|(?:please )?check (?:back|with)|to be (?:verified|confirmed|determined)|used to be|was active|formerly|allegedly|apparently|supposedly|presumably|theoretically|tentatively|hopefully|probably|possibly|temporarily|unofficially|backdated|different (?:policy|limits?|numbers?|dates?|carrier|insured)|binder only|quoted(?! same| today)|policy in|autopay|segun|si pagan?|creo|me dijeron|hasta (?:fin|el|la|que)|expires before|ends \d+|cancels?|reinstatement|non-?renew)\b/
const CHARS_MAX = 110

export const typedUnderContact = (folded: string): boolean => {
  if (folded.length > CHARS_MAX) return false
  if (WITHIN_BOUNDS.test(folded)) return true
  if (TO_EVERYBODY.test(folded)) return false
  return OF_THEM.test(folded) || OF_IT.test(folded) || (OF_ONESELF.test(folded) && !OF_HOURS.test(folded))
}
