import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type KeyRing, tenantNamed } from '../accounts/index.ts'
import { type Context, DomainError, type Reply, type Route } from '../kernel/index.ts'
import { dispatch } from './dispatch.ts'
import { errorReply } from './errors.ts'
import type { RateLimit } from './rate-limit.ts'
import { refuseUnreadable } from './refuse-unreadable.ts'
import { throwAwayRest } from './throw-away-rest.ts'

const JSON_BYTES_MAX = 4 * 1024 * 1024
const PATH_PART_MAX = 1000
const OF_THE_RATE = /^ratelimit-/
/** A connection that idles is kept for so much longer than callers are told: one that sends at the last moment, or was busy and saw the end late, still finds it open. */
const KEEP_ALIVE_SPARE_MS = 30_000

export type ServerParts = {
  context: Context
  routes: readonly Route[]
  keys: KeyRing
  rateLimit: RateLimit
  /** Told of each finished call, for metrics. */
  observe?: (call: { route: string; method: string; status: number; ms: number }) => void
  /** More pages: health, documents of the contract, answer links. */
  extend?: (app: FastifyInstance) => void | Promise<void>
}

/** The HTTP edge: keys, limits, bodies and errors, the same for every route. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { context } = parts
  const app = Fastify({ logger: false, bodyLimit: JSON_BYTES_MAX, requestTimeout: 300_000, routerOptions: { maxParamLength: PATH_PART_MAX }, genReqId: () => context.ids.make('httpRequest'), exposeHeadRoutes: true, clientErrorHandler: (error, socket) => refuseUnreadable(error, socket, context.ids.make('httpRequest')), frameworkErrors: (error, req, reply) => void sendError(error, req as FastifyRequest, reply as unknown as FastifyReply, null, parts) })
  app.server.keepAliveTimeoutBuffer = KEEP_ALIVE_SPARE_MS
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_req, _payload, done) => done(null, undefined))
  app.addHook('onRequest', (req, reply, done) => {
    reply.header('x-request-id', req.id)
    done()
  })
  app.setErrorHandler((error, req, reply) => sendError(error, req, reply, null, parts))
  app.setNotFoundHandler((req, reply) => sendError(noRoute(req), req, reply, null, parts))
  await parts.extend?.(app)
  for (const route of parts.routes) mount(app, route, parts)
  return app
}

const noRoute = (req: FastifyRequest): DomainError => new DomainError('route_not_found', `There is no ${req.method} ${req.url.split('?')[0]!.slice(0, 200)}; /openapi.json lists every route.`)

function mount(app: FastifyInstance, route: Route, parts: ServerParts): void {
  const handle = async (req: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const started = performance.now()
    // "/v1/events/" names nothing: it is no call for an event without an id.
    if (Object.values(req.params as Record<string, string>).includes('')) return sendError(noRoute(req), req, reply, null, parts)
    try {
      const caller = await identify(req, route, parts)
      const allowance = parts.rateLimit.take(caller.keyId)
      reply.headers(allowance.headers)
      if (allowance.refusal) throw allowance.refusal
      const body = route.method === 'GET' || !route.body ? undefined : await readJson(req, route)
      const header = req.headers['idempotency-key']
      const result = await dispatch(
        route,
        { params: req.params as Record<string, string>, query: req.query as Record<string, unknown>, body, idempotencyKey: Array.isArray(header) ? header[0] : header, caller, req: req.raw },
        parts.context,
      )
      finish(req, result.status, route, started, parts, { account: caller.tenant.accountId, mode: caller.tenant.mode, key: caller.keyId })
      return send(reply, result)
    } catch (error) {
      return await sendError(error, req, reply, route, parts, started)
    }
  }
  app.route({
    method: route.method,
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    handler: handle,
    // What a body is said to be is judged where a body is read: a route without one does not care
    errorHandler: (error, req, reply) => ((error as { code?: string }).code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' ? handle(req, reply) : sendError(error, req, reply, route, parts)),
  })
}

async function identify(req: FastifyRequest, route: Route, parts: ServerParts) {
  const key = await parts.keys.authenticate(req.headers.authorization)
  const needed = route.scope
  const isRead = route.method === 'GET' && needed !== 'operator'
  if (!key.scopes.has(needed) && !(isRead && key.scopes.has('read'))) throw new DomainError('scope_denied', `This key lacks the scope "${needed}".`)
  // Staff work on the account that the reviewed thing belongs to, or read the one they name.
  const { store } = parts.context
  const tenant = !key.operator ? key.tenant : needed !== 'operator' ? await tenantNamed(store, req.headers) : route.tenantOf ? await route.tenantOf(store, req.params as Record<string, string>) : key.tenant
  return { tenant, keyId: key.keyId, scopes: key.scopes, requestId: req.id, ...(key.operator && { operator: key.operator }) }
}

/** The JSON body, or undefined when there is none or the route takes its body in itself. */
async function readJson(req: FastifyRequest, route: Route): Promise<unknown> {
  const type = (req.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()
  if (route.method !== 'GET' && route.receive && type.startsWith('multipart/')) return undefined
  const chunks: Buffer[] = []
  let bytes = 0
  // Left open where it is refused: the answer goes out once what is still being sent has been thrown away
  for await (const chunk of req.raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > JSON_BYTES_MAX) throw new DomainError('validation_failed', `The body is over ${JSON_BYTES_MAX} bytes.`)
    chunks.push(chunk)
  }
  if (!bytes) return undefined
  const encoding = (req.headers['content-encoding'] ?? 'identity').toLowerCase()
  if (encoding !== 'identity') throw new DomainError('invalid_json', `Send the body as it is, not packed (Content-Encoding: ${encoding.slice(0, 50)}).`)
  if (type !== 'application/json' && !type.endsWith('+json')) throw new DomainError('unsupported_content_type', `Send the body as application/json${route.method !== 'GET' && route.receive ? ' or multipart/form-data' : ''}, not ${type || 'without a content type'}.`)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)))
  } catch (error) {
    throw new DomainError('invalid_json', `The body is not JSON: ${(error as Error).message.slice(0, 200)}`)
  }
}

