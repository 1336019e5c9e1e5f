import { z } from 'zod'
import { listRequestsOfEngagement } from '../clocks/index.ts'
import { findEngagement } from '../engagements/index.ts'
import { type Context, listReply, notFound, ok, pageOf, pageQuery, type Route, readRoute } from '../kernel/index.ts'
import { ref } from '../parties/index.ts'
import { refuseWhileOpen } from './receiving/raw-mail.ts'
import { findMessage, findThread, listThreads, threadsOfRequests } from './table.ts'
import { threadsAsWire } from './thread-views.ts'
import { threadSchema } from './wire.ts'

const READ_ERRORS = [400, 401, 403, 404, 422, 429, 500]

export const outreachRoutes: Route[] = [
  readRoute({
    path: '/v1/threads',
    operationId: 'listThreads',
    summary: 'List the conversations with agents about an insured, newest first, with what was sent, delivered, bounced and answered',
    tag: 'Outreach',
    scope: 'engagements',
    query: z.object({ ...pageQuery, insured_ref: ref.optional(), engagement_id: z.string().max(100).optional() }).refine((v) => (v.insured_ref === undefined) !== (v.engagement_id === undefined), { path: ['insured_ref'], message: 'send one of insured_ref and engagement_id' }),
    responses: { 200: { description: 'A page of threads', schema: pageOf(threadSchema) } },
    errors: READ_ERRORS,
    read: async (q, { query, caller }, { secrets }: Context) => {
      let insuredRef = query.insured_ref
      let only: string[] | null = null
      if (query.engagement_id !== undefined) {
        const engagement = await findEngagement(q, query.engagement_id)
        if (!engagement) throw notFound('engagement', query.engagement_id, 'engagement_id')
        insuredRef = engagement.insured_ref
        only = [...new Set((await threadsOfRequests(q, (await listRequestsOfEngagement(q, engagement.engagement_id)).map((r) => r.request_id))).map((t) => t.thread_id))]
      }
      const wired = new Map<string, z.infer<typeof threadSchema>>()
      return listReply(
        { secrets, tenant: caller.tenant, limit: query.limit, cursor: query.cursor, filter: ['threads', query.insured_ref, query.engagement_id] },
        async (after, limit) => {
          const rows = await listThreads(q, insuredRef!, only, after as [number, string] | null, limit)
          for (const thread of await threadsAsWire(q, rows)) wired.set(thread.thread_id, thread)
          return rows
        },
        (row) => wired.get(row.thread_id)!,
        (row) => [row.created_at, row.thread_id],
      )
    },
  }),
  readRoute({
    path: '/v1/threads/{thread_id}',
    operationId: 'getThread',
    summary: 'Fetch a conversation with an agent',
    tag: 'Outreach',
    scope: 'engagements',
    params: z.object({ thread_id: z.string().max(100) }),
    responses: { 200: { description: 'The thread', schema: threadSchema } },
    errors: READ_ERRORS,
    read: async (q, { params }) => {
      const thread = await findThread(q, params.thread_id)
      if (!thread) throw notFound('thread', params.thread_id)
      return ok((await threadsAsWire(q, [thread]))[0])
    },
  }),
  readRoute({
    path: '/v1/threads/{thread_id}/messages/{message_id}/raw',
    operationId: 'getThreadMessageRaw',
    summary: 'Fetch a received message byte for byte as it arrived',
    tag: 'Outreach',
    scope: 'engagements',
    params: z.object({ thread_id: z.string().max(100), message_id: z.string().max(100) }),
    responses: { 200: { description: 'The message', schema: z.string().meta({ format: 'binary' }) } },
    errors: READ_ERRORS,
    read: async (q, { params, caller }, context: Context) => {
      const message = await findMessage(q, params.message_id)
      // What was sent carries the agent's link; its text is in the thread.
      if (!message || message.thread_id !== params.thread_id || message.direction !== 'in' || !message.blob_sha256) throw notFound('message', params.message_id)
      await refuseWhileOpen(q, message.thread_id, caller)
      const stream = await context.blobs.stream(message.blob_sha256)
      return { status: 200, body: null, stream, headers: { 'content-type': 'application/octet-stream', 'content-disposition': `attachment; filename="${message.message_id}.eml"`, 'x-content-type-options': 'nosniff' } }
    },
  }),
]
