import { isUpperOnly } from '../amounts/choose-tier.ts'
import type { Segment } from '../segments/segment.ts'
import { asked, type Statement } from './statements.ts'

/** "Bikes: nothing is required. Vans: auto $750,000": where a level asks nothing, what the others ask is for a person. */
export function someLevelsInDoubt(statements: Statement[], segments: Segment[]): Statement[] {
  const levels = new Set(segments.flatMap((s) => (s.context.tier ? [s.context.tier.title] : [])))
  const asking = new Set(asked(statements).flatMap((s) => (s.tier ? [s.tier] : [])))
  // "Fleet hosts (more than 5 cars) send ...", below other lines, and no other level.
  const [only] = levels
  // "Demolition (over $100k): $2M umbrella. GL 1M.": in the line of its head, also where nothing stands above it.
  const heads = levels.size === 1 && isUpperOnly(only!) && segments.every((s) => s.context.tier === null || s.context.tier.inline)
  if (levels.size === 1 && (heads || SIZED.test(only!) || BIGGER.test(only!)))
    return statements.flatMap((s) =>
      s.kind === 'coverage' && s.tier !== null && (heads || s.segment > 0)
        ? [{ ...s, doubts: [...s.doubts, 'Only some are asked for this.'] }, { kind: 'question', sentence: `${s.tier}: ${s.sentence}`, question: `Only some are asked for this ("${s.tier}"), which a rule cannot test. When does it apply?`, candidates: ['Always', 'Only with a tag', 'Never'], coverage: s.coverage }]
        : [s],
    )
  if (levels.size < 2 || !asking.size || asking.size === levels.size) return statements
  return statements.map((s) => (s.kind === 'coverage' && s.tier !== null ? { ...s, doubts: [...s.doubts, `Not every level asks this ("${s.tier}").`] } : s))
}

/** "Larger projects: $2,000,000 umbrella.", below what all are asked. */
const BIGGER = /^\W*(?:for |on |our )?(?:larger?|bigger|big|major|high(?:er)?[- ](?:risk|value|hazard)|riskier)\b/i
export const SIZED = /\b(?:more|fewer|less) than \d|\b\d{1,3} or (?:more|fewer)\b/i
