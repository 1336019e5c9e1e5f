import { NO_LAPSE, REINSTATED, WHEN_AND_WHY } from './put-back-phrases.ts'
import { type Phrase, phrasesOf } from './sense.ts'
import { PAID_UNTIL_A_DAY } from '../values/paid-ahead.ts'

/** What turns a courtesy to a policy. */
const TURNS = 'never|which means|non-?renew\\w*|void\\w*|null|except\\w*|excluding|excluded|other than|besides|however|although|though|but|inactive|invalid|denied|declined|rejected|rescind\\w*|gone|ended|dropped|pending|unverified|(?:is|are|was|were|be|been) out|no longer|not (?:the|in force|active|ours)'

/** What may follow "if you need": not what has to happen first, nor who else is to be asked. */
const WISHED =
  `(?!(?<![a-z])(?:${TURNS}|they|he|she|carriers?|insurers?|agents?|agency|brokers?|correct|actual|real|(?:new|updated)(?! (?:certificates?|certs?|cois?|copy|copies|decs?|id cards?)(?![a-z]))|underwrit\\w*|reinstat\\w*|cancel\\w*|laps\\w*|wait|first|new|ask|check|until|before|would have|must|owe\\w*|pay\\w*|behind|right|wrong|other|old|expir\\w*|renew\\w*)(?![a-z]))[^.;!?)]`

/** What thanks may be for: not what happened, or has to happen, to a policy. */
const THANKED = `(?!(?<![a-z])(?:${TURNS}|laps\\w*|cancel\\w*|reinstat\\w*|non-?renew\\w*|expir\\w*|suspen\\w*|terminat\\w*|unpaid|overdue|while we (?:reinstate|rewrite|fix|sort|wait|check|look)|until)(?![a-z]))[^.;!?]`

/** What may follow an offer of help in Spanish: not what happened to a policy, nor who else is to be asked. */
const OFRECIDO = '(?!(?<![a-z])(?:cancel\\w*|venc\\w*|expir\\w*|termin\\w*|suspend\\w*|ya no|pero|excepto|salvo|hasta que|primero|compania|aseguradora|otr[oa]s? (?:agen\\w+|compan\\w+)|confirm\\w*|verifi\\w*|pendient\\w*|sin pag\\w*|deb(?:e|en|ia)|no (?:esta|estan|es|son|tiene|tienen|la|lo|las|los|tenemos|hay|se|fue|fueron)|(?:la|el|las|los) de (?:la |el )?(?:carga|auto|general|camion|compensacion)|inactiv\\w*)(?![a-z]))[^.;!?]'

/** What a policy may have besides, and nobody asks about. */
const EXTRA = '(?:reefer(?: break ?down)?|refrigeration(?: break ?down)?|hired (?:and|&|/) ?non-?owned(?: autos?)?|hired/non-?owned|hnoa?l?|any auto|um/uim|um|uim|pip|med pay|blanket (?:ai|additional insureds?)|ai|additional insured|waivers?(?: of subrogation)?|wos|primary(?:/| and | & )non-?contrib\\w*|mcs-?90|terrorism|tria|equipment breakdown|stop gap|employee benefits|all states)'
/** A notice that was sent, and what may stand between it and what took it back. */
const NOTICE = '(?:(?:there (?:was|had been) )?(?:an?|the|that|you may have (?:gotten|received|seen) an?) )?(?:noc|notices? of (?:intent to )?cancell?ation|cancell?ation notices?)(?: (?:that |which )?you (?:may|might) have (?:gotten|received|seen))?'
const OF_THE_NOTICE = `(?:[ ,]+(?:out|went|sent|issued|mailed|received|was|were|had|has|have|been|on|for|the|this|their|auto|gl|cargo|umbrella|comp|wc|property|policy|but|and|it|they|then|since|paid|payment|made|insured|carrier|up|back|in|of|january|february|march|april|may|june|july|august|september|october|november|december|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?)(?![a-z0-9]))*`

/** Courtesies, papers, and what only tells how something came to be. */
/** What a policy holds besides, in a sentence of its own. */
const ALSO_HELD =
  '(?:an? |the |blanket |some |their )?(?:blanket )?(?:replacement cost(?: coverage| valuation| value)?|mortgagee(?: clause| listed| endorsement)?|loss payees?(?: clause| endorsement)?|equipment breakdown(?: coverage)?|business income(?: coverage)?|agreed value|terrorism(?: coverage)?|tria|employee benefits(?: liability)?|(?:comp|comprehensive) (?:and|&) coll(?:ision)?|hired (?:and|&|/) ?non-?owned(?: auto(?:s|mobiles?)?)?|hnoa|additional insureds?(?: endorsement| wording| form)?|ai endorsement|waivers?(?: of subrogation)?(?: endorsement)?|primary(?:(?: and |/| & )non-?contributory)?(?: wording| endorsement)?|ordinance (?:and|or) law|stop gap|medical payments|um/uim|pip|towing(?: and labor)?|rental reimbursement|crime|inland marine|spoilage|water back-?up|contractual liability)'
const HOLDS = `(?:also )?(?:has|have|includes?|carries|carry|provides?|comes with)(?: also)? ${ALSO_HELD}(?:(?:,| and| &|, and) ${ALSO_HELD}){0,3}(?: (?:included|listed|on (?:it|the policy)|too|as well|endorsed|attached)){0,2}(?=\\s*(?:$|[.,;!)]|and(?![a-z])))`

/** How a policy is written, which changes nothing of what it covers. */
const WRITTEN_HOW =
  "(?:(?:is |are |was |were )?(?:also )?(?:written |issued |placed |set up )?(?:(?:on|as) an? |an? |in the |through an? |through the |with an? |on |in )?(?:mono-?line(?: policy)?|(?:annual|12[- ]month|twelve[- ]month|yearly) (?:policy|policies|term)|(?:separate|stand-?alone|standalone) polic(?:y|ies)|occurrence (?:form|basis)|per[- ](?:project|location|job|policy) (?:basis|aggregate|agg)|(?:iso|standard|admitted) (?:forms?|paper)|admitted (?:carrier|company|market|paper)|(?:standard|e&s|surplus lines) market|surplus lines(?: (?:policy|paper|carrier))?|assigned risk(?: (?:pool|plan))?|(?:wholesaler|mga|wholesale broker)|follow(?:ing)? form|(?:premium )?financed|(?:direct|agency)[- ]bill(?:ed)?))(?=\\s*(?:$|[.,;!)]|and |with the ))"

