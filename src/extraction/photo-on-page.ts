import type { Box } from '../vocabulary/index.ts'
import type { Page } from './page-model.ts'
import { type DigitalPage, type PdfDocument, renderPage } from './pdf/index.ts'
import { READ_LIMITS } from './read-settings.ts'
import type { Raster } from './stages.ts'

/** A photo pasted on a page covers this much of it, and nearly all that pictures cover. */
const PAGE_SHARE = 0.2
const PICTURES_SHARE = 0.9
/** Pixels of the photo's longer side: a sheet that fills two thirds of it still has 180 dots an inch. */
const PHOTO_SIDE = 3000

/**
 * A page that is a photo of a sheet, as phones and word processors make PDFs of photos: read as the photo it is, sharper than
 * the page is drawn, the sheet cut out. Null for every other page. `raster` is the page as drawn.
 */
export async function readPhotoOnPage(document: PdfDocument, digital: DigitalPage, raster: Raster & { dpi: number }): Promise<Page | null> {
  const { page, pictureShare, largestPicture } = digital
  const typed = page.words.filter((w) => w.visible !== false).length
  if (!largestPicture || page.fields.length > 0 || typed >= READ_LIMITS.digitalWordsMin) return null
  const share = (largestPicture.w * largestPicture.h) / (page.width * page.height)
  if (share < PAGE_SHARE || share < pictureShare * PICTURES_SHARE) return null
  const scale = raster.dpi / 72
  const part = within(largestPicture, raster.width / scale, raster.height / scale)
  const { showsSheet, readImagePage, sentDpi } = await import('./images/index.ts')
  const pixels = { left: Math.round(part.x * scale), top: Math.round(part.y * scale), right: Math.floor((part.x + part.w) * scale), bottom: Math.floor((part.y + part.h) * scale) }
  if (!showsSheet(raster, pixels)) return null
  const photo = renderPage(document, page.number - 1, (PHOTO_SIDE / Math.max(part.w, part.h)) * 72, 0, part)
  if (!photo) return null
  // A photo's pixels say nothing of inches; the page it is pasted on does not either.
  const seen = await readImagePage({ ...photo, dpi: null }, { number: page.number })
  const onPhoto = seen.onSent!
  const grow = sentDpi({ width: photo.width, height: photo.height }) / photo.dpi
  seen.onSent = (box) => {
    const { x, y, w, h } = onPhoto(box)
    return { x: part.x + x * grow, y: part.y + y * grow, w: w * grow, h: h * grow }
  }
  return seen
}

/** What of a picture lies on the page. */
const within = ({ x, y, w, h }: Box, width: number, height: number): Box => {
  const [left, top] = [Math.max(0, x), Math.max(0, y)]
  return { x: left, y: top, w: Math.min(width, x + w) - left, h: Math.min(height, y + h) - top }
}
