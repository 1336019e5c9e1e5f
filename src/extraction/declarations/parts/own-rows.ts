import type { CoverageType } from '../../../vocabulary/index.ts'
import type { AmountRow } from '../limits/amount-rows.ts'
import type { LimitRead } from '../limits/labelled-limits.ts'
import { limitsFor } from '../limits/limits-for.ts'

/** What a freight broker buys: it carries nothing itself, and what it insures is not the carriers' own coverage. */
const OF_BROKERS: [RegExp, CoverageType][] = [
  [/^\W*(?:(?:[A-Z]|[IVX]{1,4}|\d{1,2})[.)]?\s)?contingent\s(?:motor\s)?(?:truck\s)?cargo\b/i, 'contingent_cargo'],
  [/^\W*(?:(?:[A-Z]|[IVX]{1,4}|\d{1,2})[.)]?\s)?contingent\s(?:truckers?\s)?auto(?:mobile)?\b/i, 'contingent_auto'],
  [/^\W*(?:(?:[A-Z]|[IVX]{1,4}|\d{1,2})[.)]?\s)?(?:errors\s(?:and|&)\somissions|professional\sliability)\b/i, 'professional_liability'],
]
/** What a truck is insured for while it carries no load is not what it is insured for on the road. */
const OFF_DUTY: [RegExp, CoverageType][] = [[/^\W*(?:(?:[A-Z]|[IVX]{1,4}|\d{1,2})[.)]?\s)?(?:non-?\s?trucking|bob-?\s?tail|dead-?\s?head)\b(?!.{0,40}\b(?:physical|uninsured|medical)\b)/i, 'non_trucking_liability']]
const LEFT_OUT = /\b(?:not\s(?:covered|included|applicable|purchased|provided)|no\scoverage|excluded|declined|rejected|nil)\b|\btotal\b/i
/** `Nil` in the last column, of deductibles: nothing is kept back. */
const KEPT_NOTHING = /\s(?:nil|none)\W*$/i

type OwnLine = { coverage_type: CoverageType; limits: LimitRead[]; confidence: number }
export type OwnRows = {
  lines: OwnLine[]
  /** The rows that speak of other coverages. */
  others: AmountRow[]
}

/** Coverages that rows of a table name first and that another coverage's name is a part of, with what stands in those rows and goes on under them. */
export function coveragesOfOwnRows(rows: readonly AmountRow[]): OwnRows {
  const offDuty = namedFirst(rows, OFF_DUTY)
  const lines = linesOf(rows, offDuty).filter((l) => l.limits.length > 0)
  const rest = lines.length > 0 ? rows.filter((r) => !offDuty.has(r)) : [...rows]
  const brokers = namedFirst(rest, OF_BROKERS)
  if (![...brokers.values()].some((type) => type.startsWith('contingent'))) return { lines, others: rest }
  return { lines: [...lines, ...linesOf(rest, brokers)], others: rest.filter((r) => !brokers.has(r)) }
}

function namedFirst(rows: readonly AmountRow[], names: readonly [RegExp, CoverageType][]): Map<AmountRow, CoverageType> {
  const own = new Map<AmountRow, CoverageType>()
  let open: { type: CoverageType; page: number } | null = null
  for (const row of rows) {
    const named = row.amounts.length > 0 && !LEFT_OUT.test(row.run.text.replace(KEPT_NOTHING, '')) ? names.find(([says]) => says.test(row.label))?.[1] : undefined
    if (named) open = { type: named, page: row.page }
    // A bare amount right under goes on with the row over it.
    else if (!open || row.page !== open.page || row.amounts.length === 0 || /[a-z]{3}/i.test(row.label)) open = null
    if (open) own.set(row, open.type)
  }
  return own
}

const linesOf = (rows: readonly AmountRow[], own: ReadonlyMap<AmountRow, CoverageType>): OwnLine[] =>
  [...new Set(own.values())].map((type) => ({ coverage_type: type, limits: limitsOf(type, rows.filter((r) => own.get(r) === type)), confidence: 0.85 }))

const AUTOS: ReadonlySet<CoverageType> = new Set(['contingent_auto', 'non_trucking_liability'])
const limitsOf = (type: CoverageType, own: readonly AmountRow[]): LimitRead[] => {
  const limits = limitsFor(AUTOS.has(type) ? 'auto_liability' : type, own, 'commercial_auto')
  // `$1,000,000 combined single limit | $10,000`: the deductible column of the same row is no limit of it.
  const stated = AUTOS.has(type) ? limits.filter((l) => l.at?.column !== 'deductible') : limits
  return AUTOS.has(type) && stated.length === 0 ? oneForAll(own) : stated
}
const SINGLE_MIN = 25_000
/** `Non-trucking liability  $1,000,000 each accident`: one amount, of no person's, is the limit for all. */
function oneForAll(own: readonly AmountRow[]): LimitRead[] {
  const read = own.flatMap((row) => row.amounts.filter((a) => a.column !== 'premium' && a.column !== 'deductible' && a.amount >= SINGLE_MIN && a.amount % 1000 === 0).map((at) => ({ at, page: row.page })))
  const [only] = read
  return only && read.length === 1 && !own.some((r) => /\bperson\b|\baggregate\b/i.test(r.run.text)) ? [{ label: 'combined_single_limit', amount: only.at.amount, at: only.at, page: only.page, confidence: 0.85 }] : []
}
