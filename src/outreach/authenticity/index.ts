/** Who sent a message, and whether that sender may answer for the agent. */
export { authenticate, type Resolver } from './authenticate.ts'
export type { Authentication } from './judge-checked.ts'
export { judgeDomain, judgeSender, type SenderQuestion } from './judge-sender.ts'
