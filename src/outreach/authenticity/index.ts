/** Who sent a message, and whether that sender may answer for the agent. */
export { type Authentication, authenticate, type Resolver } from './authenticate.ts'
export { judgeDomain, judgeSender, type SenderQuestion } from './judge-sender.ts'
