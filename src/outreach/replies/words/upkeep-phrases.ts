import { type Phrase, phrasesOf } from './sense.ts'
import { PAID_UNTIL_A_DAY } from '../values/paid-ahead.ts'

/** What a policy may have besides, and nobody asks about. */
const EXTRA = '(?:reefer(?: break ?down)?|refrigeration(?: break ?down)?|hired (?:and|&|/) ?non-?owned(?: autos?)?|hired/non-?owned|hnoa?l?|any auto|um/uim|um|uim|pip|med pay|blanket (?:ai|additional insureds?)|ai|additional insured|waivers?(?: of subrogation)?|wos|primary(?:/| and | & )non-?contrib\\w*|mcs-?90|terrorism|tria|equipment breakdown|stop gap|employee benefits|all states)'

/** What a policy holds besides, in a sentence of its own. */
const ALSO_HELD =
  '(?:an? |the |blanket |some |their )?(?:blanket )?(?:replacement cost(?: coverage| valuation| value)?|mortgagee(?: clause| listed| endorsement)?|loss payees?(?: clause| endorsement)?|equipment breakdown(?: coverage)?|business income(?: coverage)?|agreed value|terrorism(?: coverage)?|tria|employee benefits(?: liability)?|(?:comp|comprehensive) (?:and|&) coll(?:ision)?|hired (?:and|&|/) ?non-?owned(?: auto(?:s|mobiles?)?)?|hnoa|additional insureds?(?: endorsement| wording| form)?|ai endorsement|waivers?(?: of subrogation)?(?: endorsement)?|primary(?:(?: and |/| & )non-?contributory)?(?: wording| endorsement)?|ordinance (?:and|or) law|stop gap|medical payments|um/uim|pip|towing(?: and labor)?|rental reimbursement|crime|inland marine|spoilage|water back-?up|contractual liability)'
const HOLDS = `(?:also )?(?:has|have|includes?|carries|carry|provides?|comes with)(?: also)? ${ALSO_HELD}(?:(?:,| and| &|, and) ${ALSO_HELD}){0,3}(?: (?:included|listed|on (?:it|the policy)|too|as well|endorsed|attached)){0,2}(?=\\s*(?:$|[.,;!)]|and(?![a-z])))`

/** How a policy is written, which changes nothing of what it covers. */
const WRITTEN_HOW =
  "(?:(?:is |are |was |were )?(?:also )?(?:written |issued |placed |set up )?(?:(?:on|as) an? |an? |in the |through an? |through the |with an? |on |in )?(?:mono-?line(?: policy)?|(?:annual|12[- ]month|twelve[- ]month|yearly) (?:policy|policies|term)|(?:separate|stand-?alone|standalone) polic(?:y|ies)|occurrence (?:form|basis)|per[- ](?:project|location|job|policy) (?:basis|aggregate|agg)|(?:iso|standard|admitted) (?:forms?|paper)|admitted (?:carrier|company|market|paper)|(?:standard|e&s|surplus lines) market|surplus lines(?: (?:policy|paper|carrier))?|assigned risk(?: (?:pool|plan))?|(?:wholesaler|mga|wholesale broker)|follow(?:ing)? form|(?:premium )?financed|(?:direct|agency)[- ]bill(?:ed)?))(?=\\s*(?:$|[.,;!)]|and |with the ))"

/** A policy that another one lies over. */
const UNDER = '(?:gl|cgl|general liability|auto(?: liability)?|al|el|employers?\'? liability|wc|work(?:ers\'?)? comp|comp|underlying(?: policies| limits)?|primary|both|them)'

