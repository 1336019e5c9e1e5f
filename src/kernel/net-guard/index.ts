/**
 * The guard between the service and addresses that strangers name: webhooks, object stores, SFTP hosts. Only public addresses,
 * judged on the address actually dialled; https only; no redirects. An operator may list hosts that are exempt.
 */
export { checkHost, checkUrl } from './check-url.ts'
export { type EgressAllow, parseEgressAllow } from './egress-allow.ts'
export { createGuardedAgents, type GuardedAgents } from './guarded-agents.ts'
export { guardedConnect } from './guarded-connect.ts'
export { createResolver, RefusedAddress, type Resolve, vetAddresses } from './guarded-lookup.ts'
export {
  createHttpClient,
  type HttpAnswer,
  type HttpClient,
  type HttpFailure,
} from './http-client.ts'
export { isPublicAddress } from './public-address.ts'
