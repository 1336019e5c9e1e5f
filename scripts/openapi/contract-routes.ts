import { allRoutes } from '../../src/routes.ts'
import type { Route } from '../../src/kernel/index.ts'

/** The route table as the service mounts it; nothing is called, so nothing stands behind the ports. */
export function contractRoutes(): Route[] {
  const absent = new Proxy({}, { get: () => () => { throw new Error('the route table is only read here') } })
  return allRoutes(absent as Parameters<typeof allRoutes>[0], async () => ({ text: '', pages: 0 }))
}
