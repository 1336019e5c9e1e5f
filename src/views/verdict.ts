import { z } from 'zod'
import { currentOf, type VerdictRow, verdictWire } from '../checks/index.ts'
import { isoTime, type Query } from '../kernel/index.ts'

export const verdictSchema = z.object({
  verdict_id: z.string(),
  kind: z.enum(['surface', 'verified']),
  scope: z.enum(['engagement', 'line']),
  status: z.enum(['pass', 'fail', 'unverified', 'verified', 'refused', 'contradicted', 'timed_out']),
  rules: z.array(z.looseObject({ rule_id: z.string(), status: z.enum(['pass', 'fail', 'unverified', 'waived', 'not_applicable']), flags: z.array(z.string()), checks: z.array(z.looseObject({ check: z.string(), status: z.string() })) })),
  wording: z.string(),
  supersedes: z.string().nullable(),
  superseded_by: z.string().nullable(),
  current_verdict_id: z.string().optional(),
  engagement_id: z.string().nullable(),
  coverage_line_id: z.string().nullable(),
  requirement_set: z.object({ key: z.string(), version: z.number().int() }).nullable(),
  insured_ref: z.string(),
  consumer_ref: z.string().nullable(),
  issued_at: z.string(),
})

export const verdictView = (v: VerdictRow) => ({ ...verdictWire(v), superseded_by: v.superseded_by, insured_ref: v.insured_ref, consumer_ref: v.consumer_ref, issued_at: isoTime(v.issued_at) })
/** A verdict as it stands now, and where its chain leads. */
export const fetchedVerdictView = async (q: Query, v: VerdictRow) => ({ ...verdictView(v), current_verdict_id: await currentOf(q, v) })
