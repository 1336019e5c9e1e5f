import { askingNames } from './asking-names.ts'
import { OBLIGED, REQUIRERS, SUBS } from '../lexicon/party-names.ts'
import { speaksToSubs } from './spoken-subs.ts'

/** Who the text speaks to, found once for the whole text. */
export type Roles = {
  obligated: Set<string>
  names: string[]
  /** Parties that elsewhere insure, and here are the ones who ask: "Carrier is loss payee", in a lease of an owner-operator. */
  asking: string[]
  /** All whom the text speaks to: those under a duty, those its title names, "you". */
  spoken: Set<string>
  /** Those who come under a duty only behind what was asked of others, and whom no title names. */
  late: Set<string>
}

/** When and at whose cost, between a party's "shall" and what it shall do. */
const WHILE = `(?:during [^.,;:]{3,40}?|throughout [^.,;:]{3,40}?|for the [^.,;:]{3,40}?|at (?:its|their|his) (?:own |sole )*(?:cost|expense)(?: and expense)?)`

/** A party and the words that put it under a duty; only the party is taken, so that of two parties before one verb both are found. */
const UNDER_DUTY = new RegExp(
  `(?<![a-z-])(${OBLIGED.join('|')})(?=s?(?:'s)?(?: (?:and|or) (?:its|all|each|their) \\w+)?,?[^.;:]{0,60}? (?:shall|must|will|agrees to|is required to|are required to|has to|have to|needs? to|needs?)(?: also| at all times| always|,[^,]{0,80},| ${WHILE}){0,2} (?:obtain|procure|carry|maintain|keep|purchase|provide|have|secure|furnish|show|hold|send|submit|take out|bear|buy|upload|insure|comply|deposit|deliver|file|lodge|effect|present))`,
  'g',
)

/** "We ask agencies for ...": whom we ask insures. */
const ASKED_FOR = new RegExp(`\\bwe (?:do not |don't |also |only )*(?:ask|require|expect|want|need) (?:the |each |every |all |any |our )?(${OBLIGED.filter((p) => p.length > 4).map((p) => p.replace(/y$/, '(?:y|ies)')).join('|')})s? (?:for|to (?:carry|have|show|provide|maintain|hold|buy))\\b`, 'g')
const UNUSUAL = new RegExp(`(?<![a-z-])(${REQUIRERS.filter((r) => r !== 'we').join('|')}) (?:shall|must|agrees to)(?:,[^,;.]{0,80},)?(?: itself| also| at all times| ${WHILE}){0,3} (?:obtain|procure|carry|maintain|keep|purchase|provide|take out)[ :]`, 'g')
const LISTS = new RegExp(`(?<![a-z-])(${REQUIRERS.filter((r) => r !== 'we').join('|')}) (?:furnishes|carries|maintains|provides|keeps|effects|holds) [^.;:]{0,60}?(?:as follows|the following[^.;:]{0,30}):`, 'g')
const WILL_INSURE = new RegExp(`(?<![a-z-])(${REQUIRERS.filter((r) => r !== 'we').join('|')}) will (?:also |itself |at all times |${WHILE} )*(?:obtain|procure|carry|maintain|keep|purchase|provide|take out) `, 'g')

/** "Processor shall maintain ...": whoever is named first, by a name that is no usual one. */
const OTHER_PARTY = /(?<![A-Za-z-])(?!(?:Insur|Polic|Coverage|Certificate|Limit|Deductible|Endorsement|Such|Each|Every|All|Any|Both|They|It|This|That|These|Which|Who|We)[a-z]*\b)([A-Z][a-z]{3,}) (?:shall|must|agrees to)(?: (?:also|itself|at all times)){0,2} (?:obtain|procure|carry|maintain|keep|purchase|take out) /

/** "Insurance by Manager", "Manager's policies name Owner": whose insurance a text is about. */
const isTitled = (lower: string, party: string): boolean => new RegExp(`\\binsurance (?:by|of|to be carried by) (?:the )?${party}\\b(?!'s)`).test(lower)

