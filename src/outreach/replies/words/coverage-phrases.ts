import type { AskedLine, CoverageType } from '../../../vocabulary/index.ts'
import { COVERAGE_WORDS, LIABILITY_TYPES } from './coverage-words.ts'
import { type Entry, type MentionScope, sticky } from './vocabulary-entry.ts'

/** What somebody may call the policy that was asked about: said of it, it is neither a yes nor of no concern. */
const ALSO_CALLED: Partial<Record<CoverageType, CoverageType>> = { general_liability: 'garage_liability', inland_marine: 'cargo', cargo: 'inland_marine' }

const COUNTS: Partial<Record<number, string>> = { 2: '(?:two|2|both)', 3: '(?:three|3)', 4: '(?:four|4)' }

/** "MC: yes", "auto, MC and GL", and no "MC 123456", "MC# active", "DOT and MC". */
const MOTOR_CARGO = "(?<!\\b(?:their|his|her|the|your|our|dot|usdot)\\W{1,3}(?:and |& ?)?|\\b(?:dot|authority|filings?|fmcsa|federal)\\b[^.;\\n]{0,40})mc(?= ?(?:[:=,/&-]|- |yes|no(?! ?\\.? ?\\d)|and |is (?:yes|active|good|in force|current|correct|only|1|2|5|fine|right|cancel|expired|not)|limits?|per |policy|coverage|in force|active|good|cancel|lapsed))(?![ :=-]{0,3}(?:\\d{5}|#|numbers?|auth|filing|permit|no\\.))(?![^.;\\n]{0,40}\\b(?:dot|authority|filings?|fmcsa|federal)\\b)"

