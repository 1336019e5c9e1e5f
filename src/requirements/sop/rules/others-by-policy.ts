import type { CoverageType } from '../../../vocabulary/index.ts'
import { OTHER_STATES } from '../conditions/sentence-conditions.ts'
import type { Statement } from './statements.ts'

const DOUBT = 'Which states "all others" leaves out is not said plainly: some were named for other policies only.'
/** What stands in for workers' compensation, or beside it, is of the same states. */
const OF_WORKERS: ReadonlySet<CoverageType> = new Set(['workers_comp', 'employers_liability', 'occupational_accident'])
const kin = (a: CoverageType, b: CoverageType): boolean => a === b || (OF_WORKERS.has(a) && OF_WORKERS.has(b))

/** The states in which something other than this policy and its kin is asked or let off. */
const statesOf = (statements: Statement[], coverage: CoverageType, own: boolean): Set<string> =>
  new Set(statements.flatMap((s) => ((s.kind === 'coverage' || s.kind === 'not_required') && kin(s.coverage, coverage) === own && s.condition?.kind === 'state' ? (s.condition.insured_states ?? []) : [])))

/**
 * "California: auto $2M. Ohio: state fund. All other states: workers' comp": the others are those for which nothing was said of
 * the same policy; a state that was named for other policies only is one of them, in doubt.
 */
export function othersByPolicy(statements: Statement[]): Statement[] {
  return statements.map((s) => {
    if (s.kind !== 'coverage' || s.condition?.kind !== 'state' || !s.condition.not_insured_states || !OTHER_STATES.test(s.sentence.toLowerCase())) return s
    const own = statesOf(statements, s.coverage, true)
    const elsewhere = statesOf(statements, s.coverage, false)
    const left = s.condition.not_insured_states.filter((x) => own.has(x) || !elsewhere.has(x))
    return left.length === 0 || left.length === s.condition.not_insured_states.length ? s : { ...s, condition: { ...s.condition, not_insured_states: left }, doubts: [...s.doubts, DOUBT] }
  })
}
