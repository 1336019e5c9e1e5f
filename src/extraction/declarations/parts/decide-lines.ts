import type { CoverageType } from '../../../vocabulary/index.ts'
import { type AmountRow, columnOf } from '../limits/amount-rows.ts'
import { listedBesideAuto, sectionsBesideAuto } from '../limits/beside-auto.ts'
import { withDeductibleUnder } from '../limits/cargo-limits.ts'
import type { LimitRead } from '../limits/labelled-limits.ts'
import { limitsFor } from '../limits/limits-for.ts'
import { type Business, type BusinessScore, COVERAGE_OF } from './line-kinds.ts'
import { coveragesOfOwnRows } from './own-rows.ts'
import { letteredParts } from './lettered-parts.ts'
import { listedParts } from './listed-parts.ts'
import { namedRows } from './named-rows.ts'
import { type PartSections, partSections, titledTogether } from './part-sections.ts'
import { tableOfParts } from './table-of-parts.ts'

export type DecidedLine = { coverage_type: CoverageType; limits: LimitRead[]; confidence: number }

const TITLE_ENOUGH = 3
/** Under this no line of business is told by its words. */
const SCORE_MIN = 2.4
const COMMERCIAL_MIX: Business[] = ['businessowners', 'package', 'general_liability', 'commercial_property']

const PROPERTY_ROW = /business\spersonal\sproperty|^building\b|\bbuildings?\s?(?:-|:|limit|replacement|\d)|blanket\sbuilding|contents|farm\s(?:structures|personal\sproperty)|\bbarns?\b/i
/** What a row's amount is of: the words before it, or where it stands first those behind it. */
const nameOfRow = ({ label, run, amounts }: AmountRow): string => (/[a-z]/i.test(label) || !amounts[0] ? label : run.text.slice(amounts[0].end).trim())
/** Business personal property with a limit of its own is insured, whatever the declarations are called. */
const isContents = (row: AmountRow): boolean => /business\spersonal\sproperty|farm\s(?:structures|personal\sproperty)/i.test(row.label) && row.amounts.some((a) => a.amount >= 5000 && a.column !== 'premium' && a.column !== 'deductible')
const KEEPERS_ROW = /garage\s?-?keepers?/i
const single = (type: CoverageType, confidence: number): DecidedLine => ({ coverage_type: type, limits: [], confidence })

const LISTS_PARTS = /\bcoverage\sparts?\sforming\sa?\s?part\sof\b|consists\s+of\s+the\s+following\s+coverage\s+parts?\b/i

/** Both kinds of auto declarations speak of the same coverages; a commercial heading decides. */
function preferCommercial(scores: readonly BusinessScore[], rows: readonly AmountRow[]): BusinessScore | undefined {
  const [top] = scores
  const commercial = scores.find((s) => s.business === 'commercial_auto')
  const isBusiness = (): boolean => top!.title < TITLE_ENOUGH && rows.some((r) => OF_BUSINESS_ROW.test(r.label) && r.amounts.length > 0)
  return top?.business === 'personal_auto' && commercial && (commercial.title >= 4 || isBusiness()) ? { ...commercial, score: top.score } : top
}
/** No household's cars have these beside them. */
const OF_BUSINESS_ROW = /^\W*(?:(?:commercial\s)?general\sliability|(?:motor\s)?(?:truck\s)?cargo|trailer\s?inter-?change|garage\s?-?keepers?)\b/i

const SIDE: ReadonlySet<Business> = new Set(['epli', 'cyber', 'liquor', 'crime', 'pollution', 'professional', 'inland_marine'])
/** A package that names one of its lesser coverages in a heading of its own is no policy of that coverage: it states general liability's limits. */
function preferLiability(top: BusinessScore | undefined, scores: readonly BusinessScore[], parts: PartSections): BusinessScore | undefined {
  if (!top || !SIDE.has(top.business) || limitsFor('general_liability', parts.rowsOf('general_liability'), null).length < LIABILITY_LIMITS_MIN) return top
  const liability = scores.find((s) => s.business === 'general_liability')
  return liability && { ...liability, score: Math.max(liability.score, top.score) }
}
const LIABILITY_LIMITS_MIN = 4

