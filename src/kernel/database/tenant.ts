export type Mode = 'live' | 'test'
/** Everything an account owns is keyed by account and mode. */
export type Tenant = { accountId: string; mode: Mode }
/** The service itself, for directories and durable work that cross accounts. Tenant tables show it nothing. */
export const SYSTEM: Tenant = { accountId: '*', mode: 'live' }
/** A tenant as one text. */
export const keyOf = ({ accountId, mode }: Tenant): string => `${accountId}/${mode}`
