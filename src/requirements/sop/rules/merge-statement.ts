import { COVERAGE_NAMES, type CoverageType } from '../../../vocabulary/index.ts'
import { limitLabel } from '../lexicon/limit-labels.ts'
import { describeAmount } from '../amounts/describe-amount.ts'
import { doubtStates, type Draft, type Ledger, noteSentence } from './drafts.ts'
import type { CoverageStatement } from './statements.ts'

/** One amount under two names: a coverage without labels of its own has one limit, each occurrence or not. */
const slot = (type: CoverageType, label: string): string =>
  limitLabel(type, 'none') === 'limit' ? label.replace(/^(?:limit|combined_single_limit|(?:per|each)_(?:occurrence|accident|claim|loss|event))$/, 'limit') : label

/** Puts a statement's limits into a draft. Two values for one limit cancel each other and become a question. */
function mergeLimits(ledger: Ledger, d: Draft, s: CoverageStatement, override: boolean): void {
  // "In New Jersey $1,000,000 CSL": there a single limit is asked in place of split limits, and the other way round.
  const kinds = d.coverage === 'auto_liability' && override ? [d.limits, s.limits].map((ls) => new Set(ls.filter((l) => l.min !== null).map((l) => l.label === 'combined_single_limit'))) : []
  if (kinds.length && kinds[0]!.size === 1 && kinds[1]!.size === 1 && kinds[0]!.has(true) !== kinds[1]!.has(true)) {
    d.limits = []
    d.alternatives = d.alternatives.filter((a) => a.coverage_type !== d.coverage)
  }
  for (const l of s.limits) {
    if (l.doubt === 'conflict') {
      d.disputed.add(l.label)
      continue
    }
    const held = d.limits.find((x) => x.label === l.label) ?? (l.min === null ? undefined : d.limits.find((x) => x.min !== null && x.min !== l.min && slot(d.coverage, x.label) === slot(d.coverage, l.label)))
    if (!held) d.limits.push({ label: l.label, min: l.min, sentence: s.sentence })
    else if (held.min === null || override) {
      held.min = l.min ?? held.min
      held.sentence = s.sentence
    } else if (l.min !== null && held.min !== l.min) {
      d.disputed.add(l.label).add(held.label)
      for (const sentence of new Set([held.sentence, s.sentence]))
        ledger.questions.push({
          kind: 'question',
          sentence,
          question: `${COVERAGE_NAMES[d.coverage]} is asked with two amounts for ${l.label}: ${describeAmount(held.min)} and ${describeAmount(l.min)}. Which holds?`,
          candidates: [describeAmount(held.min), describeAmount(l.min)],
          coverage: d.coverage,
          member: `limits.${l.label}`,
        })
    }
    if (l.doubt) d.doubts.push({ question: l.doubt, sentence: s.sentence })
  }
}

export function merge(ledger: Ledger, d: Draft, sIn: CoverageStatement, override = false): void {
  doubtStates(d, sIn)
  // A state's bare amount of cargo is an amount of the kind asked elsewhere.
  const vehicle = override && d.coverage === 'cargo' && d.limits.some((l) => l.label === 'per_vehicle') && !d.limits.some((l) => l.label === 'per_occurrence')
  const s = vehicle ? { ...sIn, limits: sIn.limits.map((l) => (l.label === 'per_occurrence' ? { ...l, label: 'per_vehicle' } : l)) } : sIn
  noteSentence(d, s.sentence)
  if (s.ofSome) d.ofSome = true
  mergeLimits(ledger, d, s, override)
  if (s.part === 'reefer' && !s.limits.length && !d.limits.some((l) => l.label === 'reefer_breakdown'))
    d.limits.push({ label: 'reefer_breakdown', min: null, sentence: s.sentence })
  for (const a of s.alternatives) if (!d.alternatives.some((x) => JSON.stringify(x) === JSON.stringify(a))) d.alternatives.push(a)
  for (const q of s.doubts) d.doubts.push({ question: q, sentence: s.sentence })
}
