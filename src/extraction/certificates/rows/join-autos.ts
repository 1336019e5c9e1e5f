import type { CoverageSection } from '../own-layout/coverage-sections.ts'
import { NUMBERED } from './join-employers.ts'

/** Which autos a further limit is for: `Hired auto bodily injury / property damage` beside the policy's own. */
const AUTOS_OF = /^\W*(?:any|hired|non-?\s?owned|employers?['’]?s?\s+non-?\s?owned)\b/i

/** Hired and non-owned autos under names of their own, with no policy of their own, are part of the automobile policy that is named first. */
export function joinAutos(sections: CoverageSection[]): CoverageSection[] {
  const own = sections.find((s) => s.type === 'auto_liability' && !AUTOS_OF.test(s.name))
  const isPart = (s: CoverageSection): boolean => s !== own && !s.said && s.type === 'auto_liability' && AUTOS_OF.test(s.name) && !s.rows.some((r) => r.segments.some((c) => NUMBERED.test(c.text)))
  return own ? sections.filter((s) => !isPart(s)) : sections
}
