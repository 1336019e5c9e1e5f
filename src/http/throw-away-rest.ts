import type { IncomingMessage } from 'node:http'
import type { Context } from '../kernel/index.ts'

const LONGEST_MS = 30_000
const MOST_BYTES = 128 * 1_048_576

/**
 * Reads the body of a refused call to its end, for a while, and keeps nothing: a caller that is still sending when the
 * connection is closed under it sees a broken connection and never the answer.
 */
export async function throwAwayRest(req: IncomingMessage, time: Context['time']): Promise<void> {
  if (req.complete || req.readableEnded || req.destroyed) return
  await new Promise<void>((resolve) => {
    let left = MOST_BYTES
    const cancel = time.after(LONGEST_MS, stop)
    const count = (chunk: Buffer): void => {
      left -= chunk.length
      if (left < 0) stop()
    }
    function stop(): void {
      cancel()
      req.off('data', count)
      req.pause()
      resolve()
    }
    for (const over of ['end', 'close', 'error']) req.once(over, stop)
    req.unpipe()
    req.on('data', count)
    req.resume()
  })
}
