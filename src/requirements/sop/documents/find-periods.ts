import type { ReverificationCadence } from '../../../vocabulary/index.ts'
import { days, firstDays, SOME_DAYS, type UnknownPeriod } from './days-said.ts'
import { cadencesOfSome } from './cadences-of-some.ts'
import { findNotice } from './find-notice.ts'
import type { MemberMention } from '../mentions/mentions.ts'

/** A period said of the certificate itself: how fresh it must be. */
export type IssuedWithin = { start: number; end: number; days: number }
const month = 'january|february|march|april|may|june|july|august|september|october|november|december'
const CADENCES: [RegExp, ReverificationCadence | null][] = [
  [/(?:every|each) (?:30|thirty) days|(?<=\bre-?verif(?:y|ied|ication|ies):? |\b(?:review|check|verification|audit) cycle ?[:=-]? ?)30 days|(?:30|thirty) days after (?:each|every|the last) (?:upload|check|review|verification|submission)|monthly|each month|once a month|every month/, 'every_30_days'],
  [/(?:every|each) (?:90|ninety) days|(?<=\bre-?verif(?:y|ied|ication|ies):? |\b(?:review|check|verification|audit) cycle ?[:=-]? ?)90 days|\bq ?90\b(?: days)?|(?:90|ninety) days after (?:each|every|the last) (?:upload|check|review|verification|submission)|quarterly|\bqu?a?rte?rly\b|\bqtr?ly\b|each quarter|(?:(?:first|start|beginning|end) of (?:each|every) quarter)|once a quarter|(?:(?:four|4) times|4 ?x) ?(?:a|per|each|\/) ?(?:year|yr)\b|every (?:three|3) months|every quarter/, 'every_90_days'],
  [
    new RegExp(`(?:every|each) (?:180|one hundred eighty) days|(?:each|every|in|on) (?:${month})(?: \\d{1,2}(?:st|nd|rd|th)?)? and (?:again )?(?:in |on )?(?:each )?(?:${month})\\b(?: \\d{1,2}(?:st|nd|rd|th)?\\b)?|semi-?annual(?:ly)?|(?:twice|two times|2 ?x) ?(?:(?:a|per|each|every|\\/) ?(?:year|yr)\\b|yearly|annually)|(?:each|every) half[- ]year|every (?:six|6) months|half-?yearly`),
    'every_180_days',
  ],
  [/(?<!\bbi-?)annual(?:ly)?(?! (?:aggregate|premium|limit|spend|revenue|contract|basis))|(?:every|each) (?:school |fiscal |calendar |policy |contract )?year|(?:each|every) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|winter)\b(?: \d{1,2}\b)?|(?:once|1 ?x) ?(?:a|per|\/) ?(?:year|yr)\b|yearly|each year|(?:on|at|by) (?:each|every) anniversary|every (?:12|twelve) months|every 365 days/, 'annual'],
  [/(?:at|on|upon|with) (?:each |every |policy |the )?renewals?|(?:each|every) (?:policy )?renewal|(?<=\brenew\w*\b[^.;]{0,30}\b(?:look|check|review|verify)\b[^.;]{0,24})when they do\b|(?:when(?:ever)?|until|(?:each|every) time) (?:the |your |each |a |it |they |one )?(?:polic(?:y|ies) )?renews?\b|(?:at|on) each policy renewal|(?:at|on|upon) (?:each|every) (?:policy )?expiration/, 'on_renewal'],
  [
    /every (?:\d+|two|other|four|five|sixty|fifteen|seven|ten) (?:days?|weeks?|months?|quarters?|years?)|weekly|daily|periodically|from time to time|\bbi-?annual(?:ly)?\b/,
    null,
  ],
]
const REVERIFY = new RegExp(
  [
    String.raw`(?:^|[.;(] ?)(?:check|verify|review|monitor|look at|confirm) (?:all (?:of )?)?(?:the |our |your )?(?:them|these|those|it|everything|everyone|carriers|vendors|subs|contractors|suppliers|files|certificates|certs|cois|coverage|insurance|policies)(?: all)?(?= (?:again )?(?:every|each|twice|once|quarterly|monthly|annually|yearly))`,
    String.raw`(?:^|[.;(] ?)(?:re-?)?(?:check|verify|review)(?: again)?(?= (?:at|on|upon|with) (?:each |every |the )?renewals?\b)`,
    String.raw`\blooks? at (?:them|these|those|it|(?:all |the |our |every |each )*(?:certificates?|cois?|certs?|files?|polic\w+)) (?:again )?(?=on the|each|every|in|at|once|twice|quarterly|monthly|annually)`,
    String.raw`\bwe go (?:through|over) (?:all |every |the )*(?:certificates?|cois?|certs?|files?|polic\w+)\b`,
    String.raw`\bruns? (?:an? )?(?:checks?|reviews?|audits?|verifications?)\b|\bwe (?:used to |once )(?:re-?)?(?:check|verify|review)\b`,
    String.raw`^\W*(?:the |our )?[a-z]+(?: [a-z]+)? (?:re-?)?(?:checks|reviews|verifies)(?: (?:them|it|everything|certificates|coverage|insurance))?(?= (?:every|each|twice|once|quarterly|monthly|annually|yearly))`,
    String.raw`(?:^|[.;(] ?)(?:reviews?|reviewed|checks?|checked|verified|verify|verification|re-?checks?|monitor(?:ed|ing)?)(?=:? (?:every|each|twice|once|quarterly|monthly|annual|yearly|semi))`,
    String.raw`\b(?:deliver|furnish|provid|submit|sen[dt]|due|evidenc|proof|proven?|certificate|shown?)\w*[^.;]{0,80}(?=(?:annually|yearly|each year|every year) (?:thereafter|after)|thereafter,? (?:annually|yearly|each year|every year))`,
    String.raw`\b(?:calls?|contacts?|e-?mails?|checks with|writes to) (?:the|your|each|their) (?:insurance )?(?:agents?|brokers?|insurers?|agency)\b`,
    String.raw`\bre-?(?:upload|submit|send|file|collect)(?:s|ed)?\b`,
    String.raw`annually (?:thereafter)?[^.;]{0,60}(?:deliver|furnish|provide|submit|send)\w*[^.;]{0,60}certificate`,
    String.raw`\bwe (?:contact|call|e-?mail|reach out to|check with|write to) (?:your |the |their )?(?:insurance )?(?:agents?|brokers?|insurers?|agency)\b`,
    String.raw`^\W*(?:evidence|proof|certificates?|cois?|certs?|renewal certificates?)\b(?:[^.;]{0,24}|[^.;]{0,60}\b(?:and|then)(?: again)? )(?=each |every |annually|yearly)`,
    String.raw`\b(?:new|fresh|updated) (?:ones?|certificates?|certs?|cois?|copies|copy|papers|paperwork|proof) (?:(?:is|are|must be|will be) (?:required|due|needed|requested|collected|sent|sent in|provided) )?(?=every|each|annual|yearly|quarterly)`,
    String.raw`\b(?:coverage|insurance|policy|certificate|coi) (?:checks?|reviews?|audits?)\b|re-?verif(?:y|ies|ied|ication)|re-?check|re-?confirm`,
    String.raw`\blooked at (?=every|each|annual|yearly|quarterly|monthly|twice|once|again)`,
    String.raw`\b(?:polic(?:y|ies)|certificates?|proof|insurance) (?:(?:is|are|must be|to be) )?(?:shown|sent|given|presented|delivered|handed in) to us (?=every|each|annually|yearly|quarterly)`,
    String.raw`\b(?:pull|request|order|collect|obtain|get|want|need)s? (?:an? )?(?:new|fresh|updated|current) (?:certificates?|certs?|cois?)\b`,
    String.raw`(?:^|[.;(] ?)(?:reviewed|checked|verified|re-?verif(?:ied|ication)|re-?checked|looked at|updated)(?: again)?:? (?:only )?(?=(?:at|on|upon|with) (?:each |every |the )?(?:policy )?renewals?\b)`,
    String.raw`\b(?:uploads?|submits?|sends?|files?|provides?|shows?)(?: (?:it|one|them|yours|everything))? (?:again|anew)(?= (?:when(?:ever)?|each|every|at|on|upon|once) )`,
    String.raw`\bask(?:s|ed)? for (?:an? )?(?:new|fresh|updated) (?:ones?|papers|paperwork|proof|certificates?|cois?)|verif(?:y|ies|ied|ication)`,
    String.raw`check(?:ed|s)?(?: (?:them|these|those|it|all|everyone|everybody))? (?:again|back)|re-?validat|audit|\b(?:we|us) (?:will )?look again`,
    String.raw`\b(?:renew|repeat|redo|rerun)s? (?:these|this|those|the|our|all|every|each) (?:insurance |coverage )?(?:checks?|reviews?|verifications?)\b`,
    String.raw`\bfile reviews?\b|\b(?:reviews?|re-?checks?|audits?) (?:happens?|takes? place|(?:is|are) (?:done|made|run|held)|occurs?|comes?)\b`,
    String.raw`\b(?:run|pull|look)(?:s|ed)? (?:it |them |(?:up|over) |everything |everyone |everybody |all |(?:the|your|each|every) [a-z]+ ){0,3}again\b|\bfresh look\b|\bre-?(?:pull|open)(?:s|ed)?\b|\bchecks? repeats?\b`,
    String.raw`\b(?:agents?|brokers?|insurers?) (?:is|are|gets?) (?:called|contacted|e-?mailed|pinged|asked)(?: again)?\b|\bpings? (?:the|your|each|their) (?:insurance )?(?:agents?|brokers?)\b`,
    String.raw`\bre-?r[ua]n(?:s|ning)?\b|look(?:s|ed)? at (?:it|them|that|this|these|(?:the |your )?(?:polic(?:y|ies)|insurance|certificates?)) again|looked at again`,
    String.raw`(?:yearly|annual|quarterly|monthly|semi-?annual) (?:check|review|verification|re-?check)`,
    String.raw`\bwe (?:(?:will|now|currently|also|then|always|normally|generally|usually) ){0,2}(?:re-?)?(?:check|verify|review|look)\b[^.;?]{0,40}(?=every |each |when they (?:do|renew)|quarterly|qtrly|monthly|annual|yearly|once|twice)`,
    String.raw`re-?review(?:s|ed)?|\b(?:go|goes|going|run|went) (?:through|over)\b`,
    String.raw`\b(?:proof|certificates?|cois?|certs?|papers?|paperwork|files?)\b[^.;]{0,60}\b(?:again|anew|afresh)\b`,
    String.raw`\b(?:again|anew|afresh)\b[^.;]{0,30}\b(?:proof|certificates?|cois?|certs?)\b|\bcheck(?:s|ing)? in\b|ask again|confirm(?:ed|ations?|s)?\b`,
    String.raw`(?:certificates?|cois?|certs?|proof)\b[^.;]{0,30}\b(?:(?:be )?here|due|with us|on file|in our (?:office|hands|file)|received)\b[^.;]{0,30}(?=each year|every year|annually|yearly)`,
    String.raw`(?:certificates?|cois?|certs?|proof|evidence|paperwork)\b[^.;]{0,80}\brenewed\b`,
    String.raw`(?:certificates?|cois?|certs?|coverages?|polic(?:y|ies)|insurance|proof|evidence|files?|paperwork|records|status)\b[^.;]{0,80}\b(?:reviewed|checked|monitored|updated|refreshed|resubmitted|filed|furnished|provided|submitted|delivered)\b`,
    String.raw`(?:cois?|certificates?|certs?|coverage|insurance) (?:are |is )?(?:required |due |needed |collected |requested )?(?=yearly|annual|quarterly|monthly|each year|every|(?:at|on|upon) (?:each )?renewal|semi|twice|once (?:a|per|each|every) )`,
    String.raw`(?:bring|send|submit|provide|upload|show)s?(?: us)? (?:new |updated |your |a |fresh )*(?:proof|certificates?|cois?|certs?|dec(?:laration)?s? pages?)\b[^.;]{0,40}(?=every|each|annually|yearly|twice|once|quarterly|monthly|semi)`,
    String.raw`(?:certificates?|cois?|certs?|proof)\b[^.;]{0,60}(?=(?:at|on|upon|with) (?:each|every) (?:policy )?renewal)`,
    String.raw`(?:certificates?|cois?|certs?|proof)\b[^.;]{0,12}\b(?:to be |must be |shall be |are )?(?:sent|delivered|furnished|provided|submitted|given)\b[^.;]{0,40}(?=(?:each|every) year)`,
    String.raw`\bproof\b[^.;]{0,20}\brenewed\b|(?<=\b(?:certificates?|cois?|certs?|proof)\b[^.;]{0,160})within [^.;]{0,16}days (?:of|after) (?:each|every) renewal`,
    String.raw`(?:certificates?|cois?|certs?|proof|evidence)\b[^.;]{0,60}(?=(?:on|at|by) (?:each|every) anniversary)`,
    String.raw`(?:check|look at|review|refresh|update|re-?collect|request)(?:s|es)? (?:all |your |each |every |the |new |updated )*(?:certificates?|cois?|certs?|coverages?|polic(?:y|ies)|insurance|proof|files?|paperwork|papers)\b`,
  ].join('|'),
)
const LEAD = new RegExp(
  `(?:renew(?:al|als|ed|ing)?|updated? (?:certificates?|cois?)|new (?:certificates?|cois?|ones?)|replacement|chas(?:e|ing)|remind\\w*|nag(?:s|ging)?|pester(?:s|ing)?|expir\\w*|follow[- ]?up)[^.\\d]{0,90}?${days}[^.;\\d]{0,40}?(?:before|prior|ahead|in advance|out|early|of expir)|${days}[^.;\\d]{0,30}?(?:before|prior to|ahead of|in advance of|out from)(?:(?! and | or )[^.;]){0,40}?(?:expir|renewal|lapse|end of|end date|runs? out|ends\\b|(?:ones?|polic(?:y|ies)|coverage)(?: has| have)? end\\b)|(?:chas(?:e|ing)|remind\\w*|follow(?:ing)?[- ]?up|ask for (?:the )?renewals?)[^.;\\d]{0,30}?(?:\\bat|\\bfrom|:) ${days}(?! of)`,
)

