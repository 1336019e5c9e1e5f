import { type Phrase, phrasesOf } from './sense.ts'

/** What takes back the verb after it: "no longer insure", "never wrote". */
export const HAVE_NOT = "(?:do not|don'?t|does not|doesn'?t|did not|didn'?t|no longer|never)"

/** Denies something bad. */
const ENDED_WORD = '(?:cancel\\w*|laps(?:ed?|ing)|expired?|terminated?|dropped|removed|non-?renew(?:ed|al)?|suspended|void(?:ed)?|replaced|rescinded|reduced|moved|changed)'
const DENIED: string[] = [
  "(?:there(?:'s| is) )?nothing (?:(?:on|in) (?:your|the) (?:list|e-?mail|request) )?(?:that )?(?:i|we)(?:'d| would) (?:change|correct|add)(?: (?:on|in|to) (?:your|the) (?:list|e-?mail|request))?(?=\\s*(?:$|[.,;!)]))",
  // "I don't see any issues with what you sent", "nothing on your list needs correcting".
  "(?:(?:i|we) )?(?:(?:do not|don'?t|did not|didn'?t) (?:see|find|have|notice) any|(?:see|find|found|saw|have) no) (?:issues?|discrepanc(?:y|ies)|errors?|mistakes|problems?|corrections?|edits)(?: (?:with|on|in|to) (?:what you (?:have|sent|listed|show|provided)|(?:your|the|this) (?:list|information|info|e-?mail|letter|request|records?)|any of (?:it|them|these|this)|it|them|these|our end))?(?=\\s*(?:$|[.,;!)]| (?:and|so)(?![a-z])))",
  "(?:there (?:is|'s) )?nothing (?:(?:on|in) (?:your|the) (?:list|letter|request|e-?mail) )?(?:to (?:correct|change|fix|edit|add)(?: or (?:correct|change|fix|add))?|(?:that )?needs (?:correcting|fixing|changing|to be (?:corrected|changed|fixed)))(?: on (?:our|my) end)?(?=\\s*(?:$|[.,;!)]| (?:and|so)(?![a-z])))",
  "(?:(?:i|we) have nothing to (?:add|change|correct)(?: or (?:add|change|correct))?|(?:i|we) (?:wouldn'?t|would not) change (?:anything|a thing)(?: (?:on|in) (?:your|the) (?:list|letter|request))?|(?:(?:your|the) (?:list|information|info) (?:needs|requires) )?no (?:corrections|edits)(?: (?:are )?(?:needed|necessary|required))?|no discrepancies(?: noted| found)?)(?=\\s*(?:$|[.,;!)]| (?:and|so)(?![a-z])))",
  "(?:no (?:hay|tiene|tienen|tenemos|vemos|existen?|ha(?:n|y)? habido|se ha(?:n)? recibido|hemos recibido)|sin) (?:ning(?:un|una|unos|unas) )?(?:cancelacion(?:es)?|avisos? de cancelacion|lapsos?|suspension(?:es)?|pagos? atrasados?)(?: pendientes?)?(?= ?(?:$|[.,;!)]|y ))",
  "(?:was|were|is|are)(?:n'?t| not) (?:at all )?(?:affected|impacted|touched)(?: (?:by|in) (?:that|this|it|any of (?:that|this|it)))?",
  "nothing (?:(?:about|on|in|with) (?:any of )?(?:them|it|these|this|those|there|here|the list|your list) )?(?:that )?(?:looks?|is|seems?|jumps out as|stands out as|stuck out as|appears?) (?:to be )?(?:off|wrong|amiss|out of (?:line|place)|incorrect|different|odd|out of date|unusual|missing)(?: (?:compared|relative) to what (?:you|i|we) (?:sent|have|show|list(?:ed)?))?",
  "(?:i |we )?(?:do not|don'?t|did not|didn'?t) (?:see|find|spot|notice|catch) anything (?:that (?:is|looks) )?(?:wrong|off|amiss|incorrect|different|out of line|out of place)(?: (?:with|on|in|about) (?:any of )?(?:it|them|these|this|those|your list|the list|what you sent))?",
  "(?:(?:i|we) )?(?:do )?(?:see|saw|show|have|found|find|noticed) nothing (?:(?:that is|that's|at all) )?(?:wrong|off|amiss|incorrect|different|out of (?:line|place|order))(?: (?:from|with|than|on|in|about|to) (?:what you (?:sent|have|show|list(?:ed)?|asked about)|(?:your|the|this) (?:list|request|e-?mail|letter|info(?:rmation)?)|any of (?:it|them|these|this)|it|them|these))?(?=\\s*(?:$|[.,;!)]| (?:and|so)(?![a-z])))",
  // "Nothing has been cancelled, lapsed or nonrenewed": the list that one negation denies.
  `(?:(?:nothing|none(?: of (?:it|them|these|those|the (?:policies|coverages)|this))?|no polic(?:y|ies)) (?:(?:has|have|had|was|were|is|are) (?:ever )?(?:been )?)|(?:has|have|was|were|is|are|had)(?: not|n'?t)(?: ever)?(?: been)? )${ENDED_WORD}(?:, (?:been )?${ENDED_WORD}){0,4},? (?:or|nor) (?:been )?${ENDED_WORD}(?! (?:yet|so far|on|effective|eff)(?![a-z]))`,
  "(?:have|has)(?: not|n'?t) (?:received|seen|issued|gotten|processed)(?:,? (?:or|nor) (?:received|seen|issued|gotten|processed|sent))? (?:any |a )?(?:pending |recent )*(?:notices? of )?(?:cancell?ations?|non-?renewals?)(?: notices?| requests?)?(?! (?:yet|so far))",
  "(?:changes?|corrections?|differences?|exceptions?|discrepanc(?:y|ies)|comments?|remarks?|notices?|claims|losses) ?[:=-] ?(?:none|no|n/a|nil)(?=\\s*(?:$|[.,;/|)]))",
  "(?:pending|open|scheduled) (?:transactions?|cancell?ations?|activity|changes|actions?|notices?|endorsements?)\\s*[:=-] ?(?:none|no|n/a|0)(?=\\s*(?:$|[.,;]))",
  "\\$0(?:\\.00)? (?:owed|due|owing|past[- ]due|outstanding|balance(?: due)?)",
  "(?:there )?(?:have|has)(?:n'?t| not) been an? (?:pending |recent |other )?(?:cancell?ation|lapse|notice(?: of cancell?ation)?|cancell?ation notice|interruption|gap)(?: (?:processed|issued|sent|entered|mailed|filed|requested|received))?(?: (?:on|for|to|against) (?:either|any|all|both|it|them)(?: (?:of (?:these|those|them)|one|policy))?)?",
  "(?:there )?(?:have|has)(?:n'?t| not) been any (?:pending |recent |other )*(?:cancell?ations?|lapses?|changes?|notices?(?: of cancell?ation)?|interruptions?|gaps?|issues?|problems?|claims?|losses)",
  "(?:do not|don'?t|does not|doesn'?t|did not|didn'?t) (?:see|show|have|find) (?:anything|a thing|any (?:policies|balance|payments?)) (?:past[- ]due|overdue|pending|outstanding|owed|owing|unpaid|cancell?ed|lapsed|wrong|different)(?: (?:on|for|with) (?:any of )?(?:them|it|these|either|this|the account))?",
  "(?:the )?(?:current )?balance(?: due)? is (?:zero|0(?![\\d.,])|\\$0(?:\\.00)?(?![\\d,])|nothing)|no (?:balance|money|premium|amount)s? (?:is |are )?(?:due|owed|owing|outstanding)|nothing (?:is )?(?:due|owed|owing|outstanding|past[- ]due|overdue)",
  "never (?:ever )?(?:had|have had|filed|reported|turned in) (?:an? |any )?(?:single )?(?:claim|loss|accident|lapse|gap|cancell?ation|issue|problem|interruption|late pay(?:ment)?|missed payment)s?(?: (?:in coverage|at all|of any kind|whatsoever|with (?:it|them|this account|these|payments?|billing|the carriers?)))*",
  "no (?:restrictive |limiting |special )?(?:endorsements?|exclusions?|riders?) (?:that )?(?:reduc(?:e|ing)|lower(?:ing)?|affect(?:ing)?|limit(?:ing)?|restrict(?:ing)?) (?:the |those |your |these )?(?:limits?|coverages?)",
  "(?:(?:our |the |their )?(?:records?|systems?|files?|carriers?|compan(?:y|ies)|portals?) |we |i |they )?(?:shows?|have|has|see|find) no (?:pending |recent |open |prior )*(?:lapses?|cancell?ation (?:activity|notices?|requests?)|cancell?ations?|notices? of cancell?ation|gaps?|interruptions?|non-?renewals?|past[- ]due (?:balance|amount)s?)(?: in coverage| (?:since|from) (?:inception|then|the (?:effective|start) date|renewal)| on file(?! yet)| on record(?! yet)| at this time)*",
  "(?:do not|don'?t|does not|doesn'?t) (?:have|see|show|find) (?:any|a) (?:pending |recent |open )*(?:cancell?ations?|notices? of cancell?ation|cancell?ation notices?|lapses?|non-?renewals?|pending activity)(?: notices?)?(?: (?:on file|on record|in our (?:system|file)|pending|for (?:either|any|both)(?: (?:one|policy|of them|of these))?|at this time))*",
  "(?:have(?: not|n'?t)|did(?: not|n'?t)|has(?: not|n'?t)) (?:seen|received|gotten|had|see|receive|get|sent|issued) (?:any|a) (?:pending |recent )*(?:notices? of (?:cancell?ation|non-?renewal)|(?:cancell?ation|non-?renewal|lapse) notices?|cancell?ations?)(?: (?:on|for|from|against) (?:any|either|all|both|them|these|this|the carriers?|the company)(?: (?:of (?:them|these|those)|policies|one))?)?(?! (?:yet|but|so far))",
  "(?:nothing|none(?: of (?:them|these|those|it))?|no polic(?:y|ies)) (?:is |are )?(?:currently |now )?(?:on|under) notice(?: (?:of|for) (?:cancell?ation|non-?payment|non-?renewal))?(?=\\s*(?:$|[.,;!)]| (?:and|with|from)(?![a-z])))",
  "(?:(?:we|i|our system) )?(?:currently )?(?:shows?|see|have|has|find|with) nothing (?:pending|outstanding|past[- ]due|cancell?ed|lapsed|scheduled to cancel)(?: (?:on|for|against) (?:any|either|all|both|them|these|this|that)(?: (?:of (?:them|these|those)|one|policy))?)?|nothing (?:is )?outstanding",
  "no (?:cancell?ation |non-?renewal |lapse )*notices? (?:have|has|had) (?:been (?:sent|issued|mailed|received)|gone out)|there (?:are|is|have been|has been) no (?:pending |recent |open |known )*(?:cancell?ations?|notices? of cancell?ation|lapses?|non-?renewals?|gaps?)(?: (?:on file|at this time|pending|in coverage|on any of (?:them|these)))*|none (?:of (?:them|these|those|the policies) )?(?:is|are|were|has|have) (?:been )?(?:set to (?:cancel|lapse|expire)|pending(?: cancell?ation)?|cancell?ed|lapsed|cancell?ing|being cancell?ed)",
  "no (?:known |open |reported |pending |current )*(?:losses|claims)(?: (?:to date|to report|reported|open|pending|on file|this (?:year|term)))*",
  "no (?:other|further|additional) (?:differences|discrepancies|corrections|edits)(?: (?:noted|found|needed|to report))?(?=\\s*(?:$|[.,;!)]|and ))",
  "(?:(?:i|we) (?:have|see|show|had) )?nothing (?:else|further|more) to (?:change|correct|add|update|report|fix|note)",
  "(?:nothing(?:'s| has| have)? (?:been )?changed|no changes(?: (?:have|has) been made| at all)?) since (?:(?:the|we|i|our|last|then|that|it|they|them|was|were|is|in|on|of|at|year|month|week|inception|renewal|renewed|binding|bound|issued|issuing|sent|issuance|effective|date|certificate|cert|coi|certificates|certs|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|winter|20\\d\\d|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?)(?: |(?=[.,;!)]|$)))+",
  "nothing (?:about|on|with) (?:any of )?(?:them|it|these|this|those|the (?:policies|policy|account)) (?:has |have )?changed(?: since [a-z]+)?",
  "(?:the |all )?other (?:dates|limits|terms|numbers)(?:,? and (?:all )?(?:the )?(?:other )?(?:limits|dates|numbers|terms|deductibles))* are (?:all )?(?:right|correct|fine|accurate|good|as shown|as listed|the same|unchanged)",
  "(?:there (?:have|has) been |there are |we (?:have|show|see) )?no (?:other |further |recent )*changes? (?:(?:have|has) been made )?(?:to|on|in|for|with) (?:either|any|each|all|both)(?: (?:of )?(?:the|these|those|them|one)?)? ?(?:policy|policies|ones?|(?:two|three|four|five|six)(?: policies)?)?(?=\\s*(?:$|[.,;!)]|and |since ))",
  // "No changes to limits or terms".
  "(?:there (?:have|has) been )?no (?:other |further |recent )*changes? (?:(?:have|has) been made )?(?:to|in) (?:(?:the|any|their|our|its|policy|limits?|terms?|dates?|coverages?|carriers?|numbers?|deductibles?|amounts?|conditions?|and|or)[ ,/]*(?=[a-z ,/.;!)]|$))*(?:limits?|terms?|dates?|coverages?|carriers?|numbers?|deductibles?|amounts?|conditions?|policies)(?: since (?:the )?(?:renewal|inception|issuance|(?:the )?certificate was issued))?",
  "(?:(?:no|not any|without(?: an?(?: single)?| any)?|never (?:had )?(?:a|any)?) (?:other |further |additional |pending |outstanding |recent |known |prior |material |substantive |significant |mid-?term |notices? of |open |active )*(?:lapses?|cancel\\w*(?: notices?)?|interruptions?|gaps?|changes?|non-?renewals?|reinstatements|notices?|break|suspensions?|past[- ]due)(?: (?:in coverage|of coverage|or (?:lapses?|cancel\\w*|gaps?|changes?|non-?renewals?)|pending|on (?:file|record)|since|to report|noted|issued|of any kind|(?:are |is |were )?(?:needed|needed to be made|required|necessary)|required|necessary|at all|whatsoever|activity|notices?|anywhere))*|nothing (?:(?:has|have|had|was|is|has been|was ever|is being|ever) )*(?:cancel\\w*|laps\\w*|chang\\w*|expired|pending|past due|been (?:cancel\\w*|changed|lapsed|terminated|dropped)|terminated|dropped)(?: (?:or|nor|and) (?:been )?(?:cancel\\w+|lapsed|expired|changed|terminated|dropped))*|(?:not|n't|never)(?: been| yet| ever)* (?:cancel\\w+|lapsed?|expired|terminated|changed|dropped|non-?renewed|suspended|void(?:ed)?)(?: (?:or|nor|and) (?:been )?(?:cancel\\w+|lapsed|expired|changed|non-?renewed|suspended))*|(?:hasn'?t|haven'?t|wasn'?t|weren'?t|isn'?t|aren'?t|didn'?t|has not|have not|was not|were not|did not)(?: been| ever)* (?:cancel\\w*|lapsed?|expired?|terminated|changed?|dropped|suspended)(?: (?:or|nor|and) (?:been )?(?:cancel\\w+|lapsed?|expired|changed|suspended))*|no pending (?:activity|cancellation\\w*|notices?|changes?|transactions?|actions?)|no (?:activity|actions?) pending|no (?:ha habido|hay|hubo|han habido) (?:ningun )?cambios?|sin (?:cambios|interrupcion(?:es)?|cancelaci\\w+|lapsos?)|no (?:ha|han|fue|fueron|ha sido|han sido|se ha|se han) (?:sido )?(?:cancelad[oa]s?|vencid[oa]s?|cambiad[oa]s?)|ningun(?:a)? (?:cambio|cancelacion))",
]

