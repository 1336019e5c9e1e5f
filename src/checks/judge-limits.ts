import type { RuleLimit } from '../vocabulary/index.ts'
import { judgeConfirmation, judgeStanding } from './judge-standing.ts'
import type { JudgedLine } from './judged.ts'
import { provenanceOf, readValue } from './read-value.ts'
import { type Check, type CheckProvenance, type CheckReason, miss, pass, worst } from './rule-result.ts'

export type LimitContext = {
  today: string
  /** Every limit of the rule: a combined limit must hold the split ones together. */
  limits: readonly RuleLimit[]
  /** Lines that may add to this one: umbrella, excess, employers' liability. */
  others: readonly JudgedLine[]
  needsConfirmation: boolean
}
export type LimitCheck = { check: Check; support: string[] }

/** One limit of a rule on one line, with what lies over or beside it. `support` names the other lines the result rests on. */
export const judgeLimit = (line: JudgedLine, limit: RuleLimit, context: LimitContext): LimitCheck => {
  const path = `limits.${limit.label}`
  const read = readValue(line, path)
  const required = limit.min ?? 'shown'
  const provenance = provenanceOf(line, path)
  if (read.kind === 'unusable') return alone(miss(path, 'unverified', read.reason, required, read.held, provenance))
  if (read.kind === 'absent') return judgeEquivalent(line, limit, context) ?? alone(miss(path, 'fail', 'not_shown', required, null))
  if (limit.min === null) return alone(pass(path, required, read.kind === 'value' ? read.value : 'shown', provenance))
  if (read.kind === 'shown') return alone(miss(path, 'unverified', 'no_amount_shown', required, 'shown', provenance))
  const amount = Number(read.value)
  if (amount >= limit.min) return alone(pass(path, required, amount, provenance))
  return stackLimits(amount, limit, limit.min, provenance, context)
}

/**
 * Umbrella and excess policies add to a limit that falls short, each only as far as it stands (and is confirmed, where that is asked).
 * An amount printed once beside two policies is held by each, and may be what they have together: it adds once.
 */
const stackLimits = (amount: number, limit: RuleLimit, min: number, provenance: CheckProvenance[], context: LimitContext): LimitCheck => {
  const path = `limits.${limit.label}`
  const over = `limits.${isAggregate(limit.label) ? 'aggregate' : 'each_occurrence'}`
  const layers = context.others
    .filter((other) => (limit.stack_with as readonly string[] | undefined)?.includes(other.coverage_type))
    .map((other) => ({ line: other, standing: supportOf(other, context), read: readValue(other, over), printed: provenanceOf(other, over) }))
    .filter(({ standing, read }) => standing.status !== 'fail' && read.kind !== 'absent')
    .map((layer) => ({ ...layer, isFirm: layer.read.kind === 'value' && layer.standing.status === 'pass' }))
  let firm = amount
  let possible = amount
  let doubt: CheckReason | null = null
  for (const [at, { standing, read, printed, isFirm }] of layers.entries()) {
    if (layers.some((other, place) => isSamePlace(other.printed, printed) && (other.isFirm === isFirm ? place < at : other.isFirm))) continue
    if (isFirm && read.kind === 'value') firm += Number(read.value)
    else doubt ??= read.kind === 'unusable' ? read.reason : read.kind === 'shown' ? 'no_amount_shown' : standing.reason
    possible += read.kind === 'value' ? Number(read.value) : Number.POSITIVE_INFINITY
  }
  const places = [...provenance, ...layers.flatMap(({ printed }) => printed)]
  const support = layers.map(({ line }) => line.coverage_line_id)
  if (firm >= min) return { check: pass(path, min, firm, places), support }
  if (doubt === null || possible < min)
    return { check: miss(path, 'fail', 'below_minimum', min, Math.min(possible, firm), places), support }
  return { check: miss(path, 'unverified', doubt, min, firm, places), support }
}

const isSamePlace = ([one]: CheckProvenance[], [other]: CheckProvenance[]): boolean =>
  one?.box != null && other?.box != null && one.source === other.source && one.page === other.page && (['x', 'y', 'w', 'h'] as const).every((side) => one.box![side] === other.box![side])

/**
 * A limit the line does not show under that label may be there in another form. A combined single limit is met by split limits that each
 * reach it; split limits are met by a combined one that holds injury and damage together; employers' liability may stand on its own line.
 */
const judgeEquivalent = (line: JudgedLine, limit: RuleLimit, context: LimitContext): LimitCheck | null => {
  if (line.coverage_type === 'workers_comp' && limit.label.startsWith('el_')) return judgeStopGap(limit, context)
  if (line.coverage_type !== 'auto_liability' || limit.min === null) return null
  if (limit.label === 'combined_single_limit') return judgeOnOther(line, limit, limit.min, SPLIT_LIMITS, context)
  if (!SPLIT_LIMITS.includes(limit.label)) return null
  const asked = (label: string) => context.limits.find((other) => other.label === label)?.min ?? 0
  const together = Math.max(asked('bodily_injury_per_person'), asked('bodily_injury_per_accident')) + asked('property_damage_per_accident')
  return judgeOnOther(line, limit, together, ['combined_single_limit'], context)
}

const judgeOnOther = (line: JudgedLine, limit: RuleLimit, min: number, labels: readonly string[], context: LimitContext): LimitCheck | null => {
  const path = `limits.${limit.label}`
  const reads = labels.map((label) => readValue(line, `limits.${label}`))
  if (reads.some(({ kind }) => kind === 'absent' || kind === 'shown')) return null
  const provenance = provenanceOf(line, ...labels.map((label) => `limits.${label}`))
  for (const read of reads) if (read.kind === 'unusable') return alone(miss(path, 'unverified', read.reason, min, read.held, provenance))
  const least = Math.min(...reads.map((read) => (read.kind === 'value' ? Number(read.value) : 0)))
  return least >= min ? alone(pass(path, min, least, provenance)) : stackLimits(least, limit, min, provenance, context)
}

/** Where a state fund writes workers' compensation, employers' liability stands on a policy of its own (stop gap). */
const judgeStopGap = (limit: RuleLimit, context: LimitContext): LimitCheck | null => {
  const path = `limits.${limit.label}`
  const judged = context.others
    .filter((other) => other.coverage_type === 'employers_liability' && readValue(other, path).kind !== 'absent')
    .map((other): LimitCheck => {
      const { check, support } = judgeLimit(other, limit, { ...context, others: context.others.filter((layer) => layer !== other) })
      const { status, reason } = supportOf(other, context)
      const held = check.status === 'pass' && status !== 'pass' ? { ...check, status, reason } : check
      return { check: held, support: [other.coverage_line_id, ...support] }
    })
  const byStatus = (status: string) => judged.find(({ check }) => check.status === status)
  return byStatus('pass') ?? byStatus('unverified') ?? judged.at(0) ?? null
}

/** Whether a line may lend its limit: it stands today and, where the rule asks for it, its source confirmed it. */
const supportOf = (
  line: JudgedLine,
  { today, needsConfirmation }: LimitContext,
): { status: Check['status']; reason: CheckReason | null } => {
  const checks = [...judgeStanding(line, today), ...(needsConfirmation ? [judgeConfirmation(line)] : [])]
  const status = worst(checks)
  return { status, reason: checks.find((check) => check.status === status)?.reason ?? null }
}

const SPLIT_LIMITS = ['bodily_injury_per_person', 'bodily_injury_per_accident', 'property_damage_per_accident']

const isAggregate = (label: string): boolean => /aggregate|_agg$|policy_limit$/.test(label)

const alone = (check: Check): LimitCheck => ({ check, support: [] })
