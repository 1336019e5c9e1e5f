import { NO_NAME } from '../../words/remark-words.ts'

const NO_PERSON = '(?:the|our|their|his|her|my|your|an?|this|that|these|those|it|they|he|she|we|you|i|us|me|who|which|what|not|no|all|both|each|only|if|so|and|but|or|for|at|insured|client|owner|customer|carrier|carriers|company|insurer|underwriter|agent|agency|broker|lender|bank|to|directly)'
const PERSON = `${NO_NAME}(?!${NO_PERSON}(?![a-z]))[a-z][a-z.'-]{1,14}`
const PLACE = '(?:us|me|either of us|(?:our|the|my) (?:(?:main|service|certificate|certificates|certs?|coi|verification|customer service|account|commercial|commercial lines|claims|billing|support|front) ){0,2}(?:office|team|department|dept|desk|inbox|mailbox|e-?mail|address|line|number|assistant|csr|staff|people))'
const WHERE = "(?:[(+]?\\d[\\d().x -]{6,20}\\d|x@x+|[a-z0-9._-]{1,40}@[a-z0-9.-]{3,60}|(?:https?:|www\\.)[^\\s]{1,100}|[a-z0-9-]{2,40}\\.(?:com|org|net|example)[^\\s]{0,40})"
const WHOM = `(?:(?:${PLACE}|${PERSON}(?: ${PERSON})?)(?:,? (?:directly )?(?:at|on|by (?:phone|e-?mail)(?: at)?|via)?:? ?${WHERE})?|${WHERE})`
const OR_ELSE = `(?:,? or (?:(?:call|phone|text|e-?mail)(?: (?:us|me))?(?: (?:at|on))? )?(?:${WHERE}|${PLACE}))?`
const ASKING = '(?:(?:please|kindly|just|simply|you can|you may|you could|feel free to|go ahead and|do|always) ){0,3}'

/** Slots of whom to turn to for papers, questions and requests to come. Bounded patterns over folded text. */
export const CONTACT_SLOTS: Readonly<Record<string, string>> = {
  wantedlater:
    "(?:(?:(?:an?|any|all|other|another|future|further|additional|more|new|updated|your|our|general|quicker|quick|faster|immediate) ){0,3}(?:(?:certificate|cert|coi|(?:future|further|additional|other|new) (?:coverage |insurance )?verification|service|billing|claims?) (?:requests?|questions|needs|issues|matters|inquiries)|certificates?(?: of insurance)?|certs?|cois?|verification requests?|loss runs?|id cards?|(?<=(?:any|all|other|another|future|further|additional|more|new|general) )(?:requests?|questions?|inquiries|information|info|help|assistance)|(?<=for )questions?|claims?|billing|(?<=(?:quicker|quick|faster|immediate) )(?:service|response|turnaround|replies|reply|attention|assistance))(?: (?:or|and) (?:questions?|changes|requests?|certificates?|certs?|claims?))?|anything else(?: you need)?)",
  later: '(?:going forward|in (?:the )?future|next time|from now on|for next time)',
  turnto: `(?:${ASKING}(?:(?:e-?mail|contact|call|phone|text|write(?: to)?|fax|ask(?: for)?|reach(?: out to)?|get in touch with|use|go (?:to|through)|copy|cc|include|visit) ${WHOM}${OR_ELSE}|(?:send|direct|forward|submit|address|e-?mail|route|fax|bring) (?:(?:it|them|those|these|that|your (?:request|e-?mail|question)s?|all|any|(?:such|these|those|your|the) requests?|requests?) ){0,2}(?:over |directly |straight )?to ${WHOM}${OR_ELSE})|you (?:can|may|will|should)? ?(?:always |also )?reach (?:us|me|${PERSON}) (?:at|on|by|via) ${WHERE}${OR_ELSE}|(?:our|the) (?:(?:service|certificate|certificates|certs?|verification|claims|customer service) ){1,2}(?:desk|team|department|inbox|mailbox|line|e-?mail|address|number)(?: (?:is|can be reached))?(?: (?:at|on|by))? ${WHERE})(?: (?:directly|instead|as well|too|on (?:your|any|all) (?:e-?mails?|requests?)|so (?:that )?(?:it|they|your request) (?:gets?|is|are) (?:to the right (?:person|desk|place)|logged|handled (?:quickly|faster|promptly))))?`,
}
