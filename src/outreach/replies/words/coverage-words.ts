import type { CoverageType } from '../../../vocabulary/index.ts'

/** How agents call each coverage, over folded text. */
export const COVERAGE_WORDS: Partial<Record<CoverageType, string>> = {
  general_liability:
    '(?:primary )?(?:commercial |comprehensive )?(?:general liab(?:ility)?|gen\\.? liab(?:ility)?)|(?:primary )?c?gls?|g\\.l\\.|gnl liab|responsabilidad (?:civil )?(?:comercial )?general|responsabilidad publica(?: general)?|la general(?= (?:si|esta|sigue|continua|no|fue|se|vence|tambien|vigente|activa|confirmada|cancelada|vencida|al dia|en vigor|ya|y)(?![a-z])|\\s*(?:[,:;.=–—/-]|$))|(?<=^\\W*)(?:the )?general(?= ?[:=–]| - )|general liability',
  auto_liability:
    'limo(?:usine)?(?: liab(?:ility)?)?(?= (?:polic|cover|insur|eff|exp|limit|number|is\\b|was\\b|yes\\b|no\\b)|\\s*[:,;/.-])(?!, (?:llc|inc|ltd|corp)|\\.? (?:llc|inc))|liab(?:ility)? (?:on|for) (?:the |his |her |their )?(?:trucks?|tractors?|vehicles?|autos?|rigs?)|(?:commercial |business |comm?\\.? |truck(?:ing|ers)? )?auto(?!-(?:renew|pay|debit|draft|suggest|generat|repl|respon|draft|complet|fill|creat|sent|send|forward|popul|updat|answer|confirm|verif|detect))(?:mobile)?(?:s\\b)?(?: liab(?:ility)?)?|bap|baut|autob|bus\\.? auto|vehicle liability|truck(?:ing|ers)? liab(?:ility)?|primary (?:auto )?liab(?:ility)?|comm\\.? auto|responsabilidad (?:civil )?(?:de |del )?auto(?:movil(?:es)?)?s?|automovil(?:es|istica)?|(?:fleet|livery|limo(?:usine)?|taxi|shuttle) (?:policy|liab(?:ility)?)|ca(?= (?:policy|coverage|line))|(?<=(?:^|[^a-z])(?:the|on|for|about|not|no|dropped|let|handle|write|confirm|confirming|have|and|lost|find|see|show|locate|verify|regarding) )al(?=[ .])|al(?= (?:\\$?\\d|[a-z]{2,5}(?:[- ][a-z]{2,5})?[- ]?\\d))|al(?= (?:eff(?:ective)?|exp(?:ires|iration|iring)?|thru|through|limits?|csl|combined|policy|coverage|line|is|was|has|had|got|moved|went|dropped|depends|should|needs|non-?renewed|never|we|that|lapse|and|yes|y|n|starts?|begins?|used|belongs|shows?|covers|does|doesn\'t|did|didn\'t|isn\'t|wasn\'t|hasn\'t|names|will|might|may|could|would|ought|looks?|appears|ended|ran|renews?|renewed|terminated|came|quit|flat|voided?|rescinded|replaced|pending|suspended|not|no longer|placed|handled|written|under|dead|gone|void|inactive|active|in force|in effect|current|confirmed|good|correct|ok|okay|cancel\\w*|expired|lapsed|cargo|gl|cgl|umb|wc|ti|apd|pd|mtc)(?![a-z])|\\s*(?:[,;:/|&)=?–-]|$))',
  workers_comp:
    "work(?:er|ers|er's|ers'|man|mans|man's|men|mens)?(?:'s?)? ?comp(?:ensation)?(?: insurance)?|wc|w/c|w\\.c\\.?|wkr?s?'? comp|comp|compensacion(?: (?:laboral|de (?:los )?trabajadores|al trabajador|a los trabajadores|para trabajadores|del trabajador))?",
  employers_liability: "employers?'?s?'? liab(?:ility)?|e\\.l\\.?|(?<=\\b(?:the|and|&|/|,) ?)el(?= ?(?:$|[.,:;]))|el(?= ?[:=](?![a-z])| (?:limits?|is|are|each|was|policy|coverage|cancell?ed|active)(?![a-z])|:? ?\\$?\\d{3}(?:k|,000)?/\\$?\\d|:? \\$?\\d(?:m|mil|,000,000)(?![a-z]))",
  umbrella: '(?:commercial )?umb(?:rella|r)?(?: liab(?:ility)?)?(?:/excess)?|umbrela|umbrc|cup|paraguas|sombrilla',
  excess_liability: '(?:follow(?:ing)? form )?excess(?: liab(?:ility)?)?(?:/umbrella)?|xs|exceso',
  cargo: '(?:motor truck |mt |truck )?cargo(?: liab(?:ility)?)?|mtc|(?:seguro de )?carga',
  contingent_cargo: 'contingent cargo|carga contingente',
  occupational_accident: 'occ(?:upational)?[ ./-]{0,2}acc(?:ident)?(?: policy)?|occ/acc|occacc|accidente ocupacional',
  professional_liability:
    '(?:misc(?:ellaneous|\\.)? )?prof(?:essional)?(?: liab(?:ility)?)?|(?:tech(?:nology)? )?(?:e ?& ?o|errors (?:and|&) omissions)|e and o|malpractice|responsabilidad profesional',
  cyber: 'cyber(?: liab(?:ility)?| security)?',
  pollution_liability:
    "(?:contractors?'? |environmental |site )?pollution(?: (?:legal )?liab(?:ility)?)?|cpl|pll|environmental(?: liab(?:ility)?)?(?! (?:class|classes|market|markets|work|contractors?|services?|firms?|accounts?|business|space|sector|team|unit|underwriters?|program)(?![a-z]))|contaminacion",
  property: '(?:commercial |business )?(?:property(?! (?:mgmt|management|managers?|owners?)(?![a-z]))|prop(?! ?(?:damage|dmg|mgmt|management|manager)))|cpp|propc|propiedad|building policy',
  inland_marine: "inland marine|(?:contractors?'?s? |scheduled |leased )?equip(?:ment|\\.)?(?: floater)?|floater|inmrc|inmar",
  builders_risk: "builder'?s?'? risk|course of construction",
  auto_physical_damage: '(?:auto )?phys(?:ical)? dam(?:age)?|apd|dano fisico',
  non_trucking_liability: 'non[- ]?trucking(?: liab(?:ility)?)?|ntl|bobtail',
  trailer_interchange: '(?:trailer )?interchange|trint',
  contingent_auto: 'contingent auto(?: liab(?:ility)?)?',
  garage_liability: 'garage(?: liab(?:ility)?)?|gar?\\.? liab(?:ility)?',
  garagekeepers: "garage ?keepers'?(?: (?:legal )?liab(?:ility)?)?|gkll|gk",
  liquor_liability: 'liquor(?: liab(?:ility)?)?|dram ?shop(?: liab(?:ility)?)?|(?:responsabilidad (?:por|de) )?(?:licor(?:es)?|bebidas alcoholicas)',
  product_liability: 'products?(?: liab(?:ility)?)',
  epli: 'epli?|employment practices(?: liab(?:ility)?)?',
  crime: 'crime|fidelity(?: bond)?|employee dishonesty',
  surety_bond: '(?:surety |performance |license )?bonds?|surety(?! (?:company|carrier))|fianza',
  on_hook: 'on[- ]?hook(?: towing)?|hook|o/h|oh(?= ?[-:–])',
  abuse_molestation: '(?:sexual )?abuse(?: (?:and|&) molestation)?|sam|molestation',
  riggers: "riggers?'?(?: liab(?:ility)?)?",
  warehouse_legal: "(?:warehouse(?:men'?s?)?|wh?se)(?: legal)?(?: liab(?:ility)?)?|wll",
  aviation: '(?:aviation|aircraft)(?: liab(?:ility)?)?|hull|(?:drone|uas|uav)(?: liab(?:ility)?)?(?= (?:policy|coverage|liab|insurance)| ?[:=,-])',
  business_interruption: 'business (?:interruption|income)',
}

