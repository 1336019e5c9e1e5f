/** Verifying entities, their keys, and the calendar their clocks run on. */
export { keyKind, makeKey } from './api-key.ts'
export { type KnownKey, KeyRing } from './authenticate-key.ts'
export { createAccount, createKey, SCOPES } from './create-account.ts'
export { createOperatorKey, listOperatorKeys, revokeOperatorKey, tenantNamed } from './operator-keys.ts'
export { checkSecretKey, openService } from './open-service.ts'
export { type ServiceKey, serviceKey } from './service-keys.ts'
export { type AccountRow, findAccount, listAccounts, listKeys, pageOfAccounts, revokeKey, updateAccount } from './table.ts'
