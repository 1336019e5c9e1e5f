/** What papers say against the coverage they state. */
export { againstItself } from './against-itself.ts'
export { hearSpentLimits } from './spent-limits.ts'
