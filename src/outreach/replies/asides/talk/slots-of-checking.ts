/** Slots of the talk about who looked a policy up, with whom, and who of the office answers. Bounded patterns over folded text. */

const SOURCE = "(?:(?:(?:both|all|each) (?:of )?)?(?:(?:the|our|their|each|both) )?(?:carriers?|insurers?|insurance compan(?:y|ies)|compan(?:y|ies)|underwriters?|underwriting(?: (?:dept|department|team))?)|(?:someone|somebody|a rep|a person|underwriting|(?:the|our|an?) (?:underwriter|rep|representative|underwriting team|contact|marketing rep|service rep)|customer service|billing|agent services|the agent (?:line|help ?desk)) (?:at|with|over at|for) (?:each |both |all )?(?:the |our )?(?:carriers?|insurers?|company|companies|underwriters?))"
const OF_SOURCE = "(?:'s|')?(?: (?:rep|representative|underwriter|underwriting|customer service|service team|agent line|portals?|websites?|web ?sites?|sites?|systems?|agent portals?))?"
const JUST_NOW = '(?:just now|today|this (?:morning|afternoon)|yesterday|earlier(?: today| this (?:morning|afternoon))?|a (?:minute|moment|few minutes) ago|again(?: today)?|before (?:replying|answering|responding|writing(?: back)?|i (?:replied|answered|responded))|to (?:make|be) (?:sure|certain|safe)|just to be (?:sure|safe)|for you)'
const KIN = '(?:dad|mom|father|mother|husband|wife|brother|sister|uncle|aunt|grandfather|grandmother|boss|predecessor|partner|colleague|coworker|co-worker)'
const NO_ONE = '(?:the|our|their|his|her|my|your|an?|this|that|these|those|it|they|he|she|we|you|i|who|which|what|not|no|all|both|each|only|to|for|is|are|was|if|so|and|but|or|nobody|nothing|anything|everything|policy|policies|coverage|insured|client|carrier|company|insurer|owner|customer|driver|auto|autos|cargo|gl|cgl|wc|comp|umbrella|umb|excess|property|liability|cyber|bop|account|accounts|business|fleet|truck|trucks|agency|office|yes|no)'
const PERSON = `(?!${NO_ONE}(?![a-z]))[a-z][a-z.'-]{1,14}`
const TITLE = '(?:assistant|csr|csr team|account (?:manager|executive|exec|rep)|service (?:rep|team|manager|person)|office manager|certificate (?:desk|team|department|person|specialist)|certs? (?:desk|team)|colleague|co-?worker|teammate|team lead|manager|supervisor|boss|front desk|receptionist|reception|main office|home office|producer|agent)'
const OFFICE = `(?:(?:my|our|the) ${TITLE}|reception|${PERSON}(?: ${PERSON})?)`

const ITEMS = '(?:it|this|that|these|them|everything|all of (?:it|them|these)|each (?:one|policy|of (?:them|these))|(?:the|all the) (?:policies|coverages?|status)|all (?:two|three|four|five)(?: (?:of (?:them|these)|policies))?)'

const TOOK_HOLD = "(?:(?:,|;|\\.|,? and|,? so|;? so) (?:(?:i am|i'm|i've|i have|i|this is|it is|it's|we|we've) )(?:(?:just |now |recently |since )?(?:taken|took) over(?: (?:the|his|her|this|their) (?:agency|book|account|accounts|desk|business))?|(?:the|their) (?:new )?(?:agent|csr|account manager|rep|producer)(?: (?:on|for) (?:the|this|their) account)?(?: now)?|my account(?: now)?|(?:handle|have|service|manage|run) (?:it|this|them|the account|this account|the agency|their account)(?: (?:now|these days|since then))?|(?:answering|responding|replying)(?: (?:now|for (?:him|her|them)))?))"

const ASKS = "(?:(?:just |please |kindly )*(?:let (?:me|us) know|say so|advise|shout|holler|give (?:me|us|our office) a (?:ring|call|shout)|e-?mail (?:me|us)|call (?:me|us)|drop (?:me|us) a (?:line|note)|reply(?: back)?|ping me|tell (?:me|us)))"
/** What may be wanted besides, and what may strike the one who asked; nothing that would be so of a policy. */
const ASKED = "(?:(?:an? |the |any |another )?(?:(?:new|updated|formal|signed|current|revised) )?(?:certificates?(?: of insurance)?|certs?|cois?|holder certificate|letter|dec(?:laration)? pages?|copies|a copy|paperwork|documentation|one) (?:is|are) (?:also )?(?:required|needed|necessary|wanted|preferred|requested)|(?:anything|something|more|more information|more info|something more|anything more|anything else|something else)(?: (?:else|further|more))? (?:is|was) (?:required|needed|necessary|missing|unclear)|(?:anything|something|any of (?:it|this|that))(?: (?:here|above|below))? (?:looks|seems|is) (?:off|different|odd|strange|wrong|unclear|incorrect)(?: (?:to you|on your (?:end|side)))?|(?:anything|something|any of (?:it|this)) (?:does not|doesn't) (?:look right|match(?: (?:your (?:records|list|file|end)|what you have|up))?|line up|make sense|agree with your (?:records|file))|you (?:see|notice|find|have|show) (?:anything|something) (?:different|off|else|wrong)|you have (?:trouble|problems|any trouble) (?:reading|opening) (?:this|it|the (?:attachment|cert|certificate))|you (?:cannot|can't) (?:read|open) (?:this|it|the (?:attachment|cert|certificate)))"

