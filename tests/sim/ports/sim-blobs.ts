import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Blobs, putThrough, type StagedBlob } from '../../../src/kernel/index.ts'
import type { Life, Schedule } from '../schedule.ts'

/** The disk that all processes share: what was kept stays, what was only staged dies with its process. */
export class SimDisk {
  readonly kept = new Map<string, Uint8Array>()
  /** Staged and neither kept nor thrown away, by the life that staged it. */
  readonly staged = new Map<object, { life: Life; sha256: string }>()
  /** A planted bug: keeping answers before the bytes are durable, and a crash takes them back. */
  keepLazily = false
  readonly #notYetDurable = new Map<string, Life>()

  keep(sha256: string, bytes: Uint8Array, life: Life): void {
    if (this.keepLazily && !this.kept.has(sha256)) {
      this.#notYetDurable.set(sha256, life)
      life.onDeath(() => {
        if (this.#notYetDurable.get(sha256) === life) this.kept.delete(sha256)
      })
    }
    this.kept.set(sha256, bytes)
  }
}

/** Blobs of one process. A fault before a step of the store kills the process, or fails the step. */
export class SimBlobs implements Blobs {
  readonly #disk: SimDisk
  readonly #life: Life
  readonly #schedule: Schedule
  readonly #fails: (label: string) => boolean
  constructor(options: { disk: SimDisk; life: Life; schedule: Schedule; fails: (label: string) => boolean }) {
    this.#disk = options.disk
    this.#life = options.life
    this.#schedule = options.schedule
    this.#fails = options.fails
  }
  async stage(stream: Readable, bytesMax: number): Promise<StagedBlob | null> {
    const bytes = await buffer(stream)
    if (this.#fails('stage')) throw new Error('ENOSPC: no space left on device')
    if (bytes.length > bytesMax) return null
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const mark = {}
    this.#disk.staged.set(mark, { life: this.#life, sha256 })
    return {
      sha256,
      sizeBytes: bytes.length,
      head: bytes.subarray(0, 8192),
      keep: async () => {
        if (this.#fails('keep')) throw new Error('EIO: i/o error, rename')
        this.#schedule.log(`  ${this.#life.name} keeps ${sha256.slice(0, 8)}`)
        this.#disk.keep(sha256, bytes, this.#life)
        this.#disk.staged.delete(mark)
      },
      discard: async () => {
        this.#disk.staged.delete(mark)
      },
    }
  }
  put(bytes: Uint8Array): Promise<{ sha256: string; sizeBytes: number }> {
    return putThrough(this, bytes)
  }
  async get(sha256: string): Promise<Uint8Array> {
    const bytes = this.#disk.kept.get(sha256)
    if (!bytes) throw Object.assign(new Error(`ENOENT: no such file, open '${sha256}'`), { code: 'ENOENT' })
    return bytes
  }
  async stream(sha256: string): Promise<Readable> {
    return Readable.from([Buffer.from(await this.get(sha256))])
  }
  async has(sha256: string): Promise<boolean> {
    return this.#disk.kept.has(sha256)
  }
  async dropLeftovers(): Promise<number> {
    return 0
  }
}
