/** First attempts. */
export const WEBHOOK_QUEUE = 'webhook'
/** Later attempts, and first ones to receivers that hang or fail: they must not hold up the others. */
export const WEBHOOK_RETRY_QUEUE = 'webhook-retry'
