import type { Segment } from '../segments/segment.ts'
import { asked, type CoverageStatement, type Statement } from './statements.ts'

/** Whether what an earlier message asked still holds, where the message that quotes it asks for insurance itself, is for a person. */
export function quotedInDoubt(statements: Statement[], segments: Segment[]): Statement[] {
  const quoted = new Set(segments.flatMap((s, i) => (s.quoted ? [i] : [])))
  if (!quoted.size || !asked(statements).some((s) => !quoted.has(s.segment))) return statements
  // "Legal dropped the umbrella": what the message itself says of a coverage holds.
  const dropped = new Set(statements.flatMap((s) => (s.kind === 'not_required' ? [s.coverage] : [])))
  // What the message itself asks of a coverage, with an amount, holds against what an earlier one asked of it.
  const held = (s: CoverageStatement): boolean => s.tier === null && s.limits.length > 0 && asked(statements).some((x) => !quoted.has(x.segment) && x.coverage === s.coverage && x.part === s.part && x.limits.some((l) => l.min !== null && s.limits.some((m) => m.label === l.label && m.min !== l.min)))
  return statements
    .flatMap((s): Statement[] => (s.kind === 'coverage' && quoted.has(s.segment) && held(s) ? [{ kind: 'question', sentence: s.sentence, question: 'An earlier message that is quoted asks another amount. Does that still hold?', candidates: ['The later message holds', 'The earlier message holds'], coverage: s.coverage }] : [s]))
    .filter((s) => s.kind !== 'coverage' || !quoted.has(s.segment) || !dropped.has(s.coverage))
    .map((s) => (s.kind === 'coverage' && quoted.has(s.segment) ? { ...s, doubts: [...s.doubts, 'It stands in an earlier message that is quoted.'] } : s))
}

/** Boxes stand before what a list asks, and none of them is ticked. */
export const untickedInDoubt = (statements: Statement[], segments: Segment[]): Statement[] =>
  statements.map((s) => (s.kind === 'coverage' && segments[s.segment]?.unticked ? { ...s, doubts: [...s.doubts, 'No box of this list is ticked.'] } : s))

/** All of a text stands below heads that say it is somebody else's, or no requirement: it is read, since nothing else asks, and doubted. */
export const passedInDoubt = (statements: Statement[], segments: Segment[]): Statement[] =>
  statements.map((s) => (s.kind === 'coverage' && segments[s.segment]?.context.mode === 'skip' ? { ...s, doubts: [...s.doubts, 'The heading above it may say that it is not asked.'] } : s))
