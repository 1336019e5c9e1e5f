import { foldText } from '../message/fold-text.ts'
import type { Finding } from './finding.ts'

/**
 * "Cargo: cancelled 8/1. All are active.": not of all, then, and of which is not said; nor in "All active. Auto: in force. Cargo: cancelled",
 * which goes on to tell them one by one. Who says it of all and then refuses one ("All active. The cargo left in June.") takes that out.
 */
export function allBesideRefusals(findings: readonly Finding[]): ReadonlySet<Finding> {
  // "The auto was cancelled. It will be reinstated with no lapse.": to be looked at, whatever is said of all.
  const open = new Set(findings.flatMap((one) => (one.verdict === 'doubt' && !one.general ? one.lines : [])))
  const first = findings.findIndex((one) => one.verdict === 'refuse' && !one.general && !one.excepts && !one.contrast && one.lines.some((id) => !open.has(id)))
  const told = (one: Finding, at: number): boolean => findings.some((other, place) => place > at && other.verdict === 'affirm' && other.own && !other.general && other.sentence !== one.sentence)
  return new Set(first === -1 ? [] : findings.filter((one, at) => (at > first || told(one, at)) && one.verdict === 'affirm' && one.general && one.counted === null && one.sentence !== findings[first]!.sentence && OF_ALL.test(foldText(one.sentence)) && !OTHERS.test(foldText(one.sentence))))
}
const OF_ALL = /\b(?:all|everything|every|each|they|these|policies|coverages|tod[oa]s?)\b/
const OTHERS = /\b(?:rest|others?|else|remaining|remainder|otherwise|except\w*|excluding|besides|but|demas|otras?|otros?|resto)\b/
