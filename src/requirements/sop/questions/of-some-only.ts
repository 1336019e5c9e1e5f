const WHO_NEEDS = /^\W*(?:q\d{0,2}\W{1,3})?(?:who|which (?:of (?:us|you|them) )?[a-z-]{3,20}s?|whom)(?: all)? (?:(?:needs?(?! to be\b| (?:an? |the |my |our )?(?:cert|copy|proof|coi))|must (?:have|carry)|ha(?:s|ve) to (?:have|carry|show|buy)|should (?:have|carry)|(?:is|are) (?:required|obliged|asked)|requires)\b|(?:does|do) (?:this|these|it|the)\b[^?]{0,30}\bapply\b)/
const EVERYBODY = /^\W*(?:a\W{1,3})?(?:(?:every(?:one|body)?|all|anyone|anybody|any|each)\b(?! [^.]{0,40}\b(?:who|that|whose|with|over|under|above|below|making|earning|selling|using|doing|in|on|at)\b)|you\b|it does|see\b|us\b|yes\b|no\b|the (?:named )?(?:insured|vendor|contractor|carrier|host|seller|driver|tenant)s?\b\W*$)/

/** Whether an answer to who is asked names only some; both in small letters. */
export const ofSomeOnly = (question: string, answer: string): boolean => WHO_NEEDS.test(question) && /[a-z]{3}/.test(answer) && !EVERYBODY.test(answer)

const NAMED = /\b(?:must|need|have to|has to|should|do|does|is|are)\b[^?]{0,60}\b(?:be (?:named|listed|added|additional|on)|named|additional insured|waiver)\b/
/** "Must the venue be named? If the venue asks." */
export const memberOfSome = (question: string, answer: string): boolean => NAMED.test(question) && !/\b(?:holder|driver|exact|match|legal name)/.test(question) && /^\W*(?:only )?(?:if|when|where|some|sometimes|it depends|depends|for some|upon|on) /.test(answer)
