import { type EgressAllow, isAllowedHost } from './egress-allow.ts'
import { isAddress, isPublicAddress } from './public-address.ts'

export type RefusalReason = 'malformed' | 'scheme' | 'private_address' | 'internal_name'

/** Why an address may not be contacted; `message` is safe to show to the account. */
export type Refusal = { reason: RefusalReason; message: string }

/** A place that passed: the host as it will be dialled (IPv6 without brackets), and whether the operator listed it. */
export type Target = { url: URL; host: string; port: number; allowed: boolean }

const URL_CHARS_MAX = 2048
const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'https:': 443, 'http:': 80 }

/** Names that never leave a private network: RFC 6761, 6762, 8375, and the suffix ICANN reserved for private use. */
const INTERNAL_SUFFIXES = ['localhost', 'local', 'internal', 'home.arpa', 'localdomain', 'intranet', 'lan', 'corp']

const refuse = (reason: RefusalReason, message: string): Refusal => ({ reason, message })

/** Refuses a URL that a webhook or an object store may not have; null when it may. Meant for the moment it is configured. */
export function checkUrl(url: string, allow: EgressAllow): Refusal | null {
  const target = readTarget(url, allow)
  return 'reason' in target ? target : null
}

/** Refuses a host that a destination without a URL (SFTP) may not have; null when it may. */
export function checkHost(host: string, port: number, allow: EgressAllow): Refusal | null {
  const target = readHostTarget(host, port, allow)
  return 'reason' in target ? target : null
}

/** Parses and checks a URL once; every connection is then made from the parts returned, never from the text again. */
export function readTarget(text: string, allow: EgressAllow): Target | Refusal {
  if (text.length > URL_CHARS_MAX) return refuse('malformed', `a URL has at most ${URL_CHARS_MAX} characters`)
  // The WHATWG parser drops tabs and newlines, so what it reads is not what a person reads.
  if (/[\s\p{Cc}\\]/u.test(text)) return refuse('malformed', 'a URL has no spaces, control characters or backslashes')
  const url = URL.parse(text)
  const defaultPort = url && DEFAULT_PORTS[url.protocol]
  if (!url) return refuse('malformed', 'not a URL')
  if (!defaultPort) return refuse('scheme', 'only https URLs are contacted')
  const port = url.port === '' ? defaultPort : Number(url.port)
  const allowed = isAllowedHost(allow, writtenHost(text), port)
  if (url.protocol === 'http:' && !allowed) return refuse('scheme', 'only https URLs are contacted')
  return checkName({ url, host: bareHost(url.hostname), port, allowed })
}

/** The same for a host and port that come without a URL. */
export function readHostTarget(host: string, port: number, allow: EgressAllow): Target | Refusal {
  const bracketed = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host
  if (!/^(\[[0-9a-f:.]+\]|[^\s\p{Cc}/\\@?#:[\]]+)$/iu.test(bracketed) || host.length > 255) return refuse('malformed', 'not a host name')
  const url = URL.parse(`https://${bracketed}/`)
  if (!url || !Number.isInteger(port) || port < 1 || port > 65535) return refuse('malformed', 'not a host and port')
  return checkName({ url, host: bareHost(url.hostname), port, allowed: isAllowedHost(allow, bracketed, port) })
}

function checkName(target: Target): Target | Refusal {
  if (target.allowed) return target
  const { host } = target
  if (isAddress(host)) return isPublicAddress(host) ? target : refuse('private_address', `${host} is not a public address`)
  const name = host.endsWith('.') ? host.slice(0, -1) : host
  const internal = !name.includes('.') || INTERNAL_SUFFIXES.some((suffix) => name.endsWith(`.${suffix}`))
  return internal ? refuse('internal_name', `${host} is not a public host name`) : target
}

const bareHost = (hostname: string) => hostname.replace(/^\[|\]$/g, '')

/** The host between `//` (and any credentials) and the port, untouched by the parser that folds 0x7f.1 into 127.0.0.1. */
function writtenHost(text: string): string {
  const authority = /^[a-z]+:\/\/([^/?#]*)/i.exec(text)?.[1] ?? ''
  const hostAndPort = authority.slice(authority.lastIndexOf('@') + 1)
  return hostAndPort.replace(/:\d*$/, '')
}
