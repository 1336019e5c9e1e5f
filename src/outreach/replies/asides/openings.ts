import { LatePattern } from '../../../vocabulary/index.ts'
import { isPhrase, namesSomebody } from './phrase-behind.ts'

/**
 * Openings of what careful writers tell beside an answer: how long the account has been theirs, who looks after it, how it is billed and audited,
 * what forms are on a policy, how the insured works, where papers come from. The opening says of what kind the sentence is, and none of these kinds
 * speaks of how a policy stands; any phrase may follow that has no verb, no amount and no word that weighs (`phrase-behind.ts`).
 */
type Opening = { opens: LatePattern; names: boolean | 'called' }
/** `names`: people and places may be named behind it; another company or agency could be meant behind the rest. `called`: somebody's name stands right behind it ("the owner is Ted", and not "on the run"). */
const rows = (names: Opening['names'], ...patterns: string[]): Opening[] => patterns.map((one) => ({ opens: new LatePattern(`^(?:${one})(?![a-z0-9'])`), names }))

const IT = '(?:it|that|this|(?:this|that) (?:one|policy|coverage|line)|the polic(?:y|ies))'
/** Policies that the sentence itself names, beside the companies they were asked with. */
const NAMED = '(?:the polic(?:y|ies))'
const THEM = `(?:they|each(?: policy)?|both|all (?:of them|of these|three|four|two|three policies|four policies)|these|those|the policies|${IT})`
const NUMBER = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|eighteen|twenty|twenty-[a-z]{3,5}|thirty|forty|fifty|sixty|\\d{1,3}|a dozen|a couple of|a handful of)'
const KIND_OF_POLICY = '(?:an? )?(?:separate |stand-?alone |package )*(?:(?:claims[- ]made|occurrence|package|mono-?line)(?: form)?(?: (?:polic(?:y|ies)))?|polic(?:y|ies))'
const INSURED = "(?:they|he|she|the insured|the owners?|our (?:client|insured))"
const US = '(?:we|i|our (?:office|agency|firm|team))'
const HAVE = "(?:'ve| have| has)"
const THE_ACCOUNT = "(?:the |this |that |their |his |her |your )?(?:whole |entire )?(?:insured's? |insured |commercial )?(?:account|program|file|business|client|insured|insurance|relationship|book)"
const SOMEBODY = "(?:our (?:[a-z-]{3,14} ){1,3}(?:team|practice|group|department|unit|desk|center|office|branch)(?: in [a-z]{3,14})?|(?:my|our) (?:colleague|associate|assistant|partner|account (?:manager|executive)|csr|service (?:team|rep|representative|center|department|staff|person|manager)|certificate (?:team|department|desk)|team|office|staff|bookkeeper|accounting (?:team|department)|billing (?:team|department|person)|producer|commercial lines (?:team|manager|department)|claims (?:team|person))(?:,? (?!no |never |now |not |then |no$)[a-z]+(?: (?!no )[a-z]+)?)?,?|somebody (?:in|at) our office|(?:he|she))"
const FORMS = '(?:blanket |an? |the |our |its |standard |usual |broad form |automatic )*(?:per[- ]project|per[- ]location|additional insured|ai|waivers?|primary|non-?contributory|hired|non-?owned|ongoing|completed operations|cg \\d\\d|stop gap|pollution buyback|contractual|loss payee|mcs|uiia)'
const HOW_OFTEN = '(?:annually|yearly|monthly|quarterly|weekly|in full|by (?:the )?(?:eft|ach|check|card|credit card|month|year|quarter|autopay|draft)|through|direct(?:ly)?|on (?:a |an )?(?:monthly|quarterly|annual|ten|nine|four|10|9|4|installment|payment|autopay|auto)|every|each|in (?:monthly|quarterly|equal|ten|four))'

/** What was looked up in July tells of July. */
const OF_LATE = '(?!.{0,200}\\b(?:january|february|march|april|may|june|july|august|september|october|november|december|20\\d\\d|\\d{1,2}/\\d{1,2}|weeks?|months?|years?|spring|summer|fall|winter|while back)\\b)'