export const CHECKING_SLOTS: Readonly<Record<string, string>> = {
  covereditem: "(?:(?:(?:all (?:of )?)?(?:the|their|his|her) )?(?:trucks?|tractors?|trailers?|vehicles?|vans?|units?|fleet|drivers?|equipment|employees|crews?|building|buildings|operations|jobs?|business|owner)|(?:the )?company)",
  policyword: '(?:gl|cgl|general liability|liability|auto|auto liability|cargo|umbrella|umb|excess|wc|comp|work comp|workers comp|workers compensation|property|policy|policies|coverage)',
  formofit: "(?:(?:on|under|as|in|through|via|with)? ?(?:an?|the)? ?(?:occurrence|admitted|non-?admitted|assigned risk|surplus lines?|monoline|package|guaranteed cost|pay as you go|pay-as-you-go|direct bill|agency bill|standard|iso|annual|12[- ]month|twelve[- ]month|replacement cost|special) (?:basis|forms?|policy|paper|pool|plan|market|program|term)|part of (?:an?|the|their) package(?: policy)?|in the (?:assigned risk (?:pool|plan)|state pool)|through (?:an?|our) (?:wholesaler|mga|program|general agent)|(?:direct|agency) billed|billed (?:monthly|quarterly|annually|direct)|(?:an? )?occurrence|admitted|monoline)",
  perwhat: '(?:(?:on )?(?:an? |the )?per (?:project|location|job|job ?site|policy|site)(?: basis)?|separately (?:to|for) (?:each|every) (?:project|location|job|job ?site|site))',
  source: `${SOURCE}${OF_SOURCE}(?:(?:,| and|,? &) ${SOURCE}${OF_SOURCE})?`,
  checker: `(?:${OFFICE}|someone in (?:my|our|the) office|(?:i|we)(?: have|'ve)?)`,
  lookedat: ITEMS,
  checkedwhen: `(?:,? ${JUST_NOW}){0,2}`,
  handler: OFFICE,
  tookon: "(?:,? (?:to (?:answer|handle|respond|reply|help)|(?:since|because|as) i (?:handle|work on|service|manage|run|have) (?:the|this|their|that) account|(?:and|,) (?:i )?(?:can|will) (?:help|answer)(?: you)?(?: with (?:this|that|it))?|and (?:i )?handle (?:this|their|the) account|today|this (?:morning|week)|yesterday|just now)){0,2}",
  iam: "(?:(?:hi|hello|hey),? )?(?:i am|i'm|this is)",
  deputy: "(?:backup|back-up|assistant|csr|account (?:manager|executive|exec|rep)|supervisor|manager|replacement|partner|business partner|son|daughter|wife|husband|brother|sister|colleague|team lead|teammate|fill-?in|coworker|co-worker|associate|producer|new agent|new (?:csr|account manager|rep)|agent)",
  standsin: `(?:,? (?:while|when|as|since|because) (?:he|she|they|${PERSON})(?:'s| is|'re| are) (?:out|away|off|gone|on (?:vacation|leave|pto)|out of (?:the )?office|traveling)(?: (?:today|this week|until (?:mon|tues|wednes|thurs|fri)day))?)?`,
  predecessor: `(?:(?:my|our) (?:late )?${KIN}|dad|mom|${PERSON}(?: ${PERSON})?|he|she)`,
  tookhold: TOOK_HOLD,
  takenover: `${TOOK_HOLD}?`,
  asks: ASKS,
  asked: ASKED,
  forthat: "(?:,? (?:for (?:your|the|our) (?:files?|records?|client)|as well|too|and (?:we will|we'll|i will|i'll) (?:send|get|issue|e-?mail|look into|check|sort)(?: (?:it|one|that|into it|them))?(?: (?:over|out|to you|right away|today|for you))?|(?:,? )?thanks?(?: you)?)){0,2}",
  nonews: "(?:(?:(?:(?:i am|i'm|we are|we're) )?(?:also )?not (?:currently )?aware of|(?:i|we)(?: have|'ve)? had no (?:word|news|notice) of|(?:i|we) (?:have not|haven't) (?:heard|been told|been notified|been advised|been informed|received (?:word|notice)|gotten (?:word|notice)) of|(?:i|we) have no (?:knowledge|record|word|notice) of|nothing (?:has )?(?:come|came) in (?:about|on|for)|(?:i|we)(?: have|'ve)? received no (?:word|notice) of|(?:i|we) know of no|(?:i|we) (?:do not|don't) know of|no ?(?:one|body) has (?:told|notified|advised) us of|there(?:'s| has| is| was)(?: been)? no (?:word|news|notice) of)(?: (?:any|a|an|no))?)",
  fromwhom: "(?:,? (?:from|by|with|through) (?:(?:the|our|any|either) )?(?:carriers?|compan(?:y|ies)|insurers?|insured|client|underwriters?|underwriting))?",
}
