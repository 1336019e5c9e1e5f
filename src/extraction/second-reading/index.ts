export type { Reread, Weigh } from './draft.ts'
export { settleReading } from './settle-reading.ts'
