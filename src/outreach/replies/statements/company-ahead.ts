import type { Finding } from './finding.ts'
import type { Clause } from './split-clauses.ts'

const ofPolicy = ({ items }: Clause): boolean => items.some((item) => item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier')
/** Nothing but a name of more than one word, or of one behind an article. */
const isCompany = ({ items }: Clause): boolean => {
  const solid = items.filter((item) => item.kind !== 'mark')
  const names = solid.filter((item) => item.kind === 'name')
  return names.length > 0 && solid.every((item) => item.kind === 'name' || (item.kind === 'word' && item.word === 'the')) && (solid.length > 1 || names.some((item) => /[ -]/.test(item.raw)))
}
/** "Yes, Travelers" */
const endsInName = ({ items }: Clause): boolean => {
  const solid = items.filter((item) => !(item.kind === 'mark' && item.mark === '.'))
  const last = solid.findLastIndex((item) => item.kind !== 'name')
  return last > 0 && last < solid.length - 1 && solid[last]!.kind === 'mark'
}

/** "Lakehead Mutual: auto active", "yes, Travelers, active": a company told before an answer is most likely that policy's insurer, and none that was asked. */
export function withCompanyAhead<P extends { clause: Clause; findings: Finding[] }>(parts: P[]): P[] {
  return parts.map((part, at) => {
    const [before, next] = [parts[at - 1], parts[at + 1]]
    const named = (before !== undefined && isCompany(before.clause) && ofPolicy(part.clause)) || (next !== undefined && endsInName(part.clause))
    return named ? { ...part, findings: part.findings.map((one) => (one.verdict === 'affirm' ? { ...one, verdict: 'unread' as const, reason: 'names another company' } : one)) } : part
  })
}
