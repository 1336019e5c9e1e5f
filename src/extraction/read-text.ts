import { textOfPages } from '../requirements/sop/index.ts'
import type { ReadFailure } from '../vocabulary/index.ts'
import { type OnOpened, type OnRaster, readPages } from './read-pages.ts'
import { READ_LIMITS } from './read-settings.ts'

/** The printed text of a document as the requirement parser takes it; one character over the bound tells that there is more. */
export async function readText(
  bytes: Uint8Array,
  contentType: string,
  onRaster: OnRaster,
  onOpened: OnOpened,
): Promise<{ text: string; pages: number } | { failed: ReadFailure['reason'] }> {
  const read = await readPages(bytes, contentType, onRaster, onOpened)
  if ('failed' in read) return read
  const text = textOfPages(read.pages).replaceAll('\u0000', '').toWellFormed()
  return { text: text.slice(0, READ_LIMITS.text_charsMax + 1), pages: read.pages.length }
}
