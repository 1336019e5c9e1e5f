import { createHash } from 'node:crypto'
import { type Context, DomainError, type Reply, type Tx } from '../kernel/index.ts'
import { errorReply } from './errors.ts'

const WAIT_MS = 10_000
const KEY_MAX = 255
type Stored = { fingerprint: Buffer; status: number | null; response: Buffer | null }

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : value && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([k, v]) => [k, sorted(v)]))
      : value
const fingerprintOf = (content: unknown): Buffer => createHash('sha256').update(JSON.stringify(sorted(content)) ?? '').digest()

export const isIdempotencyKey = (key: string): boolean => key.length > 0 && key.length <= KEY_MAX && /^[\x20-\x7e]+$/.test(key)
/** `param` is what the key was sent in: the header, or the form field that stands for it. */
export function checkIdempotencyKey(key: string, param: string): void {
  if (!isIdempotencyKey(key)) throw new DomainError('validation_failed', `An idempotency key is 1 to ${KEY_MAX} printable ASCII characters.`, { param })
}

/** A replay: the stored answer, marked as one. */
function replay(context: Context, seal: string, stored: Stored): Reply {
  const body = JSON.parse(context.secrets.open(stored.response!, seal).toString()) as Record<string, unknown>
  const marked = body && typeof body === 'object' ? { ...body, idempotent_replay: true } : body
  return { status: stored.status!, body: marked, headers: { 'idempotent-replayed': 'true' } }
}

/**
 * Runs `operation` once for a key: claim, effects and stored answer commit together, in the caller's transaction.
 * A second call with the same key waits on the claim's row until the first has committed, then replays.
 */
export async function once(
  tx: Tx,
  context: Context,
  call: { route: string; key: string; param: string; content: unknown; requestId: string; errors: readonly number[] },
  operation: () => Promise<Reply>,
): Promise<Reply> {
  const fingerprint = fingerprintOf(call.content)
  const seal = `idempotency ${tx.accountId} ${tx.mode} ${call.route} ${call.key}`
  // Lanes have a shorter one already.
  if (!tx.isLane) await tx.count(`SET LOCAL lock_timeout = ${WAIT_MS}`)
  let claimed: number
  try {
    claimed = await tx.count(
      `INSERT INTO idempotency_keys (account_id, mode, route, key, fingerprint, created_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (account_id, mode, route, key) DO NOTHING`,
      [tx.accountId, tx.mode, call.route, call.key, fingerprint, tx.wallNow],
    )
  } catch (error) {
    if (!tx.isLane && (error as { code?: string }).code === '55P03') throw new DomainError('idempotency_in_progress', 'A call with this idempotency key is still running; try again in a few seconds.', { param: call.param, retryAfterSeconds: 2 })
    throw error
  }
  if (!tx.isLane) await tx.count('SET LOCAL lock_timeout = 0')
  if (!claimed) {
    const stored = await tx.one<Stored>('SELECT fingerprint, status, response FROM idempotency_keys WHERE account_id = $1 AND mode = $2 AND route = $3 AND key = $4', [tx.accountId, tx.mode, call.route, call.key])
    if (!stored.fingerprint.equals(fingerprint)) throw new DomainError('idempotency_key_reused', 'This idempotency key was used with other content; use a new key for a new call.', { param: call.param })
    return replay(context, seal, stored)
  }
  let reply: Reply
  try {
    reply = tx.isLane ? await operation() : await tx.savepoint(operation)
  } catch (error) {
    // What a lane did cannot be undone by itself: the call is made again alone, and its refusal kept then.
    if (tx.isLane || !(error instanceof DomainError)) throw error
    const refused = errorReply(error, call.requestId, call.errors)
    // Nor is a refusal that asks to be called again later: replayed, it would ask for ever.
    if ([401, 403, 429].includes(refused.status) || refused.status >= 500 || error.retryAfterSeconds !== undefined) throw error
    reply = { status: refused.status, body: refused.body, headers: refused.headers }
  }
  await tx.count('UPDATE idempotency_keys SET status = $5, response = $6 WHERE account_id = $1 AND mode = $2 AND route = $3 AND key = $4', [
    tx.accountId,
    tx.mode,
    call.route,
    call.key,
    reply.status,
    context.secrets.seal(JSON.stringify(reply.body), seal),
  ])
  return reply
}
