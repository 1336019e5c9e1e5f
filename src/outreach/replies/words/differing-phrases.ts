import { type Phrase, phrasesOf } from './sense.ts'

/** Replaced: the new values decide. */
const REPLACED: string[] = [
  // "The property was moved off the package to Lakehead."
  '(?:(?:has|have|had|was|were|been) )*(?:moved|taken|pulled|split|broken|carved) (?:off|out|off of|out of) (?:of )?(?:the|their|his) (?:package|bop|program)(?: policy)?',
  // "Was cancel/rewrite - new policy TX-2".
  "(?:(?:was|were|is|are|got) )?(?:an? )?cancel(?:l?ed|l?ation)?(?: ?/ ?| ?& ?| and | |-)re-?(?:writ(?:e|ten)|wrote)(?=[ ,;:(–-]{0,3}(?:the (?=[a-z]{2,20} (?:policy )?(?:on|eff|as|with|to) )|new|with|under|to|as|eff|policy|on|and|in|\\d))",
  '(?:has |have |was |were )?rolled over(?= to(?! us| me))',
  "went(?: over)?(?= to (?!another|an? |some|us |our |me |the other)[^.;]{2,60}(?<![a-z])(?:policy|pol\\.?|number|no\\.|#) ?(?:number |# ?)?[a-z0-9-]*\\d)",
  '(?:re-?written|re-?wrote|did (?:all |both )?renew(?!\w)|replaced|remarketed|rolled|moved(?: (?:it|them|that|everything))? over(?= to)|moved|switched|transferred|(?<!\\b(?:we|i|was|were|been|(?:our|the) (?:office|agency)) )placed|placed(?= (?:with|elsewhere|through|by))|changed (?:carriers?|companies|markets)|new carrier|new policy(?: number)?|re-?issued|renewed|renews|renewal|renewing|renewals|reescrit[ao]|reemplazad[ao]|movimos|cambiamos|(?:pasamos|pasaron|movieron|cambiaron)(?= a(?:l)? )|renovad[ao]s?|renovo|renueva|renovacion|se renovo)',
]

