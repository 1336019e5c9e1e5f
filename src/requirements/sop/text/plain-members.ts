const DAYS = String.raw`(?:\w+ \()?(\d{1,3})\)?\+?(?:[- ]?days?['’]?| ?d\b\.?)?`
const NOC = String.raw`(?:NOC|n\.o\.c\.|notice of cancellation|cancellation notice|cancellation notice period|notice period for cancellation)`
const AT_LEAST = String.raw`(?:at least |a minimum of |minimum(?: of)? |no less than |not less than )?`
const TAIL = String.raw`(?=\s*(?:[.;]|$)|,? (?:(?:on|for|under|across) )?(?:all|every|each|both|everything|everywhere)\b)`
/** "NOC is 30.", "Cancellation notice stays at 30 on everything" */
const NOC_IS = new RegExp(String.raw`(?<=^\W*|[.;,] ?)(?:and )?(?:the |our )?${NOC}(?: (?:is|are|stays?|remains?|should be|must be|shall be|needs to be|has to be|of)(?: at)?|=)? ${AT_LEAST}${DAYS}(?: or (?:more|longer)| minimum| min)?${TAIL}`, 'gi')
/** "Cancellation: 30." */
const CANCELLATION_IS = /^(\W*)cancell?ation ?[:=-] ?(10|14|15|20|21|30|45|60|90)(?=\s*[.;]?\s*$)/i
/** "We want 30 for NOC", "30 days on cancellation", "Any policy cancelled: 30 days warning to us" */
const WANT_NOC = new RegExp(String.raw`\b(?:we|they|i) (?:want|need|require|ask(?: for)?) ${AT_LEAST}${DAYS}(?: of)?(?: notice)? (?:for|on|of) (?:the )?(?:NOC|cancellations?)\b`, 'gi')
const ON_CANCELLATION = /^(\W*)(?:\w+ \()?(\d{1,3}|ten|fifteen|thirty|forty-five|sixty|ninety)\)? days['’]? (?:on|for|upon|if there is an?|if there's an?) cancell?ation(?=\s*(?:[.;,]|$))/i
const IF_CANCELLED = /^(\W*)(?:(?:\w+ \()?(\d{1,3}|ten|fifteen|thirty|forty-five|sixty|ninety)\)? days['’]?(?: (?:notice|warning))?(?: to us)? (?:if|when|before) (?:anybody|anyone|(?:an?|any|the) (?:insurer|policy|carrier)|it|they)(?: (?:is|gets|are))? (?:cancels?|cancell?ed)(?: (?:an?|any|the) polic(?:y|ies))?|(?:if )?(?:any|a) policy(?: (?:is|gets))? cancell?ed ?[:,-] ?(\d{1,3}) days['’]? (?:warning|notice)(?: to us)?)(?=\s*[.;]?\s*$)/i
/** "Notice is 30 days on all of them" */
const NOTICE_IS = /^(\W*)notice (?:is|stays(?: at)?|remains) (\d{1,3}) days (?=(?:on|for) (?:all|every|each|everything|both)\b)/i

