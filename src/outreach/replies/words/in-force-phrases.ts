import { type Phrase, phrasesOf } from './sense.ts'

/** In force. */
const ACTIVE: string[] = [
  // "Status ACT", as systems print it.
  '(?<=\\bstatus[:=|]? {0,2})act(?=\\s*(?:$|[.,;|)-]))',
  "(?:in effect|in force|effective|active) and unexpired|unexpired and (?:in effect|in force|effective|active)",
  // "The insured maintains professional and cyber liability coverage as described in your request."
  "(?<!\\b(?:to|must|should|who|if|when) )(?:maintains|carries)(?=(?: (?!not\\b|no\\b|only\\b|or\\b|other\\b|similar\\b)[a-z&',]+){1,14} (?:coverages?|policies|insurance) (?:exactly |just )?as (?:described|listed|shown|stated|outlined|set forth) (?:in your|below|above|on your))",
  // "... maintains cargo coverage with Prairie Star, with the limits set out in your request."
  "(?<!\\b(?:to|must|should|who|if|when) )(?:maintains|carries)(?= (?!not\\b|no\\b|only\\b)[^.;()]{3,220}?(?:coverages?|polic(?:y|ies)|insurance)[^.;()]{0,200} (?:with|at|for|in) the (?:limits|limits and (?:dates|terms)|dates and limits|amounts) (?:(?:set (?:out|forth)|shown|listed|stated|described|outlined|noted|indicated) (?:in|on) your|(?:shown|listed|stated|noted) (?:below|above)|you (?:list|listed|show|have)))",
  "(?<=(?<![a-z])(?:they|they're|these|those|both|all(?: (?:two|three|four|five|of them))?|everything|everything's|polic(?:y|ies)|coverages?|dam|gl|auto|cargo|umbrella|comp|wc|property)(?: (?:is|are))?(?: (?:all|both))? |(?<![a-z])are (?:all|both) )still on(?=\\s*(?:$|[.,;!)]))",
  "(?:still|keeps?) (?:going|chugging along|humming along|alive and well)(?: strong)?(?=\\s*(?:$|[.,;!)]))",
  "(?<=(?<![a-z])(?:polic(?:y|ies)|coverages?|both|all|they|these) (?:is|are) (?:both |all |still |currently |live and |active and |in[- ]force and )*)(?:live and )?running(?: fine| well)?(?=\\s*(?:$|[.,;!)]| and the ))",
  "(?<=(?:active|in force|current|valid) (?:and|&) )(?:in )?good standing",
  // "The GL renewed as shown", and not "will be renewed as shown".
  "(?<!\\b(?:be|being|get|getting|not|n't|if|when|once|until|unless) )(?:was |were |has |have |been )*renewed as (?:shown|listed|stated|indicated|you (?:have|show|list)(?: it)?)(?= ?(?:$|[.,;!)]|and ))",
  "(?<=\\b(?:is|are) (?:both |all |still |currently )*)effective(?=\\s*(?:$|[.;!)]| and (?:in force|active|current|correct|valid)(?![a-z])))",
  "(?:(?:valid|active|effective|in force|binding|enforceable|legally)(?:,|,? and|/| &) ?)+(?:valid|active|effective|enforceable|binding|in force)(?! ?(?:date |as of |on |from )?(?:\\d{1,2}/|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))",
  // "Hola si esta activa": the yes without its accent at the head of a letter, and no "if" that something else follows.
  "(?<=^\\W*(?:(?:hola|buen(?:os|as)? (?:dias?|tardes|noches)|claro que|que tal|saludos)[,.!]? ){0,2})si (?:(?:las?|los|ambas|todas|ambos) )?(?:(?:dos|tres|cuatro|polizas?) ){0,2}(?:esta|estan|sigue|siguen|continua|continuan) (?:todavia |aun |tambien )?(?:activ[oa]s?|vigentes?|en vigor)(?=\\s*(?:$|[.!;]| (?:(?:la|las|los|ambas|todas|ambos)(?! (?:que|cual))|todo|gracias|saludos|con (?:los|esos)|y (?:(?:los|el) limites?|correct[oa]s?|todo))(?![a-z])))",
  // "El auto si esta activo": the yes without its accent, behind what it is of. Not "diga si esta activo".
  "(?<=(?<![a-z])(?:auto|autos|carga|cargo|gl|poliza|polizas|cobertura|coberturas|general|comercial|ambas|ambos|dos|tres|cuatro|todas|todos) )si (?:esta|estan|sigue|siguen|continua|continuan) (?:todavia |aun |tambien )?(?:activ[oa]s?|vigentes?|en vigor|al corriente)",
  '(?:still |currently |presently |fully |indeed |very much |remains? |remained |stays? |stayed |continues? to be )*(?:up to date|up-to-date|active|in[- ]?force|in full force(?: (?:and|&|n) effect)?|in effect|in good standing|on the books|on risk)',
  // "Coverage is current on both", and no client who is current on his bills.
  "(?<=(?<![a-z])(?:coverages?|insurance|policies|everything) (?:is |are |all |still |currently |shows? (?:as )?|remains? )*)(?:current|valid|live|good)(?= on (?:all|both)(?: (?:of (?:them|these|those)|(?:the )?(?:two|three|four|five|[2-6]))?(?: (?:policies|lines|coverages))?)?\\s*(?:$|[.,;!)]))",
  // "Kessler's policies are all current with us", and no client who is current with his bills.
  "(?<=(?<![a-z])(?:policies|policy|coverages?|lines|of (?:these|those|them)|these|those|all (?:two|three|four|five)|both) (?:is|are) (?:all |both |still |currently )*)(?:current|in place|active) (?:here )?(?:with|through) (?:us|our (?:office|agency))(?=\\s*(?:$|[.,;!)]| (?:as (?:shown|listed|you)|and )))",
  '(?:still |currently |fully )*(?:current|valid|live|in place)(?=\\s*(?:$|[.,;!)|-]|/ (?!(?:expired|not|cancell?ed|lapsed|inactive|invalid)(?![a-z]))|and |but |however |though |although |while |except |besides |other than |apart from |aside from |with (?:the|those|these|all|limits|no (?:changes?|lapses?|gaps?|cancell?ations?|interruptions?|issues))|at (?:the|those|these) (?:limits|amounts)|under (?:those|these|that|this) (?:policy )?numbers?|as (?:shown|listed|of|you|is)|per |for |in our|on our|through |thru |until |at this time|today|under (?:all|both|each|these|the)))',
  "(?<=\\b(?:polic(?:y|ies) (?:(?:is|are|all|both|still) ){1,3}|policy's (?:all |still )?))good(?! (?:for|until|till?|through|thru|as)(?![a-z]))",
  // "Both are good.", asked about two that stand; "all good" alone is a nod.
  "(?<=\\b(?:both|all (?:two|three|four|five|six|[2-6])|all of (?:them|these|those))(?: of (?:them|these|those))?(?: polic(?:y|ies)| lines)? (?:are |look )?(?:both |all |still )?)good(?: to go)?(?=\\s*(?:$|[.,;!)]))",
  '(?:en vigor|en vigencia|vigentes?|activ[oa]s?|al dia(?: (?:con|en) (?:los |sus )?pagos)?|al corriente(?: (?:de|con|en) (?:los |sus )?pagos?)?|sigue en vigor|siguen en vigor|en efecto)',
  // "Good to go on all three", "they're good, all of them": of each of them, where a bare "good" is a nod.
  "(?<=^\\W*(?:(?:yes|yep|yeah|yup|ya),? )?)(?:we are |we're |they are |they're |you are |you're )?(?:all )?good(?: to go)?(?= on all(?: (?:of (?:them|these|those)|(?:the )?(?:two|three|four|five|[2-6])(?: of (?:them|these|those))?))?(?: policies| lines| coverages)?\\s*(?:$|[.,;!]))",
  "(?<=^\\W*(?:(?:yes|yep|yeah|yup|ya),? )?)(?:they are|they're) (?:all |both |still )?(?:good|fine|ok|okay)(?=,? all(?: (?:of (?:them|these|those)|(?:two|three|four|five|[2-6])(?: of (?:them|these|those))?))\\s*(?:$|[.;!]))",
  // "All 3 still good", and no quote or offer that is.
  "(?<=\\b(?:all|both|these|they|they're|four|three|two|[2-6]|polic(?:y|ies)|lines)(?: (?:are|is|all|both|of them|policies|lines))* )still good(?=\\s*(?:$|[.,;!)]))",
  "(?<=^\\W*(?:(?:yes|yep|yeah|yup|hi|hello|hey|good morning|good afternoon)[,.!]? ){0,2})(?:we are |we're |they are |they're )?all good(?= on (?:these|those|all of (?:these|those|them)|both|all (?:two|three|four|five)|both of (?:these|those|them))\\s*(?:$|[.,;!]))",
  // Policies, and not trucks.
  "(?<=\\b(?:polic(?:y|ies)|coverages?|all|both|four|three|two|these|lines?|below|everything|listed|above) (?:(?:is|are|still|all|both) )+)up and running",
  "(?:all |both |still |are |is )*good(?= (?:(?:through|thru|until|til|till) |(?:to|for) (?:(?:the |this |their |its |at least |next |another |a |an |one |all of |our |both |full |whole |entire |current |policy |coverage |rest of |remainder of |end of |that |listed |stated )*(?:term|terms|period|year|date|dates|jan[a-z]*|feb[a-z]*|mar(?:ch)?|apr[a-z]*|may|june?|july?|aug[a-z]*|sep[a-z]*|oct[a-z]*|nov[a-z]*|dec[a-z]*|auto|gl|cargo|umbrella|wc|comp|property)(?![a-z])|\\d)))",
  // "You need to call Great Lakes, not us."
  "(?:current|active|valid|effective|in good standing)(?:,| and|/| &) ?(?:current|active|in[- ]force|in effect|valid|up to date|in good standing)",
]

