import sharp from 'sharp'
import type { SentFile } from './client.ts'

/** A small picture; `shade` makes it another one. */
export async function photo(shade = 200, format: 'jpeg' | 'png' | 'webp' | 'tiff' = 'jpeg'): Promise<Uint8Array> {
  const picture = sharp({ create: { width: 320, height: 200, channels: 3, background: { r: shade, g: shade, b: shade } } })
  return new Uint8Array(await picture.toFormat(format).toBuffer())
}
export const jpeg = async (shade = 200, name = `photo-${shade}.jpg`): Promise<SentFile> => ({ bytes: await photo(shade), name, type: 'image/jpeg' })
export const DAMAGED_PDF = '%PDF-1.7\nnothing behind this line is a document\n'
