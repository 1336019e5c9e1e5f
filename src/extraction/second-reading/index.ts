export { type Reread, settleReading } from './settle-reading.ts'
