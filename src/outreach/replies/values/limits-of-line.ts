import type { AskedLine, Limit } from '../../../vocabulary/index.ts'
import { SPOKEN_ORDER } from '../words/coverage-words.ts'

/** The limit of a line by its label. */
export const limitOf = (line: AskedLine, label: string): Limit | undefined => line.limits.find((limit) => limit.label === label)
/** Whether an amount as it was written can be the one that was asked. */
export const equals = (candidates: number[], amount: number | null | undefined): boolean =>
  typeof amount === 'number' && candidates.some((one) => Math.abs(one - amount) < 0.5)

/** Of what an amount may stand for, the one nearest to what was asked. */
export function likeliest(candidates: number[], asked: number | null | undefined): number {
  if (candidates.length === 1 || typeof asked !== 'number' || asked <= 0) return candidates[0]!
  return [...candidates].sort((a, b) => Math.abs(Math.log(a / asked)) - Math.abs(Math.log(b / asked)))[0]!
}

/**
 * The orders in which the limits of a line are told without their names. One whose first limit the line has not is none of its own, where
 * another is: asked 1M each common cause and 2M aggregate, "the liquor is 2M" is not the aggregate because nothing is asked per occurrence.
 */
export function ordersOf(line: AskedLine): string[][] {
  const orders = SPOKEN_ORDER[line.coverage_type] ?? [['each_occurrence', 'aggregate'], ['each_claim', 'aggregate']]
  const own = orders.filter((order) => limitOf(line, order[0]!) !== undefined)
  return (own.length > 0 ? own : orders)
    .map((order) => order.filter((label) => limitOf(line, label) !== undefined))
    .filter((order) => order.length > 0)
}

/** Names of the limit itself, by whichever coverage it is called so. */
export const LIMIT_ITSELF: ReadonlySet<string> = new Set(['limit', 'stated_value', 'each_occurrence', 'per_occurrence', 'each_claim', 'per_claim', 'combined_single_limit', 'per_vehicle', 'each_accident', 'el_each_accident', 'each_common_cause'])
