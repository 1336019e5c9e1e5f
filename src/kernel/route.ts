import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { ZodType, z } from 'zod'
import type { Context } from './context.ts'
import type { Query } from './database/db.ts'
import type { DomainError } from './errors.ts'
import type { Tenant } from './database/tenant.ts'
import type { Store } from './database/store.ts'
import type { Tx } from './database/transaction.ts'

type Scope = 'documents' | 'engagements' | 'requirements' | 'programs' | 'delivery' | 'read' | 'operator'
/** Who calls: one key of one account in one mode. `operator` is the service's own staff. */
export type Caller = { tenant: Tenant; keyId: string; scopes: ReadonlySet<string>; requestId: string; operator?: string }

/** What a route answers: a JSON body, text that is already JSON, or bytes. */
export type Reply = { status: number; body: unknown; json?: string; stream?: Readable; headers?: Record<string, string> }
export type Received = {
  input: unknown
  fingerprint: unknown
  idempotencyKey?: string | undefined
  /** What was read whole and is not allowed: the answer of the call, kept under its idempotency key like any other. */
  refusal?: DomainError
  /** Called when the call is over, however it ended: gives up what was staged and not kept. */
  discard?: () => Promise<void>
}

export type RouteInput<P, Q, B> = { params: P; query: Q; body: B; caller: Caller }

type Common<P extends ZodType, Q extends ZodType, B extends ZodType> = {
  /** `{name}` marks a path parameter. */
  path: string
  operationId: string
  summary: string
  tag: string
  scope: Scope
  /** Of staff routes: the account and mode that what the path names belongs to; throws its not-found. Absent: the service itself. */
  tenantOf?: (store: Store, params: Record<string, string>) => Promise<Tenant>
  params?: P
  query?: Q
  body?: B
  /** true reads an absent body as {}. */
  bodyOptional?: boolean
  responses: Record<number, { description: string; schema: ZodType }>
  /** The error statuses the contract lists; no other leaves the route. */
  errors: readonly number[]
  example?: { params?: Record<string, string>; query?: Record<string, string>; body?: unknown; response: unknown }
}
export type ReadRoute<P extends ZodType = ZodType, Q extends ZodType = ZodType> = Common<P, Q, ZodType> & {
  method: 'GET'
  read: (query: Query, input: RouteInput<z.infer<P>, z.infer<Q>, undefined>, context: Context) => Promise<Reply>
}
export type WriteRoute<P extends ZodType = ZodType, Q extends ZodType = ZodType, B extends ZodType = ZodType> = Common<P, Q, B> & {
  method: 'POST' | 'PUT'
  /** Takes the body in itself, before the transaction (multipart streams). */
  receive?: (req: IncomingMessage, caller: Caller, context: Context) => Promise<Received>
  /** The body's content type where it is not JSON, for the contract's document. */
  multipart?: ZodType
  /** What is worked out of a body of the right shape before the transaction, since it takes long; what it throws refuses the call. */
  prepare?: (input: z.infer<B>, context: Context) => Promise<z.infer<B>>
  /** What a call is about, where it may share its transaction with calls about other things (`Store.sharedTx`); null: it may not. */
  sharedKey?: (input: z.infer<B>) => string | null
  write: (tx: Tx, input: RouteInput<z.infer<P>, z.infer<Q>, z.infer<B>>, context: Context) => Promise<Reply>
}
// Any: a table of routes holds routes of every shape
export type Route = ReadRoute<any, any> | WriteRoute<any, any, any>

export const readRoute = <P extends ZodType, Q extends ZodType>(route: Omit<ReadRoute<P, Q>, 'method'>): Route => ({ ...route, method: 'GET' }) as Route
export const writeRoute = <P extends ZodType, Q extends ZodType, B extends ZodType>(route: WriteRoute<P, Q, B>): Route => route as Route

export const ok = (body: unknown): Reply => ({ status: 200, body })
