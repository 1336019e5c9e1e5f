import createFetchClient, { type Client as FetchClient } from 'openapi-fetch'
import type { components, paths } from './contract.ts'
import { canBeSentAgain, multipartBody, type Push } from './multipart-body.ts'
import { type RetryOptions, sendUntilAnswered } from './retrying-fetch.ts'
import { ServiceError } from './service-error.ts'

export type ClientOptions = { baseUrl: string; apiKey: string } & Partial<RetryOptions>
type Page = { responses: { 200: { content: { 'application/json': { data: unknown[]; next_cursor: string | null } } } } }
/** The paths whose GET answers in pages. */
export type ListPath = { [P in keyof paths]: paths[P] extends { get: Page } ? P : never }[keyof paths]
type ListOf<P extends ListPath> = paths[P] extends { get: infer G } ? G : never
export type Item<P extends ListPath> = ListOf<P> extends { responses: { 200: { content: { 'application/json': { data: (infer T)[] } } } } } ? T : never
type ListParams<P extends ListPath> = ListOf<P> extends { parameters: infer Q } ? { [K in keyof Q as K extends 'path' | 'query' ? K : never]: Q[K] } : never
type EventFilter = Omit<NonNullable<paths['/v1/events']['get']['parameters']['query']>, 'follow' | 'cursor'>
type Answer<T> = { data?: T; error?: unknown; response: Response }

export type Client = {
  /** Every operation by its path, typed: `api.GET('/v1/engagements/{engagement_id}', { params })`. */
  api: FetchClient<paths>
  /** What a call answers; throws ServiceError where it was refused. */
  data<T>(answer: Promise<Answer<T>>): Promise<T>
  /** Every item of a list, page after page. */
  list<P extends ListPath>(path: P, params?: ListParams<P>): AsyncIterable<Item<P>>
  /** Every event that has become readable since the mark, newest first, and the mark to keep for the next time; without one, all there are. No event is missed or told twice. */
  follow(mark?: string, query?: EventFilter): Promise<{ events: Item<'/v1/events'>[]; mark: string }>
  /** Pushes files, streamed: memory does not grow with their size. */
  push(push: Push, options?: { idempotencyKey?: string }): Promise<components['schemas']['PushReceipt']>
}

const DEFAULTS: RetryOptions = {
  fetch: (request) => fetch(request),
  retriesMax: 4,
  waitMsMax: 60_000,
  timeoutMs: 60_000,
  sleep: (ms) => new Promise((done) => setTimeout(done, ms)),
  random: Math.random,
  now: Date.now,
}

/** A client for one key. Calls are repeated where that is safe, and it is: each write has an idempotency key. */
export function createClient({ baseUrl, apiKey, ...given }: ClientOptions): Client {
  const options: RetryOptions = { ...DEFAULTS, ...given }
  const headers = { authorization: `Bearer ${apiKey}` }
  const base = baseUrl.replace(/\/+$/, '')
  const api = createFetchClient<paths>({ baseUrl: base, headers, fetch: (request) => sendUntilAnswered(() => request.clone(), true, options) })
  return { api, data, follow: (mark, query) => followEvents(api, mark, query), list: (path, params) => pages(api, path, params) as AsyncIterable<never>, push: (push, more) => send(base, headers, options, push, more?.idempotencyKey) }
}

async function data<T>(answer: Promise<Answer<T>>): Promise<T> {
  const { data: body, error, response } = await answer
  if (!response.ok) throw new ServiceError(response, error)
  return body as T
}

async function* pages(api: FetchClient<paths>, path: ListPath, params: { path?: object; query?: object } = {}): AsyncIterable<unknown> {
  const get = api.GET as unknown as (path: string, init: unknown) => Promise<Answer<{ data: unknown[]; next_cursor: string | null }>>
  let cursor: string | undefined
  do {
    const page = await data(get(path, { params: { ...params, query: { ...params.query, ...(cursor !== undefined && { cursor }) } } }))
    yield* page.data
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
}

async function followEvents(api: FetchClient<paths>, mark = 'start', query: EventFilter = {}): Promise<{ events: Item<'/v1/events'>[]; mark: string }> {
  const events: Item<'/v1/events'>[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await data(api.GET('/v1/events', { params: { query: { limit: 200, ...query, follow: mark, ...(cursor !== undefined && { cursor }) } } }))
    events.push(...page.data)
    if (page.next_cursor === null) return { events, mark: page.follow! }
    cursor = page.next_cursor
  }
}

async function send(base: string, headers: Record<string, string>, options: RetryOptions, push: Push, key: string | undefined): Promise<components['schemas']['PushReceipt']> {
  const make = (): Request => {
    const { contentType, body } = multipartBody(push)
    return new Request(`${base}/v1/documents`, { method: 'POST', headers: { ...headers, 'content-type': contentType, ...(key !== undefined && { 'idempotency-key': key }) }, body, duplex: 'half' } as RequestInit)
  }
  const response = await sendUntilAnswered(make, canBeSentAgain(push), options)
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new ServiceError(response, body)
  return body as components['schemas']['PushReceipt']
}
