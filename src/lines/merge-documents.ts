import { CLASS_STRENGTH, type DocType, nothingStated, type Producer, type ReadLine } from '../vocabulary/index.ts'
import { saysTheSame } from './compare-values.ts'
import { foldPolicyNumber } from './fold-identity.ts'
import { type HeldLine, isEmpty, type LineValue, type PaperSource, paperBehind, type ValueSource, valueAt, withoutContradiction, withValue } from './held-line.ts'
import { isNotice, readableLine, statedPaths, stillUnreadable } from './readable-line.ts'

/** What a merge needs to know of the document beside the line it states. */
export type MergeMeta = {
  /** The id the line gets when this document creates it. */
  coverage_line_id: string
  insured_ref: string
  document_id: string
  /** Index of the line in the document's coverage_lines. */
  reading_index: number
  /** Paths of this line that the document shows and that could not be read. */
  unreadable: readonly string[]
  producer: Producer | null
  certificate_holder: string | null
  description_of_operations: string | null
}

export type Change = { attribute: string; held: LineValue; new: LineValue }
/** `sources` as the event carries them: where the held value came from, then the document that says otherwise. */
export type DetectedContradiction = Change & { sources: [string, string] }
export type MergeResult = {
  line: HeldLine
  change: 'created' | 'document_merged' | 'none'
  /** null when the line is new. */
  previous_document_class: DocType | null
  contradictions: DetectedContradiction[]
  /** Attributes whose open contradiction a stronger document settled. */
  closed: string[]
  filled: string[]
  /** Values a stronger document replaced. */
  replaced: Change[]
}

/**
 * What the service holds after one more document states the line. Pure. Merging the same reading twice changes nothing; empty values are
 * filled; a different value keeps the held one and opens a contradiction, once per attribute; a stronger class of document replaces the
 * value and settles the contradiction. A line whose source confirmed the value that is replaced is confirmed no longer. A cancellation or
 * reinstatement notice only marks a held line.
 */
export const mergeDocument = (held: HeldLine | null, read: ReadLine, meta: MergeMeta): MergeResult => {
  if (held === null && isNotice(read.document_class)) throw new Error('a notice creates no line')
  const reading = `${meta.document_id}#${meta.reading_index}`
  const outcome: MergeResult = {
    line: held ?? emptyLine(read, meta),
    change: held === null ? 'created' : 'document_merged',
    previous_document_class: held?.document_class ?? null,
    contradictions: [],
    closed: [],
    filled: [],
    replaced: [],
  }
  if (held?.readings.includes(reading)) return { ...outcome, change: 'none' }
  const { stated, unreadable } = readableLine(read, meta.unreadable)
  if (isNotice(stated.document_class)) {
    const cancellation_reported = stated.document_class === 'cancellation_notice' ? meta.document_id : null
    outcome.line = { ...outcome.line, cancellation_reported }
  } else {
    for (const path of statedPaths(stated)) mergeValue(outcome, path, stated, meta.document_id)
    outcome.line = withFacts(outcome.line, stated, meta, unreadable)
  }
  outcome.line = withDocument(outcome.line, stated.document_class, meta.document_id, reading)
  return outcome
}

const mergeValue = (outcome: MergeResult, path: string, stated: ReadLine, document_id: string): void => {
  const value = valueAt(stated, path) as LineValue
  if (value !== null) outcome.line = withoutPrinted(outcome.line, path)
  const { line } = outcome
  const heldValue = valueAt(line, path)
  const { document_class } = stated
  const source: PaperSource = { kind: 'document', document_id, document_class, reading: stated.fields[path] ?? null }
  const isStronger = strengthOf(source) > strengthOf(line.sources[path])
  if (heldValue === undefined || (isEmpty(heldValue) && value !== null)) {
    outcome.filled.push(path)
    outcome.line = withSource(withValue(line, path, value), path, source)
    return
  }
  const agrees = value === null || saysTheSame(path, heldValue, value, line, stated)
  if (agrees && !(isStronger && value !== null)) return
  if (agrees || isStronger || isTheSourcesNumber(line, path, value)) {
    if (line.contradictions[path] !== undefined) outcome.closed.push(path)
    if (agrees) outcome.line = withoutContradiction(withSource(line, path, agreeingSource(line.sources[path], source)), path)
    else {
      outcome.replaced.push({ attribute: path, held: heldValue, new: value })
      const next = line.sources[path]?.kind === 'answer' ? unconfirmed(line) : line
      outcome.line = withoutContradiction(withSource(withValue(next, path, value), path, source), path)
    }
  } else if (line.contradictions[path] === undefined) {
    const sources: [string, string] = [sourceName(line.sources[path]), `document:${document_id}`]
    outcome.contradictions.push({ attribute: path, held: heldValue, new: value, sources })
    const open = { held: heldValue, stated: value, document_id, document_class }
    outcome.line = { ...line, contradictions: { ...line.contradictions, [path]: open } }
  }
}

