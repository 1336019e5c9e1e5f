import { mkdir, readFile } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { NoSuchKey, NotFound, PutObjectCommand, GetObjectCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { type Blobs, keepOnce, putThrough, SHA256, type StagedBlob } from './blobs.ts'
import { DomainError } from '../errors.ts'
import type { Random } from '../random.ts'
import { dropOldFiles, stageFile } from './stage-file.ts'

/** Below this a blob goes up in one request, which can be repeated from memory; above it in parts. */
const SINGLE_PUT_BYTES_MAX = 32 * 1024 * 1024

const CONNECT_MS = 5_000
const SILENT_MS = 10_000

/**
 * Blobs in a bucket of Amazon S3 or a compatible store: `s3://bucket/prefix?region=…&endpoint=…`. Credentials are found where
 * Amazon's own tools find them (environment, profile, instance role). Bytes are staged in `folder` and go up when they are kept. A store that says nothing for
 * `silentMs` is asked again, three times in all, and then the call fails: a push, and the transaction it holds open, wait for it.
 */
export async function openS3Blobs(url: string, folder: string, random: Random, silentMs = SILENT_MS): Promise<S3Blobs> {
  const place = URL.canParse(url) ? new URL(url) : null
  if (!place?.hostname) throw new DomainError('config', 'IVS_BLOB_URL must be s3://bucket/prefix?region=…&endpoint=… or file:///path.')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const endpoint = place.searchParams.get('endpoint')
  const client = new S3Client({
    region: place.searchParams.get('region') ?? 'us-east-1',
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: silentMs },
    maxAttempts: 3,
    // Compatible stores reject the checksum trailers that newer SDKs add by themselves.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return new S3Blobs(client, place.hostname, place.pathname.replace(/^\/+|\/+$/g, ''), folder, random)
}

class S3Blobs implements Blobs {
  readonly #client: S3Client
  readonly #bucket: string
  readonly #prefix: string
  readonly #folder: string
  readonly #random: Random
  constructor(client: S3Client, bucket: string, prefix: string, folder: string, random: Random) {
    this.#client = client
    this.#bucket = bucket
    this.#prefix = prefix
    this.#folder = folder
    this.#random = random
  }
  #place(sha256: string): { Bucket: string; Key: string } {
    if (!SHA256.test(sha256)) throw new Error('not a sha256')
    return { Bucket: this.#bucket, Key: [this.#prefix, sha256.slice(0, 2), sha256].filter(Boolean).join('/') }
  }
  async stage(stream: AsyncIterable<Uint8Array>, bytesMax: number): Promise<StagedBlob | null> {
    const file = await stageFile(this.#folder, stream, bytesMax, this.#random)
    if (!file) return null
    const { sha256, sizeBytes, head } = file
    const move = async () => {
      await this.#upload(sha256, file.temporary, sizeBytes)
      await file.remove()
    }
    return { sha256, sizeBytes, head, ...keepOnce(move, file.remove) }
  }
  async #upload(sha256: string, path: string, sizeBytes: number): Promise<void> {
    const target = this.#place(sha256)
    if (sizeBytes <= SINGLE_PUT_BYTES_MAX) {
      await this.#client.send(new PutObjectCommand({ ...target, Body: await readFile(path), ContentLength: sizeBytes }))
      return
    }
    const { Upload } = await import('@aws-sdk/lib-storage')
    await new Upload({ client: this.#client, params: { ...target, Body: createReadStream(path) }, queueSize: 2 }).done()
  }
  dropLeftovers(before: number): Promise<number> {
    return dropOldFiles(this.#folder, before)
  }
  put(bytes: Uint8Array): Promise<{ sha256: string; sizeBytes: number }> {
    return putThrough(this, bytes)
  }
  async get(sha256: string): Promise<Uint8Array> {
    const { Body } = await this.#client.send(new GetObjectCommand(this.#place(sha256)))
    return Body!.transformToByteArray()
  }
  async stream(sha256: string): Promise<Readable> {
    const { Body } = await this.#client.send(new GetObjectCommand(this.#place(sha256)))
    return Body as Readable
  }
  async has(sha256: string): Promise<boolean> {
    try {
      await this.#client.send(new HeadObjectCommand(this.#place(sha256)))
      return true
    } catch (error) {
      if (error instanceof NotFound || error instanceof NoSuchKey) return false
      throw error
    }
  }
}