/** Of each person, of each accident, and of property: only automobile liability has the three. */
const SPLIT_LIMITS = 3
/** Where no heading names the business, a limit that only one coverage has does. */
function linesByLimits(rows: readonly AmountRow[]): DecidedLine[] {
  if (!rows.some((r) => /\bauto(?:mobile)?s?\sliability/i.test(r.label) && r.amounts.length > 0)) {
    const split = limitsFor('auto_liability', rows, 'personal_auto')
    return split.length === SPLIT_LIMITS ? [{ coverage_type: 'auto_liability', limits: split, confidence: 0.7 }] : orNamed([...liabilityOfFarm(rows), ...(homeByLimits(rows) ?? businessByLimits(rows))].filter(isFirst), rows)
  }
  const auto = limitsFor('auto_liability', rows, 'commercial_auto')
  return auto.length ? [{ coverage_type: 'auto_liability', limits: auto, confidence: 0.7 }, ...besideAuto(partSections(rows))] : []
}

const orNamed = (lines: DecidedLine[], rows: readonly AmountRow[]): DecidedLine[] => (lines.length > 0 ? lines : namedRows(rows))
/** A household's liability has no general aggregate: a farm's has. */
const liabilityOfFarm = (rows: readonly AmountRow[]): DecidedLine[] => businessByLimits(rows).slice(0, 1)
const isFirst = (line: DecidedLine, i: number, all: readonly DecidedLine[]): boolean => all.findIndex((o) => o.coverage_type === line.coverage_type) === i

/** A dwelling insured for its whole worth beside its contents or its people's liability is a home, in whatever cell it is named. */
function homeByLimits(rows: readonly AmountRow[]): DecidedLine[] | null {
  const dwelling = rows.some((r) => r.row.segments.some((s) => /^dwelling\b/i.test(s.text) && r.amounts.some((a) => a.amount >= DWELLING_MIN && a.column !== 'premium')))
  const beside = rows.some((r) => /\b(?:contents|personal\s(?:property|liability))\b/i.test(r.run.text) && r.amounts.length > 0)
  return dwelling && beside ? [single('property', 0.7)] : null
}

/** An occurrence limit with its aggregate is general liability's; property beside it makes a businessowners' paper. */
function businessByLimits(rows: readonly AmountRow[]): DecidedLine[] {
  const gl = limitsFor('general_liability', rows, null)
  if (!gl.some((l) => l.label === 'general_aggregate') || !gl.some((l) => l.label === 'each_occurrence')) return []
  const property = rows.some((r) => PROPERTY_ROW.test(nameOfRow(r)) && r.amounts.some((a) => a.amount >= 1000))
  return [{ coverage_type: 'general_liability', limits: gl, confidence: 0.75 }, ...(property ? [{ coverage_type: 'property' as const, limits: [], confidence: 0.7 }] : [])]
}

const ROWS_ON_MAX = 5
/** `Each occurrence` is cargo's in a row that names cargo, in its part, or in the rows that go on under its name; elsewhere it is automobile's or general liability's. */
function isCargos(rows: readonly AmountRow[], parts: PartSections, { at }: LimitRead): boolean {
  const i = rows.findIndex((r) => at !== null && r.amounts.includes(at))
  if (i < 0) return false
  for (let k = i; k >= 0 && k > i - ROWS_ON_MAX; k--) {
    if (parts.isOf('cargo', rows[k]!) || /\bcargo\b/i.test(rows[k]!.run.text)) return true
    if (/liability|collision|comprehensive|motorist|interchange/i.test(rows[k]!.run.text)) return false
  }
  return false
}

/** Cargo's limits on a paper that states other coverages too. */
function cargoAmongOthers(parts: PartSections): LimitRead[] {
  // The deductibles of the vehicles stand on the same page: cargo's is the one beside its limit, or that says so.
  const own = withDeductibleUnder(parts.rowsOf('cargo')).filter((r) => parts.isOf('cargo', r) || !/deductible/i.test(r.run.text) || /cargo|reefer|refrigerat/i.test(r.run.text))
  return limitsFor('cargo', own, null).filter((l) => l.label !== 'per_occurrence' || isCargos(own, parts, l))
}

