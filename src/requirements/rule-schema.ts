import { z } from 'zod'
import { ref, stateAsSent } from '../parties/index.ts'
import { AGGREGATE_BASES, AUTO_SCOPES, COVERAGE_TYPES, DOC_TYPES, REVERIFICATION_CADENCES } from '../vocabulary/index.ts'

const LABEL = /^[a-z0-9][a-z0-9_]{0,79}$/
export const cadence = z.enum(REVERIFICATION_CADENCES)
export const leadDays = z.number().int().min(0).max(365)
/** Up to ten billion dollars, to the cent. */
const dollars = z.number().min(0).max(1e10)
const label = z.string().regex(LABEL, 'must be a limit label in snake_case')
const limit = z.strictObject({ label, min: dollars.nullable(), stack_with: z.array(z.enum(['umbrella', 'excess_liability'])).max(2).optional() })
const tag = z.string().min(1).max(100)
const condition = z.strictObject({
  insured_states: z.array(stateAsSent).min(1).max(60).optional(),
  not_insured_states: z.array(stateAsSent).min(1).max(60).optional(),
  tags: z.array(tag).min(1).max(50).optional(),
  not_tags: z.array(tag).min(1).max(50).optional(),
})
const shared = {
  rule_id: z.string().min(1).max(100).optional(),
  applies_when: condition.optional(),
  severity: z.enum(['required', 'advisory']).optional(),
  source_sentence: z.string().max(5000).optional(),
  parse_confidence: z.number().min(0).max(1).optional(),
}
/** Scales as A.M. Best prints them: letters from A++ to D, size classes I to XV. */
const rating = z.strictObject({ min_rating: z.string().regex(/^(A\+\+|A\+|A-|A|B\+\+|B\+|B-|B|C\+\+|C\+|C-|C|D)$/, 'must be an A.M. Best letter'), min_size: z.string().regex(/^(?=.)(X{0,1}(IX|IV|V?I{0,3}))$/, 'must be a roman size class').optional() })

const coverageRule = z.strictObject({
  ...shared,
  kind: z.literal('coverage').optional(),
  coverage_type: z.enum(COVERAGE_TYPES),
  limits: z.array(limit).max(50).default([]),
  additional_insured: z.boolean().optional(),
  subrogation_waived: z.boolean().optional(),
  primary_noncontributory: z.boolean().optional(),
  // Nobody asks for a claims-made form: false would be a condition that nothing evaluates.
  occurrence_form: z.literal(true).optional(),
  aggregate_basis: z.enum(AGGREGATE_BASES).optional(),
  auto_scope: z.array(z.enum(AUTO_SCOPES)).min(1).max(5).optional(),
  max_deductible: dollars.optional(),
  cancellation_notice_days: z.number().int().min(0).max(365).optional(),
  carrier_rating: rating.optional(),
  accepted_documents: z.array(z.enum(DOC_TYPES)).min(1).max(20).optional(),
  min_days_remaining: z.number().int().min(0).max(3650).optional(),
  endorsements: z.array(z.string().min(1).max(60)).min(1).max(50).optional(),
  alternatives: z.array(z.strictObject({ coverage_type: z.enum(COVERAGE_TYPES), limits: z.array(limit).max(50).optional(), program_ref: ref.optional() })).max(10).optional(),
  source_confirmation: z.boolean().optional(),
  reverification_cadence: cadence.optional(),
  expiry_lead_days: leadDays.optional(),
}).meta({ id: 'CoverageRule' })
const certificateRule = z.strictObject({
  ...shared,
  kind: z.literal('certificate'),
  certificate_holder: z.string().min(1).max(1000).optional(),
  named_insured: z.enum(['exact', 'normalized', 'dba']).optional(),
  issued_within_days: z.number().int().min(0).max(3650).optional(),
  no_exclusion_terms: z.array(z.string().min(1).max(200)).min(1).max(50).optional(),
}).meta({ id: 'CertificateRule' })
/** One rule: a coverage that is required, or, with `kind: certificate`, what the certificate itself must show. */
export const ruleSchema = z.discriminatedUnion('kind', [coverageRule, certificateRule]).meta({ id: 'Rule' })
export const rulesSchema = z.array(ruleSchema).min(1).max(200)
