import { DomainError } from './errors.ts'

type Setting = { name: string; fallback: string; what: string; secret?: boolean; check?: (value: string) => string | null }

const whole = (min: number, max: number) => (value: string) => (/^\d+$/.test(value) && Number(value) >= min && Number(value) <= max ? null : `must be a whole number from ${min} to ${max}`)
const oneOf = (...values: string[]) => (value: string) => (values.includes(value) ? null : `must be one of ${values.join(', ')}`)
/** A port that may be left out. */
const port = (value: string) => (value ? whole(0, 65535)(value) : null)
/** An address that may be left out and begins with one of these. */
const begins = (...starts: string[]) => (value: string) => (!value || starts.some((s) => value.startsWith(s) && value.length > s.length) ? null : `must begin with ${starts.join(' or ')}`)
const DATABASE = begins('postgres://', 'postgresql://')

/** Every environment variable the service reads, in one list: `ivs config` prints it. */
const SETTINGS = [
  { name: 'HOST', fallback: '127.0.0.1', what: 'address the API listens on' },
  { name: 'PORT', fallback: '8080', what: 'port the API listens on; 0 takes a free one', check: whole(0, 65535) },
  { name: 'IVS_ROLE', fallback: 'all', what: 'all, api or worker', check: oneOf('all', 'api', 'worker') },
  { name: 'IVS_DATA_DIR', fallback: './data', what: 'folder of the embedded database, blobs, kept mail and keys.json' },
  { name: 'DATABASE_URL', fallback: '', what: "a PostgreSQL 15+ of your own; absent: the embedded one. The url's user owns the schema", secret: true, check: DATABASE },
  { name: 'IVS_DATABASE_SERVICE_URL', fallback: '', what: 'connects as the service role itself; absent: derived from DATABASE_URL', secret: true, check: DATABASE },
  { name: 'IVS_DATABASE_POOL', fallback: '24', what: 'connections a process keeps, up to four of them for claims and keys', check: whole(2, 500) },
  { name: 'IVS_DATABASE_POOLER', fallback: 'none', what: 'transaction: behind pgbouncer in transaction mode, without named statements', check: oneOf('none', 'transaction') },
  { name: 'IVS_BLOB_URL', fallback: '', what: 'file:///path or s3://bucket/prefix?region=…&endpoint=…; absent: a folder in the data folder', check: begins('file:///', 's3://') },
  { name: 'IVS_SECRET_KEY', fallback: '', what: '32 bytes or more, base64: encrypts secrets at rest; absent: made and kept in the data folder', secret: true },
  { name: 'IVS_PUBLIC_URL', fallback: '', what: 'base of the links in emails and exports; absent: http://HOST:PORT', check: begins('https://', 'http://') },
  { name: 'IVS_SMTP_URL', fallback: '', what: 'smtp(s)://user:password@host:port for outgoing mail; absent: mail is kept in the data folder', secret: true, check: begins('smtp://', 'smtps://') },
  { name: 'IVS_MAIL_DOMAIN', fallback: 'mail.localhost', what: 'domain that outreach is sent from and replies come back to' },
  { name: 'IVS_SMTP_IN_PORT', fallback: '', what: 'port of the inbound mail server; absent: none', check: port },
  { name: 'IVS_SMTP_IN_HOST', fallback: '127.0.0.1', what: 'address of the inbound mail server' },
  { name: 'IVS_SMTP_IN_CERT_FILE', fallback: '', what: 'PEM certificate of the inbound mail server, for STARTTLS; absent: none' },
  { name: 'IVS_SMTP_IN_KEY_FILE', fallback: '', what: 'PEM private key of that certificate' },
  { name: 'IVS_IMAP_URL', fallback: '', what: 'imap(s)://user:password@host:port/mailbox to poll for replies; ?tls=unchecked takes any certificate, for closed networks; absent: none', secret: true, check: begins('imap://', 'imaps://') },
  { name: 'IVS_IMAP_SECONDS', fallback: '15', what: 'seconds between two looks into that mailbox', check: whole(1, 3600) },
  { name: 'IVS_MAIL_PER_MINUTE', fallback: '20', what: 'emails a minute that one recipient domain gets at most, after a burst of half of that', check: whole(1, 100_000) },
  { name: 'IVS_TEST_ANSWER_MS', fallback: '1500', what: 'milliseconds that the simulated source of test mode takes to answer', check: whole(0, 600_000) },
  { name: 'IVS_DKIM_KEY_FILE', fallback: '', what: 'PEM private key that signs outgoing mail; absent: one is made for the mail domain and kept sealed' },
  { name: 'IVS_DKIM_SELECTOR', fallback: 'ivs', what: 'DKIM selector of that key' },
  { name: 'IVS_DNS_FILE', fallback: '', what: 'JSON file that answers DNS questions about mail senders instead of the resolver, for closed networks' },
  { name: 'IVS_EGRESS_ALLOW', fallback: '', what: 'hosts, comma-separated, that webhooks and batch destinations may reach over http or on private addresses' },
  { name: 'IVS_RATE_LIMIT', fallback: '100', what: 'requests a second and key, bursts of twice that; 0 turns it off', check: whole(0, 1_000_000) },
  { name: 'IVS_EXTRACTION_CHILDREN', fallback: '2', what: 'processes that read documents', check: whole(1, 64) },
  { name: 'IVS_LOG_LEVEL', fallback: 'info', what: 'fatal, error, warn, info, debug or silent', check: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent') },
] as const satisfies readonly Setting[]

type Name = (typeof SETTINGS)[number]['name']
export type Config = Readonly<Record<Name, string>>

/** Reads and checks the environment; the first thing that is wrong is told in one line. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const config: Record<string, string> = {}
  for (const setting of SETTINGS as readonly Setting[]) {
    const value = env[setting.name] || setting.fallback
    const wrong = setting.check?.(value)
    if (wrong) throw new DomainError('config', `${setting.name}=${setting.secret ? '(secret)' : JSON.stringify(value)} ${wrong}.`)
    config[setting.name] = value
  }
  return config as Config
}

/** One line a setting for people; secrets are only said to be set or not. */
export const describeConfig = (config: Config): string[] =>
  (SETTINGS as readonly Setting[]).map((s) => {
    const value = config[s.name as Name]
    return `${s.name}=${s.secret ? (value ? '(set)' : '') : value}\n    ${s.what}${s.fallback ? ` (default ${s.fallback})` : ''}`
  })
