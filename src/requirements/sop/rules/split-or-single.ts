import type { Draft, Ledger } from './drafts.ts'

const SINGLE = 'combined_single_limit'
const DAMAGE = 'property_damage_per_accident'
const isSplit = (label: string): boolean => label.startsWith('bodily_injury_')

/**
 * "Personal auto 100/300/100. Commercial policies: $500,000 CSL": no policy carries both, so that one of them is another way to
 * meet the rule. Which, and for whom, is for a person.
 */
export function splitOrSingle(ledger: Ledger): void {
  for (const d of ledger.drafts) if (d.coverage === 'auto_liability') apart(d)
}

function apart(d: Draft): void {
  withItsDamage(d)
  const split = d.limits.filter((l) => isSplit(l.label) && l.min !== null)
  const single = d.limits.find((l) => l.label === SINGLE && l.min !== null)
  if (!single || split.length < 2) return
  d.limits = d.limits.filter((l) => l !== single)
  d.alternatives.push({ coverage_type: d.coverage, limits: [{ label: SINGLE, min: single.min }] })
  d.doubts.push({ question: 'Split limits and a single limit are both named. Is either enough?', sentence: single.sentence })
}

/** "$1,000,000 CSL or BI $500,000/$1,000,000, PD $500,000": property damage is a part of the split limits. */
function withItsDamage(d: Draft): void {
  const damage = d.limits.find((l) => l.label === DAMAGE)
  const split = d.alternatives.find((a) => a.coverage_type === d.coverage && a.limits?.some((l) => isSplit(l.label)) && !a.limits.some((l) => l.label === DAMAGE))
  if (!damage || !split || d.limits.some((l) => isSplit(l.label)) || !d.limits.some((l) => l.label === SINGLE)) return
  d.limits = d.limits.filter((l) => l !== damage)
  split.limits = [...split.limits!, { label: DAMAGE, min: damage.min }]
}
