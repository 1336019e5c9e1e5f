/** Work that takes minutes, kept apart from everything quick. */
export const BATCH_QUEUE = 'batch'

/** Uploads mostly wait for others, who may be slow. */
export const BATCH_DELIVERY_QUEUE = 'batch-delivery'

/** For our own failures (the database was away); what a destination refuses has its own schedule. */
export const OWN_RETRIES_MS = [1, 5, 30, 60, 300, 600, 1800, 3600, 7200, 14_400, 28_800].map((s) => s * 1000)
/** How long a batch stays with a worker that fell silent. */
export const BATCH_LEASE_MS = 120_000
