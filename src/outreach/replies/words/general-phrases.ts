import { type Attribute, type Entry, type MentionScope, sticky } from './vocabulary-entry.ts'

const COUNT = '(?:(?:two|three|four|five|six|seven|eight) \\([2-8]\\)|two|three|four|five|six|seven|eight|dos|tres|cuatro|cinco|seis|[2-9](?![,.]?\\d|/\\d| ?(?:k|mm?|mil(?:lion)?|%)(?![a-z])))'
const THINGS = '(?:policies|coverages|layers|lines(?: of (?:coverage|business))?|items|polizas|coberturas|policys|policie)'
const THING = '(?:policy|coverage|line(?: of (?:coverage|business))?|item|one|poliza|cobertura)'
const group = (scope: MentionScope, source: string): Entry => ({ kind: 'mention', scope, lines: [], via: 'group', pattern: sticky(source) })
/** "All three", "the rest", "it". */
export const GROUPS: Entry[] = [
  group(
    'all',
    `(?:all|both|these|those|the|their|his|her|your|our|todas?|todos|ambas|ambos|las|los|sus|estas)(?: (?:of|the|these|those|them|your|their|its|his|our|above|listed|following|de|las|los|sus|estas|esas|active|insured's|client's))* ?(?:${COUNT} )?(?:of )?(?:(?:above|below|listed|requested|referenced|following|mentioned) )?${THINGS}(?: (?:below|above|listed|shown|outlined|described|noted|you (?:list|listed|show|have|asked about)|mencionadas|en lista|requested|in question|on (?:the|your) (?:list|letter|request|e-?mail)))*`,
  ),
  group('all', 'every (?:single |last )?one of (?:them|these|those|the (?:policies|above|list))'),
  group('all', 'each(?: (?:one|of (?:them|these|those|the policies)))?(?= (?:is|are|was|one|policy|has|remains?)\\b)'),
  group('all', `(?:each and every|each|every|cada)(?: (?:and every|of the|single))? ${THING}(?: (?:below|above|listed|shown))?`),
  group(
    'all',
    `(?:all|both|todas|todos|ambas|ambos)(?: (?:of (?:them|these|those|it|the above|the below)|the above|(?:las |los )?${COUNT}(?: of (?:them|these|those))?))?`,
  ),
  group(
    'all',
    '(?:everything|every thing|everyting|all of (?:it|this|that)|the whole (?:lot|list|account|program|package)|todo(?: lo (?:anterior|indicado))?)(?: (?:on|in) (?:(?:the|your|that|this) (?:list|letter|e-?mail|request|account)|there|here))?(?: (?:you (?:have|list|listed|show|sent)|listed|shown|below|above))?',
  ),
  group('all', '(?<=\\b(?:cancell?ed|dropped|moved|took|lost|ended) )it all'),
  group('all', `(?:all )?(?:those|these|the) ${COUNT}(?= ?(?:$|[.,;!)](?!\\d)|(?:are|is|have|were|and)(?![a-z])))`),
  group('all', `${COUNT} (?:policies|polizas|coverages|lines)`),
  group('all', '(?<=^\\W*)policies(?= (?:(?:are|all|remain|still) )*(?:in force|active|in effect|current)(?![a-z]))'),
  group('all', '(?<=\\b(?:yes|yep|active|correct|confirmed|good|current|in force),? )(?:across the board|on all counts)'),
  // "3 of 3 policies active", "3/3 in force", "all (3) policies are active"; "answer 3 of 3: in force" is the third.
  group('all', '(?<=^\\W*|[.,;:!(] ?|\\b(?:all|yes|yep|that|and|confirm|confirmed|confirming|show|shows|showing|see|have|has|with|are|we|i) )(two|three|four|five|six|[2-6])(?: (?:for|out of|of) |/)\\1(?:(?: (?:policies|coverages|lines|of (?:them|these|those)))?(?=,? )| (?:policies|coverages|lines):)(?= ?,? ?(?:are |is |still |all )*(?:active|in[- ]force|confirmed|correct|good|in effect|current|verified)(?![a-z]))'),
  group('all', `(?:all |both )?\\((?:${COUNT})\\) (?:of (?:them|these|those)|policies|coverages|lines)`),
  // "Las tres siguen activas."
  group('all', `(?<!(?<![a-z])(?:de|entre|solo|una de|dos de|otras?|otros?) )l[ao]s (?:dos|tres|cuatro|cinco|seis|[2-6])(?= ?(?:$|[.,;!)](?!\\d)|(?:estan|son|siguen|continuan|quedan|se encuentran|vigentes|activ[ao]s|y)(?![a-z])))`),
  // "We have four active policies."
  group('all', `${COUNT}(?= (?:active|current|in[- ]force) (?:policies|coverages|lines)(?! (?:for (?!them|him|her|this|insured-name|the insured)|with (?!us\\b|me\\b|our )|under |by |through )))`),
  group(
    'rest',
    `(?:the |all (?:the |of the )?|both (?:of )?(?:the )?(?=others?(?![a-z]))|las |los |el |lo )?(?:rest|others?(?! than(?![a-z]))(?! (?:people|peoples?|persons?|folks|truckers?|haulers?|carriers|contractors?|customers?|clients?|insureds?|companies)(?:'s?)?(?![a-z]))|remaining|remainder|balance(?= (?:of|is|are) (?:the |them|these|those|active|fine|correct|in force|good))|demas|resto|otras?|otros)(?: (?:of (?:them|it|the (?:policies|coverages|lines|account|info(?:rmation)?|items))|${COUNT}|of the ${COUNT}))?(?: (?:policies|coverages|lines|items|polizas))?(?<!\\bother(?= (?:policy )?(?:numbers?|#)(?! (?:is|are|looks?|match)(?![a-z]))(?![a-z])))`,
  ),
  group(
    'rest',
    `(?:everything|all|anything) else(?: (?:on|in) (?:there|here|(?:the|your|that|this) (?:list|letter|e-?mail|request)))?|all other (?:policies|coverages|lines|information|info|items|details|data|limits)|(?:the )?other ${COUNT}(?: (?:policies|coverages|lines|ones))?|todo lo demas`,
  ),
  group('rest', '(?:otherwise|other than that|aside from that|apart from that|besides that),? (?:all (?:of )?)?(?:your|the) (?:other )?(?:information|info|details|data|list|figures)(?= (?:you (?:have|sent|listed) )?(?:is|are|looks?|matches|agrees|all)(?![a-z]))'),
  group(
    'rest',
    "(?:otherwise|aside from that|other than that|apart from that|besides that|por lo demas),?(?: (?:everything|all|they|it|we|that|the policies|todo|the other policies|both))?(?= ?,? ?(?:(?:we|i|our (?:records?|files?|system)) (?:do )?(?:agrees?|confirms?|concurs?|match(?:es)?|verif(?:y|ies)|shows? (?:it |them |everything |all )?(?:the )?(?:same|active|in force|current))(?![a-z])|(?:you(?:'re| are) (?:all )?(?:right|correct|good|spot on|on the money)|(?:it|they|that|everything|all|we)(?:'s|'re) (?:all )?(?:right|correct|good|fine|active|accurate|in force))(?![a-z])|(?:you(?:'ve got| have got|'ve| have| had| got) (?:it|them|everything|all of (?:it|them|that)|that) (?:all )?right)(?![a-z])|(?:(?:it'?s|it is|they(?:'re| are)) )?(?:all )?(?:the )?(?:same|unchanged)(?:,| and) (?:(?:it(?:'s| is)|they(?:'re| are)|all|both|still) ){0,2}(?:active|in force|in effect|current)(?![a-z])|is|are|good|correct|fine|right|confirmed?|match(?:es)?|all|everything|looks|active|in force|no|ok|okay|the|accurate|yes|yep|both|still|esta|correcto))",
  ),
  group(
    'topic',
    `(?:the (?:package|program)(?: polic(?:y|ies))?|it|they|them|thats|that one|this one|that policy|this policy|the policy|that coverage|this coverage|those|these|that|this|one|the coverage|the line|coverage|policy|la poliza|(?:esa|dicha|la referida|la mencionada|la citada) poliza|dicha cobertura|esta poliza|la cobertura|esa(?! cuenta)|esta poliza|poliza)`,
  ),
]
/** "The former", "the latter": of the two that were named last. */
const ofTwo = (via: 'former' | 'latter', source: string): Entry => ({ kind: 'mention', scope: 'topic', lines: [], via, pattern: sticky(`(?:the |la |el )${source}(?: (?:one|policy|of the two|coverage))?(?= ?(?:$|[.,:;(–-]|(?:is|was|has|had|did|does|doesn't|isn't|wasn't|got|went|will|should|may|might|looks?|shows?|remains?|we|i|active|confirmed|cancell?ed|lapsed|expired|ended|moved|starts?|begins?|needs?|covers?|belongs?|renewed|ran|runs|only|names|flat|limits?|terminated|used|could|ought|appears|es|esta|fue|se|no)(?![a-z])))`) })
GROUPS.push(ofTwo('former', '(?:former|primera de las dos)'), ofTwo('latter', '(?:latter|second of the two|segunda de las dos)'))
const attr = (one: Attribute, source: string): Entry => ({ kind: 'attr', attr: one, pattern: sticky(source) })
const BEFORE_DATE =
  '(?= ?(?:of |on |date |is |el |del? |next |the end of )*(?:\\d{1,2}[/.-]\\d|\\d{4}-\\d|(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|fall|autumn|winter|ene(?:ro)?|febrero|marzo|abr(?:il)?|mayo|junio|julio|ago(?:sto)?|septiembre|octubre|noviembre|dic(?:iembre)?)(?![a-z])|\\d{1,2}(?:st|nd|rd|th)? |\\d{1,2} de ))'
