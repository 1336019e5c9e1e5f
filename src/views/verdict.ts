import { z } from 'zod'
import { currentOf, type VerdictRow, verdictWire } from '../checks/index.ts'
import { isoTime, type Mode, type Query } from '../kernel/index.ts'
import { COVERAGE_TYPES } from '../vocabulary/index.ts'

const checkValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string()).readonly()])
/** One condition of a rule: what was asked, what is held, and where the held value comes from. */
const checkSchema = z.object({
  check: z.string(),
  required: checkValue,
  held: checkValue,
  status: z.enum(['pass', 'fail', 'unverified']),
  reason: z.string().nullable(),
  provenance: z.array(z.object({ coverage_line_id: z.string().nullable(), source: z.string(), page: z.number().nullable(), box: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }).nullable(), reader: z.string().nullable() })),
}).meta({ id: 'RuleCheck' })
const ruleResultSchema = z.object({
  rule_id: z.string(),
  kind: z.enum(['coverage', 'certificate']),
  coverage_type: z.enum(COVERAGE_TYPES).nullable(),
  severity: z.enum(['required', 'advisory']),
  status: z.enum(['pass', 'fail', 'unverified', 'waived', 'not_applicable']),
  flags: z.array(z.enum(['state_review_required', 'contradiction_open', 'in_grace', 'expiring'])),
  satisfied_by: z.object({
    kind: z.enum(['line', 'alternative', 'program', 'certificate']),
    coverage_type: z.enum(COVERAGE_TYPES).nullable(),
    coverage_line_ids: z.array(z.string()),
    alternative: z.number().int().nullable(),
    program_ref: z.string().nullable(),
    enrollment_id: z.string().nullable(),
    document_ids: z.array(z.string()),
  }).nullable(),
  coverage_line_ids: z.array(z.string()),
  checks: z.array(checkSchema),
  waiver_reason: z.string().nullable(),
}).meta({ id: 'RuleResult' })

export const verdictSchema = z.object({
  verdict_id: z.string(),
  kind: z.enum(['surface', 'verified']),
  scope: z.enum(['engagement', 'line']),
  status: z.enum(['pass', 'fail', 'unverified', 'verified', 'refused', 'contradicted', 'timed_out']),
  rules: z.array(ruleResultSchema),
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
  test: z.boolean(),
}).meta({ id: 'Verdict' })

export const verdictView = (v: VerdictRow, mode: Mode) => ({ ...verdictWire(v), superseded_by: v.superseded_by, issued_at: isoTime(v.issued_at), test: mode === 'test' })
/** A verdict as it stands now, and where its chain leads. */
export const fetchedVerdictView = async (q: Query, v: VerdictRow) => ({ ...verdictView(v, q.mode), current_verdict_id: await currentOf(q, v) })
