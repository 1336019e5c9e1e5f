import { NAME, RECENTLY, WHEN } from './remark-words.ts'

/** How the answer came about. */
export const ANSWER_REMARKS = [
  "(?:nothing has changed|nothing changed|no changes) since (?:last time|(?:we|you) last (?:spoke|asked|checked)|(?:the|your|our) last (?:request|verification|time|e-?mail)|(?:the |their )?(?:renewal|inception)|they renewed)(?: (?:in |last |this |back |the |early |late )*(?:spring|summer|fall|winter|autumn|week|month|year|quarter|january|february|march|april|may|june|july|august|september|october|november|december))?",
  "if you(?:'d| would)? (?:need|want|like|prefer) (?:this|it|that|anything|something) in writing(?: from (?:the|each|any) (?:carriers?|company|companies))?,? (?:just |please )?(?:let (?:me|us) know|tell me|ask|say so|call)(?: and (?:i|we)(?: will|'ll| can) (?:order|get|request|ask for) (?:it|that|one|them)(?: for you)?)?",
  "(?:i|we)(?:'ve| have)? (?:also |just )?added you (?:to (?:our|the|their) (?:certificate |cert )?(?:holder|mailing|renewal|distribution|certificate|cert) list|as (?:an? )?(?:certificate |cert )?holder)(?: so (?:that )?you(?:'ll| will)? (?:get|receive|have) (?:the |all |any |new |updated |future )*(?:renewals?|renewal (?:certs?|certificates?)|certs?|certificates?|updates|one)(?: (?:automatically|each year|every year|going forward|as they (?:come|renew)))*)?",
  `(?:i|we) (?:spoke|talked|chatted) (?:with|to) ${NAME} (?:in|at|from|with) your (?:office|company|team|department|desk)(?: ${WHEN})?`,
  `(?:i |we )?(?:just )?(?:looked|pulled|checked)(?: (?:each(?: one| of (?:them|these))?|them|it|these|those|(?:the |all the )?(?:policies|files?)|everything|both|all(?: (?:two|three|four|of them))?))?(?: up)?(?: (?:in|on|from|with|through) (?:the |our |each |my )?(?:carriers?(?:'s?)? ?|agency |company )?(?:portals?|systems?|sites?|websites?|ams|epic|files?))?(?: (?:to (?:make|be) sure|just now|again))?(?: at \\d{1,2}:\\d\\d ?(?:am|pm)?(?: [a-z]{2,3}t)?)?(?: (?:this (?:morning|afternoon)|today))?`,
  `(?:i|we)(?:'ve| have)? (?:just )?(?:verified|checked|confirmed|reviewed|looked up|pulled)(?: up)? (?:each(?: one)?|all|both|every one|them|these|everything)(?: of (?:them|these|those))? (?:in|against|through|with) (?:our|the|my) (?:agency |management |ams |policy |computer |own )*(?:systems?|ams|records|files?|database|portal)(?: (?:just now|again|myself|first|${RECENTLY}))*`,
  'verified at \\d{1,2}:\\d\\d ?(?:am|pm)?(?: [a-z]{2,3}t)?(?: (?:this (?:morning|afternoon)|today))?',
  "(?:please |kindly )(?:confirm|acknowledge) (?:receipt(?: of (?:this|my|the) (?:e-?mail|message|reply|response))?|(?:that )?you (?:got|received) (?:this|it))",
  '(?:is there )?anything else(?: (?:you need|i can (?:do|help with)|we can do))?(?: for you)?|what else can (?:i|we) do(?: for you)?|do you (?:also )?need (?:an? |the |any )?(?:updated |copy of the )?(?:certificate|cert|coi|dec pages?|anything else)',
  "(?:per our (?:procedures?|protocol),? )(?:i am|i'm|we are|we) (?:replying|responding|answering) (?:by|in|via) (?:e-?mail|writing)",
  "(?:i )?hope (?:this|that) (?:satisfies|answers|completes|meets|is what) (?:your|you)(?: (?:request|question|questions|need|needs|needed|were looking for))?|that should (?:be everything|do it|take care of it|cover it|be all(?: you need)?)",
  `feel free to (?:forward|share|pass) (?:this|it)(?: (?:on|along))?(?: to (?:whoever|anyone|your|the|who|client|team|office|needs|it|holder| )+)?`,
  '(?:just )?checking in on (?:this|these)(?: ones?)? for you',
  `(?:i )?(?:had|have) to (?:pull|get|look) (?:that|this|it)(?: one)?(?: up)? (?:from|on|at|in) (?:the )?${NAME}(?:'s)? (?:site|website|portal|system)(?: (?:since|because|as) (?:it's|it is|they're|they are) direct[- ]bill(?:ed)?)?`,
  `(?:hey there,? |hi,? )?(?:i |we |i've |we've )?(?:just |also |have )*(?:looked|checked|double[- ]?checked|verified(?!\\W*$)|compared|ran|pulled)(?: (?:each(?: (?:one|policy|of (?:them|these|those)))?|every one|them|it|these|those|this|both|all(?: of (?:them|these))?|everything))*(?: up)?(?: myself)?(?:(?: (?:against|in|on|with|at|through))? (?:the |our |each |their )*(?:carriers?(?:'s?)?|company|companies|insurers?) ?(?:websites?|sites?|portals?|systems?|screens?|records|online|database)?)?(?: (?:just now|an? (?:minute|moment|second|few minutes|couple minutes) ago|myself|again|${RECENTLY}))*`,
  `(?:i|we)(?:'ve| have)? (?:just |also )*(?:spoke|spoken|talked|checked|verified|got off the phone) (?:to|with) (?:the |our |each |both )*(?:carriers?|underwriters?|compan(?:y|ies))(?: (?:just now|by phone|on the phone|directly|to (?:make|be) (?:sure|certain)|to double[- ]check|${RECENTLY}))*`,
  "(?:i|we)(?:'ve| have)? (?:already |just )?(?:answered|replied to|responded to) (?:this|these|one of these|the same (?:request|question|e-?mail))(?: (?:already|before|once|twice|too|as well|on|last|this|week|month|monday|tuesday|wednesday|thursday|friday|yesterday|earlier|today))*",
  "this is the (?:second|third|fourth|fifth) time (?:i've|i have|we've|we have|i|we) (?:answered|responded to|replied to|gotten|received|been asked|done)(?: (?:this|these|one|of|about|for|on|it|them|that|month|year|week|today))*",
  'you (?:guys|folks|all|people) (?:sure |really )?(?:send|ask for|do) (?:a lot|lots|plenty|so many) of these',
]