/** The source already gave this policy number as the right one: the paper that now carries it agrees with the source. */
const isTheSourcesNumber = (line: HeldLine, path: string, value: LineValue): boolean => {
  const corrected = line.verification.corrections?.policy_number
  return path === 'policy_number' && corrected !== undefined && foldPolicyNumber(String(corrected)) === foldPolicyNumber(String(value))
}

/** What a paper said and the source confirmed, on the better paper that says it too. */
const agreeingSource = (held: ValueSource | undefined, paper: PaperSource): ValueSource => (held?.kind === 'answer' ? { ...held, paper } : paper)

/** Other paper speaks to it now: the one that the source corrected is not the paper's last word any more. */
const withoutPrinted = (line: HeldLine, path: string): HeldLine => {
  if (line.verification.printed?.[path] === undefined) return line
  const { [path]: _corrected, ...printed } = line.verification.printed
  return { ...line, verification: { ...line.verification, printed } }
}

const unconfirmed = (line: HeldLine): HeldLine => (line.verification.state === 'verified' ? { ...line, verification: { state: 'unverified' } } : line)

/** A value is as strong as the paper it stands on. The source's own value is above every paper; what the account says of a line is below all of them. */
const strengthOf = (source: ValueSource | undefined): number => {
  const paper = paperBehind(source)
  if (paper) return CLASS_STRENGTH[paper.document_class] ?? 0
  return source === undefined || source.kind === 'account' ? -1 : Number.POSITIVE_INFINITY
}

const sourceName = (source: ValueSource | undefined): string => {
  const paper = paperBehind(source)
  if (paper) return `document:${paper.document_id}`
  if (source?.kind === 'answer' && source.evidence_id !== null) return `evidence:${source.evidence_id}`
  return source?.kind ?? 'unknown'
}

const withFacts = (line: HeldLine, stated: ReadLine, meta: MergeMeta, unreadable: readonly string[]): HeldLine => {
  const isStronger = (CLASS_STRENGTH[stated.document_class] ?? 0) > (CLASS_STRENGTH[line.document_class] ?? 0)
  return {
    ...line,
    insurer_letter: line.insurer_letter ?? stated.insurer_letter,
    endorsements: [...new Set([...line.endorsements, ...stated.endorsements])],
    producer: meta.producer ?? line.producer,
    certificate_holder: meta.certificate_holder ?? line.certificate_holder,
    description_of_operations: meta.description_of_operations ?? line.description_of_operations,
    document_class: isStronger ? stated.document_class : line.document_class,
    unreadable: stillUnreadable(line, [...line.unreadable, ...unreadable]),
  }
}

const withDocument = (line: HeldLine, document_class: DocType, document_id: string, reading: string): HeldLine => {
  const isKnown = line.documents.some((known) => known.document_id === document_id && known.document_class === document_class)
  const documents = isKnown ? line.documents : [...line.documents, { document_id, document_class }]
  return { ...line, documents, readings: [...line.readings, reading] }
}

const withSource = (line: HeldLine, path: string, source: ValueSource): HeldLine => ({
  ...line,
  sources: { ...line.sources, [path]: source },
})

const emptyLine = (read: ReadLine, { coverage_line_id, insured_ref }: MergeMeta): HeldLine => ({
  coverage_line_id,
  insured_ref,
  coverage_type: read.coverage_type,
  document_class: read.document_class,
  ...nothingStated(),
  producer: null,
  certificate_holder: null,
  description_of_operations: null,
  documents: [],
  readings: [],
  sources: {},
  contradictions: {},
  unreadable: [],
  cancellation_reported: null,
  verification: { state: 'unverified' },
  superseded_by: null,
})