/** How the asked coverages are called; a coverage nobody asked about is foreign. */
export function coverageEntries(lines: AskedLine[]): Entry[] {
  const asked = new Map<CoverageType, string[]>()
  for (const line of lines) asked.set(line.coverage_type, [...(asked.get(line.coverage_type) ?? []), line.coverage_line_id])
  const tail =
    "(?:'s)?(?: (?:policy|policies|coverage|cov(?:g|rg)?|ins|plcy|line|insurance|piece|portion|side|part|one|pol)(?! (?:limits?|numbers?|no\\b|#|dates?|period|term)))?"
  const out: Entry[] = []
  // Where employee theft was asked about and no surety, "the bond" is that of the employees; "license bond" and the like are others.
  const theft = asked.has('surety_bond') ? undefined : asked.get('crime')
  if (theft?.length === 1) out.push({ kind: 'mention', scope: 'lines', lines: theft, via: 'coverage', pattern: sticky("(?:the |their |his |her )?(?:(?:fidelity|janitorial|employee) |(?<=^\\W*|[,;:/&.!(-] ?|\\b(?:the|their|his|her|and|or|but|on|for|comp|gl|wc|auto) ))bond(?! (?:with|from|for)(?![a-z]))(?: policy)?") })
  for (const [type, words] of Object.entries(COVERAGE_WORDS) as [CoverageType, string][]) {
    let ids = asked.get(type)
    // Agents say umbrella for excess and the other way round.
    if (!ids && type === 'umbrella') ids = asked.get('excess_liability')
    if (!ids && type === 'excess_liability') ids = asked.get('umbrella')
    if (!ids && type === 'employers_liability') ids = asked.get('workers_comp')
    const maybe = ids ? undefined : asked.get(ALSO_CALLED[type]!)
    ids ??= maybe
    const scope: MentionScope = !ids ? 'foreign' : ids.length > 1 || maybe ? 'ambiguous' : 'lines'
    out.push({
      kind: 'mention',
      scope,
      lines: ids ?? [],
      via: 'coverage',
      pattern: sticky(`(?:the |la |el |su )?(?:poliza de (?:la |el )?)?(?:${words})${tail}`),
    })
    // "The two GL policies", where two were asked about.
    const count = COUNTS[ids?.length ?? 0]
    if (ids && !maybe && count) out.push({ kind: 'mention', scope: 'lines', lines: ids, via: 'coverage', pattern: sticky(`(?:all )?(?:of )?(?:(?:the|our|their|his|her|your|these|those) )?${count}(?: of)?(?: (?:the|our|their|his|her|these|those))? (?:${words})(?:'?s)? ?(?:policies|lines|ones|coverages|pols)(?! (?:limits?|numbers?|no\\b|#|dates?|period|term))`) })
  }
  // What nobody asked about: "I don't handle their health insurance" is of none of these policies.
  out.push({
    kind: 'mention',
    scope: 'foreign',
    lines: [],
    via: 'coverage',
    pattern: sticky(`(?:the |their |his |her )?(?:(?:group )?(?:health|dental|vision|medical|life|disability|home|boat|motorcycle|renters)(?: and (?:health|dental|vision|life|disability))? (?:insurance|coverage|policy|policies|plan|benefits)|group health|(?:group |employee )?benefits(?: (?:plan|package))?|d ?& ?o|directors'? (?:and|&) officers'?(?: liability)?|homeowners?(?: (?:insurance|policy|coverage))?|boiler (?:and|&) machinery|equipment breakdown|stop[- ]?gap|key ?(?:man|person)(?: life)?|personal (?:auto|lines|insurance|policies)(?: (?:policy|insurance|coverage))?)`),
  })
  // Perils of a property; where one was asked about they are of it.
  if (!asked.has('property') && !asked.has('builders_risk')) out.push({ kind: 'mention', scope: 'foreign', lines: [], via: 'coverage', pattern: sticky('(?:the |their |his |her )?(?:flood|earthquake)(?: (?:insurance|coverage|policy))?') })
  // Initials are read only where that coverage was asked.
  const INITIALS: Partial<Record<CoverageType, string>> = {
    occupational_accident: 'oa|o/a',
    auto_physical_damage: 'p\\.?d\\.?',
    inland_marine: 'im',
    builders_risk: 'br',
    professional_liability: 'pl|mpl|eo',
    auto_liability: 'aal?|au|ba|ca|(?<=(?:^|[,/&|]) ?)al(?=\\s*[,/&=:|]| (?:limits?|csl|policy|coverage|carrier|term)(?![a-z])| - (?:yes|no|active|confirmed|ok|in force|cancel))',
    umbrella: 'um|ul|xs',
    // A motor carrier's own number and authority are called so too.
    cargo: MOTOR_CARGO,
    trailer_interchange: 'ti|trailer(?= ?(?:[:=|,/-]|int|is |yes|policy|coverage|limit|and ))(?: int\\.?)?',
    pollution_liability: 'poll',
    product_liability: 'prod|products',
    business_interruption: 'bi',
    crime: 'crm',
    cyber: 'cy',
  }
  for (const [type, words] of Object.entries(INITIALS) as [CoverageType, string][]) {
    const ids = asked.get(type)
    if (ids)
      out.push({
        kind: 'mention',
        scope: ids.length > 1 ? 'ambiguous' : 'lines',
        lines: ids,
        via: 'coverage',
        pattern: sticky(`(?:the )?(?:${words})${tail}`),
      })
  }
  const liability = lines.filter((line) => LIABILITY_TYPES.has(line.coverage_type)).map((line) => line.coverage_line_id)
  if (liability.length > 0)
    out.push({
      kind: 'mention',
      scope: liability.length > 1 ? 'ambiguous' : 'lines',
      lines: liability,
      via: 'coverage',
      pattern: sticky('(?:the )?liab(?:ility|\\.)?(?: (?:policy|coverage|line|insurance))?|responsabilidad(?: civil)?'),
    })
  // "The trucking lines": the auto and what goes with it on the road. Whether a general liability is one of them it leaves open.
  const trucking = lines.filter((line) => ON_THE_ROAD.has(line.coverage_type)).map((line) => line.coverage_line_id)
  if (trucking.length > 1) out.push({ kind: 'mention', scope: 'lines', lines: trucking, via: 'coverage', pattern: sticky('(?:the |their |his |her )?(?:truck|trucking) (?:lines|policies)') })
  // Beneath an excess policy, "the primary" is the one general liability asked about.
  const excess = lines.filter((line) => line.coverage_type === 'excess_liability' || line.coverage_type === 'umbrella')
  const beneath = lines.filter((line) => !excess.includes(line))
  if (excess.length > 0 && beneath.length === 1 && beneath[0]!.coverage_type === 'general_liability')
    out.push({ kind: 'mention', scope: 'lines', lines: [beneath[0]!.coverage_line_id], via: 'coverage', pattern: sticky('(?:the )?primary(?: (?:policy|layer|coverage|gl))?(?! ?(?:(?:/|&|and) ?)?non-?contrib)(?! (?:wording|endors|basis|carrier|insured))') })
  out.push(businessowners(lines, tail), ...packagePolicy(lines, tail))
  for (const line of lines) {
    if (line.coverage_type !== 'other') continue
    out.push({ kind: 'mention', scope: 'lines', lines: [line.coverage_line_id], via: 'coverage', pattern: sticky('other coverage') })
  }
  return out
}

