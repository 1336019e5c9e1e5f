import { closeSync, createReadStream, fsync, open } from 'node:fs'
import { mkdir, readFile, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import type { Random } from '../random.ts'
import { dropOldFiles, stageFile } from './stage-file.ts'

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
  stage(stream: AsyncIterable<Uint8Array>, bytesMax: number): Promise<StagedBlob | null>
  put(bytes: Uint8Array): Promise<{ sha256: string; sizeBytes: number }>
  get(sha256: string): Promise<Uint8Array>
  stream(sha256: string): Promise<Readable>
  has(sha256: string): Promise<boolean>
  /** Removes what was staged before `before` (milliseconds) and left by a process that ended; how many. */
  dropLeftovers(before: number): Promise<number>
}

export const SHA256 = /^[0-9a-f]{64}$/

/** Blobs in a folder: write, fsync, rename, fsync the folder. */
export class FolderBlobs implements Blobs {
  readonly #root: string
  readonly #random: Random
  /** Folders that are there for good, open so that syncing one is a single step; by two letters of the hash, 256 at most. */
  readonly #folders = new Map<string, Promise<number>>()
  constructor(root: string, random: Random) {
    this.#root = root
    this.#random = random
  }
  #path(sha256: string): string {
    if (!SHA256.test(sha256)) throw new Error('not a sha256')
    return path.join(this.#root, sha256.slice(0, 2), sha256)
  }
  #folder(dir: string): Promise<number> {
    let folder = this.#folders.get(dir)
    if (!folder) {
      folder = folderForGood(dir)
      this.#folders.set(dir, folder)
      folder.catch(() => this.#folders.delete(dir))
    }
    return folder
  }
  get #incoming(): string {
    return path.join(this.#root, 'incoming')
  }
  dropLeftovers(before: number): Promise<number> {
    return dropOldFiles(this.#incoming, before)
  }
  async stage(stream: AsyncIterable<Uint8Array>, bytesMax: number): Promise<StagedBlob | null> {
    const incoming = this.#incoming
    await this.#folder(incoming)
    const file = await stageFile(incoming, stream, bytesMax, this.#random)
    if (!file) return null
    const { sha256, sizeBytes, head, temporary } = file
    const target = this.#path(sha256)
    const dir = path.dirname(target)
    const place = async () => {
      const folder = await this.#folder(dir)
      await rename(temporary, target)
      await sync(folder)
    }
    // A folder that was taken away meanwhile, by whoever cleans or restores the store, is made again.
    const move = () =>
      place().catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
        this.#folders.delete(dir)
        return place()
      })
    return { sha256, sizeBytes, head, ...keepOnce(move, file.remove) }
  }
  async put(bytes: Uint8Array): Promise<{ sha256: string; sizeBytes: number }> {
    return putThrough(this, bytes)
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

/** What is asked to be kept again, as by a transaction that is tried again, is kept once. */
export function keepOnce(move: () => Promise<void>, remove: () => Promise<void>): Pick<StagedBlob, 'keep' | 'discard'> {
  let kept: Promise<void> | null = null
  return {
    keep: () =>
      (kept ??= move().catch((error) => {
        kept = null
        throw error
      })),
    discard: async () => {
      if (!kept) await remove()
    },
  }
}

/** Whole bytes put by the way streams are. */
export async function putThrough(blobs: Pick<Blobs, 'stage'>, bytes: Uint8Array): Promise<{ sha256: string; sizeBytes: number }> {
  const source = Readable.from([Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)])
  const staged = (await blobs.stage(source, Number.MAX_SAFE_INTEGER))!
  try {
    await staged.keep()
  } finally {
    await staged.discard()
  }
  return { sha256: staged.sha256, sizeBytes: staged.sizeBytes }
}

const openFolder = promisify(open)
const sync = promisify(fsync)

/** Makes a folder durably and leaves it open. */
async function folderForGood(dir: string): Promise<number> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const [above, folder] = await Promise.all([openFolder(path.dirname(dir), 'r'), openFolder(dir, 'r')])
  await sync(above).finally(() => closeSync(above))
  return folder
}