/** "Ninety days before a policy ends, Contractor says whether it will renew": word of what is meant to be done is no paper. */
const WHETHER = /\b(?:whether|if)(?: or not)? [^.;]{0,40}\b(?:will|would|intends?|plans?|means?)\b[^.;]{0,30}\b(?:renew|continue|replace|extend)|\bintent(?:ion)?s? (?:not )?to renew\b/
/** "Chase renewals at 30 and again at 10 days", "the renewal reminder at 60, then 30, then 10 days": the first that comes. */
const LEAD_STEPS = new RegExp(`(?:chas(?:e|ing)|remind\\w*|follow(?:ing)?[- ]?up|(?:ask|asking) for (?:the )?renewals?|renewal (?:notices?|e-?mails?|requests?))[^.;\\d]{0,40}?\\b(?:at|go out|sent)? ?(\\d{2,3})(?: days?)?,? (?:and |then |and then )?(?:again )?(?:at )?(?:\\d{1,3}(?: days?)?,? (?:and |then |and then )?(?:again )?(?:at )?){0,2}\\d{1,3} days?\\b`)
/** "You'll get a message 21 days before and again 7 days before.": of a policy that ends, where nothing else is spoken of. */
const MESSAGE_BEFORE = new RegExp(`\\b(?:message|e-?mail|text|reminder|alert|nudge|ping|warning|note|notice)\\b[^.;\\d]{0,24}?${days} (?:before|ahead|prior|out)(?=(?:,? and| again|[.;,]|$))`)
/** "We ping you 30 days out." */
const LEAD_OUT = new RegExp(`\\b(?:start|begin)s? (?:asking|chasing|calling|e-?mailing|reminding|requesting)\\b[^.;\\d]{0,20}?${days} (?:out|ahead|early|earlier|sooner)\\b|\\b(?:we|us|system|portal)\\b[^.;\\d]{0,20}\\b(?:ping|nudge|nag|bug|e-?mail|remind|notif\\w+|contact|text|chase|write|call|ask)\\b[^.;\\d]{0,20}?${days} (?:out|ahead|early)\\b|(?:,|\\band) (?:and )?(?:then )?(?:ping|nudge|nag|bug|remind|chase) (?:you|them|people|everyone|vendors|carriers|drivers)\\b[^.;\\d]{0,12}?${days} (?:out|ahead|early)\\b|\\bnagg?ing (?:starts|begins)\\b[^.;\\d]{0,12}?${days} (?:out|ahead|early|before)\\b`)
/** "Until the policy expires. We'll email you 21 days before that." */
const LEAD_BEFORE_THAT = new RegExp(`\\b(?:e-?mail|remind|notif\\w+|contact|ping|chase|text|write|ask|call)\\b[^.;\\d]{0,40}?${days} (?:before|ahead of|prior to) (?:that|then|it (?:does|runs|ends))\\b`)
/** "Certificates every year, two weeks before renewal" */
const WEEKS_BEFORE = /\b(?:(two|three|four|six|[2-8]) weeks|(?:a|one) (month|week)) (?:before|ahead of|prior to|in advance of) (?:the |each |every |any |your |its |policy )*(?:renewals?|expir(?:y|ation|es|e)|(?:it|they|policy) (?:expires?|renews?|runs out))\b(?<!\b(?:cancel|notice|notif|quote|bid|insurer|claim)[^.;]*)/
const LEAD_WEEKS = /(?:renew|expir|chas|remind|nudge|ping|e-?mail you|notify you|new (?:one|cert|coi))[^.;]{0,60}?\b(?:(two|three|four|six|[2-8]) weeks|(?:a|one) (month|week)) (?:ahead|before|prior|in advance|out|early)/

