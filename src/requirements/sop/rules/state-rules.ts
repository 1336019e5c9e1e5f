import type { RuleCondition } from '../../../vocabulary/index.ts'
import { cloneDraft, type Draft, findDraft, type Ledger, newDraft, noteSentence, whenOf } from './drafts.ts'
import type { CoverageStatement } from './statements.ts'
import { merge } from './merge-statement.ts'
import { home } from './employers-home.ts'

/** Where rules for some states and one for all others leave no state over, the rule without states says nothing more. */
export function dropCoveredBase(ledger: Ledger): void {
  ledger.drafts = ledger.drafts.filter((d) => {
    if (d.when) return true
    const same = ledger.drafts.filter((x) => x.coverage === d.coverage && x.severity === d.severity && x.when)
    const inside = new Set(same.flatMap((x) => x.when!.insured_states ?? []))
    return !same.some((x) => x.when!.not_insured_states?.length && x.when!.not_insured_states.every((s) => inside.has(s)))
  })
}

/** Whether one of two conditions names the states that the other leaves out. */
const isRest = (a: RuleCondition | null, b: RuleCondition): boolean =>
  a !== null && [[a.insured_states, b.not_insured_states], [b.insured_states, a.not_insured_states]].some(([inside, outside]) => inside !== undefined && outside !== undefined && inside.length === outside.length && inside.every((x) => outside.includes(x)))

/** "Auto $1,000,000; New Jersey carriers $500,000": where a state asks less, or lets one choose, what is asked of all is asked of the others. */
export function spareLaxerStates(ledger: Ledger): void {
  for (const base of ledger.drafts) {
    if (base.when) continue
    const asksLess = (d: Draft): boolean =>
      d.limits.some((l) => l.min !== null && base.limits.some((b) => b.label === l.label && b.min !== null && b.min > l.min!)) ||
      d.alternatives.some((a) => !base.alternatives.some((b) => b.coverage_type === a.coverage_type))
    const lax = ledger.drafts.filter((d) => d.coverage === base.coverage && d.severity === base.severity && d.when?.insured_states && asksLess(d))
    if (lax.length) base.when = { not_insured_states: [...new Set(lax.flatMap((d) => d.when!.insured_states!))].sort() }
  }
}

export function addStateRule(ledger: Ledger, s: CoverageStatement, statements: CoverageStatement[]): void {
  const when = whenOf(s.condition)!
  const coverage = home(s, statements, ledger)
  const known = findDraft(ledger, coverage, when, s.severity)
  if (known) {
    merge(ledger, known, s)
    return
  }
  const base = findDraft(ledger, coverage, null, s.severity)
  if (!base) {
    if (!s.asked && !s.limits.length) return
    const d = newDraft(coverage, when, s.severity)
    ledger.drafts.push(d)
    merge(ledger, d, s)
    if (coverage !== 'workers_comp' && coverage !== 'employers_liability' && !statements.some((x) => x.asked && x.coverage === s.coverage && x.severity === s.severity && isRest(whenOf(x.condition), when)))
      d.doubts.push({ question: 'This is asked in some states and nowhere else.', sentence: s.sentence })
    return
  }
  // Where others may choose, or only some are asked: "Mechanics in California need workers' comp."
  const narrows = s.asked && !s.limits.length && !s.alternatives.length && when.insured_states !== undefined && (base.ofSome || base.alternatives.some((a) => a.coverage_type !== coverage))
  if (!s.limits.length && !s.alternatives.length && !s.only && !narrows) {
    // "Workers' comp is required in every state except Texas.", where it was asked before.
    if (when.not_insured_states && s.asked && /\b(?:except|but not|unless)\b/i.test(s.sentence)) {
      base.when = when
      noteSentence(base, s.sentence)
    }
    return
  }
  const d = cloneDraft(base, when)
  ledger.drafts.push(d)
  if ((s.only || narrows) && !s.alternatives.length) d.alternatives = []
  if (base.ofSome) Object.assign(d, { doubts: d.doubts.filter((x) => !base.doubts.includes(x)), ofSome: false })
  merge(ledger, d, s, true)
}
