import { z } from 'zod'
import { type Context, listReply, notFound, ok, pageOf, pageQuery, type Route, readRoute } from '../../kernel/index.ts'
import { ref } from '../../parties/index.ts'
import { chainName, checkpointKey, exportEvidence } from './export-evidence.ts'
import { refuseWhileOpen } from '../receiving/raw-mail.ts'
import { findEvidence, listEvidence } from './record-evidence.ts'
import { evidenceSchema, evidenceWire } from '../wire.ts'

const READ_ERRORS = [400, 401, 403, 404, 422, 429, 500]
const idPath = z.object({ evidence_id: z.string().max(100) })
const bytes = z.string().meta({ format: 'binary' })

export const evidenceRoutes: Route[] = [
  readRoute({
    path: '/v1/evidence',
    operationId: 'listEvidence',
    summary: 'List proofs, newest first',
    tag: 'Evidence',
    scope: 'engagements',
    query: z.object({ ...pageQuery, insured_ref: ref.optional(), coverage_line_id: z.string().max(100).optional() }),
    responses: { 200: { description: 'A page of proofs', schema: pageOf(evidenceSchema) } },
    errors: [400, 401, 403, 422, 429, 500],
    read: (q, { query, caller }, { secrets }: Context) =>
      listReply(
        { secrets, tenant: caller.tenant, limit: query.limit, cursor: query.cursor, filter: ['evidence', query.insured_ref, query.coverage_line_id] },
        (after, limit) => listEvidence(q, { insuredRef: query.insured_ref ?? null, lineId: query.coverage_line_id ?? null }, (after?.[0] as number | undefined) ?? null, limit),
        evidenceWire,
        (row) => [row.sequence],
      ),
  }),
  readRoute({
    path: '/v1/evidence/{evidence_id}',
    operationId: 'getEvidence',
    summary: 'Fetch a proof and its place in the evidence chain',
    tag: 'Evidence',
    scope: 'engagements',
    params: idPath,
    responses: { 200: { description: 'The proof', schema: evidenceSchema } },
    errors: READ_ERRORS,
    read: async (q, { params }) => {
      const row = await findEvidence(q, params.evidence_id)
      if (!row) throw notFound('evidence', params.evidence_id)
      return ok(evidenceWire(row))
    },
  }),
  readRoute({
    path: '/v1/evidence/{evidence_id}/content',
    operationId: 'getEvidenceContent',
    summary: 'Fetch a proof byte for byte as it arrived',
    tag: 'Evidence',
    scope: 'engagements',
    params: idPath,
    responses: { 200: { description: 'The bytes whose sha256 the chain holds', schema: bytes } },
    errors: READ_ERRORS,
    read: async (q, { params, caller }, context: Context) => {
      const row = await findEvidence(q, params.evidence_id)
      if (!row?.content_sha256) throw notFound('evidence', params.evidence_id)
      await refuseWhileOpen(q, row.kind === 'reply_thread' ? row.detail.thread_id : null, caller)
      // Never as what it says it is: a proof is a stranger's bytes.
      const headers = { 'content-type': 'application/octet-stream', 'content-disposition': `attachment; filename="${row.evidence_id}"`, 'x-content-type-options': 'nosniff', 'x-content-sha256': row.content_sha256 }
      return { status: 200, body: null, stream: await context.blobs.stream(row.content_sha256), headers }
    },
  }),
  readRoute({
    path: '/v1/evidence-log',
    operationId: 'exportEvidenceLog',
    summary: 'Export the whole chain of proofs as JSON lines, closed by a signed checkpoint; "ivs verify-evidence" checks it',
    tag: 'Evidence',
    scope: 'engagements',
    responses: { 200: { description: 'One entry a line', schema: bytes } },
    errors: [401, 403, 429, 500],
    read: async (q, _input, context: Context) => ({ status: 200, body: null, stream: await exportEvidence(context, q.tenant), headers: { 'content-type': 'application/x-ndjson; charset=utf-8' } }),
  }),
  readRoute({
    path: '/v1/evidence-log/key',
    operationId: 'getEvidenceLogKey',
    summary: 'Fetch the public key that signs checkpoints, and the name of the log',
    tag: 'Evidence',
    scope: 'engagements',
    responses: { 200: { description: 'The key', schema: z.object({ chain: z.string(), algorithm: z.literal('ed25519'), public_key: z.string() }) } },
    errors: [401, 403, 429, 500],
    read: async (q, _input, context: Context) => ok({ chain: chainName(q.tenant), algorithm: 'ed25519', public_key: (await checkpointKey(context)).publicKey }),
  }),
]
