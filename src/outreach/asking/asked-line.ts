import type { HeldLine } from '../../lines/index.ts'
import type { AskedLine } from '../../vocabulary/index.ts'

/** What an outreach says of a line. */
export const askedOf = (held: HeldLine): AskedLine => {
  const { coverage_line_id, coverage_type, policy_number, carrier, effective_date, expiration_date, limits } = held
  const disputed = Object.entries(held.contradictions).map(([path, open]) => [path, open!.stated])
  return { coverage_line_id, coverage_type, policy_number, carrier, effective_date, expiration_date, limits, ...(disputed.length > 0 && { disputed: Object.fromEntries(disputed) }) }
}

/**
 * Whether a line still holds what was asked of it, and no other paper has denied any of it since. A yes to other facts than these
 * confirms nothing, and one from before the paper came does not settle what that says.
 */
export const isAsAsked = (asked: AskedLine, held: HeldLine): boolean => {
  const now = askedOf(held)
  const limits = (line: AskedLine) => JSON.stringify(line.limits.map((l) => [l.label, l.amount]).sort())
  const since = Object.keys(now.disputed ?? {}).some((path) => asked.disputed?.[path] === undefined)
  return !since && asked.policy_number === now.policy_number && asked.carrier === now.carrier && asked.effective_date === now.effective_date && asked.expiration_date === now.expiration_date && limits(asked) === limits(now)
}
