import { type AwaitingReview, NOTHING_AWAITED } from '../intake/index.ts'
import { foldPolicyNumber, type LineRow } from '../lines/index.ts'

/** Documents that a person has still to decide on: one that says that some policy is cancelled which this may be, one that changes it nobody knows how. */
export type Doubt = { cancelledBy: string | null; changedBy: string | null }

/**
 * What holds a line back that counts for an insured. `waiting` is by whom it was pushed for: for this insured, it may be about whatever
 * this insured relies on; for another, about all that is the other's. A coverage of the same policy that came to be held after the endorsement
 * is changed by it as well. An endorsement of some policy or other, pushed for this insured, may be of any that others have and it relies on; its own
 * are named one by one.
 */
export function doubtsOf(insuredRef: string, lines: readonly LineRow[], waiting: ReadonlyMap<string, AwaitingReview>): (line: LineRow) => Doubt {
  const own = waiting.get(insuredRef) ?? NOTHING_AWAITED
  const changed = [...waiting.values()].some(({ changed_by }) => Object.keys(changed_by).length > 0) || lines.some((line) => line.held.changed_by?.length)
  const byOwner = new Map<string, Map<string, string>>()
  const changesUnder = (owner: string): Map<string, string> => {
    const known = byOwner.get(owner)
    if (known) return known
    const found = new Map<string, string>()
    for (const line of lines) {
      const by = own.changed_by[line.coverage_line_id] ?? waiting.get(owner)?.changed_by[line.coverage_line_id] ?? line.held.changed_by?.[0]
      if (by !== undefined && !found.has(policyOf(line))) found.set(policyOf(line), by)
    }
    byOwner.set(owner, found)
    return found
  }
  return (line) => ({
    cancelledBy: own.cancelled_by ?? waiting.get(line.insured_ref)?.cancelled_by ?? null,
    changedBy: (changed ? changesUnder(line.insured_ref).get(policyOf(line)) : undefined) ?? (line.insured_ref === insuredRef ? null : own.altered_by),
  })
}

/** A line without a number is a policy of its own. */
const policyOf = ({ coverage_line_id, held }: LineRow): string => foldPolicyNumber(held.policy_number) ?? ` ${coverage_line_id}`