const AGREES = '(?:(?:is|are) )?(?:all |also )?(?:(?:agrees?|match(?:es)?|lines? up|corresponds?|right in line|in line|consistent|identical|in agreement|ties?(?: out)?|reconciles?|squares?) (?:with|to)|mirrors?|match(?:es)?|(?:exactly |just )?the same as)'
const OUR_RECORDS = "(?:what (?:we|i) see|what (?:we|i) (?:have|show|see) (?:on file|in our (?:system|records|file))|what(?:'s| is) (?:on file|in (?:our|the) (?:system|records|file))|what (?:i'm|i am|we're|we are) (?:looking at|seeing|showing)|(?:our|my|the) (?:agency )?(?:records?|files?|system|books|declarations?(?: pages?)?|decs?(?: pages?)?|dec page|policies|policy files?|(?:equipment |vehicle |property |policy )?schedules?(?: of (?:values|equipment|vehicles|locations))?))"
/** In dates and limits both, or it would be of some of the facts only. */
const IN_ALL = '(?: (?:with (?:regard|respect) to|as to|as far as|regarding|in terms of|on)(?=[^.;]{0,60} dates)(?=[^.;]{0,60} limits)(?:[ ,]+(?:the|all|policy|and|&|numbers?|dates?|limits?|terms?|carriers?|coverages?|names?|types?|insureds?)(?![a-z])){2,12})?'
const ENDS_THERE = '(?= ?(?:$|[.,;!)]|(?:and|exactly|perfectly|to a t|with regard|with respect|as to|as far|regarding|for|on|in (?:terms|every|all)|across|here|word for word|today)(?![a-z])))'

