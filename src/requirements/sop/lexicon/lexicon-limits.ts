import { STATE_CODES } from '../../../vocabulary/index.ts'

/** What a limit phrase says, before the coverage it stands under decides the label. */
export type LimitWord =
  | 'occurrence'
  | 'claim'
  | 'accident'
  | 'aggregate'
  | 'general_aggregate'
  | 'products'
  | 'personal_injury'
  | 'rented_premises'
  | 'medical'
  | 'csl'
  | 'bi'
  | 'pd'
  | 'bi_person'
  | 'bi_accident'
  | 'pd_accident'
  | 'person'
  | 'employee'
  | 'policy_limit'
  | 'disease'
  | 'vehicle'
  | 'reefer'
  | 'accident_medical'
  | 'accidental_death'
  | 'ttd'
  | 'ctd'
  | 'location'
  | 'statutory'
  | 'printed'

export type LimitName = { pattern: RegExp; word: LimitWord; printed?: string }
const STATE = [...Object.keys(STATE_CODES), ...Object.values(STATE_CODES).map((c) => c.toLowerCase())].join('|')
const each = `(?:each and every|each|every|per|any one|any|ea\\b\\.?|\\/) ?`

const name = (source: string, word: LimitWord, printed?: string): LimitName => ({
  pattern: new RegExp(`(?<![a-z0-9])(?:${source})(?![a-z0-9])`, 'g'),
  word,
  ...(printed ? { printed } : {}),
})

