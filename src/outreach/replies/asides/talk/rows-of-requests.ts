import { talkRows } from './talk-row.ts'

const MOSTLY = '(?:usually|normally|generally|typically|always|often|mostly|almost always)'
const THESE = '(?:these|them|those|such requests|verifications?|(?:all |most |any )?(?:these |such |your |those |coverage |insurance )?(?:verification |certificate |cert |coi |confirmation )?(?:requests|e-?mails|inquiries)(?: like (?:this|these|yours))?)'
const DESK = '(?:(?:certificates?|certs?|coi|verifications?|service|customer service|client service|support|requests?) )(?:desk|team|department|dept|staff|people|group|center|line|inbox|mailbox|e-?mail|address|box)'
const SPAN = '(?:an hour|the hour|one hour|a few hours|a couple of hours|half a day|a day|the day|(?:one|two|three|a|1|2|3|24|48|72) ?(?:business |working )?(?:hours?|hrs|days?)|(?:one|1|two|2|24) (?:to|or|-) (?:two|2|three|3|48) (?:business |working )?(?:hours?|hrs|days?))'
const FAST = `(?:within ${SPAN}|in (?:under |about |less than )?${SPAN}|(?:on )?(?:the )?same (?:business )?day|by (?:the end of the day|end of day|eod)|right away|as (?:they|we) (?:come in|get them|can)|in (?:the )?order(?: (?:received|they (?:come in|are received)))?|(?:pretty |very |quite )?(?:quick|fast|quickly|promptly)|first thing in the morning)`
const DONE = '(?:answered|handled|done|processed|turned around|returned|completed|worked|taken care of)'
const WEEKDAYS = '(?:on )?(?:most )?(?:mondays|tuesdays|wednesdays|thursdays|fridays|mornings|afternoons)(?: (?:and|or) (?:mondays|tuesdays|wednesdays|thursdays|fridays))?'

/** How an office goes about requests of this kind: who answers them, how fast, on which days. */
export const OF_REQUESTS = talkRows(`
  [please|kindly|also please] (remove|take|drop|delete) (me|us|my (name|e-?mail|e-?mail address|address)|our (office|agency|e-?mail|address)) (from|off|off of) (the|your|this|that|any) [mailing|e-?mail|contact|distribution|verification] lists? [(after|once) (this|this one|you (have|get) this)|going forward|in (the )?future|from now on|now|thanks][,] [(and use|use) {contact} [instead]]
  (who|where|to whom|how) (should|shall|do|can|would|will) (i|we) [now|then] (send|e-?mail|mail|forward|address) (the|their|our|his|her) [next|new|updated] (renewal|renewals|renewal {paper}|{paper}|id cards?) [to] [(in|next) {when}|when (it|they) renews?|at renewal|next year]{q}
  (who|where) (should|does|do|will|would) (the|their|our) [next|new|updated] (renewal|renewals|renewal {paper}|{paper}) (go|be sent|get sent) [to]{q}
  (we|i) [${MOSTLY}] (answer|handle|do|process|complete|return|get to|reply to|respond to|work|turn) ${THESE}( around)?( (?:${FAST}))?
  (we|i) (try|do our best|do my best|aim) to (answer|handle|do|process|complete|return|get to|reply to|respond to|turn) ${THESE}( around)? ${FAST}
  (our|the) ${DESK} [${MOSTLY}] (answers?|handles?|does|do|process(es)?|completes?|returns?|turns?) ${THESE}( around)?( ${FAST})?
  ${THESE} (are|get) [${MOSTLY}] ${DONE}( by (our|the) ${DESK}( (in|at|out of) {place})?)?( ${FAST})?
  [our|the] (turn ?-?around|turn-?around time|response time) is [${MOSTLY}] ${FAST}
  [please] (note|fyi),? [for] [any|all] [future] [requests|verifications] ?,? ?(that)? (our|the) [new] (?:(?:certificates?|certs?|coi|verifications?) requests? )?(line|inbox|address|e-?mail|mailbox|desk|${DESK}) is {contact}(,? (and )?(turn ?-?around|turn-?around time|response time) is [${MOSTLY}] ${FAST})?
  (certs|certificates|cois|requests|these|verifications) (are|go|come back) [${MOSTLY}] (faster|quicker|quickest|fastest) (if you use|through|via|by|on) (our|the) [online|client|certificate] (portal|website|site|cert line|${DESK})
  (i am|i'm) [${MOSTLY}] (out of the office|not in the office|at our other office|in our other office|working from home|remote) ${WEEKDAYS}
  (i|we) [${MOSTLY}] work (from home|remotely|from our other office) ${WEEKDAYS}(,? so (my |the )?(cell|e-?mail|mobile) is (best|easiest|fastest))?
  [${MOSTLY}] {name} (does|handles|answers|takes) (these|them|those)( (requests|verifications))?( for (us|our office|the office))?
  {name} (usually|normally|generally|typically|always) (does|handles|answers|takes) (these|them|those)( (requests|verifications))?( for (us|our office|the office))?
`)