/** The facts are right. */
const MATCH: string[] = [
  "(?:match(?:es)?|mirrors?|same as|agrees? with|identical to) (?:mine|ours|yours)(?=\\s*(?:$|[.,;!)]|and |exactly|perfectly|to a t(?![a-z])))",
  "(?:(?:has|have|had|is|are|was|were) )?(?:been )?(?:(?:correctly|accurately|properly|rightly) (?:stated|listed|shown|described|recited|reflected|reported|captured|set forth|noted|quoted)|(?:stated|listed|shown|described|recited|reflected|reported|captured|set forth|noted|quoted) (?:correctly|accurately|properly))(?: (?:in|by|on) (?:your|the) (?:communication|correspondence|e-?mail|letter|message|request|inquiry|list))?",
  // "The cargo stands as you have it."
  'stands? as (?:you (?:have|show|list) (?:it|them)|shown|listed|stated)(?=\\s*(?:$|[.,;!)]| and (?:is|are|all|both)(?![a-z])))',
  // "Everything else stands."
  "(?<=(?:else|(?:the|all) (?:rest|others?)|(?:other|remaining) (?:one|two|three|policies|lines|limits|coverages)) (?:all |still )?)stands?(?: (?:as (?:is|you have (?:it|them))|unchanged|correct))?(?=\\s*(?:$|[.,;!)]|and (?:is|are|all|both|in force|active)|as (?:shown|listed|stated|noted)))",
  'right(?= on (?:all|both|every|the (?:two|three|four|five)))',
  "(?:just |exactly |right )?(?:like|the way|how) (?:you(?:'ve)?|it is|they are|it's) (?:have|show|list|state|described?|put|wrote|got|listed|shown|typed|laid|spelled|set|sent)(?:ed|n)?(?: (?:it|them|those|these|below|above|here|listed|down|up|out|over))*(?! (?:is|was|are|were) (?:how|what)(?![a-z]))",
  "(?:ties?|tie out|ties out) (?:to|with) (?:yours?|ours|mine|(?:my|our) (?:file|files|records?|system|books)|what (?:you|i|we) (?:have|show|list(?:ed)?|sent))",
  // Limits "as per your e-mail" are those asked; a policy active "per your e-mail" is their word.
  "(?<=\\b(?:limits?|dates?|terms?|details|info|information|values|numbers|amounts) (?:(?:is|are) )?)(?:all |same )*(?:as per|per|in line with|in accordance with|consistent with|in agreement with) (?:your|the) (?:e-?mail|list|request|letter|message|(?:trail(?:ing)? )?mail|note|below)(?: below)?",
  "(?<=\\b(?:rest|others?|ones|else|limits?|dates?|terms?|numbers?) (?:(?:have|has|all|both) )?)(?:stayed|stays|stay|kept) (?:exactly |all )?(?:the same|unchanged)(?=\\s*(?:$|[.,;!)]|and (?:is|are|all|both|active|in force)))",
  "(?:we |i )?(?:show|have|see) the same(?: thing| info(?:rmation)?| data)?(?: that| as)? you (?:do|have|show|list)",
  "(?:exactly |just |all )?(?:the )?same as (?:mine|ours|what (?:i|we) (?:have|show|see)|my (?:records?|system|file)|our (?:records?|system|file))",
  `${AGREES} (?:(?:yours|ours|mine|what (?:you|we|i) (?:have|show|list(?:ed)?|sent|provided))${IN_ALL}|${OUR_RECORDS}${IN_ALL}${ENDS_THERE})`,
  '(?:correct|accurate|matches|match|matching|agrees|agree (?:with|to)(?=\\s*(?:$|[.,;!)]))|agree(?= (?:with|to) )|tie out|ties out|lines? up|reconciles?|checks? out|checks(?=\s*(?:$|[.,;!]))|(?:right |dead )?on the money|dead on(?=\\s*(?:$|[.,;!)]))|spot on|on point|identical|exactly|correctly|the same|same|true|unchanged|as is)',
  "(?:just |exactly |precisely |is |are )*as (?:(?:they stand|it stands)(?! (?:now|today|right))|you (?:have|say|show|list|state|described?|indicate|sent|put|wrote)(?:ed|d)?(?: (?:it|them|those|these|below|above|here))*|shown|listed|stated|requested|indicated|outlined|described|presented|noted|written|set out|set forth|specified|provided|represented|reflected|below|above)(?: (?:below|above|here|in your (?:e-?mail|letter|request|message|note)))?",
  "(?:is|are) (?:exactly )?(?:the (?:same )?ones|those|the same(?: ones)?) (?:on|in|from) (?:your|the) (?:list|request|e-?mail|letter|message)|(?:is|are) (?:exactly )?the (?:same )?(?:ones? )you (?:have|list(?:ed)?|show|sent)(?: (?:below|there|listed|shown))?",
  "(?:is|are) (?:all |exactly |just )?what (?:you(?:'ve| have)? (?:got|have|list(?:ed)?|show|sent|put|wrote)|(?:is|was) (?:listed|shown))(?: (?:there|below|listed|down|shown))?",
  "(?:is|are) (?:all |exactly |just |also )?what (?:we|i)(?:'ve got| have| show| see)(?: (?:too|here|on file|as well|also|in our (?:system|records|file)))?(?=\\s*(?:$|[.,;!)]|and ))",
  '(?:no|without) (?:discrepanc(?:y|ies)|differences?|corrections?(?: needed| necessary| required)?|errors?|exceptions?|edits)(?: (?:to report|noted|on our end|found))?',
  'nothing (?:to correct|is different|different|to add)',
  // "Limits on your list are the ones on the decs."
  "(?:is|are|come|came) (?:exactly |also |just |all )*(?:the (?:same )?ones|as|the same as|(?<=\\b(?:limits?|dates?|numbers?|values?|amounts?|figures|info|information|details|everything) (?:is|are|come|came) (?:exactly |also |just |all )*)(?:straight|right) (?:from|off)|what is|what's) (?:shown |listed |shows |is |are )?(?:on|in|of)? ?(?:the|our) (?:decs?|dec(?:laration)?s? pages?|declarations|actual policies)(?=\\s*(?:$|[.,;!)]))",
  '(?<=\\b(?:limits?|dates?|amounts?|numbers?|values?|terms|details|figures|everything) (?:all |also |both )*)agrees?(?=\\s*(?:$|[.,;!)]|and ))',
  '(?:you (?:have|had|got|\'ve got) )(?=(?:it|them|everything|all of (?:it|them|that)|that|those|these) (?:all )?(?:right|correct)(?:\\s*(?:$|[.,;!)]|and )))(?:it|them|everything|all of (?:it|them|that)|that|those|these) (?:all )?(?:right|correct)',
  '(?:is|are|that is|that\'s|thats|everything is|everything\'s|you are|you\'re|which is|still|numbers?|limits?|dates?|values?|were|was|quite|also|exactly) (?:all |also |both |still |quite |absolutely )?right',
  'right(?=\\s*(?:$|[.,;!)-]))',
  '(?:correct[oa]s?|es correcto|son correct[oa]s|coinciden?|concuerdan?|tal (?:y )?como|exact[oa]s?|igual(?:es)?|(?:l[oa]s? )?mism[oa]s?|en orden|asi como (?:aparecen?|estan?|los? tiene[ns]?)|como (?:(?:usted(?:es)? )?(?:lo|la|los|las) (?:pusieron|puso|ponen?|puse|menciona(?:n)?|indica(?:n)?|lista(?:n)?|describen?)|(?:dicen?|vienen?|salen?|se muestra|se ven?|indican?|menciona(?:n)?)(?: (?:ahi|alli|abajo|arriba|aqui|en (?:su|el|la) (?:correo|lista|mensaje|solicitud)))?|usted(?:es)? (?:lo|la|los|las) tienen?|se indica|aparecen?|esta(?:n)?|los? tienen?|lo indica|indicad[oa]s?|mostrad[oa]s?|listad[oa]s?)|sin (?:errores|diferencias|correcciones))',
]

