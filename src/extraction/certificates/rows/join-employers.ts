import type { CoverageSection } from '../own-layout/coverage-sections.ts'

export const NUMBERED = /\bpol(?:icy|\.)?\s*(?:no\b|number|num\b|#)/i

/** Employers' liability under a heading of its own beside workers' compensation, with no policy of its own, is the second part of that policy. */
export function joinEmployers(sections: CoverageSection[]): CoverageSection[] {
  const of = (type: CoverageSection['type']): CoverageSection[] => sections.filter((s) => s.type === type && !s.said)
  const [compensation, ...others] = of('workers_comp')
  const [employers, ...more] = of('employers_liability')
  if (!compensation || !employers || others.length + more.length > 0) return sections
  if (employers.rows.some((r) => r.segments.some((s) => NUMBERED.test(s.text)))) return sections
  return sections.flatMap((s) => (s === employers ? [] : s === compensation ? [{ ...s, rows: [...s.rows, ...employers.rows] }] : [s]))
}
