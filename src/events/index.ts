/** The public log: every room appends, delivery drains. */
export { appendEvent, type NewEvent } from './append-event.ts'
export { envelope, envelopeSchema, type EventRow } from './envelope.ts'
export { EMITTED_EVENTS, type EventName, NEVER_EMITTED_EVENTS } from './event-names.ts'
export { type EventFilter, findEvent, listEvents, listEventsBetween, listEventsOfEngagement } from './table.ts'