/** Affirms. */
const YES: string[] = [
  // "Agree, all in force."
  '(?<=^\\W*(?:(?:hi|hello|good (?:morning|afternoon))\\W+)?)(?:i |we )?(?:agreed?|concur)(?=[,;] (?:all|both|everything|these|they|the policies) )',
  "this (?:e-?mail|letter|message) (?:hereby )?(?:confirms|certifies|verifies)(?: that)?(?! (?:receipt|our call|your))",
  "(?:this|our|my) (?:office|agency|firm|brokerage) (?:can |does |do |hereby |is able to |is pleased to )*(?:confirms?|verif(?:y|ies)|certif(?:y|ies))(?: that)?(?! (?:with|through)(?![a-z]))",
  "(?:the|my|our) (?:answer|response|reply) is:? (?:an? )?(?:yes|affirmative)(?: (?:to|for|on) (?:all|both|everything|each)(?: (?:of (?:them|these)|two|three|four|five|six|[2-6]))?)?(?=\\s*(?:$|[.;!)]))",
  // "OK to all four", in answer to a request that offers "yes to all".
  "(?:ok|okay|okey|good|fine|affirmative)(?= (?:to|on|for) both(?: of (?:them|these|those))?(?: (?:policies|lines|items|coverages))?\\s*(?:$|[.,;!)-]))",
  "(?:ok|okay|okey|good|fine|affirmative) (?:to|on|for) all(?: (?:of (?:them|these|those|it)|two|three|four|five|six|[2-6]))?(?: (?:policies|lines|items|coverages|counts|fronts))?(?=\\s*(?:$|[.,;!)-]))",
  "(?:i|we)(?: can|'ll| will)? (?:absolutely |certainly |definitely |gladly )?(?:vouch for|attest to)(?= (?:the|all|both|these|those|everything|it|them|that|this|gl|auto|cargo|property|umbrella|wc|comp)(?![a-z]))",
  "(?:confirming|acknowledging) receipt and (?:confirming|verifying|can confirm)(?: that)?",
  // "You can mark all four verified."
  "(?:(?:so )?(?:you (?:can|may) |please |feel free to |go ahead and ))+(?:mark|consider|treat|record|list|count) (?:them|these|those|it|both|everything|all(?: (?:of (?:them|these)|two|three|four|five|six)(?: policies)?)?|(?:the|these|both|all) (?:two |three |four )?(?:policies|coverages))(?: all| both)? (?:down )?(?:as )?(?:verified|confirmed)",
  "(?:(?:i|we) )?(?:fully |also )?concur(?: (?:with (?:this|that|it|all(?: of (?:it|this|the above))?|everything|the above|your (?:list|information|info|e-?mail)|what you (?:have|show|list(?:ed)?)))(?: below| above)?)?(?=\\s*(?:$|[.,;!)-]))",
  "(?:please )?(?:(?:let|allow) this (?:e-?mail |letter |message |note |reply |response )?(?:to )?(?:serve|act|stand)|(?:accept|take|consider|treat) this(?: e-?mail| letter| message| note| reply)?) as (?:my |our |a |an |written |formal |official |your )*(?:confirmation|verification)(?: (?:that|of(?: (?:coverage|insurance) for (?:our|the) (?:mutual )?(?:client|insured|customer))?))?",
  "please (?:accept|consider|take) this (?:e-?mail |letter |message |note |reply )?(?:to be |as )?(?:my |our |a |an |written |formal |official )*(?:confirmation|verification)(?: (?:that|of(?: (?:coverage|insurance) for (?:our|the) (?:mutual )?(?:client|insured|customer))?))?",
  "(?:this|the following) (?:e-?mail|letter|message|note|reply) (?:(?:will |shall )?serves? as|confirms|is(?: to)?(?: serve as)?|constitutes) (?:my |our |your |a |written |formal |official )*(?:confirmation|verification|confirm|verify)(?: (?:that|of))?|please (?:accept|consider|take|let|allow) this (?:e-?mail |letter |message |note |reply )?(?:as|(?:to )?serve as|(?:to )?be) (?:my |our |your |a |written |formal |official )*(?:confirmation|verification)(?: (?:that|of(?: (?:coverage|insurance) for (?:our|the) (?:mutual )?(?:client|insured|customer))?))?",
  // "Y" under a quoted policy.
  '(?<=^\\W*)y(?=\\W*$)',
  '(?<=[:=|-] ?)y(?=\\s*(?:$|[,;.|)]|[a-z&/ ]{2,20} ?[:=|-]))',
  "(?:(?:i|we) can only|(?:i am|i'm|we are|we're) only able to) (?:confirm|verify)",
  "(?:yes|yep|yup|yeah|yea|yessir|yes sir|yes ma'am|affirmative|confirmed|verified|absolutely|certainly|of course|indeed|definitely)",
  "(?:in (?:answer|reply|response) to (?:your|the) (?:e-?mail|question|questions|request|letter|message)[:,]? )?(?:yes,? ){1,4}(?:and )?yes",
  '(?<=^\\W*)si,? (?:a )?(?:tod[oa]s|amb[oa]s|l[oa]s (?:dos|tres|cuatro|cinco))(?=\\s*(?:$|[.,;!)]))',
  'si a (?:l[oa]s (?:dos|tres|cuatro|cinco)|tod[oa]s?|amb[oa]s)',
  '(?:yes to (?:all (?:of (?:them|the above|it)|two|three|four|five|six|[2-9]|items|lines)|all|everything|each)(?: (?:of (?:them|it)|items|lines|policies))?)',
  "(?:(?:i|we) (?:can |do |hereby |also |are able to |am able to |am happy to |would like to |'m able to |'re able to )*(?:confirm|verify|certify|attest|affirm|validate)|(?:i am|i'm|we are|we're|am|writing to|(?:i|we) write to|this is to|this (?:(?:e-?mail|letter|message|note|reply) )?(?:is to |will |serves to )|happy to|glad to|pleased to|can|able to|please let this (?:(?:e-?mail|letter) )?|pls let this |let this (?:(?:e-?mail|letter) )?|please accept this (?:as|to)|hereby|agency|insurance|we'?d like to) ?(?:confirm|verify|confirming|verifying|certify)(?:ation|s)?|confirms|confirming(?: that)?|confirmation (?:that|of))",
  "(?:that is|that's|thats|this is|it is|it's) (?:all )?(?:correct|right|accurate|affirmative|true)",
  '(?:confirmo|confirmamos|confirmad[oa]s?|se confirman?|afirmativo|asi es|efectivamente|claro que si|por supuesto|verificad[oa]s?|(?:puedo|podemos|quiero|queremos|deseo|deseamos|quisiera|me permito|nos permitimos) confirmar(?:les?|te)?(?: que)?(?! con (?:la|el|los|las|mi)(?![a-z]))|le confirmo|les confirmo|queda confirmad[oa]|quedan confirmad[oa]s)',
  "(?<=^\\W*)(?:sure|certainly|absolutely|definitely|indeed) (?:it |they |that )?(?:is|are|does|do)(?=\\s*(?:$|[.,;!]))",
  // "Are these policies in force, with these dates and limits?" "They are."
  "(?<=^\\W*)(?:they|these|those) (?:all |both )?(?:are|do)(?=\\W*$|, (?:with|at) (?:those|these|the|your|all) (?:(?:same|listed|of|those|these|the) )*(?:limits|dates|numbers|terms|amounts))",
  "(?<=^\\W*)(?:ok(?:ay)? to )?confirm(?: to)? (?:all|both)(?: (?:of (?:them|these)|two|three|four|five|six|[2-6]))?(?: (?:policies|lines))?(?=[^\\w?,]*$)",
  // Alone it is the word the request asked for.
  '(?<=^\\W*)confirm(?=[^\\w?]*$)',
  // "GL Y", "Cyber N - expired": a letter behind the coverage it is of.
  '(?<=^\\W*[a-z&][a-z&/\'. -]{1,24} )y(?=\\W*$)',
]

