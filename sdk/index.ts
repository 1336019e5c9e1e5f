/** The TypeScript client of the Insurance Verification Service. */
export { createClient, type Client, type ClientOptions, type Item, type ListPath } from './create-client.ts'
export type { components, events, paths } from './contract.ts'
export { ServiceError } from './service-error.ts'
export type { Push, PushFile } from './multipart-body.ts'
export { verifyWebhook, WebhookVerificationError, type DeliveredEvent } from './verify-webhook.ts'
