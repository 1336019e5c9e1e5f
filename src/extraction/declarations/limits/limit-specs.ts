import type { LimitSpec } from './labelled-limits.ts'

const NOT_GL =
  /underlying|assault|uninsured|underinsured|employee benefits|employment|cyber|data (?:breach|compromise)|umbrella|pollut|liquor|hired|professional|abuse|identity|silica|terrorism|excluded|each claim|bodily injury by|cargo|stop gap|garage/i

/** General liability, also as businessowners' declarations word it (ISO CG DS 01, BP DS 01 and carriers' own). */
export const GENERAL_LIABILITY: readonly LimitSpec[] = [
  {
    label: 'med_exp',
    says: /medical\s(?:expenses?|payments?)|med(?:ical)?\.?\s(?:exp|pay)|^\W*medical(?:\s+per\sperson)?\W*$/i,
    not: /liability\s(?:and|&)\smedical|excluded|auto|underlying|uninsured|per location|participant/i,
    min: 500,
    max: 100_000,
  },
  {
    label: 'damage_to_rented_premises',
    says: /damages?\sto\s(?:rented\s)?premises|premises\sdamage|premises\srented|fire\s(?:(?:and|&)\swater\s)?(?:damage|legal)|tenants?['’]?s?\s(?:fire\s|property\sdamage\s)?(?:legal\s)?liability|tenants?\sfire|rented\sto\syou|\bd(?:a)?m(?:a)?ge?\.?s?\s(?:to\s)?(?:rent(?:ed|al)?\.?\s)prem/i,
    not: /excluded|underlying/i,
    min: 10_000,
    max: 5_000_000,
  },
  { label: 'personal_adv_injury', says: /pers(?:onal)?\.?\s?(?:injury\s)?(?:and|&|\/)?\s?adv|advertising\sinjury\s(?:and|&)\spersonal/i, not: NOT_GL, min: 25_000, max: 50_000_000 },
  {
    label: 'general_aggregate',
    says: /\bgen(?:eral|['’]?l|\.)?\sagg(?:regate)?\b|all\sother\s(?:liability\s)?aggregate|aggregate[^$]{0,20}(?:other\sthan|except)|other\sthan\sproducts|except\sproducts|^(?:liability\s|general\sliability\W{1,4}|business liability\s)?agg(?:regate|\.)?(?:\slimits?)?\b(?!.{0,40}product)|liability\s(?:and|&)\smedical\sexpenses?\s(?:limit\s)?\W{0,3}aggregate/i,
    not: NOT_GL,
    min: 50_000,
    max: 100_000_000,
  },
  {
    label: 'products_comp_op_agg',
    says: /prod(?:uct)?s?\b.{0,12}comp(?:l|leted)?.{0,7}op|\bprod(?:uct)?s?\s?\/\s?c\.?\/?o\.?(?:\sagg|ps?\b)|products.{0,20}agg(?:regate|\.)?(?![a-z])|products\sand\swork\syou\sperformed/i,
    not: NOT_GL,
    min: 50_000,
    max: 100_000_000,
  },
  {
    label: 'each_occurrence',
    says: /\b(?:each|per|ea\.?|any\sone|every)\socc(?:urrence|\.)|occurrence\slimit|^occ(?:urrence|\.)?(?:\slimit)?$|liability\s(?:and|&)\smedical\sexpenses?|^(?:coverage\s[a-z]\W{1,4})?(?:businessowners?\s|business\s|general\s)liability(?:\slimit)?\b|bodily\sinjury\s(?:and|&)\sproperty\sdamage/i,
    not: /underlying|uninsured|underinsured|employee benefits|employment|cyber|data breach|umbrella|pollut|liquor|hired|professional|abuse|excluded|deductible|each claim|bodily injury by|cargo|garage|auto\b|combined single|each accident|personal (?:and|&) adv|retained|retention|(?<!(?:and|&) )medical expenses?\s*-|non-owned|fire|assault|\bsub-?\s?limit/i,
    min: 25_000,
    max: 50_000_000,
  },
]

/** Workers' compensation information page, item 3.B (NCCI WC 00 00 01). */
export const EMPLOYERS_LIABILITY: readonly LimitSpec[] = [
  {
    label: 'el_disease_policy_limit',
    says: /disease.{0,40}policy\s(?:limit|aggregate)|policy\slimit.{0,12}disease|disease\s?[-–]?\s?(?:pol|aggregate)/i,
    min: 100_000,
    max: 10_000_000,
  },
  {
    label: 'el_disease_each_employee',
    says: /disease.{0,40}(?:each|per|ea\.?)\semp|(?:each|per)\semployee.{0,12}disease/i,
    min: 100_000,
    max: 10_000_000,
  },
  {
    label: 'el_each_accident',
    says: /by\saccident|(?:each|per|ea\.?)\saccident/i,
    not: /disease|auto|vehicle|uninsured/i,
    min: 100_000,
    max: 10_000_000,
  },
  // A row `Bodily Injury by Disease $500,000 each employee` says which only behind the amount.
]

export const UMBRELLA: readonly LimitSpec[] = [
  {
    label: 'retention',
    says: /self[-\s]?insured\sretention|retained\slimit|retention|\bsir\b/i,
    not: /(?<!\b(?:not\scovered\sby|where\sno|absence\sof)\s(?:the\s|any\s)?)underlying|excess of the greater/i,
    min: 250,
    max: 1_000_000,
    step: 50,
  },
  {
    label: 'aggregate',
    says: /(?:general|annual|policy|umbrella|combined)?\s?aggregate/i,
    not: /(?<!\b(?:except|other\sthan)\b[^$]{0,12})products|underlying|personal (?:and|&) adv|crisis|(?<!\b(?:except|other\sthan)\b[^$]{0,50})\bauto|disease/i,
    min: 500_000,
    max: 500_000_000,
  },
  // A form that names its coverages by letter says what each amount is for behind it.
  { label: 'each_occurrence', says: /coverage\sa\b.*\bany\sone\soccurrence/i, not: /underlying|employee/i, min: 500_000, max: 500_000_000 },
  {
    label: 'each_occurrence',
    says: /(?:each|per|any\sone|every)\s(?:occurrence|incident|accident|event)|occurrence\slimit|limits?\sof\s(?:liability|insurance)|umbrella\s(?:liability\s)?limit|policy\slimit|personal umbrella|liability\slimit|^\W*occurrence\W*$/i,
    not: /underlying|retention|retained|employee|bodily injury|property damage|crisis|uninsured|required|disease/i,
    min: 500_000,
    max: 500_000_000,
  },
]

export const CARGO: readonly LimitSpec[] = [
  { label: 'reefer_deductible', says: /(?:reefer|refrigerat\w*)\b.{0,30}\bded(?:uctible)?\b/i, min: 250, max: 100_000 },
  { label: 'reefer_breakdown', says: /reefer|refrigerat\w*\s?(?:breakdown|unit)?/i, not: /\bded(?:uctible)?\b|exclu/i, min: 1_000, max: 2_000_000 },
  {
    label: 'deductible',
    says: /deductible/i,
    not: /reefer|refrig|collision|comprehensive|physical|property damage|liability|trailer|interchange|medical/i,
    min: 100,
    max: 250_000,
  },
  {
    label: 'per_occurrence',
    says: /(?:any\sone|each|per)\s(?:occurrence|occ\b|loss|disaster|casualty|catastrophe|event)\b|catastrophe|aggregate\sany\sone/i,
    not: /deductible|(?<!\b(?:disaster|casualty|occurrence|loss)(?:\sor\s|\s?\/\s?))terminal|debris|earned freight|pollut|(?<!\b(?:legal|limits?\sof)\s)liability/i,
    min: 5_000,
    max: 25_000_000,
  },
  {
    label: 'per_vehicle',
    says: /(?:any\sone|each|per|on\sany\sone)\s(?:covered\s|scheduled\s|insured\s|land\s|motor\s){0,2}(?:vehicle|auto(?:mobile)?\b|truck|conveyance|unit|tractor|power\sunit)|cargo\slimit|(?:motor\s)?truck\scargo|cargo\b/i,
    not: /deductible|terminal|debris|earned freight|pollut|\bauto liability|motorists?\b|\bon[-\s]?hook\b|\btowing\b|keepers/i,
    min: 5_000,
    max: 5_000_000,
  },
]

export const CLAIMS_MADE: readonly LimitSpec[] = [
  { label: 'retention', says: /retention/i, not: /aggregate retention|waiting/i, min: 100, max: 5_000_000 },
  { label: 'deductible', says: /deductible/i, not: /aggregate|waiting/i, min: 100, max: 1_000_000 },
  { label: 'aggregate', says: /aggregate|^\W*(?:\w[.)]\s)?total\slimit\b/i, not: /retention|deductible|sublimit|breach|each|supplement|disciplinary|subpoena|defen[sc]e\s(?:\w+\s)?aggregate/i, min: 25_000, max: 100_000_000 },
  {
    label: 'each_claim',
    says: /(?:each|per|any\sone)\s(?:professional\s|medical\s)?(?:claim|wrongful|pollution|incident|occurrence|loss|(?:confirmed\s)?release)|claim\slimit|limit\sof\sliability/i,
    not: /retention|deductible|sublimit|aggregate|supplement|(?<!\()claims?\sexpenses?.{0,30}\b(?:outside|in\saddition)/i,
    min: 25_000,
    max: 100_000_000,
  },
]

export const OCCUPATIONAL_ACCIDENT: readonly LimitSpec[] = [
  { label: 'temporary_total_disability', says: /temporary\stotal\sdisab|^\W*ttd\b/i, not: /waiting|lump|aggregate|maximum\sbenefit\speriod|percent/i, min: 100, max: 3_000, step: 1 },
  { label: 'continuous_total_disability', says: /continuous\stotal\sdisab|^\W*ctd\b/i, not: /waiting|lump|aggregate|maximum\sbenefit\speriod|percent/i, min: 100, max: 3_000, step: 1 },
  { label: 'accidental_death', says: /accidental\sdeath(?!.{0,20}survivor)/i, min: 10_000, max: 5_000_000 },
  { label: 'accident_medical', says: /accident\smedical|medical\sexpense/i, not: /deductible|dental/i, min: 10_000, max: 10_000_000 },
  {
    label: 'combined_single_limit',
    says: /combined\ssingle\slimit|aggregate\slimit\sof\sliability|per\saccident/i,
    min: 100_000,
    max: 10_000_000,
  },
]

/** Garage operations: an accident with an auto, any other, and the aggregate of those (ISO CA 00 05). */
export const GARAGE: readonly LimitSpec[] = [
  { label: 'other_than_auto_aggregate', says: /aggregate.{0,40}other\sthan.{0,10}auto|other\sthan.{0,10}autos?.{0,30}aggregate/i, not: /deductible|keepers/i, min: 25_000, max: 100_000_000 },
  { label: 'other_than_auto_each_accident', says: /other\sthan\s(?:covered\s)?"?autos?"?\sonly|garage\soperations.{0,20}other\sthan.{0,10}auto/i, not: /deductible|keepers|aggregate/i, min: 25_000, max: 50_000_000 },
  { label: 'auto_only_each_accident', says: /"?autos?"?\sonly\b/i, not: /deductible|keepers|aggregate|other\sthan|owned/i, min: 25_000, max: 50_000_000 },
]

export const LIQUOR: readonly LimitSpec[] = [
  { label: 'aggregate', says: /aggregate/i, not: /deductible|underlying|sub-?limit|assault|battery/i, min: 25_000, max: 50_000_000 },
  { label: 'each_common_cause', says: /(?:each|per)\scommon\scause/i, min: 25_000, max: 50_000_000 },
]
