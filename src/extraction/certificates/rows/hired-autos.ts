import type { ReadLine } from '../../../vocabulary/index.ts'
import type { LineDraft } from '../line-draft.ts'

const BEGINS = /^\W*(?:employers?['’]?s?\s+)?(?:hired|non-?\s?owned)\b/i
/** Which further autos the name holds: then it is of more than those. */
const MORE = /\b(?:any|all|scheduled|specified|physical|damage)\b|(?<!non[-\s]?)\bowned\b/i

/** `Hired & non-owned auto`: the only autos that such a coverage is of; empty where its name says more, or nothing of that. */
export function hiredOnly(name: string): ReadLine['auto_scope'] {
  if (!BEGINS.test(name) || MORE.test(name)) return []
  return [...(/\bhired\b/i.test(name) ? (['hired'] as const) : []), ...(/\bnon-?\s?owned\b/i.test(name) ? (['non_owned'] as const) : [])]
}

/** Lines without those of hired and non-owned autos alone under the number of an automobile policy that stands beside them: their limit is not that of its autos. */
export function withoutHiredParts(drafts: LineDraft[], hired: ReadonlySet<LineDraft>): LineDraft[] {
  const isPart = (draft: LineDraft): boolean =>
    hired.has(draft) && draft.line.policy_number !== null && drafts.some((o) => !hired.has(o) && o.line.coverage_type === 'auto_liability' && o.line.policy_number === draft.line.policy_number)
  return drafts.filter((draft) => !isPart(draft))
}