/** Truckers' declarations state their cargo and general liability beside the auto coverages. */
function besideAuto(parts: PartSections): DecidedLine[] {
  const lines: DecidedLine[] = []
  const cargo = cargoAmongOthers(parts)
  if (cargo.some((l) => l.label.startsWith('per_'))) lines.push({ coverage_type: 'cargo', limits: cargo, confidence: 0.85 })
  // A combined single limit is automobile's, and so are medical payments before the first word of general liability.
  const named = parts.rowsOf('general_liability').filter((r) => !/combined\ssingle|\bcsl\b/i.test(r.run.text))
  const from = named.findIndex((r) => /general\sliability/i.test(r.run.text))
  const gl = limitsFor('general_liability', named, null).filter((l) => l.label !== 'med_exp' || named.findIndex((r) => l.at !== null && r.amounts.includes(l.at)) >= from)
  // Auto dealers' general liability has a limit of each accident.
  if (gl.some((l) => l.label === 'general_aggregate') && (gl.some((l) => l.label === 'each_occurrence') || gl.length >= LIABILITY_LIMITS_MIN))
    lines.push({ coverage_type: 'general_liability', limits: gl, confidence: 0.85 })
  return lines
}

/** A title names the autos too, and a row of theirs states their limit: general liability's heading beside it does not make them none. */
function autosBeside(parts: PartSections): DecidedLine[] {
  const rows = parts.rowsOf('auto_liability')
  const limits = limitsFor('auto_liability', rows, 'commercial_auto')
  const isTheirs = ({ at }: LimitRead): boolean => rows.some((r) => at !== null && r.amounts.includes(at) && AUTO_ROW.test(r.label) && !LESSER_AUTO.test(r.run.text))
  return limits.some(isTheirs) ? [{ coverage_type: 'auto_liability', limits, confidence: 0.85 }, ...besideAuto(parts)] : []
}
const AUTO_ROW = /\bauto(?:mobile)?s?\b/i
const LESSER_AUTO = /\bhired\b|\bnon-?\s?owned\b|\bmedical\b|uninsured/i

/** Parts that state an amount for each item and no limit of their own. */
const ITEMISED: ReadonlySet<CoverageType> = new Set(['inland_marine', 'property', 'crime', 'abuse_molestation', 'garage_liability', 'warehouse_legal', 'other'])
const ITEM_MIN = 1_000
/** Coverages whose part has declarations of its own with limits. */
function partsBeside(lines: readonly DecidedLine[], parts: PartSections): DecidedLine[] {
  return parts.types.flatMap((type): DecidedLine[] => {
    if (lines.some((l) => l.coverage_type === type)) return []
    const own = parts.rowsOf(type).filter((r) => parts.isOf(type, r))
    const limits = limitsFor(type, own, 'package')
    const isStated = ITEMISED.has(type) ? own.some((r) => r.amounts.some((a) => a.amount >= ITEM_MIN && a.column !== 'premium' && a.column !== 'deductible')) : limits.some((l) => l.at !== null)
    return isStated ? [{ coverage_type: type, limits, confidence: 0.85 }] : []
  })
}

const PRICED: [RegExp, CoverageType][] = [
  [/^(?:commercial\s)?crime\s[-–—:]/i, 'crime'],
  [/^(?:abuse|sexual\s(?:abuse|misconduct)|physical\s(?:or|and)\ssexual\sabuse)\b[^-–—:$]{0,40}[-–—:]/i, 'abuse_molestation'],
]
const LESSER = /sub-?\s?limit|excluded|included/i
/** `Crime - employee theft  $10,000  $44` in a table of general liability's rows: a lesser coverage that is paid for by itself. */
const pricedAlone = (lines: readonly DecidedLine[], rows: readonly AmountRow[]): DecidedLine[] =>
  !lines.some((l) => l.coverage_type === 'general_liability' && l.limits.length >= LIABILITY_LIMITS_MIN)
    ? []
    : PRICED.flatMap(([says, type]) => (rows.some((r) => says.test(r.label) && !LESSER.test(r.run.text) && r.amounts.some((a) => a.column === 'premium') && r.amounts.some((a) => a.amount >= ITEM_MIN && a.column !== 'premium' && a.column !== 'deductible')) ? [single(type, 0.85)] : []))

const LIQUOR_ROW = /^\W*liquor\s(?:legal\s)?liability(?:\s(?:coverage|limit))?\W*$/i
const LIQUOR_MIN = 100_000
/** `Liquor liability  $1,000,000` in a table of general liability's rows: a host's is told by another name. */
const liquorBeside = (lines: readonly DecidedLine[], rows: readonly AmountRow[]): DecidedLine[] =>
  lines.some((l) => l.coverage_type === 'general_liability') && rows.some((r) => LIQUOR_ROW.test(r.label) && r.amounts.some((a) => a.amount >= LIQUOR_MIN && a.column !== 'premium' && a.column !== 'deductible'))
    ? [single('liquor_liability', 0.85)]
    : []

