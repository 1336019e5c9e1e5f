import type { CoverageStatement } from './statements.ts'

/** "Workers' comp or occ/acc. Occ/acc needs at least $500,000": amounts told later of a choice are those of the choice, and nothing asked beside it. */
export function choicesToldLater(statements: CoverageStatement[]): CoverageStatement[] {
  return statements.filter((s, at) => {
    if (s.coverage !== 'occupational_accident' || s.condition !== null || s.tier !== null || s.severity !== 'required' || s.alternatives.length || !s.limits.some((l) => l.min !== null)) return true
    const before = statements.slice(0, at)
    const from = before.find((x) => x.coverage === 'workers_comp' && x.asked && x.condition === null && x.tier === null && x.alternatives.some((a) => isOpen(a, s)))
    if (!from || before.some((x) => x.coverage === s.coverage && x.asked)) return true
    from.alternatives = from.alternatives.map((a) => (isOpen(a, s) ? { ...a, limits: s.limits.map(({ label, min }) => ({ label, min })) } : a))
    from.doubts = [...from.doubts, ...s.doubts]
    from.sentence = `${from.sentence} ${s.sentence}`
    return false
  })
}

const isOpen = (a: CoverageStatement['alternatives'][number], s: CoverageStatement): boolean => a.coverage_type === s.coverage && !a.limits?.length && !a.program_ref
