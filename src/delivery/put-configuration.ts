import { EMITTED_EVENTS, NEVER_EMITTED_EVENTS } from '../events/index.ts'
import { type Context, DomainError, type ErrorDetail, type Tx } from '../kernel/index.ts'
import { checkUrl } from '../kernel/net-guard/index.ts'
import { startSchedule } from './batch/schedule-batch.ts'
import { checkDestination } from './destinations/check-destination.ts'
import { privateKeyFault } from './destinations/private-key.ts'
import type { DeliveryPorts } from './ports.ts'
import { type BatchSettings, readSettings, type Settings, type WebhookSettings, writeSettings } from './settings.ts'
import { unknownEntries } from './subscriptions.ts'
import { ensureSettings, forgetAttemptCounts } from './table.ts'
import { isHidden } from './webhook/hide-password.ts'
import { makeWebhookSecret, ROTATION_OVERLAP_MS } from './webhook/sign-webhook.ts'

export type NewConfiguration = { webhook: { url: string; events: string[] } | null; batch: BatchSettings | null }
const KNOWN = [...EMITTED_EVENTS, ...NEVER_EMITTED_EVENTS]

/**
 * Replaces the whole configuration; a part that is absent is removed. The secret of a webhook that is new is told once, here;
 * a webhook that stays keeps its secret, also with another address, and is enabled again if its receiver had said 410.
 */
export async function putConfiguration(
  tx: Tx,
  context: Context,
  ports: Pick<DeliveryPorts, 'allow'>,
  wanted: NewConfiguration,
): Promise<{ settings: Settings; secret: string | null }> {
  const faults = [...webhookFaults(wanted.webhook, ports), ...(await batchFaults(wanted.batch, ports))]
  if (faults.length > 0) throw new DomainError('validation_failed', faults[0]!.message, { details: faults })
  await ensureSettings(tx)
  const before = await readSettings(tx, context, true)
  const kept = wanted.webhook && before.webhook
  const secret = wanted.webhook && !kept ? makeWebhookSecret((length) => context.random.bytes(length)) : null
  const webhook: WebhookSettings | null = wanted.webhook && {
    ...wanted.webhook,
    secrets: kept ? kept.secrets : [secret!],
    previousUntil: kept ? kept.previousUntil : null,
    disabledAt: null,
    disabledReason: null,
    sinceMs: kept && kept.url === wanted.webhook.url && kept.disabledAt === null ? kept.sinceMs : tx.wallNow,
  }
  const settings: Settings = { webhook, batch: wanted.batch, batchRevision: before.batchRevision }
  if (JSON.stringify(timingOf(wanted.batch)) !== JSON.stringify(timingOf(before.batch))) {
    settings.batchRevision = Buffer.from(context.random.bytes(9)).toString('base64url')
    if (wanted.batch) startSchedule(tx, wanted.batch, settings.batchRevision)
  }
  await writeSettings(tx, context, settings)
  if (!webhook) await forgetAttemptCounts(tx)
  return { settings, secret }
}

/** Makes a new secret. For a day the one before it goes on signing the standard header. */
export async function rotateSecret(tx: Tx, context: Context): Promise<{ secret: string; previousUntilMs: number }> {
  const settings = await readSettings(tx, context, true)
  const { webhook } = settings
  if (!webhook) throw new DomainError('webhook_not_found', 'No webhook is configured; set one with PUT /v1/delivery.')
  const secret = makeWebhookSecret((length) => context.random.bytes(length))
  const previousUntil = tx.wallNow + ROTATION_OVERLAP_MS
  await writeSettings(tx, context, { ...settings, webhook: { ...webhook, secrets: [secret, webhook.secrets[0]!], previousUntil } })
  return { secret, previousUntilMs: previousUntil }
}

const timingOf = (batch: BatchSettings | null) => batch && [batch.schedule, batch.hour_utc]

function webhookFaults(webhook: NewConfiguration['webhook'], { allow }: Pick<DeliveryPorts, 'allow'>): ErrorDetail[] {
  if (!webhook) return []
  const refusal = isHidden(webhook.url) ? { message: 'shows *** where its password was; send the password' } : checkUrl(webhook.url, allow)
  return [...(refusal ? [{ param: 'webhook.url', message: refusal.message }] : []), ...eventFaults(webhook.events, 'webhook.events')]
}

async function batchFaults(batch: BatchSettings | null, { allow }: Pick<DeliveryPorts, 'allow'>): Promise<ErrorDetail[]> {
  if (!batch) return []
  const { destination } = batch
  const faults = checkDestination(destination, allow)
  const keyFault = destination.type === 'sftp' && destination.private_key !== undefined && faults.every((f) => f.param !== 'private_key') ? await privateKeyFault(destination.private_key) : null
  if (keyFault !== null) faults.push({ param: 'private_key', message: keyFault })
  return [...faults.map(({ param, message }) => ({ param: `batch.destination.${param}`, message })), ...eventFaults(batch.events, 'batch.events')]
}

const eventFaults = (events: readonly string[], param: string): ErrorDetail[] =>
  unknownEntries(events, KNOWN).map((entry) => ({
    param,
    message: `${JSON.stringify(entry.slice(0, 100))} is no event, no prefix of events followed by .*, and not *.`,
  }))