const RATING = String.raw`["']?((?:A|B)(?:\+\+|\+|-)(?:[ ,:/]{0,2}\(?(?:[IVX]{1,4})\b\)?)?|(?:A|B)[ ,:/]{1,2}[IVX]{1,4}\b)["']?(?: or better)?`
const LOWEST = String.raw`(?:floor|lowest(?: rating| grade| insurer rating)?(?: (?:that )?(?:we|you|they) (?:can |will )?(?:take|accept|use|allow|go))?|bottom(?: line)?|cut-?off|minimum(?: rating| grade)?|least(?: (?:that )?we (?:take|accept|allow))?|baseline)`
const NOT_ALL = String.raw`(?=\s*(?:[.;,()]|$)|(?:,? (?:on|for) (?:all|every|each|everything)\b))`
const FLOORS = [
  // "A- is the floor", "A- VII is the lowest we take"
  String.raw`(?:an? )?${RATING} is (?:the|our) (?:absolute )?${LOWEST}(?: (?:for|on) (?:insurers|carriers|companies|ratings?))?${NOT_ALL}`,
  // "The floor is A-"
  String.raw`(?:the|our) (?:rating |best'?s? )?(?:floor|bottom line|cut-?off|baseline)(?: rating)? (?:is|=|:) ${RATING}${NOT_ALL}`,
  // "We don't go below A-", "we stop at A-"
  String.raw`(?:we|i) (?:don['’]t|do not|won['’]t|will not|never|can['’]t|cannot) (?:go|take|accept|use|allow)(?: (?:anything|anyone|insurers?|carriers?|companies|paper))?(?: rated)? (?:below|under|lower than|less than|beneath) ${RATING}${NOT_ALL}`,
  String.raw`(?:we|i) (?:stop|draw the line) at ${RATING}${NOT_ALL}`,
  // "Anything below A- is out"
  String.raw`(?:any ?thing|any ?one|insurers?|any insurer|companies|paper)(?: rated)? (?:below|under|lower than|less than|worse than) ${RATING} (?:is|are|gets?|will be) (?:out|rejected|refused|no good|not (?:ok|okay|accepted|acceptable|allowed)|turned down|sent back|declined|unacceptable)${NOT_ALL}`,
  String.raw`${RATING} (?:rating )?cut-?off(?: (?:for|on) (?:insurers|carriers|companies|everyone|all))?${NOT_ALL}`,
].map((s) => new RegExp(String.raw`(?<=^\W*|[.;,(] ?|: ?)${s}`, 'gi'))

const LEFT = String.raw`(?:left|remaining|to run|to go)`
const WHEN = String.raw`(?:,? (?:at|on|when|upon|by|as of|from|after|minimum|at minimum|at the least|at least|out|away)(?: (?:the |your |you |they )?(?:sign-?up|upload(?:ing|s)?|apply(?:ing)?|application|enroll(?:ment|ing)?|onboarding|start(?:ing)?|submission|submit|activation|first load|keys change hands|time of [a-z]{3,12}|day of [a-z]{3,12}|begin|join(?:ing)?|it))?){0,2}`
const LONG = String.raw`(?:the |each |every |all |any )?(?:polic(?:y|ies)|coverage|insurance|cois?|certificates?|it|they)(?: (?:must|should|needs? to|has to|have to))?(?: be| has| have)? `
const STAYS = [
  // "30 days left at signup", "30 days of coverage left, minimum", "30+ days until expiration"
  String.raw`(?:at least |minimum(?: of)? )?${DAYS} (?:of (?:coverage|term|policy term|the policy term) )?(?:${LEFT}(?: on (?:it|the policy|every policy|each policy))?|(?:until|to) (?:it |they |the policy )?expir(?:ation|y|es|e))${WHEN}`,
  // "Good for 30 more days at least"
  String.raw`(?:${LONG})?(?:still )?(?:good|valid|active|in force|current|in effect) for (?:at least )?(?:another )?${DAYS} (?:more|longer|further|after (?:you |the |your )?(?:upload|sign-?up|start|apply|submit|that|onboarding|submission))${WHEN}`,
  String.raw`(?:${LONG})?(?:still )?(?:good|valid|active|in force|current|in effect) for (?:at least )?(\d{1,3}) (?:more|further|additional) days${WHEN}`,
  // "Expiration date must be 30+ days away", "Policy end date no sooner than 30 days from upload"
  String.raw`(?:the )?(?:policy )?(?:expir(?:ation|y)|end)(?: date)?(?: (?:must|should|needs to|has to) be)? (?:at least |no (?:sooner|earlier|closer) than )?${DAYS} (?:away|out|off|from (?:the |your |date of )?(?:upload|sign-?up|start|today|submission|now|application))`,
].map((s) => new RegExp(String.raw`(?<=^\W*|[.;,:] ?)${s}(?=\s*(?:[.;,]|$))`, 'gi'))

