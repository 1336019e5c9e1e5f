import type { EventRow } from '../../events/index.ts'
import { type Context, keyOf, type Tenant } from '../../kernel/index.ts'
import { type EventPlace, findEvents } from '../event-log.ts'
import { gatherByKey } from '../gather.ts'
import { readSettings, type WebhookSettings } from '../settings.ts'

/** What an attempt needs: the event, null when it is no longer kept, and the webhook as it is set now. */
export type Loaded = { event: EventRow | null; webhook: WebhookSettings | null }
export type LoadDelivery = (tenant: Tenant, place: EventPlace) => Promise<Loaded>

/** Reads events and configuration for many deliveries at a time, of many accounts on one connection. */
export function createLoader(context: Context): LoadDelivery {
  return gatherByKey<Tenant, EventPlace, Loaded>(
    keyOf,
    (asked) =>
      context.store.readEach(
        asked.map(({ key, questions: places }) => ({
          tenant: key,
          fn: async (q) => {
            const [{ webhook }, events] = await Promise.all([readSettings(q, context), findEvents(q, places)])
            const byId = new Map(events.map((event) => [event.event_id, event]))
            return places.map((place) => ({ event: byId.get(place.event_id) ?? null, webhook }))
          },
        })),
      ),
    { questionsMax: 200, keysMax: 16, atOnce: 2 },
  )
}
