const WHO_NEEDS = /^\W*(?:q\d{0,2}\W{1,3})?(?:who|which (?:of (?:us|you|them) )?[a-z-]{3,20}s?|whom)(?: all)? (?:(?:needs?(?! to be\b| (?:an? |the |my |our )?(?:cert|copy|proof|coi))|must (?:have|carry)|ha(?:s|ve) to (?:have|carry|show|buy)|should (?:have|carry)|(?:is|are) (?:required|obliged|asked)|requires)\b|(?:does|do) (?:this|these|it|the)\b[^?]{0,30}\bapply\b)/
const EVERYBODY = /^\W*(?:a\W{1,3})?(?:(?:every(?:one|body)?|all|anyone|anybody|any|each)\b(?! [^.]{0,40}\b(?:who|that|whose|with|over|under|above|below|making|earning|selling|using|doing|in|on|at)\b)|you\b|it does|see\b|us\b|yes\b|no\b|the (?:named )?(?:insured|vendor|contractor|carrier|host|seller|driver|tenant)s?\b\W*$)/

/** Whether an answer to who is asked names only some; both in small letters. */
export const ofSomeOnly = (question: string, answer: string): boolean => WHO_NEEDS.test(question) && /[a-z]{3}/.test(answer) && !EVERYBODY.test(answer)
