export type { Weigh } from './draft.ts'
export { settleReading } from './settle-reading.ts'
