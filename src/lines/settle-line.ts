import { type HeldLine, LINE_ATTRIBUTES, type PaperSource, type Printed, paperBehind, type ValueSource, valueAt, withValue } from './held-line.ts'
import type { Change } from './merge-documents.ts'

export type SourceAnswer = {
  outcome: 'confirmed' | 'contradicted' | 'refused'
  /** What the source states differently, by path. Only with contradicted. */
  corrections?: Record<string, string | number>
  evidence_id: string | null
}
export type SettleResult = { line: HeldLine; closed: string[]; replaced: Change[] }

/** What an outreach asks of a line, beside its limits: the facts that an answer speaks about. */
const ASKED_PATHS = ['carrier', 'policy_number', 'effective_date', 'expiration_date']

/** Corrections that say it is another policy or another insured: they are kept with the verification and never written over the line. */
const IDENTITY_PATHS = new Set(['policy_number', 'insured_name', 'carrier', 'naic'])

/**
 * The source's answer settles every open contradiction of the line: confirmed, the held values stand; contradicted, the values it gives
 * replace them and the rest stands; refused, all stay as the paper has them. A fact the source spoke to is held on its word from then on:
 * paper that differs opens a contradiction, unless it is of a stronger class than the paper that was confirmed. Sets the verification state; who, when and how is the caller's to record.
 */
export const settleLine = (line: HeldLine, answer: SourceAnswer): SettleResult => {
  const { evidence_id, outcome } = answer
  const closed = Object.keys(line.contradictions)
  const replaced: Change[] = []
  let next: HeldLine = { ...line, contradictions: {} }
  if (outcome === 'refused') return { line: { ...next, verification: withState(line, 'refused') }, closed, replaced }
  const corrections = outcome === 'contradicted' ? (answer.corrections ?? {}) : {}
  const printed: Printed = { ...line.verification.printed }
  for (const [path, value] of Object.entries(corrections)) {
    if (IDENTITY_PATHS.has(path) || !isLinePath(path)) continue
    const held = valueAt(line, path)
    const paper = paperBehind(line.sources[path])
    replaced.push({ attribute: path, held: held ?? null, new: value })
    if (held !== undefined && paper) printed[path] = { value: held, paper }
    next = { ...withValue(next, path, value), unreadable: next.unreadable.filter((unread) => unread !== path) }
  }
  const sources = { ...next.sources }
  const asked = [...ASKED_PATHS, ...next.limits.map(({ label }) => `limits.${label}`)].filter((path) => sources[path] !== undefined)
  for (const path of [...asked, ...closed]) sources[path] = { kind: 'answer', evidence_id, ...paperOf(sources[path]) }
  for (const { attribute } of replaced) sources[attribute] = { kind: 'answer', evidence_id }
  const verification = outcome === 'confirmed' ? withState(line, 'verified') : { ...line.verification, state: outcome, corrections, printed }
  return { line: { ...next, sources, verification }, closed, replaced }
}

const paperOf = (source: ValueSource | undefined): { paper?: PaperSource } => {
  const paper = paperBehind(source)
  return paper ? { paper } : {}
}

const withState = ({ verification: { corrections: _, printed: _printed, ...rest } }: HeldLine, state: HeldLine['verification']['state']) => ({
  ...rest,
  state,
})

const isLinePath = (path: string): boolean => path.startsWith('limits.') || (LINE_ATTRIBUTES as readonly string[]).includes(path)
