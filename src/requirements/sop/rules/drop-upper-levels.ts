import { COVERAGE_NAMES } from '../../../vocabulary/index.ts'
import { describeAmount } from '../amounts/describe-amount.ts'
import { baseTier, isBuiltOn, isOnTop, isUpperOnly } from '../amounts/choose-tier.ts'
import { EVERY_LEVEL } from '../segments/find-levels.ts'
import type { Ledger } from './drafts.ts'
import type { CoverageStatement } from './statements.ts'

/** The name of no level. */
const ABOVE_ALL = ''

/** What lets some off with less than is asked of all. */
const ENOUGH = /\b(?:(?:is|are) (?:fine|ok|okay|enough|sufficient|acceptable|accepted|plenty)|will do|suffices?)\b/i

/** Statements of every tier but the lowest become questions; a coverage asked only in a higher tier is no rule. */
export function dropUpperTiers(statements: CoverageStatement[], ledger: Ledger): CoverageStatement[] {
  const base = baseTier(statements)
  if (base === null) return statements
  // "Anyone under $10,000 a year: GL 1M/2M is fine.": what is enough of some, beside what is asked of all.
  const enough = new Set(statements.map((s) => s.tier)).size === 2 && statements.every((s) => s.tier === null || (ENOUGH.test(s.sentence) && statements.some((x) => x.tier === null && x.asked && x.coverage === s.coverage && x.limits.length > 0)))
  const baseCounts = !(isUpperOnly(base) && statements.some((s) => s.tier === null && s.asked)) && !enough
  // A level that only starts above what is asked of all: nothing said at it is asked of all either.
  if (!baseCounts) ledger.base = ABOVE_ALL
  const kept = statements.filter((s) => s.tier === null || (s.tier === base && baseCounts))
  // A coverage of the lowest level that another level, with coverages of its own, does not ask; what all share may be said apart.
  const sharedApart = statements.some((s) => s.tier === null && s.asked && EVERY_LEVEL.test(s.sentence))
  for (const tier of new Set(statements.map((s) => s.tier))) {
    if (tier === null || tier === base || !baseCounts || isOnTop(tier)) continue
    const there = statements.filter((s) => s.tier === tier && s.asked)
    if (new Set(there.map((s) => s.coverage)).size < (sharedApart ? 1 : 2) || there.some((s) => /\b(?:in addition|also|as above|the above|plus all|everything (?:above|in)|same as)\b/i.test(s.sentence) || isBuiltOn(s.sentence))) continue
    for (const s of kept)
      if (s.tier === base && s.asked && !statements.some((x) => (x.tier === tier || x.tier === null) && x.coverage === s.coverage)) s.doubts = [...s.doubts, `Not every level asks this ("${tier}").`]
  }
  for (const s of statements) {
    if (kept.includes(s)) continue
    const same = kept.some((k) => k.coverage === s.coverage && k.part === s.part && JSON.stringify(k.limits) === JSON.stringify(s.limits))
    if (same) continue
    const limits = s.limits.map((l) => `${l.label} ${describeAmount(l.min)}`)
    ledger.questions.push({
      kind: 'question',
      sentence: `${s.tier}: ${s.sentence}`,
      question: `${COVERAGE_NAMES[s.coverage]} is asked at another level for "${s.tier}", which a rule cannot test. When does it apply?`,
      candidates: ['Always', 'Only with a tag', 'Never', ...(limits.length ? [limits.join(', ')] : [])],
      coverage: s.coverage,
      ...(limits.length ? { member: 'limits' } : {}),
    })
  }
  return kept
}
