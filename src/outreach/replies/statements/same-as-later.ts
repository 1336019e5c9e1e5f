import type { Finding } from './finding.ts'

/** Why "GL same as the auto" stays open where nothing was said of the auto before it. */
export const SAME_AS_WHAT = 'the same as what, it does not say'
const isPlainYes = (one: Finding): boolean => one.verdict === 'affirm' && one.strong && one.facts.size === 0 && Object.keys(one.corrections).length === 0

/** "GL same as the auto. Auto active.": two policies, and of one of them a plain yes behind it, and nothing else. */
export function withSameAsLater(findings: readonly Finding[]): Finding[] {
  return findings.map((one, at) => {
    if (one.verdict !== 'doubt' || one.reason !== SAME_AS_WHAT || one.lines.length !== 2) return one
    const beside = (other: Finding): boolean => other !== one && !other.general && other.lines.some((id) => one.lines.includes(id))
    const told = findings.filter(beside)
    const answered = new Set(told.flatMap((other) => other.lines.filter((id) => one.lines.includes(id))))
    const later = findings.slice(at + 1).filter(beside).length === told.length
    return later && answered.size === 1 && told.every(isPlainYes) ? { ...one, verdict: 'affirm' as const, strong: true, reason: null } : one
  })
}
