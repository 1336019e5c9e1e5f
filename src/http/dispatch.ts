import type { IncomingMessage } from 'node:http'
import { type Caller, type Context, DomainError, type Received, type Reply, type Route, type Tx } from '../kernel/index.ts'
import { checkIdempotencyKey, isIdempotencyKey, once } from './idempotency.ts'
import { findUnstorable, parsePart } from './validate.ts'

/** One authenticated call, free of any web framework: what the server, the tests and the simulator all go through. */
export type Call = {
  params: Record<string, string>
  query: Record<string, unknown>
  /** The JSON body; undefined when there was none. */
  body: unknown
  idempotencyKey: string | undefined
  caller: Caller
  req?: IncomingMessage
}

type WriteRoute = Extract<Route, { method: 'POST' | 'PUT' }>

/** Validates, then reads, or writes in one transaction with the idempotency claim. */
export async function dispatch(route: Route, call: Call, context: Context): Promise<Reply> {
  const { caller } = call
  // A cursor is never kept: one with such characters is no cursor that was given out, and says so.
  const bad = findUnstorable(call.params) ?? (route.query && findUnstorable({ ...call.query, cursor: undefined }))
  if (bad) throw new DomainError('validation_failed', `${bad} holds characters that cannot be stored.`, { param: bad })
  const params = route.params ? parsePart(route.params, call.params, 'params') : call.params
  const query = route.query ? parsePart(route.query, call.query, 'query') : {}
  if (route.method === 'GET') return context.store.read(caller.tenant, (q) => route.read(q, { params, query, body: undefined, caller }, context))
  const received = await receive(route, call, context)
  try {
    await prepare(route, received, context)
    return await write(route, call, context, received, { params, query })
  } finally {
    // A replayed or refused push has files on disk that no row will name; those that were kept are not touched.
    await received.discard?.()
  }
}

async function write(route: WriteRoute, call: Call, context: Context, received: Received, { params, query }: { params: unknown; query: unknown }): Promise<Reply> {
  const { caller } = call
  const key = call.idempotencyKey ?? received.idempotencyKey
  if (received.refusal && key === undefined) throw received.refusal
  const operation = async (tx: Tx) => {
    if (received.refusal) throw received.refusal
    return route.write(tx, { params, query, body: received.input, caller }, context)
  }
  const about = received.refusal ? null : (route.sharedKey?.(received.input as never) ?? null)
  const transact = (keys: string[], fn: (tx: Tx) => Promise<Reply>) => (about === null ? context.store.tx(caller.tenant, fn) : context.store.sharedTx(caller.tenant, [about, ...keys], fn))
  // A route that may not answer 422 runs without a key that is none, rather than with a status of another route.
  if (key === undefined || (!route.errors.includes(422) && !isIdempotencyKey(key))) return transact([], operation)
  const param = call.idempotencyKey === undefined ? 'idempotency_key' : 'Idempotency-Key'
  checkIdempotencyKey(key, param)
  return transact([`idempotency ${key}`], (tx) =>
    once(
      tx,
      context,
      { route: `${route.method} ${route.path}`, key, param, content: { params: call.params, query: route.query ? call.query : {}, body: received.fingerprint }, requestId: caller.requestId, errors: route.errors },
      () => operation(tx),
    ),
  )
}

async function prepare(route: WriteRoute, received: Received, context: Context): Promise<void> {
  if (!route.prepare || received.refusal) return
  try {
    received.input = await route.prepare(received.input, context)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    received.refusal = error
  }
}

async function receive(route: WriteRoute, call: Call, context: Context): Promise<Received> {
  if (route.receive && call.req && call.body === undefined && (!route.body || isMultipart(call.req))) return route.receive(call.req, call.caller, context)
  if (!route.body) return { input: {}, fingerprint: null }
  const body = call.body === undefined && route.bodyOptional ? {} : call.body
  const unstorable = findUnstorable(body)
  if (unstorable) throw new DomainError('validation_failed', `${unstorable} holds characters that cannot be stored.`, { param: unstorable })
  if (body === null || typeof body !== 'object' || Array.isArray(body)) throw new DomainError('validation_failed', 'The body must be a JSON object.')
  try {
    return { input: parsePart(route.body, body, 'body'), fingerprint: body }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { input: null, fingerprint: body, refusal: error }
  }
}

const isMultipart = (req: IncomingMessage): boolean => (req.headers['content-type'] ?? '').toLowerCase().startsWith('multipart/')
