import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Random } from './random.ts'

/** A file on disk, flushed, measured while it was written. */
export type StagedFile = {
  temporary: string
  sha256: string
  sizeBytes: number
  /** The first bytes, enough to tell the type. */
  head: Uint8Array
  remove(): Promise<void>
}

const HEAD_BYTES = 8_192

/** Streams bytes into a new file of `folder`; memory does not grow with their size. null when there are more than `bytesMax`. */
export async function stageFile(folder: string, stream: Readable, bytesMax: number, random: Random): Promise<StagedFile | null> {
  const temporary = path.join(folder, Buffer.from(random.bytes(16)).toString('hex'))
  const hash = createHash('sha256')
  const head: Buffer[] = []
  let sizeBytes = 0
  const remove = () => rm(temporary, { force: true })
  try {
    const measured = async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        if (sizeBytes < HEAD_BYTES) head.push(chunk.subarray(0, HEAD_BYTES - sizeBytes))
        sizeBytes += chunk.length
        // The rest is drained, not kept, so that the caller can go on reading what follows.
        if (sizeBytes > bytesMax) continue
        hash.update(chunk)
        yield chunk
      }
    }
    await pipeline(stream, measured, createWriteStream(temporary, { mode: 0o600, flush: true, highWaterMark: 1 << 18 }))
  } catch (error) {
    await remove()
    throw error
  }
  if (sizeBytes > bytesMax) {
    await remove()
    return null
  }
  return { temporary, sha256: hash.digest('hex'), sizeBytes, head: Buffer.concat(head), remove }
}
