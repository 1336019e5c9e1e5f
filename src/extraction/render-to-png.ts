import { openDocument, renderPage } from './pdf/index.ts'
import { kindOfFile, typeOfPicture } from './read-pages.ts'
import { READ_LIMITS } from './read-settings.ts'

/** Page `number` (from 1) of a PDF or picture as PNG at `dpi`, or null. Pictures lie as they were sent, upright by EXIF, in grey; places on them are in points of this page. */
export async function renderToPng(bytes: Uint8Array, number: number, dpi: number): Promise<Uint8Array | null> {
  const { default: sharp } = await import('sharp')
  const kind = kindOfFile(bytes)
  if (kind === 'picture') return pictureToPng(bytes, number, dpi)
  if (kind !== 'pdf') return null
  const document = await openDocument(bytes)
  if ('failed' in document) return null
  try {
    const raster = renderPage(document, number - 1, dpi)
    if (!raster) return null
    const raw = { width: raster.width, height: raster.height, channels: 4 as const }
    return await sharp(raster.rgba, { raw }).png({ compressionLevel: 3 }).toBuffer()
  } finally {
    document.close()
  }
}

async function pictureToPng(bytes: Uint8Array, number: number, dpi: number): Promise<Uint8Array | null> {
  const [{ default: sharp }, { imagePages, sentDpi }] = await Promise.all([import('sharp'), import('./images/index.ts')])
  try {
    for await (const picture of imagePages(bytes, typeOfPicture(bytes), READ_LIMITS.pagesMax, () => {}, number)) {
      const { data, width, height, channels } = picture
      const scale = dpi / sentDpi(picture)
      return await sharp(data, { raw: { width, height, channels } })
        .resize({ width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)), fit: 'fill' })
        .png()
        .toBuffer()
    }
    return null
  } catch {
    return null
  }
}
