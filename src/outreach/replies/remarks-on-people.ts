import { CLIENT, COMPANY, NAME, PAPER, WHEN } from './remark-words.ts'

/** Who the insured are, who the agents are, and who answers for whom. */
export const PEOPLE_REMARKS = [
  `(?:${NAME} here[,.]? )?(?:and )?${NAME} (?:had|asked|told|wanted) me (?:to )?(?:look|pull|check|run|answer|respond|reply|get)(?: (?:these|this|it|them|up|to|you|back|on|for|him|her))*`,
  `${CLIENT} (?:runs?|has|have|operates?|owns?) (?:about |around |over )?(?:\\d{1,3}|one|two|three|four|five|six|ten|twelve|twenty) (?:trucks?|units?|vehicles?|tractors?|trailers?|employees?|drivers?|locations?|power units?)(?: (?:now|total|on the road))?`,
  `(?:i|we)(?:'ve| have) been (?:their|his|her|the) (?:agents?|agency|brokers?|csr)(?: of record)? (?:for|since) (?:over |about |almost |at least )?(?:[a-z]+|\\d{1,4})(?: years?| months?)?(?: now)?`,
  `${CLIENT} (?:is|are) (?:one of our|an?) (?:oldest|best|favorite|bigger|biggest|largest|longtime|long-time|long-standing|better|nicest|good|great|wonderful) ${COMPANY}`,
  `(?:a )?(?:great|good|nice|wonderful|super|fine|solid) ${COMPANY}(?: to work with)?`,
  `(?:the |their )(?:owner|(?:safety|office|risk) (?:manager|director)|contact(?: person)?|bookkeeper|dispatcher|president|controller|cfo) (?:there )?is ${NAME}`,
  "we (?:also )?(?:do|write|handle|have|place|service) (?:their|his|her|the) (?:(?:group|health|benefits|bonds?|property|home|homeowners|life|dental|personal|lines|surety|auto|and|&) ?)+(?:too|as well|also|with us)?",
  '(?:and )?(?:we|i) (?:also )?(?:handle|write|place|service|manage) (?:all(?: of)?|everything)(?: (?:of )?(?:their|his|her|the))?(?: insurance| policies| coverages?| business| accounts?)?(?: for them)?',
  "(?:that's|that is|those are|these are|those (?:two|three|four|five) are) (?:all(?: of)?(?: (?:them|it|the policies))?|everything|the only (?:ones|policies) (?:we|i) (?:have|write)(?: for them)?|all (?:the policies )?(?:we|i) (?:have|write)(?: for them)?)",
  `${CLIENT} (?:just |recently )?added (?:an?|one|two|three|four|five|\\d{1,2}) (?:new )?(?:trucks?|tractors?|trailers?|drivers?|units?|vehicles?|employees?|locations?)(?: ${WHEN})?(?: (?:by|via) endorsement)?`,
  `(?:i |i've |i have |i'm )?(?:copied|copying|cc'?d|cc'?ing|looped in|looping in) (?:my |our )?(?:assistant|csr|colleague|manager|account manager|team|coworker|${NAME})(?:,? ${NAME})?(?: (?:on|in) (?:this|here|it|this e-?mail))?`,
  `${NAME} (?:can|will) (?:help|assist|handle|take care of) (?:you )?(?:with )?(?:the )?(?:${PAPER}|(?:future |any )?requests?|anything else|questions|these)(?: (?:going forward|in the future|from now on|next time|too))?`,
  `${NAME} (?:will be|is) (?:back|out|in)(?: (?:in the )?office)?(?: (?:on|until|till))? ${WHEN}`,
  `(?:i'm |i am )?(?:replying|responding|answering) (?:for|on behalf of) (?!(?:the|our|an?|underwrit\\w*|insured|client|carrier)\\b)${NAME}(?: (?:while|as|since) (?:he|she|they)(?:'s| is|'re| are) (?:out|away|off))?`,
  `(?:he|she|they|insured-name|${NAME}) (?:is|are)(?: an?)? (?:really |very |such an? )?(?:good|great|nice|super|wonderful) (?:guys?|people|folks|man|lady|client|customer|operator|driver)(?:,? (?:(?:he's|she's|they've|has|have|and has|and have) )?been with (?:me|us) (?:for )?(?:over |about )?(?:\\d{1,2}|[a-z]+) years?)?`,
  `${NAME} is (?:out|away|off|traveling|travelling|busy|on (?:vacation|leave|pto)|in (?:an? )?(?:meetings?|training))(?: (?:today|this week|now|currently|at a conference))?(?:,? (?:but|and|so))?(?: she| he)? asked me to (?:get|send|answer|respond|reply|handle|pass)(?: (?:this|it|you|to|back|your|the|request|e-?mail|on|along|for|her|him|today|now|out))*`,
  `${CLIENT}(?:'ve|'s| have| has) (?:always )?been (?:an? |one of our )?(?:excellent|great|good|wonderful|very good|terrific|fine|solid|loyal|longtime|long-time) ${COMPANY}(?: of ours| to work with| with us| here)?`,
  "(?:i|we)(?:'ve| have)? insured (?:them|him|her) (?:ever )?since (?:they|he|she) (?:started|began|opened)(?: (?:out|in|their|his|her|the|own|business|company|doors|trucking|hauling))*",
  `i (?:also )?work (?:here )?(?:with|alongside) (?!(?:the|our|an?|under\\w*|insured|client|carriers?|another|other|different)\\b)${NAME}`,
  "i(?:'m| am) the (?:new |other |newest )?(?:csr|account manager|producer|assistant|service rep|account rep|certificate (?:clerk|specialist))(?: (?:on|for|here|with)(?: (?:this|the|their|these|account|file|policies|them))*)?",
]
