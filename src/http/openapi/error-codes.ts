import type { Route } from '../../kernel/index.ts'
import { listedStatus, statusOf } from '../errors.ts'

/** What each `error.code` means to the caller. Codes ending in `_not_found` are all read the same way. */
export const ERROR_CODES: Record<string, string> = {
  invalid_json: 'The body is not JSON.',
  invalid_multipart: 'The multipart form cannot be read.',
  invalid_parameter: 'A parameter cannot be read.',
  invalid_cursor: 'The cursor is not one that this list gave out for the same filter.',
  missing_key: 'No API key was sent.',
  invalid_key: 'The API key is unknown, revoked or expired.',
  scope_denied: 'The key lacks the scope, or the mode, that this call needs.',
  account_suspended: 'The account is suspended.',
  test_scenario_not_allowed: 'test_scenario was sent with a live key.',
  idempotency_in_progress: 'A call with the same idempotency key is still running.',
  version_conflict: 'Someone else changed the requirement set meanwhile.',
  version_already_published: 'The version is published, or was.',
  request_closed: 'The verification request is closed.',
  review_item_decided: 'The review item is decided already.',
  review_item_claimed: 'A colleague has the review item in hand.',
  thread_open: 'The conversation is still open: its raw mail can be fetched once it is closed.',
  line_verified: 'The source has confirmed the line as it stands.',
  clock_advancing: 'The test clock is still on its way.',
  unsupported_file_type: 'A file is of a type that is not accepted, told by its content.',
  unsupported_content_type: 'The body is of a content type that is not accepted.',
  validation_failed: 'The call can be read and is not allowed: error.param and error.details say where.',
  clock_bounds: 'The clock hours break 1 <= target <= hard <= 2160 or escalate <= hard.',
  received_at_invalid: 'received_at is not an ISO 8601 timestamp.',
  received_at_in_future: 'received_at is more than five minutes ahead.',
  requirement_set_ambiguous: 'The consumer has several requirement sets and none named default: name one.',
  applies_to_required: 'Publishing needs applies_to.',
  publish_not_allowed_with_source: 'A parsed text becomes a draft and is published later.',
  source_and_rules: 'Rules and a source text were sent together.',
  idempotency_key_reused: 'The idempotency key was used with other content.',
  file_too_large: 'A file is over 25 MiB.',
  too_many_files: 'More than 50 files in one push.',
  push_too_large: 'The push is over 100 MiB.',
  empty_file: 'A file is empty.',
  rate_limited: 'Too many calls with this key: wait as Retry-After says.',
  internal_error: 'Something went wrong in the service; the call may be repeated.',
}

/** Codes beyond what follows from the shape of a route. */
const OPERATION_CODES: Record<string, string[]> = {
  pushDocuments: ['invalid_json', 'test_scenario_not_allowed', 'received_at_invalid', 'received_at_in_future', 'requirement_set_ambiguous', 'requirement_set_not_found', 'program_not_found', 'clock_bounds'],
  createEngagement: ['clock_bounds', 'requirement_set_ambiguous', 'requirement_set_not_found', 'version_not_found', 'insured_not_found'],
  createRequirementSetVersion: ['source_and_rules', 'publish_not_allowed_with_source', 'applies_to_required', 'version_conflict'],
  publishRequirementSetVersion: ['applies_to_required', 'version_already_published', 'version_conflict', 'requirement_set_ambiguous', 'requirement_set_not_found'],
  previewRequirementSetVersion: ['requirement_set_ambiguous', 'requirement_set_not_found'],
  getRequirementSetVersion: ['requirement_set_ambiguous', 'requirement_set_not_found'],
  listRequests: ['consumer_not_found', 'engagement_not_found'],
  extendRequest: ['request_closed'],
  advanceTestClock: ['clock_advancing'],
  rotateWebhookSecret: ['webhook_not_found'],
  listThreads: ['engagement_not_found'],
  correctReviewField: ['line_verified'],
  getThreadMessageRaw: ['thread_open'],
  getEvidenceContent: ['thread_open'],
}
/** What a path parameter names, where its not-found code is not its own name. */
const THINGS: Record<string, string> = { insured_ref: 'insured', consumer_ref: 'consumer', program_ref: 'program', rule_id: 'rule' }
const thingOf = (parameter: string): string => THINGS[parameter] ?? parameter.replace(/_(id|ref)$/, '')

/** The codes a route may answer with, by the status each one leaves it with. */
export function codesOf(route: Route): Record<number, string[]> {
  const codes = ['missing_key', 'invalid_key', 'scope_denied', 'account_suspended', 'rate_limited', 'internal_error']
  const named = [...route.path.matchAll(/\{(\w+)\}/g)].map((m) => m[1]!)
  if (route.errors.includes(404)) codes.push(...named.map((name) => `${thingOf(name)}_not_found`))
  if (named.length || route.query || route.body) codes.push('validation_failed', 'invalid_parameter')
  if (route.query) codes.push('invalid_cursor')
  if (route.method !== 'GET') {
    codes.push('idempotency_key_reused', 'idempotency_in_progress', 'validation_failed')
    if (route.body) codes.push('invalid_json', 'unsupported_content_type')
    if (route.receive) codes.push('invalid_multipart', 'unsupported_content_type', 'unsupported_file_type', 'file_too_large', 'too_many_files', 'push_too_large', 'empty_file', 'validation_failed')
  }
  codes.push(...(OPERATION_CODES[route.operationId] ?? []))
  if (route.scope === 'operator' && route.method !== 'GET') codes.push('review_item_decided', 'review_item_claimed')
  const byStatus: Record<number, string[]> = {}
  for (const code of new Set(codes)) {
    const status = listedStatus(statusOf(code), route.errors)
    // A content type that is refused where 415 is not listed is told as unreadable JSON
    const told = status === 400 && code === 'unsupported_content_type' ? 'invalid_json' : code
    if (route.errors.includes(status) && !byStatus[status]?.includes(told)) (byStatus[status] ??= []).push(told)
  }
  return byStatus
}