const insuresOthers = (lower: string, party: string): boolean =>
  new RegExp(`\\b${party}'s (?:[a-z,]+ ){0,6}(?:polic(?:y|ies)|insurance|coverages?) (?:shall |will |must |are to |is to )?(?:names?|naming|include|list)`).test(lower)

/** "GL $1,000,000" above "Owner shall maintain builder's risk": what was asked before was asked of somebody else. */
const askedBefore = (before: string): boolean => /[$\u20ac\u00a3] ?\d|\b\d[\d,.]*(?:k|mm?| mil| million)\b|\bstatutory\b/.test(before)
const PLAIN_PARTIES = new Set(['you', 'insured', 'party', 'member', 'partner', 'participant', 'firm', 'user', 'shop'])

/** Who is additional insured or loss payee asks for the insurance, and does not carry it. */
const PROTECTED = new RegExp(
  `(?<![a-z'-])(${OBLIGED.filter((p) => !PLAIN_PARTIES.has(p)).join('|')}) (?:is|are|shall be|to be|is to be|must be|will be)(?: also)?(?: (?:named|included|listed|shown|added))?(?: as)?(?: an?| the)? (?:additional(?:ly)? insured|ai\\b|loss payee)`,
  'g',
)

/** "..., with Carrier named as additional insured" */
const NAMED_PROTECTED = new RegExp(`\\b(?:with|naming|names?|listing|lists?|includ(?:es?|ing)|add(?:s|ing)?) (?:the )?(${OBLIGED.filter((p) => !PLAIN_PARTIES.has(p)).join('|')}) (?:named |listed |included |added |shown )?(?:as )?(?:an? |the )?(?:additional(?:ly)? insured|loss payee)`, 'g')

const OWN_PRIMARY = new RegExp(`(?<![a-z-])(${SUBS.join('|')})(?:s'|'s|s\u2019|\u2019s) (?:own )?(?:insurance|polic(?:y|ies)|coverages?) (?:(?:is|are|shall be|must be|will be|to be|shall apply as) )+(?:considered |deemed )?primary\\b`, 'g')

/** "Owner and Lender shall be named as additional insureds": who is insured by another. */
const isProtected = (lower: string, party: string): boolean =>
  new RegExp(`(?<![a-z-])${party}(?:,? (?:its|and|the|[a-z]+,?) ?[^.;:]{0,50}?)? (?:is|are|shall be|to be|must be|will be) (?:also )?(?:named |included |listed )?(?:as )?(?:an? )?additional(?:ly)? insured`).test(lower)

/** The other side of an agreement: whom a text asks first insures for itself, and what these carry is told of. */
const OTHER_SIDE: [RegExp, string[]][] = [
  [/^(?:owner[-\/ ]operator|operator|driver|contractor|independent contractor|lessor)$/, ['carrier', 'motor carrier']],
  [/^(?:subcontractor|subconsultant|sub-consultant)$/, ['contractor', 'consultant', 'general contractor', 'construction manager', 'cm']],
  [/^(?:vendor|contractor|subcontractor|supplier|consultant|tenant|lessee|licensee|service provider|seller|hauler|caterer|performer|exhibitor|franchisee|grower|producer)$/, ['company', 'customer', 'agency', 'host', 'manager', 'construction manager', 'cm']],
]
const DUTY = /(?<![a-z-])([a-z]+(?:[- \/]operator)?) (?:shall|must|will|agrees to) (?:also |itself |at all times )?(?:obtain|procure|carry|maintain|keep|purchase|provide) /g

