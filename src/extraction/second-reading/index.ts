export type { Weigh } from './draft.ts'
export { doubtMissing } from './doubt-missing.ts'
export { settleReading } from './settle-reading.ts'
