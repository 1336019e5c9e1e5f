import type { Segment } from '../segments/segment.ts'
import { asked, type Statement } from './statements.ts'

/** "Staffing vendors: work comp rules", as the first line of a text that asks for it below, asks nothing by itself. */
export function withoutFirstTitle(statements: Statement[], segments: Segment[]): Statement[] {
  if (segments[0]?.item || /[.;]\s*$/.test(segments[0]?.raw ?? '')) return statements
  if (statements.some((s) => s.kind === 'coverage' && s.segment === 0 && s.limits.some((l) => l.min !== null))) return statements
  const below = new Set(asked(statements).flatMap((x) => (x.segment > 0 ? [x.coverage] : [])))
  return statements.filter((s) => s.kind !== 'coverage' || s.segment !== 0 || s.condition?.kind === 'state' || s.limits.length > 0 || s.members.length > 0 || s.alternatives.length > 0 || !below.has(s.coverage))
}

/** A title that only names a coverage asks for it itself, but not where what stands under it asks for it state by state. */
export function withoutBareTitles(statements: Statement[], segments: Segment[]): Statement[] {
  const byState = asked(statements).filter((s) => s.condition?.kind === 'state')
  if (!byState.length) return statements
  return statements.filter((s) => {
    if (s.kind !== 'coverage' || !s.asked || s.condition || s.limits.length || s.members.length || !segments[s.segment]?.item) return true
    const title = segments[s.segment]!.context.titles.at(-1)
    if (title === undefined || segments[s.segment]!.raw.replace(/\s*[:.]$/, '') !== title) return true
    return !byState.some((x) => x.coverage === s.coverage && x.segment > s.segment && segments[x.segment]!.context.titles.includes(title))
  })
}

/** "Umbrella" above "Not required, but recommended at $1,000,000": a title asks nothing where what stands under it leaves its coverage open. */
export function withoutLeftTitles(statements: Statement[], segments: Segment[]): Statement[] {
  const isLeft = (s: Statement): boolean => (s.kind === 'not_required' ? !s.member && !s.condition : s.kind === 'coverage' && s.asked && (s.severity === 'advisory' || s.condition?.kind === 'open' || (s.tier !== null && s.limits.some((l) => l.min !== null))))
  const left = new Set(statements.flatMap((s) => ('coverage' in s && s.coverage !== undefined && isLeft(s) ? [s.coverage] : [])))
  if (!left.size) return statements
  return statements.filter((s) => {
    const segment = s.kind === 'coverage' && s.asked && s.severity === 'required' && !s.limits.some((l) => l.min !== null) && !s.members.length && left.has(s.coverage) ? segments[s.segment] : undefined
    const title = segment?.item ? segment.context.titles.at(-1) : undefined
    if (s.kind !== 'coverage' || title === undefined || segment!.raw.replace(/\*+/g, '').replace(/\s*[:.]$/, '').trim() !== title.replace(/\*+/g, '').trim()) return true
    const below = new Set<number>()
    for (let i = s.segment + 1; segments[i]?.context.titles.includes(title); i++) below.add(i)
    const said = (sentence: string): boolean => [...below].some((i) => segments[i]!.raw.replace(/\s+/g, ' ').includes(sentence))
    if (statements.some((x) => x.kind === 'coverage' && x.coverage === s.coverage && x.asked && !isLeft(x) && below.has(x.segment))) return true
    return !statements.some((x) => (x.kind === 'coverage' ? x.coverage === s.coverage && isLeft(x) && below.has(x.segment) : x.kind === 'not_required' && isLeft(x) && x.coverage === s.coverage && said(x.sentence)))
  })
}
