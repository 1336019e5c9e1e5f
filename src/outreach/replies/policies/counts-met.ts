import type { Finding } from '../statements/finding.ts'

export const SOME = 'says it of some without saying which'
const affirmed = (one: Finding, lines: string[]): Finding => ({ ...one, verdict: 'affirm', lines, strong: one.status, bare: false, reason: null })

/**
 * "3 of 4 are active - auto, GL, excess" names as many as it counts. "Three of the four are active. Cargo cancelled 9/1.": where
 * exactly as many are refused or put right by name as are left over, the count says which the others are. Where anything else is said of
 * those, it does not.
 */
export function withCountsMet(findings: Finding[], asked: string[]): Finding[] {
  const named = findings.map((one) => (one.counted !== null && one.verdict === 'doubt' && one.reason === SOME && !one.general && one.lines.length === one.counted ? affirmed(one, one.lines) : one))
  if (named.some((one, at) => one !== findings[at])) return named
  const counting = findings.filter((one) => one.counted !== null && one.verdict === 'doubt' && one.reason === SOME)
  const refused = new Set(findings.flatMap((one) => ((one.verdict === 'refuse' || one.verdict === 'correct') && !one.general ? one.lines : [])))
  const rest = asked.filter((id) => !refused.has(id))
  const open = findings.some((one) => one !== counting[0] && !['affirm', 'refuse', 'correct', 'nothing', 'aside'].includes(one.verdict) && one.lines.some((id) => rest.includes(id)))
  const met = !open && counting.length === 1 && refused.size > 0 && counting[0]!.counted === rest.length
  return met ? findings.map((one) => (one === counting[0] ? affirmed(one, rest) : one)) : findings
}
