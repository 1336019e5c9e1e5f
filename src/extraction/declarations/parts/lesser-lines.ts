import type { CoverageType } from '../../../vocabulary/index.ts'
import type { AmountRow } from '../limits/amount-rows.ts'
import { limitsFor } from '../limits/limits-for.ts'
import { type DecidedLine, single } from './decided-line.ts'
import { type PartSections, titledTogether } from './part-sections.ts'
import { LIABILITY_LIMITS_MIN } from './prefer-business.ts'

/** Parts that state an amount for each item and no limit of their own. */
const ITEMISED: ReadonlySet<CoverageType> = new Set(['inland_marine', 'property', 'crime', 'abuse_molestation', 'garage_liability', 'warehouse_legal', 'other'])
const ITEM_MIN = 1_000
/** Coverages whose part has declarations of its own with limits. */
export function partsBeside(lines: readonly DecidedLine[], parts: PartSections): DecidedLine[] {
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
export const pricedAlone = (lines: readonly DecidedLine[], rows: readonly AmountRow[]): DecidedLine[] =>
  !lines.some((l) => l.coverage_type === 'general_liability' && l.limits.length >= LIABILITY_LIMITS_MIN)
    ? []
    : PRICED.flatMap(([says, type]) => (rows.some((r) => says.test(r.label) && !LESSER.test(r.run.text) && r.amounts.some((a) => a.column === 'premium') && r.amounts.some((a) => a.amount >= ITEM_MIN && a.column !== 'premium' && a.column !== 'deductible')) ? [single(type, 0.85)] : []))

const LIQUOR_ROW = /^\W*liquor\s(?:legal\s)?liability(?:\s(?:coverage|limit))?\W*$/i
const LIQUOR_MIN = 100_000
/** `Liquor liability  $1,000,000` in a table of general liability's rows: a host's is told by another name. */
export const liquorBeside = (lines: readonly DecidedLine[], rows: readonly AmountRow[]): DecidedLine[] =>
  lines.some((l) => l.coverage_type === 'general_liability') && rows.some((r) => LIQUOR_ROW.test(r.label) && r.amounts.some((a) => a.amount >= LIQUOR_MIN && a.column !== 'premium' && a.column !== 'deductible'))
    ? [single('liquor_liability', 0.85)]
    : []

const KEEPERS_ROW = /garage\s?-?keepers?/i
/** What a garage keeps of its customers is a coverage beside its operations. */
export const keepersBeside = (lines: readonly DecidedLine[], rows: readonly AmountRow[]): DecidedLine[] =>
  lines.some((l) => l.coverage_type === 'garage_liability') && rows.some((r) => KEEPERS_ROW.test(r.label) && r.amounts.length > 0 && !/not\scovered/i.test(r.run.text)) ? [single('garagekeepers', 0.85)] : []

const DAMAGE_ROW = /stated\s(?:value|amount)|physical\sdamage|collision|comprehensive/i
/** The other coverages of a title that names two, each with what the page states of it. */
export function titledBeside(lines: readonly DecidedLine[], rows: readonly AmountRow[]): DecidedLine[] {
  return titledTogether(rows).flatMap((type): DecidedLine[] => {
    if (lines.some((l) => l.coverage_type === type)) return []
    const limits = limitsFor(type, rows, 'package')
    const isStated = type === 'auto_physical_damage' ? rows.some((r) => DAMAGE_ROW.test(r.run.text)) : limits.some((l) => l.at !== null)
    return isStated ? [{ coverage_type: type, limits, confidence: 0.85 }] : []
  })
}
