import pino from 'pino'

export type LogLine = Record<string, unknown>
/** One wide line per unit of work. Never bodies, secrets or contacts. */
export interface Log {
  info(line: LogLine): void
  warn(line: LogLine): void
  error(line: LogLine): void
}

const STANDARD_ERROR = 2

/** Writes lines from `level` on, one JSON object each, to standard error. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ dest: STANDARD_ERROR, sync: false }))
}
export const silentLog: Log = { info() {}, warn() {}, error() {} }
