import { NAME } from '../../words/remark-words.ts'

const TICKET = '(?:case|ticket|request|activity|reference|ref|tracking|task|inquiry|confirmation|conversation|log|file)'
const NUMBER = '#?\\(?#?(?=[a-z-]{0,12}\\d)[a-z0-9][a-z0-9-]{1,24}\\)?'

/** What forms, ticket systems and letters with a table print around an answer; each from its first word to its last. */
export const FORM_REMARKS = [
  // "Agent note (11/18/2026 9:42 AM):", "Closing ticket."
  `(?:(?:new|latest|public|agent|csr|staff|technician|internal|account manager|service|our) )*(?:notes?|comments?|responses?|repl(?:y|ies)|updates?)(?: (?:added|posted|entered|left))?(?: by ${NAME})?,? ?\\(?(?:on )?(?:\\d{1,2}/\\d{1,2}/\\d{2,4}|\\d{4}-\\d\\d-\\d\\d|[a-z]{3,9} \\d{1,2},? \\d{4})?,?(?: at)? ?(?:\\d{1,2}:\\d\\d(?::\\d\\d)? ?(?:[ap]\\.?m\\.?)?)?(?: [a-z]{2,4})?\\)? ?:?`,
  `(?:i am |i'm |we are |now )?(?:closing|resolving|completing)(?: out)? (?:this |the |your )?(?:ticket|case|request|task|activity|inquiry)(?: now)?`,
  // When a comment was entered: "Nov 18, 2026, 10:14 AM CST".
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:[a-z]{3,9}\\.? \\d{1,2},? \\d{4}|\\d{1,2}/\\d{1,2}/\\d{2,4}|\\d{4}-\\d\\d-\\d\\d),?(?: at)? \\d{1,2}:\\d\\d(?::\\d\\d)? ?(?:[ap]\\.?m\\.?)?(?: ?\\(?[a-z]{2,4}\\)?)?',
  "(?:i am|i'm|we are|we're|i would be|i'd be|i will be) (?:very |more than )?(?:happy|glad|pleased) to (?:assist|help)(?: you)?(?: (?:out )?with (?:this|that|your|the) (?:request|inquiry|verification|question)?)?(?: today)?",
  // "Case CSC-2026-114 - resolved", "Request ID: 77120".
  `(?:${TICKET} ?(?:id|number|no\\.?|num|#)?:? ?${NUMBER}|x@x+)(?: ?(?:[-–:|] ?)?(?:resolved|completed?|closed|answered|solved|done))?`,
  // "Status: closed - verified": of the request; "Status: closed" alone may be of the account.
  `(?:${TICKET} status ?[:=-]? ?|status ?[:=-]? ?(?=[a-z]+ ?[-–/,]))(?:closed|completed?|resolved|solved|done|answered)(?: ?[-–/,] ?(?:closed|completed?|resolved|solved|done|answered|verified))*`,
  '(?:this|the|your) (?:case|ticket|request|conversation|inquiry) (?:is now |has been |will |will be |is |was )*(?:marked (?:as )?)?(?:close|closed|resolved|solved|completed?|archived|completed?)(?: (?:automatically|itself))?(?: (?:in|after|within) (?:\\d{1,2}|one|two|three|four|five|seven|ten) (?:business |calendar )?(?:days?|hours?|weeks?))?(?: (?:automatically|if (?:we|there) (?:do not|don\'t|is no) (?:hear from you|reply|response|further reply)))?',
  '(?:this|your) (?:case|ticket|request|conversation) will (?:automatically )?reopen if you (?:reply|respond)(?: to (?:this|it)(?: e-?mail| message)?)?',
  '[#\\s-]*(?:please )?(?:type|write|enter) your (?:reply|response|answer) (?:above|below) this line[#\\s-]*',
  `(?:completed|prepared|verified|answered|handled|processed|checked|reviewed|responded to|submitted|assigned) (?:by|to)(?: us)?:? ?(?!the |an? |insured|client|carrier|underwrit)${NAME}(?:,? (?:csr|cic|cisr|account manager|service (?:associate|rep|representative|team)|(?:on )?\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?)| (?:on )?\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?)?`,
  '(?:the )?(?:verification |review |search |policy |coverage )*(?:results?|status(?:es)?|findings|response|summary|details|information|answers?)(?: (?:of|from|on|for) (?:our|the|your|this|each) (?:review|search|request|inquiry|verification|records?|polic(?:y|ies)))?(?: (?:is|are))?(?: as follows| below| follows?)?:?',
  '(?:please )?(?:see|find|review) (?:the |our )?(?:verification |review |search |policy |coverage )*(?:results?|status(?:es)?|findings|response|summary|answers?)(?: (?:of|from|on|for) (?:our|the|your|this|each) (?:review|search|request|inquiry|verification|polic(?:y|ies)))?(?: (?:below|as follows|in the table(?: below)?))?:?',
  '(?:we|i)(?: have|\'ve)? (?:now )?(?:completed|finished|concluded|done) (?:our|the|a|my) (?:review|search|verification)(?: of (?:your|the|this) (?:request|inquiry|e-?mail))?',
  'sent (?:through|from|via|by|using) (?:the|our|an?) (?:agency )?management system',
  '(?:please )?(?:keep|leave|include|reference|quote|do not (?:remove|delete|change)) (?:this|the) (?:line|subject(?: line)?|case number|ticket number|reference number|number)(?: (?:in|on|with|when) (?:your|any|the|future|all|replying|responding|further) ?(?:repl(?:y|ies)|responses?|correspondence|e-?mails?|subject(?: line)?)?)?',
]

