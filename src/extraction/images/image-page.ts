/** A decoded picture: rows top to bottom, `channels` bytes a pixel (1 grey, 3 RGB, 4 RGBA). `dpi` where it is known. */
export type PixelImage = { data: Uint8Array; width: number; height: number; channels: 1 | 3 | 4; dpi?: number }

/** One byte a pixel, 0 black, 255 white. */
export type GreyImage = { data: Uint8Array; width: number; height: number }

export type ReadImageOptions = {
  /** The page's number in its document, from 1. */
  number: number
  /** A rendered PDF page: its geometry is given, so no sheet is looked for and its size in points is kept. */
  rendered?: boolean
}
