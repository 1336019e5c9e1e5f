/**
 * Whole sentences that agents put beside an answer and that say nothing of it: where certificates are to be had, who is who,
 * how the insured pays, what kept the office busy. Each is read from its first word to its last; with anything else in it, or
 * with a word that might take an answer back, it is no remark.
 */
const NAME = "[a-z][a-z.'-]*(?: [a-z][a-z.'-]*){0,2}"
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const WHEN = `(?:(?:on |by |until |till |at |around |in |this |last |next )?(?:today|yesterday|tomorrow|morning|afternoon|week|month|year|quarter|noon|${DAY}|january|february|march|april|may|june|july|august|september|october|november|december|the \\d{1,2}(?:st|nd|rd|th)|\\d{1,2}(?::\\d\\d)? ?(?:am|pm)?|spring|summer|fall|winter))`
const PAPER = "(?:certificates?(?: of insurance)?|certs?|cois?|dec(?:laration)?s?(?: pages?)?|loss runs|id cards?|copies|a copy|letterhead)"
const CLIENT = '(?:they|he|she|(?:the |this |our )?(?:insured|client|account|customer))'
const COMPANY = '(?:company|people|folks|family|clients?|group|guys|accounts?|customers?|insureds?|operation|outfit)'
const STANDING = '(?:blanket )?(?:ai|additional insureds?|waivers?(?: of subrogation)?|primary(?: (?:and|&) non-?contributory)?)'

