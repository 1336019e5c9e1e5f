import { type Phrase, phrasesOf } from './sense.ts'

/** What turns a courtesy to a policy. */
const TURNS = 'never|which means|non-?renew\\w*|void\\w*|null|except\\w*|excluding|excluded|other than|besides|however|although|though|but|inactive|invalid|denied|declined|rejected|rescind\\w*|gone|ended|dropped|pending|unverified|(?:is|are|was|were|be|been) out|no longer|not (?:the|in force|active|ours)'

/** What may follow "if you need": not what has to happen first, nor who else is to be asked. */
const WISHED =
  `(?!(?<![a-z])(?:${TURNS}|they|he|she|carriers?|insurers?|agents?|agency|brokers?|correct|actual|real|(?:new|updated)(?! (?:certificates?|certs?|cois?|copy|copies|decs?|id cards?)(?![a-z]))|underwrit\\w*|reinstat\\w*|cancel\\w*|laps\\w*|wait|first|new|ask|check|until|before|would have|must|owe\\w*|pay\\w*|behind|right|wrong|other|old|expir\\w*|renew\\w*)(?![a-z]))[^.;!?)]`

/** What thanks may be for: not what happened, or has to happen, to a policy. */
const THANKED = `(?!(?<![a-z])(?:${TURNS}|laps\\w*|cancel\\w*|reinstat\\w*|non-?renew\\w*|expir\\w*|suspen\\w*|terminat\\w*|unpaid|overdue|while we (?:reinstate|rewrite|fix|sort|wait|check|look)|until)(?![a-z]))[^.;!?]`

/** What may follow an offer of help in Spanish: not what happened to a policy, nor who else is to be asked. */
const OFRECIDO = '(?!(?<![a-z])(?:cancel\\w*|venc\\w*|expir\\w*|termin\\w*|suspend\\w*|ya no|pero|excepto|salvo|hasta que|primero|compania|aseguradora|otr[oa]s? (?:agen\\w+|compan\\w+)|confirm\\w*|verifi\\w*|pendient\\w*|sin pag\\w*|deb(?:e|en|ia)|no (?:esta|estan|es|son|tiene|tienen|la|lo|las|los|tenemos|hay|se|fue|fueron)|(?:la|el|las|los) de (?:la |el )?(?:carga|auto|general|camion|compensacion)|inactiv\\w*)(?![a-z]))[^.;!?]'