/** Which coverage lines a declarations gives, with the limits it states for each. */
export function decideLines(scores: readonly BusinessScore[], rows: readonly AmountRow[]): DecidedLine[] {
  const table = tableOfParts(rows)
  if (table.length > 0) return table
  const own = coveragesOfOwnRows(rows)
  const isOffDuty = own.lines.some((l) => l.coverage_type === 'non_trucking_liability')
  // A truck's paper that states no limit of liability but off duty insures none on the road.
  const isOwns = (o: DecidedLine): boolean => own.lines.some((l) => l.coverage_type === o.coverage_type) || (isOffDuty && o.coverage_type === 'auto_liability' && o.limits.length === 0)
  return withoutShared([...own.lines, ...linesOfRows(scores, own.others, own.lines).filter((o) => !isOwns(o))], rows)
}

const OF_ALL = /\baggregate\b.{0,20}\ball\s(?:coverages?|(?:coverage\s)?parts|insuring\sagreements)\b/i
/** `Policy aggregate (all coverages)` is no one part's where the paper states limits of several. */
function withoutShared(lines: readonly DecidedLine[], rows: readonly AmountRow[]): DecidedLine[] {
  const shared = lines.filter((l) => l.limits.length > 0).length > 1 ? rows.filter((r) => OF_ALL.test(r.run.text)) : []
  return shared.length === 0 ? [...lines] : lines.map((l) => ({ ...l, limits: l.limits.filter(({ at }) => !shared.some((r) => at !== null && r.amounts.includes(at))) }))
}

function linesOfRows(scores: readonly BusinessScore[], rows: readonly AmountRow[], known: readonly DecidedLine[]): DecidedLine[] {
  const parts = partSections(rows)
  const lines = linesOfBusiness(scores, rows, parts)
  const ofParts = partsBeside(lines, parts)
  const beside = [...ofParts, ...listed(scores, [...known, ...lines, ...ofParts], parts), ...titledBeside(lines, rows), ...keepersBeside([...lines, ...ofParts], rows), ...letteredParts(rows), ...pricedAlone(lines, rows), ...liquorBeside(lines, rows), ...businessByLimits(parts.nobodys), ...(ofParts.some((l) => l.coverage_type === 'auto_liability') ? besideAuto(parts) : [])]
  const isNew = (l: DecidedLine, i: number): boolean => !lines.some((o) => o.coverage_type === l.coverage_type) && beside.findIndex((o) => o.coverage_type === l.coverage_type) === i
  return [...lines, ...beside.filter(isNew)]
}

const HOLDS_AUTOS: ReadonlySet<CoverageType> = new Set(['auto_liability', 'non_trucking_liability', 'garage_liability'])
const OF_BUSINESS: ReadonlySet<CoverageType> = new Set(['garagekeepers', 'on_hook', 'trailer_interchange'])
/** What a business's automobile policy lists beside liability; a household's cars are one coverage. */
function listed(scores: readonly BusinessScore[], lines: readonly DecidedLine[], parts: PartSections): DecidedLine[] {
  const top = preferCommercial(scores, parts.rowsOf('auto_liability'))
  if (lines.some((l) => l.coverage_type === 'property') && householdLines(parts.rowsOf('property')).length > 0) return []
  if (!lines.some((l) => HOLDS_AUTOS.has(l.coverage_type))) return []
  const ofAutos = parts.rowsOf('auto_liability')
  const rowsOfAutos = [...ofAutos, ...sectionsBesideAuto(parts.nobodys).filter((r) => !ofAutos.includes(r))]
  const beside = listedBesideAuto(rowsOfAutos)
  // Whatever words tell whose cars they are, what only a business keeps, hauls or tows does.
  const isTold = lines.some((l) => l.coverage_type === 'non_trucking_liability' || l.coverage_type === 'garage_liability' || l.coverage_type === 'general_liability' || l.coverage_type === 'cargo') || beside.some((l) => OF_BUSINESS.has(l.coverage_type)) ? true : top !== undefined && top.score >= SCORE_MIN && top.business !== 'personal_auto' && top.business !== 'home'
  // A garage lists what may befall its customers' cars under the same names; its own are called damage.
  const isOwnDamage = lines.some((l) => l.coverage_type !== 'garage_liability' && HOLDS_AUTOS.has(l.coverage_type)) || rowsOfAutos.some((r) => /physical\sdamage/i.test(r.label) && r.amounts.length > 0)
  return isTold ? beside.filter((l) => isOwnDamage || l.coverage_type !== 'auto_physical_damage').map((l) => ({ ...l, confidence: 0.85 })) : []
}

