import type { SecureContextOptions } from 'node:tls'
import { Agent, buildConnector, type Dispatcher } from 'undici'
import { readTarget } from './check-url.ts'
import type { EgressAllow } from './egress-allow.ts'
import { assertDialled, guardedSocketOptions } from './guarded-connect.ts'
import { createResolver, RefusedAddress, type Resolve } from './guarded-lookup.ts'
import { isAddress, isPublicAddress } from './public-address.ts'

export type HttpPost = {
  url: string
  headers: Readonly<Record<string, string>>
  body: string | Uint8Array
  /** For the whole exchange: name, connection, request, answer to its last byte read. */
  timeoutMs: number
  /** Reading stops here; the rest of a longer answer is thrown away with its connection. */
  responseBytesMax: number
}

/** Where an exchange broke. `refused_*` never touched the network. */
export type HttpFailureReason = 'refused_url' | 'refused_address' | 'dns' | 'connect' | 'tls' | 'timeout' | 'closed' | 'protocol'

export type HttpAnswer = {
  ok: true
  status: number
  headers: Readonly<Record<string, string>>
  body: string
  bodyTruncated: boolean
  ms: number
}
export type HttpFailure = { ok: false; reason: HttpFailureReason; message: string; ms: number }

/** Outbound HTTP as a port: one POST, redirects not followed, never throws. */
export type HttpClient = {
  post(post: HttpPost): Promise<HttpAnswer | HttpFailure>
  close(): Promise<void>
}

export type HttpClientOptions = {
  allow: EgressAllow
  resolve?: Resolve
  /** Extra certificate authorities, for a network with its own. */
  ca?: SecureContextOptions['ca']
}

const HEADER_BYTES_MAX = 16_384
/** An attempt that was abandoned must not leave its dial running on. */
const CONNECT_TIMEOUT_MS = 15_000

export function createHttpClient({ allow, resolve = createResolver(), ca }: HttpClientOptions): HttpClient {
  // Two pools, so that a socket opened for a host the operator listed never serves one that must be public.
  const agents = { listed: guardedAgent(true, resolve, ca), open: guardedAgent(false, resolve, ca) }
  return {
    post: (post) => exchange(agents, allow, post),
    close: async () => {
      await Promise.all([agents.listed.destroy(), agents.open.destroy()])
    },
  }
}

async function exchange(agents: { listed: Agent; open: Agent }, allow: EgressAllow, post: HttpPost): Promise<HttpAnswer | HttpFailure> {
  const started = performance.now()
  const ms = () => Math.round(performance.now() - started)
  const target = readTarget(post.url, allow)
  if ('reason' in target) return { ok: false, reason: 'refused_url', message: target.message, ms: 0 }
  const { url } = target
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), post.timeoutMs)
  try {
    const answer = await (target.allowed ? agents.listed : agents.open).request({
      origin: url.origin,
      path: url.pathname + url.search,
      method: 'POST',
      headers: { ...post.headers, ...basicCredentials(url) },
      body: post.body,
      signal: stop.signal,
    })
    const { text, truncated } = await readBody(answer.body, post.responseBytesMax)
    return { ok: true, status: answer.statusCode, headers: flatten(answer.headers), body: text, bodyTruncated: truncated, ms: ms() }
  } catch (error) {
    if (stop.signal.aborted) return { ok: false, reason: 'timeout', message: `no complete answer within ${post.timeoutMs} ms`, ms: ms() }
    return { ok: false, ...describe(error), ms: ms() }
  } finally {
    clearTimeout(timer)
  }
}

async function readBody(body: Dispatcher.ResponseData['body'], bytesMax: number): Promise<{ text: string; truncated: boolean }> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    bytes += chunk.length
    // Leaving the loop destroys the body and with it the connection: an endless answer costs one socket.
    if (bytes > bytesMax) break
  }
  return { text: Buffer.concat(chunks).subarray(0, bytesMax).toString('utf8'), truncated: bytes > bytesMax }
}

function guardedAgent(allowed: boolean, resolve: Resolve, ca: HttpClientOptions['ca']): Agent {
  return new Agent({
    connect: guardedConnector(allowed, resolve, ca),
    allowH2: false,
    pipelining: 1,
    maxHeaderSize: HEADER_BYTES_MAX,
    // The exchange has one timer of its own; undici's would count each silence anew.
    headersTimeout: 0,
    bodyTimeout: 0,
  })
}

/** undici asks for a socket by host and port; literals never reach the look-up, so they are judged here. */
function guardedConnector(allowed: boolean, resolve: Resolve, ca: HttpClientOptions['ca']): buildConnector.connector {
  const connect = buildConnector({
    allowH2: false,
    timeout: CONNECT_TIMEOUT_MS,
    ...(ca !== undefined && { ca }),
    ...guardedSocketOptions({ allowed }, resolve),
  } as buildConnector.BuildOptions)
  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, '')
    if (!allowed && isAddress(host) && !isPublicAddress(host)) {
      return callback(new RefusedAddress(`${host} is not a public address`), null)
    }
    return connect({ ...options, hostname: host }, (...[error, socket]: Parameters<buildConnector.Callback>) => {
      if (error) return callback(error, null)
      try {
        assertDialled(socket, allowed)
      } catch (refused) {
        return callback(refused as Error, null)
      }
      return callback(null, socket)
    })
  }
}

const flatten = (headers: Record<string, string | string[] | undefined>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]))

/** Credentials in a URL travel as Basic authentication; the client library would drop them. */
function basicCredentials(url: URL): Record<string, string> {
  if (url.username === '' && url.password === '') return {}
  const plain = [url.username, url.password].map(decodeURIComponent).join(':')
  return { authorization: `Basic ${Buffer.from(plain).toString('base64')}` }
}

function describe(error: unknown): { reason: HttpFailureReason; message: string } {
  const found = error instanceof AggregateError ? (error.errors[0] as Error) : (error as Error)
  const code = (found as NodeJS.ErrnoException).code ?? ''
  const message = found.message.slice(0, 300)
  if (code === 'REFUSED_ADDRESS') return { reason: 'refused_address', message }
  if (/^(ENOTFOUND|ENODATA|ESERVFAIL|ETIMEOUT|EAI_|EREFUSED|ENONAME|EBADRESP|EBADNAME|EFORMERR)/.test(code))
    return { reason: 'dns', message }
  if (/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT)$/.test(code))
    return { reason: 'connect', message }
  if (/^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO|HOSTNAME_MISMATCH)/.test(code)) return { reason: 'tls', message }
  if (/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/.test(code)) return { reason: 'closed', message }
  return { reason: 'protocol', message }
}
