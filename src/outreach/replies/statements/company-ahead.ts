import type { Finding } from './finding.ts'
import type { Clause } from './split-clauses.ts'

const ofPolicy = ({ items }: Clause): boolean => items.some((item) => item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier')
/** Nothing but a company's name of more than one word, or of one behind an article. */
const isCompany = ({ items }: Clause): boolean => {
  const solid = items.filter((item) => item.kind !== 'mark' && !(item.kind === 'word' && item.word === 'the'))
  return solid.length > 0 && solid.every((item) => item.kind === 'name') && (solid.length > 1 || solid.some((item) => item.kind === 'name' && /[ -]/.test(item.raw)) || items.length > solid.length)
}

/** "Lakehead Mutual - auto - active": a company at the head of a row is most likely that policy's insurer, and none that was asked. */
export function withCompanyAhead<P extends { clause: Clause; findings: Finding[] }>(parts: P[]): P[] {
  return parts.map((part, at) => {
    const before = parts[at - 1]
    if (before === undefined || !isCompany(before.clause) || !ofPolicy(part.clause)) return part
    return { ...part, findings: part.findings.map((one) => (one.verdict === 'affirm' ? { ...one, verdict: 'unread' as const, reason: 'names another company' } : one)) }
  })
}
