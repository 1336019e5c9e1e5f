import { z } from 'zod'
import { type Context, listReply, notFound, ok, pageOf, pageQuery, type Route, readRoute, type RouteInput, type Tx, writeRoute } from '../kernel/index.ts'
import { findLines, lineSchema, lineWire } from '../lines/index.ts'
import { findDocument } from '../intake/index.ts'
import { threadSchema, threadViews } from '../outreach/index.ts'
import { documentSchema, documentViews } from '../views/index.ts'
import { CONFIRMED_BY, PROOF_KINDS, VERIFICATION_METHODS } from '../vocabulary/index.ts'
import { adjustContact } from './adjust-contact.ts'
import { claimItem, releaseItem } from './claim-item.ts'
import { correctField } from './correct-field.ts'
import { DECISIONS, decide } from './decide-item.ts'
import { lineIdsOf } from './lines-of-item.ts'
import { logCall } from './log-call.ts'
import { markUnusable } from './mark-unusable.ts'
import { settleAnswer } from './settle-answer.ts'
import { findReviewItem, listQueue, REVIEW_KINDS, type ReviewItemRow } from './table.ts'
import { tenantOf } from './tenant-of-item.ts'
import { reviewItemSchema, reviewItemWire } from './wire.ts'

const idPath = z.object({ review_item_id: z.string().max(100) })
const reason = z.string().trim().min(3).max(4000)
const linesSaid = z.array(
  z.strictObject({
    coverage_line_id: z.string().max(100),
    outcome: z.enum(['confirmed', 'refused', 'contradicted']),
    corrections: z.record(z.string().max(100), z.union([z.string().max(200), z.number()])).optional(),
  }),
)
// What a person cannot have done: the service's own simulation, and a call without its record.
const METHODS = VERIFICATION_METHODS.filter((m) => m !== 'simulated_source' && m !== 'phone')
const PROOFS = PROOF_KINDS.filter((k) => k !== 'call_record')

type Act<B> = (tx: Tx, context: Context, itemId: string, by: string, body: B) => Promise<ReviewItemRow>
/** One thing that staff do with an item: all of them take its id and their own name, and answer with the item as it then stands. */
const action = <B extends z.ZodType>(name: string, operationId: string, summary: string, body: B, act: Act<z.infer<B>>, bodyOptional = false): Route =>
  writeRoute({
    method: 'POST',
    path: `/v1/review/items/{review_item_id}/${name}`,
    operationId,
    summary,
    tag: 'Review (staff)',
    scope: 'operator',
    tenantOf,
    params: idPath,
    body,
    bodyOptional,
    responses: { 200: { description: 'The item', schema: reviewItemSchema } },
    errors: [400, 401, 403, 404, 409, 422, 429, 500],
    write: async (tx, input: RouteInput<{ review_item_id: string }, unknown, z.infer<B>>, context: Context) => ok(reviewItemWire(await act(tx, context, input.params.review_item_id, input.caller.operator!, input.body))),
  })

