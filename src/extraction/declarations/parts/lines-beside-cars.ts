import type { CoverageType } from '../../../vocabulary/index.ts'
import { headsBesideAuto, listedBesideAuto, sectionsBesideAuto } from '../limits/beside-auto.ts'
import type { AmountRow } from '../limits/amount-rows.ts'
import type { DecidedLine } from './decided-line.ts'
import { householdLines } from './household-lines.ts'
import type { BusinessScore } from './line-kinds.ts'
import type { PartSections } from './part-sections.ts'
import { preferCommercial, SCORE_MIN } from './prefer-business.ts'

const HOLDS_AUTOS: ReadonlySet<CoverageType> = new Set(['auto_liability', 'non_trucking_liability', 'garage_liability'])
const OF_BUSINESS: ReadonlySet<CoverageType> = new Set(['garagekeepers', 'on_hook', 'trailer_interchange'])
/** What a business's automobile policy lists beside liability; a household's cars are one coverage. */
export function linesBesideCars(scores: readonly BusinessScore[], lines: readonly DecidedLine[], parts: PartSections, rows: readonly AmountRow[]): DecidedLine[] {
  const top = preferCommercial(scores, parts.rowsOf('auto_liability'))
  if (lines.some((l) => l.coverage_type === 'property') && householdLines(parts.rowsOf('property')).length > 0) return []
  if (!lines.some((l) => HOLDS_AUTOS.has(l.coverage_type))) return []
  const ofAutos = parts.rowsOf('auto_liability')
  const rowsOfAutos = [...new Set([...ofAutos, ...sectionsBesideAuto(parts.nobodys), ...headsBesideAuto(rows.filter((r) => !ofAutos.includes(r)))])]
  const beside = listedBesideAuto(rowsOfAutos)
  // Whatever words tell whose cars they are, what only a business keeps, hauls or tows does.
  const isTold = lines.some((l) => l.coverage_type === 'non_trucking_liability' || l.coverage_type === 'garage_liability' || l.coverage_type === 'general_liability' || l.coverage_type === 'cargo') || beside.some((l) => OF_BUSINESS.has(l.coverage_type)) ? true : top !== undefined && top.score >= SCORE_MIN && top.business !== 'personal_auto' && top.business !== 'home'
  // A garage lists what may befall its customers' cars under the same names; its own are called damage.
  const isOwnDamage = lines.some((l) => l.coverage_type !== 'garage_liability' && HOLDS_AUTOS.has(l.coverage_type)) || rowsOfAutos.some((r) => /physical\sdamage/i.test(r.label) && r.amounts.length > 0)
  return isTold ? beside.filter((l) => isOwnDamage || l.coverage_type !== 'auto_physical_damage').map((l) => ({ ...l, confidence: 0.85 })) : []
}
