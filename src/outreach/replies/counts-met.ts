import type { Finding } from './finding.ts'

/**
 * "Three of the four are active. Cargo cancelled 9/1.": where exactly as many are refused by name as are left over, the count says
 * which the others are. Anything else said of them stands beside it as it would beside an "all others".
 */
export function withCountsMet(findings: Finding[], asked: string[]): Finding[] {
  const counting = findings.filter((one) => one.counted !== null && one.verdict === 'doubt' && one.reason === 'says it of some without saying which')
  const refused = new Set(findings.flatMap((one) => (one.verdict === 'refuse' && !one.general ? one.lines : [])))
  const rest = asked.filter((id) => !refused.has(id))
  const open = findings.some((one) => one !== counting[0] && ['doubt', 'unread', 'wrong', 'ask'].includes(one.verdict) && one.lines.some((id) => rest.includes(id)))
  const met = !open && counting.length === 1 && refused.size > 0 && counting[0]!.counted === rest.length
  return met ? findings.map((one) => (one === counting[0] ? { ...one, verdict: 'affirm' as const, lines: rest, strong: true, status: true, bare: false, reason: null } : one)) : findings
}