/** Offers and questions that close a letter. */
export const CLOSING_REMARKS = [
  `(?:please |just |and )*(?:let (?:me|us) know|advise|call|e-?mail|contact|reach out)(?: (?:me|us|our office))? (?:if|should|how|when|whenever) (?:i|we|my team|our office|anyone here|there is anything (?:i|we)) (?:can|could|may)(?: (?:be of|help|assist|do|any|further|additional|more|other|with|anything|else|assistance|service|you|today|questions?))+`,
  "(?:please )?(?:feel free to |don't hesitate to |do not hesitate to )?(?:call|contact|e-?mail|text|reach out to|reach|ring)(?: (?:me|us|our office))? (?:if|should) you(?:'d| would)? (?:like|want|care|wish|prefer|need)(?: to)? (?:discuss|talk|chat|go over|visit|speak)(?: (?:this|it|these|them|about|further|more|anything|by|phone))*",
  `i(?:'m| am|'ll be| will be) (?:here|in(?: the office)?|out(?: of the office)?|available|around|at my desk)(?: (?:till|until|to|through|after|from))? (?:${WHEN}|\\d{1,2}(?::\\d\\d)?)(?: if you need (?:me|anything|us)(?: after (?:today|that|then))?)?`,
  "(?:is that|is this|was that) all (?:that )?you need(?:ed)?|does (?:that|this) (?:help|work|do it|answer your question)(?: for you)?",
  "(?:may i ask |just curious,? |out of curiosity,? )?(?:what(?:'s| is)|who(?:'s| is)) (?:this|that|it) (?:for|about|regarding|in reference to)(?: (?:by the way|anyway))?|(?:may|can) i ask (?:what|who) (?:this|it) is for",
  'no (?:further |other )?action (?:is )?(?:needed|required|necessary)(?: (?:on|from|by) (?:your|you) ?(?:part|end|side)?)?',
  "see you (?:at|in) (?:the )?[a-z]{2,14}(?: [a-z]{2,14}){0,2} (?:convention|conference|meeting|luncheon|golf outing|expo|seminar)",
]

