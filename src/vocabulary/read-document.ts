import type { CoverageType } from './coverage-types.ts'
import type { DocType, Form } from './document-types.ts'

/** A rectangle on a page in PDF points, origin at the top left of the page as it is shown. */
export type Box = { x: number; y: number; w: number; h: number }
/** Where a value was read. `page` counts from 1. */
export type Provenance = { page: number; box: Box | null; reader: string }
export type FieldReading = { confidence: number; provenance: Provenance | null }

export type Limit = { label: string; amount: number | null }
export type Producer = { name: string | null; contact_name: string | null; email: string | null; phone: string | null }

/**
 * One coverage line as one document states it. Dates are `YYYY-MM-DD`, amounts US dollars.
 * null means the page does not say; a value that could not be read is null and named in unreadable_fields.
 */
export type ReadLine = {
  coverage_type: CoverageType
  insurer_letter: string | null
  carrier: string | null
  naic: string | null
  policy_number: string | null
  effective_date: string | null
  expiration_date: string | null
  limits: Limit[]
  additional_insured: boolean | null
  subrogation_waived: boolean | null
  extends_to_children: boolean | null
  document_class: DocType
  occurrence_form: boolean | null
  aggregate_basis: 'per_policy' | 'per_project' | 'per_location' | null
  auto_scope: ('any_auto' | 'owned' | 'scheduled' | 'hired' | 'non_owned')[]
  umbrella_or_excess: 'umbrella' | 'excess' | null
  officers_excluded: boolean | null
  primary_noncontributory: boolean | null
  cancellation_notice_days: number | null
  retroactive_date: string | null
  /** Form numbers attached to the policy as the paper lists them, e.g. `CG 20 10`. */
  endorsements: string[]
  /** Per value, keyed by its path: `policy_number`, `limits.each_occurrence`, `additional_insured`. */
  fields: Record<string, FieldReading>
}

/** What a line states before anything of it is known. */
export const nothingStated = () =>
  ({
    insurer_letter: null, carrier: null, naic: null, policy_number: null, effective_date: null, expiration_date: null, limits: [], additional_insured: null, subrogation_waived: null,
    extends_to_children: null, occurrence_form: null, aggregate_basis: null, auto_scope: [], umbrella_or_excess: null, officers_excluded: null, primary_noncontributory: null,
    cancellation_notice_days: null, retroactive_date: null, endorsements: [],
  }) satisfies Omit<ReadLine, 'coverage_type' | 'document_class' | 'fields'>

/** A value the reader could not make out after its second reading. `line` indexes coverage_lines; null means the document itself. */
export type UnreadableField = { line: number | null; field: string; page: number | null; box: Box | null; reason: string }

export type IntegrityFinding = {
  severity: 'info' | 'needs_a_look' | 'suspicious'
  code: string
  title: string
  page: number | null
  box: Box | null
  detail?: Record<string, unknown>
}
export type Integrity = { state: 'clear' | 'needs_a_look' | 'suspicious'; findings: IntegrityFinding[] }

export type DocumentPart = { doc_type: DocType; form: Form | null; page_start: number; page_end: number }

/** A page that a person must see: of no class that is known, too poor to read, or filled in and yet giving nothing. */
export type ReviewPage = { page: number; reason: 'not_recognised' | 'not_legible' | 'nothing_read' }

/**
 * That a policy ends, or goes on after all, as a notice says it: of every number on it that may be a policy's where it ends, of
 * the one that is plainly its own where it goes on. The term is the policy's, null where the notice does not print it.
 */
export type ReadNotice = { kind: 'cancellation_notice' | 'reinstatement_notice'; policy_numbers: string[]; effective_date: string | null; expiration_date: string | null; page: number }

/** That an endorsement changes a policy in words of which no value came; without numbers it does not say which policy. */
export type UnreadChange = Pick<ReadNotice, 'policy_numbers' | 'effective_date' | 'expiration_date' | 'page'> & { says: string }

/** Words by which a paper says of itself that it proves nothing: void, a specimen, a draft, not bound. */
export type ReadDisclaimer = { page: number; says: string; /** It says no more than that the paper is a sample. */ sample: boolean }

/** What reading one document yields. Nothing in it is judged; everything in it has a place on a page. */
export type ReadDocument = {
  doc_type: DocType
  form: Form | null
  form_edition: string | null
  pages: number
  parts: DocumentPart[]
  issued_on: string | null
  insured_name: string | null
  insured_state: string | null
  producer: Producer | null
  certificate_holder: string | null
  /** The holder's cell as it is printed, name and address. */
  holder_printed?: string | null
  description_of_operations: string | null
  coverage_lines: ReadLine[]
  unreadable_fields: UnreadableField[]
  integrity: Integrity
  /** Text a person must see although no line came of it, e.g. a cancelled policy's number. */
  notes: string[]
  notices?: ReadNotice[]
  unread_changes?: UnreadChange[]
  disclaimers?: ReadDisclaimer[]
  review_pages?: ReviewPage[]
  timings: Record<string, number>
}

/** A document whose bytes cannot be read as sent. `remediation` says what to ask the insured for. */
export type ReadFailure = {
  failed: true
  reason: 'damaged' | 'encrypted' | 'too_many_pages' | 'too_large_to_render' | 'timed_out' | 'out_of_memory' | 'empty' | 'not_read'
  remediation: string
}