const OPENINGS: readonly Opening[] = [
  // How long it has been theirs, and to this day.
  ...rows(false,
    `${US}${HAVE} (?:now |always |long )?(?:been (?:the insured's|the|their|his|her)(?: insured's)? (?:insurance )?(?:agent|broker|agency)s?(?: of record)?|(?:handled|held|kept|written|insured|represented|served|serviced|represented|looked after|worked with|acted for|known|advised|had) (?:them|him|her|it|both|all of (?:it|them|these)|the insured|the owners?|the family|this (?:client|insured)|${THE_ACCOUNT}))(?: (?:in|for|since|ever since|from|now|going on|over|well|as|about|more))?`,
    `${INSURED}${HAVE} (?:now )?been (?:with (?:us|our (?:agency|office))|(?:a |our |an )?(?:good |great |loyal |valued |long[- ]?time |longtime )?(?:clients?|customers?)(?: of ours| here)?|insured (?:with|through) (?:us|our agency)) (?:since|for|over|going on|about|almost|more than)`,
    `${US} (?:serve|serves|act|acts)(?: as)? (?:the |their |a )?(?:insurance )?(?:broker|agent|agency|producer)(?: of record)?`,
    `(?:the|their|this|our) (?:account|relationship|business) (?:goes back|has grown|dates back)`,
    'it has (?:grown|been good)',
    `(?:${US}|(?:and )?i can (?:tell you|say)) (?:that )?(?:they|he|she|the insured) (?:are|is|have been|has been) (?:a |an )?(?:very |really |always )?(?:careful|good|solid|conscientious|professional|responsible|wonderful|great|fine|well[- ]run|excellent)`,
    `(?:the carrier|the insurer|they|he|she) (?:has|have) been (?:very |really )?(?:great|good|easy|wonderful|a pleasure|terrific|pleasant) to (?:deal|work) with`,
    `(?:${THEM} )?(?:has|have|'ve|'s) been (?:so |there |here |continuously |active |in force |with (?:us|them|that carrier|the insurer|our office|our agency) )*(?:ever since|since|for|going on)(?! (?:sale|them|hire|nothing))`,
    `(?:and )?before (?:that|then),? (?:${THEM}|they|the (?:account|insured)) (?:was|were|had been) (?:with|written|placed|insured|carried) (?:by |with |through |at )?(?:an?other (?:broker|agency|agent|carrier|company)|somebody else|someone else|a different (?:broker|agency|agent|carrier|company))`,
    `(?:and )?(?:we|i) have no (?:records?|files?|information|history) (?:from|for|of) (?:then|that time|those years|before that)`,
    `${US}(?: do)? still (?:have|write|handle|insure|look after|place) ${IT}`,
    `the (?:relationship|working relationship) is (?:a )?(?:excellent|great|good|long)`,
  ),
  ...rows(true,
    `(?:and )?before (?:that|then),? (?:${THEM}|they|the (?:account|insured)) (?:was|were|had been) (?:with|at) (?!us|our|me)`,
    `${US} took (?:over )?(?:${THE_ACCOUNT}|it|them) (?:over )?from (?:[a-z&' -]{2,40} )?in (?:19|20)\\d\\d(?: when [a-z' ]{2,40} retired)?`,
  ),
  // Who looks after it.
  ...rows(true,
    `[a-z]{3,12} (?:in|at) our (?:office|agency|shop) (?:handles?|takes? care of|looks? after|does|issues?|manages?) (?:the |our |all (?:the )?)?(?:endorsements?|endorsement requests|certificates?|billing|paperwork|service work|service|account|verifications?)`,
    `(?:i|we) (?:also )?work (?:with|alongside) (?:her|him|them) on`,
    `(?:this|the|their) account is (?:also )?(?:serviced|handled|looked after|managed|run) by (?:my|our)`,
    `(?:certificates|certs|cois)(?: for (?:our|these|all of the|all) policies)? (?:come|are available) (?:from|through) our`,
    `(?:the|his|her|the owner's) (?:wife|husband|daughter|son|brother|sister)(?:,? [a-z]{3,12},?)? (?:runs|does|keeps|handles) the (?:office|books|paperwork|bookkeeping)`,
    `${SOMEBODY} (?:handles?|services?|looks? after|takes? care of|manages?|runs?|does|do|oversees?|works? on|issues?) (?:${THE_ACCOUNT}|it|them|these|that|all of (?:it|that)|the endorsements|(?:this|their|the) (?:account|client)|(?:the |their |our |all |all of the |all our )?(?:day[- ]to[- ]day|service|servicing|billing|invoic\\w+|certificates?|certs|endorsement requests|paperwork|payments|verifications?|filings))`,
    `${US} (?:handle|handles|manage|manages|service|services|look after|looks after|take care of|run) ${THE_ACCOUNT}`,
    `(?:certificates|certs|cois|id cards) (?:are|get) (?:all )?(?:issued|handled|sent|made|ordered|produced) (?:by|through|from|out of|via|in)`,
  ),
  ...rows('called',
    `(?:the (?:insured's )?owner|(?:the insured's|their) (?:owner|president|(?:office |safety )?manager|controller|contact(?: person)?|bookkeeper|cfo|dispatcher|safety director)) is`,
    `(?:the|their|our) (?:underwriter|adjuster|loss control (?:rep|representative|person)|auditor|contact(?: person)?|field rep|service rep|program manager|account manager) (?:there |on (?:it|this|that one|this one|the account|the file) |for (?:it|this|that one|the account) )?is`,
  ),
  // How it is billed, audited, rated and renewed.
  ...rows(false,
    `(?:${INSURED}|${THEM}) (?:pays?|(?:is|are)(?: all| both)? (?:billed|paid|invoiced|financed|drafted|collected)) ${HOW_OFTEN}`,
    `(?:and )?(?:is|are) (?:all )?(?:current|up to date|paid (?:current|up|to date))$`,
    `(?:(?:all|the|their|all the|its) )?(?:premiums?|payments?|bills?|invoices|installments?) (?:is|are|gets?|comes?|go)(?: all| both)? (?:billed|paid|invoiced|financed|drafted|collected|drawn|sent|out|in) ${HOW_OFTEN}`,
    `(?:${INSURED}|${THEM})(?: is| are|'re|'s) on (?:an? |the |their )?(?:(?:monthly|quarterly|annual|direct|agency|payroll|(?:[a-z]{3,6}|\\d{1,2})[- ]pay|installment|automatic|reporting|pay[- ]as[- ]you[- ]go) )+(?:plan|bill|billing|payments?|form|installments?|program|schedule)`,
    `${THEM} (?:is|are)(?: also)? (?:audited|auditable|rated on|adjusted|adjustable|reported|(?:composite |class |manually |radius |retro )?rated|subject to (?:an? |the )?(?:annual |final |premium |physical |yearly )*(?:audit|minimum earned premiums?))`,
    `(?:(?:the|their|its) )?(?:fleet|payrolls?|mileage|schedule|drivers?|revenues?|receipts|sales|taxes|surplus lines taxes|fees) (?:is|are|has been|have been) (?:all )?(?:reported|updated|adjusted|audited|sent in|filed|paid|remitted)(?: by us| by our office)?`,
    `(?:we|our (?:office|agency)|the agency) (?:bills?|invoices?|collects?) (?:the (?:account|premiums?|insured)|them|it|the polic(?:y|ies))`,
    `(?:the carrier|the insurer|(?:the|their) (?:auditor|company)) (?:audits|bills|invoices|drafts|inspects|surveys) (?:it|that|this|them|these|that one|this one|the insured|the account|the polic(?:y|ies)|their)`,
    `(?:and )?(?:the|their|its) (?:last|latest|most recent|\\d{4}) audit (?:closed|came back|was (?:done|completed|closed|finished)|is (?:done|complete|closed)) (?:clean|with(?:out| no) (?:any |an )?(?:changes?|additional premium|findings|adjustment)|with an? (?:small )?(?:return premium|refund))`,
    `(?:the|their|his|her) (?:experience )?mod(?:ifier)? is (?:now |currently |at )?[01]?\\.\\d{1,3}`,
    `which is (?:very |quite )?(?:good|low|excellent|great) for (?:the|their|this) (?:trade|class|industry|size)`,
    `so (?:they|the insured) (?:may|might|could|should) (?:get|receive|see) an? dividend`,
    `${THEM} (?:renew|run|go) together`,
  ),
  ...rows(false, `(?:${THEM} )?(?:is|are|was|were) (?:both |all )?(?:bound|issued|written|placed) (?:(?:on )?the same day|at the same time|together)`),
  ...rows(false,
    `${NAMED} (?:is|are) (?:both |all )?(?:written|placed|issued|insured) (?:with|through|by) the insurer`,
    `(?:${THEM} )?(?:is|are) (?:both |all )?(?:written|placed|issued|insured) (?:with|through|by|under|on) (?:our agency|our office|a package)`,
    `(?:${NAMED} (?:is|are) ${KIND_OF_POLICY}(?: (?:with|through) the insurer)?|${THEM} (?:is|are) ${KIND_OF_POLICY})`,
    `${THEM} (?:is|are) (?:written |placed )?on (?:an? |the )?(?:claims[- ]made|occurrence|package|participating|dividend)(?: form| basis| plan)?`,
    `${THEM} (?:kept|keeps?|retained) (?:its|their|the(?: same)?) (?:policy )?(?:numbers?|dates|terms?|limits|carriers?)`,
    `the insurer (?:covers|has|writes|insures|handles|carries) ${NAMED}`,
    `(?:the carrier|the insurer) (?:is )?(?:an? |the |our )?(?:assigned|admitted|a[- ]rated|servicing|standard)(?: carrier)?`,
    `(?:(?:the carrier|the insurer) )?(?:does|handles|issues) (?:all (?:of )?)?(?:its|their) own (?:audits?|billing|certificates|inspections|service|servicing|claims)(?: and (?:its|their) own (?:audits?|billing|certificates|inspections))?`,
    `there is (?:an? |one )?common (?:policy period|expiration|term)`,
    `the (?:retro(?:active)?|prior acts) date (?:on|for|of) (?:${THEM}) is (?:the )?(?:(?:january|february|march|april|may|june|july|august|september|october|november|december) \\d{1,2},? (?:19\\d\\d|20(?:[01]\\d|2[0-4]))|\\d{1,2}/\\d{1,2}/(?:19\\d\\d|20(?:[01]\\d|2[0-4]))|inception|full prior acts)`,
    `${THEM} (?:has|have) an? (?:retro(?:active)?|prior acts) date of (?:(?:january|february|march|april|may|june|july|august|september|october|november|december) \\d{1,2},? (?:19\\d\\d|20(?:[01]\\d|2[0-4]))|\\d{1,2}/\\d{1,2}/(?:19\\d\\d|20(?:[01]\\d|2[0-4])))$`,
    `(?:which|it) (?:has been|is|was|gets) carried forward(?: (?:at|with) (?:each|every) renewal)?`,
  ),
  // What is on it.
  ...rows(false,
    `${THEM} (?:also |both |all )?(?:include|includes|contain|contains|carry|carries|have|has|provide|provides|come with|comes with) ${FORMS}`,
    `${THEM} (?:also )?(?:follows? form|(?:sits?|is|is written|is placed|goes) (?:directly |right )?(?:over|above|on top of|excess of))`,
    `(?:blanket |the |our |their |all )*(?:ai|additional insured|waiver|primary|per[- ]project)(?: (?:and|&|,) (?:ai|waiver|primary|additional insured))?(?: of subrogation)? (?:forms?|endorsements?|wording|status) (?:is|are) (?:on file|included|attached|blanket|automatic|standard|part of)`,
    `(?:the|their|its) (?:filing|filings|mcs[- ]?90|form e|bmc[- ]?91x?) (?:with the [a-z]{2,8} )?(?:is|are) (?:in place|on file|made|up to date)`,
  ),
  // How the insured lives and works.
  ...rows(false,
    `${INSURED} (?:also )?(?:have|has|run|runs|own|owns|operate|operates|rent|rents|lease|leases|employ|employs|bought|purchased|added|hired|opened|picked up|took on|got|pull|haul) (?:about |around |roughly |just over |over )?(?:an?|${NUMBER}|their own) (?!polic|coverage)`,
    `we (?:last )?(?:updated|reviewed|went over|revised) (?:the|their) (?:schedule|driver list|vehicle list|equipment list|list of drivers|payrolls?)(?: in| on)?`,
    `(?:those|these|they|both|all|it|that) (?:is|are|were|was) (?:all |both |also |already )?(?:on|added to) the schedule`,
    '(?:they )?reports? (?:their |the )?(?:payroll|mileage|revenues?|receipts|sales|values) (?:monthly|quarterly|annually|weekly|every (?:month|quarter))$',
    '(?:they|he|she|the insured) (?:are|is) (?:growing|expanding|hiring|busy)(?: (?:fast|quickly|nicely|and busy))?',
    `(?:this (?:client|insured)|${INSURED}) (?:has|have) an? (?:excellent|good|great|perfect|clean|spotless|very good) (?:(?:payment|safety|driving|credit|loss) )?(?:history|record)`,
    'we (?:issue|send|do) (?:certificates|certs|cois) for (?:them|him|her|this (?:client|insured|account)) (?:almost |nearly )?(?:every (?:day|week|month)|all the time|regularly|weekly|daily|often)$',
    `${INSURED} (?:asked for|requested|wanted|needed) (?:it|that|this|them|these)(?: (?:in|for|back|last|this|so))?(?!.{0,80}\\b(?:account|all|everything|every|both)\\b)`,
  ),
  ...rows(true, `${INSURED} (?:also )?(?:have|has|run|runs|own|owns|operate|operates|bought|purchased|added|lease|leases|picked up|took on) (?:about |around |just over )?(?:an?|${NUMBER}) (?:more |new |used |power |owned |leased |big |small )*(?:units?|trucks?|tractors?|trailers?|reefers?|vans?|vehicles?|pickups?|drivers?|employees|offices|locations|yards?)`),
  // Who else is on it.
  ...rows(true,
    `(?:(?:one|two|three|both|all) of )?their (?:subsidiar(?:y|ies)|affiliates?|sister compan(?:y|ies)|(?:holding|property|real estate|equipment) compan(?:y|ies)|related entit(?:y|ies))(?:,? [^.;:]{1,60},| [a-z&' ]{1,40})? (?:is|are) (?:also (?:a )?(?:named insureds?|named|listed|included|scheduled)|(?:all |both )?(?:a )?(?:additional )?(?:named insureds?|named|listed|included|scheduled)(?= (?:on|under) (?:it|that|this|both|all)))`,
  ),
  // What a letter sets out to tell.
  ...rows(false,
    '(?:just )?(?:wanted )?to (?:close the loop|follow up|get back to you|circle back)(?: (?:on|about|with you on) (?:this|that|your (?:request|e-?mail)))?$',
    "here(?:'s| is) (?:what|where) (?:i|we|it all|things|everything) (?:found(?: out)?|show|have|see|can tell you|stands?)(?: (?:about|on|for) (?:these|each|the policies|the (?:two|three|four|five|six) policies|them|this account|each of them))?$",
    '(?:with (?:respect|regard|reference) to (?:the insured|your (?:request|inquiry|e-?mail)),? )?(?:we|i) (?:advise|report|respond|can (?:advise|report|respond)) as follows$',
    'as (?:the|their) (?:broker|agent|agency)(?: of record)? for the insured,? (?:i am|we are|i would be) (?:happy|glad|pleased) to (?:respond|help|answer|assist)$',
    "(?:(?:a few|some|my|our) )(?:notes|comments) (?:on|about) (?:the attached|your|this|the) (?:request|list|e-?mail|policies)$",
    "(?:we|i) (?:have )?verified the following (?:with|in|on|through) (?:the carriers'?|our|the carrier's|each carrier's|our own) (?:online )?(?:systems?|portals?|records|websites?)(?: today| this morning)?$",
    "(?:i|we) (?:do not|don't) have any (?:changes|corrections|updates) to (?:report|make|pass on)(?: (?:on|for|to) (?:those|them|these|that one|it|either|any of them))?$",
    'our (?:portal|website|online portal) does (?:it|that|them) in (?:minutes|seconds)$',
  ),
  // How it was looked up, by whoever answers, and of late.
  ...rows(false,
    `${OF_LATE}(?:i|we)(?:'ve| have)?(?: just)? (?:went through|gone through|looked into|went over|gone over|reviewed|pulled(?: up)?|looked up|looked at|looked over) (?:all (?:of (?:them|these|it)|(?:three|four|two)(?: policies)?)|everything|each(?: one| of (?:them|these)| policy)?|the (?:three|four|two) policies|it|them|this|these|our (?:file|files|records)|${THE_ACCOUNT}|each policy)(?: (?:for (?:you|the insured)|on (?:the insured|this|them|this account|our end)|in our system|with (?:our|my) [a-z' ]{2,24}))?`,
    `${OF_LATE}(?:i|we) had (?:a|the) chance to (?:go over|look at|review|look over|look into) (?:all of (?:them|these|it)|everything|both|this|these|them|it|our (?:file|files|records)|${THE_ACCOUNT})`,
    `(?:i am|i'm|we are|we're|i'd be|we'd be|i would be|always) (?:glad|happy|pleased) to (?:help|assist|be of (?:help|service|assistance))`,
  ),
]