/** A fact is wrong, and needs the right one. */
const WRONG: string[] = [
  // "We never issued it at 150k": not with that limit.
  "(?:(?:we|i|they|he|she|insured) )?(?:did not|didn'?t|never|have not|haven'?t|do not|don'?t) (?:ever |actually )?(?:issued?|wr[oi]te|written|b[io]nd|bound|ha[dv]e?|carry|carried|placed?|sold|sell|provided?|quoted?|offer(?:ed)?) (?:it|that|this|them|that one|coverage|limits?|the [a-z]+|an? [a-z]+|that [a-z]+) (?:at|with|for)(?= (?:an? |the |that |those )?(?:limits? |deductible )?(?:of )?(?!20\\d\\d(?![\\d,]))\\$?\\d)",
  // "The auto is with the assigned risk pool": no company that was asked about.
  "(?:(?:is|was|are|were|went|goes|got|had to go|now|currently|placed|put|written) )*(?:with|to|by|from) (?:the |an? |their |our )?(?:state |state's |[a-z]{2} )?(?:assigned risk(?: (?:pool|plan|program|market))?|residual market|fair plan|risk pool|joint underwriting (?:association|plan)|jua)(?! (?:rates?|rating|surcharge|drivers?))",
  // "Auto limits off, cargo in force".
  "(?<=\\b(?:limits?|dates?|terms?|numbers?|amounts?|carrier|company|deductibles?|expiration|address|name) )(?:(?:a (?:bit|little|hair)|slightly|way) )?off(?=\\s*(?:$|[.,;:!/)|]))",
  // "The auto is the expiring one", and no "renewal of the expiring policy".
  "(?<!\\b(?:of|from|as|than|over|replac\\w+|renew\\w*|follow\\w*) (?:(?:the|an|that|our|their|its) )?)(?:(?:the|an|your|their|its|that) )?expiring (?:ones?|polic(?:y|ies)|terms?|years?|coverages?|numbers?|decs?|cert(?:ificate)?s?|info(?:rmation)?|account)",
  "(?<=\\byou(?:'ve| have| show| list| listed| got| sent| are showing| have listed)? )(?:the|their|his|her|an?|our) expiring(?! (?:date|limit))",
  "(?:is|was|are|were|comes? from|came from) (?:on |from |off )?(?:the )?(?:expiring|expired|prior|previous|old|last) (?:term|year|policy|period)(?:'?s)?(?=\\s*(?:$|[.,;:!-]| (?:and|not|limit|number|amount|deductible)))",
  // "The limit you have is old", "is last year's".
  "is (?:an? |the )?(?:very )?(?:old|outdated|stale|out[- ]of[- ]date|last (?:year|term)'?s|the previous(?= (?:one|number|figure|limit|value|amount|term)))(?: (?:one|number|figure|limit|value|amount|date|term|info))?(?=\\s*(?:$|[.,;:!-]| and (?:it|the)| as of| by now))",
  "(?:(?:is|are|looks?)|(?<=[a-z]')s) (?:just )?(?:(?:a (?:bit|little|hair)|slightly|way) )?off(?=\\s*(?:$|[.,;:!-]| (?:on|in|by) (?:your|the list|a)))",
  "(?:(?:is|are|became|turned into|converted to|changed to) (?:now )?|(?<=\\b(?:he|she|they|it)(?:'s|'re) )(?:now )?)an? (?:llc|l\\.l\\.c|inc|corp|corporation|partnership|s[- ]corp|limited liability company)(?! (?:of ours|client))",
  "(?:con |a |pero |en |tiene |tienen )?(?:otr[oa]s?|distint[oa]s?|diferentes?) (?:limites?|montos?|fechas?|vigencias?|numeros?|deducibles?)|(?:limites?|montos?|fechas?|numeros?) (?:distint[oa]s?|diferentes?)",
  "(?:se )?(?:cambio|cambiaron)(?! a(?![a-z]))",
  "(?:i think |i believe |looks like |it looks like |seems )?you(?:'ve| have| may have| might have)? (?:flipped|transposed|switched|swapped|reversed|mixed up|inverted)(?: (?:the|two|three|last|first|a couple|couple|some|of|numbers?|digits?|characters?|them|it))*",
  "(?:(?:two|three|a couple|some|the last|the first|a few|couple) (?:of )?(?:the )?)*(?:two |three |last )*(?:digits?|numbers?|characters?|figures?|letters?) (?:(?:is|are|was|were|got) )?(?:turned around|flipped(?: around)?|transposed|switched(?: around)?|swapped|reversed|inverted|backwards?|mixed up)",
  "under (?:an? )?(?:new|different|other|another|separate) (?:policy )?(?:numbers?|polic(?:y|ies)|#s?)",
  "(?:(?:i am |we are |i'm |we're )?(?:not sure|unsure|do not know|don'?t know|no idea) (?:where|how|why|who) (?:you|they|that|this|the [a-z]+ number)(?: (?:got|get|have|had|came up with|found|pulled|came from|comes from))*)(?! (?:if|whether))|(?:wrong|incorrect|inaccurate|mistaken|outdated|out of date|not (?:quite |entirely |exactly |all )?(?:right|correct|accurate|the same|what)|isn'?t (?:quite |entirely )?(?:right|correct|accurate)|aren'?t (?:quite |entirely )?(?:right|correct|accurate)|(?:does not|doesn'?t|do not|don'?t) (?:match|agree|tie|line up)|mismatch|(?:is|are) off|different|differs?|differently|discrepanc(?:y|ies)|typo|misprint|transposed|errors?|mistake|needs? (?:to be )?(?:updated|corrected|changed|correction)|changed|changes|correction|incorrect[oa]s?|equivocad[oa]s?|erroneo|erronea|diferentes?|no coinciden?|no es correct[oa]|no son correct[oa]s|mal)",
  "(?:with |has |have |is |are |now )*(?:an? )?(?:new|different|other) (?:insurance )?(?:carriers?|company|companies|insurers?)(?! (?:is|es|:))|(?:with |under )(?:an? )?(?:new|different|other) (?:policy )?numbers?",
  "(?:with |the |their |has |have )*(?:new|updated|revised|changed|other|old|previous|prior|lower|higher|reduced|increased|amended|adjusted) (?=limits?(?![a-z])|dates?(?![a-z])|terms?(?![a-z])|(?:policy )?numbers?(?![a-z])|information|info(?![a-z])|deductibles?|values?(?![a-z])|amounts?(?![a-z])|insurers?(?![a-z]))",
  "(?:limits?|dates?|terms?|numbers?|deductibles?|values?|amounts?|info(?:rmation)?)(?: (?:were|was|have been|has been|are|is|got|being))* (?:updated|revised|changed|amended|adjusted|modified)(?! to)(?!(?: [a-z0-9/.]+){1,4} to \\$?\\d)",
  '(?:deductibles?|retentions?|limits?|coverages?|values?) (?:has |have |had )?(?:went|gone|going|goes|go) (?:up|down)(?! to)',
  // "The comp carrier you list is off."
  "(?<=(?<![a-z])(?:numbers?|carriers?|company|dates?|expiration|limits?|aggregate|deductible|terms?|ones?|#|no\\.?)(?: (?:on|for) (?:the |that )?[a-z&]{2,9})?(?: (?:that )?you(?:'ve| have)? (?:have|list|listed|show|shown|had|put|sent|got)(?: (?:down|there|on there|listed|here|for (?:the |it|that)[a-z ]{0,9}))?)? )(?:is|are|was|looks?) (?:a (?:little|bit|tad) |slightly |just )?off(?: by (?:a|one|two|1|2)(?: (?:digits?|numbers?|days?|months?|years?|letters?))?)?(?=\\s*(?:$|[.,;!)-]))",
]

