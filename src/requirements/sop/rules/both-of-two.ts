import type { CoverageType } from '../../../vocabulary/index.ts'
import type { CoverageStatement, Statement } from './statements.ts'

const DOUBT = 'Which two policies are meant by "both" is not plain.'

/** "Garage liability and garagekeepers. WC statutory. Both policies need 30 days notice.": behind more than two, the two that one sentence names together. */
export function bothOfTwo(statements: Statement[]): Statement[] {
  return statements.map((s, i) => {
    if (s.kind !== 'member' || s.target.kind !== 'all' || !s.target.both) return s
    const before = statements.slice(0, i).filter((x): x is CoverageStatement => x.kind === 'coverage' && x.asked && x.severity === 'required' && x.part !== 'el')
    if (new Set(before.map((x) => x.coverage)).size <= 2) return s
    const named = new Map<string, Set<CoverageType>>()
    for (const x of before) named.set(x.sentence, (named.get(x.sentence) ?? new Set()).add(x.coverage))
    const two = [...named.values()].findLast((types) => types.size === 2)
    return { ...s, doubt: s.doubt ?? DOUBT, ...(two ? { target: { kind: 'types' as const, types: [...two] } } : {}) }
  })
}
