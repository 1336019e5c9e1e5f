import type { Page } from '../page-model.ts'
import type { RereadCell } from './lines/cell-reading.ts'

/** A decoded picture: rows top to bottom, `channels` bytes a pixel (1 grey, 3 RGB, 4 RGBA). `dpi` where it is known. */
export type PixelImage = { data: Uint8Array; width: number; height: number; channels: 1 | 3 | 4; dpi?: number }

/** One byte a pixel, 0 black, 255 white. */
export type GreyImage = { data: Uint8Array; width: number; height: number }

/**
 * A page read from a picture, with the upright, straightened picture it was read from.
 * Page points times `pixelsPerPoint` are pixels of `image`.
 */
export type ImagePage = { page: Page; image: GreyImage; pixelsPerPoint: number; reread: RereadCell }

export type ReadImageOptions = {
  /** The page's number in its document, from 1. */
  number: number
  /** A rendered PDF page: its geometry is given, so no sheet is looked for and its size in points is kept. */
  rendered?: boolean
  /**
   * Also keep the picture as it lies: no turning, no straightening. For pages whose digital words are merged with what is read here.
   */
  keepGeometry?: boolean
}
