import { z } from 'zod'
import { listReply, notFound, ok, pageOf, pageQuery, type Route, readRoute, writeRoute } from '../kernel/index.ts'
import { displayName, ref, stateCode } from './fields.ts'
import { putInsured } from './put-insured.ts'
import { findConsumer, findInsured, listConsumers, listInsureds } from './table.ts'
import { consumerSchema, consumerWire, insuredSchema, insuredWire } from './wire.ts'

const contact = z.strictObject({
  email: z.email('must be an email address').max(254).nullable().optional(),
  phone: z.string().min(3).max(40).regex(/^[+0-9()\-. x#*]+$/i, 'must be a phone number').nullable().optional(),
})

export const partyRoutes: Route[] = [
  writeRoute({
    method: 'PUT',
    path: '/v1/insureds/{insured_ref}',
    operationId: 'putInsured',
    summary: 'Create or update an insured',
    tag: 'Insureds and consumers',
    scope: 'engagements',
    params: z.object({ insured_ref: ref }),
    bodyOptional: true,
    body: z.strictObject({
      insured_name: displayName.nullable().optional(),
      parent_insured_ref: ref.nullable().optional(),
      insured_state: stateCode.nullable().optional(),
      contact: contact.nullable().optional(),
      aliases: z.array(displayName).max(50).nullable().optional(),
    }),
    responses: { 200: { description: 'The insured', schema: insuredSchema } },
    errors: [400, 401, 403, 409, 422, 429, 500],
    write: async (tx, { params, body }) => ok(insuredWire(await putInsured(tx, params.insured_ref, body), tx.mode)),
  }),
  readRoute({
    path: '/v1/insureds/{insured_ref}',
    operationId: 'getInsured',
    summary: 'Fetch an insured',
    tag: 'Insureds and consumers',
    scope: 'engagements',
    params: z.object({ insured_ref: ref }),
    responses: { 200: { description: 'The insured', schema: insuredSchema } },
    errors: [400, 401, 403, 404, 422, 429, 500],
    read: async (q, { params }) => {
      const row = await findInsured(q, params.insured_ref)
      if (!row) throw notFound('insured', params.insured_ref)
      return ok(insuredWire(row, q.mode))
    },
  }),
  readRoute({
    path: '/v1/insureds',
    operationId: 'listInsureds',
    summary: 'List insureds, newest first',
    tag: 'Insureds and consumers',
    scope: 'engagements',
    query: z.object({ ...pageQuery, parent_insured_ref: ref.optional() }),
    responses: { 200: { description: 'A page of insureds', schema: pageOf(insuredSchema) } },
    errors: [400, 401, 403, 422, 429, 500],
    read: (q, { query, caller }, { secrets }) =>
      listReply(
        { secrets, tenant: caller.tenant, limit: query.limit, cursor: query.cursor, filter: ['insureds', query.parent_insured_ref] },
        (after, limit) => listInsureds(q, after as [number, string] | null, limit, query.parent_insured_ref ?? null),
        (row) => insuredWire(row, q.mode),
        (row) => [row.created_at, row.insured_ref],
      ),
  }),
  readRoute({
    path: '/v1/consumers/{consumer_ref}',
    operationId: 'getConsumer',
    summary: 'Fetch a consumer',
    tag: 'Insureds and consumers',
    scope: 'engagements',
    params: z.object({ consumer_ref: ref }),
    responses: { 200: { description: 'The consumer', schema: consumerSchema } },
    errors: [400, 401, 403, 404, 422, 429, 500],
    read: async (q, { params }) => {
      const row = await findConsumer(q, params.consumer_ref)
      if (!row) throw notFound('consumer', params.consumer_ref)
      return ok(consumerWire(row, q.mode))
    },
  }),
  readRoute({
    path: '/v1/consumers',
    operationId: 'listConsumers',
    summary: 'List consumers, newest first',
    tag: 'Insureds and consumers',
    scope: 'engagements',
    query: z.object(pageQuery),
    responses: { 200: { description: 'A page of consumers', schema: pageOf(consumerSchema) } },
    errors: [400, 401, 403, 422, 429, 500],
    read: (q, { query, caller }, { secrets }) =>
      listReply(
        { secrets, tenant: caller.tenant, limit: query.limit, cursor: query.cursor, filter: ['consumers'] },
        (after, limit) => listConsumers(q, after as [number, string] | null, limit),
        (row) => consumerWire(row, q.mode),
        (row) => [row.created_at, row.consumer_ref],
      ),
  }),
]