/** Introduces the right value. */
const CUE: string[] = [
  "(?:went|goes|moved) to(?= \\$?\\d[\\d,.]*(?: ?(?:k|m|mm|mil|million|thousand))?(?![a-z0-9/-]))",
  // "The schedule is up to 712,000 now": raised, and no cap.
  "(?:is|are) (?:now |currently )up to(?= ?\\$?\\d)|(?:is|are) up to(?= ?\\$?[\\d.,]{1,12} ?(?:k|m|mm|mil|million|thousand)? (?:now|as of|with the|after|since|effective|at renewal|this (?:year|term))(?![a-z]))",
  "(?<=^\\W*|[,;(–-] ?)(?:the )?(?:current|new|right|renewal|updated|correct) (?:one|number|policy|policy number|#|no\\.?) is(?= (?:[a-z]{1,6}[- ]?)?\\d)",
  "(?:this|the current|the new) (?:year|term)(?:'s)?(?: (?:number|one|policy|limit))? is(?= (?:[a-z]{1,6}[- ]?)?\\$?\\d)",
  "should (?:also )?have an? [a-z0-9]{1,2} (?:on|at) (?:the|its) (?:end|front|beginning|start)(?: of it)?(?=[^.;]{0,12}\\b[a-z0-9-]*\\d{3})",
  "should (?:also )?(?:have|include|carry|show)(?= (?:an? |the )?[-/]?[a-z]{0,4}\\d)(?=[^.;]{0,34}\\d{3})",
  "(?:should |must |does )?(?:ends?|starts?|begins?) (?:in|with)(?= (?:an? )?[a-z0-9-]*\\d)|should (?:end|start|begin) (?:in|with)",
  "(?:(?:is|are) )?now (?:called|known as|named)|(?:has |have )?(?:changed|switched) (?:its |their |the )?names?,? (?:and )?(?:it|they)(?:'s| is|'re| are) now(?: called)?|(?:has |have )?(?:changed|switched) (?:its |their |the )?names?,? (?:and )?(?:it|they)(?:'s| is|'re| are)(?: called)?(?= [^.;]{2,60} now\\W*$)",
  "(?:should (?:be|read|say|show|state|have been|reflect)|ought to (?:be|read)|needs? to (?:be|read|say|show)|supposed to be|must be|is actually|are actually|actually(?: is)?|in fact|correct (?:one|number|limit|value|date|policy number|amount|figure|expiration|name) (?:is|are)|reads?|(?:has|have|had|was|were|been)? ?(?:changed|lowered|increased|reduced|raised|amended|decreased|bumped|dropped|updated|upped|corrected|revised|endorsed) (?:to|down to|up to)|(?:was|were|been|got|has been|have been|is)? ?(?:lowered|increased|reduced|raised|amended|decreased|upped|revised)|now|only|(?:went|gone|goes|raised|increased|moved|bumped|brought|came|dropped|lowered) (?:back )?(?:up |down )to|(?:is|are) now|debe (?:ser|decir|leer)|deberia (?:ser|decir)|en realidad|realmente|ahora (?:es|son)|solo|solamente|es de|son de|el correcto es|la correcta es|numero correcto|(?:se )?(?:redujo|aumento|bajo|subio|cambio) a|(?:(?:se|le|les) )?(?:redujo|aumento|bajo|subio|cambio|redujeron|aumentaron|bajaron|subieron|cambiaron)(?= (?:(?:el|la|su|los|las) )?(?:limites?|deducibles?|sumas?|cobertura) a ))",
]

