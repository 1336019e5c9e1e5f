import type { CoverageType } from '../../../vocabulary/index.ts'
import { type Ledger, sameWhen, whenOf } from './drafts.ts'
import type { CoverageStatement } from './statements.ts'

/** Employers liability belongs to workers compensation, unless it stands alone or stops a gap. */
export function home(s: CoverageStatement, statements: CoverageStatement[], ledger: Ledger): CoverageType {
  if (s.part !== 'el' && (s.coverage !== 'employers_liability' || s.part !== undefined)) return s.coverage
  const wc = statements.some(
    (x) =>
      x.coverage === 'workers_comp' &&
      x.asked &&
      x.severity === s.severity &&
      (sameWhen(whenOf(x.condition), whenOf(s.condition)) || !s.condition || x.condition === null),
  )
  // "New York suppliers: workers' compensation. Elsewhere $500,000 employers' liability": of those states' workers' compensation.
  const outside = s.condition?.kind === 'state' ? s.condition.not_insured_states : undefined
  const inside = outside ? new Set(statements.flatMap((x) => (x.coverage === 'workers_comp' && x.asked && x.condition?.kind === 'state' ? (x.condition.insured_states ?? []) : []))) : null
  const rest = inside !== null && inside.size > 0 && outside!.every((x) => inside.has(x)) && !statements.some((x) => x.part === 'stop_gap')
  // "WC: we can't take officers excluded. Limits (1M EL) are fine.": where something is asked about workers' compensation, its part is no policy apart.
  // "Waiver on workers' compensation": what is asked of it says as much.
  const spoken = !wc && !s.condition && s.severity === 'required' && (ledger.questions.some((q) => q.coverage === 'workers_comp') || ledger.spokenOf?.has('workers_comp') === true)
  if (spoken) s.doubts = [...s.doubts, "Whether workers' compensation itself is asked is not plain."]
  return wc || rest || spoken ? 'workers_comp' : 'employers_liability'
}
