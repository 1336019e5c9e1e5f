import { z } from 'zod'
import {
  type Context,
  isId,
  isoTime,
  listReply,
  notFound,
  ok,
  pageOf,
  pageQuery,
  type Route,
  readRoute,
  writeRoute,
} from '../kernel/index.ts'
import { batchSchema, batchWire, exportSchema } from './batch/batch-wire.ts'
import { runBatch } from './batch/open-batch.ts'
import { timestamp } from './event-routes.ts'
import type { DeliveryPorts } from './ports.ts'
import { downloadMac } from './serve-download.ts'
import { DOWNLOAD_LIFETIME_MS, signDownload } from './sign-download.ts'
import { type BatchRow, findBatch, listBatches } from './table.ts'

const tag = 'Delivery'
const scope = 'delivery'

export const batchRoutes = (ports: DeliveryPorts): Route[] => [
  writeRoute({
    method: 'POST',
    path: '/v1/delivery/batch/run',
    operationId: 'runBatch',
    summary: 'Produce a batch now',
    tag,
    scope,
    bodyOptional: true,
    body: z.strictObject({ since: timestamp.nullable().optional(), until: timestamp.nullable().optional() }),
    responses: { 202: { description: 'The batch, whose production has started', schema: batchSchema } },
    errors: [400, 401, 403, 422, 429, 500],
    write: async (tx, { body }, context) => ({
      status: 202,
      body: batchWire(await runBatch(tx, context, { sinceMs: body.since ?? null, untilMs: body.until ?? null })),
    }),
  }),
  readRoute({
    path: '/v1/exports/{batch_id}',
    operationId: 'getExport',
    summary: 'Fetch a batch with links to its files',
    tag,
    scope,
    params: z.object({ batch_id: z.string().max(200) }),
    responses: { 200: { description: 'The batch; each link opens its file for an hour, without a key', schema: exportSchema } },
    errors: [400, 401, 403, 404, 422, 429, 500],
    read: async (q, { params }, context) => {
      const row = isId('batch', params.batch_id) ? await findBatch(q, params.batch_id) : null
      if (!row) throw notFound('batch', params.batch_id)
      return ok(withLinks(row, q.accountId, context, ports))
    },
  }),
  readRoute({
    path: '/v1/exports',
    operationId: 'listExports',
    summary: 'List batches, newest first',
    tag,
    scope,
    query: z.object(pageQuery),
    responses: { 200: { description: 'A page of batches', schema: pageOf(batchSchema) } },
    errors: [400, 401, 403, 422, 429, 500],
    read: (q, { query, caller }, { secrets }) =>
      listReply(
        { secrets, tenant: caller.tenant, limit: query.limit, cursor: query.cursor, filter: ['exports'] },
        (after, limit) => listBatches(q, after as [number, string] | null, limit),
        batchWire,
        (row) => [row.created_at, row.batch_id],
      ),
  }),
]

function withLinks(row: BatchRow, accountId: string, context: Context, ports: DeliveryPorts): z.infer<typeof exportSchema> {
  const expiresAtMs = context.time.now() + DOWNLOAD_LIFETIME_MS
  const link = (file: string) =>
    ports.publicUrl() + signDownload(downloadMac(context), { accountId, batchId: row.batch_id, file, expiresAtMs })
  return { ...batchWire(row), files: row.files.map((file) => ({ ...file, url: link(file.name), expires_at: isoTime(expiresAtMs) })) }
}