const REMARKS = [
  // Papers and where they are to be had.
  `(?:i|we) can (?:also |always )?(?:send|provide|issue|e-?mail|fax|get|forward)(?: (?:you|over|out|the|an?|any|new|current|policy))* ${PAPER}(?: (?:if|should|upon|on|when) (?:(?:you|need|want|like|would|them|it|one|request|requested|needed|any) ?){1,6})?`,
  `(?:you should (?:already )?have|you (?:already )?have|(?:i|we)(?: have|'ve)? (?:just |also |already )?(?:sent|issued|e-?mailed|mailed|provided|did)) (?:an? |our |the |your |you (?:an? )?)?(?:certificate|cert|coi)s?(?: (?:over|out|to you|to your (?:team|office|client)|from|for|as well|too|already|for this job|last year|${WHEN}))*`,
  "you(?:'re| are) (?:already |also |currently )?(?:listed|shown|named|on file|added|included)(?: on (?:it|there|the certificate))? as (?:an? |the )?(?:certificate |cert )?holder(?: (?:on|in) our (?:end|system|file))?",
  `${STANDING}(?: ?(?:,|and|&|/) ?${STANDING})*(?: status| wording| endorsements?)? (?:is |are )?(?:also )?(?:included|apply|applies|in place|provided|blanket)(?: (?:by|via|under|per|on|where|when)(?: (?:an?|the|blanket|written|required|contract|by|endorsements?|gl|auto|all|both))+)?`,
  // What kind of policies they are.
  '(?:the )?(?:gl|cgl|general liability) is (?:written )?(?:on )?(?:an? )?occurrence(?: form| basis| policy)?',
  '(?:the )?auto (?:policy )?(?:covers|is|includes|has) (?:any auto|symbol 1(?: any auto)?|owned,? hired,? (?:and|&) non-?owned(?: autos?)?)',
  'hired (?:and|&|/) ?non-?owned(?: autos?)? (?:is|are) (?:also )?included(?: (?:on|in|under) (?:the|their) auto(?: policy)?)?',
  '(?:the )?cargo (?:policy )?(?:also )?(?:includes|has|comes with) (?:the )?(?:reefer|refrigeration)(?: breakdown)?(?: coverage)?',
  '(?:the |both |all )*(?:carriers?|compan(?:y|ies)|insurers?) (?:is|are) (?:all |both )?(?:an? )?(?:admitted|a[+-]{0,2}[ -]?rated|rated a[+-]{0,2}|a[+-]{0,2} (?:vii|viii|ix|x|xi|xii|xiii|xiv|xv))(?: (?:and|&) (?:an? )?(?:admitted|a[+-]{0,2}[ -]?rated|rated a[+-]{0,2}))?(?: (?:by|with) (?:a\\.?m\\.? )?best)?',
  '(?:these|those|they|all)(?: are)?(?: all)? (?:are )?(?:annual|12[- ]month|twelve[- ]month)(?: polic(?:y|ies)| terms?)?',
  "(?:their |the |his |her )?(?:us ?)?(?:dot|mc|usdot)(?: ?(?:number|#|no\\.?))?(?: is|:)? ?#?\\d{4,8}",
  // How they pay.
  `${CLIENT}(?: always| all)? (?:pays?|paid)(?: (?:annually|monthly|quarterly|on time|in full|up front|by (?:eft|ach|credit card|autopay)|for the (?:year|term)))+(?: so (?:there(?:'s| is) )?nothing to worry about(?: there)?)?`,
  `${CLIENT}(?:'s|'re| is| are)? (?:set up )?(?:on|for) (?:autopay|auto-pay|eft|ach|automatic payments?|(?:an? )?monthly (?:payment plan|payments?|plan|installments?))(?: and (?:is |are |all )*(?:current|up to date|paid up))?`,
  '(?:the |their |last year\'s )*(?:[a-z]+ )?(?:wc |work(?:ers)?\'? comp |comp |gl |premium )?audit(?: for (?:last year|the (?:prior|last) term))? (?:was|is|has been) (?:completed|done|finished|closed|all set)(?: with no additional premium)?',
  `${CLIENT}(?:'ve|'s| have| has) (?:always )?been on time(?: with (?:the |their |his |her )?(?:payments?|premiums?))?`,
  // Who they are, and who we are.
  `(?:i|we)(?:'ve| have) been (?:their|his|her|the) (?:agents?|agency|brokers?|csr)(?: of record)? (?:for|since) (?:over |about |almost |at least )?(?:[a-z]+|\\d{1,4})(?: years?| months?)?(?: now)?`,
  `${CLIENT} (?:is|are) (?:one of our|an?) (?:oldest|best|favorite|bigger|biggest|largest|longtime|long-time|long-standing|better|nicest|good|great|wonderful) ${COMPANY}`,
  `(?:a )?(?:great|good|nice|wonderful|super|fine|solid) ${COMPANY}(?: to work with)?`,
  `(?:the |their )(?:owner|(?:safety|office|risk) (?:manager|director)|contact(?: person)?|bookkeeper|dispatcher|president|controller|cfo) (?:there )?is ${NAME}`,
  "we (?:also )?(?:do|write|handle|have|place|service) (?:their|his|her|the) (?:(?:group|health|benefits|bonds?|property|home|homeowners|life|dental|personal|lines|surety|auto|and|&) ?)+(?:too|as well|also|with us)?",
  '(?:and )?(?:we|i) (?:also )?(?:handle|write|place|service|manage) (?:all(?: of)?|everything)(?: (?:of )?(?:their|his|her|the))?(?: insurance| policies| coverages?| business| accounts?)?(?: for them)?',
  "(?:that's|that is|those are|these are|those (?:two|three|four|five) are) (?:all(?: of)?(?: (?:them|it|the policies))?|everything|the only (?:ones|policies) (?:we|i) (?:have|write)(?: for them)?|all (?:the policies )?(?:we|i) (?:have|write)(?: for them)?)",
  `${CLIENT} (?:just |recently )?added (?:an?|one|two|three|four|five|\\d{1,2}) (?:new )?(?:trucks?|tractors?|trailers?|drivers?|units?|vehicles?|employees?|locations?)(?: ${WHEN})?(?: (?:by|via) endorsement)?`,
  // The office.
  '(?:sorry|apologies)[,.:]? (?:i|we)(?: was| were| have been|\'ve been) (?:out|away|off|sick|on (?:vacation|leave|pto)|traveling|in (?:training|meetings?)|swamped|slammed|busy)(?: (?:sick|of (?:the )?office|all|for|last|this|the|past|week|weekend|few|couple|of|days?|yesterday|morning|monday|tuesday|wednesday|thursday|friday))*',
  `(?:our office|we|the office)(?: will be| are| is|'ll be|'re)? (?:closed|closing|close|closes)(?:,? (?:early|for|over|the|long|weekend|holidays?|thanksgiving|christmas|new|year|year's|from|to|through|and|but|will|reopen(?:ing)?|${WHEN}))+`,
  "(?:please )?(?:disregard|ignore) (?:my|the|our) (?:earlier |previous |last )?(?:out[- ]of[- ](?:the[- ])?office|auto[- ]?reply|automatic reply|vacation reply)(?: (?:message|reply|notice|response))?(?: from [a-z]{2,12})?(?:,? (?:as )?i(?:'m| am) (?:back|here|in)(?: (?:today|now))?)?",
  `you (?:guys |folks |all |people )?(?:ask|check|e-?mail|verify|write)(?:ed|s)?(?: me| us| this| these)? (?:(?:every|each) (?:few |couple of |\\d+ )?[a-z]+|a lot|often|quarterly)(?: [:;][-']?[)d])?`,
  "this is (?:already )?the (?:first|second|third|fourth|fifth|sixth|same) (?:request|verification|e-?mail)(?: (?:i've|i|we've|we|have|had|got|gotten|answered|received|on|for|from|you|this|them|account|client|one|today|week|month|quarter|year))*",
  `(?:i |i've |i have |i'm )?(?:copied|copying|cc'?d|cc'?ing|looped in|looping in) (?:my |our )?(?:assistant|csr|colleague|manager|account manager|team|coworker|${NAME})(?:,? ${NAME})?(?: (?:on|in) (?:this|here|it|this e-?mail))?`,
  `${NAME} (?:can|will) (?:help|assist|handle|take care of) (?:you )?(?:with )?(?:the )?(?:${PAPER}|(?:future |any )?requests?|anything else|questions|these)(?: (?:going forward|in the future|from now on|next time|too))?`,
  `${NAME} (?:will be|is) (?:back|out|in)(?: (?:in the )?office)?(?: (?:on|until|till))? ${WHEN}`,
  '(?:i\'m )?(?:typing|writing|sending) this (?:from|on) my (?:truck|phone|car|cell|ipad|iphone|tablet)|(?:please )?(?:excuse|pardon) (?:the |my |any )*(?:brevity|typos?|short(?:ness| reply)?|delay)(?: (?:and|or) (?:brevity|typos?|delay))?',
  `(?:we|i) had (?:an?|some) (?:power outage|internet outage|outage|storm|staff(?:ing)? shortage|phone outage)(?: here)?(?: ${WHEN})?(?: so (?:i'm|we're|i am|we are) (?:a (?:little|bit) )?(?:behind|late|catching up))?`,
  `(?:i'm |we're )?happy to (?:jump on|hop on|get on|schedule|set up) a (?:quick )?(?:call|phone call)(?: (?:if (?:helpful|needed|you(?:'d)? (?:like|want|prefer))|any ?time|${WHEN}))?|give (?:me|us) a (?:quick )?(?:ring|call|shout|holler|buzz)(?: (?:with|if you have) (?:any )?questions| any ?time)?`,
  'you caught me (?:right |just )?(?:before|after|on|at) (?:my )?(?:vacation|lunch|closing|the holidays?|a meeting|my day off|the weekend)',
  "(?:nothing has changed|nothing changed|no changes) since (?:last time|(?:we|you) last (?:spoke|asked|checked)|(?:the|your|our) last (?:request|verification|time|e-?mail)|(?:the |their )?(?:renewal|inception)|they renewed)",
  `(?:i|we) (?:spoke|talked|chatted) (?:with|to) ${NAME} (?:in|at|from|with) your (?:office|company|team|department|desk)(?: ${WHEN})?`,
  `(?:i |we )?(?:just )?(?:looked|pulled|checked)(?: (?:each(?: one| of (?:them|these))?|them|it|these|those|(?:the |all the )?(?:policies|files?)|everything|both|all(?: (?:two|three|four|of them))?))?(?: up)?(?: (?:in|on|from|with|through) (?:the |our |each |my )?(?:carriers?(?:'s?)? ?|agency |company )?(?:portals?|systems?|sites?|websites?|ams|epic|files?))?(?: (?:to (?:make|be) sure|just now|again))?(?: at \\d{1,2}:\\d\\d ?(?:am|pm)?(?: [a-z]{2,3}t)?)?(?: (?:this (?:morning|afternoon)|today))?`,
  'verified at \\d{1,2}:\\d\\d ?(?:am|pm)?(?: [a-z]{2,3}t)?(?: (?:this (?:morning|afternoon)|today))?',
  "(?:please |kindly )(?:confirm|acknowledge) (?:receipt(?: of (?:this|my|the) (?:e-?mail|message|reply|response))?|(?:that )?you (?:got|received) (?:this|it))",
  '(?:is there )?anything else(?: (?:you need|i can (?:do|help with)|we can do))?(?: for you)?|what else can (?:i|we) do(?: for you)?|do you (?:also )?need (?:an? |the |any )?(?:updated |copy of the )?(?:certificate|cert|coi|dec pages?|anything else)',
  "(?:per our (?:procedures?|protocol),? )(?:i am|i'm|we are|we) (?:replying|responding|answering) (?:by|in|via) (?:e-?mail|writing)",
  "(?:i )?hope (?:this|that) (?:satisfies|answers|completes|meets|is what) (?:your|you)(?: (?:request|question|questions|need|needs|needed|were looking for))?|that should (?:be everything|do it|take care of it|cover it|be all(?: you need)?)",
  `feel free to (?:forward|share|pass) (?:this|it)(?: (?:on|along))?(?: to (?:whoever|anyone|your|the|who|client|team|office|needs|it|holder| )+)?`,
  'god bless(?: you)?',
  '(?:just )?checking in on (?:this|these)(?: ones?)? for you',
  `(?:i'm |i am )?(?:replying|responding|answering) (?:for|on behalf of) (?!(?:the|our|an?|underwrit\\w*|insured|client|carrier)\\b)${NAME}(?: (?:while|as|since) (?:he|she|they)(?:'s| is|'re| are) (?:out|away|off))?`,
  `(?:he|she|they|insured-name|${NAME}) (?:is|are)(?: an?)? (?:really |very |such an? )?(?:good|great|nice|super|wonderful) (?:guys?|people|folks|man|lady|client|customer|operator|driver)(?:,? (?:(?:he's|she's|they've|has|have|and has|and have) )?been with (?:me|us) (?:for )?(?:over |about )?(?:\\d{1,2}|[a-z]+) years?)?`,
  `${NAME} is (?:out|away|off|traveling|travelling|busy|on (?:vacation|leave|pto)|in (?:an? )?(?:meetings?|training))(?: (?:today|this week|now|currently|at a conference))?(?:,? (?:but|and|so))?(?: she| he)? asked me to (?:get|send|answer|respond|reply|handle|pass)(?: (?:this|it|you|to|back|your|the|request|e-?mail|on|along|for|her|him|today|now|out))*`,
  `i(?:'m| am) (?:on|in) (?:pacific|mountain|central|eastern)(?: standard| daylight)? time(?:,? so (?:calls?|e-?mails?|messages)(?: (?:before|after|noon|your|time|will|go|to|voicemail|may|be|answered|later|in|the|morning|afternoon|\\d{1,2} ?(?:am|pm)?))+)?`,
  `(?:i )?(?:had|have) to (?:pull|get|look) (?:that|this|it)(?: one)?(?: up)? (?:from|on|at|in) (?:the )?${NAME}(?:'s)? (?:site|website|portal|system)(?: (?:since|because|as) (?:it's|it is|they're|they are) direct[- ]bill(?:ed)?)?`,
  `${CLIENT} (?:just )?paid (?:the |his |her |their )?(?:annual |full |whole |renewal )?premiums?(?: in full)?(?: (?:back )?${WHEN})?`,
  `(?:(?:sorry|apologies),? )?(?:(?:sorry|apologies) (?:about|for) the (?:wait|delay),? )?(?:your|this|the|my|our) (?:e-?mails?|messages?|requests?|spam filter|e-?mail filter|filter)(?: (?:went|got|was|were|ended|up|landed|flagged|put|sent|had|gone|you|your|e-?mails?|it|this|caught))* (?:to|in|into|as|by) (?:my |our |the )?(?:spam|junk)(?: (?:folder|mail|box|filter))?`,
]
/** "If you need a certificate issued to you directly, use our online portal": told in these words alone. */
const LETS = /^\W*(?:please |just )?(?:let (?:me|us) know|tell (?:me|us)|e-?mail (?:me|us)|call (?:me|us)|holler|shout) if (?:you|your|the (?:certificate )?holder|anyone|this|that|it)\b/
const IFS = new RegExp(`^\\W*(?:if|should|when(?:ever)?) (?:you|your|anyone|the (?:certificate )?holder)\\b.*\\b${PAPER}\\b`)
const PAPER_WORDS: ReadonlySet<string> = new Set(
  `a an the it its this that on in our my company agency letterhead signed copy copies certificate certificates cert certs coi cois of insurance dec decs declarations page pages need needs to be added listed named
  holder as works work helps help enough ok okay fine anything else more further from me us you your want would like prefer one them issued sent emailed mailed faxed directly also too
  or and for records record files file client office team by email mail fax separately formal letter pdf version hard wording online portal use goes out same day go through instantly within minutes order request get can
  website site is are available hours usually please just feel free with any questions let know tell call holler shout if should when whenever anyone new requests needed ever loss runs id card cards link below at our
  24 24/7 7 we happy send provide issue email e-mail future`.split(/\s+/),
)
const isOnPapers = (folded: string): boolean => (LETS.test(folded) || IFS.test(folded)) && (folded.replace(/\badditional insureds?\b|\bright away\b|\bnext time\b/g, '').match(/[a-z0-9][a-z0-9'/-]*/g) ?? []).every((word) => PAPER_WORDS.has(word))
/** Said in these words alone, for all that they refuse something. */
const NO_FORMS = /^\W*(?:(?:unfortunately|as a rule|sorry),? )?we (?:do not|don't|cannot|can't) (?:sign|complete|fill out|use) (?:(?:third[- ]party|outside|other|your|these|any|individual) )*(?:forms?|questionnaires?|portals?|paperwork)(?:,? (?:so|but) (?:please )?(?:accept|consider|take|use) this (?:e-?mail |letter |reply |message )?(?:as|to be) (?:our|my|the) (?:response|answer|reply))?\W*$/
const REMARK = new RegExp(`^\\W*(?:(?:and|also|so|btw|fyi|ps|oh|just so you know)[,:]? )?(?:${REMARKS.join('|')})\\W*$`)
/** What may take an answer back, or tells of a policy, in whatever frame. */
const WEIGHS =
  /\b(?:cancel|laps|expir(?!ation dates?$)|terminat|suspen|rescind|void|reinstat|unpaid|overdue|past[- ]due|owe|balance|pending|except|however|but(?! (?:reopen|(?:s?he )?asked me))|not\b|never|no longer|unless|wrong|incorrect|mistake|differ|otherwise|former|used to|dropp|quot|replac|mov(?:e|ed|ing)\b|sold|sell|other (?:agen|carrier|broker|compan)|new (?:agen|carrier|broker|polic|owner|limit)|limits?\b|deductib|claims?\b|exclu|revis|correct|updated|hear|find out|instead|first\b.*\bthen|chang(?:es?|ed|ing) (?:to|in|on|the)|if (?:this|that|it|you|anyone) (?:\w+ )?(?:chang|is (?:not|wrong)|isn))|n't\b/
const LENGTH_MAX = 160
/** "The owner is Ted Blue", and no "The owner is deceased". */
const WHO_IS_WHO = /\b(?:owner|manager|director|contact(?: person)?|bookkeeper|dispatcher|president|controller|cfo) (?:there )?is\b/
const CALLED = /\bis (?:\p{Lu}[\p{L}.'’-]*)(?: \p{Lu}[\p{L}.'’-]*){0,2}\W*$/u

/** Whether a sentence, folded, is such a remark. */
export const isSideRemark = (folded: string, raw: string): boolean =>
  folded.length <= LENGTH_MAX &&
  (NO_FORMS.test(folded) || ((isOnPapers(folded) || (REMARK.test(folded) && (!WHO_IS_WHO.test(folded) || CALLED.test(raw)))) && !WEIGHS.test(folded)))
/** It tells of a paper: what is said right after it may be said of that. */
export const remarksOnPaper = (folded: string, raw: string): boolean => isSideRemark(folded, raw) && /\b(?:certificates?|certs?|cois?|decs?|declarations?|copies)\b/.test(folded)
