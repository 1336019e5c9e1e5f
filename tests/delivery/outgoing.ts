import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { DestinationPorts, OutgoingFile } from '../../src/delivery/destinations/destination.ts'
import { createResolver, parseEgressAllow } from '../../src/kernel/net-guard/index.ts'
import { systemTime } from '../../src/kernel/time.ts'

export const ports = (allow: string): DestinationPorts => ({
  allow: parseEgressAllow(allow),
  resolve: createResolver(),
  time: systemTime,
  timeoutMs: 20_000,
})

export const PERIOD = '2026-11-20T00:00:00.000Z'

/** Files as the service delivers them, with the bytes they must arrive with. */
export function outgoing(sizes: Record<string, number>): { files: OutgoingFile[]; bytes: Map<string, Buffer> } {
  const bytes = new Map(Object.entries(sizes).map(([name, size]) => [name, randomBytes(size)]))
  const files = [...bytes].map(([name, content]) => ({
    name,
    sizeBytes: content.length,
    open: async () => Readable.from(inChunks(content)),
  }))
  return { files, bytes }
}

function* inChunks(content: Buffer): Generator<Buffer> {
  for (let at = 0; at < content.length; at += 65_536) yield content.subarray(at, at + 65_536)
}

/** A file whose bytes stop with an error half way. */
export const breaking = (name: string): OutgoingFile => ({
  name,
  sizeBytes: 400_000,
  open: async () =>
    Readable.from(
      (function* () {
        yield Buffer.alloc(200_000)
        throw new Error('the disk gave up')
      })(),
    ),
})
