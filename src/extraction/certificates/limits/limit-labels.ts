import { withoutIncluded } from './without-included.ts'
import type { CoverageType } from '../../../vocabulary/index.ts'
import { findDate } from '../../values/index.ts'

/** Printed limit labels (letters and digits, upper case) of the ACORD liability forms and their label in the contract. */
export type PrintedLabel = {
  phrases: string[]
  label: string
  /** The head of a label that runs over two lines; on a picture it is too little to tell the label from others. */
  wrapped?: string[]
  /** Two lines that only together are the label, as they may be parted: `BODILY INJURY` over `(Per person)`. */
  stacked?: [over: string, under: string][]
  /** The same, where the first line alone is found as the label: `OTHER THAN AUTO ONLY:` over `EACH ACCIDENT`. */
  headed?: [over: string, under: string][]
}

export const GENERAL_LIABILITY: PrintedLabel[] = [
  { phrases: ['EACHOCCURRENCE', 'EACHOCC', 'EACHOCUR'], label: 'each_occurrence' },
  {
    phrases: ['DAMAGETORENTED', 'DAMAGETORENTEDPREMISES', 'PREMISESEAOCCURRENCE', 'PREMISESEAOCCURENCE', 'FIREDAMAGE', 'TENANTSLEGAL'],
    label: 'damage_to_rented_premises',
  },
  { phrases: ['MEDEXP', 'MEDICALEXP'], label: 'med_exp' },
  { phrases: ['PERSONALADVINJURY', 'PERSONALANDADVINJURY', 'PERSONALADVERTISING', 'PERSONALANDADVERTISING', 'ADVINJURY', 'ADVERTISINGINJURY'], wrapped: ['PERSONALADV', 'PERSADVINJURY', 'PERSADV'], label: 'personal_adv_injury' },
  { phrases: ['GENERALAGGREGATE', 'GENLAGGREGATE'], label: 'general_aggregate' },
  { phrases: ['PRODUCTSCOMPOPAGG', 'PRODUCTSCOMPOP', 'PRODUCTSCOMPLETED', 'PRODUCTSANDCOMPLETED', 'COMPOPAGG'],
    wrapped: ['PRODCOMPOP', 'PRODSCOMPOP'], label: 'products_comp_op_agg' },
]
export const AUTO: PrintedLabel[] = [
  {
    phrases: ['COMBINEDSINGLELIMIT', 'SINGLELIMIT', 'BODILYINJURYANDPROPERTYDAMAGECOMBINED', 'BODILYINJURYPROPERTYDAMAGECOMBINED'],
    wrapped: ['COMBINEDSINGLE'],
    label: 'combined_single_limit',
  },
  { phrases: ['BODILYINJURYPERPERSON', 'BODILYINJURYPERPERS'], label: 'bodily_injury_per_person', stacked: [['BODILYINJURY', 'PERPERSON'], ['BODILYINJURYPER', 'PERSON']] },
  { phrases: ['BODILYINJURYPERACCIDENT', 'BODILYINJURYPERACC'], label: 'bodily_injury_per_accident', stacked: [['BODILYINJURY', 'PERACCIDENT'], ['BODILYINJURYPER', 'ACCIDENT']] },
  { phrases: ['PROPERTYDAMAGE'], label: 'property_damage_per_accident' },
]
export const UMBRELLA: PrintedLabel[] = [
  { phrases: ['EACHOCCURRENCE', 'EACHOCC', 'EACHOCUR', 'PEROCCURRENCE'], label: 'each_occurrence' },
  { phrases: ['AGGREGATE', 'GENERALAGGREGATE'], label: 'aggregate' },
]
export const WORKERS_COMP: PrintedLabel[] = [
  { phrases: ['ELEACHACCIDENT', 'EACHACCIDENT'], label: 'el_each_accident' },
  {
    phrases: ['ELDISEASEEAEMPLOYEE', 'ELDISEASEEACHEMPLOYEE', 'ELDISEASEEA', 'DISEASEEAEMPLOYEE', 'DISEASEEACHEMPLOYEE'],
    wrapped: ['ELDISEASEEACH', 'DISEASEEACH'],
    label: 'el_disease_each_employee',
  },
  { phrases: ['ELDISEASEPOLICYLIMIT', 'DISEASEPOLICYLIMIT'], wrapped: ['ELDISEASEPOLICY', 'DISEASEPOLICY'], label: 'el_disease_policy_limit' },
]
export const GARAGE: PrintedLabel[] = [
  { phrases: ['AUTOONLYEAACCIDENT', 'AUTOONLY'], label: 'auto_only_each_accident' },
  {
    phrases: ['OTHERTHANAUTOONLY', 'EAACC'],
    label: 'other_than_auto_each_accident',
    headed: ['EACHACCIDENT', 'EAACCIDENT', 'EACHACC', 'EAACC', 'PERACCIDENT', 'EACHOCCURRENCE'].map((under) => ['OTHERTHANAUTOONLY', under]),
  },
  { phrases: ['OTHERTHANAUTOONLYAGGREGATE', 'AGGREGATE', 'AGG'], label: 'other_than_auto_aggregate' },
]

