import { z } from 'zod'
import { isoTime, isoTimeOrNull } from '../kernel/index.ts'
import { BATCH_FORMATS } from './batch/columns.ts'
import { BATCH_SCHEDULES } from './batch/periods.ts'
import type { Destination } from './destinations/destination.ts'
import type { NewConfiguration } from './put-configuration.ts'
import { publicDestination, type Settings } from './settings.ts'
import { DEFAULT_SUBSCRIPTION, EVERYTHING } from './subscriptions.ts'
import { hidePassword } from './webhook/hide-password.ts'

const name = z.string().min(1).max(255)
const secretText = z.string().min(1).max(20_000)
const events = z.array(z.string().max(100)).min(1).max(100)

const destinationSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('s3'),
    bucket: name,
    region: name,
    prefix: z.string().max(512).default(''),
    endpoint: z.string().max(2048).optional(),
    credentials: z.strictObject({ access_key_id: secretText, secret_access_key: secretText, session_token: secretText.optional() }),
  }),
  z.strictObject({
    type: z.literal('sftp'),
    host: name,
    port: z.number().int().min(1).max(65535).default(22),
    username: name,
    private_key: secretText.optional(),
    password: secretText.optional(),
    host_key: secretText,
    prefix: z.string().max(512).default(''),
  }),
  z.strictObject({ type: z.literal('download') }),
])

/** The body of PUT /v1/delivery. null means left out. */
export const configurationBody = z.strictObject({
  webhook: z
    .strictObject({ url: z.string().min(1).max(2048), events: events.nullable().optional() })
    .nullable()
    .optional(),
  batch: z
    .strictObject({
      schedule: z.enum(BATCH_SCHEDULES),
      hour_utc: z.number().int().min(0).max(23).nullable().optional(),
      format: z.enum(BATCH_FORMATS).nullable().optional(),
      events: events.nullable().optional(),
      include_snapshot: z.boolean().nullable().optional(),
      destination: destinationSchema.nullable().optional(),
    })
    .nullable()
    .optional(),
})

/** The configuration that a body asks for, defaults filled in. */
export function readConfiguration({ webhook, batch }: z.infer<typeof configurationBody>): NewConfiguration {
  return {
    webhook: webhook ? { url: webhook.url, events: webhook.events ?? [...DEFAULT_SUBSCRIPTION] } : null,
    batch: batch
      ? {
          schedule: batch.schedule,
          hour_utc: batch.hour_utc ?? 0,
          format: batch.format ?? 'jsonl',
          events: batch.events ?? [...EVERYTHING],
          include_snapshot: batch.include_snapshot ?? false,
          destination: (batch.destination ?? { type: 'download' }) as Destination,
        }
      : null,
  }
}

const time = z.string().nullable()
const statsSchema = z.object({
  status: z.enum(['active', 'failing', 'disabled']),
  last_success_at: time,
  last_failure_at: time,
  pending: z.number().int(),
  delivered_24h: z.number().int(),
  failed_24h: z.number().int(),
}).meta({ id: 'WebhookStats' })
export type Stats = z.infer<typeof statsSchema>

const webhookSchema = z.object({
  url: z.string(),
  events: z.array(z.string()),
  secret: z.string().optional(),
  previous_secret_expires_at: time,
  disabled_at: time,
  disabled_reason: z.string().nullable(),
}).meta({ id: 'Webhook' })
const batchSettingsSchema = z.object({
  schedule: z.enum(BATCH_SCHEDULES),
  hour_utc: z.number().int(),
  format: z.enum(BATCH_FORMATS),
  events: z.array(z.string()),
  include_snapshot: z.boolean(),
  destination: z.record(z.string(), z.unknown()),
}).meta({ id: 'BatchSettings' })
export const configurationSchema = z.object({ webhook: webhookSchema.nullable(), batch: batchSettingsSchema.nullable() }).meta({ id: 'DeliveryConfiguration' })
/** As read back: the statistics stand beside the address, and once more by themselves. */
export const configurationReadSchema = z.object({
  webhook: webhookSchema.extend({ ...statsSchema.shape, stats: statsSchema }).nullable(),
  batch: batchSettingsSchema.nullable(),
})

export function configurationWire({ webhook, batch }: Settings, secret: string | null): z.infer<typeof configurationSchema> {
  return {
    webhook: webhook && {
      url: hidePassword(webhook.url),
      events: webhook.events,
      ...(secret !== null && { secret }),
      previous_secret_expires_at: isoTimeOrNull(webhook.previousUntil),
      disabled_at: webhook.disabledAt === null ? null : isoTime(webhook.disabledAt),
      disabled_reason: webhook.disabledReason,
    },
    batch: batch && { ...batch, destination: publicDestination(batch.destination) },
  }
}