export const reviewRoutes: Route[] = [
  readRoute({
    path: '/v1/review/items',
    operationId: 'listReviewItems',
    summary: 'List the review queue of all accounts, what waits longest first; without a status, what is not decided',
    tag: 'Review (staff)',
    scope: 'operator',
    query: z.object({
      ...pageQuery,
      status: z.enum(['open', 'claimed', 'decided', 'closed']).optional(),
      kind: z.enum(REVIEW_KINDS).optional(),
      account_id: z.string().max(100).optional(),
      mode: z.enum(['live', 'test']).optional(),
      insured_ref: z.string().max(200).optional(),
      claimed_by: z.string().max(120).optional(),
    }),
    responses: { 200: { description: 'A page of items', schema: pageOf(reviewItemSchema) } },
    errors: [400, 401, 403, 422, 429, 500],
    read: (q, { query, caller }, { secrets }: Context) => {
      const { limit, cursor, ...filter } = query
      const asked = { statuses: query.status ? [query.status] : ['open', 'claimed'], kind: query.kind ?? null, accountId: query.account_id ?? null, mode: query.mode ?? null, insuredRef: query.insured_ref ?? null, claimedBy: query.claimed_by ?? null }
      return listReply(
        { secrets, tenant: caller.tenant, limit, cursor, filter: ['review', filter] },
        (after, count) => listQueue(q, asked, after as [number, string] | null, count),
        reviewItemWire,
        (row) => [row.created_at, row.review_item_id],
      )
    },
  }),
  readRoute({
    path: '/v1/review/items/{review_item_id}',
    operationId: 'getReviewItem',
    summary: 'Fetch an item with the document, the lines and the conversation it is about',
    tag: 'Review (staff)',
    scope: 'operator',
    tenantOf,
    params: idPath,
    responses: { 200: { description: 'The item', schema: z.object({ item: reviewItemSchema, document: documentSchema.nullable(), coverage_lines: z.array(lineSchema), thread: threadSchema.nullable() }) } },
    errors: [400, 401, 403, 404, 422, 429, 500],
    read: async (q, { params }, context) => {
      const item = await findReviewItem(q, params.review_item_id)
      if (!item) throw notFound('review_item', params.review_item_id)
      const document = item.document_id === null ? null : await findDocument(q, item.document_id)
      const lines = await findLines(q, await lineIdsOf(q, item))
      return ok({
        item: reviewItemWire(item),
        document: document && (await documentViews(q, context, [document]))[0],
        coverage_lines: lines.map((l) => lineWire(l, q.mode)),
        thread: item.thread_id === null ? null : ((await threadViews(q, [item.thread_id]))[0] ?? null),
      })
    },
  }),
  action('claim', 'claimReviewItem', 'Take an item in hand', z.strictObject({}), (tx, _context, id, by) => claimItem(tx, id, by), true),
  action('release', 'releaseReviewItem', 'Put an item back into the queue', z.strictObject({ reason: reason.optional() }), (tx, _context, id, by, body) => releaseItem(tx, id, by, body.reason ?? null), true),
  action('decide', 'decideReviewItem', 'End an item: take the paper as read, let it build nothing, ask the agent again, or do nothing', z.strictObject({ decision: z.enum(DECISIONS), reason }), decide),
  action('correct-field', 'correctReviewField', 'Put a value right that was read wrongly or not at all', z.strictObject({ coverage_line_id: z.string().max(100).optional(), line: z.number().int().min(0).max(500).optional(), field: z.string().max(100), value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string()).max(10), z.null()]), reason }), correctField),
  action('mark-unusable', 'markPageUnusable', 'Mark a page unusable: better paper is asked for', z.strictObject({ because: z.enum(['policy_number_not_on_pages', 'page_not_usable']), reason }), markUnusable),
  action(
    'settle',
    'settleReviewAnswer',
    'Settle lines by what a person read or found out',
    z.strictObject({ lines: linesSaid.min(1).max(200), confirmed_by: z.enum(CONFIRMED_BY).default('reviewer'), method: z.enum(METHODS).default('reviewer_adjudication'), proof_kind: z.enum(PROOFS).default('reviewer_note'), document_id: z.string().max(100).optional(), reason }),
    settleAnswer,
  ),
  action(
    'log-call',
    'logReviewCall',
    'Log a phone call to the source, and what it said of the lines',
    z.strictObject({ lines: linesSaid.max(200).default([]), spoke_with: z.string().trim().min(1).max(200), phone: z.string().min(3).max(40).regex(/^[+0-9()\-. x#*]+$/i, 'must be a phone number'), called_at: z.string().max(64).optional(), confirmed_by: z.enum(CONFIRMED_BY).default('broker'), reason }),
    logCall,
  ),
  action('adjust-contact', 'adjustReviewContact', 'Put the right agent on file: open questions go there, and its replies count', z.strictObject({ email: z.email('must be an email address').max(254), name: z.string().trim().min(1).max(200).nullable().default(null), reason }), adjustContact),
]