/** What a garage keeps of its customers is a coverage beside its operations. */
const keepersBeside = (lines: readonly DecidedLine[], rows: readonly AmountRow[]): DecidedLine[] =>
  lines.some((l) => l.coverage_type === 'garage_liability') && rows.some((r) => KEEPERS_ROW.test(r.label) && r.amounts.length > 0 && !/not\scovered/i.test(r.run.text)) ? [single('garagekeepers', 0.85)] : []

const DAMAGE_ROW = /stated\s(?:value|amount)|physical\sdamage|collision|comprehensive/i
/** The other coverages of a title that names two, each with what the page states of it. */
function titledBeside(lines: readonly DecidedLine[], rows: readonly AmountRow[]): DecidedLine[] {
  return titledTogether(rows).flatMap((type): DecidedLine[] => {
    if (lines.some((l) => l.coverage_type === type)) return []
    const limits = limitsFor(type, rows, 'package')
    const isStated = type === 'auto_physical_damage' ? rows.some((r) => DAMAGE_ROW.test(r.run.text)) : limits.some((l) => l.at !== null)
    return isStated ? [{ coverage_type: type, limits, confidence: 0.85 }] : []
  })
}

const DWELLING_MIN = 20_000
/** A home's own limit: of the dwelling, or one for the whole place. */
const HOME_ROW = /^\W*(?:coverage\s)?(?:[a1]\W+)?dwelling\b|^(?:property|residence|home)\slocation\slimit\b|^(?:blanket\s)?(?:residence|home)\s(?:property\s)?limit\b/i
/** One policy of a household's home and cars: its liability for each is stated apart, and it has no aggregate. */
function householdLines(rows: readonly AmountRow[]): DecidedLine[] {
  const states = (says: RegExp, least: number): boolean => rows.some((r) => says.test(r.label) && r.amounts.some((a) => a.amount >= least && a.column !== 'premium'))
  if (!states(HOME_ROW, DWELLING_MIN) || !states(/personal\sliability/i, DWELLING_MIN) || rows.some((r) => /general\saggregate/i.test(r.run.text))) return []
  const auto = limitsFor('auto_liability', rows, 'personal_auto')
  const isSplit = auto.some((l) => l.label === 'bodily_injury_per_person') && auto.some((l) => l.label === 'property_damage_per_accident')
  // One limit for both is the cars' where their collision and uninsured motorists stand beside it.
  const isSingle = auto.some((l) => l.label === 'combined_single_limit') && [/uninsured\smotorist/i, /collision/i].every((says) => rows.some((r) => says.test(r.label)))
  const isAuto = isSplit || isSingle
  return isAuto ? [{ coverage_type: 'auto_liability', limits: auto, confidence: 0.85 }, single('property', 0.85)] : []
}

const PACKAGE_PARTS_MIN = 2
/** A package whose parts are listed, and of which the umbrella alone has declarations with limits. */
const isUmbrellaOfPackage = (top: BusinessScore, named: BusinessScore, rows: readonly AmountRow[]): boolean => {
  const listed = top.business === 'umbrella' && named.title >= TITLE_ENOUGH ? listedParts(rows) : []
  return listed.length >= PACKAGE_PARTS_MIN && listed.includes('umbrella')
}
/** Rows of the pages that no umbrella's title heads. */
const withoutUmbrella = (rows: readonly AmountRow[]): AmountRow[] => {
  const titled = new Set(rows.filter((r) => /\bumbrella\b.{0,40}\bdeclarations?\b/i.test(r.run.text)).map((r) => r.page))
  return rows.filter((r) => !titled.has(r.page))
}

/** `Property coverage` beside `Limit of insurance`, over a list of its own. */
const headsProperty = ({ amounts, row: { segments } }: AmountRow): boolean =>
  amounts.length === 0 && segments.length > 1 && segments.length < 4 && /^(?:business\s)?property\scoverages?$/i.test(segments[0]!.text) && columnOf(segments[1]!.text) === 'limit'

