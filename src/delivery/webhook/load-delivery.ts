import type { EventRow } from '../../events/index.ts'
import type { Context, Tenant } from '../../kernel/index.ts'
import { type EventPlace, findEvents } from '../event-log.ts'
import { gatherByKey } from '../gather.ts'
import { readSettings, type WebhookSettings } from '../settings.ts'

/** What an attempt needs: the event, null when it is no longer kept, and the webhook as it is set now. */
export type Loaded = { event: EventRow | null; webhook: WebhookSettings | null }
export type LoadDelivery = (tenant: Tenant, place: EventPlace) => Promise<Loaded>

/** Reads events and configuration for many deliveries of an account at a time. */
export function createLoader(context: Context): LoadDelivery {
  const read = (tenant: Tenant, places: EventPlace[]): Promise<Loaded[]> =>
    context.store.read(tenant, async (q) => {
      const [{ webhook }, events] = await Promise.all([readSettings(q, context), findEvents(q, places)])
      const byId = new Map(events.map((event) => [event.event_id, event]))
      return places.map((place) => ({ event: byId.get(place.event_id) ?? null, webhook }))
    })
  return gatherByKey((tenant) => `${tenant.accountId}/${tenant.mode}`, read)
}
