import { z } from 'zod'
import { isoTime, ok, type Route, readRoute, writeRoute } from '../kernel/index.ts'
import { batchSchema, batchWire } from './batch/batch-wire.ts'
import {
  configurationBody,
  configurationReadSchema,
  configurationSchema,
  configurationWire,
  readConfiguration,
} from './configuration-wire.ts'
import type { DeliveryPorts } from './ports.ts'
import { putConfiguration, rotateSecret } from './put-configuration.ts'
import { readStats } from './read-stats.ts'
import { readSettings } from './settings.ts'
import { listBatches } from './table.ts'
import { sendPing } from './webhook/send-ping.ts'

const RECENT_BATCHES = 20
const tag = 'Delivery'
const scope = 'delivery'

export const configurationRoutes = (ports: DeliveryPorts): Route[] => [
  writeRoute({
    method: 'PUT',
    path: '/v1/delivery',
    operationId: 'putDelivery',
    summary: 'Set the whole delivery configuration',
    tag,
    scope,
    body: configurationBody,
    responses: { 200: { description: 'The configuration; the secret of a new webhook, this once', schema: configurationSchema } },
    errors: [400, 401, 403, 409, 422, 429, 500],
    write: async (tx, { body }, context) => {
      const { settings, secret } = await putConfiguration(tx, context, ports, readConfiguration(body))
      return ok(configurationWire(settings, secret))
    },
  }),
  readRoute({
    path: '/v1/delivery',
    operationId: 'getDelivery',
    summary: 'Read the delivery configuration, how the webhook is doing, and the latest batches',
    tag,
    scope,
    responses: {
      200: { description: 'The configuration', schema: configurationReadSchema.extend({ recent_batch_runs: z.array(batchSchema) }) },
    },
    errors: [401, 403, 429, 500],
    read: async (q, _, context) => {
      const settings = await readSettings(q, context)
      const stats = settings.webhook && (await readStats(q, context, settings.webhook))
      const { webhook, batch } = configurationWire(settings, null)
      const batches = await listBatches(q, null, RECENT_BATCHES)
      return ok({ webhook: webhook && { ...webhook, ...stats, stats }, batch, recent_batch_runs: batches.map(batchWire) })
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/v1/delivery/webhook/secret/rotate',
    operationId: 'rotateWebhookSecret',
    summary: 'Make a new signing secret; the old one goes on signing webhook-signature for 24 hours',
    tag,
    scope,
    bodyOptional: true,
    body: z.strictObject({}),
    responses: {
      200: { description: 'The new secret, this once', schema: z.object({ secret: z.string(), previous_secret_expires_at: z.string() }) },
    },
    errors: [400, 401, 403, 404, 409, 422, 429, 500],
    write: async (tx, _, context) => {
      const { secret, previousUntilMs } = await rotateSecret(tx, context)
      return ok({ secret, previous_secret_expires_at: isoTime(previousUntilMs) })
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/v1/delivery/webhook/test',
    operationId: 'testWebhook',
    summary: 'Send a ping to the webhook',
    tag,
    scope,
    responses: {
      202: {
        description: 'A ping is on its way, or why not',
        schema: z.object({ sent: z.boolean(), event_id: z.string().nullable(), reason: z.string().nullable() }),
      },
    },
    errors: [401, 403, 429, 500],
    write: async (tx, _, context) => {
      const result = await sendPing(tx, context)
      return {
        status: 202,
        body: result.sent
          ? { sent: true, event_id: result.event_id, reason: null }
          : { sent: false, event_id: null, reason: result.reason },
      }
    },
  }),
]
