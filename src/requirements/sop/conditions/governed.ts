import type { Group } from '../coverages/groups.ts'
import type { ConditionAt } from './conditions.ts'

export type Governed = {
  group: Group
  /** What holds for the whole group. */
  whole: ConditionAt | null
  /** Amounts that hold only under a condition, split off from the group. */
  part: { at: ConditionAt; tokens: Group['tokens']; /** What is left is the least of amounts that are each asked of some, as it seems. */ least?: boolean } | null
  /** What the last of the coverages accepted instead depends on. */
  instead: ConditionAt | null
  /** What it depends on besides a state: "acts with a crew based in New York need it". */
  also: ConditionAt | null
}
