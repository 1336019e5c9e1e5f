import type { CoverageType } from '../../../vocabulary/index.ts'
import type { Row } from '../../classify/index.ts'
import { type AmountRow, columnOf } from '../limits/amount-rows.ts'

/** The coverage that a part's heading names. */
const NAMES: [RegExp, CoverageType][] = [
  [/\bcontingent\s(?:motor\s)?(?:truck\s)?cargo\b/i, 'contingent_cargo'],
  [/(?<!\bcontingent\s(?:motor\s)?(?:truck\s)?)\bcargo\b/i, 'cargo'],
  [/inland\smarine|contractors['’]?\sequipment|tools\s(?:and|&)\sequipment/i, 'inland_marine'],
  [/umbrella/i, 'umbrella'],
  [/excess\sliability/i, 'excess_liability'],
  [/liquor\sliability/i, 'liquor_liability'],
  [/employment\spractices/i, 'epli'],
  [/\babus(?:e|ive)\b|\bmolestation\b|sexual\s(?:mis)?conduct/i, 'abuse_molestation'],
  [/directors\W{1,3}(?:(?:and|&)\s)?officers|\bd\s?&\s?o\b|fiduciary\sliability|\bmanagement\s(?:(?:and|&)\sorganization\s)?liability\b/i, 'other'],
  [/pollution|environmental/i, 'pollution_liability'],
  [/\bcyber\b|data\sbreach|network\ssecurity/i, 'cyber'],
  [/professional\s(?:liab|services\scoverage\spart)|errors\s(?:and|&)\somissions|malpractice/i, 'professional_liability'],
  [/\bgarage\b|\bauto(?:mobile)?\sdealers\b/i, 'garage_liability'],
  [/\bwarehouse/i, 'warehouse_legal'],
  [/\bcrime\b|\bfidelity\b/i, 'crime'],
  [/workers?['’]?\s?compensation/i, 'workers_comp'],
  [/(?:general|business|businessowners?|farm)\sliability/i, 'general_liability'],
  [/(?:business|commercial)\sauto(?:mobile)?\b|motor\scarrier|truckers?\b|\bauto(?:mobile)?\s(?:liability|coverage)|^covered\sautos?\sliability|^(?:section|part)\s\w{1,4}\s?[.:–—-]{1,2}\s?auto(?:mobile)?$/i, 'auto_liability'],
  [/\bproperty\b(?!\s(?:damage|(?:and\s|&\s)?casualty|cas\b))/i, 'property'],
]
const TITLE = /\bdeclarations?\b|\binformation\spage$|\bcoverage\s(?:part|form|section)s?\b/i
const SENTENCE = /[.;]$|^declarations\speriod\b|\b(?:following|attached|refer|subject|see|schedule\sof\sforms|applies|included|insurance\scompany)\b/i
/** A list of forms names declarations too, each behind its form's number. */
const FORM_FIRST = /^(?:\W|\d{1,2}\.\s|(?:(?:COVERAGE|Coverage)\s)?(?:FORM|Form)S?s?\s?:\s?)*[A-Z]{1,5}[-\s]?\d/
const LISTED = /\bcoverage\spart\b(?!\s(?:limit|aggregate|deductible|retention))/i
const TITLE_LETTERS_MAX = 100
const ABOVE_LETTERS_MAX = 60

/** The coverages that a heading names. */
export const namesIn = (text: string): CoverageType[] => {
  const found = NAMES.flatMap(([says, type]) => (says.test(text) ? [type] : []))
  // Cargo is written on inland marine forms, and a trucker's general liability is not his trucks'.
  const within = found.includes('cargo') || found.includes('contingent_cargo') ? 'inland_marine' : TRUCKERS_GENERAL.test(text) ? 'auto_liability' : null
  return within ? found.filter((t) => t !== within) : found
}
const TRUCKERS_GENERAL = /\b(?:truckers?['’]?s?|motor\scarriers?['’]?)\s(?:commercial\s)?general\sliability\b/i

/** `B. Contractors Pollution Liability (Claims Made)`: a coverage's whole name on a line of its own, with a letter or without. */
const BARE =
  /^(?:(?:coverage|section|part)\s(?:[A-Z]|[IVX]{1,4}|\d{1,2})\s|(?:(?:coverage|section|part)\s)?(?:(?:[A-Z]|[IVX]{1,4}|\d{1,2})\s?[.):–—-]{1,2}\s?)?)(?:commercial\s|contractors['’]?\s)?(?:general|(?:environmental|pollution)(?:\slegal)?|professional|liquor|umbrella|excess|employment\spractices|cyber|(?:covered\s)?auto(?:mobile|s)?|truckers?['’]?|contingent\scargo)\sliability(?:\s(?:insurance|coverage))?(?:\slimits?(?:\sof\s(?:insurance|liability))?)?(?:\s?\([^)]{3,40}\))?$|^commercial\sumbrella(?:\s(?:coverage|limits?))?$|^(?:[a-z'’]+\s)?business\sliability(?:\s?\([^)]{3,40}\))?$|^(?:contractors['’]?\s)?errors\s(?:and|&)\somissions(?:\sliability)?(?:\s(?:insurance|coverage))?$|^(?:sexual\s)?abuse\s(?:or|and|&|\/)\smolestation(?:\s(?:liability|coverage))?$|^(?:sexual\s(?:misconduct|abuse|molestation)|abuse|physical\s(?:or|and)\ssexual\sabuse)\b[a-z\s]{0,40}\b(?:liability|coverage)$|^(?:(?:coverage|section|part)\s(?:[A-Z]|[IVX]{1,4}|\d{1,2})\W{1,3})?warehouse\slegal\sliability$|^(?:[A-Z]\s?[.)]\s)?motor\struck\scargo(?:\s(?:legal\sliability|coverage|insurance))?$|^directors\W{1,3}(?:(?:and|&)\s)?officers(?:['’]?\W{1,3}(?:(?:and|&)\s)?trustees['’]?)?(?:\sliability)?$|^(?:section|part)\s(?:[A-Z]|[IVX]{1,4}|\d{1,2})\s?[.:–—-]{0,2}\s?(?:commercial\s)?(?:auto(?:mobile)?|property|crime|inland\smarine|contingent\scargo|errors\s(?:and|&)\somissions|tools\s(?:and|&)\sequipment(?:\s\([^)]{3,30}\))?)$/i