/** What keeps the office. */
export const OFFICE_REMARKS = [
  "(?:sorry,? )?(?:re-?sending|re-?sent|sending (?:this )?again)(?: this| it)?(?:,? (?:as|since|because) (?:i|we) (?:forgot|meant|did not|didn't|failed)(?: to)? (?:hit|press|click|copy|cc|include|reply)(?: [a-z]+){0,4})?",
  '(?:sorry|apologies)[,.:]? (?:i|we)(?: was| were| have been|\'ve been) (?:out|away|off|sick|on (?:vacation|leave|pto)|traveling|in (?:training|meetings?)|swamped|slammed|busy)(?: (?:sick|of (?:the )?office|all|for|last|this|the|past|week|weekend|few|couple|of|days?|yesterday|morning|monday|tuesday|wednesday|thursday|friday))*',
  `(?:our office|we|the office)(?: will be| are| is|'ll be|'re)? (?:closed|closing|close|closes)(?:,? (?:early|for|over|the|long|weekend|holidays?|thanksgiving|christmas|new|year|year's|from|to|through|and|but|will|reopen(?:ing)?|${WHEN}))+`,
  "(?:please )?(?:disregard|ignore) (?:my|the|our) (?:earlier |previous |last )?(?:out[- ]of[- ](?:the[- ])?office|auto[- ]?reply|automatic reply|vacation reply)(?: (?:message|reply|notice|response))?(?: from [a-z]{2,12})?(?:,? (?:as )?i(?:'m| am) (?:back|here|in)(?: (?:today|now))?)?",
  `you (?:guys |folks |all |people )?(?:ask|check|e-?mail|verify|write)(?:ed|s)?(?: me| us| this| these)? (?:(?:every|each) (?:few |couple of |\\d+ )?[a-z]+|a lot|often|quarterly)(?: [:;][-']?[)d])?`,
  "this is (?:already )?the (?:first|second|third|fourth|fifth|sixth|same) (?:request|verification|e-?mail)(?: (?:i've|i|we've|we|have|had|got|gotten|answered|received|on|for|from|you|this|them|account|client|one|today|week|month|quarter|year))*",
  '(?:i\'m )?(?:typing|writing|sending) this (?:from|on) my (?:truck|phone|car|cell|ipad|iphone|tablet)|(?:please )?(?:excuse|pardon) (?:the |my |any )*(?:brevity|typos?|short(?:ness| reply)?|delay)(?: (?:and|or) (?:brevity|typos?|delay))?',
  `(?:(?:sorry|apologies) (?:for|about) the (?:delay|wait),? )?(?:we|i|the office)(?: had (?:an? |some )?(?:bad |big |ice |snow )?(?:storms?|hurricane|tornado|flood)(?: (?:come|came|roll|rolled) through| here)?(?: ${WHEN})?(?:,? and)?(?: we)?)? lost (?:power|internet|electricity|our (?:phones?|internet|phone lines?))(?: (?:for|all|most of|the|a|couple|few|two|three|days?|hours?|afternoon|morning|day|yesterday|last|week|on|monday|tuesday|wednesday|thursday|friday))*`,
  `(?:we|i) had (?:an?|some) (?:power outage|internet outage|outage|storm|staff(?:ing)? shortage|phone outage)(?: here)?(?: ${WHEN})?(?: so (?:i'm|we're|i am|we are) (?:a (?:little|bit) )?(?:behind|late|catching up))?`,
  `(?:i'm |we're )?happy to (?:jump on|hop on|get on|schedule|set up) a (?:quick )?(?:call|phone call)(?: (?:if (?:helpful|needed|you(?:'d)? (?:like|want|prefer))|any ?time|${WHEN}))?|give (?:me|us) a (?:quick )?(?:ring|call|shout|holler|buzz)(?: (?:with|if you have) (?:any )?questions| any ?time)?`,
  'you caught me (?:right |just )?(?:before|after|on|at) (?:my )?(?:vacation|lunch|closing|the holidays?|a meeting|my day off|the weekend)',
  'god bless(?: you)?',
  `i(?:'m| am) (?:on|in) (?:pacific|mountain|central|eastern)(?: standard| daylight)? time(?:,? so (?:calls?|e-?mails?|messages)(?: (?:before|after|noon|your|time|will|go|to|voicemail|may|be|answered|later|in|the|morning|afternoon|\\d{1,2} ?(?:am|pm)?))+)?`,
  `(?:(?:sorry|apologies),? )?(?:(?:sorry|apologies) (?:about|for) the (?:wait|delay),? )?(?:your|this|the|my|our) (?:e-?mails?|messages?|requests?|spam filter|e-?mail filter|filter)(?: (?:went|got|was|were|ended|up|landed|flagged|put|sent|had|gone|you|your|e-?mails?|it|this|caught))* (?:to|in|into|as|by) (?:my |our |the )?(?:spam|junk)(?: (?:folder|mail|box|filter))?`,
  '(?:sent|written|typed) (?:this )?(?:from|on) (?:the road|the field|my (?:phone|truck|car|ipad))(?:,? so)?(?:,? (?:please )?(?:excuse|pardon|forgive) (?:any |the |my )*typos?)?|typed with my thumbs',
  '(?:please note )?(?:our|my) (?:new |mailing |office )*address(?: is|:) \\d{1,6} [a-z0-9 ,.#-]{5,60}\\b[a-z]{2},? \\d{5}(?:-\\d{4})?',
]