/** "Kick back any COI older than 45 days" */
const SENT_BACK = String.raw`\b(?:kick(?:s|ed)?|bounces?|sends?|returns?|rejects?|toss(?:es)?|refuses?|declines?|turns?|discards?|throws?)(?: (?:back|out|away|down))? (?:(?:any|all|every|the) )?(?:cois?|certs?|certificates?|acords?(?: 25s?)?|ones?|copies|anything)(?: of insurance)?(?: (?:that|which) (?:is|are))?(?: dated)? (?:older than|over|more than) ${days}(?: old| ago)?(?! (?:before|after|late|past|until|left))`
const FRESH = new RegExp(
  `${SENT_BACK}|(?:certificates?|cois?|certs?)\\b[^.;()]{0,20}\\(${days} old (?:at (?:the )?most|max(?:imum)?|or (?:less|newer))\\)|(?:certificates?|cois?|certs?)(?:'s)? (?:issue |issued |issuance )?date(?:d)?:? (?:is |must be |to be |should be )?(?:no more than |not more than |within |in |less than )(?:the (?:last|past) )?${days}(?! (?:notice|of cancel))|(?:certificates?|cois?|certs?)\\b[^.;()]{0,20}\\((?:not |no )(?:be )?(?:over|more than|older than) ${days}(?: old)?\\)|stale (?:certificates?|cois?|certs?) \\(${days}(?: old)?\\)|\\((?:more than |over )?${days}\\+?(?: or more)? old\\)(?=[^.;]{0,20}(?:return|reject|refus|sent back))|(?:certificates?|cois?|certs?)\\b[^.;()]{0,20}\\b(?:recent|current|fresh|new) \\(${days} or (?:less|newer|fewer)\\)|(?:certificates?|cois?) (?:must be |to be |are )?within ${days} of (?:issue|issuance|its date|their date)|(?:(?:not?|n't) (?:be )?(?:older|more) than|nothing (?:older|(?:dated|issued) (?:more|earlier)) than|no (?:certificates?|cois?|certs?|acords?|copies) (?:(?:will|shall|may|can|is to) be (?:accepted|taken|approved|used) (?:if |that is |when )?)?(?:that (?:are|is) )?(?:older|more) than|no older than|newer than|not (?:be )?dated (?:earlier|more) than|(?:dated|issued|completed|signed|generated|produced|created)(?: and \\w+| this (?:season|year|month|quarter)[ ,(]*(?:i\\.?e\\.?,? |meaning |that is,? )?)? ?(?:within|in|no more than|not more than|less than)(?: the)?(?: last| past| previous| prior)?|within the (?:last|past)|less than|under) ${days}(?![a-z]| (?:left|remaining|to (?:run|go)|until|before (?:they |it |the polic\\w+ )?(?:expir|end|laps)))(?: old| ago)?|(?:more than|older than|over) ${days}(?: old| ago)?(?=[^.;]{0,60}(?:too old|not (?:be )?(?:accept|valid|count)|reject|refus|stale|unacceptable|(?:goes|go|sent|comes?) back|bounce|(?:is|are) not(?:[.;,]|$)|n't (?:accept|count|valid|work|good)|no good|returned|kicked|pulled again|(?:needs?|has|have|ought|must|should|shall) (?:to )?(?:be )?(?:replac|renew|refresh|updat|pull|re-?issu|redone)|ask for a|get a (?:new|fresh)|send a (?:new|fresh)|need a (?:new|fresh)|fresh one))|(?:dated|issued|completed|signed) (?:no|not) (?:earlier|more|sooner) than ${days}(?= before (?:the )?(?:event|start|work|job|first|load|move|show|delivery|arrival))|${days} (?:old )?or (?:newer|fresher|younger)|${days} old (?:or (?:less|newer)|max(?:imum)?)|cert\\w* (?:age )?(?:<=?|max) ?${days}|(?:n't|not|never|no) (?:take|accept|send|use|want|submit|upload|file|approve|release|rely|load|book|work|admit|dispatch|start)[^.;\\d]{0,30}(?:dated|issued|older|signed|printed) (?:more )?than ${days}(?: (?:back|ago|old|before))?`,
)
const YEAR_OLD = /\b(?:older|more) than (?:one|1|a|twelve|12) (?:year|months)(?: old)? (?:is|are|will be|will|gets?|do|does|can) ?(?:dead|too old|rejected|refused|no good|not|stale|expired|out|void|worthless)\b|\b(?:no|not|never|n't)\b[^.;]{0,30}?(?:older|more) than (?:one|1|a|twelve|12) (?:year|months)(?: old)?/
const SAID_DAYS = /day|\bd\b|\dd\b|noc\b/
const SAID_OFTEN = /verif|every|each|month|q ?90|rte?rly|qtr|quarter|annual|year|renew|twice|once|week|daily|periodic|time to time/
/** Words that every form of the next pattern holds one of, which are quickly looked for. */
const SAID_LEFT = /left|remain|to go\b|unexpired|active for|current for|for (?:at least )?the next|run|expir|valid|good|force|effect|of term|of coverage|\bend|laps/
const LEFT = new RegExp(
  `(?:certificates?|certs?|cois?|polic(?:y|ies)|coverage) (?:with|having|that (?:has|have)) (?:less|fewer|under) than ${days} (?:until (?:they |it )?expir\\w*|before (?:they |it )?expir\\w*|left|to go|remaining|to run)[^.;]{0,30}(?:reject|refus|return|declin|(?:not|n't) (?:be )?(?:accept|taken|ok|allowed))|(?:certificates?|certs?|cois?|polic(?:y|ies)|coverage) with under ${days} (?:left|to go|remaining|to run|until expir\\w*)[^.;]{0,30}(?:reject|refus|return|declin|(?:not|n't) (?:be )?(?:accept|taken|ok|allowed))|no (?:polic(?:y|ies)|coverage|certificates?|cois?) (?:may|can|shall|should|must) expire (?:in|within) (?:less than |under |fewer than )?(?:the next )?${days}|days (?:left|remaining)(?: on (?:the |each |every |any )?(?:polic(?:y|ies)|coverage))?:? (?:at least |minimum )?(\\d{1,3})\\b(?! ?\\/)()(?=\\s*(?:[.;,)]|$))|(?:must|should|shall|has to|have to|needs? to) (?:still )?(?:run|last|be (?:good|valid|active|current)|remain in force) (?:for )?(?:at least )?another ${days}|(?:at least|minimum(?: of)?|no less than|not less than) ${days} of (?:unexpired|remaining) (?:term|time|coverage)|(?:remaining|unexpired) (?:term|time)(?: on (?:the |each |every )?polic(?:y|ies))?:? (?:at least |minimum(?: of)? )?${days}|(?:reject|refuse|decline|return|not accept|n't accept|not take|n't take)s? (?:any |all |an? )?(?:certificates?|cois?|certs?|polic(?:y|ies)|coverage|insurance) (?:that |which )?(?:expir\\w*|end|ends|ending|laps\\w*|runs? out) (?:in|within) (?:less than |under |fewer than )?(?:the next )?${days}|(?:certificates?|cois?|certs?|polic(?:y|ies)|coverage) (?:(?:that |which )?(?:expires?|ends?|lapses?)|expiring|ending|lapsing) (?:in|within) (?:less than |under |fewer than )?(?:the next )?${days}[^.;]{0,20}(?:reject|refused|not (?:be )?(?:accepted|taken)|declined|returned)|(?:current|valid|in force|in effect|active|good) for (?:(?:at least )?the next |(?:at least )?another |at least |a further )${days}(?! (?:old|from|of))|(?:(?:term|time|validity|days) (?:left|remaining)(?: on (?:the |each )?polic(?:y|ies))?:? (?:at least |minimum |not less than )?${days}|(?:paus|block|stop|suspend|lock|deactivat|reject|refus|clos|hidden|remov|delist|inactiv|pull|cancel|halt)\\w* (?:from [a-z]+ )?(?:if|when|once|where) (?:your|the|a|any|its|their) (?:polic(?:y|ies)|coverage|insurance|certificate|cert|coi) (?:has|have|shows?) (?:fewer|less|under) than ${days} (?:left|remaining|to run)|(?:none|nothing|no (?:certificates?|cois?|polic(?:y|ies)|coverage)[^.;]{0,30}?) (?:with|having) (?:less|fewer) than ${days} (?:left|remaining|to run)|(?:with|having|has|have) (?:less|fewer|under) than ${days} (?:left|remaining|to run)(?=[^.;]{0,50}(?:get (?:the|a)|renewal first|need the|send the|new (?:one|policy|cert)|sent back|reject|(?:not|n't) (?:be )?(?:accept|count|work|valid|good|ok)|no good|bounce|refus|return|declin|missing|too (?:short|late|old)))|(?:polic(?:y|ies)|coverage|certificates?|cois?) (?:with|having|that (?:has|have)) (?:less|fewer|under) than ${days} (?:left|remaining|to run)(?= (?:can't|cannot|can not|won't|will not|may not|are not|aren't) (?:be )?(?:approved|accepted|used|taken|processed|booked|loaded|uploaded))|(?:not|n't|never|cannot|reject\\w*|refus\\w*|return|returned|declin\\w*)\\b[^.;\\d]{0,60}?(?:with|having|has|have|that (?:has|have)) (?:less|fewer|under) than ${days} (?:left|remaining|to run)|(?:at least|minimum(?: of)?|no less than|not less than|have|needs?|must have|with) (?:a )?(?:minimum of )?${days}[^.;]{0,20}?(?:left|remaining|to run|of (?:remaining )?(?:term|coverage)|until expir|before expir|of validity)|(?:not|never|no|none|nothing|n't)\\b[^.;]{0,60}(?:expiring|(?:that|which) (?:expires?|ends?|lapses?|runs? out)) (?:in|within)(?: the)?(?: next)? ${days}|(?:not|cannot|never|n't) (?:be )?expir\\w*[^.;]{0,20}?(?:within|in|sooner than|less than|earlier than)(?: the)?(?: next)? ${days}|(?:expir\\w+|end(?:s|ing)?|laps\\w+) (?:in|within) (?:(?:under|less than|fewer than) |the next )?${days}(?=[^.;]{0,50}(?:missing|not (?:be )?accept|reject|refus|treated|considered|returned|sent back|bounce|no good|too (?:short|late|soon)|(?:not|n't) (?:be )?(?:count|work|good|ok|valid)))|(?:certificates?|certs?|cois?|polic(?:y|ies)|coverage)\\b[^.;]{0,24}?\\b(?:good|valid|in force|active|current) for (?:at least |not less than |no less than |a minimum of |another )${days}(?! notice)|expir\\w+ (?:must be |should be |date )*(?:at least |no sooner than |not less than )${days} (?:away|out|from|after)|(?:must|should|shall|has to|have to) (?:still )?(?:run|be (?:good|valid|active|current)|be in force|remain (?:in force|valid|active)|stay (?:in force|valid|active)|last) (?:for )?(?:at least |not less than |another )${days}|(?:must|shall|has to|have to|needs? to) be in (?:force|effect) (?:for )?(?:at least |not less than |a minimum of )${days}(?= (?:from|after|past|beyond|following|before|prior to|ahead of|in advance of)\\b))`,
)

/** "Certificates are renewed each August; we check them again at every renewal": of clauses with periods, the one that says what is checked. */
function clauseOfChecks(lower: string): { start: number; end: number } | null {
  const clauses = lower.split(';')
  if (clauses.length < 2) return null
  const periods = clauses.filter((c) => CADENCES.some(([pattern]) => pattern.test(c)))
  const checking = periods.filter((c) => /\b(?:re-?)?(?:check|verif|review|confirm|audit|validat)/.test(c))
  if (periods.length < 2 || checking.length !== 1) return null
  const start = lower.indexOf(checking[0]!)
  return { start, end: start + checking[0]!.length }
}

/** "We remind you 30 days and 7 days before expiry": of several, the first that comes. */
function earliestLead(lower: string, at: number, value: number): number {
  const before = /\b(?:\d{1,3}(?: ?days?)?(?:,? and|,| &| or|,? then)(?: again| then)? ?)+$/.exec(lower.slice(Math.max(0, at - 40), at))
  const further = /^(?:,? and|,| &) (\d{1,3})(?: ?days?)? (?:before|ahead|prior|out)\b/.exec(lower.slice(at).replace(SOME_DAYS, ''))
  return Math.max(value, ...(before?.[0].match(/\d+/g) ?? []).map(Number), Number(further?.[1] ?? 0))
}

/** "Spot checks twice a year", "the broker re-checks quarterly; we don't": not everything, or not by who asks. */
const BY_OTHERS = /\b(?:may|can|could|reserves? the right to) (?:[a-z]+ ){0,2}?(?:audit|inspect|examine|request|ask|require)\b|\bspot[- ]?(?:check|audit|verif|review)|\b(?:random(?:ly)?|sampl(?:e|es|ing))\b|\bnot (?:by )?us\b|\bwe (?:don't|do not|never|won't)(?! (?:accept|take|allow|need|want|require|work|assign|use|pay|let|release|book|load|chase))\b/

/** "Fire suppression certificate yearly": a paper of something else. */
const OTHER_PAPER = /\b(?:suppression|inspection|training|health|safety|calibration|backflow|hood|elevator|occupancy|exemption|resale|tax|medical|food handler'?s?|welding|operator'?s?|drug test|background)\b[^.;,]{0,20}\b(?:certificates?|certs?|cards?|checks?|tests?)\b(?![^.;]*\b(?:insurance|coverage|polic))/
/** "We review these requirements annually": what is asked is looked at, and no certificate. */
const OF_REQUIREMENTS = /\b(?:reviews?|reviewed|revisit(?:s|ed)?|updates?|updated|revises?|revised|audits?|audited) (?:of )?(?:these|our|the|this|all|its|such) (?:insurance |minimum |vendor )?(?:requirements?|standards|guidelines|limits|program|manual|exhibit|minimums)\b/
/** "Certificates are furnished annually for three years after completion": once the work is over. */
const AFTER_THE_END = /\b(?:following|after|beyond|past|subsequent to) (?:the )?(?:final |substantial )?(?:completion|acceptance|expiration|termination|closeout)\b|\bsubsequent (?:[a-z]+ )?years?\b|\b(?:for|during|of) (?:each of )?(?:the|these|those|such) (?:[a-z]+ )?(?:years?|periods?) (?:that )?(?:follow|after)/
/** "Certificates reissued within 15 days of this addendum": when they are due, and not how old they may be. */
const DUE_AFTER = /^ (?:of|after|from|following) (?:(?:the|this|that|any|its|their|our|your|such|each) )*(?:(?:effective )?date (?:of|on) (?:this|the|that) )?(?:contract |written |such |final |purchase |work )?(?:award|signing|signature|execution|notice|contract|agreement|subcontract|addendum|amendment|exhibit|letter|memo|e-?mail|request|change|demand|renewal|approval|commencement|closing|possession|effective date|order)\b/
/** "Frequency: quarterly": of what is not said. */
const FREQUENCY_OF_WHAT = /^\W{0,9}(?:frequency|interval|refresh|schedule): [^.;:$]{3,30}[.;]?\s*$/
export type PeriodReading = { members: MemberMention[]; issued: IssuedWithin | null; unknown: UnknownPeriod[]; promised: UnknownPeriod[] }
/** Everything said in days: notice, freshness of the certificate, days left, re-verification, lead before expiry. */
export function findPeriods(lower: string): PeriodReading {
  const { found: members, promised } = findNotice(lower)
  const unknown: UnknownPeriod[] = []
  // What every pattern of days, and every cadence, cannot do without is quickly looked for.
  const inDays = SAID_DAYS.test(lower)
  let issued: IssuedWithin | null = null
  const fresh = inDays ? FRESH.exec(lower) : null
  if (
    fresh &&
    /cert|cois?\b|acord|proof|evidence|document|dec(?:laration)?s? page|filed|¦|(?:no|any)thing older/.test(lower) &&
    // "30-day notice, and nothing older than 60 days": other days, of another thing.
    (!members.length || (/\b(?:older|old|newer|dated|issued)\b/.test(fresh[0]) && !members.some((m) => m.start < fresh.index + fresh[0].length && m.end > fresh.index))) &&
    !/expir|renew/.test(fresh[0]) &&
    // "Certificates that expire in less than 14 days"
    !/\b(?:expir\w*|end(?:s|ing)?|laps\w*|run(?:s|ning)? out) (?:in|within) $/.test(lower.slice(0, fresh.index)) &&
    !/\bcancell?ation[^.;]{0,20}$/.test(lower.slice(0, fresh.index)) &&
    !DUE_AFTER.test(lower.slice(fresh.index + fresh[0].length)) &&
    // "not less than 20 days before the policy expires"
    !(/^(?:less than|under)\b/.test(fresh[0]) && /^ (?:before|prior to|ahead of|in advance)\b/.test(lower.slice(fresh.index + fresh[0].length)))
  )
    issued = {
      start: fresh.index,
      end: fresh.index + fresh[0].length,
      days: firstDays(fresh),
    }
  const year = issued || !/cert|cois?\b|acord|\bdocuments?\b|\bpaper(?:s|work)\b|\bproof\b/.test(lower) ? null : YEAR_OLD.exec(lower)
  if (year) issued = { start: year.index, end: year.index + year[0].length, days: 365 }
  // "Renewed at least 10 days before expiration" says when the new one is due.
  const remaining = inDays && SAID_LEFT.test(lower) ? LEFT.exec(lower) : null
  const left = remaining && !(/before expir/.test(remaining[0]) && /\b(?:renew\w*|updat\w*|replac\w*|resubmit\w*|deliver\w*|submit\w*|furnish\w*|provid\w*|sent|send|due|received|filed|reviewed|chased?)\b[^.;]{0,40}$/.test(lower.slice(0, remaining.index))) ? remaining : null
  // "in force for at least 15 days before work begins": how long before something else, and nothing that is left.
  const ahead = left !== null && /^ (?:before|prior to|ahead of|in advance of) (?!(?:(?:they|it|the|its|their|any|each|such) )*(?:polic\w+ |coverages? |insurance )?(?:expir|end|laps|run|renew|termin|cancel))/.test(lower.slice(left.index + left[0].length))
  if (ahead) unknown.push({ start: left.index, end: left.index + left[0].length, what: 'min_days_remaining' })
  else if (left)
    members.push({
      kind: 'member',
      start: left.index,
      end: left.index + left[0].length,
      member: { name: 'min_days_remaining', value: firstDays(left) },
    })
  const reverify = SAID_OFTEN.test(lower) && !OF_REQUIREMENTS.test(lower) && !OTHER_PAPER.test(lower) && !AFTER_THE_END.test(lower) ? REVERIFY.exec(lower) : null
  if (reverify) {
    const checked = clauseOfChecks(lower)
    const several = cadencesOfSome(lower, CADENCES.slice(0, 4).map(([pattern, value]) => ({ pattern, value: value! })))
    for (const [pattern, value] of CADENCES) {
      const m = pattern.exec(lower)
      // "We used to check every 90 days", "policies that renew yearly": what was done, and what is done by others.
      if (m && /\b(?:used to|formerly|previously|no longer|instead of|rather than)\b[^.;,]{0,40}$|\brenews? $/.test(lower.slice(0, m.index))) continue
      if (!m || Math.abs(m.index - reverify.index) > 110 || (checked && (m.index < checked.start || m.index > checked.end))) continue
      if (several?.first && several.first !== value) continue
      if (value && (!several || several.first) && !BY_OTHERS.test(lower))
        members.push({ kind: 'member', start: m.index, end: m.index + m[0].length, member: { name: 'reverification_cadence', value } })
      else unknown.push({ start: m.index, end: m.index + m[0].length, what: 'reverification_cadence' })
      break
    }
  } else if (FREQUENCY_OF_WHAT.test(lower) && CADENCES.some(([pattern]) => pattern.test(lower))) unknown.push({ start: 0, end: 0, what: 'reverification_cadence' })
  const lead = inDays && !WHETHER.test(lower) ? (LEAD.exec(lower) ?? LEAD_BEFORE_THAT.exec(lower) ?? LEAD_OUT.exec(lower)) : null
  // Days of work are no days of the calendar.
  if (inDays && !lead && /\b(?:business|working) days'? (?:before|prior to|ahead of|in advance of)\b[^.;]{0,40}\b(?:expir|ends?\b|laps|renew|runs? out)/.test(lower)) unknown.push({ start: 0, end: 0, what: 'expiry_lead_days' })
  const steps = inDays && !lead && !/cancel/.test(lower) ? LEAD_STEPS.exec(lower) : null
  if (!steps && inDays && !lead && MESSAGE_BEFORE.test(lower) && !/\b(?:event|arriv|start|visit|delivery|move|show|work)/.test(lower)) unknown.push({ start: 0, end: 0, what: 'expiry_lead_days' })
  if (steps && Number(steps[1]) > 0) members.push({ kind: 'member', start: steps.index, end: steps.index + steps[0].length, member: { name: 'expiry_lead_days', value: Number(steps[1]) } })
  // "At least 30 days left; renewals 10 days before they lapse": days of two things.
  if (lead && !(left && lead.index < left.index + left[0].length && lead.index + lead[0].length > left.index) && !/cancel|\bnon-?renew/.test(lead[0])) {
    const value = firstDays(lead)
    if (Number.isFinite(value) && !(issued && issued.start < lead.index + lead[0].length && issued.end > lead.index))
      // From the days on: what stands before them may be a cadence ("renewed each year; send the new one 20 days before").
      members.push({ kind: 'member', start: lead.index + lead[0].search(SOME_DAYS), end: lead.index + lead[0].length, member: { name: 'expiry_lead_days', value: earliestLead(lower, lead.index + lead[0].search(SOME_DAYS), value) } })
  }
  const weeks = lead ? null : (LEAD_WEEKS.exec(lower) ?? WEEKS_BEFORE.exec(lower))
  if (weeks)
    members.push({
      kind: 'member',
      // From the weeks on: what stands before them may be a cadence.
      start: weeks.index + weeks[0].search(/\b(?:two|three|four|six|[2-8]|an?|one) (?:weeks?|month)\b/),
      end: weeks.index + weeks[0].length,
      member: { name: 'expiry_lead_days', value: weeks[2] === 'month' ? 30 : 7 * (Number(weeks[1]) || { two: 2, three: 3, four: 4, six: 6 }[weeks[1]!] || 1) },
    })
  return { members, issued, unknown, promised }
}