/** Limit phrases, most specific first. */
export const LIMIT_LEXICON: LimitName[] = [
  name(
    `(?:bodily injury|bi\\b)(?: ${'liability'})?,? ?(?:and|&|\\/) ?(?:property damage|pd\\b)(?: liability)?,? ?(?:combined(?: single limit)?|csl)|combined single limits?(?: \\(csl\\))?(?: (?:of|for) (?:bodily injury|bi)(?: liability)? (?:and|&) (?:property damage|pd))?|combined single(?: limits?)?(?: \\(csl\\))?|single limit|\\(?csl\\)?|comb(?:ined|\\.)? single|combined limit|combined bi\\/pd|bi\\/pd combined`,
    'csl',
  ),
  // "including products-completed operations with a separate aggregate of $2,000,000"
  name(`products? ?(?:[-\\/,&]|and|-) ?completed[- ]operations?,? (?:with|subject to|having) (?:an? )?(?:separate|its own|own) aggregate(?: limit)?`, 'products'),
  name(
    `products? ?(?:[-\\/,&]|and|-) ?(?:completed|comp\\b\\.?)[- ]?(?:operations?|ops?\\b\\.?|op\\b\\.?)?(?: liability)?(?: (?:aggregate|agg\\b\\.?))?(?: limit)?|prod(?:ucts?)?\\.? ?[-\\/&] ?(?:co|comp\\.?|comp\\.? ?ops?\\.?|c\\/o)(?: ?(?:aggregate|agg\\b\\.?))?|prod(?:ucts?)?\\.? (?:aggregate|agg\\b\\.?)|completed (?:operations?|ops)(?: products)?(?: (?:aggregate|agg\\b\\.?))?|pco(?: (?:aggregate|agg))?|p\\/?co(?: agg(?:regate)?)?|(?<!\\bincl(?:ud(?:ing|es|ed))?\\.? )products(?=:? ?\\(?¤)|(?<=¤ )(?:products|prods?\\b\\.?)(?= ?(?:[,;.)/]|$))`,
    'products',
  ),
  // "(occ / products / general agg)"
  name(`(?<=(?:£|\\b(?:occ|occurrence|agg|aggregate)) ?\\/ ?)prod(?:uct)?s?(?= ?(?:\\/|\\)|$))`, 'products'),
  name(
    `pers(?:onal)?\\.?(?: injury)? ?(?:and|&|\\/) ?adv(?:ertising)?\\b\\.?(?: liability)?(?: (?:injury|inj\\b\\.?))?(?: liability)?|p ?& ?ai\\b|pai\\b|(?<!bodily injury,? (?:and |or |& )?)personal injury(?: liability)?(?!,? (?:(?:and|or|&|and\\/or) )?(?:death|wrongful death|property damage|damage to property|bodily injury))|advertising injury`,
    'personal_injury',
  ),
  name(
    `damages? to (?:the )?(?:rented premises|premises rented(?: to you)?|rented property|premises)(?: rented to you)?|(?:fire|tenant'?s?'?(?= (?:legal|damage))|(?<!^\\W{0,4}(?:the )?)tenant'?s?)(?: legal| damage){0,2} (?:liability|damage)(?! ?\\(?(?:c?gl\\b|©))(?: \\(any one fire\\)| legal liability)?|(?<=¤ )fire(?= ?(?:[,;.)]|$))|fire legal|rented premises(?: damage)?|dtrp|dpr\\b|premises rented to you|drp\\b`,
    'rented_premises',
  ),
  name(`(?<=¤ )med(?= ?(?:&|and|\\+|\\/) ?¤+ ?(?:ad ?& ?d|accidental))|accident(?:al)? med(?:ical|\\b\\.?)(?: (?:expenses?|exp\\b\\.?|benefits?|coverage))?(?: benefits?)?|med(?:ical)? expense benefit|ame\\b(?=(?: of| at|:| =)? ?[$¤\\d])|(?<=¤ )ame(?= ?(?:[,;.)\\/]|$))`, 'accident_medical'),
  name(`medical(?= (?:of |at |limit )?¤)|(?<=^\\W*)med(?:ical)?(?: pay(?:ments?)?)?(?=:? ¤)|(?<=¤ \\(?)med(?= ?(?:[),;.]|$))`, 'medical'),
  name(`(?<=¤ )medical(?= ?(?:[),;.]|$|instead|cover|benefit|limit|is\\b|or\\b|and\\b))`, 'medical'),
  name(
    `med(?:ical)?\\.? (?:expenses?|exp\\b\\.?|payments?|pay\\b\\.?)(?: ?\\(?(?:any one|per|each) person\\)?)?|medpay|med\\.? exp`,
    'medical',
  ),
  name(
    `accidental death(?: ?(?:and|&|\\/) ?(?:dismemberment|dismem\\b\\.?|survivors?'?|disability|permanent disability)){0,2}(?: benefits?)?|death ?(?:and|&|\\/) ?dismemberment(?: benefits?)?|survivors?'? benefits?|ad ?& ?d\\b|(?:principal sum)|death benefit|ad(?= (?:of |\\$|[0-9]))|ad(?= ?¤)`,
    'accidental_death',
  ),
  name(`temporary total disability|ttd\\b`, 'ttd'),
  name(`continuous total disability|ctd\\b`, 'ctd'),
  name(`(?:bodily injury|bi\\b)(?: by)?,? ?\\(?(?:each|per|any one|\\/) ?(?:person|pers\\b)\\)?`, 'bi_person'),
  name(
    `(?:bodily injury|bi\\b)(?: by (?:disease|accident))?,? ?-? ?(?:each|per) employee|(?:bodily injury )?(?:by )?disease ?[-,:(\\/]* ?(?:each|per|ea\\b\\.?|any one)? ?(?:employee|empl?\\b\\.?|person)\\)?|(?:each|per) employee,? ?(?:for |by |-)? ?(?:bodily injury by )?disease(?! ?[:-]? ?¤)|dis(?:ease|\\.)? ?- ?emp(?:l(?:oyee)?)?\\b|(?:each|per) disease(?=,? (?:and |& )?(?:disease )?(?:policy|pol\\b))|disease (?:ee\\b|ea\\.? ee\\b)`,
    'employee',
  ),
  name(
    `(?:bodily injury )?(?:by )?disease ?[-,:(\\/]* ?(?:policy|pol\\b\\.?) ?(?:limits?|lmt|aggregate)\\)?|disease (?:policy|pol)(?=\\s*(?:[.,;/)]|$))|policy limits?,? ?(?:for |by |-)? ?(?:bodily injury by )?disease|dis(?:ease|\\.)? ?- ?(?:pol(?:icy)?)\\b|disease per policy|(?:by )?disease,? ?(?:in (?:the )?)?(?:aggregate|total)|(?:aggregate|total) (?:for |by )disease`,
    'policy_limit',
  ),
  name(`(?:bodily injury|bi\\b)(?: by)?,? ?\\(?(?:each|per|any one|\\/|by) ?(?:accident|acc\\b\\.?|occurrence|occ\\b)\\)?`, 'bi_accident'),
  // "for injury to one person", "for injury to more than one person in one accident", "for damage to property"
  name(`(?:bodily )?(?:injur(?:y|ies)(?: to)?(?: or death of)?|death of) (?:any )?(?:two|more than one|several|all)(?: or more)? persons?(?: in (?:any one|one|an|a single|each) accident)?(?<=©[^;]{0,240})`, 'bi_accident'),
  name(`(?:bodily )?(?:injur(?:y|ies)(?: to)?(?: or death of)?|death of) (?:any )?(?:one|a|each|any one) person(?<=©[^;]{0,240})`, 'bi_person'),
  name(`(?:damage to|destruction of) property(?: of others)?(?: in (?:any one|one|an|a single|each) accident)?(?=\\s*(?:[,;.)]|$|and\\b))(?<=©[^;]{0,240})`, 'pd_accident'),
  // "$1,000,000 bodily injury and property damage per occurrence": one limit for both.
  name(`(?<!(?:injur(?:y|ies)|death|\\bbi)(?: liability)?,? ?(?:and|&|\\/|or|and\\/or) ?)(?:property damage|pd\\b),? ?\\(?(?:each|per|\\/) ?(?:accident|acc\\b\\.?|occurrence|occ\\b)\\)?`, 'pd_accident'),
  name(`(?:each|per|ea\\b\\.?|any one|\\/) ?(?:employee|empl?\\b\\.?|ee\\b)`, 'employee'),
  // "Employers' liability with policy limits of $500,000" is what the whole policy pays.
  name(`(?!(?<=\\b(?:with|at|in|having) )policy limits (?:of|not less|no less|at least)\\b)(?:disease )?(?:policy|pol\\b\\.?) ?(?:limits?|lmt)(?= ?(?:[,;.)\\/]|$|¤|of|and|each|\\$|[0-9]|:|for))`, 'policy_limit'),
  // "$250,000 a claim / $500,000 a year"
  name(`(?<=(?:claim|occurrence|loss|incident|accident|event|£),? ?(?:\\/|,|and|;)? ?¤+ )(?:(?:per|a|each) (?:policy )?year|in (?:any|each|one|a|any one) (?:policy |insurance )?(?:year|period))`, 'aggregate'),
  // "each accident/employee/policy"
  name(`(?<=(?:employee|empl?|ee)\\.? ?\\/ ?)(?:policy|pol\\b\\.?)(?= ?(?:[,;.)]|$))`, 'policy_limit'),
  name(`(?:bodily injury )?by disease|disease`, 'disease'),
  name(`bodily injury|bi\\b`, 'bi'),
  name(`property damage|pd\\b`, 'pd'),
  name(
    `general (?:aggregate|agg\\b\\.?)(?: limit)?|gen'?l?\\b\\.? ?(?:aggregate|agg\\b\\.?)|g\\.? ?a\\.?(?= ?¤)|(?<=¤ ?)g\\.?a\\.?(?=\\s*(?:[\\/,;|)]|$))|genl agg`,
    'general_aggregate',
  ),
  name(
    `(?:in (?:the )?)?(?:annual |policy |combined |total |per[- ]policy )?(?:aggregate|aggregates|agg\\b\\.?|aggr\\b\\.?)(?: limits?| per (?:year|policy(?: (?:year|period))?))?`,
    'aggregate',
  ),
  // "$1,000,000 per event, $3,000,000 all events"
  name(`(?<=¤ )(?:(?:for|over) )?all (?:events|claims|occurrences|losses|incidents)(?! (?:must|shall|are|be))(?: combined)?`, 'aggregate'),
  name(`(?<=¤ )(?<!µ ?¤+ )(?:(?:in|for|in the|for the) )?total(?: limit)?(?! (?:liability|coverage|insurance)| ?\\(µ)|(?<=¤ \\()annual(?=\\))|(?<=£,? ¤ )annual(?=\\s*(?:[.;,)]|$))`, 'aggregate'),
  name(`${each}(?:of (?=accident))?(?:accident|acc\\b\\.?|collision)`, 'accident'),
  name(`${each}(?:claim|wrongful act|clm|claim made)|per[- ]claim`, 'claim'),
  name(
    `${each}(?:occurrence|occurence|occ\\b\\.?|occur\\b\\.?|occurance|event|incident|pollution (?:condition|event|incident|loss)|loss|lost|disaster|casualty|claim or occurrence)|per[- ]occurrence|occurrence limit|occ\\b\\.?|occurrence(?= (?:of )?[$¤])|eo\\b(?= ?¤)`,
    'occurrence',
  ),
  name(`${each}(?:person|individual|passenger|participant|injured person)`, 'person'),
  name(`(?<=¤ )an? (?:truck|vehicle|load|trailer|unit|van)|(?<!©)${each}(?:tank(?:er)?|hopper|rig|truck|vehicle|conveyance|load|power unit|tractor|unit|trailer|auto|van|bus|veh\\b\\.?|box truck|straight truck|trucking unit|truckload)(?: load)?(?! (?:sends?|must|shall|needs?|carries|shows?|has|provides?|uploads?|submits?|gets?|brings?|should|that|which|who)\\b)`, 'vehicle'),
  name(`${each}(?:location|premises|site)(?! aggregate)`, 'location'),
  name(
    `(?:whatever|what|as) (?:the|their|your|its|his|her|each) (?:home )?(?:state|law) (?:makes? (?:them|you|it|him|her) (?:carry|buy|have)|requires|demands|says|asks for)|(?:in )?(?:the )?(?:amounts?|limits?|benefits) (?:that )?(?:the |your |their |its )?(?:laws?|statutes?|states?) (?:sets?|requires?|prescribes?|provides?|calls? for)|(?:statutory|stat\\b\\.?|statutorily(?: required)?)(?: (?:limits?|amounts?|coverage|benefits?|minimums?|requirements?))*|(?:as|to the extent|amounts?|limits?|coverage)? ?(?:is |are )?(?:required|prescribed|mandated|provided) (?:by|under) (?:applicable |state |the |governing )*(?:laws?|statutes?|workers?'?s?'? compensation (?:laws?|acts?)|labor code|act\\b)|(?<!(?:\\b(?:insures?|covers?) |^\\W*)(?:all |any |its |their |own )+(?:employees|workers|staff|personnel|drivers|crews?) )(?<!\\b(?:permitted|permissible|permissable|allowed|allowable|enforceable|possible|available|authorized|prohibited|forbidden|barred|precluded|limited|recoverable|afforded|recognized) )(?:per|by|under|in accordance with|in compliance with|complying with|that complies with|to comply with|as (?:required|mandated) by) (?:applicable |state |the |all )*(?:laws?|statutes?|statutory requirements?|workers?'?s?'? compensation (?:laws?|acts?))(?! of your)|(?:meeting|satisfying|conforming (?:to|with)|in conformity with|compliant with) (?:applicable |state |the |all )*(?:laws?|statutes?|statutory requirements?|requirements? of (?:the )?(?:law|state|statute))(?: of (?:the|each|its|their|every) (?:state|commonwealth|jurisdiction)s?)?|(?<!\\b(?:permitted|permissible|permissable|allowed|allowable|enforceable|possible|available|authorized|prohibited|forbidden|barred|precluded|limited|recoverable|afforded|recognized) )(?:per|under|by|pursuant to|in accordance with|as required by) (?:the )?(?:laws? of (?:the )?(?:state of )?(?:${STATE})|(?:${STATE})(?: state)? laws?)|state[- ](?:required|mandated|minimum) (?:limits|benefits|coverage)|per state|follows? (?:the )?(?:law of the )?state(?: law)?|(?:(?:your|the|their|its|each) )?(?:home )?state(?:'s|s')? (?:own |legal |required |mandated )*minimums?(?: limits?)?|(?:what|whatever|anything) (?:the |your |their |its |that )?(?:home )?(?:state|law|statute)s? (?:requires?|mandates?|says?|sets?|wants?|asks? for|calls? for|demands?)|as (?:the |state )?(?:laws? (?:requires?|demands?|dictates?|(?:may|might) (?:require|demand))|statutes? (?:requires?|demands?|dictates?))`,
    'statutory',
  ),
  name(`employee theft`, 'printed', 'employee_theft'),
  name(`uninsured(?: ?\\/ ?underinsured)? motorists?|um\\/uim|um\\b`, 'printed', 'uninsured_motorist'),
  name(`accident(?=,? ?(?:[/¤]|$|\\)|and|;))|acc\\b\\.?`, 'accident'),
  name(`claim(?=,? ?(?:[/¤]|$|\\)))`, 'claim'),
  name(`employee(?=,? ?(?:[/¤]|$|\\)))|emp\\b\\.?`, 'employee'),
  name(`occurrence(?= ?(?:[/¤,;:)]|$|and|limit))`, 'occurrence'),
]
