import { findStateConditions } from '../conditions/state-conditions.ts'
import { OTHER_STATES } from '../conditions/sentence-conditions.ts'
import { findMentions } from '../mentions/find-mentions.ts'
import { readableText } from '../text/normalise-text.ts'
import { ownClauses } from './own-clauses.ts'

const CEILINGS = /;\s+(?=(?:max(?:imum)?\.? |allowable )?deductibles?(?: limits?| \(max\))?:\s)/i
const OWN_EXCEPT = /^\W*(?:except(?:ing)?|excluding|other than|apart from|with the exception of)\b[^;]*;\s+(?:all|each|every)\b/i
const SOME_ADD = /;\s+(?=(?!(?:all|each|every|any|both|such|these|those|the|our|your|its|their|policies|certificates|insurers|endorsements|limits)\b)(?:[a-z'-]+ ){0,3}[a-z]{3,}s (?:that|who|which|with|without) [^,.;:$]{3,60}? (?:also |must |shall |will )*(?:needs?|adds?|carry|shows?|require|provide)\b)/i
const NEEDS = '(?:needs?|must (?:carry|have|show)|carry|carries|ha(?:ve|s) to (?:carry|have|show)|requires?)'
const OTHERS_NEED = new RegExp(`,? (?:and|but|while|whereas) (?=(?!(?:you|we|i|they|it|he|she|all|each|every|both|such|these|those|any|no|the|also)\\b)(?:[a-z'-]+ ){1,4}${NEEDS} [^.;:]{0,60}\\d)`)
const NEEDS_AMOUNT = new RegExp(`^[^.;:$\\d]{3,50} ${NEEDS} [^.;]{0,60}\\d`, 'i')

/** The parts of a sentence that are each read as a sentence of their own; one, where it is read as a whole. */
export function partsApart(raw: string): string[] {
  // "auto $1M, cargo $100K; deductibles: auto $2,500, cargo $1,000": a list of ceilings is a sentence of its own.
  const ceilings = raw.split(CEILINGS)
  if (ceilings.length > 1) return ceilings
  // "Except for WC, Company is additional insured; all policies waive ...": what is left out is left out of its own clause.
  const except = OWN_EXCEPT.test(raw) ? raw.split(/;\s+(?=(?:all|each|every)\b)/i) : []
  if (except.length > 1) return except
  // "Auto: hired and non-owned; franchisees that deliver need owned autos as well": what some of them add is a sentence of its own.
  const some = raw.split(SOME_ADD)
  if (some.length > 1) return some
  // "Vans need GL $1M and auto $500K, and box trucks need GL $2M and auto $1M"
  const needs = raw.split(OTHERS_NEED)
  if (needs.length > 1 && needs.every((part) => NEEDS_AMOUNT.test(part))) return needs.map((part) => part.charAt(0).toUpperCase() + part.slice(1))
  return stateClauses(raw) ?? ownClauses(raw)
}

/** "Workers' compensation: Ohio agencies send ...; all others show ...": each clause is read with the name before the colon. */
function stateClauses(raw: string): string[] | null {
  const headed = /^([^:;.]{3,60}): +(.{10,600})$/s.exec(raw)
  const parts = headed?.[2]!.split(/; +/) ?? []
  if (!headed || parts.length < 2 || parts.length > 4) return null
  const texts = parts.map((p) => readableText(p))
  if (!findStateConditions(texts[0]!).length || !texts.slice(1).every((t) => findStateConditions(t).length || OTHER_STATES.test(t.lower))) return null
  if (!findMentions(readableText(headed[1]!)).mentions.some((m) => m.kind === 'coverage')) return null
  return parts.map((p) => `${headed[1]!}: ${p}`)
}