type Rule = [RegExp, string]
const PROFESSIONAL: Rule[] = [
  [/retention|\bretained\b|\bsir\b/, 'retention'],
  // Each under the name it is printed by, as declarations have it.
  [/deduct|\bded\b/, 'deductible'],
  [/agg/, 'aggregate'],
  [/each|\bea\b|per|claim|occ|limit/, 'each_claim'],
]
const UMBRELLA_FREE: Rule[] = [
  [/agg/, 'aggregate'],
  [/retention|\bretained\b|\bsir\b/, 'retention'],
  [/deduct|\bded\b/, 'deductible'],
  [/each|per|occ|limit/, 'each_occurrence'],
]
const FREE: Partial<Record<CoverageType, Rule[]>> = {
  professional_liability: PROFESSIONAL,
  cyber: PROFESSIONAL,
  pollution_liability: PROFESSIONAL,
  epli: PROFESSIONAL,
  umbrella: UMBRELLA_FREE,
  excess_liability: UMBRELLA_FREE,
  cargo: [
    [/(?:reefer|refrig).{0,20}\bded|\bded(?:uctible|\.)?\W+(?:for|on|applicable\W+to|applying\W+to)\W+(?:\w+\W+){0,2}?(?:reefer|refrig)/, 'reefer_deductible'],
    [/reefer|refrig/, 'reefer_breakdown'],
    [/deduct|\bded\b/, 'deductible'],
    [/terminal/, 'any_one_terminal'],
    [/occ|catast|disaster|(?:any\s*one|each|per)\s*(?:loss|casualty)/, 'per_occurrence'],
    [/vehicle|truck|conveyance|unit|tractor|limit|cargo|any\s*one|load/, 'per_vehicle'],
  ],
  // A label may say in brackets what it excludes or how it counts, so the words that decide come first.
  general_liability: [
    [/deduct|\bded\b/, 'deductible'],
    [/retention|\bretained\b|\bsir\b/, 'retention'],
    [/gen(eral|'?l|\.)?\s*agg|\bagg\w*\W{1,3}other\s*than\s*prod/, 'general_aggregate'],
    // Of `DAMAGE TO RENTED / PREMISES (Ea occurrence)` the second line alone may be legible.
    [/rented|\brent\W{0,2}\s*prem|damage\s*to\s*premises|fire\s*dam|fire\s*legal|tenant|any\s*one\s*fire|^\W*premises\b(?!\W*(?:op|liab|med|only))/, 'damage_to_rented_premises'],
    [/any\s*one\s*person\s*(\/|or)\s*org/, 'personal_adv_injury'],
    [/^\W*any\s*one\s*person\W*$/, 'med_exp'],
    [/\bparticipants?\b.*\bmed/, 'participant_accident_medical'],
    // A business owner's policy pays both up to one limit for each occurrence.
    [/liab\w*\W{1,3}(?:(?:and|&)\s*)?medical\s*exp/, 'each_occurrence'],
    [/\bmed(?!\w*\W+(?:prof|mal|incident))/, 'med_exp'],
    [/personal(?!\s*(?:prop|effects))|\badv|\bpers\W{0,2}\s*inj|^\W*p\s?(?:&|and)\s?a\s?i\b/, 'personal_adv_injury'],
    [/product|compl|\bprod\W{1,3}comp|\bprods?\b/, 'products_comp_op_agg'],
    [/each\s*occ|per\s*occ|ea\.?\s*occ|any\s*one\s*occ|occurrence\s*limit|^\W*occ(urrence)?\W*$/, 'each_occurrence'],
    [/aggregate|^\W*agg\W*$/, 'general_aggregate'],
  ],
  auto_liability: [
    [/un(der)?\s*-?insured|\bum\b|\buim\b/, 'uninsured_motorist'],
    [/\bmed(?!\w*\W+(?:prof|mal|incident))/, 'medical_payments'],
    [/bodily.{0,40}(combined|single|\bcsl\b)/, 'combined_single_limit'],
    [/(?:bodily\s*injury|\bbi)\s*(?:\/|and|&)\s*(?:property\s*damage|pd\b)/, 'combined_single_limit'],
    [/bodily.{0,20}person/, 'bodily_injury_per_person'],
    [/bodily.{0,20}(acc|occ)/, 'bodily_injury_per_accident'],
    [/\bbi\b(?!\s*(?:\/|and|&)).{0,10}\bperson/, 'bodily_injury_per_person'],
    [/\bbi\b(?!\s*(?:\/|and|&)).{0,10}\b(?:acc|occ)/, 'bodily_injury_per_accident'],
    [/property\s*dam(?!.{0,20}(combined|single|csl))|(?<!\bbi\s?(?:\/|and|&)\s?)\bpd\W{1,3}(?:(?:per|each|ea\.?)\s+(?:acc|occ)|limit)|^\W*pd\W*$/, 'property_damage_per_accident'],
    // In Canada one limit answers for injury and damage together.
    [/^\W*third\s*part(?:y|ies)\s*liab(?:ility)?(?:\s*limit)?\W*$/, 'combined_single_limit'],
    [/combined|\bcsl\b|single|(?:each|per)\s*occ|each\s*accident|per\s*accident\s*limit|^\W*limits?\W*$/, 'combined_single_limit'],
  ],
  workers_comp: [
    [/\bdis(?:ease)?\b.{0,20}(emp|each\s*person)/, 'el_disease_each_employee'],
    [/\bdis(?:ease)?\b.{0,14}(pol|lim)/, 'el_disease_policy_limit'],
    [/each\s*acc|per\s*acc|^\W*e\.?l\.?\s*acc(?:ident)?\W*$|employer.{0,3}s?.{0,3}\s*liab.{0,60}(occurrence|defen[sc]e\s*costs)/, 'el_each_accident'],
    [/^\W*policy\s*limit\W*(?:and\W*)?$/, 'el_disease_policy_limit'],
    [/^\W*(?:each|per|ea\.?)\s*employee\W*(?:and\W*)?$/, 'el_disease_each_employee'],
  ],
  garage_liability: [
    [/deduct|\bded\b/, 'deductible'],
    // The first line of `Other than auto only: AGG` may not be had: auto only has no aggregate.
    [/(?:other\s*than|auto\s*only).{0,30}agg/, 'other_than_auto_aggregate'],
    [/other\s*than/, 'other_than_auto_each_accident'],
    [/auto\s*only/, 'auto_only_each_accident'],
    [/agg/, 'aggregate'],
    [/limit/, 'limit'],
  ],
  liquor_liability: [
    [/deduct|\bded\b/, 'deductible'],
    [/agg/, 'aggregate'],
    [/common\s*cause/, 'each_common_cause'],
    [/each|per|occ/, 'each_occurrence'],
    [/limit/, 'limit'],
  ],
  aviation: [
    [/deduct|\bded\b/, 'deductible'],
    [/agg/, 'aggregate'],
    [/each\s*(?:pass|person)|per\s*(?:pass|person)/, 'each_passenger'],
    [/each\s*occ|per\s*occ|single\s*limit|\bcsl\b/, 'each_occurrence'],
    [/limit/, 'limit'],
  ],
  occupational_accident: [
    [/combined|single|\bcsl\b/, 'combined_single_limit'],
    [/death|ad&d|ad\s*&\s*d/, 'accidental_death'],
    [/medical/, 'accident_medical'],
    [/temporary|\bttd\b/, 'temporary_total_disability'],
    [/continuous|\bctd\b/, 'continuous_total_disability'],
  ],
}
FREE.employers_liability = FREE.workers_comp!
FREE.contingent_cargo = FREE.cargo!
FREE.contingent_auto = [
  [/deduct|\bded\b/, 'deductible'],
  [/agg/, 'aggregate'],
  [/combined|\bcsl\b|single/, 'combined_single_limit'],
  [/(?:each|per|any\s*one)\s*(?:occ|acc)/, 'each_occurrence'],
  [/limit/, 'limit'],
]

/** A printed label in snake_case, as the contract keeps labels it does not know. */
export const snakeLabel = (printed: string): string =>
  printed
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/&/g, ' ')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 60)

