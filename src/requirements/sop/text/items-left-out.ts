/** Numbered items, or what a policy is called, that stand behind "except". */
const REF = String.raw`(?:(?:items?|sections?|clauses?|paragraphs?|articles?|subsections?) )?(?:\([a-z\d]{1,4}\)|[a-z\d]{1,3}(?:\.[a-z\d]{1,3}){1,3}(?:\([a-z\d]{1,4}\)){0,2}|\d{1,2}(?:\([a-z\d]{1,4}\)){1,2})`
const REFS = String.raw`${REF}(?:(?:,? (?:and|or|&) |, )${REF}){0,4}`
const BUT = String.raw`(?:except(?:ing)?|other than|excluding|save|apart from|with the (?:sole )?exception of)(?: that| for| as to| with respect to| in the case of)?`
const POLICY = String.raw`(?:(?:the |that |those |such |any )*(?:polic(?:y|ies)|insurance|coverages?|ones?)?\s?)`
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

/** "line 3", "#3 and 4", "C and D": items as a list is spoken of. */
const LOOSE = String.raw`(?:(?:items?|lines?|rows?|nos?\.?|numbers?) |#)?(?:\([a-z\d]{1,4}\)|[a-h]|\d{1,2}(?:\.\d{1,2}){0,2})(?![a-z\d-]|,\d|\.\d| ?(?:days?|%|years?|months?))(?:(?:,? (?:and|or|&) |, )(?:(?:items?|lines?) |#)?(?:\([a-z\d]{1,4}\)|[a-h]|\d{1,2}(?:\.\d{1,2}){0,2})(?![a-z\d-]|,\d|\.\d| ?(?:days?|%|years?|months?))){0,4}`
/** "Best's A- VIII, except line 3 (any licensed carrier)": a member of no policy by name, and the items that it is not asked of. */
const BARE = new RegExp(String.raw`^(\W*(?:[a-z\d.]{1,6}[.)] )?)([^.;:()]{3,90}?|[^.;:()]{0,40}?\ba\.m\. ?best[^.;:()]{3,60}?)(?:, ?| ?\(| )(?:but )?(?:except(?: for| on| under| as to)?|excluding|other than|not(?: on| for)?|n\/a (?:to|on|for)) (${LOOSE})\)?(?: ?\([^()]{3,60}\))?(?=\s*(?:[.;]|$))`, 'i')
const OF_MEMBERS = /\b(?:insurers?|carriers?|best|rated|ratings?|waivers?|subrogation|notice|additional(?:ly)? insureds?|primary)\b/i
const NAMES_POLICIES = /\b(?:polic(?:y|ies)|coverages?|liability|c?gl|auto|umbrella|excess|comp|wc|cargo|required|under|on)\b/i
/** "(line 3: any licensed carrier)", "; WC may be with any licensed carrier": whose insurer need not be rated. */
const ANY_INSURER = String.raw`(?:any (?:licensed |admitted |authorized |approved |state-licensed )?(?:carrier|insurer|company)(?: is (?:ok|fine|acceptable))?|exempt|(?:the )?state fund(?: is)? (?:ok|okay|fine|accepted|acceptable)|no rating(?: required| needed)?|(?:need )?not (?:be )?rated)`
const WHOSE = String.raw`(${LOOSE}|(?:the )?[a-z][a-z'/&. ]{1,30}?)`
const IN_BRACKETS = new RegExp(String.raw`(?<=\b[AB](?:\+{1,2}|-)?[ ,:/]{0,2}[IVX]{0,5}(?: or (?:better|higher))?) ?\((?:for )?${WHOSE}(?: ?[:,-] ?| is | are | )${ANY_INSURER}\)`, 'i')
const BEHIND_MARK = new RegExp(String.raw`(?<=\b[AB](?:\+{1,2}|-)?[ ,:/]{0,2}[IVX]{0,5}(?: or (?:better|higher))?)[;,] (?:but )?(?:for )?${WHOSE}(?: ?[:,-] ?| may (?:be|use|come) (?:with |from |written by |placed with )?| can (?:be|use) (?:with )?| is | are )${ANY_INSURER}(?=\s*(?:[.;]|$))`, 'i')
const IS_ITEM = new RegExp(`^${LOOSE}$`, 'i')
const leftOut = (_: string, whose: string): string => (IS_ITEM.test(whose) ? `, except ${whose}` : ` (except ${whose})`)

/** What is left out of all policies by the number of its item: beside the policies, whichever way it was said. */
export function itemsLeftOut(textIn: string): string {
  let text = textIn
  if (/\b[AB](?:\+|-|[ ,:/]{1,2}[IVX])/.test(text) && /any |exempt|state fund|rated|rating/i.test(text)) text = text.replace(IN_BRACKETS, leftOut).replace(BEHIND_MARK, leftOut)
  if (!/\b(?:except|other than|excluding|save|apart from|exception of|not|n\/a)\b/i.test(text)) return text
  return text
    .replace(LEFT_OUT, 'except ')
    .replace(BEHIND, (_, mark: string, subject: string, verb: string, body: string, left: string) => `${mark}${subject}, ${left}, ${verb} ${body}`)
    .replace(BEFORE, (_, mark: string, left: string, subject: string, verb: string) => `${mark}${subject}, except ${left}, ${verb}`)
    .replace(BARE, (all, mark: string, said: string, left: string) => (OF_MEMBERS.test(said) && !NAMES_POLICIES.test(said) ? `${mark}${said} on all policies except ${left}` : all))
}