/** A negation. */
const NOT: string[] = [
  "(?:never once|not once|not|n't|never|neither|nor|none|nothing|nobody|cannot|can'?t|don'?t|doesn'?t|didn'?t|isn'?t|aren'?t|wasn'?t|weren'?t|won'?t|wouldn'?t|hasn'?t|haven'?t|shouldn'?t|ain'?t|no longer|ya no|nunca|ningun[oa]?|tampoco|ni)",
]

/** Says no. */
const NO: string[] = [
  '(?<=^\\W*)n(?=\\W*$)',
  // "N - Cargo", "(N) cargo".
  '(?<=^\\W{0,3})n(?=\\s*[)\\]:=|-] ?[a-z0-9])',
  'n/a',
  '(?<=[:=|(\\[-] ?)n(?=\\s*(?:$|[,;./|()]|[a-z&/ ]{2,20} ?[:=|-]))',
  '(?<=^\\W*[a-z0-9&][a-z0-9&/\'. -]{1,34} )n(?=\\W*$| ?- |, )',
  '(?:no|nope|nah|negative|negativo)',
]

/** What denies. */
export const DENIAL_PHRASES: Phrase[] = [...phrasesOf('denied', DENIED), ...phrasesOf('not', NOT), ...phrasesOf('no', NO)]
