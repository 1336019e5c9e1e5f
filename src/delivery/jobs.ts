import type { Context, JobKind, QueueOptions } from '../kernel/index.ts'
import { deliverBatchJob } from './batch/deliver-batch.ts'
import { retryBatchJob } from './batch/fail-batch.ts'
import { produceBatchJob } from './batch/produce-batch.ts'
import { BATCH_DELIVERY_QUEUE, BATCH_LEASE_MS, BATCH_QUEUE } from './batch/queues.ts'
import { scheduleBatchJob } from './batch/schedule-batch.ts'
import type { DeliveryPorts } from './ports.ts'
import { deliverEventJob } from './webhook/deliver-event.ts'
import { WEBHOOK_QUEUE, WEBHOOK_RETRY_QUEUE } from './webhook/queues.ts'
import { REPLAY_QUEUE, resendRangeJob } from './webhook/resend-events.ts'
import { deliverPingJob } from './webhook/send-ping.ts'

/** The work of delivery. */
export const deliveryJobs = (ports: DeliveryPorts): JobKind<Context>[] => [
  deliverEventJob(ports),
  deliverPingJob(ports),
  resendRangeJob,
  scheduleBatchJob,
  produceBatchJob,
  deliverBatchJob(ports),
  retryBatchJob,
]

/**
 * How much of it runs at a time in one process. Attempts mostly wait for others, so many may; one account's share is small, so
 * that some dozens of receivers can hang at once before anybody else has to wait. Leases are longer than the longest attempt, a batch's is renewed while it lasts.
 * An event that another process committed waits for a poll: webhooks are polled often, an empty poll costs one index probe.
 */
export const DELIVERY_QUEUES: Record<string, QueueOptions> = {
  [WEBHOOK_QUEUE]: { concurrency: 1500, perAccount: 32, leaseMs: 60_000, pollMs: 250 },
  [WEBHOOK_RETRY_QUEUE]: { concurrency: 500, perAccount: 4, leaseMs: 60_000, pollMs: 500 },
  [REPLAY_QUEUE]: { concurrency: 4, perAccount: 1, leaseMs: 60_000, pollMs: 1000 },
  [BATCH_QUEUE]: { concurrency: 4, perAccount: 1, leaseMs: BATCH_LEASE_MS, pollMs: 1000 },
  [BATCH_DELIVERY_QUEUE]: { concurrency: 32, perAccount: 1, leaseMs: BATCH_LEASE_MS, pollMs: 1000 },
}
