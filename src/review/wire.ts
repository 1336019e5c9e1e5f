import { z } from 'zod'
import { isoTime, isoTimeOrNull } from '../kernel/index.ts'
import { REVIEW_KINDS, type ReviewItemRow } from './table.ts'

const step = z.object({ at: z.string(), by: z.string(), action: z.string(), reason: z.string().nullable(), detail: z.record(z.string(), z.unknown()).optional() })
export const reviewItemSchema = z
  .object({
    review_item_id: z.string(),
    account_id: z.string(),
    mode: z.enum(['live', 'test']),
    kind: z.enum(REVIEW_KINDS),
    status: z.enum(['open', 'claimed', 'decided', 'closed']),
    title: z.string(),
    insured_ref: z.string().nullable(),
    engagement_id: z.string().nullable(),
    document_id: z.string().nullable(),
    page: z.number().int().nullable(),
    coverage_type: z.string().nullable(),
    coverage_line_id: z.string().nullable(),
    request_id: z.string().nullable(),
    thread_id: z.string().nullable(),
    message_id: z.string().nullable(),
    detail: z.record(z.string(), z.unknown()),
    claimed_by: z.string().nullable(),
    decision: step.nullable(),
    history: z.array(step),
    created_at: z.string(),
    updated_at: z.string(),
    decided_at: z.string().nullable(),
  })
  .meta({ id: 'ReviewItem' })

const stepWire = (s: ReviewItemRow['history'][number]): z.infer<typeof step> => ({ ...s, at: isoTime(s.at) })
export const reviewItemWire = (i: ReviewItemRow): z.infer<typeof reviewItemSchema> => ({
  review_item_id: i.review_item_id,
  account_id: i.account_id,
  mode: i.mode,
  kind: i.kind,
  status: i.status,
  title: i.title,
  insured_ref: i.insured_ref,
  engagement_id: i.engagement_id,
  document_id: i.document_id,
  page: i.page,
  coverage_type: i.coverage_type,
  coverage_line_id: i.coverage_line_id,
  request_id: i.request_id,
  thread_id: i.thread_id,
  message_id: i.message_id,
  detail: i.detail,
  claimed_by: i.claimed_by,
  decision: i.decision && stepWire(i.decision),
  history: i.history.map(stepWire),
  created_at: isoTime(i.created_at),
  updated_at: isoTime(i.updated_at),
  decided_at: isoTimeOrNull(i.decided_at),
})
