import type { CoverageType, DocType, FieldReading, Limit, Producer, ReadLine, VerificationState } from '../vocabulary/index.ts'

/** Members of a line that documents state and that merging compares. Limits go by `limits.<label>` beside these. */
export const LINE_ATTRIBUTES = [
  'carrier',
  'naic',
  'policy_number',
  'effective_date',
  'expiration_date',
  'additional_insured',
  'subrogation_waived',
  'extends_to_children',
  'occurrence_form',
  'aggregate_basis',
  'auto_scope',
  'umbrella_or_excess',
  'officers_excluded',
  'primary_noncontributory',
  'cancellation_notice_days',
  'retroactive_date',
] as const
export type LineAttribute = (typeof LINE_ATTRIBUTES)[number]
export type LineValue = string | number | boolean | readonly string[] | null

export type PaperSource = { kind: 'document'; document_id: string; document_class: DocType; reading: FieldReading | null }
/** Who said the value that is held. An answer that confirmed what a paper says names the paper too: page and reply are both shown. */
export type ValueSource =
  | PaperSource
  | { kind: 'answer'; evidence_id: string | null; paper?: PaperSource }
  | { kind: 'account' }
  | { kind: 'reviewer'; review_id: string | null }

/** The paper that states the value, confirmed by its source or not. */
export const paperBehind = (source: ValueSource | undefined): PaperSource | undefined => (source?.kind === 'document' ? source : source?.kind === 'answer' ? source.paper : undefined)

/** An attribute on which a document said something other than what is held, until a stronger document or the source settles it. */
export type OpenContradiction = { held: LineValue; stated: LineValue; document_id: string; document_class: DocType }

/** What the paper says where the source gave another value, and which paper: the surface check is of the paper. Until other paper speaks to the path. */
export type Printed = Partial<Record<string, { value: LineValue; paper: PaperSource }>>

/**
 * One coverage line as the service holds it, made of what documents and the source said. Plain data: it is stored as it stands.
 * Dates are `YYYY-MM-DD`, amounts US dollars; null means that no document says.
 */
export type HeldLine = Pick<ReadLine, LineAttribute> & {
  coverage_line_id: string
  insured_ref: string
  coverage_type: CoverageType
  insurer_letter: string | null
  limits: Limit[]
  /** Form numbers: the union over documents, for no document lists what it leaves out. */
  endorsements: string[]
  /** Facts of the last document that gave them; they differ from paper to paper and contradict nothing. */
  producer: Producer | null
  certificate_holder: string | null
  description_of_operations: string | null
  /** The doc_type of the strongest document that states the line. */
  document_class: DocType
  /** Every document that states the line, in the order they were merged. */
  documents: { document_id: string; document_class: DocType }[]
  /** Readings already merged, `<document_id>#<index>`: merging one again changes nothing. */
  readings: string[]
  sources: Partial<Record<string, ValueSource>>
  contradictions: Partial<Record<string, OpenContradiction>>
  /** Paths that a document shows and nobody could read, and that no other document gives. */
  unreadable: string[]
  /** The document that says this policy was cancelled; a reinstatement clears it. */
  cancellation_reported: string | null
  /** Documents that came for other insureds and change this policy in words that nobody could read, until a person has decided. */
  changed_by?: string[]
  verification: { state: VerificationState; corrections?: Record<string, string | number>; printed?: Printed }
  /** The line of the policy that replaced this one, once it took effect. */
  superseded_by: string | null
}

/** Whether the line carries the flag contradiction_open. */
export const hasOpenContradiction = (line: HeldLine): boolean => Object.keys(line.contradictions).length > 0

export const withoutContradiction = (line: HeldLine, path: string): HeldLine => {
  const { [path]: _settled, ...contradictions } = line.contradictions
  return { ...line, contradictions }
}

/** The value at a path; undefined for a limit the line does not show. */
export const valueAt = (line: Pick<HeldLine, LineAttribute | 'limits'>, path: string): LineValue | undefined => {
  if (path.startsWith('limits.')) return line.limits.find(({ label }) => label === path.slice(7))?.amount
  return line[path as LineAttribute]
}

/** The line with the value at the path replaced; a limit it did not show is added. */
export const withValue = (line: HeldLine, path: string, value: LineValue): HeldLine => {
  if (!path.startsWith('limits.')) return { ...line, [path]: value }
  const label = path.slice(7)
  const amount = value as number | null
  const shown = line.limits.some((limit) => limit.label === label)
  const limits = shown
    ? line.limits.map((limit) => (limit.label === label ? { label, amount } : limit))
    : [...line.limits, { label, amount }]
  return { ...line, limits }
}

/** Nothing is said: null, an empty list, or a limit that is not shown. A limit shown without an amount (statutory) is something said. */
export const isEmpty = (value: LineValue | undefined): boolean =>
  value === undefined || value === null || (typeof value === 'object' && value.length === 0)
