import type { CoverageType } from '../../../vocabulary/index.ts'
import type { Row } from '../../classify/index.ts'
import { findAmount } from '../../values/index.ts'
import type { CoverageSection } from './coverage-sections.ts'

const OWN_DAMAGE = [/^\W*(?:comprehensive|comp|other\s+than\s+collision|otc)\b\.?(?!\s*[/&])/i, /^\W*coll(?:ision)?\b\.?(?!\s*[/&])/i]
const LIABILITY = /^\W*(?:(?:auto(?:mobile)?|vehicle)\s+)?liability(?:\s*(?:[–-]\s*)?\(?(?:bi\s*\/\s*pd|csl|bodily\s+injury\s*(?:and|&|\/)\s*property\s+damage)\)?)?(?=\W*$|\s*:?\s*\$)/i
const VEHICLE = /\bvehicles?\b|\bVIN\b|\b(?=[A-HJ-NPR-Z0-9]*\d)[A-HJ-NPR-Z0-9]{17}\b/
const KEPT = /\$\s?\d|\d,\d{3}|\d\s*ded/i

/**
 * Evidence of a vehicle's insurance sets `Comprehensive` and `Collision` beside what is kept back of each, and `Liability` beside its
 * limit, under no coverage's name. Vehicles that keep back different amounts have none together.
 */
export function vehicleSections(rows: readonly Row[], others: ReadonlySet<CoverageType>): CoverageSection[] {
  if (others.has('auto_physical_damage') || !rows.some((r) => r.segments.some((s) => VEHICLE.test(s.text)))) return []
  const perils = OWN_DAMAGE.map((peril) => rows.flatMap((row) => cutTo(row, peril) ?? []))
  if (perils.some((found) => found.length === 0)) return []
  const own = perils.flatMap((found) => (new Set(found.map(amountOf)).size === 1 ? found.slice(0, 1) : []))
  const liability = others.has('auto_liability') || others.has('general_liability') ? [] : rows.flatMap((row) => cutTo(row, LIABILITY) ?? [])
  const section = (type: CoverageType, found: Row[]): CoverageSection[] => (found[0] ? [{ type, name: '', heading: found[0].segments[0]!, rows: found }] : [])
  return [...(liability.length === 1 ? section('auto_liability', liability) : []), ...section('auto_physical_damage', own)]
}

/** A row from its label on, where an amount stands behind that. */
function cutTo(row: Row, label: RegExp): Row | null {
  const at = row.segments.findIndex((s) => label.test(s.text))
  // Beside one peril the other may have its own.
  const end = row.segments.findIndex((s, i) => i > at && OWN_DAMAGE.some((peril) => peril !== label && peril.test(s.text)))
  const cut = at < 0 ? null : { ...row, segments: row.segments.slice(at, end < 0 ? undefined : end) }
  return cut && KEPT.test(textOf(cut)) ? cut : null
}
const textOf = (row: Row): string => row.segments.map((s) => s.text).join(' ')
const amountOf = (row: Row): number | undefined => findAmount(textOf(row).replace(/^[^$\d]*/, ''))?.amount