/** `SECTION I - PROPERTY SCHEDULE` over what is insured at each place, whatever its heads are called. */
const headsPropertySection = (row: AmountRow, i: number, rows: readonly AmountRow[]): boolean =>
  row.amounts.length === 0 && PROPERTY_SECTION.test(row.run.text) && rows.slice(i + 1, i + 1 + SECTION_ROWS).some((r) => r.page === row.page && r.amounts.some((a) => a.amount >= PLACES_MIN && a.column === 'limit'))
const PROPERTY_SECTION = /^section\s(?:i|1)\b\W{0,4}property(?:\s(?:schedule|coverages?))?$/i
const SECTION_ROWS = 6
const PLACES_MIN = 5_000
/** A table of places: `Premises  Building  Personal property` over a row of amounts for each. */
const headsPlaces = (row: AmountRow, i: number, rows: readonly AmountRow[]): boolean => {
  const next = rows[i + 1]
  const cells = row.row.segments.map((s) => s.text.trim())
  return row.amounts.length === 0 && cells.some((c) => /^buildings?$/i.test(c)) && cells.some((c) => /^(?:business\s)?(?:personal\sproperty|contents)$/i.test(c)) && next !== undefined && next.page === row.page && next.amounts.some((a) => a.amount >= PLACES_MIN)
}

function linesOfBusiness(scores: readonly BusinessScore[], rows: readonly AmountRow[], parts: PartSections): DecidedLine[] {
  const household = scores.some((s) => (s.business === 'umbrella' || s.business === 'excess') && s.title >= TITLE_ENOUGH) ? [] : householdLines(rows)
  if (household.length > 0) return household
  const top = preferLiability(preferCommercial(scores, rows), scores, parts)
  if (!top || top.score < SCORE_MIN) return linesByLimits(rows)
  const score = (b: Business): BusinessScore => scores.find((s) => s.business === b)!
  const confidence = Math.min(0.98, 0.6 + top.score * 0.035)
  const line = (type: CoverageType, business: Business | null): DecidedLine => ({
    coverage_type: type,
    limits: limitsFor(type, parts.rowsOf(type), business),
    confidence,
  })
  const over = isUmbrellaOfPackage(top, score('package'), rows)
  if (COMMERCIAL_MIX.includes(top.business) || over) {
    const gl = limitsFor('general_liability', over ? withoutUmbrella(rows) : parts.rowsOf('general_liability'), top.business)
    const property = rows.some((r) => PROPERTY_ROW.test(nameOfRow(r)) && r.amounts.some((a) => a.amount >= 1000))
    const headed = rows.some(headsProperty) || rows.some(headsPlaces) || rows.some(headsPropertySection)
    const businessowners =
      score('businessowners').title >= TITLE_ENOUGH || (score('businessowners').score >= 5 && gl.length >= 2 && property)
    const named = score('package').score >= 3 || rows.some((r) => LISTS_PARTS.test(r.run.text)) ? listedParts(rows) : []
    // Cargo is written on inland marine forms: where it has declarations of its own the part listed is that.
    const listed = named.filter((type) => type !== 'inland_marine' || !parts.types.includes('cargo') || parts.types.includes(type))
    const types = new Set<CoverageType>()
    if (businessowners || gl.length >= 2 || top.business === 'general_liability' || listed.includes('general_liability'))
      types.add('general_liability')
    if (
      businessowners ||
      top.business === 'commercial_property' ||
      headed ||
      (property && (top.business !== 'general_liability' || rows.some(isContents))) ||
      listed.includes('property')
    )
      types.add('property')
    for (const type of listed) types.add(type)
    // A package of some trade may hold none of the usual parts: its rows tell.
    if (types.size === 0) return linesByLimits(rows)
    const lines = [...types].map((type): DecidedLine =>
      type === 'general_liability' ? { coverage_type: type, limits: gl, confidence } : type === 'cargo' ? { coverage_type: type, limits: cargoAmongOthers(parts), confidence } : line(type, top.business),
    )
    const autos = types.has('auto_liability') || score('commercial_auto').title < TITLE_ENOUGH ? [] : autosBeside(parts)
    return [...lines, ...autos.filter((l) => !types.has(l.coverage_type))]
  }
  const farm = top.business === 'home' ? liabilityOfFarm(rows) : []
  const lines = [...farm, ...COVERAGE_OF[top.business].map((type) => line(type, top.business))]
  if (top.business === 'commercial_auto') lines.push(...besideAuto(parts))
  return lines
}
