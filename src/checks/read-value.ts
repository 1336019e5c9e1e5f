import type { JudgedLine } from './judged.ts'
import type { CheckProvenance, CheckReason, CheckValue } from './rule-result.ts'

/** A value of a line as judging may use it: only `value` can be compared; the others say why not. */
export type ReadValue =
  | { kind: 'value'; value: NonNullable<CheckValue> }
  /** A limit that is shown without an amount, as statutory limits are. */
  | { kind: 'shown' }
  | { kind: 'absent' }
  | { kind: 'unusable'; reason: Extract<CheckReason, 'unreadable' | 'contradiction_open'>; held: CheckValue }

/** An open contradiction comes first: whatever the line holds on that attribute is in doubt. */
export const readValue = (line: JudgedLine, path: string): ReadValue => {
  const held = heldAt(line, path)
  if (line.contradictions[path] !== undefined) return { kind: 'unusable', reason: 'contradiction_open', held: held ?? null }
  const isListed = line.unreadable.includes(path) || (path.startsWith('limits.') && line.unreadable.includes('limits'))
  if (held === undefined || held === null || (typeof held === 'object' && held.length === 0)) {
    if (isListed) return { kind: 'unusable', reason: 'unreadable', held: null }
    return held === null && path.startsWith('limits.') ? { kind: 'shown' } : { kind: 'absent' }
  }
  return { kind: 'value', value: held }
}

/** Where the held value was read, and by what answer it was confirmed, for the check that rests on it. */
export const provenanceOf = (line: JudgedLine, ...paths: string[]): CheckProvenance[] =>
  paths.flatMap((path) => {
    const source = line.sources[path]
    if (source === undefined) return []
    const paper = source.kind === 'document' ? source : source.kind === 'answer' ? source.paper : undefined
    return [...(paper ? [placeOf(line, paper)] : []), ...(source.kind === 'document' ? [] : [{ ...NOWHERE, coverage_line_id: line.coverage_line_id, source: nameOf(source) }])]
  })

const NOWHERE = { page: null, box: null, reader: null }
type Source = NonNullable<JudgedLine['sources'][string]>
const nameOf = (source: Source): string => (source.kind === 'answer' && source.evidence_id !== null ? `evidence:${source.evidence_id}` : source.kind)

const placeOf = ({ coverage_line_id }: JudgedLine, paper: Extract<Source, { kind: 'document' }>): CheckProvenance => {
  const place = paper.reading?.provenance ?? null
  return { coverage_line_id, source: `document:${paper.document_id}`, page: place?.page ?? null, box: place?.box ?? null, reader: place?.reader ?? null }
}

const heldAt = (line: JudgedLine, path: string): CheckValue | undefined =>
  path.startsWith('limits.')
    ? line.limits.find(({ label }) => label === path.slice(7))?.amount
    : (line[path as keyof JudgedLine] as CheckValue)
