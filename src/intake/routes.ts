import { z } from 'zod'
import { listReply, notFound, ok, pageOf, pageQuery, type Route, readRoute, writeRoute } from '../kernel/index.ts'
import { ref } from '../parties/index.ts'
import { documentSchema, documentViews, shortEngagementSchema, shortEngagementView } from '../views/index.ts'
import { pushDocuments, type PushRequest } from './push-documents.ts'
import { pushFields, receivePush } from './receive-push.ts'
import { DOCUMENT_STATUSES, findDocument, listDocuments } from './table.ts'

const entrySchema = z.object({
  document_id: z.string(), filename: z.string().nullable(), content_type: z.string(), size_bytes: z.number().int(), sha256: z.string(), status: z.enum(DOCUMENT_STATUSES),
  deduplicated: z.boolean(), kind: z.enum(['file', 'packet', 'page']), packet_position: z.number().int().nullable(),
}).meta({ id: 'PushedFile' })
const receiptSchema = z.object({
  transmission_id: z.string(),
  idempotent_replay: z.boolean(),
  engagement_id: z.string().nullable(),
  engagement: shortEngagementSchema.nullable(),
  documents: z.array(entrySchema),
  packet_document_id: z.string().nullable(),
}).meta({ id: 'PushReceipt' })

export const intakeRoutes: Route[] = [
  writeRoute({
    method: 'POST',
    path: '/v1/documents',
    operationId: 'pushDocuments',
    summary: 'Push one or more files for an insured',
    tag: 'Documents',
    scope: 'documents',
    multipart: pushFields.extend({ files: z.array(z.string().meta({ format: 'binary' })) }),
    receive: receivePush,
    responses: { 200: { description: 'The receipt', schema: receiptSchema } },
    errors: [400, 401, 403, 404, 409, 415, 422, 429, 500],
    sharedKey: (push) => {
      const { insured_ref, parent_insured_ref } = (push as never as PushRequest).fields
      return parent_insured_ref === undefined ? insured_ref : null
    },
    write: async (tx, { body }, context) => {
      const receipt = await pushDocuments(tx, context, body as never)
      return ok({
        transmission_id: receipt.transmissionId,
        idempotent_replay: false,
        engagement_id: receipt.engagement.engagement_id,
        engagement: { ...(await shortEngagementView(tx, receipt.engagement)), ...(receipt.notes?.length && { notes: receipt.notes }) },
        documents: receipt.documents.map(({ row, deduplicated, file }) => ({
          document_id: row.document_id, filename: file.filename, content_type: file.contentType, size_bytes: file.blob.sizeBytes, sha256: file.blob.sha256, status: row.status, deduplicated, kind: row.kind, packet_position: row.packet_position,
        })),
        packet_document_id: receipt.packetDocumentId,
      })
    },
  }),
  readRoute({
    path: '/v1/documents',
    operationId: 'listDocuments',
    summary: 'List documents, newest first',
    tag: 'Documents',
    scope: 'documents',
    query: z.object({ ...pageQuery, insured_ref: ref.optional(), consumer_ref: ref.optional(), engagement_id: z.string().max(100).optional(), status: z.enum(DOCUMENT_STATUSES).optional() }),
    responses: { 200: { description: 'A page of documents', schema: pageOf(documentSchema) } },
    errors: [400, 401, 403, 422, 429, 500],
    read: async (q, { query, caller }, context) => {
      const page = await listReply(
        { secrets: context.secrets, tenant: caller.tenant, limit: query.limit, cursor: query.cursor, filter: ['documents', query.insured_ref, query.consumer_ref, query.engagement_id, query.status] },
        (after, limit) => listDocuments(q, { insuredRef: query.insured_ref ?? null, consumerRef: query.consumer_ref ?? null, engagementId: query.engagement_id ?? null, status: query.status ?? null }, after as [number, string] | null, limit),
        (row) => row,
        (row) => [row.stored_at, row.document_id],
      )
      return ok({ ...page.body, data: await documentViews(q, context, page.body.data) })
    },
  }),
  readRoute({
    path: '/v1/documents/{document_id}',
    operationId: 'getDocument',
    summary: 'Fetch a document',
    tag: 'Documents',
    scope: 'documents',
    params: z.object({ document_id: z.string().max(100) }),
    responses: { 200: { description: 'The document', schema: documentSchema } },
    errors: [400, 401, 403, 404, 422, 429, 500],
    read: async (q, { params }, context) => {
      const row = await findDocument(q, params.document_id)
      if (!row) throw notFound('document', params.document_id)
      return ok((await documentViews(q, context, [row]))[0])
    },
  }),
  readRoute({
    path: '/v1/documents/{document_id}/file',
    operationId: 'getDocumentFile',
    summary: 'Download a document as it was pushed',
    tag: 'Documents',
    scope: 'documents',
    params: z.object({ document_id: z.string().max(100) }),
    responses: { 200: { description: 'The file', schema: z.string().meta({ format: 'binary' }) } },
    errors: [400, 401, 403, 404, 422, 429, 500],
    read: async (q, { params }, { blobs }) => {
      const row = await findDocument(q, params.document_id)
      if (!row?.sha256) throw notFound('document', params.document_id)
      return { status: 200, body: null, stream: await blobs.stream(row.sha256), headers: { 'content-type': row.content_type!, 'content-disposition': attachment(row.filename ?? row.document_id), 'x-content-type-options': 'nosniff' } }
    },
  }),
]

/** Saved under its own name: in ASCII for all, as it is for whoever knows RFC 6266. */
function attachment(name: string): string {
  const exact = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${name.replace(/[^\w. -]/g, '_')}"; filename*=UTF-8''${exact}`
}