/** "Operator's policies apply first" */
const FIRST = /\b(polic(?:y|ies)|insurance|coverages?) (?:shall |will |must )?(?:appl(?:y|ies)|responds?|goes?|pays?) first\b(?!,? (?:before|then))/gi
/** "Broker's insurance is excess over Carrier's and will not contribute to it" */
const EXCESS_OVER = /\b(?:insurance|polic(?:y|ies)|coverages?)(?:,? if any,?)? (?:is|are|shall be|will be) excess(?: (?:over|to|of) (?:the )?(?:[A-Za-z]+['’]s|your|theirs?)(?: (?:insurance|polic(?:y|ies)|coverages?))?)?,? and (?:will|shall|does|do) not contribute(?: (?:to|with) (?:it|them|that))?(?=\s*(?:[.;,]|$))/gi
/** "Insurers give up their rights of recovery against Broker" */
const GIVE_UP = /\b(?:give up|relinquish|release|forgo) (?:all |any )?(?:of )?(?:their|its|the)? ?(?:rights?|claims?) (?:of|to) (?:recovery|subrogation)\b/gi
const TRANSFER = /\btransfer of rights(?: of recovery)?(?: against (?:us|others))? (?:is |are |must be |shall be )?waived\b/gi
const WORDS: Record<string, string> = { ten: '10', fifteen: '15', thirty: '30', 'forty-five': '45', sixty: '60', ninety: '90' }
const inFigures = (said: string): string => WORDS[said.toLowerCase()] ?? said
const KNOWN = /NOC|notice|cancel|floor|lowest|bottom|cut-?off|minimum|least|below|under|lower|less than|stop at|line at|days|first\b|excess|recovery|subrogation|waived|deductible|ded\b|retention/i

const KIND = String.raw`(?:[A-Za-z]+ ){0,2}?(?:cargo|auto|physical damage|gl|liability|garagekeepers|on-?hook|interchange|collision|comprehensive|equipment|property)`
const OUT = String.raw`(?:(?:you|it|they|he|she|the [a-z]+|your [a-z]+|we)(?:['’]ll| will| would| may| can)?(?: be| get)?|gets?|is|are|will be) ?(?:be |automatically |simply )?(?:declined|rejected|turned down|refused|not (?:be )?(?:approved|accepted|eligible)|denied|not (?:ok|okay)|can['’]t be (?:approved|accepted)|decline (?:it|you)|reject (?:it|you)|won['’]t (?:be approved|approve (?:it|you)))`
/** "If your cargo deductible is over $5,000 you will be declined" */
const DECLINED = new RegExp(String.raw`\b(?:if|when|where) (?:your|the|a|their|its) (${KIND}) (?:deductible|ded\.?|retention) (?:is|runs|goes) (?:over|above|more than|higher than|greater than|bigger than) (\$ ?\d[\d,]*(?: ?k)?|\d[\d,]*k?),? ${OUT}`, 'gi')
/** Notices, ratings, days left and who pays first, as short mails and memos say them: in the plainest of their wordings. */
export function plainMembers(textIn: string): string {
  if (!KNOWN.test(textIn)) return textIn
  let text = textIn
  if (/noc|n\.o\.c|cancel|notice/i.test(text))
    text = text
      .replace(NOC_IS, (_, n: string) => `notice of cancellation: ${n} days`)
      .replace(CANCELLATION_IS, '$1notice of cancellation: $2 days')
      .replace(WANT_NOC, (_, n: string) => `notice of cancellation: ${n} days`)
      .replace(ON_CANCELLATION, (_, mark: string, n: string) => `${mark}notice of cancellation: ${inFigures(n)} days`)
      .replace(IF_CANCELLED, (_, mark: string, a?: string, b?: string) => `${mark}notice of cancellation: ${inFigures(a ?? b!)} days`)
      .replace(NOTICE_IS, '$1notice of cancellation: $2 days ')
  if (/[AB][+\-, :/]/.test(text)) for (const way of FLOORS) text = text.replace(way, (_, rating: string) => `insurers rated ${rating} or better`)
  if (/days|\bd\b/i.test(text) && !/notice|cancel|remind|renew|claim/i.test(text)) for (const way of STAYS) text = text.replace(way, (_, n: string) => `policies must have at least ${n} days left`)
  if (/first|excess/i.test(text)) text = text.replace(FIRST, '$1 shall be primary').replace(EXCESS_OVER, 'insurance is excess and non-contributory')
  if (/deductible|ded\b|retention/i.test(text)) text = text.replace(DECLINED, '$1 deductible may not exceed $2')
  return text.replace(GIVE_UP, 'waive their rights of subrogation').replace(TRANSFER, 'waiver of subrogation')
}