/** Kinds of facts: limits, dates, numbers, carriers, names. */
export const ATTRIBUTES: Entry[] = [
  attr(
    'limits',
    '(?:the |these |those |all |all the |same |los |las |con |with )?(?:(?:coverage|policy|liability|stated|listed|those|requested|the) )*(?:limits? ?(?:and|&|/) ?(?:deductibles?|retentions?)(?! (?:is|was|should|of)(?![a-z]))|(?:deductibles?|retentions?) ?(?:and|&|/) ?limits|limits?|amounts?|limites?|montos?)(?: of (?:liability|insurance|coverage))?(?: (?:you )?(?:listed|shown|stated|outlined|noted|described|indicated|below|above|requested|have|show|list|de responsabilidad|indicados?|mencionados?))*',
  ),
  // "Disease limits are as you have them": both of them.
  attr('limits', "(?:the |their )?(?:(?:wc|comp|el) )?disease limits(?= (?:are|were) (?:all |both |still )*(?:as|right|correct|fine|accurate|the same|unchanged|good)(?![a-z]))"),
  attr(
    'dates',
    '(?:the |these |those |all |all the |las |los )?(?:(?:policy|coverage|listed|stated) )*(?:effective dates|dates?|terms?|periods?|fechas?|vigencias?|periodo)(?: (?:you )?(?:listed|shown|stated|outlined|noted|described|below|above))*',
  ),
  attr(
    'effective_date',
    '(?:the )?(?:eff(?:ective|\\.)?(?: date)?s?|inception(?: date)?|start date|incept(?:s|ed|ion)?|fecha (?:correcta )?(?:de )?(?:efectiva|inicio)|inicio de vigencia)',
  ),
  attr(
    'effective_date',
    `(?:effective|(?<!\\b(?:limits?|changes?|increases?|endorsements?|amendments?|reductions?|corrections?|that|this|which) )(?:(?:went|came) into (?:effect|force)|took effect)|from|since|starts?|started|beginning|begins?|began|desde|a partir)(?: (?:on|as of|date|el|del?))*${BEFORE_DATE}`,
  ),
  attr(
    'expiration_date',
    '(?:the |it |policy )?(?:exp(?:iration|iry|ires?|iring(?! ?(?:[,;)]|\\.(?![0-9])|[ .!]*$|and (?![a-z]{3,9}\\.? ?\\d)))|irations|\\.)?(?: date)?s?|x[- ]?date|end date|renewal date|next renewal(?: date)?|(?:se )?vencen?|vencimiento|expiracion|fecha (?:correcta )?de (?:vencimiento|expiracion)|expiran?)',
  ),
  attr(
    'expiration_date',
    `(?:(?:runs?|continuous) )?(?:(?:is|are|comes?|coming) up(?: for renewal)?|renews?(?: on| again)?|(?:the )?renewal date(?: is| of|:)?|(?:se )?(?:terminan?|renuevan?)|through|thru|until|till|til|up to|hasta|good to|ends?|ending|(?<!\\b(?:yes|yep|no|nope|confirmed|correct) )to)(?: (?:on|el|the))*${BEFORE_DATE}`,
  ),
  attr(
    'policy_number',
    '(?:the |correct |your |all |el |los )*(?:policy|pol\\.?|poliza)s? ?(?:numbers?|nos?\\.?(?! (?:longer|es|son|esta|estan|fue|fueron|se|ha|han|tiene|tienen|aparecen?|existen?|pertenecen?|las?|los?|nos|me|era|eran)(?![a-z]))|nums?\\.?|#s?|nbr)|(?:the |all )?(?:numbers?|pol ?#|policy ?#|nos\\.|numeros?(?: de (?:la )?polizas?)?)|#(?= ?(?:(?:is|now|changed to) )*[a-z0-9-]{4})|(?:(?:was|were|is|got) )?(?:re-?issued|renewed) (?:under|as)(?= (?:the )?(?:(?:new )?(?:policy )?(?:number )?)?#?(?=[a-z /-]{0,8}\\d)[a-z0-9-])',
  ),
  attr('carrier', '(?:the |writing |insurance |correct )*(?:carriers?|insurers?|(?:insurance|writing|issuing|insuring|underwriting) compan(?:y|ies)|company(?= (?:(?:on|for) (?:both|all|each|it|that one|(?:(?:the|all|both|each|these) )?(?:of (?:them|these)|policies|policy|lines|gl|auto|cargo|umbrella|property|comp|wc|general liability)(?: (?:three|four|policies|lines))?) )?(?:is|should (?:be|read|say|show)) (?:[a-z&.-]+ ){1,4}(?:insurance|casualty|mutual|indemnity|assurance|specialty|surplus)(?![a-z]))|asegurador(?:a)?s?|compania(?: de seguros)?)'),
  attr(
    'insured_name',
    "(?:the |first |correct )*(?:named insured|insured(?:'s)? name|insured name|name of (?:the )?insured|insured|name on the policy|(?<!\\b(?:carrier|company|agent|agency|producer|holder|driver|owner|contact|broker)(?:'s)? )name(?= on (?:the |both |all |all of |these |each |their |his |her ){1,3}(?:(?:two|three|four|five) )?(?:policy |policies |(?:gl|cgl|auto|cargo|wc|comp|umbrella|excess|property|bop|package) (?:policy )?)?(?:is|are|should|reads?|shows?) )|policyholder|nombre (?:del|de la) asegurad[oa]|nombre|asegurad[oa])(?= (?:is|should|on|name|es|debe|shows?|reads?|correct)|:|,? not)|named insured",
  ),
  attr(
    'facts',
    '(?:(?:all|all of|the|your|every|policy|coverage|insurance|toda la|la|los|todos los) )*(?:information|info|details?|data|facts|values|figures|informacion|datos|detalles)(?: (?:you )?(?:listed|shown|stated|outlined|noted|described|provided|below|above|have|sent|que (?:tiene|indica|aparece)))*',
  ),
]