/** How agents call each limit, over folded text. A label without an entry is matched by its own words. */
export const LIMIT_WORDS: Record<string, string> = {
  scheduled_equipment: "scheduled (?:equipment|limit|amount|total|value)|(?:equipment|schedule) (?:limit|value|total|amount)",
  stated_value: "stated (?:value|amount|amt)|agreed value|(?:truck|tractor|unit|vehicle|rig) value|value (?:on|of|for) (?:the|his|her|their) (?:truck|tractor|unit|vehicle|rig)",
  each_occurrence: '(?:each|per|every|ea\\.?) occ(?:urr?[ea]nce|\\.)?|occ(?:urr?[ea]nce)?|(?:por|cada) ocurrencia',
  general_aggregate: 'general(?= (?:and|&|/) (?:the )?prod)|gen(?:eral|\\.)? agg(?:regate|\\.)?|gl agg(?:regate)?|agregado general|agregado|agg(?:regate|\\.)?',
  products_comp_op_agg:
    'prod(?:uct)?s?(?:[ /&-]*(?:and )?(?:completed|comp(?:leted)?)?\\.?[ /-]*(?:op(?:eration)?s?\\.?)?)?(?: agg(?:regate)?\\.?)?|pco|products?/co(?:mp)?(?: agg)?|(?:completed|comp\\.?)[ /-]op(?:eration)?s?\\.?(?: agg(?:regate)?\\.?)?',
  damage_to_rented_premises:
    'damage to rented(?! prem)|damage to (?:rented )?prem(?:ises)?(?: rented(?: to you)?)?|rented premises|dtrp|dpr|premises(?= limits?(?![a-z]))|fire (?:damage|legal)|premises damage',
  med_exp: 'med(?:ical)?\\.?(?: (?:exp(?:ense)?s?|pay(?:ments?)?))|med(?:pay|exp)?|medical(?= (?:is|should|was|limit|now|shows?)(?![a-z])|:)|gastos medicos',
  personal_adv_injury:
    'p ?& ?a(?: inj(?:ury)?)?|p(?:ers(?:onal)?)? ?(?:and|&)? ?adv(?:ertising)?(?: inj(?:ury)?)?|personal injury|p&ai|personal (?:and|&) adv(?:ertising)?(?: inj(?:ury)?)?',
  combined_single_limit:
    'csl|comb(?:ined)?(?: single)?(?: limits?)?|single limit|limite (?:unico |maximo )?(?:combinado|unico)(?: combinado| unico| simple)?',
  bodily_injury_per_person: 'bi per person|bodily injury,? ?\\(?per person\\)?|per person',
  bodily_injury_per_accident: 'bi per accident|bodily injury,? ?\\(?per accident\\)?',
  property_damage_per_accident: 'pd|property damage(?:,? ?\\(?per accident\\)?)?',
  aggregate: 'agg(?:regate|\\.)?|agregado',
  retention: 'retention|ret\\.?(?= *(?:$|[,;.)]))|(?<!(?<![a-z])(?:yes|no|dear|you|hello|hi|hey|morning|afternoon),? )sir|retencion',
  collision_deductible: 'coll(?:ision)?(?: ded(?:uctible)?s?\\.?)?',
  // "Comp" alone is the workers' compensation.
  comprehensive_deductible: '(?:comprehensive|comp|otc) ded(?:uctible)?s?\\.?|comprehensive|otc|(?<=\\d(?:k|,\\d{3})? )comp(?=\\s*(?:$|[.,;)]|and))',
  deductible: 'ded(?:uctibles?|\\.)?|deducibles?',
  per_vehicle:
    '(?:limit )?(?:per|each|any one) (?:vehicle|truck|unit|conveyance|power unit|load)|por (?:vehiculo|camion|unidad)|(?:vehicle|truck|load) limit',
  per_occurrence: '(?:each|per|any one) (?:occ(?:urr?[ea]nce|\\.)?|loss)|por ocurrencia',
  reefer_breakdown: 'reefer(?: break ?down)?(?: limit)?|refrigeration(?: break ?down)?|refer break ?down|refrigeracion',
  reefer_deductible: '(?:reefer|refrigeration) ded(?:uctible|\\.)?',
  el_each_accident: '(?:e\\.?l\\.? )?(?:each|per|ea\\.?) acc(?:ident)?|cada accidente',
  el_disease_each_employee: '(?:disease[ ,-]*)?(?:limit )?(?:each|per|ea\\.?) emp(?:loyee|l)?\\.?(?:[ ,-]*disease)?',
  el_disease_policy_limit: '(?:disease[ ,-]*)policy limit|disease limit(?! (?:each|per) emp)|policy limit(?!s)(?:[ ,-]*disease)?',
  statutory: 'statutory(?: limits?)?|estatutari[oa]',
  each_claim: '(?:each|per|every) (?:claim|wrongful act|loss|incident|pollution condition)|por reclamo',
  each_common_cause: '(?:(?:each|per|every) )?common cause(?: limit)?',
  building: '(?:building|bldg|edificio)(?: (?:limit|value|coverage|portion|amount))?',
  business_personal_property: 'business personal property|bpp|(?:business )?contents|personal property|contenidos?',
  accidental_death: 'accidental death|ad(?= ?\\$?\\d)|ad&d|ad ?& ?d',
  accident_medical: 'accident medical|medical',
  temporary_total_disability: 'temporary total(?: disability)?|ttd',
  continuous_total_disability: 'continuous total(?: disability)?|ctd',
}

