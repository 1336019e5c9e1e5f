import type { CoverageType, DocType, Form } from '../../src/vocabulary/index.ts'

/** What a careful reader sees on a paper: the truth a generated document is scored against. */
export type PaperLabel = {
  file: string
  pages: number
  doc_type: DocType
  form: Form | null
  form_edition: string | null
  digital: boolean
  filled: boolean
  issued_on: string | null
  insured_name: string | null
  insured_state: string | null
  producer: { name: string | null; contact_name: string | null; email: string | null; phone: string | null }
  certificate_holder: string | null
  insurers: Record<string, { name: string; naic: string | null }>
  lines: LabelLine[]
  primary_noncontributory: boolean | null
  notes: string
}
export type LabelLimit = { label: string; amount: number | null }
export type LabelLine = {
  coverage_type: CoverageType
  insurer_letter: string | null
  carrier: string | null
  naic: string | null
  policy_number: string | null
  effective_date: string | null
  expiration_date: string | null
  limits: LabelLimit[]
  additional_insured: boolean | null
  subrogation_waived: boolean | null
  facts: LineFacts
}
export type LineFacts = {
  occurrence_form?: boolean
  aggregate_basis?: 'per_policy' | 'per_project' | 'per_location'
  auto_scope?: ('any_auto' | 'owned' | 'scheduled' | 'hired' | 'non_owned')[]
  umbrella_or_excess?: 'umbrella' | 'excess'
  officers_excluded?: boolean
  statutory?: boolean
}
