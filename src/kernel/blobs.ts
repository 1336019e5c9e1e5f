import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Random } from './random.ts'

/** Bytes that are on disk but not yet kept. Exactly one of keep and discard is called; keep twice does no harm. */
export type StagedBlob = {
  sha256: string
  sizeBytes: number
  /** The first bytes, enough to tell the type. */
  head: Uint8Array
  keep(): Promise<void>
  discard(): Promise<void>
}

/** Content-addressed bytes: what `keep` has answered for is durable, whatever happens next. */
export interface Blobs {
  /** Streams bytes in; memory does not grow with their size. null when there are more than `bytesMax`. */
  stage(stream: Readable, bytesMax: number): Promise<StagedBlob | null>
  put(bytes: Uint8Array): Promise<{ sha256: string; sizeBytes: number }>
  get(sha256: string): Promise<Uint8Array>
  stream(sha256: string): Promise<Readable>
  has(sha256: string): Promise<boolean>
}

const HEAD_BYTES = 8_192
const SHA256 = /^[0-9a-f]{64}$/

/** Blobs in a folder: write, fsync, rename, fsync the folder. */
export class FolderBlobs implements Blobs {
  readonly #root: string
  readonly #random: Random
  readonly #made = new Set<string>()
  constructor(root: string, random: Random) {
    this.#root = root
    this.#random = random
  }
  #path(sha256: string): string {
    if (!SHA256.test(sha256)) throw new Error('not a sha256')
    return path.join(this.#root, sha256.slice(0, 2), sha256)
  }
  async #folder(dir: string): Promise<void> {
    if (this.#made.has(dir)) return
    await mkdir(dir, { recursive: true, mode: 0o700 })
    await syncFolder(path.dirname(dir))
    this.#made.add(dir)
  }
  async stage(stream: Readable, bytesMax: number): Promise<StagedBlob | null> {
    const incoming = path.join(this.#root, 'incoming')
    await this.#folder(incoming)
    const temporary = path.join(incoming, Buffer.from(this.#random.bytes(16)).toString('hex'))
    const hash = createHash('sha256')
    const head: Buffer[] = []
    let sizeBytes = 0
    const discard = () => rm(temporary, { force: true })
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
      await discard()
      throw error
    }
    if (sizeBytes > bytesMax) {
      await discard()
      return null
    }
    const sha256 = hash.digest('hex')
    let kept = false
    return {
      sha256,
      sizeBytes,
      head: Buffer.concat(head),
      keep: async () => {
        if (kept) return
        const target = this.#path(sha256)
        await this.#folder(path.dirname(target))
        await rename(temporary, target)
        await syncFolder(path.dirname(target))
        kept = true
      },
      discard: async () => {
        if (!kept) await discard()
      },
    }
  }
  async put(bytes: Uint8Array): Promise<{ sha256: string; sizeBytes: number }> {
    const staged = (await this.stage(Readable.from([Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)]), Number.MAX_SAFE_INTEGER))!
    await staged.keep()
    return { sha256: staged.sha256, sizeBytes: staged.sizeBytes }
  }
  get(sha256: string): Promise<Uint8Array> {
    return readFile(this.#path(sha256))
  }
  async stream(sha256: string): Promise<Readable> {
    return createReadStream(this.#path(sha256))
  }
  has(sha256: string): Promise<boolean> {
    return stat(this.#path(sha256)).then(
      () => true,
      () => false,
    )
  }
}

async function syncFolder(dir: string): Promise<void> {
  const handle = await open(dir, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