/** Types that people shorten to "the liability". */
export const LIABILITY_TYPES: ReadonlySet<CoverageType> = new Set<CoverageType>([
  'general_liability',
  'auto_liability',
  'umbrella',
  'excess_liability',
  'professional_liability',
  'pollution_liability',
  'garage_liability',
  'liquor_liability',
  'product_liability',
  'non_trucking_liability',
  'contingent_auto',
])

/** The order in which a line's limits are given when they are given without names ("1M/2M"). */
export const SPOKEN_ORDER: Partial<Record<CoverageType, string[][]>> = {
  general_liability: [
    ['each_occurrence', 'general_aggregate', 'products_comp_op_agg'],
    ['each_occurrence', 'damage_to_rented_premises', 'med_exp', 'personal_adv_injury', 'general_aggregate', 'products_comp_op_agg'],
  ],
  auto_liability: [['combined_single_limit'], ['bodily_injury_per_person', 'bodily_injury_per_accident', 'property_damage_per_accident']],
  liquor_liability: [['each_occurrence', 'aggregate'], ['each_common_cause', 'aggregate']],
  umbrella: [['each_occurrence', 'aggregate']],
  excess_liability: [['each_occurrence', 'aggregate']],
  cargo: [
    ['per_vehicle', 'deductible', 'reefer_breakdown'],
    ['per_occurrence', 'deductible'],
  ],
  contingent_cargo: [['per_occurrence', 'deductible']],
  workers_comp: [
    ['el_each_accident', 'el_disease_policy_limit', 'el_disease_each_employee'],
    ['el_each_accident', 'el_disease_each_employee', 'el_disease_policy_limit'],
  ],
  employers_liability: [
    ['el_each_accident', 'el_disease_policy_limit', 'el_disease_each_employee'],
    ['el_each_accident', 'el_disease_each_employee', 'el_disease_policy_limit'],
  ],
  professional_liability: [['each_claim', 'aggregate']],
  cyber: [['each_claim', 'aggregate']],
  pollution_liability: [['each_claim', 'aggregate']],
  occupational_accident: [['combined_single_limit']],
}
