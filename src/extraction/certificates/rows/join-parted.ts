import type { CoverageSection } from '../own-layout/coverage-sections.ts'
import { NUMBERED } from './join-employers.ts'

const MONEY = /\$\s?\d|\b\d{1,3}(?:,\d{3})+\b/
const has = (section: CoverageSection, pattern: RegExp): boolean => section.rows.some((r) => r.segments.some((s) => pattern.test(s.text)))

/**
 * One policy told at two places: `Excess policy no. | MV-217X` among the facts and `Excess liability | $9,000,000` among the coverages. Of
 * two sections of one coverage the one states a number and no amount, the other amounts and no number.
 */
export function joinParted(sections: CoverageSection[]): CoverageSection[] {
  const joined = new Map<CoverageSection, CoverageSection | null>()
  for (const type of new Set(sections.map((s) => s.type))) {
    const [one, other, ...more] = sections.filter((s) => s.type === type)
    if (!one || !other || more.length > 0 || one.said || other.said) continue
    const [facts, limits] = has(one, NUMBERED) ? [one, other] : [other, one]
    if (!has(facts, NUMBERED) || has(facts, MONEY) || has(limits, NUMBERED) || !has(limits, MONEY)) continue
    joined.set(facts, null)
    joined.set(limits, { ...limits, rows: [...limits.rows, ...facts.rows].sort((a, b) => a.y - b.y) })
  }
  return withLossOfIncome(sections.flatMap((s) => joined.get(s) ?? (joined.has(s) ? [] : [s])))
}

/** What a loss of income pays, named among the limits of the one property policy, with no policy of its own: one more of that policy's limits. */
function withLossOfIncome(sections: CoverageSection[]): CoverageSection[] {
  const [property, ...others] = sections.filter((s) => s.type === 'property' && !s.said)
  const parts = sections.filter((s) => s.type === 'business_interruption' && !s.said && !has(s, NUMBERED))
  if (!property || others.length > 0 || parts.length === 0) return sections
  const rows = [property, ...parts].flatMap((s) => s.rows).sort((a, b) => a.y - b.y)
  return sections.flatMap((s) => (parts.includes(s) ? [] : [s === property ? { ...s, rows } : s]))
}
