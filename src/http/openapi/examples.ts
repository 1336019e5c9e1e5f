import recorded from './examples.json' with { type: 'json' }

/** One real exchange: what was sent and what came back. */
export type Example = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown; form?: Record<string, unknown>; response?: unknown }

/** Recorded from the running service by `scripts/openapi/record-examples.ts`, by operation and by event name. */
export const EXAMPLES = recorded as { operations: Record<string, Example>; events: Record<string, unknown> }
