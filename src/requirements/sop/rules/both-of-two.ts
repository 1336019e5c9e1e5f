import type { CoverageType } from '../../../vocabulary/index.ts'
import { LIABILITY } from '../members/reach-of-member.ts'
import { OF_LIABILITY } from '../members/resolve-scope.ts'
import type { CoverageStatement, Statement } from './statements.ts'

const DOUBT = 'Which two policies are meant by "both" is not plain.'

/** "Garage liability and garagekeepers. WC statutory. Both policies need 30 days notice.": behind more than two, the two that one sentence names together. */
export function bothOfTwo(statements: Statement[]): Statement[] {
  return statements.map((s, i) => {
    if (s.kind !== 'member' || s.target.kind !== 'all' || !s.target.both) return s
    const before = statements.slice(0, i).filter((x): x is CoverageStatement => x.kind === 'coverage' && x.asked && x.severity === 'required' && x.part !== 'el')
    const all = new Set(before.map((x) => x.coverage))
    // "GL $1M, auto $1M; waiver on both. WC statutory.": what comes behind is none of the two.
    const later = statements.slice(i + 1).some((x) => x.kind === 'coverage' && x.asked && !all.has(x.coverage))
    if (all.size === 2 && later && !(OF_LIABILITY.has(s.member.name) && [...all].some((type) => !LIABILITY.has(type)))) return { ...s, target: { kind: 'types' as const, types: [...all] } }
    if (all.size <= 2) return s
    const named = new Map<string, Set<CoverageType>>()
    for (const x of before) named.set(x.sentence, (named.get(x.sentence) ?? new Set()).add(x.coverage))
    const two = [...named.values()].findLast((types) => types.size === 2)
    return { ...s, doubt: s.doubt ?? DOUBT, ...(two ? { target: { kind: 'types' as const, types: [...two] } } : {}) }
  })
}