const UPKEEP: string[] = [
  // "Active for the current policy period."
  "(?:for|in|during|through|throughout) (?:the|this|their|its) (?:current|present|existing|full|entire|active)(?: (?:policy|coverage|annual|12[- ]month))? (?:term|period|year)s?(?: (?:shown|listed|above|below))?",
  WRITTEN_HOW,
  HOLDS,
  PAID_UNTIL_A_DAY,
  '(?:the |their |his |her )?(?:experience )?(?:mod|x-?mod|emr)(?: factor| rate)? (?:changed|went (?:up|down)|dropped|increased|decreased|improved)(?: to \\.?[\\d.]+)?(?: this (?:year|term))?',
  "everything else about (?:it|that one|this one|that policy)(?: is|'s) (?:the same|unchanged)",
  // "The GL renewed 9/30 as you have it": what the day is, the clause is compared for.
  "(?<!\\b(?:be|being|get|getting|not|n't|if|when|once|until|unless) )(?:was |were |has |have |been |all |both )*renewed(?= (?:on |effective |eff\\.? )?(?:\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|(?:january|february|march|april|may|june|july|august|september|october|november|december) \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?),? (?:just |exactly )?as (?:shown|listed|stated|indicated|you (?:have|show|list)(?: (?:it|them))?)(?:\\s*(?:$|[.,;!)])| and ))",
  // "GL - yes, it's part of their BOP".
  "(?:(?:it is|it's|its|which is|that is|that's|is) )?(?:(?:all |just |written )*(?:part of|included (?:in|on|under)|inside|within|under|written (?:in|on|under|as part of)) )(?:the |their |his |her |an? )?(?:bop|businessowners|business ?owner'?s?|(?:commercial |farm |garage )?package|cpp|multi-?line)(?: (?:policy|program))?(?=\\s*(?:$|[.,;)!]))",
  '(?:on |as of |effective )?(?:the |that )?same (?:date|day)(?=\\s*(?:$|[.,;]))',
  "(?:came|comes|coming) (?:back|up)(?= (?:as )?(?:active|in[- ]force|current|correct|good)(?![a-z]))",
  "(?:for|due to|because of|to (?:keep up with|account for|cover|match)) (?:the |rising |higher |increased ){0,2}(?:inflation(?: guard| factor| adjustment)?|itv|insurance to value|(?:construction|building|material|rebuilding) costs?)(?: increases?)?|as part of (?:the|this year's|their) (?:\\d{1,2}/\\d{1,2} )?renewal",
  "(?:after|since|per|due to|following) (?:the |its |their |an? )?(?:20\\d\\d |last |recent |new |latest )*(?:re-?)?apprais(?:al|ed value)",
  '(?:as of|since|at|with) (?:the |their |its |our )?(?:last|most recent|latest) renewal(?! (?:offer|quote|terms))',
  "(?:(?:they|he|she|insured|client) )?(?:left|kept|keeps?) (?:it |that one |that )?(?:here |with us)(?=\\s*(?:$|[.,;]|and (?:it|that|they|is|are)))",
  "(?:(?:has|have) )?stayed (?:here|with us)(?=\\s*(?:$|[.,;]|and ))",
  '(?:we|i|our (?:office|agency)) placed(?= (?:the|their|his|her|all|both|these) )',
  // "The information provided is correct", "with the limits provided"; not "provided they pay".
  "(?<=(?<![a-z])(?:information|info|details?|data|limits?|dates?|terms|values|numbers|amounts|figures|policies|coverages?) (?:(?:that|which|you) )?(?:(?:was|were|is|are|have|had) )?)provided(?=\\s*(?:$|[.;!)]|(?:is|are|in your|by you|below|above|here|match(?:es)?|agrees?)(?![a-z])))",
  // How far it is paid says nothing against it.
  '(?:(?:is|are|all|both|fully|already) )*(?:paid(?: up| in full| for)?) (?:through|thru|until|till|to|up to) (?:the )?(?:(?:next|their|its|policy) )?(?:renewal(?: date)?|expiration(?: date)?|end of (?:the |its |their )?(?:policy )?(?:term|period))',
  '(?:bound (?:and|&) issued|issued (?:and|&) bound)(?=,? (?:and )?(?:all |both |still |currently |now )*(?:in[- ]force|active|in effect))',
  "(?:runs?|running)(?= (?:from )?\\d{1,2}/\\d)",
  "x ?[2-9](?=\\s*(?:$|[.,;!)]))",
  "(?<=\\b(?:active|force|effect|correct|fine|good|right|accurate|order|same) )otherwise(?= (?:as|just as) (?:shown|listed|stated|you))",
  // "Until next August", "August of next year": set against the term by find-other-term.ts.
  "next(?= (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|fall|autumn|winter)[a-z]*(?![a-z]))|(?<= (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|fall|autumn|winter)[a-z]*,? )(?:of )?next year",
  "(?:y |e )?(?:esta |estan |ya )?pagad[oa]s?(?: (?:en su totalidad|completa(?:mente)?|al corriente|al dia|por el ano|hasta la fecha))?",
  "otherwise(?= (?:is |are |it's |its |all |exactly )?(?:as|same as|just as) (?:shown|listed|stated|you|above|below|indicated))",
  "(?:that |which )?(?:you|you've|you have) (?:have )?(?:provided|supplied|furnished|submitted|referenced|mentioned|outlined|quoted)(?! (?:they|that they|he|she|it)(?![a-z]))",
  '(?:did|does) renew(?= (?:with us |as usual |on time )?and (?:(?:it|they|both|all) )?(?:is|are) (?:all |both |still |now )*(?:active|in[- ]force|in effect|current|as (?:you|shown|listed|stated)|correct|right))',
  "since (?:the |their |our |last |policy )*(?:renewal|inception|effective date|issuance|they renewed|binding|we bound(?: (?:it|them|these))?)",
  "the only (?:one|policy|coverage|line) (?:that )?(?:we|i) (?:still )?(?:have|write|handle|insure|wrote|show)",
  "(?:that|this|it)(?:'s| is| was| would be) (?:all(?= (?:that )?(?:i|we)(?:'d| would))|(?:the|my|our) only (?:thing|change|correction|difference|issue|item|one|edit|fix|detail|exception|mistake|error))(?: (?:that is|that's|that|(?:that )?(?:i|we)(?:'d| would)(?: need to| have to| like to)? (?:change|correct|fix|edit|update|adjust|flag|note)|(?:that )?(?:needs|needing) (?:to (?:be )?(?:change|correct|fix|update)(?:e?d)?|changing|correcting|fixing|updating)|i see|i have|i found|to make|needed|wrong|different|off|incorrect))*(?=\\s*(?:$|[.,;!]))",
  "(?:i|we) (?:would not|wouldn't|would) (?:change|correct|edit|fix) (?:anything|nothing) else",
  '(?:there is |there\'s )?nothing (?:else|further|more) (?:to (?:change|correct|update|add|fix)|(?:needs|needing) (?:changing|correcting|to change|to be changed))',
  "(?:(?:this one|it|which|that|the umbrella) is )?(?:an? )?excess (?:over|of|to)(?= (?:it|them|both|those|that|the (?:auto|gl|general|primary|el|wc|work))(?![a-z]))",
  "(?<=\\d )to (?:match|line up with|coincide with|run with|go along with) (?:the |their |all the )?(?:rest|others?|other (?:policies|ones|lines|terms|dates))(?: (?:of (?:them|the (?:policies|account|program))|policies|dates|terms))?(?=\\s*(?:$|[.,;)]))",
  '(?<=\\b(?:cancel\\w*|terminated|non-?renewed|dropped|pulled|declined|removed|ended)\\b.{0,80} )for (?:underwriting|non-?payment|business|financial|eligibility|safety|claims) reasons?',
  'so (?:that )?(?:it|they|that|this|all) (?:will |would )?(?:match(?:es)?|lines? up(?: with)?|runs? with|renews? with|ends? with|coincides? with|is the same as)(?: (?:the|their|his|her|my|our|with|other|rest|of))*(?: [a-z&]+){1,2}(?=\\s*(?:$|[.,;)]))',
  "(?<=\\b(?:active|force|effect|current|good|place) )and will (?:be|remain|stay|continue(?: to be)?)(?: so| active| in force| in effect)?(?= (?:through|thru|until|till?|to) )",
  ",? ?(?:but |and )?(?:with )?(?:no|without(?: the| a| any)?) (?:dash(?:es)?|hyphens?|spaces?|leading zeros?|slash(?:es)?|prefix|suffix)",
  ",? ?(?:(?:of course|as always),? )?subject to (?:all )?(?:of )?(?:the |their |its |each )*(?:actual |policy |policies |policy's )*(?:terms?|conditions|provisions|exclusions|limitations|language|wording|forms)(?:(?:,? and|,? or|,|/| &) (?:all |the )?(?:terms|conditions|provisions|exclusions|limitations|endorsements|language|wording))*(?: (?:of|in|contained in|set forth in) (?:the |each |each of the |their |such |said |those |these )*(?:policy|policies|contracts?|policy forms?))?(?=\\s*(?:$|[.;!)]))",
  "(?:per|at|by|upon|on) (?:the |their |his |her )?(?:insured|client|customer|owner)(?:'?s'?)? (?:own |written )?request",
  // The heading of a list says nothing of what the list leaves out.
  "(?:(?:is|are|can be) )?(?:hereby )?(?:verified |confirmed |shown |listed |stated |provided |in force )?as follows|(?:(?:i|we) )?(?:can |do |hereby |am able to |are able to |was able to |were able to )*(?:confirm|verify|certify) (?:the following|as follows)(?: (?:coverages?|policies|lines|information|polic(?:y|ies)))?(?=\\s*(?:$|:)| (?:for|on|regarding) [^:;\\n]{2,60}:\\s*$)",
  // "Everything else is in order. Active otherwise."
  "(?<=\\b(?:active|force|effect|correct|fine|good|right|accurate|order|same|confirmed|verified) )otherwise(?=\\s*(?:$|[.;!)]|,? (?:and|&) (?:all|both|they|everything|still|in force|active|current)(?![a-z])))",
  "(?<=\\b(?:active|force|effect|correct|fine|good|right|current|confirmed) )(?:just )?like (?:all )?(?:the )?(?:rest|others?)(?: of (?:it|them))?(?=\\s*(?:$|[.,;!)]))",
  // "It was added a month after the GL": measured by that one, and said of none.
  "(?:an?|one|two|three|four|six|\\d{1,2}|a few|a couple(?: of)?) (?:days?|weeks?|months?|years?) (?:after|before|behind|ahead of|later than|earlier than) (?:the|their|his|her) (?:other )?(?:gl|cgl|general liability|liability|auto|cargo|umbrella|excess|wc|comp|property|others?|rest|package)(?: (?:policy|one|policies))?",
  "in (?:every|all) (?:respects?|ways?|particulars?|details?|regards?)(?! (?:but|except|other|save))",
  "(?<=\\b(?:info|information|details|data|limits|rest|else)\\W{0,2} )including (?:the )?(?:gl|general liability|auto|cargo|umbrella|excess|wc|comp|workers comp|property) (?:dates?|limits?|numbers?|terms?)(?:(?:,| and| &) (?:the )?(?:dates?|limits?|numbers?|terms?))*,?",
  // Whose the policy is, and not that it was placed anew.
  "(?:placed|written|insured|bound) (?:through|thru|with|by|via) (?:us|me|our (?:agency|office))(?=\\s*(?:$|[.,;!)]|and (?:is|are|in|active|current|all|both|still)(?![a-z])))",
  // Symbol 1: every vehicle.
  'any autos?(?: \\(?symbol (?:1|one)\\)?)?(?=\\s*(?:$|[.,;)]))',
  // "10M xs 1M", "10M x 5M": what the layer lies above.
  "(?<=(?<![\\d.,])(?:[5-9]|\\d\\d)(?:,000,000| ?(?:mm?|mil|million)) )x (?:an? |the )?\\$?\\d[\\d.,]*\\d? ?(?:mm?|k|mil|million)?(?: primary)?",
  "(?<=\\d[ ,.]?(?:mm?|k|mil|million)? )(?:xs|excess)(?: of)? (?:an? |the )?\\$?\\d[\\d.,]*\\d? ?(?:mm?|k|mil|million)?(?: primary)?",
  "(?<=\\d[ ,.]?(?:mm?|k|mil|million)? )(?:xs|x|excess|over)(?: of)? (?:the )?(?:underlying )?primary(?: gl| general liability| layer| limits?)?(?![a-z])",
  // The form of a policy, told by itself.
  "(?<=\\b(?:is|on) (?:an? )?)(?:claims[- ]made|occurrence)(?: (?:form|basis|policy))?(?=\\s*(?:$|[.,;)]| and (?:is|in|active|current)))",
  // How the layers of a tower lie is no restriction.
  "(?:which |that )?(?:sits?|sitting|goes|follows?|layered|schedules?) (?:directly )?(?:over|on top of|above|excess of)(?= (?:it|them|both|those|that|the (?:auto|gl|general|primary|el|wc|work))(?![a-z]))|stand-?alone",
  'bound(?! (?:and issued|and delivered|verbally|by phone))',
  "paid(?= (?:through|thru|until) )",
  "under(?= (?:both|all|each|these|those|the (?:policy|policies|above|below|listed|following)|policy|policies))",
  // Every policy is active until it expires.
  '(?:(?:until|till|thru|through|up to|hasta) (?:the |their |its |each (?:one )?|policy |el |su |sus |la |las |next |normal |natural )*(?:expirations?(?: dates?)?|expiry(?: dates?)?|end of (?:the |their |its )?(?:policy )?(?:terms?|periods?)|vencimientos?|fechas? de vencimiento))(?=\\s*(?:$|[.,;!)]))',
  'esta (?:manana|tarde)|cuentan? con(?= (?:un |una |el |la |los )?(?:limites?|coberturas?|csl|\\$|\\d|mill))|(?:y )?(?:ya )?(?:la|las) (?:renuevan?|renovamos) cada ano|(?:por )?asi que (?:(?:todo )?esta(?:n)? bien|no hay (?:ningun )?problema)',
  "(?:policy|pol|poliza) (?:no(?! (?:longer|es|son|esta|estan|fue|fueron|se|ha|han|tiene|tienen|aparecen?|existen?|pertenecen?|las?|los?|nos|me|era|eran)(?![a-z]))|num|number|#)(?:\\.(?=\\W*[a-z]{0,5}[ -]?\\d))?|right (?:now|away)|as of (?:(?:today|this (?:morning|writing|date|afternoon|am|a\\.m\\.))(?:,? \\(?\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?\\)?)|today|now|this (?:morning|writing|date|afternoon|am|a\\.m\\.|e-?mail)|(?<!(?<![a-z])(?:moved|placed|rewritten|rewrote|replaced|switched|transferred|remarketed|now with|is with|are with|went to)(?![a-z])[^.;]{0,60} as of )\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?)|at this time|for (?:your|the|our) (?:records?|files?|reference|review|convenience)|(?!(?:per|according to) (?:your|the) (?:e-?mail|letter)|from (?:your|the) (?:e-?mail|letter|request|message|list))(?:per|according to|in|on|from|with|against) (?:(?:our|my|the) (?:agency |management |carrier |online |own )*(?:records?|systems?|files?|ams|database|books?|end|side|portals?|websites?|carriers?|underwriters?|dec pages?|copies|copy)|(?:our|my|the|your) (?:e-?mail|letter|request|list)(?: below)?)|en nuestr[oa] (?:sistema|expediente|registros?|archivos?)|a la fecha|al dia de hoy|hasta (?:hoy|la fecha|el dia de hoy)|a partir de hoy|for (?:another|the) (?:year|term)|(?:the )?(?:certificate|cert|coi) (?:is )?(?:attached|enclosed)|see (?:the )?attached|please (?:see|find) (?:the )?attached|as well(?: as)?|along with|going forward",
  "(?<=\\d[km]? )(?:acv|rcv)",
  // "SPC-301187, you have it wrong": the value right before it is the right one.
  "(?<=\\d[a-z]{0,2},? (?:and |so )?)(?:you|your (?:request|letter|e-?mail|form|list)) (?:have|has|had|got|shows?|lists?) (?:it|that|this|that one|this one) (?:wrong|incorrectly|incorrect)",
  // "In force until 1/1/27, renewal in process": what comes after the term.
  "(?<=(?:until|till|til|through|thru|to|exp(?:ires|\\.)?) \\d{1,2}/\\d{1,2}/\\d{2,4},? (?:and )?)(?:the |its |their )?renewal (?:is )?(?:already |now |currently )?(?:in (?:process|progress|the works)|being (?:worked on|quoted|marketed)|quoted|under way|underway|coming up)(?=\\s*(?:$|[.,;)]))",
  "(?<=\\b(?:all|both|two|three|four|five|six|[2-6]|policies|they|these) (?:are |is )?)(?:in (?:their|its|the) (?:current|present) (?:policy )?terms?|mid[- ]?term)(?= (?:and|&) (?:all |both |still )?(?:active|in force|in effect|current)(?![a-z]))",
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
  // "They let the auto lapse": it ended.
  "(?<=\\blet (?:the |their |his |her )?[a-z&]{2,9}(?: [a-z&]{2,9}){0,2} )(?:lapse|expire|drop|run out)(?![a-z])",
  // "Umbrella is 5M, we could not get the 10 at renewal."
  "(?:we|they|he|she|i) (?:could not|could ?n'?t) (?:get|buy|find|place|secure|afford)(?: (?:them|him|her|us))? (?:the|a|that|any)(?: (?:\\$?\\d[\\d.,]{0,11} ?(?:mm?|mil|million|k)?|higher|more|full|other|old|same|bigger))*(?: (?:limits?|one|layer|amount))?(?: (?:at renewal|this (?:year|term)|in this market|any ?more))?(?=\\s*(?:$|[.,;!)]))",
  // "Umbrella follows the GL and is active."
  `(?<=(?:umbrella|umb|excess|xs|it)(?: policy| liability)? )(?:(?:also|just) )*(?:follows?(?: form)?(?: (?:to|of|with|over))?|(?:sits|goes|is written) (?:over|above|on top of|excess of)|is (?:excess|over|on top)(?: of| over)?|schedules) (?:the |their |both (?:the )?|all (?:of )?(?:the )?)?${UNDER}(?:(?:,? and|,| &|/) (?:the )?${UNDER}){0,3}(?=,? and (?:(?:it|also|both|all) )?(?:is|are|was|lapsed|expired|cancell?ed)(?![a-z]))`,
  // "GL aggregate is per project and 2M."
  "(?<=(?:aggregate|agg)(?: limit)?,? )(?:(?:is|applies|apply|written|also) )*(?:on an? )?per[- ](?:project|location|job|jobsite|site)(?: basis)?(?=\\s*(?:$|[.,;)]|and ))",
  // "The building is insured at 6,100,000 replacement cost."
  "(?<=\\d(?: ?(?:mm?|k|mil|million))? )(?:on an? |at )?(?:replacement cost|rc|agreed value)(?: (?:basis|valuation))?(?=\\s*(?:$|[.,;)]|and |with ))",
]

/** What a policy has besides, how it is written, dated, paid and kept, and why it changed: nothing of whether it stands. */
export const UPKEEP_PHRASES: Phrase[] = phrasesOf('plain', UPKEEP)
