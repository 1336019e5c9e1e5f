import type { CoverageType } from '../../../vocabulary/index.ts'

/** Printed names of coverages, most telling first: an entry that holds another's words stands before it. */
const NAMES: [RegExp, CoverageType][] = [
  [/contingent\s*(motor\s*(truck\s*)?|auto(mobile)?\s*)?cargo|cargo.{0,12}contingent|freight\s*broker.{0,20}cargo/, 'contingent_cargo'],
  [/contingent\s*auto/, 'contingent_auto'],
  [/business\s*-?owners?['’]?s?\s*propert/, 'property'],
  [/tenants?['’]?\s*(?:\/\s*)?users?['’]?s?\s*liab/, 'general_liability'],
  [/educators?['’]?\s*(?:legal|professional)|school\s*(?:board|leaders?)\s*(?:legal|errors)|public\s*officials/, 'professional_liability'],
  [/warehouse(rs?|men'?s?)?\s*('s)?\s*(legal|operator)/, 'warehouse_legal'],
  [/cargo|\bmtc\b|freight\s*legal|carriers?'?\s*legal/, 'cargo'],
  [/occupational\s*acc|occ\.?\s*\/?\s*acc\b|occ\.?\s*acc/, 'occupational_accident'],
  [/trailers?\s*\/?\s*inter-?\s*change|trailer\s*intch/, 'trailer_interchange'],
  [/non[\s-]*trucking|bob\s*-?tail|\bntl\b/, 'non_trucking_liability'],
  [/garage\s*-?k[a-z]{3,8}/, 'garagekeepers'],
  [/garage\s*liab|garage/, 'garage_liability'],
  [/equip(?:ment)?\s*floater/, 'inland_marine'],
  [/on[\s-]?hook|tow(ing)?\s*(and|&)?\s*storage/, 'on_hook'],
  [
    /(auto|vehicle|truck|hired\s*car).{0,20}physical\s*dam|phys(?:ical|\.)?\s*dam(age)?|\bauto(?![^]*(?:liab|property))[^]{0,24}\bdamage|\bapd\b|comp(rehensive)?\s*[/&]\s*coll|veh(icle)?\.?\s*(coll(ision)?|comp(rehensive)?|otc)\b/,
    'auto_physical_damage',
  ],
  [/cyber|network\s*sec|data\s*breach|privacy\s*liab/, 'cyber'],
  [/pollution|environmental|\bcpl\b|hazardous/, 'pollution_liability'],
  [/liquor/, 'liquor_liability'],
  [/employment\s*pract|\bepl[i]?\b/, 'epli'],
  [/abuse|molestation|sexual\s*(?:misc|conduct)/, 'abuse_molestation'],
  [/directors?['’]?\s*(?:and|&|\/)\s*officers?|\bd\s*&\s*o\b|fiduciary\s*liab/, 'other'],
  [/rigger/, 'riggers'],
  [/aviation|aircraft|hangar|drone|unmanned/, 'aviation'],
  [/builder'?s?\s*risk|course\s*of\s*constr/, 'builders_risk'],
  [/boiler|equipment\s*breakdown|machinery/, 'other'],
  [
    /inland\s*marine|jewell?er['’]?s?['’]?\s*block|fine\s*arts?\b|installation\s*fl|equipment\s*fl|contractor'?s?\s*'?\s*equip|(leased|rented)[\s/&,and]*(leased|rented)?\s*equip|scheduled\s*equip|mobile\s*equip|equipment|\btools\b/,
    'inland_marine',
  ],
  // What burns is insured with what its loss costs: `Buildings, contents and business interruption`.
  [/(?:buildings?|contents|property)\b.{0,60}business\s*(income|interr)|business\s*(income|interr).{0,40}\b(?:buildings?|contents)/, 'property'],
  [/business\s*(income|interr)/, 'business_interruption'],
  // A bond against one's own staff is no surety's.
  [/crime|fidelity|employee\s*(dishonesty|theft)|third\s*party\s*theft/, 'crime'],
  [/surety|\bbond/, 'surety_bond'],
  [/public\s*(?:(?:&|and|\/|,)\s*products?\s*)?(?:\(?[a-z]{0,12}\)?\s*)?liab/, 'general_liability'],
  [/product(s)?\s*(\/\s*completed\s*operations\s*)?\(?(product\s*)?liab|products?\s*liab/, 'product_liability'],
  [/profess(?!ional\s+employer)|errors?\s*(and|&)\s*omis|\be\s*&\s*o\b|malpractice|medical\s*prof|tech\s*e\s*&\s*o/, 'professional_liability'],
  [/excess\s+work(?:er|men)/, 'workers_comp'],
  [/umbrella|bumbershoot|^\W*umb\W*$/, 'umbrella'],
  // Above what another policy pays for the same loss.
  [/excess\s+(?:of\s+loss\s+)?(?:flood|(?:named\s+)?(?:wind|storm)|earth|quake|hail|dic\b|difference\s+in)/, 'other'],
  [/excess\s+(?:[a-z]+\s+)?propert(?!y\s*dam)/, 'property'],
  // Garagekeepers' pays as `direct excess` or `direct primary`.
  [/(?<!\bdirect\s{1,3})excess/, 'excess_liability'],
  [/work(er|men)'?s?'?\s*'?\s*comp|\bwork\s+comp|\bwc\b|compensation\b/, 'workers_comp'],
  [/employer'?s'?\s*liab(?!.*comp)|stop\s*gap/, 'employers_liability'],
  [/(commercial|general|comprehensive|\bgen(?:['’]?l|\.)?)\s*(general\s*|business\s*)?liab|^\W*commercial\s*general\b|business\s*liab|business\s*-?\s*owners|\bbop\b|\bcgl\b|premises\s*liab|farm\s*liab|liability\s*(and|&)\s*medical\s*exp|^\s*gl\b/, 'general_liability'],
  // Who hosts an event insures what befalls its guests.
  [/^\W*(?:special\s+)?events?\s+liab/, 'general_liability'],
  [/^\W*liab(?:ility)?\s*[(–-]\s*(?:general|gl)\b/, 'general_liability'],
  [/^\W*(?:truckers?['’]?s?|motor\s+carriers?['’]?s?|trucking)\s+liab/, 'auto_liability'],
  [/\bearth\s*(movement|quake)|\bflood\b|\bwind(storm)?\b/, 'other'],
  [/propert(?!y\s*(?:dam|(?:and|&)\s*casualty))|building|contents|\bbpp\b|personal\s*prop|real\s*prop|tenant|improvements/, 'property'],
  [/auto(mobile|s)?\b|vehicle\s*liab|hired\s*(and|&|\/)\s*non|^\W*(?:bap|baf|hnoa|bi\s?[/&-]?\s?pd)(?:\s+liab(?:ility)?)?\W*$/, 'auto_liability'],
]

/** The coverage a printed name means: null for an empty text, `other` for a name not in the contract's list. */
export function coverageOfText(printed: string): CoverageType | null {
  const text = printed.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').slice(0, 300).trim()
  // Alone in its cell; elsewhere the letters are a state's.
  if (/^\W*al\W*$/.test(text)) return 'auto_liability'
  return typeNamed(text) ?? (/[a-z]{2}/.test(text) ? 'other' : null)
}
/** Like coverageOfText, but null where no known coverage is named. */
export const knownCoverageOf = (printed: string): CoverageType | null => {
  return typeNamed(printed.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').slice(0, 300))
}

/** `Contractors professional and pollution`: of the two the first named. */
const PROFESSIONAL_FIRST = /\bprofess(?!ional\s+employer).{0,40}(?:pollution|environmental)|\be\s*&\s*o\b.{0,40}pollution/
/** `Property - all risk, incl. boiler & machinery`: what a coverage includes is not what it is. */
const INCLUDES = /[\s,(-]+incl(?:uding|udes)?\b/
/** `Riggers liability, on-hook incl.`. */
const INCLUDED = /[\s,(-]+[a-z]+(?:-[a-z]+)?\s+incl(?:uded|\.)?\W*$/
function typeNamed(text: string): CoverageType | null {
  const included = INCLUDED.exec(text)?.index ?? INCLUDES.exec(text)?.index
  const own = included ? typeNamed(text.slice(0, included)) : null
  if (own) return own
  for (const [pattern, type] of NAMES) if (pattern.test(text)) return type === 'pollution_liability' && PROFESSIONAL_FIRST.test(text) ? 'professional_liability' : type
  return null
}

/** Limits that only one coverage has, by their labels as printed; two of a row's own tell it. */
const LIMITS: [RegExp, CoverageType, number][] = [
  [/^e_?l_|bodily_injury_by_(accident|disease)|disease_(each_employee|policy_limit)/, 'workers_comp', 2],
  [/general_agg|products|personal.*adv|premises|^med(ical)?_exp/, 'general_liability', 2],
  [/combined_single/, 'auto_liability', 1],
]
/** The coverage that a row's limits tell where its name is illegible; null where they tell none. */
export const coverageOfLimits = (labels: readonly string[]): CoverageType | null =>
  LIMITS.find(([pattern, , least]) => labels.filter((l) => pattern.test(l)).length >= least)?.[1] ?? null
