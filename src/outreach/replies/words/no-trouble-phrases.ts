import { type Phrase, phrasesOf } from './sense.ts'

const ADJECTIVE = '(?:(?:pending|recent|open|known|outstanding|scheduled|active|prior|material|significant|further|current|upcoming|reported|other|late|new|additional|mid-?term) )'
const NOUN =
  '(?:(?:notices? of (?:(?:intent to )?cancel(?:l?ation)?|non-?renewal|lapse|suspension)|(?:cancell?ation|cancel|cxl|non-?renewal|lapse|suspension|late|past[- ]due|non-?pay(?:ment)?)s? (?:notices?|requests?|activity|transactions?)|requests? (?:to cancel|for cancellation)|(?:noc|cxl|cancel)s?|cancell?ations?|lapses?|gaps?|interruptions?|breaks?|suspensions?|non-?renewals?|reinstatements|endorsements?|changes?|past[- ]due (?:balances?|amounts?|premiums?|payments?)|(?:late|missed|returned|overdue|unpaid) (?:payments?|premiums?|balances?)|claims?|losses|issues?|problems?|notices?|pending (?:items|activity|transactions?))(?: (?:in|of) (?:coverage|service))?)'
const ITEM = `${ADJECTIVE}{0,2}${NOUN}`
const LIST = `${ITEM}(?:(?:,? (?:or|and|nor)|,|/) ?(?:(?:no|any) )?${ITEM}){0,4}`
const WHO = "(?:we|i|they|he|she|(?:the )?(?:insured|client|carriers?|company|companies)|(?:our|the|my) (?:records?|systems?|files?|portals?)|both carriers|all carriers)"
const NONE = `(?:(?:there (?:have|has) been|there(?: are| is|'s)|${WHO}(?:'ve| have| has| do| does)?(?: currently| also| still)?(?: had| shows?| sees?| find| finds| received?| gotten| got| seen| reports?| indicates?| reflects?| list| lists)?|with|and) no(?: record of(?: any)?)?|no(?: record of(?: any)?)?|without(?: any)?|zero|(?:there |${WHO} )(?:have|has)(?:n't| not) (?:been|had|received|seen|gotten|issued|processed|been (?:notified|advised|told|informed) of) any|(?:${WHO} )?(?:do|does|did)(?:n't| not) (?:see|show|have|find|know of|reflect) any|(?<!(?:yes|yep|yeah|correct|right|ok|sure),? (?:(?:i am|i'm|we are|we're) )?)(?:(?:i am|i'm|we are|we're|am|are) )?not (?:currently )?aware of any)`
const TAIL =
  '(?: (?:on|for|to|against|with|under) (?:any|either|all|both|each|these|them|it|this|the)(?: of (?:these|them|those|the))?(?: (?:policy|policies|account|coverages?|lines?|insured|client|three|two|four))?| at (?:this|the present) time| since (?:inception|renewal|issuance|then|the last time (?:you (?:asked|checked|verified|wrote)|we (?:spoke|confirmed|answered))|(?:your|our|the) last (?:request|e-?mail|verification|certificate|answer)|issue|binding|we (?:wrote|bound|issued) (?:it|them))| to date| on (?:file|record)| as of (?:today|now|this (?:morning|afternoon|date|writing))| this (?:term|year|policy (?:term|period))| in (?:our|the) (?:system|records|file)| (?:of any kind|whatsoever|at all|showing|noted|reported|pending|today|currently|either)| that (?:i|we) (?:can see|see)| (?:(?:is|are|has been|have been|was|were) )?(?:(?:currently|now) )?(?:pending|outstanding|in (?:process|progress|the works)|on file|scheduled|noted|showing|issued|received|sent|out|open|planned|requested|processed))'

/** "No cancellations or lapses", "there have been no notices of cancellation, non-renewals or changes on any of these": a list of troubles that there are none of. */
const NO_TROUBLE: string[] = [`${NONE} ${LIST}${TAIL}{0,2}(?=\\s*(?:$|[.,;!)]| (?:and|so)(?![a-z])))`]

/** "None of them are pending cancellation", "the insured has not requested cancellation". */
const NOT_ENDING: string[] = [
  `(?:none(?: of (?:them|these|those|the policies))?|neither(?: (?:one|policy|of them))?) (?:is|are) (?:currently |now )?(?:pending cancell?ation|in cancel(?:l?ation)?(?: status)?|up for cancell?ation|being cancell?ed|set to cancel|scheduled to cancel)(?=\\s*(?:$|[.,;!)]))`,
  `(?<=^\\W*|[,;] ?(?:and )?)(?:they are |they're |it is |it's )?not (?:currently )?(?:pending cancell?ation|in cancel(?:l?ation)? status|up for cancell?ation)(?=\\s*(?:$|[.,;!)]))`,
  `(?:they|he|she|(?:the )?(?:insured|client)) (?:has|have)(?:n't| not) (?:requested|asked (?:us )?for) (?:a |any )?cancell?ation(?=\\s*(?:$|[.,;!)]))`,
]

export const NO_TROUBLE_PHRASES: Phrase[] = phrasesOf('denied', [...NO_TROUBLE, ...NOT_ENDING])
