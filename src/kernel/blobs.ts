import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Random } from './random.ts'

/** Content-addressed bytes: what `put` has answered for is on disk, whatever happens next. */
export interface Blobs {
  /** Streams bytes in; memory does not grow with their size. `tooLarge` past `bytesMax`, and nothing is kept. */
  put(stream: Readable, bytesMax: number): Promise<{ sha256: string; sizeBytes: number; head: Uint8Array } | { tooLarge: true }>
  putBytes(bytes: Uint8Array): Promise<{ sha256: string; sizeBytes: number }>
  get(sha256: string): Promise<Uint8Array>
  stream(sha256: string): Readable
  has(sha256: string): Promise<boolean>
}

const HEAD_BYTES = 4_200
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
  async put(stream: Readable, bytesMax: number) {
    const incoming = path.join(this.#root, 'incoming')
    await this.#folder(incoming)
    const temporary = path.join(incoming, Buffer.from(this.#random.bytes(16)).toString('hex'))
    const hash = createHash('sha256')
    let sizeBytes = 0
    const head: Buffer[] = []
    let headBytes = 0
    let tooLarge = false
    try {
      const file = createWriteStream(temporary, { mode: 0o600, flush: true, highWaterMark: 1 << 18 })
      await pipeline(
        stream,
        async function* (source) {
          for await (const chunk of source as AsyncIterable<Buffer>) {
            sizeBytes += chunk.length
            if (sizeBytes > bytesMax) tooLarge = true
            if (tooLarge) continue
            hash.update(chunk)
            if (headBytes < HEAD_BYTES) {
              head.push(chunk.subarray(0, HEAD_BYTES - headBytes))
              headBytes += chunk.length
            }
            yield chunk
          }
        },
        file,
      )
      if (tooLarge) {
        await rm(temporary, { force: true })
        return { tooLarge: true as const }
      }
      const sha256 = hash.digest('hex')
      await this.#keep(temporary, sha256)
      return { sha256, sizeBytes, head: Buffer.concat(head) }
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  }
  async #keep(temporary: string, sha256: string): Promise<void> {
    const target = this.#path(sha256)
    await this.#folder(path.dirname(target))
    await rename(temporary, target)
    await syncFolder(path.dirname(target))
  }
  async putBytes(bytes: Uint8Array) {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const incoming = path.join(this.#root, 'incoming')
    await this.#folder(incoming)
    const temporary = path.join(incoming, Buffer.from(this.#random.bytes(16)).toString('hex'))
    const file = await open(temporary, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await this.#keep(temporary, sha256)
    return { sha256, sizeBytes: bytes.length }
  }
  get(sha256: string): Promise<Uint8Array> {
    return readFile(this.#path(sha256))
  }
  stream(sha256: string): Readable {
    return createReadStream(this.#path(sha256))
  }
  async has(sha256: string): Promise<boolean> {
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
