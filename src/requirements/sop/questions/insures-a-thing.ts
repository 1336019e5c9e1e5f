const INSURANCE = String.raw`(?:insurance|coverage|cover|protection|(?:an? )?polic(?:y|ies))`
const OWNER = String.raw`(?:the|your|their|its|our|any|all|each|every|a|an|that|this|those|these|hired|rented|leased|borrowed)`
/** What insurance holds for in time or place, and what it is of itself: nothing that is insured. */
const NO_THING = String.raw`(?!(?:(?:entire|full|whole|next|first|last|initial|original|same|current|signed|following|certificate|additional|named|insurance|liability|policy) ){0,2}(?:terms?|durations?|periods?|dates?|days?|weeks?|months?|years?|life|whole|entire|full|following|above|below|minimum|amounts?|limits?|services?|works?|agreements?|contracts?|leases?|projects?|jobs?|events?|claims?|time|purposes?|benefit|request|file|record|letterhead|certificates?|polic(?:y|ies)|insurance|coverages?|requirements?|forms?|reason|best|knowledge|part|same|parties|other|others|additional|insureds?|named|addressee|holder)\b)`
const THING = String.raw`${OWNER} ${NO_THING}[a-z][a-z'-]{1,20}`
const ASKS = String.raw`(?:needs?|must (?:also )?(?:have|carry|buy|keep|bring|show|provide|maintain|get|include)|shall (?:also )?(?:have|carry|keep|maintain|provide)|ha(?:s|ve) to (?:have|carry|buy|show|provide)|requires?|should (?:have|carry)|please (?:have|get|carry|arrange|add|buy|include)|wants?|will need|carry|bring|get|add|arrange|provide|also)`
const THINGS: RegExp[] = [
  // "You also need coverage for the drone itself"
  new RegExp(String.raw`\b${ASKS} (?:also |proof of |evidence of |to (?:have|carry|show|see) )?(?:[a-z-]+ ){0,2}?${INSURANCE} (?:for|of|on|over|against) (?:${THING}|[a-z-]{4,20} (?:damage|accidents?|theft|injuries)\b|volunteers|animals|passengers|instruments|equipment|goods|tools|exhibits)`),
  // "Cover for the hired plant at its market value"
  new RegExp(String.raw`^\W*(?:and |also |plus )?${INSURANCE} (?:for|of|on|over) ${THING}[^;:$\d]{0,60}\b(?:values?|cost|worth|required|needed|mandatory|a must|theft|damage|loss)\b`),
  // "The rented tent needs to be insured", "Goods in your care should be insured too"
  new RegExp(String.raw`(?<!\b(?:who|which|that|is|are)) \b(?:must|should|shall|needs? to|ha(?:s|ve) to|(?:is|are) to|will need to) (?:also |always |all |each |both )?be (?:fully |properly |separately |adequately |also )?(?:insured|covered)\b(?! (?:employees?|persons?|parties|contract))`),
  // "Please have the trailer insured", "proof the boat is insured"
  new RegExp(String.raw`\b(?:have|keep|get) ${THING}(?: [a-z'-]{2,20}){0,4} (?:fully |properly |separately )?(?:insured|covered)\b`),
  new RegExp(String.raw`\b(?:proof|evidence|showing|show us|shows?|see|sure|confirm) (?:that )?${THING}(?: [a-z'-]{2,20}){0,4} (?:is|are) (?:fully |properly |separately |also )?(?:insured|covered)\b`),
  // "Insure the rented equipment"
  /(?:^\W*(?:please |also |and )?|\b(?:must|should|shall|needs? to|ha(?:s|ve) to|please) (?:also )?)insure (?:the|your|any|all|each|every|our|its|rented|hired|leased|borrowed) [a-z]/,
]
/** Ours, what is let off, and what is only told. */
const NOT_ASKED = /\b(?:not|no|n't|never|nor|none|without|optional|we insure|we cover|our (?:own )?(?:insurance|polic|cover|program)|covered by (?:us|our|the (?:owner|landlord|city|venue|host))|by us|if you (?:like|want|wish)|up to you|your (?:own )?choice|means|self-insur|recommend|prefer|encourag)\b|n['\u2019]t\b/

/** Whether a sentence asks for insurance of something that no coverage is named for; `lower` in small letters. */
export const insuresAThing = (lower: string): boolean => lower.length < 400 && /insur|cover|protect|polic/.test(lower) && !NOT_ASKED.test(lower) && THINGS.some((t) => t.test(lower))
