/** Numbered items, or what a policy is called, that stand behind "except". */
const REF = String.raw`(?:(?:items?|sections?|clauses?|paragraphs?|articles?|subsections?) )?(?:\([a-z\d]{1,4}\)|[a-z\d]{1,3}(?:\.[a-z\d]{1,3}){1,3}(?:\([a-z\d]{1,4}\)){0,2}|\d{1,2}(?:\([a-z\d]{1,4}\)){1,2})`
const REFS = String.raw`${REF}(?:(?:,? (?:and|or|&) |, )${REF}){0,4}`
const BUT = String.raw`(?:except(?:ing)?|other than|excluding|save|apart from|with the (?:sole )?exception of)(?: that| for| as to| with respect to| in the case of)?`
const POLICY = String.raw`(?:(?:the |that |those |such |any )*(?:polic(?:y|ies)|insurance|coverages?)?\s?)`
const HELD = String.raw`(?:(?:that (?:is|are) |which (?:is|are) )?(?:required|described|listed|specified|named|set forth|set out|stated|maintained|carried|referred to|provided) )?(?:(?:by|in|under|at|of|pursuant to|for) )?`
/** "except the policy described in 3.2(d)", "save for the policies under (c) and (d)" */
const LEFT_OUT = new RegExp(String.raw`\b${BUT} ${POLICY}${HELD}(?:(?:items?|sections?|clauses?|paragraphs?|articles?|subsections?) )?(?=${REFS})`, 'gi')

/** Those who are spoken of: "The Required Policies", "Each policy in 3.2" */
const SUBJECT = String.raw`((?:all|each|every|the|such|any|these|those)(?: [a-z'-]+){0,4}? (?:polic(?:y|ies)|insurance|coverages?)(?: (?:required|described|listed|specified|named|set forth|maintained|carried))?(?: (?:by|in|under|of|at|pursuant to) (?:this |the )?(?:${REF}|(?:section|article|clause|paragraph|exhibit|schedule|agreement)(?: [a-z\d.]{1,6})?|[a-z\d]{1,3}(?:\.[a-z\d]{1,3}){0,3}))?)`
const VERB = String.raw`(shall|must|will|are to|is to|should|has to|have to)`
/** "All policies shall waive subrogation against Client, except (d).": said of the subject, it stands beside it. */
const BEHIND = new RegExp(String.raw`^(\W*(?:[a-z\d.]{1,6}[.)] )?)${SUBJECT} ${VERB} ([^.;:]{4,200}?),? (?:but )?(except ${REFS})(?=\s*(?:[.;]|$))`, 'i')
/** "Except for 3.2(d), the policies in 3.2 shall ...", "Except for professional liability, the policies in 3.2 shall ..." */
const BEFORE = new RegExp(String.raw`^(\W*(?:[a-z\d.]{1,6}[.)] )?)except (?:for |as to |the )*(${REFS}|(?!that\b|as\b|where\b|when\b|if\b)[a-z'&/ -]{2,40}), ${SUBJECT} ${VERB}\b`, 'i')

/** What is left out of all policies by the number of its item: beside the policies, whichever way it was said. */
export function itemsLeftOut(textIn: string): string {
  if (!/\b(?:except|other than|excluding|save|apart from|exception of)/i.test(textIn)) return textIn
  return textIn
    .replace(LEFT_OUT, 'except ')
    .replace(BEHIND, (_, mark: string, subject: string, verb: string, body: string, left: string) => `${mark}${subject}, ${left}, ${verb} ${body}`)
    .replace(BEFORE, (_, mark: string, left: string, subject: string, verb: string) => `${mark}${subject}, except ${left}, ${verb}`)
}