const CALLED = /\bis (?:an? )?(?:(?:Mr|Ms|Mrs|Dr)\.? )?\p{Lu}\p{Ll}/u
const IF_OF_USE = /,? (?:(?:if|in case) (?:that|it|this) (?:matters|helps|is of use|is useful|is needed|is of interest)(?: (?:to you|for you|at all))?|(?:if|when|whenever|in case) you (?:need|want|require) (?:one|them|any|it|anything|an? (?:certificate|cert|coi|copy)))$/
/** Whether a sentence, folded and bare of the signs around it, opens so and goes on with a phrase alone. */
export function isOpenRemark(folded: string, raw: string): boolean {
  return OPENINGS.some(({ opens, names }) => {
    const tail = tailOf(opens, folded)?.replace(IF_OF_USE, '') ?? null
    return tail !== null && isPhrase(tail) && (names === 'called' ? CALLED.test(raw) : names || !namesSomebody(raw))
  })
}

const PAPER = '(?:certificates?(?: of insurance)?|certs?|cois?|cop(?:y|ies)|wording|forms?|endorsements?|listed|added|named|additional insured|ai|waivers?|holder|dec(?:laration)? pages?|decs?|evidence|proof|one|documentation|paperwork|filings?)'
/** "If you need the additional insured wording", "should you require evidence of this". */
const WHERE_NEEDED = new LatePattern(`^(?:if|should|in case) (?:you|your (?:client|office|company)|anyone|they)(?:'d| would| do)? ?(?:ever )?(?:need|needs|want|wants|like|require|requires|prefer|prefers) (?:to (?:be|have|get|see) )?(?:[a-z-]{1,14} ){0,4}${PAPER}(?![a-z0-9])`)
/** "If you have a question about that ask for Lorraine." */
const ASK_FOR = new LatePattern("^(?:if|should) you (?:call|(?:have|need|ever have) (?:an?|any|some|anything) ?(?:questions?|help|else|further|more)?)(?: (?:about|on|with|regarding) (?:that|this|it|the billing|billing|the certificates?|them))?,? (?:just |please |you can |you could )*(?:ask for|e-?mail|write|call|talk to|reach) (?!the |their |your |another |other |our former )[a-z'-]{2,16}(?: [a-z'-]{2,16})?(?: or (?:for )?[a-z'-]{2,16})?$")
/** "If you want thirty days' notice of cancellation, we would need a written request.": what a holder may have, and no notice that went out. */
const NOTICE_WANTED = new LatePattern("^if (?:you|your client|the (?:certificate )?holder)(?:'d like| would like| wants?| needs?| requires?)(?: to (?:be|get|have|receive))? (?:(?:thirty|30|ten|10)[- ]days?'? )?(?:notified|notice|notification)(?: of cancell?ation)?,? (?:you|we|they|it)(?:'d| would|'ll| will)? (?:need|have|require)s? (?:to be (?:added|listed|named) as (?:an? )?(?:certificate holder|holder|additional insured)|(?:an?|your|the) (?:written |signed )?request|(?:an? |the )?(?:notice )?endorsement)(?:,? and (?:we|i) (?:are|am) happy to do (?:that|it|so))?$")
const OFFERED = new LatePattern(`^(?:just |please )?(?:(?:i|we|he|she|our (?:[a-z-]{3,14} ){0,3}(?:team|staff|department|office|desk|group|unit|center)(?: in [a-z]{3,14})?|somebody here|my assistant) (?:can|could|will|would be (?:glad|happy) to|'d be (?:glad|happy) to|am happy to|are happy to)(?: also| just| easily| certainly)? (?:send|have|get|issue|e-?mail|provide|add|do|arrange|put|prepare|forward|help|assist|turn|make)|i'd|we'll|i'll|let (?:me|us) know|(?:send|e-?mail|give|write|drop|tell) (?:me|us|it|the holder's|the (?:certificate )?holder|your|the name|the address|a note|a line)|(?:write|e-?mail|reply) to)(?![a-z])`)
/** "If you need the wording, I can have our service team send the endorsement": both halves of it. */
export function isOffer(said: string): boolean {
  const folded = said.replace(/^for the polic(?:y|ies),? (?=(?:i|we|our) )/, '')
  if (ASK_FOR.test(folded) || NOTICE_WANTED.test(folded)) return true
  const needed = WHERE_NEEDED.matchAt(folded, 0)
  if (needed === null) return /^(?:i|we|our|somebody)(?![a-z])/.test(folded) && OFFERS_PAPER.test(folded) && !/\bendorsements?\b/.test(folded) && offers(folded)
  const rest = folded.slice(needed[0].length)
  const comma = rest.indexOf(',')
  const joint = comma === -1 ? / (?=(?:just|please|i|we|our|let) )/.exec(rest)?.index ?? rest.length : comma
  return isPhrase(rest.slice(0, joint)) && (rest.slice(joint).replace(/^,? /, '') === '' || offers(rest.slice(joint).replace(/^,? /, '')))
}
/** Only where a paper is offered: "we can help with the reinstatement" is no such offer. */
const OFFERS_PAPER = new RegExp(`\\b${PAPER}\\b`)
function offers(text: string): boolean {
  const offered = OFFERED.matchAt(text, 0)
  return offered !== null && isPhrase(text.slice(offered[0].length).replace(ENDORSEMENT, ' ').replace(/\bx@x+/g, ' '))
}
/** "The endorsement" is a paper here. */
const ENDORSEMENT = /\b(?:when|if)(?:ever)? you(?:'d)? (?:like|want|need|wish)(?: (?:it|one|them|that))?\b|\bhave (?:our|my) [a-z ]{2,24} (?=send|e-?mail|issue|prepare)/g

function tailOf(opens: LatePattern, folded: string): string | null {
  const opened = opens.matchAt(folded, 0)
  return opened === null ? null : folded.slice(opened[0].length)
}
