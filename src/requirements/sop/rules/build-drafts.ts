import { choicesToldLater } from './choices-told-later.ts'
import { addAlternatives, applyNotRequired } from '../coverages/accept-instead.ts'
import { baseTier } from '../amounts/choose-tier.ts'
import { findDraft, type Ledger, newDraft, noteSentence, whenOf } from './drafts.ts'
import type { CoverageStatement, Statement } from './statements.ts'
import { merge } from './merge-statement.ts'
import { home } from './employers-home.ts'
import { dropUpperTiers } from './drop-upper-levels.ts'
import { dropOpen, dropQualified } from './drop-conditions.ts'
import { addStateRule, dropCoveredBase, spareLaxerStates } from './state-rules.ts'

/** Drafts of every coverage the text asks for, conditions on the insured's state set apart. */
export function buildDrafts(all: Statement[], ledger: Ledger): void {
  ledger.base = baseTier(all)
  const refused = new Set(all.flatMap((s) => (s.kind === 'not_required' ? [s.coverage] : [])))
  ledger.spokenOf = new Set(all.flatMap((s) => (s.kind === 'coverage' ? [s.coverage] : s.kind === 'member' && !s.negated && s.target.kind === 'types' ? s.target.types : [])).filter((t) => !refused.has(t)))
  let statements = all.filter((s): s is CoverageStatement => s.kind === 'coverage')
  statements = dropOpen(
    choicesToldLater(statements).filter((s) => s.asked || s.alternatives.length || s.limits.length),
    ledger,
  )
  statements = dropQualified(dropUpperTiers(statements, ledger), ledger)
  const plain = statements.filter((s) => whenOf(s.condition) === null)
  for (const s of plain) {
    const coverage = home(s, statements, ledger)
    const known = coverage === 'other' ? undefined : findDraft(ledger, coverage, null, s.severity)
    if (!s.asked && !s.limits.length) continue
    const d = known ?? newDraft(coverage, null, s.severity)
    if (!known) ledger.drafts.push(d)
    merge(ledger, d, s)
  }
  for (const s of plain) {
    if (s.asked || s.limits.length || !s.alternatives.length) continue
    const d = findDraft(ledger, s.coverage, null, 'required')
    if (d) {
      for (const a of s.alternatives) if (!d.alternatives.some((x) => x.coverage_type === a.coverage_type)) d.alternatives.push(a)
      noteSentence(d, s.sentence)
    }
  }
  addAlternatives(all, ledger, false)
  for (const s of statements.filter((x) => whenOf(x.condition) !== null)) addStateRule(ledger, s, statements)
  addAlternatives(all, ledger, true)
  dropCoveredBase(ledger)
  spareLaxerStates(ledger)
  for (const s of all) if (s.kind === 'not_required') applyNotRequired(ledger, s)
}
