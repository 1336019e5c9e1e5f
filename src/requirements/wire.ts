import { z } from 'zod'
import { isoTime, isoTimeOrNull, type Mode } from '../kernel/index.ts'
import { cadence, ruleSchema } from './rule-schema.ts'
import type { VersionRow } from './table.ts'

const ambiguity = z.object({ sentence: z.string(), question: z.string(), candidates: z.array(z.string()), coverage_type: z.string().optional(), rule_id: z.string().optional(), member: z.string().optional() }).meta({ id: 'Ambiguity' })
export const versionSchema = z.object({
  id: z.string(),
  consumer_ref: z.string(),
  key: z.string(),
  version: z.number().int(),
  status: z.enum(['draft', 'published', 'superseded']),
  applies_to: z.enum(['new', 'all_active']).nullable(),
  effective_on: z.string().nullable(),
  grace_period_days: z.number().int().nullable(),
  reverification_cadence: cadence,
  expiry_lead_days: z.number().int(),
  review_states: z.array(z.string()),
  rules: z.array(ruleSchema).optional(),
  ambiguities: z.array(ambiguity).optional(),
  source_document_id: z.string().nullable(),
  created_at: z.string(),
  published_at: z.string().nullable(),
  superseded_at: z.string().nullable(),
  test: z.boolean(),
}).meta({ id: 'RequirementSetVersion' })
/** A list leaves the rules out; one version carries them. */
export const versionWire = (row: VersionRow, mode: Mode, withRules: boolean) => ({
  id: row.rsv_id,
  consumer_ref: row.consumer_ref,
  key: row.set_key,
  version: row.version,
  status: row.status,
  applies_to: row.applies_to,
  effective_on: row.effective_on,
  grace_period_days: row.grace_period_days,
  reverification_cadence: row.reverification_cadence,
  expiry_lead_days: row.expiry_lead_days,
  review_states: row.review_states,
  ...(withRules && { rules: row.rules, ...(row.ambiguities && { ambiguities: row.ambiguities }) }),
  source_document_id: row.source_document_id,
  created_at: isoTime(row.created_at),
  published_at: isoTimeOrNull(row.published_at),
  superseded_at: isoTimeOrNull(row.superseded_at),
  test: mode === 'test',
})
