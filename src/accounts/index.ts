/** Verifying entities, their keys, and the calendar their clocks run on. */
export { KeyRing } from './authenticate-key.ts'
export { accountName, createAccount, createKey, SCOPES } from './create-account.ts'
export { createOperatorKey, listOperatorKeys, revokeOperatorKey, tenantNamed } from './operator-keys.ts'
export { checkSecretKey, openService } from './open-service.ts'
export { type ServiceKey, serviceKey } from './service-keys.ts'
export { findAccount, listAccounts, listKeys, pageOfAccounts, revokeKey, updateAccount } from './table.ts'
