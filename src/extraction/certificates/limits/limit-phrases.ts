import type { CoverageType } from '../../../vocabulary/index.ts'

/** The names of limits as they are written out in running words, each whole: a phrase that holds anything else names none. */
type Phrase = [pattern: string, label: string]

const EACH = String.raw`(?:each(?:\s+(?:and|&)\s+every)?|per|ea\.?|any\s+one|every)`
const AGG = String.raw`agg(?:regate|\.)?(?:\s+limit)?(?:\s*\(?per\s+(?:project|location|policy)\)?)?`
const KEPT = String.raw`(?:\s*\(?${EACH}\s+(?:claim|loss|occurrence|accident|vehicle)\)?)?`
const RETENTION: Phrase = [String.raw`(?:${EACH}\s+(?:claim|loss|occurrence)\s+)?(?:(?:self[\s-]*insured\s+)?retention|s\.?i\.?r\.?|retained\s+(?:limit|amount))${KEPT}`, 'retention']
const DEDUCTIBLE: Phrase = [String.raw`(?:${EACH}\s+(?:claim|loss|occurrence)\s+)?ded(?:uctible|\.)?${KEPT}`, 'deductible']
const OCCURRENCE: Phrase = [String.raw`(?:${EACH}\s+)?occ(?:urrence|\.)?(?:\s+limit)?`, 'each_occurrence']
const PER_YEAR = String.raw`total\s+limit\s+per\s+year`
const WHOLE: Phrase = [String.raw`${PER_YEAR}|(?:annual\s+|general\s+|policy\s+|total\s+)?${AGG}(?:\s+(?:for\s+)?(?:the\s+)?policy\s+(?:period|term))?`, 'aggregate']
const ADV = String.raw`adv(?:ertising|\.|'g)?`
const GENERAL: Phrase[] = [
  OCCURRENCE,
  [String.raw`${PER_YEAR}|(?:annual\s+)?(?:gen(?:eral|'?l|\.)?\s+)?${AGG}(?:\s*\(?other\s+than\s+prod(?:uct)?s?(?:[\s/-]*comp(?:leted)?[\s/-]*op(?:eration)?s?)?\)?)?`, 'general_aggregate'],
  [String.raw`prod(?:uct)?s?\.?(?:\s*(?:/|-|–|and|&|,)?\s*(?:comp(?:leted)?\.?[\s/-]*op(?:eration)?s?\.?|c\.?o\.?))?(?:\s+hazard)?(?:\s+${AGG})?`, 'products_comp_op_agg'],
  [String.raw`pers(?:onal|\.)?(?:\s+injury)?\s*(?:and|&|/)\s*${ADV}(?:\s+inj(?:ury|\.)?)?(?:\s+limit)?|p\s?&?\s?a\s?i`, 'personal_adv_injury'],
  [String.raw`(?:damages?\s+to\s+)?(?:rented\s+premises|premises\s+rented(?:\s+to\s+you)?)(?:\s*\(?${EACH}\s+(?:occurrence|premises)\)?)?|tenants?['’]?s?\s+legal\s+liability|fire\s+(?:damage|legal)(?:\s+liability)?(?:\s*\(?any\s+one\s+fire\)?)?`, 'damage_to_rented_premises'],
  [String.raw`med(?:ical|\.)?\s+(?:exp(?:ense|\.)?s?|pay(?:ment|\.)?s?)(?:\s*\(?${EACH}\s+person\)?)?`, 'med_exp'],
  DEDUCTIBLE,
  RETENTION,
]
const LAYER: Phrase[] = [OCCURRENCE, WHOLE, RETENTION, DEDUCTIBLE]
const CLAIMS: Phrase[] = [
  [String.raw`${EACH}\s+(?:claim|occurrence|incident|wrongful\s+act|loss|pollution\s+(?:condition|incident))(?:\s+limit)?`, 'each_claim'],
  WHOLE,
  RETENTION,
  DEDUCTIBLE,
]
const INJURED = String.raw`(?:e\.?\s?l\.?\s+|(?:bodily\s+injury|b\.?i\.?)\s+)?(?:by\s+)?`
const APART = String.raw`[\s,:()–-]*`
const EMPLOYERS: Phrase[] = [
  [String.raw`${INJURED}(?:accident${APART})?${EACH}\s+accident\)?|${EACH}\s+accident${APART}${INJURED}accident\)?|(?:bodily\s+injury\s+)?by\s+accident`, 'el_each_accident'],
  [String.raw`${INJURED}disease${APART}(?:${EACH}\s+employee|employee)\)?|${EACH}\s+employee${APART}${INJURED}disease\)?`, 'el_disease_each_employee'],
  [String.raw`${INJURED}disease${APART}policy\s+limit\)?|policy\s+limit${APART}${INJURED}disease\)?`, 'el_disease_policy_limit'],
]
const INJURY = String.raw`(?:bodily\s+injury|b\.?i\.?)(?:\s+liability)?[\s,(–-]*`
const AUTO: Phrase[] = [
  [String.raw`(?:${EACH}\s+accident[\s,(–-]+)?(?:combined\s+single\s+limit|c\.?s\.?l\.?)(?:[\s,(–-]+${EACH}\s+accident\)?)?`, 'combined_single_limit'],
  [String.raw`${INJURY}${EACH}\s+person\)?`, 'bodily_injury_per_person'],
  [String.raw`${INJURY}${EACH}\s+(?:accident|occurrence)\)?`, 'bodily_injury_per_accident'],
  [String.raw`(?:property\s+damage|p\.?d\.?)(?:\s+liability)?[\s,(–-]*(?:${EACH}\s+(?:accident|occurrence)\)?)?`, 'property_damage_per_accident'],
  [String.raw`liability\s+ded(?:uctible|\.)?`, 'deductible'],
]
const CARGO: Phrase[] = [
  [String.raw`(?:limit\s+)?${EACH}\s+(?:vehicle|truck|unit|conveyance)`, 'per_vehicle'],
  [String.raw`(?:limit\s+)?${EACH}\s+(?:occurrence|loss|disaster|casualty)(?:\s+limit)?`, 'per_occurrence'],
  DEDUCTIBLE,
]
const PHRASES: Partial<Record<CoverageType, Phrase[]>> = {
  general_liability: GENERAL,
  umbrella: LAYER,
  excess_liability: LAYER,
  professional_liability: CLAIMS,
  cyber: CLAIMS,
  pollution_liability: CLAIMS,
  epli: CLAIMS,
  workers_comp: EMPLOYERS,
  employers_liability: EMPLOYERS,
  auto_liability: AUTO,
  cargo: CARGO,
}
const NAMED = new Map(Object.entries(PHRASES).map(([type, phrases]) => [type, phrases.map(([pattern, label]): [RegExp, string] => [new RegExp(`^\\(?(?:${pattern})\\)?$`, 'i'), label])]))

/** The limit of a coverage that a phrase is the name of, and of nothing else; null where it is none, or holds more. */
export const limitNamed = (type: CoverageType, phrase: string): string | null => NAMED.get(type)?.find(([pattern]) => pattern.test(phrase.trim()))?.[1] ?? null