/** "Ticket #48812 has been updated.", "Please do not change the subject line when replying.": said in these words alone. */
export const OF_TICKET = new RegExp(`^\\W*(?:(?:please )?(?:do not|don't) (?:remove|delete|change|edit|alter|modify) (?:this|the) (?:subject(?: line)?|line|case number|ticket number|reference number|e-?mail subject)(?: (?:of this e-?mail|above|below))?(?: (?:when|if|in|while) (?:replying|responding|you reply|you respond|your (?:reply|response)|any (?:reply|response)))?(?: to this (?:e-?mail|message|ticket))?|(?:(?:your |this |the )?${TICKET} ?${NUMBER}|x@x+) (?:has been|was|is)(?: now)? (?:updated|answered|closed|resolved|completed|assigned|reassigned|solved)(?: (?:to|by) ${NAME})?)\\W*$`)

/** "Certificates should come from the retail agent, not from us.": where papers are had, of a wholesaler. */
export const PAPERS_ELSEWHERE = /^(?:any |all |the |your )?(?:certificates?|certs?|cois?|certificate requests?) (?:should|must|need to|have to|would need to|will|would|can) (?:come|be (?:requested|obtained|ordered|issued)|go) (?:directly )?(?:from|through|to|by) (?:the |their )?(?:retail(?:er| agent| agency| broker)?|agent|broker)(?:,? (?:and )?not (?:from |through |by )?(?:us|our office))?$/

/** "Changes to limits or dates: none". */
export const NONE_NOTED = /^(?:(?:current |outstanding )?balance(?: due)?|amount (?:due|owed|past due)|past due(?: amount| balance)?|premium due) ?[:=-] ?(?:\$ ?0(?:\.00)?|none|zero|0|n\/a)$|^anything (?:pending|outstanding|in process|changed|different)(?: (?:on|with) (?:them|these|any of them))? ?[:=-] ?(?:none|no|n\/a|nothing)$|^(?:any )?(?:changes?|updates?|corrections?|discrepanc(?:y|ies)|exceptions?|differences?|pending (?:changes?|activity|cancell?ations?)|notices?)(?: (?:to|in|of|noted|found|the|limits?|dates?|terms?|polic(?:y|ies)|coverages?|needed|and|or|on|file|cancell?ation|this|these))* ?[:=-] ?(?:none(?: noted| found| at this time)?|no|n\/a|nil|nothing)$/