/** Affirms lightly, never enough alone. */
const WEAK: string[] = [
  "(?:(?:is|are|looks?|all) )?(?:rock )?(?:solid|golden|squared away|in good shape|hunky[- ]dory|a-?okay|kosher|peachy)(?=\\s*(?:$|[.,;!)-]|and ))",
  "(?:(?:is|are|we're|we are|you're|you are) (?:all )?a go|(?:they're|they are|he is|he's|she is|she's|you're|you are|insured is) (?:all |fully |still )*covered)(?=\\s*(?:$|[.,;!)]))",
  'nothing (?:is )?wrong',
  '(?:paid in full|paid up|all paid(?!(?: up)?,? (?:and|&) (?:active|in[- ]force|current))|fully paid)',
  "(?:(?:looks?|looking|sounds?|seem(?:s|ed)?) (?:all )?(?:good|fine|great|right|ok|okay|correct|accurate|alright|in order)|all set|all good(?: to go)?|good to go|lgtm|good|fine|okay|ok|k|great|alright|all right|perfect|perfecto|bien|todo bien|todo en orden|de acuerdo|no (?:problems?|issues?|concerns?|worries)(?: (?:there|here|at all|on (?:that|this) one|with (?:that|this) one))?|works|sure|10-4|roger|agreed|a-?ok|👍|fair enough|estan bien|esta bien|we'?re good|you(?:'re| are) (?:all )?(?:good|set)(?: to go)?|in order)",
]

/** The same as what was said before. */
const INHERIT: string[] = [
  "(?:(?:is|are) )?(?:also )?included(?=\\s*(?:$|[.,;!)]))",
  "(?:too|as well|tambien)(?=\\s*(?:$|[.,;!]))",
  "so (?:is|are|was|were|did|do|does|has|have)|same (?:for|goes for|with|on|story|thing)|the same (?:for|goes for|with)|likewise|ditto|idem|lo mismo|igual que",
]

/** What says that a policy stands as it was asked. */
export const IN_FORCE_PHRASES: Phrase[] = [...phrasesOf('active', ACTIVE), ...phrasesOf('match', MATCH), ...phrasesOf('yes', YES), ...phrasesOf('weak', WEAK), ...phrasesOf('inherit', INHERIT)]
