/** The right end of the pipeline: events leave as signed webhooks and as batch files. */
import type { Route } from '../kernel/index.ts'
import { batchRoutes } from './batch-routes.ts'
import { configurationRoutes } from './configuration-routes.ts'
import { eventRoutes } from './event-routes.ts'
import type { DeliveryPorts } from './ports.ts'

export { batchSchema } from './batch/batch-wire.ts'
export { DELIVERY_QUEUES, deliveryJobs } from './jobs.ts'
export { DOWNLOAD_PATH, serveDownload } from './serve-download.ts'
export { WEBHOOK_IS_SET } from './webhook/queues.ts'
export { deliverEventWork } from './webhook/deliver-event.ts'
export { signWebhook, verifySvcSignature } from './webhook/sign-webhook.ts'

export const deliveryRoutes = (ports: DeliveryPorts): Route[] => [...configurationRoutes(ports), ...batchRoutes(ports), ...eventRoutes]
