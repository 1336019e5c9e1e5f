import pino from 'pino'

export type LogLine = Record<string, unknown>
/** One wide line per unit of work. Never bodies, secrets or contacts. */
export interface Log {
  info(line: LogLine): void
  warn(line: LogLine): void
  error(line: LogLine): void
}

export function createLog(level: string, destination: 'stdout' | 'stderr' = 'stderr'): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ dest: destination === 'stdout' ? 1 : 2, sync: false }))
}
export const silentLog: Log = { info() {}, warn() {}, error() {} }
