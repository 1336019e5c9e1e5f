import { z } from 'zod'
import { type Context, listReply, notFound, ok, pageOf, pageQuery, type Route, readRoute, type Tx, writeRoute } from '../kernel/index.ts'
import { displayName, policyDate, reason, ref, stateCode } from '../parties/index.ts'
import { cadence, leadDays } from '../requirements/index.ts'
import { engagementSchema, engagementView, readEngagement, shortEngagementSchema, shortEngagementView } from '../views/index.ts'
import { clockSchema } from './clock-fields.ts'
import { createEngagement } from './create-engagement.ts'
import { endEngagement } from './end-engagement.ts'
import { findEngagement, listEngagements } from './table.ts'
import { revokeWaiver, waiveRule } from './waive-rule.ts'

const idPath = z.object({ engagement_id: z.string().max(100) })
const waiverSchema = z.object({ waiver_id: z.string(), engagement_id: z.string(), rule_id: z.string(), reason: z.string(), granted_by: z.string(), ends_on: z.string().nullable() }).meta({ id: 'Waiver' })

/** The engagement as it stands once everything that follows from the call at once has happened. */
async function settledView(tx: Tx, context: Context, id: string, notes: string[] = []) {
  await tx.settle()
  return ok((await engagementView(tx, (await findEngagement(tx, id))!, context, notes))!)
}

export const engagementRoutes: Route[] = [
  writeRoute({
    method: 'POST',
    path: '/v1/engagements',
    operationId: 'createEngagement',
    summary: 'Open an engagement, or change the one of the same insured, consumer and requirement set',
    tag: 'Engagements',
    scope: 'engagements',
    body: z.strictObject({
      insured_ref: ref,
      consumer_ref: ref,
      insured_name: displayName.optional(),
      consumer_name: displayName.optional(),
      insured_state: stateCode.optional(),
      parent_insured_ref: ref.optional(),
      requirement_set: z.string().regex(/^[a-z0-9_-]{1,64}$/, 'must be a requirement set key').optional(),
      starts_on: policyDate.nullable().optional(),
      ends_on: policyDate.nullable().optional(),
      requirement_set_version: z.number().int().min(1).max(1e9).nullable().optional(),
      reverification_cadence: cadence.nullable().optional(),
      expiry_lead_days: leadDays.nullable().optional(),
      clock: clockSchema.optional(),
      outreach: z.enum(['auto', 'hold']).optional(),
      tags: z.array(z.string().min(1).max(100)).max(50).optional(),
    }),
    responses: { 200: { description: 'The engagement', schema: engagementSchema } },
    errors: [400, 401, 403, 404, 409, 422, 429, 500],
    write: async (tx, { body }, context: Context) => {
      const { row, notes } = await createEngagement(tx, context, {
        insuredRef: body.insured_ref,
        consumerRef: body.consumer_ref,
        insuredName: body.insured_name,
        consumerName: body.consumer_name,
        insuredState: body.insured_state,
        parentInsuredRef: body.parent_insured_ref,
        requirementSet: body.requirement_set,
        startsOn: body.starts_on,
        endsOn: body.ends_on,
        requirementSetVersion: body.requirement_set_version,
        reverificationCadence: body.reverification_cadence,
        expiryLeadDays: body.expiry_lead_days,
        clock: body.clock,
        outreach: body.outreach,
        tags: body.tags,
      })
      return settledView(tx, context, row.engagement_id, notes)
    },
  }),
  readRoute({
    path: '/v1/engagements/{engagement_id}',
    operationId: 'getEngagement',
    summary: 'Fetch an engagement',
    tag: 'Engagements',
    scope: 'engagements',
    params: idPath,
    responses: { 200: { description: 'The engagement', schema: engagementSchema } },
    errors: [400, 401, 403, 404, 422, 429, 500],
    read: async (q, { params }, context: Context) => {
      const engagement = await readEngagement(q, params.engagement_id, context)
      if (!engagement) throw notFound('engagement', params.engagement_id)
      return ok(engagement)
    },
  }),
  readRoute({
    path: '/v1/engagements',
    operationId: 'listEngagements',
    summary: 'List engagements, newest first, in short form',
    tag: 'Engagements',
    scope: 'engagements',
    query: z.object({ ...pageQuery, insured_ref: ref.optional(), consumer_ref: ref.optional(), status: z.enum(['active', 'ended']).optional() }),
    responses: { 200: { description: 'A page of engagements', schema: pageOf(shortEngagementSchema) } },
    errors: [400, 401, 403, 422, 429, 500],
    read: async (q, { query, caller }, { secrets }) => {
      const reply = await listReply(
        { secrets, tenant: caller.tenant, limit: query.limit, cursor: query.cursor, filter: ['engagements', query.insured_ref, query.consumer_ref, query.status] },
        (after, limit) => listEngagements(q, { insuredRef: query.insured_ref ?? null, consumerRef: query.consumer_ref ?? null, status: query.status ?? null }, after as [number, string] | null, limit),
        (row) => row,
        (row) => [row.created_at, row.engagement_id],
      )
      return ok({ ...reply.body, data: await Promise.all(reply.body.data.map((row) => shortEngagementView(q, row))) })
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/v1/engagements/{engagement_id}/end',
    operationId: 'endEngagement',
    summary: 'End an engagement',
    tag: 'Engagements',
    scope: 'engagements',
    params: idPath,
    body: z.strictObject({}),
    bodyOptional: true,
    responses: { 200: { description: 'The engagement', schema: engagementSchema } },
    errors: [400, 401, 403, 404, 409, 422, 429, 500],
    write: async (tx, { params }, context: Context) => settledView(tx, context, (await endEngagement(tx, params.engagement_id)).engagement_id),
  }),
  writeRoute({
    method: 'PUT',
    path: '/v1/engagements/{engagement_id}/waivers/{rule_id}',
    operationId: 'putWaiver',
    summary: 'Waive a rule for an engagement',
    tag: 'Engagements',
    scope: 'engagements',
    params: idPath.extend({ rule_id: z.string().min(1).max(100) }),
    body: z.strictObject({ reason, ends_on: policyDate.nullable().optional() }),
    responses: { 200: { description: 'The waiver', schema: waiverSchema } },
    errors: [400, 401, 403, 404, 409, 422, 429, 500],
    write: async (tx, { params, body, caller }, context: Context) => {
      const { waiver_id, engagement_id, rule_id, reason, granted_by, ends_on } = await waiveRule(tx, context, { engagementId: params.engagement_id, ruleId: params.rule_id, reason: body.reason, endsOn: body.ends_on ?? null, grantedBy: caller.keyId })
      return ok({ waiver_id, engagement_id, rule_id, reason, granted_by, ends_on })
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/v1/engagements/{engagement_id}/waivers/{rule_id}/revoke',
    operationId: 'revokeWaiver',
    summary: 'Take a waiver back',
    tag: 'Engagements',
    scope: 'engagements',
    params: idPath.extend({ rule_id: z.string().min(1).max(100) }),
    body: z.strictObject({}),
    bodyOptional: true,
    responses: { 200: { description: 'The engagement', schema: engagementSchema } },
    errors: [400, 401, 403, 404, 409, 422, 429, 500],
    write: async (tx, { params }, context: Context) => {
      await revokeWaiver(tx, params.engagement_id, params.rule_id)
      return settledView(tx, context, params.engagement_id)
    },
  }),
]
