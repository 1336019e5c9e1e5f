import { createHash } from 'node:crypto'
import { closeSync, fsync, open, writev } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Random } from '../random.ts'

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
/** Written in pieces of this size: each piece wakes a thread, which costs more than the writing. */
const PIECE_BYTES = 1 << 18
const openFile = promisify(open)
const syncFile = promisify(fsync)
const writeBuffers = promisify(writev)

/** Streams bytes into a new file of `folder`; memory does not grow with their size. null when there are more than `bytesMax`. */
export async function stageFile(folder: string, stream: AsyncIterable<Uint8Array>, bytesMax: number, random: Random): Promise<StagedFile | null> {
  const temporary = path.join(folder, Buffer.from(random.bytes(16)).toString('hex'))
  const remove = () => rm(temporary, { force: true })
  try {
    const measured = await writeMeasured(temporary, stream, bytesMax)
    if (measured) return { temporary, ...measured, remove }
  } catch (error) {
    await remove()
    throw error
  }
  await remove()
  return null
}

async function writeMeasured(file: string, stream: AsyncIterable<Uint8Array>, bytesMax: number): Promise<Pick<StagedFile, 'sha256' | 'sizeBytes' | 'head'> | null> {
  const hash = createHash('sha256')
  const head: Uint8Array[] = []
  let sizeBytes = 0
  let piece: Uint8Array[] = []
  let pieceBytes = 0
  const fd = await openFile(file, 'wx', 0o600)
  try {
    for await (const chunk of stream) {
      if (sizeBytes < HEAD_BYTES) head.push(chunk.subarray(0, HEAD_BYTES - sizeBytes))
      sizeBytes += chunk.length
      // The rest is drained, not kept, so that the caller can go on reading what follows.
      if (sizeBytes > bytesMax) continue
      hash.update(chunk)
      piece.push(chunk)
      pieceBytes += chunk.length
      if (pieceBytes < PIECE_BYTES) continue
      await writeAll(fd, piece)
      piece = []
      pieceBytes = 0
    }
    if (sizeBytes > bytesMax) return null
    await writeAll(fd, piece)
    await syncFile(fd)
  } finally {
    // Nothing is left to write back, so that closing waits for nothing.
    closeSync(fd)
  }
  return { sha256: hash.digest('hex'), sizeBytes, head: Buffer.concat(head) }
}

async function writeAll(fd: number, chunks: Uint8Array[]): Promise<void> {
  for (let left = chunks; left.length; ) {
    let { bytesWritten } = await writeBuffers(fd, left)
    // What a full disk or a signal cut off is written again from there.
    left = left.flatMap((chunk) => {
      const done = Math.min(bytesWritten, chunk.length)
      bytesWritten -= done
      return done < chunk.length ? [chunk.subarray(done)] : []
    })
  }
}

/** Removes the files of a folder that were last written before `before`; how many. No folder, no files. */
export async function dropOldFiles(folder: string, before: number): Promise<number> {
  let dropped = 0
  for (const name of await readdir(folder).catch(unlessGone([] as string[]))) {
    const file = path.join(folder, name)
    const written = await stat(file).then((s) => s.mtimeMs).catch(unlessGone(Infinity))
    if (written >= before) continue
    await rm(file, { force: true })
    dropped++
  }
  return dropped
}

const unlessGone = <T>(instead: T) => (error: NodeJS.ErrnoException): T => {
  if (error.code !== 'ENOENT') throw error
  return instead
}