/** Introduces the value that was asked, not the one stated. */
const REFERENCE: string[] = [
  // "100,000, we dropped it from 150,000 at renewal": the amount it was before.
  "(?:(?:we|they|he|she|it|that|which|(?:the )?(?:insured|client|carrier|company|owner)) )?(?:(?:was|were|has been|had been|got|have|has|had|just) ){0,2}(?:dropped|lowered|reduced|cut|raised|increased|bumped|came|come|went|gone|brought|decreased|changed|moved|upped|took|taken)(?: (?:it|that|them|the limit|the coverage))?(?: (?:down|up|back))? from(?= \\$?\\d[\\d,.]*(?: ?(?:k|m|mm|mil|million|thousand))?(?![a-z0-9/-]))|(?:up|down) from(?= \\$?\\d[\\d,.]*(?: ?(?:k|m|mm|mil|million|thousand))?(?![a-z0-9/-]))",
  "(?:(?:is|are) )?no longer(?: (?:at|an?))?(?= \\$?\\d[\\d,.]*(?: ?(?:k|m|mm|mil|million|thousand))?(?![a-z0-9]))",
  // "The limit is 750,000, they have never carried a million."
  "(?:and )?(?:they|he|she|it|we|the insured)(?:'ve|'s| have| has)? never (?:carried|had|been(?: at)?|was)(?= (?:(?:an? |one |two |five )(?:million|mil)|\\$?\\d[\\d,.]*(?: ?(?:m|mil|million|k))?)(?![a-z0-9]))",
  "(?:and )?(?:not|instead of|rather than|in place of|in lieu of|vs|versus|you (?:have|had|show|showed|list|listed|put|wrote|sent|stated?|quoted)(?: it)?(?: (?:listed|shown))?(?: as)?|you've got|(?:your|the) (?:letter|e-?mail|request|form|message|list|certificate|cert|coi) (?:says?|shows?|has|lists?|states?|said|had)(?: (?:as|it as))?|(?:listed|shown|stated) (?:below |above )?as|no|en (?:lugar|vez) de|(?:ustedes )?tienen?|y no|ya no|previously|formerly|used to be|used to read|antes|old (?:number|limit|one|policy number)(?: (?:was|is))?)(?= ?(?:as |de |a |the |el |la |of |at |was |el de )?(?:\\$|\\d|(?:one |two |three |half (?:a )?)?(?:million|mil)(?![a-z])|(?:un|medio) millon(?![a-z])|(?!(?:on|for|to|items?|lines?) )[a-z]{1,5}[- ]?\\d))",
]

