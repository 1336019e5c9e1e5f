/** Who sent a message, and whether that sender may answer for the agent. */
export { type Authentication, authenticate, type Delivery, type Resolver, type SignatureResult } from './authenticate.ts'
export { judgeDomain, judgeSender, type SenderQuestion, type SenderVerdict } from './judge-sender.ts'