/** Of the parties under a duty to insure, those who are the other side of the first. */
function counterparts(lower: string, obligated: Set<string>): string[] {
  const named = [...lower.matchAll(DUTY)].map((m) => m[1]!)
  const first = named.find((p) => obligated.has(p) || obligated.has(p.split(/[- \/]/).at(-1)!))
  if (first === undefined) return []
  const sides = OTHER_SIDE.flatMap(([who, others]) => (who.test(first) ? others : []))
  return sides.filter((p) => p !== first && obligated.has(p) && named.includes(p))
}
const CONTRACTOR = /(?<![a-z-])(general |prime )?contractor(?=,?[^.;:]{0,40}? (?:shall|must|will|agrees to) (?:also |at its (?:own )?(?:sole )?(?:cost|expense) )?(?:obtain|procure|carry|maintain|keep|purchase|provide|furnish))/g

/** Whether every contractor that is to insure is the general one. */
function onlyGeneral(lower: string): boolean {
  const found = [...lower.matchAll(CONTRACTOR)]
  return found.length > 0 && found.every((m) => m[1] !== undefined)
}

/** Whom a text speaks to is named this near its beginning, or more than once. */
const OPENING = 160

/** No more owners of things are looked for than this. */
const NAMES_MAX = 60

/** The parties a text puts under a duty to insure, and the proper names that own things in it. */
export function findRoles(text: string): Roles {
  const lower = text.toLowerCase()
  const obligated = new Set<string>()
  for (const m of lower.matchAll(ASKED_FOR)) obligated.add(m[1]!.replace(/ies$/, 'y'))
  for (const m of lower.matchAll(UNDER_DUTY)) obligated.add(m[1]!).add(m[1]!.split(' ').at(-1)!)
  // "Manager shall maintain crime insurance": where none of those who usually insure is under a duty, the first who is.
  if (!obligated.size) {
    const found = OTHER_PARTY.exec(text)
    const other = found?.[1]?.toLowerCase()
    if (found && other !== undefined && !REQUIRERS.includes(other) && !askedBefore(lower.slice(0, found.index))) obligated.add(other)
  }
  if (!obligated.size) {
    const insured = [...lower.matchAll(UNUSUAL)].filter((m) => !askedBefore(lower.slice(0, lower.indexOf(m[1]!)))).map((m) => m[1]!).find((p) => !isProtected(lower, p)) ?? [...lower.matchAll(WILL_INSURE)].map((m) => m[1]!).find((p) => isTitled(lower, p) || (!isProtected(lower, p) && insuresOthers(lower, p)))
    if (insured) obligated.add(insured)
    // "Developer furnishes policies as follows: ..."
    const lists = obligated.size ? undefined : [...lower.matchAll(LISTS)].map((m) => m[1]!).find((p) => !isProtected(lower, p))
    if (lists) obligated.add(lists)
  }
  // "Subcontractor's insurance is primary to that of the additional insureds": who is insured, and not who is told to insure by others.
  if (!obligated.size) for (const m of lower.matchAll(OWN_PRIMARY)) obligated.add(m[1]!)
  if (obligated.has('lessor') && obligated.has('lessee')) obligated.delete('lessor')
  // "General Contractor shall procure ...", where nobody below it is spoken to: who insures, and does not ask.
  if (obligated.has('contractor') && !SUBS.some((s) => obligated.has(s)) && onlyGeneral(lower)) obligated.add('general contractor').add('gc')
  // Named once, and far below: those of whoever the text speaks to.
  for (const sub of SUBS) if (obligated.has(sub) && lower.indexOf(sub) > OPENING && lower.indexOf(sub) === lower.lastIndexOf(sub)) obligated.delete(sub)
  if (speaksToSubs(lower, obligated)) obligated.add('subcontractor')
  if (obligated.has('customer') && obligated.size > 1 && /\bour customers?\b/.test(lower)) obligated.delete('customer')
  const names = [
    ...new Set([...text.matchAll(/\b([A-Z][A-Za-z&]+(?: [A-Z][A-Za-z&]+){0,3})['\u2019]s?\b/g)].map((m) => m[1]!.toLowerCase())),
  ].slice(0, NAMES_MAX)
  if (/\b(?:contractor|operator|lessor|owner-operator)\b[^.;]{0,80}\b(?:names?|naming|to|notify|gives?) carrier\b/.test(lower)) obligated.delete('carrier')
  const other = obligated.size > 1 ? counterparts(lower, obligated) : []
  for (const party of other) obligated.delete(party)
  const asking = new Set(obligated.size === 1 ? [] : [...lower.matchAll(PROTECTED), ...lower.matchAll(NAMED_PROTECTED)].map((m) => m[1]!))
  if (!obligated.has('carrier') && /\b(?:names?|naming|notify|gives?) carrier\b/.test(lower)) asking.add('carrier')
  // "Carrier provides AL + cargo.", to owner-operators.
  if (!obligated.has('carrier') && /\bo\/o'?s?\b|\bowner[-/ ]?op/.test(lower) && /(?:^|[.;\n] ?)(?:the )?carrier (?:provides|carries|has|maintains|furnishes|keeps)\b/.test(lower)) asking.add('carrier')
  for (const party of asking) obligated.delete(party)
  for (const party of other) asking.add(party)
  const titled = titledParties(lower)
  const late = new Set(titled.size || obligated.size > 1 || YOU_NEED.test(lower) ? [...obligated].filter((p) => !holdsParty(titled, p) && isLate(lower, p)) : [])
  // "Insurance for subcontractors", and in it what the Contractor carries.
  if (SUBS.some((s) => titled.has(s) || obligated.has(s)) && !titled.has('contractor')) for (const p of ['contractor', 'general contractor', 'construction manager', 'cm']) if (!obligated.has(p) || (late.has(p) && titled.size)) asking.add(p)
  for (const p of asking) if (late.delete(p)) obligated.delete(p)
  const spoken = new Set([...obligated, ...titled, ...(YOU_NEED.test(lower) ? ['you'] : [])].filter((p) => !late.has(p)))
  return { obligated, names, asking: [...new Set([...asking, ...askingNames(text, obligated)])], spoken, late }
}

const YOU_NEED = /\byou(?:'ll)? (?:will |also )?(?:must|need|have to|are (?:to|required)|carry|shall|should)\b|\byour (?:own )?(?:insurance|certificate|coi|agent|broker|polic)/
const IN_TITLE = new RegExp(`(?<![a-z-])(${OBLIGED.filter((p) => !/^(?:you|insured|party|company|customer|member|partner|user|firm|agency)$/.test(p)).join('|')})s?(?![a-z])`, 'g')
const OF_INSURANCE = /\b(?:insurance|coverages?|requirements?|minimums?|coi|certificates?|need|limits)\b/
/** Those whom the first lines name as the ones the text is for: "VENDOR INSURANCE", "Insurance for subcontractors". */
function titledParties(lower: string): Set<string> {
  const lines = lower.slice(0, 240).split('\n').slice(0, 3).filter((l) => l.length <= 100 && OF_INSURANCE.test(l) && !/^\s*(?:[-*\u2022\u00b7|]|\(?[a-z\d]{1,2}[.)])|[$.:;]\s*\S|\b(?:shall|must|will|is|are|by)\b/.test(l))
  const found = new Set(lines.flatMap((l) => [...l.matchAll(IN_TITLE)].map((m) => m[1]!)))
  // "| Builder's risk | Contractor |" beside "| CGL | Subcontractor |": a column of who provides what.
  if (/\|\s*(?:by )?(?:the )?sub-?contractors?\s*\|/.test(lower)) found.add('subcontractor')
  return found
}
const holdsParty = (set: ReadonlySet<string>, party: string): boolean => set.has(party) || [...set].some((p) => p.endsWith(` ${party}`) || party.endsWith(` ${p}`))
/** Whether a party first comes under a duty behind amounts that are asked of somebody. */
function isLate(lower: string, party: string): boolean {
  const at = lower.search(new RegExp(`(?<![a-z-])${party} (?:shall|must|will|agrees to|is required to)\\b`))
  return at > 0 && askedBefore(lower.slice(0, at))
}