/** What follows is left out. */
const EXCEPT: string[] = [
  // "See one correction:", "there is only one change to make -", "I only see two differences:".
  `(?:(?:(?:please |pls |just )?(?:see|note|find)|there(?: is|'s| are)|(?:i|we)(?:'ve| have)? (?:only |just |do )?(?:have|see|find|found|show|noticed|got))(?: only| just)? |only |just )(?:the |these )?(?:one|an?|single|two|three|a few|few|some|a couple of|several|[123]|following) (?:(?:small|minor|quick|little|single) )?(?:changes?|differences?|corrections?|updates?|discrepanc(?:y|ies)|fix(?:es)?|edits?|tweaks?|items?|errors?|notes?)(?: (?:to (?:make|note|correct|report|fix)|below|here|needed|from (?:your|the) (?:list|request|e-?mail)))?(?=\\s*[:–-])`,
  // "Confirmada, salvo que el límite ahora es de 2 millones": what differs, and no condition.
  '(?:salvo|excepto|menos|solo|nada mas) que (?:el|la|los|las)(?= (?:limites?|numeros?|deducibles?|fechas?|vigencia|vencimiento|compania|aseguradora|poliza es)(?![a-z]))',
  'sin(?= )(?! embargo)',
  "w/ ?(?:one|an?|two|1|2|the) (?:small |minor |little |quick )?(?:exceptions?|corrections?|changes?|differences?|fix|edits?|tweaks?)(?=\\s*[:,;–-])",
  "(?<=\\b(?:accurate|correct|right|active|fine|good|force|effect|current|everything|all) )save(?: for)?(?= (?:the|one|only) )",
  // "Please note the following discrepancy:", and what follows names it.
  '(?:with )?(?:the |these )?following (?:discrepanc(?:y|ies)|corrections?|changes?|exceptions?|differences?|updates?|adjustments?)(?=\\s*:)',
  // "Close. CSL on the auto is 750."
  '(?<=^\\W*)(?:so close|close|almost|nearly|not quite|mostly right|very close|pretty close)(?: but)?(?=\\s*(?:$|[.,;:!-]))',
  "(?<=\\b(?:everything|all|all good|all fine|all correct|all active|all of them|all (?:two|three|four|five)|all of it) )but(?! (?:i|we|they|it|that|there|not|now|please|see|is|are|(?:only|just) (?:for|while|if|when|until|through|on|in|to|as)|for|if|while|until|unless|when)(?![a-z]))",
  // "Everything is in force minus the GL", and no "cargo excluding theft".
  "(?<=\\b(?:everything|all|active|force|effect|correct|right|good|current|confirmed?|them|policies|yes|both|three|four|five),? )(?:excluding|not including|minus|less|barring|sans|outside of|leaving out|not counting|omitting|short of|not)(?= (?:the |their )?(?:c?gl|general|auto|umb(?:rella)?|excess|wc|work(?:ers?)?|comp|cargo|property|cyber|professional|e&o|pollution|liability|crime|bond)(?![a-z]))",
  // "Yes to all, only the auto CSL is 750,000": with a value of its own, so that "only the auto is active" is none.
  "(?<=\\b(?:all|everything|both|three|four|active|force|effect|correct|right|good|current|confirmed|yes)[,;:]? )only(?= (?:that )?(?:the |their |on the )?(?:[a-z&'/-]{2,20} ){1,5}?(?:is|are|was|should be|reads?|shows?|has|went|changed)(?: (?:now|actually|to|a|an|only|at)){0,2} \\$?\\d)",
  "but(?: for)?(?= (?:one|two|three|four|1|2|3|4)(?: (?:of (?:them|these|those)|polic(?:y|ies)|lines?|coverages?))?\\s*(?:$|[.,;!:(–—-]))",
  '(?:(?:(?:es )?(?:no ?mas|nada ?mas|solo|solamente) que|lo unico (?:es )?que|(?:con )?(?:la|una) (?:unica )?(?:excepcion|correccion|diferencia)(?: es)?(?: que)?)(?! tengo| se| puedo))',
  "(?:except(?:ing)?(?: for| on| that)?|other than|apart from|aside from|with (?:the |one |an )?exceptions?(?: (?:of|is|being))?|all but|everything but|save for|besides|the (?:one|only|sole) (?:change|exception|difference|correction|issue|thing|item|problem|update|error|discrepancy|note|one(?:s)?|policy|line)(?: (?:is|being|here is|i see is|to note|would be|that is|that's|off|wrong|different|to make is))*|(?:only |just |but )?one (?:small |minor |little )?thing (?:to (?:note|correct|change|update|fix)|(?:is |that is |that's )?(?:off|wrong|different|to (?:note|correct|change|update|fix)))|only thing(?: (?:is|that is|that's|i (?:see|show|have)|off|wrong|different|to (?:note|correct|change|update|fix)))+|(?:one|only|a|an|single|small|minor|quick|two|three|2|3|a few|few|some|couple of|several) (?:one |small |minor |quick )?(?:changes?|exceptions?|differences?|corrections?|issues?|updates?|discrepanc(?:y|ies)|fix(?:es)?|edits?|tweaks?)(?: (?:is|are|to|on|being|with|needed|required|necessary|from (?:your|the) (?:list|request|e-?mail|letter))|,? (?:which|that) is(?: that)?)?|(?:differences?|corrections?|changes?|exceptions?|discrepancies) (?:from (?:your|the) (?:list|request|e-?mail|letter)|below|as follows|are)(?=:|$)|excepto|salvo|menos (?:el|la|los|las)|con excepcion de|a excepcion de|excepcion|lo unico|la unica (?:diferencia|correccion))",
]

/** What says that a policy or a fact is another than was asked. */
export const DIFFERING_PHRASES: Phrase[] = [...phrasesOf('rewrite', REPLACED), ...phrasesOf('wrong', WRONG), ...phrasesOf('cue', CUE), ...phrasesOf('reference', REFERENCE), ...phrasesOf('except', EXCEPT)]
