import { z } from 'zod'
import { findEngagement, listEngagementsOfInsured } from '../engagements/index.ts'
import { type Context, listReply, notFound, ok, pageOf, pageQuery, type Query, type Route, readRoute, writeRoute } from '../kernel/index.ts'
import { findConsumer, findInsured, reason, ref } from '../parties/index.ts'
import { calendarOf } from './calendar-of.ts'
import { EXTENSION_HOURS_MAX, extendRequest } from './extend-request.ts'
import { tenantNow } from './tenant-now.ts'
import { findRequest, listRequests } from './table.ts'
import { asOfNow, explainedRequestWire, requestSchema, requestWire } from './wire.ts'

const idPath = z.object({ request_id: z.string().max(100) })

/** The engagements whose clocks are listed: one, or all of the insured's for the consumer. */
async function served(q: Query, insuredRef: string, consumerRef: string, engagementId: string | undefined): Promise<string[]> {
  if (!(await findInsured(q, insuredRef))) throw notFound('insured', insuredRef)
  if (!(await findConsumer(q, consumerRef))) throw notFound('consumer', consumerRef, 'consumer_ref')
  if (engagementId !== undefined) {
    const engagement = await findEngagement(q, engagementId)
    if (!engagement || engagement.insured_ref !== insuredRef || engagement.consumer_ref !== consumerRef) throw notFound('engagement', engagementId, 'engagement_id')
    return [engagementId]
  }
  return (await listEngagementsOfInsured(q, insuredRef)).filter((e) => e.consumer_ref === consumerRef).map((e) => e.engagement_id)
}

export const clockRoutes: Route[] = [
  readRoute({
    path: '/v1/insureds/{insured_ref}/requests',
    operationId: 'listRequests',
    summary: "List an insured's verification requests under one consumer, newest first",
    tag: 'Verification requests',
    scope: 'engagements',
    params: z.object({ insured_ref: ref }),
    query: z.object({ ...pageQuery, consumer_ref: ref, engagement_id: z.string().max(100).optional() }),
    responses: { 200: { description: 'A page of requests', schema: pageOf(requestSchema) } },
    errors: [400, 401, 403, 404, 422, 429, 500],
    read: async (q, { params, query, caller }, context: Context) => {
      const engagementIds = await served(q, params.insured_ref, query.consumer_ref, query.engagement_id)
      const [table, now] = [await calendarOf(q), await tenantNow(q, context)]
      return listReply(
        { secrets: context.secrets, tenant: caller.tenant, limit: query.limit, cursor: query.cursor, filter: ['requests', params.insured_ref, query.consumer_ref, query.engagement_id] },
        (after, limit) => listRequests(q, { engagementIds }, after as [number, string] | null, limit),
        (row) => requestWire(asOfNow(row, table, now), q.mode),
        (row) => [row.opened_at, row.request_id],
      )
    },
  }),
  readRoute({
    path: '/v1/requests/{request_id}',
    operationId: 'getRequest',
    summary: 'Fetch a verification request with its due times explained',
    tag: 'Verification requests',
    scope: 'engagements',
    params: idPath,
    responses: { 200: { description: 'The request', schema: requestSchema } },
    errors: [400, 401, 403, 404, 422, 429, 500],
    read: async (q, { params }, context: Context) => {
      const row = await findRequest(q, params.request_id)
      if (!row) throw notFound('request', params.request_id)
      return ok(explainedRequestWire(row, await calendarOf(q), await tenantNow(q, context), q.mode))
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/v1/requests/{request_id}/extend',
    operationId: 'extendRequest',
    summary: 'Add business-day hours to a request',
    tag: 'Verification requests',
    scope: 'engagements',
    params: idPath,
    body: z.strictObject({ hours: z.number().positive().max(EXTENSION_HOURS_MAX), reason }),
    responses: { 200: { description: 'The request', schema: requestSchema } },
    errors: [400, 401, 403, 404, 409, 422, 429, 500],
    write: async (tx, { params, body, caller }, context: Context) => {
      const row = await extendRequest(tx, context, params.request_id, { hours: body.hours, reason: body.reason, by: caller.keyId })
      return ok(explainedRequestWire(row, await calendarOf(tx), tx.now, tx.mode))
    },
  }),
]
