import { z } from 'zod'
import { isoTime, isoTimeOrNull, type Mode } from '../kernel/index.ts'
import { AGGREGATE_BASES, AUTO_SCOPES, COVERAGE_TYPES, DOC_TYPES, VERIFICATION_STATES } from '../vocabulary/index.ts'
import { hasOpenContradiction, paperBehind, type ValueSource } from './held-line.ts'
import type { LineRow, RequestShort } from './table.ts'

const nullableText = z.string().nullable()
const box = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() })
const limitSchema = z.object({ label: z.string(), amount: z.number().nullable() }).meta({ id: 'Limit' })
const fieldSchema = z.object({ confidence: z.number().nullable(), provenance: z.object({ document_id: z.string().nullable(), page: z.number().nullable(), box: box.nullable(), reader: z.string().nullable(), source: z.string() }) })
export const REQUEST_STATUSES = ['open', 'held', 'verdict_due', 'overdue', 'closed'] as const
export const lineSchema = z.object({
  coverage_line_id: z.string(),
  insured_ref: z.string(),
  coverage_type: z.enum(COVERAGE_TYPES),
  carrier: nullableText,
  naic: nullableText,
  insurer_letter: nullableText,
  policy_number: nullableText,
  effective_date: nullableText,
  expiration_date: nullableText,
  limits: z.array(limitSchema),
  additional_insured: z.boolean().nullable(),
  subrogation_waived: z.boolean().nullable(),
  extends_to_children: z.boolean().nullable(),
  document_class: z.enum(DOC_TYPES),
  occurrence_form: z.boolean().nullable(),
  aggregate_basis: z.enum(AGGREGATE_BASES).nullable(),
  auto_scope: z.array(z.enum(AUTO_SCOPES)),
  umbrella_or_excess: z.enum(['umbrella', 'excess']).nullable(),
  officers_excluded: z.boolean().nullable(),
  primary_noncontributory: z.boolean().nullable(),
  cancellation_notice_days: z.number().nullable(),
  retroactive_date: nullableText,
  endorsements: z.array(z.string()),
  producer: z.object({ name: nullableText, contact_name: nullableText, email: nullableText, phone: nullableText }).nullable(),
  certificate_holder: nullableText,
  description_of_operations: nullableText,
  verification: z.object({
    state: z.enum(VERIFICATION_STATES),
    confirmed_by: nullableText,
    confirmed_at: nullableText,
    method: nullableText,
    proof: z.array(z.object({ kind: z.string(), evidence_id: z.string() })),
  }),
  request: z.object({ request_id: z.string(), opened_at: z.string(), sla_target_at: z.string(), sla_hard_at: z.string(), status: z.enum(REQUEST_STATUSES) }).nullable(),
  flags: z.array(z.string()),
  contradictions: z.array(z.object({ attribute: z.string(), held: z.unknown(), stated: z.unknown(), document_id: z.string() })),
  unreadable_fields: z.array(z.string()),
  source_documents: z.array(z.string()),
  inherited_from: nullableText,
  superseded_by: nullableText,
  fields: z.record(z.string(), fieldSchema),
  created_at: z.string(),
  updated_at: z.string(),
  test: z.boolean(),
}).meta({ id: 'CoverageLine' })
export type LineWire = z.infer<typeof lineSchema>

const fieldWire = (source: ValueSource): z.infer<typeof fieldSchema> => {
  const paper = paperBehind(source)
  const name = source.kind === 'document' ? `document:${source.document_id}` : source.kind === 'answer' && source.evidence_id ? `evidence:${source.evidence_id}` : source.kind
  const at = paper?.reading?.provenance ?? null
  return { confidence: paper?.reading?.confidence ?? null, provenance: { document_id: paper?.document_id ?? null, page: at?.page ?? null, box: at?.box ?? null, reader: at?.reader ?? null, source: name } }
}

const requestShortWire = (r: RequestShort) => ({ request_id: r.request_id, opened_at: isoTime(r.opened_at), sla_target_at: isoTime(r.sla_target_at), sla_hard_at: isoTime(r.sla_hard_at), status: r.status as (typeof REQUEST_STATUSES)[number] })

/** How far a line's verification has come, who settled it, when, how and by what proof. */
export const verificationWire = ({ verification: { state, confirmed_by, confirmed_at, method, proof } }: Pick<LineRow, 'verification'>) => ({ state, confirmed_by, confirmed_at: isoTimeOrNull(confirmed_at), method, proof })

/** A line as the API and its events show it. `inheritedFrom` is the parent whose line counts for the child that is looked at. */
export function lineWire(row: LineRow, mode: Mode, more: { inheritedFrom?: string; flags?: string[] } = {}): LineWire {
  const { held } = row
  return {
    coverage_line_id: row.coverage_line_id,
    insured_ref: row.insured_ref,
    coverage_type: held.coverage_type,
    carrier: held.carrier,
    naic: held.naic,
    insurer_letter: held.insurer_letter,
    policy_number: held.policy_number,
    effective_date: held.effective_date,
    expiration_date: held.expiration_date,
    limits: held.limits,
    additional_insured: held.additional_insured,
    subrogation_waived: held.subrogation_waived,
    extends_to_children: row.extends_to_children ? true : held.extends_to_children,
    document_class: held.document_class,
    occurrence_form: held.occurrence_form,
    aggregate_basis: held.aggregate_basis,
    auto_scope: [...held.auto_scope],
    umbrella_or_excess: held.umbrella_or_excess,
    officers_excluded: held.officers_excluded,
    primary_noncontributory: held.primary_noncontributory,
    cancellation_notice_days: held.cancellation_notice_days,
    retroactive_date: held.retroactive_date,
    endorsements: held.endorsements,
    producer: held.producer,
    certificate_holder: held.certificate_holder,
    description_of_operations: held.description_of_operations,
    verification: verificationWire(row),
    request: row.request && requestShortWire(row.request),
    flags: [...(hasOpenContradiction(held) ? ['contradiction_open'] : []), ...(more.flags ?? [])],
    contradictions: Object.entries(held.contradictions).flatMap(([attribute, c]) => (c ? [{ attribute, held: c.held, stated: c.stated, document_id: c.document_id }] : [])),
    unreadable_fields: held.unreadable,
    source_documents: [...new Set(held.documents.map((d) => d.document_id))],
    inherited_from: more.inheritedFrom ?? null,
    superseded_by: held.superseded_by,
    fields: Object.fromEntries(Object.entries(held.sources).flatMap(([path, source]) => (source ? [[path, fieldWire(source)]] : []))),
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
    test: mode === 'test',
  }
}
