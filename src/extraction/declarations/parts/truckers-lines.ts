import type { AmountRow } from '../limits/amount-rows.ts'
import { withDeductibleUnder } from '../limits/cargo-limits.ts'
import type { LimitRead } from '../limits/labelled-limits.ts'
import { limitsFor } from '../limits/limits-for.ts'
import type { DecidedLine } from './decided-line.ts'
import type { PartSections } from './part-sections.ts'
import { LIABILITY_LIMITS_MIN } from './prefer-business.ts'

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
export function cargoAmongOthers(parts: PartSections): LimitRead[] {
  // The deductibles of the vehicles stand on the same page: cargo's is the one beside its limit, or that says so.
  const own = withDeductibleUnder(parts.rowsOf('cargo')).filter((r) => parts.isOf('cargo', r) || !/deductible/i.test(r.run.text) || /cargo|reefer|refrigerat/i.test(r.run.text))
  return limitsFor('cargo', own, null).filter((l) => l.label !== 'per_occurrence' || isCargos(own, parts, l))
}

/** Truckers' declarations state their cargo and general liability beside the auto coverages. */
export function besideAuto(parts: PartSections): DecidedLine[] {
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
export function autosBeside(parts: PartSections): DecidedLine[] {
  const rows = parts.rowsOf('auto_liability')
  const limits = limitsFor('auto_liability', rows, 'commercial_auto')
  const isTheirs = ({ at }: LimitRead): boolean => rows.some((r) => at !== null && r.amounts.includes(at) && AUTO_ROW.test(r.label) && !LESSER_AUTO.test(r.run.text))
  return limits.some(isTheirs) ? [{ coverage_type: 'auto_liability', limits, confidence: 0.85 }, ...besideAuto(parts)] : []
}
const AUTO_ROW = /\bauto(?:mobile)?s?\b/i
const LESSER_AUTO = /\bhired\b|\bnon-?\s?owned\b|\bmedical\b|uninsured/i
