import { DomainError } from '../kernel/index.ts'

/** The only place that knows which status a code answers with. Codes ending in `_not_found` are 404. */
const STATUS: Record<string, number> = {
  invalid_json: 400, invalid_multipart: 400, invalid_parameter: 400, invalid_cursor: 400,
  missing_key: 401, invalid_key: 401,
  scope_denied: 403, account_suspended: 403, test_scenario_not_allowed: 403, not_in_live_mode: 403, link_expired: 403,
  idempotency_in_progress: 409, version_conflict: 409, version_already_published: 409, request_closed: 409, review_item_decided: 409, review_item_claimed: 409, line_verified: 409, clock_advancing: 409,
  unsupported_file_type: 415, unsupported_content_type: 415,
  rate_limited: 429, internal_error: 500, shutting_down: 503,
}
export const statusOf = (code: string): number => (code.endsWith('_not_found') ? 404 : (STATUS[code] ?? 422))

/** Where a route does not list a status, the nearest one it does list. */
const NEAREST: Record<number, number[]> = { 400: [422, 404], 422: [400, 409, 404], 409: [429, 422], 415: [400, 422], 404: [422, 400], 503: [500] }
export function listedStatus(status: number, listed: readonly number[] | null): number {
  if (!listed || listed.includes(status)) return status
  return NEAREST[status]?.find((s) => listed.includes(s)) ?? status
}

export type ErrorReply = { status: number; code: string; body: { error: Record<string, unknown> }; headers: Record<string, string> }

/** Any failure as the contract's error body. What is not a DomainError tells the caller nothing but its request_id. */
export function errorReply(error: unknown, requestId: string, listed: readonly number[] | null): ErrorReply {
  const known = error instanceof DomainError ? error : new DomainError('internal_error', 'Something went wrong on our side. Try again; if it stays, write to us with the request_id.')
  const headers: Record<string, string> = {}
  if (known.retryAfterSeconds !== undefined) headers['retry-after'] = String(known.retryAfterSeconds)
  if (known.code === 'missing_key' || known.code === 'invalid_key') headers['www-authenticate'] = 'Bearer'
  let code = known.code
  const status = listedStatus(statusOf(code), listed)
  if (status === 400 && code === 'unsupported_content_type') code = 'invalid_json'
  const details = known.details.length ? { details: known.details } : {}
  return { status, code, headers, body: { error: { code, message: known.message, request_id: requestId, param: known.param, ...details } } }
}