function send(reply: FastifyReply, result: Reply): FastifyReply {
  if (result.headers) reply.headers(result.headers)
  if (result.stream) return reply.code(result.status).send(result.stream)
  return reply.code(result.status).header('content-type', 'application/json; charset=utf-8').send(result.json ?? JSON.stringify(result.body))
}

async function sendError(error: unknown, req: FastifyRequest, reply: FastifyReply, route: Route | null, parts: ServerParts, started = performance.now()): Promise<FastifyReply> {
  const known = error instanceof DomainError ? error : fastifyError(error)
  const { status, body, headers, code } = errorReply(known ?? error, req.id, route?.errors ?? null)
  // A caller that hung up while sending is no error of ours.
  const isGone = req.raw.destroyed && !req.raw.complete
  if (!known && !isGone) parts.context.log.error({ unit: 'http', method: req.method, route: route?.path, request_id: req.id, error: String(error), stack: error instanceof Error ? error.stack : undefined })
  finish(req, status, route, started, parts, { code })
  await throwAwayRest(req.raw, parts.context.time)
  // A stream that broke before its first byte has set the headers of the answer that it was to be.
  for (const name of Object.keys(reply.getHeaders())) if (!OF_THE_RATE.test(name)) reply.removeHeader(name)
  // What was not read to its end is not waited for: the connection is not kept for it.
  if (!req.raw.complete) reply.header('connection', 'close')
  return reply.code(status).headers({ 'x-request-id': req.id, 'content-type': 'application/json; charset=utf-8', ...headers }).send(JSON.stringify(body))
}

/** What the framework itself refuses, in our words. */
function fastifyError(error: unknown): DomainError | null {
  const { code: name, statusCode, message } = error as { code?: string; statusCode?: number; message?: string }
  if (!statusCode || statusCode >= 500) return null
  if (name === 'FST_ERR_BAD_URL' || name === 'FST_ERR_MAX_PARAM_LENGTH') return new DomainError('invalid_parameter', `The path cannot be read: a part of it is longer than ${PATH_PART_MAX} characters, or holds a % that begins no UTF-8 escape.`)
  const code = statusCode === 404 ? 'route_not_found' : statusCode === 415 ? 'unsupported_content_type' : 'invalid_parameter'
  return new DomainError(code, message ?? 'The request could not be read.')
}

function finish(req: FastifyRequest, status: number, route: Route | null, started: number, parts: ServerParts, more: Record<string, unknown>): void {
  const ms = Math.round((performance.now() - started) * 10) / 10
  parts.observe?.({ route: route?.path ?? 'none', method: req.method, status, ms })
  parts.context.log.info({ unit: 'http', method: req.method, route: route?.path ?? null, status, took_ms: ms, request_id: req.id, ...more })
}
