import type { AmountRow } from '../limits/amount-rows.ts'
import type { LimitRead } from '../limits/labelled-limits.ts'
import { limitsFor } from '../limits/limits-for.ts'
import { type DecidedLine, single } from './decided-line.ts'
import { DWELLING_MIN } from './household-lines.ts'
import { namedRows } from './named-rows.ts'
import { partSections } from './part-sections.ts'
import { nameOfRow, PROPERTY_ROW } from './property-rows.ts'
import { besideAuto } from './truckers-lines.ts'

/** Of each person, of each accident, and of property: only automobile liability has the three. */
const SPLIT_LIMITS = 3
/** Where no heading names the business, a limit that only one coverage has does. */
export function linesByLimits(rows: readonly AmountRow[]): DecidedLine[] {
  if (!rows.some((r) => /\bauto(?:mobile)?s?\sliability/i.test(r.label) && r.amounts.length > 0)) {
    const split = limitsFor('auto_liability', rows, 'personal_auto')
    const single = split.length === SPLIT_LIMITS ? [] : singleBesideUninsured(rows)
    if (single.length > 0) return [{ coverage_type: 'auto_liability', limits: single, confidence: 0.7 }]
    return split.length === SPLIT_LIMITS ? [{ coverage_type: 'auto_liability', limits: split, confidence: 0.7 }] : orNamed([...liabilityOfFarm(rows), ...(homeByLimits(rows) ?? businessByLimits(rows))].filter(isFirst), rows)
  }
  const auto = limitsFor('auto_liability', rows, 'commercial_auto')
  return auto.length ? [{ coverage_type: 'auto_liability', limits: auto, confidence: 0.7 }, ...besideAuto(partSections(rows))] : []
}

/** One limit for bodily injury and property damage beside uninsured motorists, in whatever words: no other liability has the two. */
function singleBesideUninsured(rows: readonly AmountRow[]): LimitRead[] {
  const limits = rows.some((r) => /^\W*(?:un(?:der)?insured|um\b)/i.test(r.label)) ? limitsFor('auto_liability', rows, 'commercial_auto') : []
  return limits.length === 1 && limits[0]!.label === 'combined_single_limit' ? limits : []
}

const orNamed = (lines: DecidedLine[], rows: readonly AmountRow[]): DecidedLine[] => (lines.length > 0 ? lines : namedRows(rows))
/** A household's liability has no general aggregate: a farm's has. */
export const liabilityOfFarm = (rows: readonly AmountRow[]): DecidedLine[] => businessByLimits(rows).slice(0, 1)
const isFirst = (line: DecidedLine, i: number, all: readonly DecidedLine[]): boolean => all.findIndex((o) => o.coverage_type === line.coverage_type) === i

/** A dwelling insured for its whole worth beside its contents or its people's liability is a home, in whatever cell it is named. */
function homeByLimits(rows: readonly AmountRow[]): DecidedLine[] | null {
  const dwelling = rows.some((r) => r.row.segments.some((s) => /^dwelling\b/i.test(s.text) && r.amounts.some((a) => a.amount >= DWELLING_MIN && a.column !== 'premium')))
  const beside = rows.some((r) => /\b(?:contents|personal\s(?:property|liability))\b/i.test(r.run.text) && r.amounts.length > 0)
  // `House at 4 Elm Street $1,240,000` over `Contents $620,000`.
  const states = (says: RegExp): boolean => rows.some((r) => says.test(r.label) && r.amounts.some((a) => a.amount >= DWELLING_MIN && a.column !== 'premium'))
  const house = states(/^(?:house|home|residence)\sat\b/i) && states(/^contents\b/i)
  return (dwelling || house) && beside ? [single('property', 0.7)] : null
}

/** An occurrence limit with its aggregate is general liability's; property beside it makes a businessowners' paper. */
export function businessByLimits(rows: readonly AmountRow[]): DecidedLine[] {
  const gl = limitsFor('general_liability', rows, null)
  if (!gl.some((l) => l.label === 'general_aggregate') || !gl.some((l) => l.label === 'each_occurrence')) return []
  const property = rows.some((r) => PROPERTY_ROW.test(nameOfRow(r)) && r.amounts.some((a) => a.amount >= 1000))
  return [{ coverage_type: 'general_liability', limits: gl, confidence: 0.75 }, ...(property ? [{ coverage_type: 'property' as const, limits: [], confidence: 0.7 }] : [])]
}