/** The label of the contract that a printed one means under a coverage; null where only its own words are left. */
export const namedLabel = (type: CoverageType, printed: string): string | null =>
  withoutIncluded(printed, type) === '' ? null : FREE[type]?.find(([pattern]) => pattern.test(printed.toLowerCase()))?.[1] ?? null
/** The label of an amount that is given as the coverage's limit and nothing more; null where it might be any of several. */
export const ownLimit = (type: CoverageType): string | null => (FREE[type] ? namedLabel(type, 'limit') : 'limit')
/** Whether a printed text is one of a coverage's own limits rather than another coverage. */
export const hasLabel = (type: CoverageType, printed: string): boolean => namedLabel(type, printed) !== null

/** `PD COMP/COLL DED`: what is kept back of either. */
const OF_BOTH_PERILS = /^(?:(?:a?pd|phys(?:ical)?_dam(?:age)?)_)?(?:comp(?:rehensive)?(?:_(?:and|or))?_coll(?:ision)?_)?ded(?:uctible)?s?$/
const CUT_SHORT: Partial<Record<CoverageType, RegExp>> = {
  workers_comp: /^e_?l$|^limits?$|^(?:e_?l_)?(?:bodily_injury_)?(?:disease|each|by_disease|by_accident|employee|policy_limit)/,
  employers_liability: /^e_?l$|^(?:e_?l_)?(?:bodily_injury_)?(?:disease|each|by_disease|by_accident|employee|policy_limit)/,
  auto_liability: /^(?:bodily(?:_injury)?(?:_and)?(?:_property)?|bodily_injury_(?:per|each)|b_?i|per_person|per_accident|each_person)$/,
  general_liability: /^(?:bodily(?:_injury)?(?:_and)?(?:_property(?:_damage)?)?|b_?i|liability|commercial(?:_general)?(?:_liability)?)$/,
}
/** A word that a name was cut down to. */
const WORD_ALONE = /^(?:per|each|any|any_one|of|and|the|for|workers|general|commercial|auto|automobile|liability)$/
/** Limits that general liability alone has, and coverages that have none of them. */
const GENERAL_ONLY = /^(?:personal_.*adv|gen(?:eral|_?l)?_agg|products_.*(?:comp|agg)|damage_to_rented|fire_damage)/
const WITHOUT_GENERAL: ReadonlySet<CoverageType> = new Set(['auto_liability', 'workers_comp', 'employers_liability', 'cargo', 'property', 'inland_marine', 'builders_risk', 'crime', 'auto_physical_damage'])
/** `General liability: each occurrence` among property's rows. */
const OTHERS_NAME = /^(?:commercial_)?(?:general_liability|auto(?:mobile)?_liability|umbrella_liability|excess_liability|professional_liability|workers_compensation|employers_liability|liquor_liability)_/
/** Coverages by the letters that go before their limits where a cell holds several: `GL OCC/AGG`. */
const LETTERS: Record<string, CoverageType> = { gl: 'general_liability', cgl: 'general_liability', mtc: 'cargo', wc: 'workers_comp', apd: 'auto_physical_damage' }
/** The contract's label for a free printed label under a coverage; snake_case of it where the contract has none; null when nothing is printed. */
export function labelOf(type: CoverageType, numbered: string): string | null {
  // `3. Limit`: the clause's own number.
  const printed = numbered.replace(/^\s*\d{1,2}(?:\.\d{1,2})?[.)]?\s+(?=[A-Za-z])/, '')
  const letters = /^\W*(cgl|gl|mtc|wc|apd)\b[\s:.–-]{1,3}(?=[a-z])/i.exec(printed)
  if (letters) return LETTERS[letters[1]!.toLowerCase()] === type ? labelOf(type, printed.slice(letters[0].length)) : null
  const text = printed.toLowerCase().replaceAll('’', "'")
  // Who serves drink is insured for that apart.
  if (type === 'general_liability' && /\bliquor\b/.test(text)) return snakeLabel(printed)
  if (type === 'auto_liability' && /^\W*(?:comp(?:rehensive)?|coll(?:ision)?|otc|other\s+than\s+collision)\W*$/.test(text)) return null
  // What the vehicle's own damage costs is not kept back of its load.
  if (/^(?:contingent_)?cargo$/.test(type) && /\b(?:comp(?:rehensive)?|coll(?:ision)?)\b/.test(text)) return null
  if (withoutIncluded(printed, type) === '') return null
  for (const [pattern, label] of FREE[type] ?? []) if (pattern.test(text)) return label
  // Days, numbers and answers of the columns beside ran in.
  if (findDate(printed) || (printed.match(/\d/g)?.length ?? 0) >= 6 || /^\W*(?:(?:yes|no|n\/a|none|company|insurer|carrier|naic)\W*)+$/i.test(printed)) return null
  // `ACV  Ded $2,500`: how a loss is valued names no limit.
  // `$40,000 limit w/ $1,000 deductible`: what leads to the next amount is no part of a name.
  const snake = snakeLabel(printed).replace(/^(?:acv|actual_cash_value)_(?=ded)/, '').replace(/_(?:w|with|less|and|or)$/, '').replace(/^usd?_|_?usd?$/, '')
  // The number of a place and its address name no limit.
  if (/^\d/.test(snake)) return null
  if (!/[a-z]{2}/.test(snake) || WORD_ALONE.test(snake) || /(?:^|_)limits?_of$/.test(snake)) return null
  // A piece of a company's name, an answer's box or the coverage's own name names no limit.
  if (/^(?:insurance_)?company$|^(?:x_)?(?:(?:yes|no)_?)+(?:_?x)?$/.test(snake) || snake === type || (type === 'workers_comp' && snake === 'employers_liability')) return null
  // Print that begins like a limit of the coverage's own and is none of them was cut short: whose amount it is cannot be told.
  if (CUT_SHORT[type]?.test(snake)) return null
  if (OTHERS_NAME.test(snake) && !snake.startsWith(type)) return null
  if (WITHOUT_GENERAL.has(type) && GENERAL_ONLY.test(snake)) return null
  // Words of a company's name ran in from the column beside.
  if (/(?:^|_)(?:insurance|mutual|casualty|indemnity)(?:_|$)/.test(snake.replace(/(?:amount|limits?)_of_insurance/, '')) && snake.split('_').length > 2) return null
  // Beside an attachment point: `$5,000,000 | Primary`.
  if (snake === 'primary') return ownLimit(type)
  if (/^(?:ded|(?:member_?s?_|insured_?s?_)?deductible|(?:policy_)?excess_?(?:each_and_every.*)?$)/.test(snake) || (type === 'property' && /^(?:property|policy|blanket|aop|all_other_perils)_ded(?:uctible)?$/.test(snake))) return 'deductible'
  if (/^(?:sir|(?:self_insured_)?retention)$/.test(snake)) return 'retention'
  if (/^(?:csl|combined_single(?:_limits?)?)$/.test(snake)) return 'combined_single_limit'
  if (type === 'auto_physical_damage' && OF_BOTH_PERILS.test(snake)) return 'deductible'
  if (/^comp(rehensive)?_ded/.test(snake)) return 'comprehensive_deductible'
  if (/^coll(ision)?_ded/.test(snake)) return 'collision_deductible'
  if (/^(each_|per_|any_one_)?occ(urrence)?(_(?:or_)?claim)?(_limit)?$|^ea_occ/.test(snake)) return 'each_occurrence'
  if (/^(?:each|per)_claim_(?:or_)?occ(?:urrence)?$/.test(snake)) return 'each_occurrence'
  if (/^limits?_(?:any_one|each|per)_occ(?:urrence)?$/.test(snake)) return 'each_occurrence'
  if (/^(annual_|policy_)?agg(regate)?(_limit)?$/.test(snake)) return 'aggregate'
  return snake
}

/** Of a vehicle's own damage each peril has what is kept back of it, where the words say which. */
export const damageLabel = (name: string, printed: string): string => {
  // `Deductible: $2,500 comprehensive and collision`.
  const label = /\bded/i.test(name) && /^(?:comp(?:rehensive)?|coll(?:ision)?|otc)(?:_(?:and_|or_)?(?:comp(?:rehensive)?|coll(?:ision)?|otc))?$/.test(printed) ? 'deductible' : printed
  const [collision, other] = [/\bcoll/i.test(name), /\bcomp|\botc\b/i.test(name)]
  return label !== 'deductible' || collision === other ? label : collision ? 'collision_deductible' : 'comprehensive_deductible'
}
