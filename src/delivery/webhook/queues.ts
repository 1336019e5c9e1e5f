/** First attempts. */
export const WEBHOOK_QUEUE = 'webhook'
/** Later attempts, and first ones to receivers that hang or fail: they must not hold up the others. */
export const WEBHOOK_RETRY_QUEUE = 'webhook-retry'

/** Holds while the account has a webhook that takes deliveries: what happens before one is set is delivered to nobody. */
export const WEBHOOK_IS_SET = "EXISTS (SELECT 1 FROM delivery_settings WHERE account_id = $1 AND webhook ->> 'url' IS NOT NULL AND webhook ->> 'disabled_at' IS NULL)"
