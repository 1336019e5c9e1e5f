import { z } from 'zod'
import { isoTime, type Mode } from '../kernel/index.ts'

export type EventRow = {
  event_id: string
  event: string
  occurred_at: number
  mode: Mode
  insured_ref: string | null
  consumer_ref: string | null
  document_id: string | null
  data: Record<string, unknown>
}

/** The event as it is delivered; the refs are left out where the data carries none. */
export const envelope = (row: EventRow) => ({
  event_id: row.event_id,
  event: row.event,
  occurred_at: isoTime(row.occurred_at),
  test: row.mode === 'test',
  ...(row.insured_ref !== null && { insured_ref: row.insured_ref }),
  ...(row.consumer_ref !== null && { consumer_ref: row.consumer_ref }),
  ...(row.document_id !== null && { document_id: row.document_id }),
  data: row.data,
})

/** An event in the API's answers. What `data` holds goes by the event's name. */
export const envelopeSchema = z.object({
  event_id: z.string(),
  event: z.string(),
  occurred_at: z.string(),
  test: z.boolean(),
  insured_ref: z.string().optional(),
  consumer_ref: z.string().optional(),
  document_id: z.string().optional(),
  data: z.record(z.string(), z.unknown()),
}).meta({ id: 'Event' })