const WEIGHTLESS: string[] = [
  // "Active for the current policy period."
  "(?:for|in|during|through|throughout) (?:the|this|their|its) (?:current|present|existing|full|entire|active)(?: (?:policy|coverage|annual|12[- ]month))? (?:term|period|year)s?(?: (?:shown|listed|above|below))?",
  // "Según nuestro sistema", "la póliza del asegurado".
  "(?:segun|de acuerdo (?:con|a)|conforme a|con base en) (?:nuestr[oa]s?|el|los|mis?|la) (?:sistemas?|registros?|archivos?|records?|expedientes?|base de datos|portal)(?: (?:de (?:la|las) (?:compania|aseguradora|companias|aseguradoras)|interno|actual))?",
  "(?<=poliza )(?:del (?:asegurado|cliente)|de nuestr[oa] (?:asegurad[oa]|cliente))(?= (?:esta|sigue|se encuentra|continua|permanece|fue|ya|no|vencio|tiene))",
  '(?:re-?issued|re-?printed|re-?sent) (?:(?:the|new|their|his|her|all|updated) )*(?:(?:auto )?id cards?|auto cards?|certificates?|certs?|cois?)(?![a-z])',
  WRITTEN_HOW,
  HOLDS,
  PAID_UNTIL_A_DAY,
  '(?:the |their |his |her )?(?:experience )?(?:mod|x-?mod|emr)(?: factor| rate)? (?:changed|went (?:up|down)|dropped|increased|decreased|improved)(?: to \\.?[\\d.]+)?(?: this (?:year|term))?',
  '(?:(?:for|on behalf of) )?our mutual (?:client|insured|customer)',
  "(?:our|company|agency|office) policy is to (?:respond|reply|answer|return|acknowledge)(?= )",
  "if (?:this|it|your (?:request|matter|need|question)) is (?:urgent|time[- ]sensitive|an emergency),? (?:please )?(?:call|phone|text|contact|dial)(?: (?:us|me|our office|the office))?",
  "everything else about (?:it|that one|this one|that policy)(?: is|'s) (?:the same|unchanged)",
  '(?:(?:see|with|find|per) (?:the )?)?(?:attached|enclosed) acord ?(?:25|24|27|28|101)s?(?: (?:form|certificate|cert))?(?: for (?:your|the) (?:files?|records?|reference|convenience))?',
  "(?:if|should) (?:i|we|our (?:office|agency|team)) (?:can |may |could )?be of (?:any )?(?:further |additional |more |other )?(?:assistance|help|service)(?: to you)?(?: (?:in (?:any (?:other )?way|the future)|with (?:this|anything else)))?(?=\\s*(?:$|[.,;!)]|please ))",
  // "GL - yes, it's part of their BOP".
  "(?:(?:it is|it's|its|which is|that is|that's|is) )?(?:(?:all |just |written )*(?:part of|included (?:in|on|under)|inside|within|under|written (?:in|on|under|as part of)) )(?:the |their |his |her |an? )?(?:bop|businessowners|business ?owner'?s?|(?:commercial |farm |garage )?package|cpp|multi-?line)(?: (?:policy|program))?(?=\\s*(?:$|[.,;)!]))",
  "(?:i am|i'm|im) no longer (?:with|at|employed (?:with|by|at)|working (?:at|for|with|here)|here)(?! (?:the |their )?(?:insured|client|account))",
  '(?:on |as of |effective )?(?:the |that )?same (?:date|day)(?=\\s*(?:$|[.,;]))',
  'to whom(?:so ?ever)? (?:it|this) (?:may|might) concern|a quien (?:corresponda|(?:pueda )?interes[ea])',
  "(?:the |all |exactly )*same as (?:when|on the day|at the time) (?:we|i) (?:issued|sent|did|made) (?:the|that|your|this|our|an?) (?:last |updated )?(?:certificate|cert|coi|verification|e-?mail|answer|letter)(?: (?:for|to) you)?",
  "(?:came|comes|coming) (?:back|up)(?= (?:as )?(?:active|in[- ]force|current|correct|good)(?![a-z]))",
  // Whom to ask for on the telephone.
  'ask for (?:me|us)(?: or [a-z]{2,14})?(?=\\s*(?:$|[.,;!)]))|ask for [a-z]{2,14} or (?:me|us)',
  '(?<=^\\W*)(?:resolution|outcome|result|determination|findings?|conclusion|disposition|response|answer|status) ?:',
  // "I went over the numbers twice and they match."
  "(?:(?:i|we)(?: have|'ve)?(?: just| also)? (?:gone|went|looked|read|been)|(?<=^\\W*(?:just )?)(?:went|looked|read)) (?:over|through)(?: (?:all|each|every|both|everything|it|them|these|of|the|your|our|list|numbers?|limits?|dates?|policies|polic(?:y|ies) by polic(?:y|ies)|file|files|figures|details|request|e-?mail))*(?: (?:twice|again|carefully|one by one|line by line|side by side|this morning|today|just now))*(?= (?:and|,))",
  "(?:after|since|per|due to|following) (?:the |its |their |an? )?(?:20\\d\\d |last |recent |new |latest )*(?:re-?)?apprais(?:al|ed value)",
  "(?:(?:i|we) (?:can|may|do|hereby|would)|(?<=and )(?:can|may)) advise(?: you)?(?: that)?(?! (?:when|if|once|after))",
  "(?<=^\\W*)(?:just )?following up (?:on|to) (?:my|your|our) (?:voice ?mail|e-?mail|message|call|request|letter)(?: (?:from|of|this|last|yesterday|today|morning|afternoon|week))*(?=[,:])",
  '(?:as of|since|at|with) (?:the |their |its |our )?(?:last|most recent|latest) renewal(?! (?:offer|quote|terms))',
  "(?:(?:has|have) )?stayed (?:here|with us)(?=\\s*(?:$|[.,;]|and ))",
  '(?:we|i|our (?:office|agency)) placed(?= (?:the|their|his|her|all|both|these) )',
  // "I have all four pulled up on my screen and they match."
  "(?:i|we)(?: have|'ve| have got|'ve got| got)(?: (?:all|both|the|these|them|it|everything|of|two|three|four|five|six|policies|policy|files?|account))* (?:pulled up|open|up|in front of (?:me|us)|on (?:my|the) screen)(?: (?:in front of (?:me|us)|on (?:my|the) screens?|here|now|right now))*(?=,? (?:and|,))",
  // "The information provided is correct", "with the limits provided"; not "provided they pay".
  "(?<=(?<![a-z])(?:information|info|details?|data|limits?|dates?|terms|values|numbers|amounts|figures|policies|coverages?) (?:(?:that|which|you) )?(?:(?:was|were|is|are|have|had) )?)provided(?=\\s*(?:$|[.;!)]|(?:is|are|in your|by you|below|above|here|match(?:es)?|agrees?)(?![a-z])))",
  // How far it is paid says nothing against it.
  '(?:(?:is|are|all|both|fully|already) )*(?:paid(?: up| in full| for)?) (?:through|thru|until|till|to|up to) (?:the )?(?:(?:next|their|its|policy) )?(?:renewal(?: date)?|expiration(?: date)?|end of (?:the |its |their )?(?:policy )?(?:term|period))',
  "(?<=^\\W*)as (?:the |your |their |its )?(?:insured's |servicing |insurance |writing )*(?:agent|broker|producer|agency)(?: of record)?(?: (?:for|on) (?:this|the|their) (?:account|insured|client))?,(?= (?:we|i) )",
  '(?:bound (?:and|&) issued|issued (?:and|&) bound)(?=,? (?:and )?(?:all |both |still |currently |now )*(?:in[- ]force|active|in effect))',
  // "Ask me about our new app!", under a name; not "ask me about the GL".
  'ask (?:me|us) (?:about our|how (?:to save|we can|you can|to bundle)|about (?:home|life|personal|bundling|referrals?))(?: (?!cancel|polic|notice|laps|reinstat|renew|balance|pay|coverage|claim|change|restrict|exclu)[a-z]+){0,6}(?=\\W*$)',
  "(?:(?:set forth|set out|named|described|referenced|mentioned|listed|outlined|identified) )?in your (?:e-?mail|letter|request|inquiry|message|note)(?: (?:of|dated|from|sent))? (?:(?:mon|tues|wednes|thurs|fri)day,? )?(?:(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? 20\\d\\d)?|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?)",
  '(?:current|updated|valid|new|revised|active) (?:certificates?|certs?|cois?|copy|copies|acord(?: 25)?|forms?|email|e-?mail|address|phone|contact|id cards?|decs?(?: pages?)?|declarations?)',
  `(?:please |just |pls |kindly )*(?:let (?:me|us) know|feel free to (?:call|reach out|contact (?:me|us)|e-?mail|ask)|call(?: me| us)?|reach out|contact (?:me|us)|holler|don'?t hesitate to (?:call|contact (?:me|us)|reach out|ask)|do not hesitate to (?:call|contact (?:me|us)|reach out|ask))(?! (?:to |with )?(?:the |their |his |her |your |another )?(?:carriers?|insurers?|insurance company|underwriters?|underwriting|insured|client|other|new|actual|company)(?![a-z]))(?:,? (?:if|with|should)(?: there (?:is|are))?(?: you| (?:the|your|their|any) (?:gc|general contractor|general|contractor|owner|project owner|lender|mortgagee|bank|landlord|shipper|(?:freight )?broker|(?:certificate )?holder|customer|office)| anyone| they)?(?:'d| would)?(?: needs?| have| wants?| requires?| any| like)+(?:${WISHED}){0,90}(?=\\s*(?:$|[.,;!?)])))?`,
  "(?:please |just |pls )*(?:call(?: me| us)?|reach out|let (?:me|us) know|holler|e-?mail (?:me|us)|contact (?:me|us)|i'm here|we're here|i am here)?,? ?(?:if|should) (?:anything (?:else|more|further) (?:comes? up|is needed|pops up)|there(?: is|'s) anything (?:else|more|further)(?: (?:you need|needed|(?:i|we) can (?:do|help(?: you)? with|assist(?: you)? with|provide)(?: for you)?(?: (?:today|at this time))?))?|any(?:thing)? (?:other )?questions? (?:come|comes|arise|pop)s?(?: up)?|more is needed)",
  `(?:if|should) you (?:need|have|want|require|would like) (?:(?!,)${WISHED}){0,90}(?=\\s*(?:$|[.,;!?)]))(?:,? (?:please |just |pls )*(?:let (?:me|us) know|call(?: me| us)?(?! (?:the|their|his|her|your|an?) )|reach out|contact (?:me|us|the undersigned)|(?:do not|don'?t) hesitate to (?:call|contact|reach out|write|e-?mail|ask)(?: to)?(?: me| us| the undersigned| our office)?(?! (?:to )?(?:the|their|his|her|your|an?) )|feel free to \\w+))?`,
  "(?:runs?|running)(?= (?:from )?\\d{1,2}/\\d)",
  "x ?[2-9](?=\\s*(?:$|[.,;!)]))",
  "(?<=\\b(?:active|force|effect|correct|fine|good|right|accurate|order|same) )otherwise(?= (?:as|just as) (?:shown|listed|stated|you))",
  // "Until next August", "August of next year": set against the term by find-other-term.ts.
  "next(?= (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|fall|autumn|winter)[a-z]*(?![a-z]))|(?<= (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|fall|autumn|winter)[a-z]*,? )(?:of )?next year",
  "(?<=^\\W*)(?:kindly |please |pls )+(?:be (?:informed|advised|aware)|note|find below)(?: that)?|greetings(?: (?:for|of) the day| from [a-z]+)?|(?:warm |kind )?greetings",
  "(?:kindly |please |just |pls )*(?:let (?:me|us) know|lmk|revert|get back(?: to (?:me|us))?|reach out|contact (?:me|us)) (?:in case of|for|with) any (?:further |other |additional )*(?:assistance|help|quer(?:y|ies)|questions?|clarifications?|concerns?|information|info)",
  "(?<=^\\W*(?:(?:yes|yeah|yep|yup|si),? )?)for (?:crying out loud|the (?:last|umpteenth|tenth|third|second|hundredth|millionth) time|pete'?s sake|goodness'? sake|heaven'?s sake)",
  "lmk(?: if (?:u|you|ya|y'all)(?:'d| would)? (?:need|want|have)(?: (?:anything|any|something|else|more|other|a|an|the|cert|certs|coi|copy|questions?|info|to be|listed|added|as|holder))*(?=\\s*(?:$|[.,;!?)])))?|(?:or |and )?(?:whatever|anything) else (?:you|u|ya) (?:need|want)",
  "(?:y |e )?(?:esta |estan |ya )?pagad[oa]s?(?: (?:en su totalidad|completa(?:mente)?|al corriente|al dia|por el ano|hasta la fecha))?",
  "(?<=^\\W*)(?:upon|after|on|having) (?:further |a |our |my |quick )*(?:review(?:ing|ed)?|checking|looking over|looking at|looking up|pulling)(?: of)?(?: (?:our|the|your|my|these|all|each|over))*(?: (?:files?|records?|systems?|polic(?:y|ies)|request|list|account))?(?=, )",
  'ellos mismos|ellas mismas|ella misma|el mismo(?= (?:asegurado|cliente|dueno))',
  "otherwise(?= (?:is |are |it's |its |all |exactly )?(?:as|same as|just as) (?:shown|listed|stated|you|above|below|indicated))",
  "(?:that |which )?(?:you|you've|you have) (?:have )?(?:provided|supplied|furnished|submitted|referenced|mentioned|outlined|quoted)(?! (?:they|that they|he|she|it)(?![a-z]))",
  '(?:did|does) renew(?= (?:with us |as usual |on time )?and (?:(?:it|they|both|all) )?(?:is|are) (?:all |both |still |now )*(?:active|in[- ]force|in effect|current|as (?:you|shown|listed|stated)|correct|right))',
  "(?<=\\b(?:i|we|i've|we've|i have|we have) (?:just |recently |since )?)(?:taken|took) over (?:(?:the|this|their|his|her|these) (?:accounts?|files?|books?|desk))(?: from [a-z]+)?",
  `(?:i |we )?hope (?:this|that|it|you|all)(?: is| are| helps| have| had| well| your| week| day| great| good| a)*|(?:would|could) (?:you like|be happy to)|happy to help|glad to help|have a (?:great|good|nice|blessed|wonderful|safe) (?:day|one|week|weekend|evening|afternoon|holiday|thanksgiving)|thanks? (?:you )?(?:so much |very much )?(?:for|again)(?:(?!,)${THANKED}){0,60}|(?:sorry|apologies|apologize) for the (?:delay|late reply|slow (?:reply|response))(?: (?:in|with|on|getting|back|to|you|this|these|my|our|the|end|responding|response|reply|replying|answering|it|your|request|e-?mail|here)){0,8}|si (?:(?:l[aeo]s? )?(?:tiene|necesita|requiere|ocupa|gusta|desea)n?)(?: (?:${OFRECIDO}){0,60}|(?=\\s*(?:$|[.,;!?)])))|(?:quedo|quedamos|estamos|estoy) a sus? (?:ordenes|disposicion)|(?:no dude|cualquier (?:duda|cosa|pregunta))(?:${OFRECIDO}){0,50}`,
  "(?:hi|hello|hey) there|for (?:this|the|our|that) (?:owner[- ]operator|insured|client|trucker|motor carrier|contractor|customer|business)|(?:please |kindly |pls )+(?:update|correct|amend|adjust) (?:your|the) (?:records?|files?|systems?|database)(?: accordingly)?|(?:i (?:was|have been|had been|'ve been)|(?<=^\\W*(?:so |very )*(?:sorry|apologies),? (?:i )?)was) (?:out|off|away|traveling|travelling|on (?:vacation|leave|pto|the road)|swamped|slammed|busy|sick|under the weather)(?: (?:of the office|of office|all|for|last|this|the|past|week|weeks|yesterday|monday|tuesday|wednesday|thursday|friday|today|with|renewals|a|few|couple|of|two|three|days))*|(?:(?:the |our )?(?:insured|client|account|customer) is|they are|they're|he is|she is) (?:all )?(?:current|up to date|paid up|all paid) (?:on|with) (?:\\w+ )?(?:payments?|premiums?)|(?:is|are) (?:all )?current (?:on|with) (?:everything|all (?:of )?(?:it|them)|(?:(?:all|their|his|her|the|premium) )*(?:payments?|premiums?|bills?))(?=\\s*(?:$|[.,;!]|and ))|(?:our |office )*hours (?:are|of operation are|:)(?:[ ,]{0,2}(?:\\d{1,2}(?::\\d\\d)?|[ap]\\.?m\\.?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thurs?|fri|sat|sun|-|to|through|thru|and|&|from|until|till|noon|weekdays?|daily|closed|for|at|on|lunch|open|by|appointment|only|(?:eastern|central|mountain|pacific)(?: time)?|[ecmp]s?t)(?![a-z0-9])){0,24}",
  "asked me to (?:respond|reply|answer|get back|follow up|take this)(?: (?:to|back|on|for|you|your|this|that|it|with|his|her|their|our|behalf|e-?mail|request|message|letter|here|today|up|directly|instead)){0,5}|premiums? (?:is|are) (?:all |fully )?(?:current|paid(?: in full| to date| up)?|up to date)|100 ?%(?= (?:correct|accurate|right|active|in[- ]force|confirmed|current)(?![a-z]))|by (?:that|this) name|how are you|hope all is well",
  "(?:(?:i|we) )?(?:have |just |also |'ve )*(?:verified|checked|confirmed|double[- ]?checked)(?: (?:this|it|that|these|them))? (?:with|through) (?:both |all |the |our |each |of )*(?:carriers?|companies|insurers?|underwriters?|underwriting)(?:'s?)?(?: (?:portals?|websites?|sites?|systems?))?(?: (?:today|this morning|this afternoon|by phone|directly))*",
  // "Ran all four through the carrier sites just now and everything is active."
  "(?:(?:i|we) )?(?:have |just |also |'ve )*(?:ran|run|put|checked|looked|pulled) (?:all (?:of )?(?:these|them|two|three|four|five|[2-6])(?: policies)?|both(?: policies| of them)?|them(?: all)?|these|it|everything) (?:up )?(?:through|in|on|thru) (?:both |all |the |our |each |of )*(?:carriers?(?:'?s?')? |compan(?:y|ies) )?(?:portals?|websites?|sites?|systems?)(?: (?:today|this morning|this afternoon|just now|again))*(?=,? and (?:all|both|every|everything|they are|these)(?![a-z]))",
  // "I spoke with the carrier this morning and all three are active": the agent's own word, and none of a carrier who "said" it.
  "(?<=^\\W*(?:(?:yes|hi|hello),? )?)(?:(?:i|we) )?(?:just |also |have |'ve )*(?:spoke|spoken|talked|called|got off the phone) (?:with |to )?(?:both |all |each of )?the (?:carriers?|compan(?:y|ies)|insurers?|underwriters?)(?: (?:today|this morning|this afternoon|just now|yesterday|directly|by phone))* and(?= (?:all|both|every|everything|they are all|these|the) (?:(?:of (?:these|them)|two|three|four|five|policies|polic(?:y|ies)|coverages?|lines?) )*(?:is|are) (?:all |both |still |currently )*(?:active|in force|in effect)(?![a-z]))",
  "since (?:the |their |our |last |policy )*(?:renewal|inception|effective date|issuance|they renewed|binding|we bound(?: (?:it|them|these))?)",
  "the only (?:one|policy|coverage|line) (?:that )?(?:we|i) (?:still )?(?:have|write|handle|insure|wrote|show)",
  "(?:that|this|it)(?:'s| is| was| would be) the only (?:thing|change|correction|difference|issue|item|exception|mistake|error)(?: (?:that is|that's|that|i see|i have|i found|to make|needed|wrong|different|off|incorrect))*(?=\\s*(?:$|[.,;!]))",
  '(?:in|at|on) (?:an? )?(?:meetings?|lunch|call|appointments?|training|class) (?:until|till|til) (?:about )?\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?',
  '(?:there is |there\'s )?nothing (?:else|further|more) (?:to (?:change|correct|update|add|fix)|(?:needs|needing) (?:changing|correcting|to change|to be changed))',
  "(?:(?:this one|it|which|that|the umbrella) is )?(?:an? )?excess (?:over|of|to)(?= (?:it|them|both|those|that|the (?:auto|gl|general|primary|el|wc|work))(?![a-z]))",
  "(?<=\\d )to (?:match|line up with|coincide with|run with|go along with) (?:the |their |all the )?(?:rest|others?|other (?:policies|ones|lines|terms|dates))(?: (?:of (?:them|the (?:policies|account|program))|policies|dates|terms))?(?=\\s*(?:$|[.,;)]))",
  "(?:one|a member|somebody|someone) (?:of|from|on) (?:our|my|the) (?:(?:service|certificate|certs?|support|csr|account|office|commercial|verification) )*(?:team(?: members?)?|people|reps?|representatives?|csrs?|staff(?: members?)?|girls|ladies|guys|account managers?|colleagues|agents|department)",
  '(?<=\\b(?:cancel\\w*|terminated|non-?renewed|dropped|pulled|declined|removed|ended)\\b.{0,80} )for (?:underwriting|non-?payment|business|financial|eligibility|safety|claims) reasons?',
  'so (?:that )?(?:it|they|that|this|all) (?:will |would )?(?:match(?:es)?|lines? up(?: with)?|runs? with|renews? with|ends? with|coincides? with|is the same as)(?: (?:the|their|his|her|my|our|with|other|rest|of))*(?: [a-z&]+){1,2}(?=\\s*(?:$|[.,;)]))',
  '(?:good news|(?:(?:i am|we are) )?(?:happy|pleased|glad) to (?:report|say|advise|tell you)(?: that)?)',
  "(?<=\\b(?:active|force|effect|current|good|place) )and will (?:be|remain|stay|continue(?: to be)?)(?: so| active| in force| in effect)?(?= (?:through|thru|until|till?|to) )",
  ",? ?(?:but |and )?(?:with )?(?:no|without(?: the| a| any)?) (?:dash(?:es)?|hyphens?|spaces?|leading zeros?|slash(?:es)?|prefix|suffix)",
  ",? ?(?:(?:of course|as always),? )?subject to (?:all )?(?:of )?(?:the |their |its |each )*(?:actual |policy |policies |policy's )*(?:terms?|conditions|provisions|exclusions|limitations|language|wording|forms)(?:(?:,? and|,? or|,|/| &) (?:all |the )?(?:terms|conditions|provisions|exclusions|limitations|endorsements|language|wording))*(?: (?:of|in|contained in|set forth in) (?:the |each |each of the |their |such |said |those |these )*(?:policy|policies|contracts?|policy forms?))?(?=\\s*(?:$|[.;!)]))",
  'at (?:the|this) (?:present|current) (?:time|moment)',
  // How a statement is opened: "Can tell you", "just wanted to let you know that".
  "(?<=(?:^|[.,;:!-]|\\b(?:but|and|so)) ?)(?:(?:i|we) )?(?:just |also |do |did )*(?:can (?:also )?(?:tell|assure|inform|advise) you|(?:wanted|would like|writing) to (?:let you know|tell you|inform you|advise you|assure you))(?: that)?",
  "(?:per|at|by|upon|on) (?:the |their |his |her )?(?:insured|client|customer|owner)(?:'?s'?)? (?:own |written )?request",
  // The heading of a list says nothing of what the list leaves out.
  "(?:(?:is|are|can be) )?(?:hereby )?(?:verified |confirmed |shown |listed |stated |provided |in force )?as follows|(?:(?:i|we) )?(?:can |do |hereby |am able to |are able to |was able to |were able to )*(?:confirm|verify|certify) (?:the following|as follows)(?: (?:coverages?|policies|lines|information|polic(?:y|ies)))?(?=\\s*(?:$|:)| (?:for|on|regarding) [^:;\\n]{2,60}:\\s*$)",
  "(?:just )?(?:a (?:minute|moment|second|few minutes|couple (?:of )?minutes)|(?:five|ten|fifteen|\\d{1,2}) (?:minutes|mins)|an hour) ago|moments ago",
  // "Everything else is in order. Active otherwise."
  "(?<=\\b(?:active|force|effect|correct|fine|good|right|accurate|order|same|confirmed|verified) )otherwise(?=\\s*(?:$|[.;!)]|,? (?:and|&) (?:all|both|they|everything|still|in force|active|current)(?![a-z])))",
  "(?<=\\b(?:active|force|effect|correct|fine|good|right|current|confirmed) )(?:just )?like (?:all )?(?:the )?(?:rest|others?)(?: of (?:it|them))?(?=\\s*(?:$|[.,;!)]))",
  // "It was added a month after the GL": measured by that one, and said of none.
  "(?:an?|one|two|three|four|six|\\d{1,2}|a few|a couple(?: of)?) (?:days?|weeks?|months?|years?) (?:after|before|behind|ahead of|later than|earlier than) (?:the|their|his|her) (?:other )?(?:gl|cgl|general liability|liability|auto|cargo|umbrella|excess|wc|comp|property|others?|rest|package)(?: (?:policy|one|policies))?",
  "in (?:every|all) (?:respects?|ways?|particulars?|details?|regards?)(?! (?:but|except|other|save))",
  "(?:as|per) (?:you )?requested,?(?= (?:we|i)(?:'ve)? (?:have |just )*(?:reviewed|checked|looked|pulled|gone|went|confirm|verified))",
  "(?<=\\b(?:info|information|details|data|limits|rest|else)\\W{0,2} )including (?:the )?(?:gl|general liability|auto|cargo|umbrella|excess|wc|comp|workers comp|property) (?:dates?|limits?|numbers?|terms?)(?:(?:,| and| &) (?:the )?(?:dates?|limits?|numbers?|terms?))*,?",
  // "If this is for the broker packet": what it is wanted for.
  "(?<=^\\W*(?:(?:hi|hello|hey)[ ,]*)?)(?:if|assuming) (?:this|that|it)(?:'s| is| was)? (?:for|about|regarding) (?:the |a |an |his |her |their |your )?(?:[a-z-]+ ){0,2}(?:packet|setup|file|onboarding|job|project|bid|contract|lease|load|permit|loan|closing),?(?= )",
  "(?:i|we)(?:'ve| have)?(?: got)? (?:have )?(?:his|her|their|the|this|your) (?:policy|policies|file|account|request|list) (?:up|open|pulled up|in front of (?:me|us)|on (?:my|the) screen)(?: (?:right now|now|here))?(?: and)?",
  // Whose the policy is, and not that it was placed anew.
  "(?:placed|written|insured|bound) (?:through|thru|with|by|via) (?:us|me|our (?:agency|office))(?=\\s*(?:$|[.,;!)]|and (?:is|are|in|active|current|all|both|still)(?![a-z])))",
  // "Confirming receipt, and yes, both are active."
  "(?:(?:i am|i'm|we are|we're) )?(?:confirming|acknowledging) (?:the )?receipt(?: of (?:your|this|the) (?:request|e-?mail|message|letter|inquiry))?(?=\\s*(?:$|[.;!]|,? (?:and |but )?(?:yes|yep|all|both|everything|these)(?![a-z])))",
  // "I'm just the certificate girl": who answers.
  "(?:i am|i'm|im) (?:just|only) (?:the|an?|one of the) (?:new |certificate |cert |certs |front desk |part[- ]time |account )*(?:girl|lady|guy|person|csr|assistant|receptionist|admin|temp|intern|clerk|rep|secretary|helper)(?: here)?(?=\\s*(?:$|[.,;!)]|but |and ))",
  // Symbol 1: every vehicle.
  'any autos?(?: \\(?symbol (?:1|one)\\)?)?(?=\\s*(?:$|[.,;)]))',
  // "We've gotten three of these this week": requests.
  "(?:gotten|got|received|getting|had|seen) (?:like |about |at least |over )?(?:two|three|four|five|six|several|a few|a couple(?: of)?|a lot|lots|a dozen|dozens) (?:of )?(?:these|those|such|your)(?: (?:requests?|e-?mails?|letters?|verifications?))?(?= (?:this|today|last|in|from|already|over|so far)(?![a-z]))",
  // "10M xs 1M", "10M x 5M": what the layer lies above.
  "(?<=(?<![\\d.,])(?:[5-9]|\\d\\d)(?:,000,000| ?(?:mm?|mil|million)) )x (?:an? |the )?\\$?\\d[\\d.,]*\\d? ?(?:mm?|k|mil|million)?(?: primary)?",
  "(?<=\\d[ ,.]?(?:mm?|k|mil|million)? )(?:xs|excess)(?: of)? (?:an? |the )?\\$?\\d[\\d.,]*\\d? ?(?:mm?|k|mil|million)?(?: primary)?",
  "(?<=\\d[ ,.]?(?:mm?|k|mil|million)? )(?:xs|x|excess|over)(?: of)? (?:the )?(?:underlying )?primary(?: gl| general liability| layer| limits?)?(?![a-z])",
  '(?<=^\\W*(?:hola,? )?)que tal',
  // The form of a policy, told by itself.
  "(?<=\\b(?:is|on) (?:an? )?)(?:claims[- ]made|occurrence)(?: (?:form|basis|policy))?(?=\\s*(?:$|[.,;)]| and (?:is|in|active|current)))",
  // How the layers of a tower lie is no restriction.
  "(?:which |that )?(?:sits?|sitting|goes|follows?|layered|schedules?) (?:directly )?(?:over|on top of|above|excess of)(?= (?:it|them|both|those|that|the (?:auto|gl|general|primary|el|wc|work))(?![a-z]))|stand-?alone",
  // "The bank pays the premium, if that matters."
  'if (?:that|it) (?:matters|helps)(?: any| at all)?(?=\\s*(?:$|[.,;!)]))',
  'bound(?! (?:and issued|and delivered|verbally|by phone))',
  "paid(?= (?:through|thru|until) )",
  '(?:(?:nosotros )?(?:solo|solamente|unicamente) (?:tenemos|manejamos|aseguramos|llevamos))',
  "(?:we|i) only (?:write|handle|have|insure|place|service|do|wrote|manage)|(?:i|we) can (?:answer|respond|speak)(?: (?:for (?:her|him|them)|on (?:her|his) behalf|this|to this))?|(?<!\\b(?:limits?|numbers?|dates?|deductible|retention|carrier|expiration|values?|amounts?|names?|terms?|aggregate|occurrence)(?: you(?: have)? (?:list|listed|show|have|had|put|sent|got))? )is (?:out|off|away)(?! the record)(?: (?:today|this week|of the office))?|on behalf of\\b(?: \\w+)?|(?:in |for )?(?:her|his) (?:absence|place)",
  "under(?= (?:both|all|each|these|those|the (?:policy|policies|above|below|listed|following)|policy|policies))",
  // Every policy is active until it expires.
  '(?:(?:until|till|thru|through|up to|hasta) (?:the |their |its |each (?:one )?|policy |el |su |sus |la |las |next |normal |natural )*(?:expirations?(?: dates?)?|expiry(?: dates?)?|end of (?:the |their |its )?(?:policy )?(?:terms?|periods?)|vencimientos?|fechas? de vencimiento))(?=\\s*(?:$|[.,;!)]))',
  'esta (?:manana|tarde)|cuentan? con(?= (?:un |una |el |la |los )?(?:limites?|coberturas?|csl|\\$|\\d|mill))|(?:y )?(?:ya )?(?:la|las) (?:renuevan?|renovamos) cada ano|(?:por )?asi que (?:(?:todo )?esta(?:n)? bien|no hay (?:ningun )?problema)',
  '(?:en (?:respuesta|contestacion|referencia|relacion|atencion) (?:a|con) (?:su|tu|la|el) (?:amable )?(?:solicitud|correo|mensaje|pregunta|peticion|e-?mail)(?: (?:de hoy|anterior|abajo))?|por (?:medio de )?(?:la|el|este) presente(?: (?:correo|carta|medio))?|por este (?:medio|conducto|correo)|mediante (?:la presente|este (?:correo|medio|conducto))|sirva la presente para)',
  "(?:policy|pol|poliza) (?:no(?! (?:longer|es|son|esta|estan|fue|fueron|se|ha|han|tiene|tienen|aparecen?|existen?|pertenecen?|las?|los?|nos|me|era|eran)(?![a-z]))|num|number|#)(?:\\.(?=\\W*[a-z]{0,5}[ -]?\\d))?|right (?:now|away)|as of (?:(?:today|this (?:morning|writing|date|afternoon))(?:,? \\(?\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?\\)?)|today|now|this (?:morning|writing|date|afternoon|e-?mail)|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?)|at this time|for (?:your|the|our) (?:records?|files?|reference|review|convenience)|(?!(?:per|according to) (?:your|the) (?:e-?mail|letter)|from (?:your|the) (?:e-?mail|letter|request|message|list))(?:per|according to|in|on|from|with|against) (?:(?:our|my|the) (?:agency |management |carrier |online |own )*(?:records?|systems?|files?|ams|database|books?|end|side|portals?|websites?|carriers?|underwriters?|dec pages?|copies|copy)|(?:our|my|the|your) (?:e-?mail|letter|request|list)(?: below)?)|en nuestr[oa] (?:sistema|expediente|registros?|archivos?)|a la fecha|al dia de hoy|hasta (?:hoy|la fecha|el dia de hoy)|a partir de hoy|for (?:another|the) (?:year|term)|(?:the )?(?:certificate|cert|coi) (?:is )?(?:attached|enclosed)|see (?:the )?attached|please (?:see|find) (?:the )?attached|as well(?: as)?|along with|going forward",
  "(?:(?:i|we) can only|(?:i am|i'm|we are|we're) only able to) (?:speak|attest|answer)(?: (?:to|for|on|as to))?",
  // The desk is full; no policy renews by it.
  '(?:swamped|buried|busy|slammed|knee[- ]deep|covered up|tied up|backed up)(?: up)? (?:with|in|on|by) (?:(?:all|the|our|these|a|lot|bunch|stack|pile|of|year[- ]end|\\d/1|january|november|december) ){0,4}renewals(?! (?:for|of|on) (?!my|our)[a-z])|(?:the |my |our )?renewal (?:files|season|meetings?|packets)(?= (?:out|open|all over|piled|on my desk|this (?:week|month)|today|right now|until)(?![a-z])|\\s*(?:$|[.,;!]))',
  'applied epic|(?:in|from) applied',
  "(?<=\\d[km]? )(?:acv|rcv)",
  // "SPC-301187, you have it wrong": the value right before it is the right one.
  "(?<=\\d[a-z]{0,2},? (?:and |so )?)(?:you|your (?:request|letter|e-?mail|form|list)) (?:have|has|had|got|shows?|lists?) (?:it|that|this|that one|this one) (?:wrong|incorrectly|incorrect)",
  "(?<=^\\W*)(?:just )?(?:as )?an? (?:friendly |quick |gentle )?reminder(?: that)?,?(?= )",
  "(?<=^\\W*(?:good (?:morning|afternoon|evening|day)|hi|hello|hey) )(?:mister|miss|my friend|friends?|guys|ladies|everybody)(?=\\s*[,.!])",
  // "As the MGA we can confirm ...": who answers.
  "(?<=^\\W*)(?:as|being) (?:the|their|your) (?:mga|managing general agent|wholesale(?:r| broker)|retail (?:agent|broker)|general agent|program (?:administrator|manager)|servicing agent)(?: (?:for|on) (?:this|the) (?:account|program|risk|insured))?,?(?= (?:we|i) )",
  "(?<=^\\W*)(?:as|being) (?:(?:the|an?) )?(?:mga|managing general agent|general agent|program (?:administrator|manager)|servicing agent|underwriting manager)(?= for [^,.;\\n]{3,60},? (?:we|i) (?:can |do |hereby )*(?:confirm|verify|certify) )",
  "(?<=^\\W*)dear (?:sir|madam|sirs)(?:(?: or | and |/)(?:sir|madam|madame))?",
  "(?<=\\b(?:polic(?:y|ies)|coverages?|lines|ones) )(?:that |which )?you (?:are |were |'re )?(?:mention|reference|cite|name|ask(?:ed|ing)? about|inquir(?:ed|e|ing) (?:about|on)|list|asked for)(?= )",
  // "In force until 1/1/27, renewal in process": what comes after the term.
  "(?<=(?:until|till|til|through|thru|to|exp(?:ires|\\.)?) \\d{1,2}/\\d{1,2}/\\d{2,4},? (?:and )?)(?:the |its |their )?renewal (?:is )?(?:already |now |currently )?(?:in (?:process|progress|the works)|being (?:worked on|quoted|marketed)|quoted|under way|underway|coming up)(?=\\s*(?:$|[.,;)]))",
  "(?<=\\b(?:all|both|two|three|four|five|six|[2-6]|policies|they|these) (?:are |is )?)(?:in (?:their|its|the) (?:current|present) (?:policy )?terms?|mid[- ]?term)(?= (?:and|&) (?:all |both |still )?(?:active|in force|in effect|current)(?![a-z]))",
  "(?:i am|i'm|we are|we're) (?:only |just )?(?:the )(?:agents?|brokers?|producers?)(?: of record)? (?:for|on)(?= (?:the |their |his )?[a-z&/]{2,12}(?: [a-z&/]{2,12}){0,2} only(?![a-z]))",
  // A letter alters no policy.
  "(?:this (?:communication|e-?mail|letter|response|verification|correspondence|message)|it) does not (?:in any way )?(?:amend|alter|extend|modify|change|waive|expand)(?:(?:,? (?:or|and)|,) (?:amend|alter|extend|modify|change|waive|expand))* (?:(?:any|the|of|coverages?|terms?|conditions?|provisions?|limits|and|or|policy|policies|afforded|provided|by|these|those)[ ,]*(?=[a-z .!]|$))*",
  "(?:as )?(?:set forth|set out|listed|stated|shown|outlined|described|provided|referenced) in your (?:correspondence|inquiry|e-?mail|letter|request|message)(?=\\s*(?:$|[.,;!)]|and ))",
  "(?:i|we) can (?:tell|assure) you(?: that)?(?! (?:when|if|once|after|how|what|which|nothing|later|more|tomorrow))",
  "dear (?:valued )?(?:customer|client|partner|colleague|friend|team|certificate holder)s?(?=\\s*[,:])",
  `notices? of reinstatement (?:(?:was|were|has been|have been) )?(?:issued|sent|mailed|received|processed)(?: (?:on |dated )?\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?)?(?=[^.;!?]{0,80}(?<![a-z])${NO_LAPSE})`,
  // From when claims are covered; no day of the term.
  "(?:with )?(?:an? |the )?retro(?:active)?(?: date)?:? (?:is |of )?(?:\\d{1,2}/\\d{1,2}/\\d{2,4}|full prior acts)",
  // What the company keeps if it is cancelled.
  "\\d{1,3} ?(?:%|percent) (?:minimum |min\\.? )?earned(?: premiums?)?(?: applies)?|min(?:imum|\\.)? (?:&|and) deposit(?: premiums?)?(?: applies)?",
  // "Comp isn't ours so you'll have to reach out to whoever has it."
  "(?<=(?:n't|not|never) (?:[a-z]+ ){0,2}(?:ours|mine|with us|through us|written by us|our policy)[ ,;–-]{1,3})(?:(?:so|and) )?(?:you(?:'ll| will|'d)? (?:have|need|want) to|please) (?:reach out to|contact|ask|check with|go to) (?:whoever|whomever|whichever (?:agent|agency|carrier)|the (?:agent|agency|broker) (?:who|that)) (?:has|writes|handles|wrote|placed|does|services) (?:it|that|theirs|that one|that policy|the comp|their comp)(?: now)?(?=\\s*(?:$|[.,;!]))",
  "(?:we |i )?never (?:heard|got) (?:anything )?back(?: from (?:them|him|her|the (?:insured|client)|anyone))?(?: (?:on|about|regarding) (?:the |their |his |that )?renewal)?(?=,? so (?:(?:the|they|it|that|both|all|policy|policies|of|them|two|three|have|has) ){0,5}(?:expired|lapsed|non-?renewed|cancelled)(?![a-z]))",
  // "Retail agent has the WC - try Bay Cities Insurance."
  "(?<=(?:agent|agency|broker) (?:has|writes|handles) (?:the |their |his )?[a-z ]{2,20}[-–,;]? {0,1})try (?:(?!us(?![a-z])|me(?![a-z]))[a-z&.'-]+ ){0,3}[a-z]+(?=\\s*(?:$|[.;!]))",
  '(?<=(?<![a-z])(?:baja|cancelo|cancelada|cancelaron|canceladas|cancelado) [^.;]{0,40})a (?:peticion|solicitud) (?:del (?:cliente|asegurado|dueno)|de (?:ellos|el|ella))',
  // "... renew 1/1/27 and are active through then."
  "(?<=\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?,? and (?:(?:is|are|all|both|still) )*(?:active|in force|in effect|current|good) )(?:through|thru) then(?=\\s*(?:$|[.,;!)]))",
  // How the premium of a comp is paid.
  "(?:(?:is |it's |it is )?(?:on |on a |a )?)pay[- ]as[- ]you[- ]go(?: (?:policy|plan|basis|billing))?(?: (?:thru|through|with|via|by) (?:their |the |his |her )?payroll(?: (?:company|provider|service))?)?(?![a-z])",
  // "Cargo - active (reefer breakdown included)": what comes with it.
  `(?<=\\() ?(?:(?:incl(?:udes?|uding|\\.)?|with|w/) ${EXTRA}(?:(?:,| and| &|/) ?${EXTRA})*|${EXTRA}(?:(?:,| and| &|/) ?${EXTRA})* (?:is |are )?(?:also )?(?:included|incl\\.?))(?= ?\\))`,
  // "WC is through a different broker so you'll need to reach out to them."
  "(?<=(?:through|with|by|at) (?:a |an |the |their |his |her )?(?:different|another|other|outside|separate|new) (?:insurance )?(?:agent|agency|broker|brokerage|producer|office)[ ,;–-]{1,3})(?:(?:so|and) )?(?:you(?:'ll| will|'d)? (?:have|need|want) to|please) (?:reach out to|contact|ask|check with|go to|get (?:it|that) from) (?:them|him|her)(?: (?:directly|for (?:it|that|that one)|about (?:it|that|that one)))?(?=\\s*(?:$|[.,;!]))",
  "as of (?:today'?s|the current|this|the present) date|as on (?:(?:this )?date|today)(?! of)",
  "(?<=^\\W*)further to (?:your|the|our) (?:(?:below|trailing|trail|above) )*(?:e-?mail|mail|message|request|conversation|correspondence|inquiry)(?: below)?,?",
  "(?:please )?(?:do not|don'?t|dont|no need to) (?:you )?worry(?: about (?:it|that|this|anything))?",
  "any (?:other |more )?questions?,? (?:please |just |you can )?(?:call|text|e-?mail|contact|reach|let) (?:me|us|my cell|the office)(?: know)?(?: (?:at|on|@))?(?! (?:before|first|to))",
  // What a lawyer's letter keeps back, and no fact with it.
  "(?:and |but )?without (?:assuming|undertaking|accepting) (?:any )?(?:duty|obligation|undertaking) to (?:update|supplement|revise)(?: (?:this|it|the|information|response|letter|e-?mail|same|in the future))*",
  "as of the date (?:of )?(?:this (?:e-?mail|letter|message|response|reply)|hereof)",
  // Put back with nothing between: it tells only how it came to be in force.
  `(?:(?:was|were|is|are|has been|have been|had been|got|been|fully) )*(?<!\\b(?:be|being|gets?|getting|to|if|once|when|until|till|not|n't|never|yet|wants?|asked|requested|pending|hop\\w+|unless|after) (?:it |them |him |fully )?)${REINSTATED},? ${WHEN_AND_WHY}${NO_LAPSE}`,
  // A notice that was taken back: not one that will be.
  `${NOTICE}${OF_THE_NOTICE}[ ,]+(?:${REINSTATED},? ${WHEN_AND_WHY}${NO_LAPSE}|(?:rescinded|withdrawn|lifted))(?:,? ${WHEN_AND_WHY}(?:so (?:that )?there (?:was|is|has been) |and there (?:was|is|has been) )?${NO_LAPSE}| (?:on \\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|(?:when|after|once) (?:they|he|she|the insured) paid))?`,
  `${NOTICE} (?:was|were) (?:sent|issued|mailed) (?:out )?(?:in error|by mistake)(?: by the carrier)?`,
  `(?:they|he|she|(?:the |our )?(?:insured|client)) (?:had|made|missed) a (?:late |missed )?payment ${WHEN_AND_WHY}but (?:the |their )?carrier ${REINSTATED} (?:everything|them|it|all(?: (?:of them|three|four|five|policies))?|the polic(?:y|ies)) ${WHEN_AND_WHY}${NO_LAPSE}`,
  `again(?=,? (?:(?:as|since|because) )?(?:it|they|that) (?:was|were|has been|have been) ${REINSTATED},? ${WHEN_AND_WHY}${NO_LAPSE})`,
  // "They let the auto lapse": it ended.
  "(?<=\\blet (?:the |their |his |her )?[a-z&]{2,9}(?: [a-z&]{2,9}){0,2} )(?:lapse|expire|drop|run out)(?![a-z])",
  // "I can see GL and auto are active in the carrier portal."
  "(?<=(?:^|[.,;-]) ?(?:yes,? |hi,? |and )?)(?:i|we) can see(?: that)?(?! (?:why|how|what|where|if|whether|you|your|no|an?|some|only|part)(?![a-z]))",
  // "I don't know this account well but our system shows them active."
  "(?:i )?(?:do not|do ?n'?t) (?:really |personally )?know (?:this|the|that|their) (?:account|client|insured|customer) (?:very |that |all that |too )?(?:well|personally|myself)",
  // "Same answer as last time, both active."
  "(?<=^\\W*)same answer as (?:last time|before|the (?:last|first|other) (?:time|one|request|e-?mail))(?=\\s?[,:;.-])",
  // "Umbrella is 5M, we could not get the 10 at renewal."
  "(?:we|they|he|she|i) (?:could not|could ?n'?t) (?:get|buy|find|place|secure|afford)(?: (?:them|him|her|us))? (?:the|a|that|any)(?: (?:\\$?\\d[\\d.,]{0,11} ?(?:mm?|mil|million|k)?|higher|more|full|other|old|same|bigger))*(?: (?:limits?|one|layer|amount))?(?: (?:at renewal|this (?:year|term)|in this market|any ?more))?(?=\\s*(?:$|[.,;!)]))",
]

/** What is known and has no weight. */
export const WEIGHTLESS_PHRASES: Phrase[] = [...phrasesOf('plain', WEIGHTLESS)]