const COURTESY: string[] = [
  '(?:(?:por (?:medio de )?(?:la presente|este (?:medio|conducto))[, ]+)?(?:se )?(?:hacemos|hago|hace) constar(?: por este medio)? que)',
  '(?:i |we )?(?:hereby|herewith) (?:inform|advise|notify|confirm to|let) you(?: know)?(?: that)?',
  "(?<=poliza )(?:del (?:asegurado|cliente)|de nuestr[oa] (?:asegurad[oa]|cliente))(?= (?:esta|sigue|se encuentra|continua|permanece|fue|ya|no|vencio|tiene))",
  '(?:re-?issued|re-?printed|re-?sent) (?:(?:the|new|their|his|her|all|updated) )*(?:(?:auto )?id cards?|auto cards?|certificates?|certs?|cois?)(?![a-z])',
  '(?:(?:for|on behalf of) )?our mutual (?:client|insured|customer)',
  "(?:our|company|agency|office) policy is to (?:respond|reply|answer|return|acknowledge)(?= )",
  "if (?:this|it|your (?:request|matter|need|question)) is (?:urgent|time[- ]sensitive|an emergency),? (?:please )?(?:call|phone|text|contact|dial)(?: (?:us|me|our office|the office))?",
  // "Please direct certificate requests to the retail agent."
  "(?<=^\\W*(?:please |kindly |pls )*)(?:please |kindly |pls )*(?:direct|refer|send|submit|route|forward|address) (?:any |all |your |future |further |other |additional )*(?:certificate|cert|coi|insurance certificate|holder|endorsement|evidence|id card)s? (?:requests?|needs|orders|questions|inquiries) (?:over |on |directly )?to (?:the |their |your )?(?:retail |local |insured's |client's |producing )*(?:agents?|agency|brokers?|producers?|office)(?: of record)?(?=\\s*(?:$|[.!;]))",
  '(?:(?:see|with|find|per) (?:the )?)?(?:attached|enclosed) acord ?(?:25|24|27|28|101)s?(?: (?:form|certificate|cert))?(?: for (?:your|the) (?:files?|records?|reference|convenience))?',
  "(?:if|should) (?:i|we|our (?:office|agency|team)) (?:can |may |could )?be of (?:any )?(?:further |additional |more |other )?(?:assistance|help|service)(?: to you)?(?: (?:in (?:any (?:other )?way|the future)|with (?:this|anything else)))?(?=\\s*(?:$|[.,;!)]|please ))",
  "(?:i am|i'm|im) no longer (?:with|at|employed (?:with|by|at)|working (?:at|for|with|here)|here)(?! (?:the |their )?(?:insured|client|account))",
  'to whom(?:so ?ever)? (?:it|this) (?:may|might) concern|a quien (?:corresponda|(?:pueda )?interes[ea])',
  "(?:the |all |exactly )*same as (?:when|on the day|at the time) (?:we|i) (?:issued|sent|did|made) (?:the|that|your|this|our|an?) (?:last |updated )?(?:certificate|cert|coi|verification|e-?mail|answer|letter)(?: (?:for|to) you)?",
  // Whom to ask for on the telephone.
  'ask for (?:me|us)(?: or [a-z]{2,14})?(?=\\s*(?:$|[.,;!)]))|ask for [a-z]{2,14} or (?:me|us)',
  '(?<=^\\W*)(?:resolution|outcome|result|determination|findings?|conclusion|disposition|response|answer|status) ?:',
  "(?:(?:i|we) (?:can|may|do|hereby|would)|(?<=and )(?:can|may)) advise(?: you)?(?: that)?(?! (?:when|if|once|after))",
  "(?<=^\\W*)(?:just )?following up (?:on|to) (?:my|your|our) (?:voice ?mail|e-?mail|message|call|request|letter)(?: (?:from|of|this|last|yesterday|today|morning|afternoon|week))*(?=[,:])",
  "(?<=^\\W*)as (?:the |your |their |its )?(?:insured's |servicing |insurance |writing )*(?:agent|broker|producer|agency)(?: of record)?(?: (?:for|on) (?:this|the|their) (?:account|insured|client))?,(?= (?:we|i) )",
  // "Ask me about our new app!", under a name; not "ask me about the GL".
  'ask (?:me|us) (?:about our|how (?:to save|we can|you can|to bundle)|about (?:home|life|personal|bundling|referrals?))(?: (?!cancel|polic|notice|laps|reinstat|renew|balance|pay|coverage|claim|change|restrict|exclu)[a-z]+){0,6}(?=\\W*$)',
  "(?:(?:set forth|set out|named|described|referenced|mentioned|listed|outlined|identified) )?in your (?:e-?mail|letter|request|inquiry|message|note)(?: (?:of|dated|from|sent))? (?:(?:mon|tues|wednes|thurs|fri)day,? )?(?:(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? 20\\d\\d)?|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?)",
  '(?:current|updated|valid|new|revised|active) (?:certificates?|certs?|cois?|copy|copies|acord(?: 25)?|forms?|email|e-?mail|address|phone|contact|id cards?|decs?(?: pages?)?|declarations?)',
  // "Let us know if you want it put back in force" offers no help.
  `(?![^.;!?]{0,80}\\b(?:put back|reinstat|back in force|rewritten))(?:please |just |pls |kindly )*(?:let (?:me|us) know|feel free to (?:call|reach out|contact (?:me|us)|e-?mail|ask)|call(?: me| us)?|reach out|contact (?:me|us)|holler|don'?t hesitate to (?:call|contact (?:me|us)|reach out|ask)|do not hesitate to (?:call|contact (?:me|us)|reach out|ask))(?! (?:to |with )?(?:the |their |his |her |your |another )?(?:carriers?|insurers?|insurance company|underwriters?|underwriting|insured|client|other|new|actual|company)(?![a-z]))(?:,? (?:if|with|should)(?: there (?:is|are))?(?: you| (?:the|your|their|any) (?:gc|general contractor|general|contractor|owner|project owner|lender|mortgagee|bank|landlord|shipper|(?:freight )?broker|(?:certificate )?holder|customer|office)| anyone| they)?(?:'d| would)?(?: needs?| have| wants?| requires?| any| like)+(?:${WISHED}){0,90}(?=\\s*(?:$|[.,;!?)])))?`,
  "(?:please |just |pls )*(?:call(?: me| us)?|reach out|let (?:me|us) know|holler|e-?mail (?:me|us)|contact (?:me|us)|i'm here|we're here|i am here)?,? ?(?:if|should) (?:anything (?:else|more|further) (?:comes? up|is needed|pops up)|there(?: is|'s) anything (?:else|more|further)(?: (?:you need|needed|(?:i|we) can (?:do|help(?: you)? with|assist(?: you)? with|provide)(?: for you)?(?: (?:today|at this time))?))?|any(?:thing)? (?:other )?questions? (?:come|comes|arise|pop)s?(?: up)?|more is needed)",
  `(?![^.;!?]{0,80}\\b(?:put back|reinstat|back in force|rewritten))(?:if|should) you (?:need|have|want|require|would like) (?:(?!,)${WISHED}){0,90}(?=\\s*(?:$|[.,;!?)]))(?:,? (?:please |just |pls )*(?:let (?:me|us) know|call(?: me| us)?(?! (?:the|their|his|her|your|an?) )|reach out|contact (?:me|us|the undersigned)|(?:do not|don'?t) hesitate to (?:call|contact|reach out|write|e-?mail|ask)(?: to)?(?: me| us| the undersigned| our office)?(?! (?:to )?(?:the|their|his|her|your|an?) )|feel free to \\w+))?`,
  "(?<=^\\W*)(?:kindly |please |pls )+(?:be (?:informed|advised|aware)|note|find below)(?: that)?|greetings(?: (?:for|of) the day| from [a-z]+)?|(?:warm |kind )?greetings",
  "(?:kindly |please |just |pls )*(?:let (?:me|us) know|lmk|revert|get back(?: to (?:me|us))?|reach out|contact (?:me|us)) (?:in case of|for|with) any (?:further |other |additional )*(?:assistance|help|quer(?:y|ies)|questions?|clarifications?|concerns?|information|info)",
  "(?<=^\\W*(?:(?:yes|yeah|yep|yup|si),? )?)for (?:crying out loud|the (?:last|umpteenth|tenth|third|second|hundredth|millionth) time|pete'?s sake|goodness'? sake|heaven'?s sake)",
  "lmk(?: if (?:u|you|ya|y'all)(?:'d| would)? (?:need|want|have)(?: (?:anything|any|something|else|more|other|a|an|the|cert|certs|coi|copy|questions?|info|to be|listed|added|as|holder))*(?=\\s*(?:$|[.,;!?)])))?|(?:or |and )?(?:whatever|anything) else (?:you|u|ya) (?:need|want)",
  'ellos mismos|ellas mismas|ella misma|el mismo(?= (?:asegurado|cliente|dueno))',
  "(?<=\\b(?:i|we|i've|we've|i have|we have) (?:just |recently |since )?)(?:taken|took) over (?:(?:the|this|their|his|her|these) (?:accounts?|files?|books?|desk))(?: from [a-z]+)?",
  `(?:i |we )?hope (?:this|that|it|you|all)(?: is| are| helps| have| had| well| your| week| day| great| good| a)*|(?:would|could) (?:you like|be happy to)|happy to help|glad to help|have a (?:great|good|nice|blessed|wonderful|safe) (?:day|one|week|weekend|evening|afternoon|holiday|thanksgiving)|thanks? (?:you )?(?:so much |very much )?(?:for|again)(?:(?!,)${THANKED}){0,60}|(?:sorry|apologies|apologize) for the (?:delay|late reply|slow (?:reply|response))(?: (?:in|with|on|getting|back|to|you|this|these|my|our|the|end|responding|response|reply|replying|answering|it|your|request|e-?mail|here)){0,8}|si (?:(?:l[aeo]s? )?(?:tiene|necesita|requiere|ocupa|gusta|desea)n?)(?: (?:${OFRECIDO}){0,60}|(?=\\s*(?:$|[.,;!?)])))|(?:quedo|quedamos|estamos|estoy) a sus? (?:ordenes|disposicion)|(?:no dude|cualquier (?:duda|cosa|pregunta))(?:${OFRECIDO}){0,50}`,
  "(?:hi|hello|hey) there|for (?:this|the|our|that) (?:owner[- ]operator|insured|client|trucker|motor carrier|contractor|customer|business)|(?:please |kindly |pls )+(?:update|correct|amend|adjust) (?:your|the) (?:records?|files?|systems?|database)(?: accordingly)?|(?:i (?:was|have been|had been|'ve been)|(?<=^\\W*(?:so |very )*(?:sorry|apologies),? (?:i )?)was) (?:out|off|away|traveling|travelling|on (?:vacation|leave|pto|the road)|swamped|slammed|busy|sick|under the weather)(?: (?:of the office|of office|all|for|last|this|the|past|week|weeks|yesterday|monday|tuesday|wednesday|thursday|friday|today|with|renewals|a|few|couple|of|two|three|days))*|(?:(?:the |our )?(?:insured|client|account|customer) is|they are|they're|he is|she is) (?:all )?(?:current|up to date|paid up|all paid) (?:on|with) (?:\\w+ )?(?:payments?|premiums?)|(?:is|are) (?:all )?current (?:on|with) (?:everything|all (?:of )?(?:it|them)|(?:(?:all|their|his|her|the|premium) )*(?:payments?|premiums?|bills?))(?=\\s*(?:$|[.,;!]|and ))|(?:our |office )*hours (?:are|of operation are|:)(?:[ ,]{0,2}(?:\\d{1,2}(?::\\d\\d)?|[ap]\\.?m\\.?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thurs?|fri|sat|sun|-|to|through|thru|and|&|from|until|till|noon|weekdays?|daily|closed|for|at|on|lunch|open|by|appointment|only|(?:eastern|central|mountain|pacific)(?: time)?|[ecmp]s?t)(?![a-z0-9])){0,24}",
  '(?:in|at|on) (?:an? )?(?:meetings?|lunch|call|appointments?|training|class) (?:until|till|til) (?:about )?\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?',
  "(?:one|a member|somebody|someone) (?:of|from|on) (?:our|my|the) (?:(?:service|certificate|certs?|support|csr|account|office|commercial|verification) )*(?:team(?: members?)?|people|reps?|representatives?|csrs?|staff(?: members?)?|girls|ladies|guys|account managers?|colleagues|agents|department)",
  '(?:good news|(?:(?:i am|we are) )?(?:happy|pleased|glad) to (?:report|say|advise|tell you)(?: that)?)',
  'at (?:the|this) (?:present|current) (?:time|moment)',
  // How a statement is opened: "Can tell you", "just wanted to let you know that".
  "(?<=(?:^|[.,;:!-]|\\b(?:but|and|so)) ?)(?:(?:i|we) )?(?:just |also |do |did )*(?:can (?:also )?(?:tell|assure|inform|advise) you|(?:wanted|would like|writing) to (?:let you know|tell you|inform you|advise you|assure you))(?: that)?",
  "(?:just )?(?:a (?:minute|moment|second|few minutes|couple (?:of )?minutes)|(?:five|ten|fifteen|\\d{1,2}) (?:minutes|mins)|an hour) ago|moments ago",
  // "If this is for the broker packet": what it is wanted for.
  "(?<=^\\W*(?:(?:hi|hello|hey)[ ,]*)?)(?:if|assuming) (?:this|that|it)(?:'s| is| was)? (?:for|about|regarding) (?:the |a |an |his |her |their |your )?(?:[a-z-]+ ){0,2}(?:packet|setup|file|onboarding|job|project|bid|contract|lease|load|permit|loan|closing),?(?= )",
  // "Confirming receipt, and yes, both are active."
  "(?:(?:i am|i'm|we are|we're) )?(?:confirming|acknowledging) (?:the )?receipt(?: of (?:your|this|the) (?:request|e-?mail|message|letter|inquiry))?(?=\\s*(?:$|[.;!]|,? (?:and |but )?(?:yes|yep|all|both|everything|these)(?![a-z])))",
  // "I'm just the certificate girl": who answers.
  "(?:i am|i'm|im) (?:just|only) (?:the|an?|one of the) (?:new |certificate |cert |certs |front desk |part[- ]time |account )*(?:girl|lady|guy|person|csr|assistant|receptionist|admin|temp|intern|clerk|rep|secretary|helper)(?: here)?(?=\\s*(?:$|[.,;!)]|but |and ))",
  // "We've gotten three of these this week": requests.
  "(?:gotten|got|received|getting|had|seen) (?:like |about |at least |over )?(?:two|three|four|five|six|several|a few|a couple(?: of)?|a lot|lots|a dozen|dozens) (?:of )?(?:these|those|such|your)(?: (?:requests?|e-?mails?|letters?|verifications?))?(?= (?:this|today|last|in|from|already|over|so far)(?![a-z]))",
  '(?<=^\\W*(?:hola,? )?)que tal',
  "(?:with regards? to|with respect to|in regards? to)(?= (?:the |their |his |her )?(?:gl|general|commercial|auto|business|cargo|motor|truck|umbrella|excess|work(?:ers?'?s?)?|wc|comp|property|professional|pollution|cyber)(?![a-z]))",
  // "The bank pays the premium, if that matters."
  'if (?:that|it) (?:matters|helps)(?: any| at all)?(?=\\s*(?:$|[.,;!)]))',
  '(?:(?:nosotros )?(?:solo|solamente|unicamente) (?:tenemos|manejamos|aseguramos|llevamos))',
  "(?:(?:we|i) only (?:write|handle|have|insure|place|service|do|wrote|manage)|(?:our|this) (?:agency|office) only (?:writes?|handles?|has|insures?|places?|services?|does|wrote|manages?))|(?:i|we) can (?:answer|respond|speak)(?: (?:for (?:her|him|them)|on (?:her|his) behalf|this|to this))?|(?<!\\b(?:limits?|numbers?|dates?|deductible|retention|carrier|expiration|values?|amounts?|names?|terms?|aggregate|occurrence)(?: you(?: have)? (?:list|listed|show|have|had|put|sent|got))? )is (?:out|off|away)(?! the record)(?: (?:today|this week|of the office))?|on behalf of\\b(?: \\w+)?|(?:in |for )?(?:her|his) (?:absence|place)",
  '(?:en (?:respuesta|contestacion|referencia|relacion|atencion) (?:a|con) (?:su|tu|la|el) (?:amable )?(?:solicitud|correo|mensaje|pregunta|peticion|e-?mail)(?: (?:de hoy|anterior|abajo))?|por (?:medio de )?(?:la|el|este) presente(?: (?:correo|carta|medio))?|por este (?:medio|conducto|correo)|mediante (?:la presente|este (?:correo|medio|conducto))|sirva la presente para)',
  "(?<=^\\W*)(?:just )?(?:as )?an? (?:friendly |quick |gentle )?reminder(?: that)?,?(?= )",
  "(?<=^\\W*(?:good (?:morning|afternoon|evening|day)|hi|hello|hey) )(?:mister|miss|my friend|friends?|guys|ladies|everybody)(?=\\s*[,.!])",
  // "As the MGA we can confirm ...": who answers.
  "(?<=^\\W*)(?:as|being) (?:the|their|your) (?:mga|managing general agent|wholesale(?:r| broker)|retail (?:agent|broker)|general agent|program (?:administrator|manager)|servicing agent)(?: (?:for|on) (?:this|the) (?:account|program|risk|insured))?,?(?= (?:we|i) )",
  "(?<=^\\W*)(?:as|being) (?:(?:the|an?) )?(?:mga|managing general agent|general agent|program (?:administrator|manager)|servicing agent|underwriting manager)(?= for [^,.;\\n]{3,60},? (?:we|i) (?:can |do |hereby )*(?:confirm|verify|certify) )",
  "(?<=^\\W*)dear (?:sir|madam|sirs)(?:(?: or | and |/)(?:sir|madam|madame))?",
  "(?<=\\b(?:polic(?:y|ies)|coverages?|lines|ones) )(?:that |which )?you (?:are |were |'re )?(?:mention|reference|cite|name|ask(?:ed|ing)? about|inquir(?:ed|e|ing) (?:about|on)|list|asked for)(?= )",
  "(?:i am|i'm|we are|we're) (?:only |just )?(?:the )(?:agents?|brokers?|producers?)(?: of record)? (?:for|on)(?= (?:the |their |his )?[a-z&/]{2,12}(?: [a-z&/]{2,12}){0,2} only(?![a-z]))",
  // A letter alters no policy.
  "(?:this (?:communication|e-?mail|letter|response|verification|correspondence|message)|it) does not (?:in any way )?(?:amend|alter|extend|modify|change|waive|expand)(?:(?:,? (?:or|and)|,) (?:amend|alter|extend|modify|change|waive|expand))* (?:(?:any|the|of|coverages?|terms?|conditions?|provisions?|limits|and|or|policy|policies|afforded|provided|by|these|those)[ ,]*(?=[a-z .!]|$))*",
  "(?:as )?(?:set forth|set out|listed|stated|shown|outlined|described|provided|referenced) in your (?:correspondence|inquiry|e-?mail|letter|request|message)(?=\\s*(?:$|[.,;!)]|and ))",
  "(?:i|we) can (?:tell|assure) you(?: that)?(?! (?:when|if|once|after|how|what|which|nothing|later|more|tomorrow))",
  "dear (?:valued )?(?:customer|client|partner|colleague|friend|team|certificate holder)s?(?=\\s*[,:])",
  "as of (?:today'?s|the current|this|the present) date|as on (?:(?:this )?date|today)(?! of)",
  "(?<=^\\W*)further to (?:your|the|our) (?:(?:below|trailing|trail|above) )*(?:e-?mail|mail|message|request|conversation|correspondence|inquiry)(?: below)?,?",
  "(?:please )?(?:do not|don'?t|dont|no need to) (?:you )?worry(?: about (?:it|that|this|anything))?",
  "any (?:other |more )?questions?,? (?:please |just |you can )?(?:call|text|e-?mail|contact|reach|let) (?:me|us|my cell|the office)(?: know)?(?: (?:at|on|@))?(?! (?:before|first|to))",
  // What a lawyer's letter keeps back, and no fact with it.
  "(?:and |but )?without (?:assuming|undertaking|accepting) (?:any )?(?:duty|obligation|undertaking) to (?:update|supplement|revise)(?: (?:this|it|the|information|response|letter|e-?mail|same|in the future))*",
  "as of the date (?:of )?(?:this (?:e-?mail|letter|message|response|reply)|hereof)",
]

/** Greetings, thanks, offers, papers, and who writes: known, and without weight. */
export const COURTESY_PHRASES: Phrase[] = phrasesOf('plain', COURTESY)
