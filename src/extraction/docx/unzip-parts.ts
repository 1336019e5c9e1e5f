import { Unzip, UnzipInflate } from 'fflate'

/** Bounds on a packed document: more parts, or more bytes once unpacked, are no letter anyone wrote. */
const PARTS_MAX = 4000
const PART_BYTES_MAX = 12_000_000
const TOTAL_BYTES_MAX = 48_000_000
const CHUNK = 65_536

/** A DOCX that is damaged, or that unpacks to more than any letter holds. */
export class DocxError extends Error {}

/**
 * The wanted parts of a zip by name. Sizes are counted while unpacking, never taken from the file's word,
 * and nothing is written anywhere, so names that climb out of a folder do nothing.
 */
export const unzipParts = (bytes: Uint8Array, wanted: (name: string) => boolean): Map<string, Uint8Array> => {
  const parts = new Map<string, Uint8Array>()
  let seen = 0
  let total = 0
  let broken: Error | null = null
  const unzip = new Unzip((file) => {
    if (++seen > PARTS_MAX) throw new DocxError('too many parts')
    if (!wanted(file.name) || parts.has(file.name)) return
    const chunks: Uint8Array[] = []
    let size = 0
    file.ondata = (error, chunk, final) => {
      if (error) {
        broken = error
        return
      }
      size += chunk.length
      total += chunk.length
      if (size > PART_BYTES_MAX || total > TOTAL_BYTES_MAX) throw new DocxError('too large once unpacked')
      chunks.push(chunk)
      if (final) parts.set(file.name, Buffer.concat(chunks))
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  // Small pieces keep a bomb from unpacking far past the bound before it is noticed.
  for (let at = 0; at < bytes.length; at += CHUNK) unzip.push(bytes.subarray(at, at + CHUNK), at + CHUNK >= bytes.length)
  if (parts.size === 0) throw new DocxError(broken ? 'damaged' : 'no document inside')
  return parts
}