const ON_THE_ROAD: ReadonlySet<string> = new Set(['auto_liability', 'cargo', 'contingent_cargo', 'trailer_interchange', 'auto_physical_damage', 'non_trucking_liability'])

/** A businessowners policy: the general liability asked about, and the property where the same company writes it. Where their number says CGL it may be another. */
function businessowners(lines: AskedLine[], tail: string): Entry {
  const liability = lines.filter((line) => line.coverage_type === 'general_liability')
  const property = lines.filter((line) => line.coverage_type === 'property' && (liability.length === 0 || line.carrier === liability[0]!.carrier))
  const meant = [...liability, ...property]
  const unsure = liability.length > 1 || property.length > 1 || liability.some((line) => /gl/i.test(line.policy_number ?? ''))
  const scope: MentionScope = meant.length === 0 ? 'foreign' : unsure ? 'ambiguous' : 'lines'
  return { kind: 'mention', scope, lines: meant.map((line) => line.coverage_line_id), via: 'coverage', pattern: sticky(`(?:the |their |his |her )?(?:bop|business ?owners?'?s?'?(?= (?:policy|coverage|package)))${tail}`) }
}

/**
 * A package policy is what is written under one number, and otherwise the property and the general liability of one company, where that
 * company has no other policy that it could hold. Like a number it is of each of its lines, and beside a coverage's name of that one.
 */
function packagePolicy(lines: AskedLine[], tail: string): Entry[] {
  const named = '(?:the |their |his |her |our )?(?:commercial |business )*package(?! (?:deal|discount|store|credit|rate|number|store)s?(?![a-z]))(?= |[.,;:)/&|-]|$)'
  const shared = [...new Map(lines.map((line) => [numberKey(line), lines.filter((other) => numberKey(other) === numberKey(line))])).entries()].filter(([key, under]) => key.length > 2 && under.length > 1 && under.some((line) => IN_A_PACKAGE.has(line.coverage_type))).map(([, under]) => under)
  const [under, ...others] = shared
  // "PKG 99-0021" of another policy: that one may be meant.
  const alike = lines.filter((line) => !under?.includes(line) && /^(?:pkg?|cpp|bop)\d/.test(numberKey(line)))
  if (under !== undefined) {
    const cpp = under.some((line) => line.coverage_type === 'property') ? `|(?:the )?cpp` : ''
    return [{ kind: 'mention', scope: others.length + alike.length > 0 ? 'ambiguous' : 'lines', lines: [...shared.flat(), ...alike].map((line) => line.coverage_line_id), via: others.length + alike.length > 0 ? 'coverage' : 'number', pattern: sticky(`(?:${named}${cpp})${tail}`) }]
  }
  if (alike.length === 1 && alike[0]!.coverage_type === 'general_liability' && /^pk/.test(numberKey(alike[0]!))) return [{ kind: 'mention', scope: 'lines', lines: [alike[0]!.coverage_line_id], via: 'coverage', pattern: sticky(`${named}${tail}`) }]
  const [property, ...more] = lines.filter((line) => line.coverage_type === 'property')
  const ofCompany = lines.filter((line) => line.carrier !== null && line.carrier === property?.carrier)
  if (property === undefined || more.length > 0 || ofCompany.length !== 2 || !ofCompany.some((line) => line.coverage_type === 'general_liability')) return []
  return [{ kind: 'mention', scope: 'lines', lines: ofCompany.map((line) => line.coverage_line_id), via: 'coverage', pattern: sticky(`${named}${tail}`) }]
}
const IN_A_PACKAGE: ReadonlySet<string> = new Set(['general_liability', 'property', 'auto_liability', 'garage_liability', 'inland_marine', 'cargo'])
const numberKey = (line: AskedLine): string => (line.policy_number ?? '').toLowerCase().replace(/[^a-z0-9]/g, '')
