import type { ReadFailure } from '../vocabulary/index.ts'
import { isGarbled } from './garbled-text.ts'
import { layOver, mergeDigital } from './merge-digital.ts'
import type { Page, Word } from './page-model.ts'
import { readPhotoOnPage } from './photo-on-page.ts'
import { type DigitalPage, openDocument, readPage, renderPage } from './pdf/index.ts'
import { READ_LIMITS } from './read-settings.ts'

export type PagesRead = { pages: Page[] } | { failed: ReadFailure['reason'] }
/** Called before each page that is read as a picture, pages counted from 1. */
export type OnRaster = (page: number, pages: number) => void
/** Called once the number of pages is known. */
export type OnOpened = (pages: number) => void

/** What kind of file the bytes are, by their first bytes: the reader never trusts a name. */
export function kindOfFile(bytes: Uint8Array): 'pdf' | 'docx' | 'picture' | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024))
  if (head.includes('%PDF-')) return 'pdf'
  if (head[0] === 0x50 && head[1] === 0x4b) return 'docx'
  const magic = head.subarray(0, 12).toString('latin1')
  if (magic.startsWith('\xff\xd8\xff') || magic.startsWith('\x89PNG') || magic.startsWith('II*\0') || magic.startsWith('MM\0*'))
    return 'picture'
  // TIFF with addresses of 64 bits.
  if (magic.startsWith('II+\0') || magic.startsWith('MM\0+')) return 'picture'
  if (magic.slice(4, 8) === 'ftyp' || (magic.startsWith('RIFF') && magic.slice(8, 12) === 'WEBP')) return 'picture'
  return null
}

/** Every page of a document. Pictures are read by the image reader, which is loaded only when a page needs it. */
export async function readPages(bytes: Uint8Array, contentType: string, onRaster: OnRaster, onOpened: OnOpened = () => {}): Promise<PagesRead> {
  if (bytes.length === 0) return { failed: 'empty' }
  const kind = kindOfFile(bytes)
  if (kind === 'pdf') return readPdfPages(bytes, onRaster, onOpened)
  const pagesMax = READ_LIMITS.pagesMax
  try {
    if (kind === 'docx') {
      return limited(await readDocxPages(bytes, onRaster))
    }
    if (kind === 'picture') {
      const { readPictures } = await import('./images/index.ts')
      return limited(await readPictures(bytes, { contentType: contentType || typeOfPicture(bytes), pagesMax, onPage: onRaster }))
    }
  } catch (error) {
    if (/too many pages/i.test(String(error))) return { failed: 'too_many_pages' }
    return { failed: /too (large|big|many)|pixel/i.test(String(error)) ? 'too_large_to_render' : 'damaged' }
  }
  return { failed: 'damaged' }
}

const limited = (pages: Page[]): PagesRead => (pages.length === 0 ? { failed: 'damaged' } : { pages })

export const typeOfPicture = (bytes: Uint8Array): string => {
  const magic = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (magic.startsWith('\xff\xd8')) return 'image/jpeg'
  if (magic.startsWith('\x89PNG')) return 'image/png'
  if (magic.startsWith('RIFF')) return 'image/webp'
  return magic.slice(4, 8) === 'ftyp' ? 'image/heic' : 'image/tiff'
}

/** A word document's text; where it has next to none, the scans pasted into it. */
async function readDocxPages(bytes: Uint8Array, onRaster: OnRaster): Promise<Page[]> {
  const { picturesInDocx, readDocx } = await import('./docx/index.ts')
  const pages = await readDocx(bytes, { pagesMax: READ_LIMITS.pagesMax })
  if (pages.reduce((n, p) => n + p.words.length, 0) >= READ_LIMITS.digitalWordsMin) return pages
  const pictures = picturesInDocx(bytes)
  if (!pictures.length) return pages
  const { readPictures } = await import('./images/index.ts')
  const seen: Page[] = []
  for (const [i, picture] of pictures.entries()) {
    const options = { contentType: typeOfPicture(picture), pagesMax: 1, onPage: () => onRaster(i + 1, pictures.length) }
    // A logo or a damaged picture among them costs its own page only.
    for (const page of await readPictures(picture, options).catch(() => [])) {
      page.number = seen.length + 1
      seen.push(page)
    }
  }
  return seen.length ? seen : pages
}

async function readPdfPages(bytes: Uint8Array, onRaster: OnRaster, onOpened: OnOpened): Promise<PagesRead> {
  const document = await openDocument(bytes)
  if ('failed' in document) return document
  try {
    if (document.pageCount > READ_LIMITS.pagesMax) return { failed: 'too_many_pages' }
    onOpened(document.pageCount)
    const pages: Page[] = []
    let lost = 0
    for (let index = 0; index < document.pageCount; index++) {
      const digital = readPage(document, index)
      if (!digital) {
        lost++
        continue
      }
      if (!needsPicture(digital)) {
        pages.push(digital.page)
        continue
      }
      onRaster(index + 1, document.pageCount)
      const raster = renderPage(document, index, READ_LIMITS.rasterDpi)
      if (!raster) {
        pages.push(digital.page)
        continue
      }
      const photo = await readPhotoOnPage(document, digital, raster)
      if (photo) {
        pages.push(photo)
        continue
      }
      const { readImagePage } = await import('./images/index.ts')
      const seen = await readImagePage(raster, { number: index + 1 })
      pages.push(isGarbled(digital) ? layOver(digital.page, seen) : mergeDigital(digital.page, seen))
    }
    return lost === document.pageCount ? { failed: 'damaged' } : { pages }
  } finally {
    document.close()
  }
}

const COMMON = /^(the|of|and|to|insurance|policy|date|name|address|number|limit|limits|coverage|insured|for|is|in|by|or|liability)[:.,]?$/i

/** Curved or slanted pieces no larger than letters: a drawing or a logo has a hundred, a form's print in outlines two thousand. */
const OUTLINES_MIN = 600

/** Whether the page's letters are missing, unreadable, or only typed over a picture of a form. */
function needsPicture(digital: DigitalPage): boolean {
  const { page, pictureShare, drawnPieces } = digital
  if (isGarbled(digital)) return true
  const visible = page.words.filter((w) => w.visible !== false)
  if (visible.length < READ_LIMITS.digitalWordsMin) return drawnPieces > 0 && (pictureShare > 0.02 || drawnPieces > 40)
  // A form whose own print was turned into outlines: only what was typed over it has letters.
  if (drawnPieces >= OUTLINES_MIN && drawnPieces > visible.reduce((n, w) => n + w.text.length, 0)) return true
  // Fonts without a usable encoding give letters that spell nothing.
  if (visible.length >= 60 && !visible.some(isCommon)) return drawnPieces > 0 || visible.some((w) => /[^\x20-\x7e]/.test(w.text))
  return pictureShare > 0.5 && visible.filter(isCommon).length < visible.length * 0.05
}
const isCommon = (word: Word): boolean => COMMON.test(word.text)
