import type { CoverageStatement } from '../rules/statements.ts'

/** What asks the same coverage, or part of it, as strongly. */
function byCoverage(statements: CoverageStatement[]): CoverageStatement[][] {
  const groups = new Map<string, CoverageStatement[]>()
  for (const s of statements) {
    if (!s.asked || s.severity !== 'required') continue
    const key = `${s.coverage} ${s.part ?? ''}`
    const group = groups.get(key)
    if (group) group.push(s)
    else groups.set(key, [s])
  }
  return [...groups.values()]
}

/** "Vans: auto $500,000. Trucks over 10,000 lb: auto $1,000,000": where each amount is for some, the least is what a rule asks. */
export function basesOf(statements: CoverageStatement[]): Set<CoverageStatement> {
  const bases = new Set<CoverageStatement>()
  for (const group of byCoverage(statements)) {
    const label = group[0]!.limits[0]?.label
    const priced = group.every((s) => s.condition?.kind === 'open' && s.limits.length === 1 && s.limits[0]!.label === label && s.limits[0]!.min !== null)
    if (group.length < 2 || !priced) continue
    const [least, next] = group.toSorted((a, b) => a.limits[0]!.min! - b.limits[0]!.min!)
    if (least!.tier === null && least!.limits[0]!.min! < next!.limits[0]!.min!) bases.add(least!)
  }
  return bases
}

const sum = (s: CoverageStatement): number => s.limits.reduce((n, l) => n + (l.min ?? 0), 0)
const differs = (a: CoverageStatement, b: CoverageStatement): boolean => a.limits.some((l) => b.limits.some((m) => m.label === l.label && m.min !== l.min))

/** "On-hook $75,000 for light duty. Heavy-duty tows need $200,000": of amounts beside words that may be conditions, all above the least. */
export function aboveLeast(statements: CoverageStatement[]): Set<CoverageStatement> {
  const above = new Set<CoverageStatement>()
  for (const group of byCoverage(statements)) {
    const priced = group.filter((s) => !s.condition && s.limits.length > 0)
    if (priced.length < 2 || priced.some((s) => s.maybe === undefined)) continue
    const least = priced.reduce((a, b) => (sum(b) < sum(a) ? b : a))
    for (const s of priced) if (s !== least && sum(s) > sum(least) && differs(s, least)) above.add(s)
  }
  return above
}
