import type { Target, TargetState } from './target.ts'

export type Found = (lines: string[], extra?: Partial<Target>) => Target
/** "All three", "the rest", "both": which of those asked a group is. */
export function groupTarget(kind: string, count: number | null, scope: string[], state: TargetState, found: Found): Target {
  if (kind === 'rest') {
    const named = state.named.size > 0 ? state.named : state.namedAnywhere
    const rest = scope.filter((id) => !named.has(id))
    return found(rest, { general: true, specific: false, unsure: count !== null && (count !== rest.length || named.size === 0) })
  }
  if (count === null || count === scope.length) return found(scope, { general: true, specific: false })
  const named = scope.filter((id) => state.named.has(id))
  if (named.length === count) return found(named, { specific: false })
  if (state.topic.length === count) return found(state.topic, { specific: false })
  return found(scope, { general: true, specific: false, unsure: true })
}
