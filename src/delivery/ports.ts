import type { EgressAllow, HttpClient, Resolve } from '../kernel/net-guard/index.ts'

/** What delivery needs besides the context: the guarded network, and where its own links lead. */
export type DeliveryPorts = {
  http: HttpClient
  allow: EgressAllow
  resolve: Resolve
  /** Base of the links in exports, without a trailing slash. */
  publicUrl: () => string
}
