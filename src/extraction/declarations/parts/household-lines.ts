import type { AmountRow } from '../limits/amount-rows.ts'
import { limitsFor } from '../limits/limits-for.ts'
import { type DecidedLine, single } from './decided-line.ts'

export const DWELLING_MIN = 20_000
/** A home's own limit: of the dwelling, or one for the whole place. */
const HOME_ROW = /^\W*(?:coverage\s)?(?:[a1]\W+)?dwelling\b|^(?:property|residence|home)\slocation\slimit\b|^(?:blanket\s)?(?:residence|home)\s(?:property\s)?limit\b|^(?:(?:your\s)?(?:residence|home|house)|(?:home|house)\s(?:and|&)\sother\sstructures)$/i
/** One policy of a household's home and cars: its liability for each is stated apart, and it has no aggregate. */
export function householdLines(rows: readonly AmountRow[]): DecidedLine[] {
  const states = (says: RegExp, least: number): boolean => rows.some((r) => says.test(r.label) && r.amounts.some((a) => a.amount >= least && a.column !== 'premium'))
  if (!states(HOME_ROW, DWELLING_MIN) || !states(/personal\sliability/i, DWELLING_MIN) || rows.some((r) => /general\saggregate/i.test(r.run.text))) return []
  const auto = limitsFor('auto_liability', rows, 'personal_auto')
  const isSplit = auto.some((l) => l.label === 'bodily_injury_per_person') && auto.some((l) => l.label === 'property_damage_per_accident')
  // One limit for both is the cars' where their collision and uninsured motorists stand beside it; where none is told the cars are still insured.
  const hasCars = [/^\W*(?:un|under)insured\b/i, /^\W*collision\b/i].every((says) => rows.some((r) => says.test(r.label) && r.amounts.length > 0))
  return isSplit || hasCars ? [{ coverage_type: 'auto_liability', limits: auto, confidence: 0.85 }, single('property', 0.85)] : []
}
