/** Every route of the API, room by room. */
import { clockRoutes } from './clocks/routes.ts'
import { testClockRoutes } from './clocks/test-clock-routes.ts'
import { deliveryRoutes } from './delivery/index.ts'
import { engagementRoutes } from './engagements/routes.ts'
import { intakeRoutes } from './intake/routes.ts'
import { evidenceRoutes } from './outreach/evidence/evidence-routes.ts'
import { outreachRoutes } from './outreach/routes.ts'
import { partyRoutes } from './parties/routes.ts'
import { programRoutes } from './programs/routes.ts'
import { requirementRoutes } from './requirements/routes.ts'
import { reviewRoutes } from './review/routes.ts'
import { pageImageRoutes, type RenderPage } from './views/page-image.ts'
import { viewRoutes } from './views/routes.ts'

export const allRoutes = (delivery: Parameters<typeof deliveryRoutes>[0], textOf: Parameters<typeof requirementRoutes>[0], renderPage: RenderPage = async () => null) => [
  ...intakeRoutes,
  ...engagementRoutes,
  ...partyRoutes,
  ...clockRoutes,
  ...requirementRoutes(textOf),
  ...programRoutes,
  ...viewRoutes,
  ...outreachRoutes,
  ...evidenceRoutes,
  ...reviewRoutes,
  ...pageImageRoutes(renderPage),
  ...deliveryRoutes(delivery),
  ...testClockRoutes,
]
