import { openDocument, renderPage } from './pdf/index.ts'
import { kindOfFile } from './read-pages.ts'

/** Page `number` (from 1) of a PDF or picture as PNG at `dpi`, or null. Pictures keep their own pixels, upright by EXIF. */
export async function renderToPng(bytes: Uint8Array, number: number, dpi: number): Promise<Uint8Array | null> {
  const { default: sharp } = await import('sharp')
  const kind = kindOfFile(bytes)
  if (kind === 'picture') {
    try {
      return await sharp(bytes, { limitInputPixels: 5e7, page: number - 1 })
        .rotate()
        .resize({ width: 2200, height: 2200, fit: 'inside', withoutEnlargement: true })
        .png()
        .toBuffer()
    } catch {
      return null
    }
  }
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