const ITEM_OF_LIST = /^(?:coverage|section|part)\s(?:[A-Z]|[IVX]{1,4}|\d{1,2})\s?[.:)–—-]{1,2}\s/i
/** `Commercial auto` over its amounts, `Umbrella` over its own: names of coverages alone, one as far out as the other, with amounts under each and none beside them. */
function isOneOfHeads(rows: readonly AmountRow[], i: number): boolean {
  const { row } = rows[i]!
  const isHead = (at: number): boolean => {
    const { amounts, row: { segments } } = rows[at]!
    const next = rows[at + 1]
    return amounts.length === 0 && NAME_ALONE.test(bareName(nameOf(rows[at]!))) && namesIn(nameOf(rows[at]!)).length === 1 && next?.page === rows[at]!.page && next.amounts.length > 0 && next.row.segments[0]!.box.x > segments[0]!.box.x - SAME_EDGE && namesIn(next.label).every((name) => namesIn(nameOf(rows[at]!)).includes(name))
  }
  const x = row.segments[0]?.box.x ?? 0
  return isHead(i) && rows.some((r, at) => at !== i && Math.abs((r.row.segments[0]?.box.x ?? -100) - x) < SAME_EDGE && isHead(at) && namesIn(nameOf(r))[0] !== namesIn(nameOf(rows[i]!))[0])
}
/** `2. Commercial Auto`, `Coverage B - Cyber Liability`, `Umbrella Liability - Limits of Insurance`: a part's name without its place in the list. */
const bareName = (text: string): string => text.replace(PLACE_IN_LIST, '').replace(LIMITS_BEHIND, '')
/** The name that stands alone on a line, null where the line says more. */
export const partName = (text: string): string | null => (NAME_ALONE.test(bareName(text)) ? bareName(text) : null)
const PLACE_IN_LIST = /^(?:(?:coverage|section|part)\s)?(?:[A-H]|[IVX]{1,4}|\d{1,2})(?:\s?[.):–—-]{1,2}\s)/i
const LIMITS_BEHIND = /\s?[–—:-]\s?limits?(?:\sof\s(?:insurance|liability))?$/i
const NAME_ALONE = /^(?:[A-Z][A-Za-z'’/-]*\s|(?:and|or|&)\s){0,5}(?:liability|coverages?|limits?|auto(?:mobile)?s?|property|crime|marine|umbrella|cargo|equipment)(?:\s(?:coverages?|limits?|insurance))?$/i
const SAME_EDGE = 3

/** Amounts follow the name at once, or under the heads of their columns: else it is one of a list. */
const isBareHead = (rows: readonly AmountRow[], i: number): boolean => {
  const heads = rows[i + 1]?.amounts.length === 0 && rows[i + 1]!.row.segments.length > 1 && rows[i + 1]!.row.segments.some((s) => columnOf(s.text)) ? 1 : 0
  const symbols = SYMBOLS.test(rows[i + 1 + heads]?.run.text ?? '') ? 1 : 0
  const next = rows[i + 1 + heads + symbols]
  const text = nameOf(rows[i]!)
  return (BARE.test(text) || BARE.test(text.replace(ITEM_OF_LIST, '')) || isOneOfHeads(rows, i)) && next !== undefined && next.page === rows[i]!.page && next.amounts.length > 0 && namesIn(next.label).every((name) => namesIn(text).includes(name))
}

/** Which autos a part covers, by the bureau's numbers. */
const SYMBOLS = /^(?:covered\s)?autos?\s(?:designation\s)?symbols?\b[\s:#,&\d-]{0,40}$/i
/** What a business's own vehicles are insured for is a part of its autos'. */
const OWN_DAMAGE = /^(?:auto(?:mobile)?\s)?physical\sdamage(?:\scoverages?)?$/i

/** `General liability coverage  Limit  Premium`: the heads of its columns beside a part's name are no part of it. */
const nameOf = ({ run, amounts, row: { segments } }: AmountRow): string =>
  (amounts.length === 0 && segments.length > 1 && segments.slice(1).every((s) => columnOf(s.text)) && !columnOf(segments[0]!.text) ? segments[0]!.text : run.text).trim()

/** The title in a cell of its own beside the insurer's name. */
const titleBesideInsurer = ({ segments }: Row): string | undefined =>
  segments.length === 2 && segments.some((s) => INSURER.test(s.text)) ? segments.find((s) => TITLE.test(s.text) && !INSURER.test(s.text))?.text : undefined
const INSURER = /\b(?:insurance|casualty|indemnity|assurance)\s(?:company|corporation|exchange)\b/i

/** The cell of the row above that stands right over a row's only one. */
const cellOver = (above: Row, { segments }: Row): string | undefined =>
  segments.length === 1 && above.segments.length > 1 ? above.segments.find((s) => Math.abs(s.box.x - segments[0]!.box.x) < SAME_EDGE)?.text : undefined

/** `SECTION C - EMPLOYEE BENEFITS`: a section of its own ends the one before. */
const OTHER_SECTION = /^(?:section|part)\s(?:[A-H]|[IVX]{1,4}|\d{1,2})\s?[.:–—-]{1,2}\s?[A-Za-z][A-Za-z' ]{3,50}$/i

const UNDERLYING = /^(?:[^.;]{0,30}\s)?underlying\s(?:insurance|polic(?:y|ies)|limits?|coverages?)\b[^.;]{0,30}$/i

const BARE_LIABILITY = /^liability(?:\scoverages?|\slimits?)?$/i

/** The coverage a row heads, null for a heading of several or of none, undefined for a row that heads nothing. */
function headedBy(rows: readonly AmountRow[], i: number): CoverageType | null | undefined {
  const { amounts, page, row } = rows[i]!
  const text = titleBesideInsurer(row)?.trim() ?? nameOf(rows[i]!)
  if (amounts.length === 0 && isBareHead(rows, i)) return namesIn(text)[0]
  // `Liability coverage` ends the part before it, and whose liability it is its rows tell.
  if (amounts.length === 0 && BARE_LIABILITY.test(text) && rows[i + 1]?.page === page && rows[i + 1]!.amounts.length > 0) return null
  if (amounts.length === 0 && OTHER_SECTION.test(text) && namesIn(text).length === 0 && rows[i + 1]?.page === page && rows[i + 1]!.amounts.length > 0) return null
  if (amounts.length > 0 || text.length > TITLE_LETTERS_MAX || !TITLE.test(text) || SENTENCE.test(text) || FORM_FIRST.test(text)) return undefined
  // Of parts listed under each other none is a heading.
  const isListed = [rows[i - 1], rows[i + 1]].some((r) => r && r.page === page && LISTED.test(r.label) && !/declarations/i.test(r.label))
  if (isListed && !/declarations/i.test(text)) return undefined
  const above = rows[i - 1]
  const own = namesIn(text)
  // A title may run over two lines, its first beside the insurer's name.
  const over = above ? (titleBesideInsurer(above.row) ?? cellOver(above.row, row) ?? above.run.text) : ''
  const names =
    own.length > 0 || !above || above.page !== page || above.amounts.length > 0 || over.length > ABOVE_LETTERS_MAX || SENTENCE.test(over)
      ? own
      : namesIn(over)
  return names.length === 1 ? names[0]! : null
}

const BOTH = /\b(?:and|with)\b|[&/,]/i
const TITLED: ReadonlySet<CoverageType> = new Set(['cargo', 'general_liability', 'warehouse_legal'])
/** `Physical damage and motor truck cargo declarations`: the coverages that one title names. */
export function titledTogether(rows: readonly AmountRow[]): CoverageType[] {
  for (const [i, { run: printed, amounts, row }] of rows.entries()) {
    const run = { text: titleBesideInsurer(row) ?? printed.text }
    const isTitle = /\bdeclarations?\b/i.test(run.text) || [rows[i - 1], rows[i + 1]].some((r) => /^declarations(?:\spage)?$/i.test(r?.run.text.trim() ?? ''))
    if (amounts.length > 0 || run.text.length > TITLE_LETTERS_MAX || !isTitle || !BOTH.test(run.text) || SENTENCE.test(run.text) || FORM_FIRST.test(run.text)) continue
    const names = [...(/non[-\s]trucking|bobtail/i.test(run.text) ? (['non_trucking_liability'] as const) : []), ...(/physical\sdamage/i.test(run.text) ? (['auto_physical_damage'] as const) : []), ...namesIn(run.text).filter((t) => TITLED.has(t))]
    if (names.length > 1) return names
  }
  return []
}

/**
 * The coverage parts that have headings of their own, and the rows that speak of a coverage: those of its part where they state
 * amounts, else all but another part's. What stands under no heading is nobody's.
 */
export type PartSections = {
  types: CoverageType[]
  rowsOf: (type: CoverageType) => AmountRow[]
  isOf: (type: CoverageType, row: AmountRow) => boolean
  nobodys: AmountRow[]
}

/** Coverages that are added to a package, under a heading of their own beneath its limits; what many packages hold a little of is none. */
const ADDED: ReadonlySet<CoverageType> = new Set(['liquor_liability', 'pollution_liability', 'professional_liability', 'abuse_molestation', 'umbrella'])
const LIMITS_ABOVE = 3
const isAddedPart = (rows: readonly AmountRow[], part: ReadonlyMap<AmountRow, CoverageType>): boolean => {
  const at = rows.findIndex((row) => part.has(row))
  return at >= 0 && ADDED.has(part.get(rows[at]!)!) && rows.slice(0, at).filter((row) => row.amounts.some((a) => a.column !== 'premium')).length >= LIMITS_ABOVE
}

/** `Truckers general liability | $811` over limits set in under it: a coverage with its premium heads what is set in, up to the next row as far out as itself. */
function pricedHeads(rows: readonly AmountRow[]): Map<number, CoverageType | null> {
  const found = new Map<number, CoverageType | null>()
  const edge = (i: number): number => rows[i]!.row.segments[0]?.box.x ?? 0
  for (let i = 0; i + 1 < rows.length; i++) {
    const [row, next] = [rows[i]!, rows[i + 1]!]
    const types = row.amounts.length > 0 && row.amounts.every((a) => a.column === 'premium') ? namesIn(row.label) : []
    if (types.length !== 1 || next.page !== row.page || !isSetIn(edge(i + 1), edge(i)) || !next.amounts.some((a) => a.column === 'limit') || namesIn(next.label).some((name) => name !== types[0])) continue
    found.set(i, types[0]!)
    const end = rows.findIndex((r, k) => k > i && (r.page !== row.page || !isSetIn(edge(k), edge(i))))
    if (end >= 0 && rows[end]!.page === row.page) found.set(end, null)
  }
  return found
}
const SET_IN = 8
const isSetIn = (x: number, head: number): boolean => x > head + SET_IN

/** Coverage parts under headings of their own: what stands under one is said of that coverage alone. */
export function partSections(rows: readonly AmountRow[]): PartSections {
  const priced = pricedHeads(rows)
  const named = rows.map((_, i) => priced.get(i) ?? (priced.has(i) ? null : headedBy(rows, i)))
  const isOwnDamage = (i: number): boolean => rows[i]!.amounts.length === 0 && OWN_DAMAGE.test(nameOf(rows[i]!)) && rows[i + 1]?.page === rows[i]!.page && rows[i + 1]!.amounts.length > 0
  const heads = named.includes('auto_liability') ? named.map((head, i) => (head === undefined && isOwnDamage(i) ? 'auto_liability' : head)) : named
  const headed = new Set(rows.filter((_, i) => heads[i] !== undefined).map((r) => r.page))
  const part = new Map<AmountRow, CoverageType>()
  let open: CoverageType | null = null
  let isUnder = false
  rows.forEach((row, i) => {
    if (rows[i - 1]?.page !== row.page) {
      if (headed.has(row.page)) open = null
      isUnder = false
    }
    // What an umbrella lies over is listed under the same names.
    if (row.amounts.length === 0 && UNDERLYING.test(row.run.text)) isUnder = true
    else if (heads[i] !== undefined && /\bdeclarations?\b/i.test(row.run.text)) isUnder = false
    if (heads[i] !== undefined || isUnder) open = isUnder ? null : heads[i]!
    if (open) part.set(row, open)
  })
  const types = [...new Set(part.values())]
  if (types.length < 2 && !isAddedPart(rows, part)) return { types: [], rowsOf: () => [...rows], isOf: () => false, nobodys: [] }
  return {
    types,
    rowsOf: (type) => {
      const own = rows.filter((row) => part.get(row) === type)
      // What a trucker carries is listed among the coverages of his trucks.
      const within = type === 'cargo' ? 'auto_liability' : type
      return own.filter((row) => row.amounts.length > 0).length > 1 || own.flatMap((row) => row.amounts.filter((a) => a.column !== 'premium')).length > 1 ? own : rows.filter((row) => [type, within].includes(part.get(row) ?? type))
    },
    isOf: (type, row) => part.get(row) === type,
    nobodys: rows.filter((row) => !part.has(row)),
  }
}
