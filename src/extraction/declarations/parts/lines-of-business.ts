import type { CoverageType } from '../../../vocabulary/index.ts'
import type { AmountRow } from '../limits/amount-rows.ts'
import { limitsFor } from '../limits/limits-for.ts'
import type { DecidedLine } from './decided-line.ts'
import { householdLines } from './household-lines.ts'
import { type Business, type BusinessScore, COVERAGE_OF } from './line-kinds.ts'
import { liabilityOfFarm, linesByLimits } from './lines-by-limits.ts'
import { listedParts } from './listed-parts.ts'
import type { PartSections } from './part-sections.ts'
import { preferCommercial, preferLiability, SCORE_MIN, TITLE_ENOUGH } from './prefer-business.ts'
import { headsPlaces, headsProperty, headsPropertySection, isContents, nameOfRow, PROPERTY_ROW } from './property-rows.ts'
import { autosBeside, besideAuto, cargoAmongOthers } from './truckers-lines.ts'

const COMMERCIAL_MIX: Business[] = ['businessowners', 'package', 'general_liability', 'commercial_property']

const LISTS_PARTS = /\bcoverage\sparts?\sforming\sa?\s?part\sof\b|consists\s+of\s+the\s+following\s+coverage\s+parts?\b/i

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

export function linesOfBusiness(scores: readonly BusinessScore[], rows: readonly AmountRow[], parts: PartSections): DecidedLine[] {
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
    // A package of some trade may hold none of the usual parts: its rows tell, but for those of parts that have headings of their own.
    if (types.size === 0) return linesByLimits(parts.types.length > 0 ? parts.rowsOf('general_liability') : rows)
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
