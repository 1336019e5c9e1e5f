import type { Box } from '../../vocabulary/index.ts'
import type { Page } from '../page-model.ts'
import type { Raster, ReadPictures } from '../stages.ts'
import type { CellExpectation, CellReading } from './lines/cell-reading.ts'
import { imagePages } from './sheet/decode-pictures.ts'
import type { PixelBox } from './print/detect-text.ts'
import { findSheet } from './sheet/find-sheet.ts'
import type { PixelImage, ReadImageOptions } from './image-page.ts'
import { keepPicture, pictureOf } from './kept-pictures.ts'
import { isCovered } from './print/covered-place.ts'
import { readPicture } from './read-image-page.ts'
import { rereaderOf } from './lines/reread-cell.ts'
import type { WeighCell } from './lines/weigh-cell.ts'

export type { CellExpectation, CellReading } from './lines/cell-reading.ts'
export { imagePages, PictureError } from './sheet/decode-pictures.ts'
export type { PixelImage } from './image-page.ts'
export { sentDpi } from './sheet/picture-dpi.ts'
export { closeTesseract as closeReaders } from './lines/tesseract-line.ts'
export type { WeighCell } from './lines/weigh-cell.ts'

/** One page from one picture, which is kept to look at it again. */
const readAndKeep = async (picture: PixelImage, options: ReadImageOptions): Promise<Page> => {
  const read = await readPicture(picture, options)
  keepPicture(read)
  return read.page
}

/** A rendered or photographed page as words, lines and boxes, `number` counted from 1 in the document. The page keeps its picture for `rereadPage` and `weighPage`. */
export const readImagePage = async (raster: Raster, options: { number?: number } = {}): Promise<Page> => {
  const picture: PixelImage = {
    data: raster.rgba,
    width: raster.width,
    height: raster.height,
    channels: 4,
    ...(raster.dpi ? { dpi: raster.dpi } : {}),
  }
  return readAndKeep(picture, { number: options.number ?? 1, rendered: raster.dpi !== null })
}

/** Whether a raster's part, in its pixels, is a photo of a sheet of paper with the ground around it. Every other pixel is looked at. */
export const showsSheet = ({ rgba, width }: Raster, { left, top, right, bottom }: PixelBox): boolean => {
  const [across, down] = [(right - left) >> 1, (bottom - top) >> 1]
  const data = new Uint8Array(across * down)
  for (let y = 0; y < down; y++)
    // Paper is bright and ground dark in green as well as in grey.
    for (let x = 0; x < across; x++) data[y * across + x] = rgba[((top + 2 * y) * width + left + 2 * x) * 4 + 1]!
  return findSheet({ data, width: across, height: down }) !== null
}

/** All pages of a picture file. Throws PictureError when it cannot be decoded. */
export const readPictures: ReadPictures = async (bytes, options) => {
  const pages: Page[] = []
  for await (const picture of imagePages(bytes, options.contentType, options.pagesMax, options.onPage)) {
    pages.push(await readAndKeep(picture, { number: pages.length + 1 }))
  }
  return pages
}

/** Reads one cell of an image page again; null when the page came from no picture. `seen` is the value first read there. */
export const rereadPage = async (page: Page, box: Box, expect: CellExpectation, seen?: string | null): Promise<CellReading | null> => {
  const open = pictureOf(page)
  return open && rereaderOf(open.picture)(box, expect, seen)
}

/** What one place of an image page says of texts that may stand there; null when the page came from no picture, or no line stands there. */
export const weighPage = async (page: Page, ...question: Parameters<WeighCell>): ReturnType<WeighCell> => {
  const open = pictureOf(page)
  return open && open.weigh(...question)
}

/** Whether something lies over a place of an image page, so that nobody can say what stands there; false when the page came from no picture. */
export const isCoveredOn = (page: Page, box: Box): boolean => {
  const open = pictureOf(page)
  return open !== null && isCovered(open.picture, box)
}
