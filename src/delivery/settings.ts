import type { Context, Query, Tx } from '../kernel/index.ts'
import type { BatchFormat } from './batch/columns.ts'
import type { BatchSchedule } from './batch/periods.ts'
import type { Destination } from './destinations/destination.ts'
import { findSettings, type SettingsRow, saveSettings } from './table.ts'
import { hidePassword } from './webhook/hide-password.ts'

export type WebhookSettings = {
  url: string
  events: string[]
  /** The newest secret, then the one before it while it still signs. */
  secrets: string[]
  previousUntil: number | null
  disabledAt: number | null
  disabledReason: string | null
  /** Since when deliveries go where they go now: failures before it say nothing of this receiver. */
  sinceMs: number
}
export type BatchSettings = {
  schedule: BatchSchedule
  hour_utc: number
  format: BatchFormat
  events: string[]
  include_snapshot: boolean
  destination: Destination
}
export type Settings = { webhook: WebhookSettings | null; batch: BatchSettings | null; batchRevision: string | null }

const NOTHING: Settings = { webhook: null, batch: null, batchRevision: null }

/** The account's delivery configuration with its secrets opened. `lock` holds it until the transaction ends. */
export async function readSettings(q: Query, context: Pick<Context, 'secrets'>, lock = false): Promise<Settings> {
  const row = await findSettings(q, lock)
  if (!row) return NOTHING
  return { webhook: openWebhook(row, q.accountId, context), batch: openBatch(row, q.accountId, context), batchRevision: row.batch_revision }
}

export async function writeSettings(tx: Tx, context: Pick<Context, 'secrets'>, settings: Settings): Promise<void> {
  const { webhook, batch } = settings
  const { credentials, rest } = splitCredentials(batch?.destination)
  const seal = (text: string | undefined, purpose: string) =>
    text === undefined ? null : context.secrets.seal(text, `${purpose} ${tx.accountId}`)
  const shown = webhook && hidePassword(webhook.url)
  await saveSettings(tx, {
    webhook: webhook && {
      url: shown!,
      ...(shown !== webhook.url && { sealed_url: seal(webhook.url, ADDRESS)!.toString('base64') }),
      events: webhook.events,
      disabled_at: webhook.disabledAt,
      disabled_reason: webhook.disabledReason,
      since: webhook.sinceMs,
    },
    webhook_secret: seal(webhook?.secrets[0], SECRET),
    webhook_previous_secret: seal(webhook?.secrets[1], SECRET),
    webhook_previous_until: webhook?.previousUntil ?? null,
    batch: batch && { ...batch, destination: rest },
    batch_credentials: credentials && seal(JSON.stringify(credentials), CREDENTIALS),
    batch_revision: settings.batchRevision,
  })
}

/** The secrets that sign at this moment, newest first. */
export const signingSecrets = (webhook: WebhookSettings, nowMs: number): string[] =>
  webhook.previousUntil !== null && nowMs < webhook.previousUntil ? webhook.secrets : webhook.secrets.slice(0, 1)

/** A destination without what must not come out. */
export const publicDestination = (destination: Destination): Record<string, unknown> => splitCredentials(destination).rest

const SECRET = 'webhook secret'
const ADDRESS = 'webhook address'
const CREDENTIALS = 'batch credentials'

function openWebhook(row: SettingsRow, accountId: string, { secrets }: Pick<Context, 'secrets'>): WebhookSettings | null {
  const { webhook } = row
  if (!webhook || !row.webhook_secret) return null
  const sealed = [row.webhook_secret, row.webhook_previous_secret].filter((secret) => secret !== null)
  return {
    url: webhook.sealed_url === undefined ? webhook.url : secrets.open(Buffer.from(webhook.sealed_url, 'base64'), `${ADDRESS} ${accountId}`).toString(),
    events: webhook.events,
    secrets: sealed.map((secret) => secrets.open(secret, `${SECRET} ${accountId}`).toString()),
    previousUntil: row.webhook_previous_until,
    disabledAt: webhook.disabled_at,
    disabledReason: webhook.disabled_reason,
    sinceMs: webhook.since ?? 0,
  }
}

function openBatch(row: SettingsRow, accountId: string, { secrets }: Pick<Context, 'secrets'>): BatchSettings | null {
  if (!row.batch) return null
  const credentials = row.batch_credentials ? JSON.parse(secrets.open(row.batch_credentials, `${CREDENTIALS} ${accountId}`).toString()) : {}
  return { ...row.batch, destination: { ...row.batch.destination, ...credentials } } as BatchSettings
}

function splitCredentials(destination: Destination | undefined): {
  credentials: Record<string, unknown> | null
  rest: Record<string, unknown>
} {
  if (!destination) return { credentials: null, rest: {} }
  const { credentials, password, private_key, ...rest } = destination as Record<string, unknown>
  const kept = Object.entries({ credentials, password, private_key }).filter(([, value]) => value !== undefined)
  return { credentials: kept.length > 0 ? Object.fromEntries(kept) : null, rest }
}
