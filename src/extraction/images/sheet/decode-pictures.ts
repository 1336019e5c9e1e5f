import sharp from 'sharp'
import type { PixelImage } from '../image-page.ts'
import { fileResolution } from './file-resolution.ts'
import { tiffResolutions } from './tiff-resolution.ts'

/** More pixels than this are refused before a byte of them is decoded. */
const PIXELS_MAX = 5e7
/** A photo is reduced to this many pixels on its longer side: twice what the recogniser can use. */
const SIDE_MAX = 4400
/** Standard fax resolution is 204 x 98; files that lost their tags are told by their black-and-white pixels and flat shape. */
const FAX_STRETCH = 204 / 98
const STRETCH_MAX = 3

/** A picture that cannot be decoded: damaged, of another kind than said, or larger than the limits. */
export class PictureError extends Error {
  readonly reason: 'damaged' | 'too_large'
  constructor(reason: 'damaged' | 'too_large', message: string) {
    super(message)
    this.reason = reason
  }
}

sharp.concurrency(1)
sharp.cache(false)

/** Every page of a JPEG, PNG, WebP, TIFF or HEIC file, in grey, turned as its EXIF says, one at a time; `only` that one, counted from 1. */
export async function* imagePages(
  bytes: Uint8Array,
  contentType: string,
  pagesMax: number,
  onPage: (page: number, pages: number) => void = () => {},
  only: number | null = null,
): AsyncGenerator<PixelImage> {
  if (/hei[cf]/i.test(contentType)) {
    if (only !== null && only > 1) return
    onPage(1, 1)
    yield* heicPages(bytes, pagesMax)
    return
  }
  const options = { limitInputPixels: PIXELS_MAX, failOn: 'none' as const, sequentialRead: true }
  const info = await damagedUnless(() => sharp(bytes, options).metadata())
  const pages = info.format === 'tiff' ? (info.pages ?? 1) : 1
  if (pages > pagesMax) throw new PictureError('too_large', 'too many pages')
  const resolutions = info.format === 'tiff' ? tiffResolutions(bytes, pages) : [(info.orientation ?? 1) < 5 ? fileResolution(bytes, { width: info.width ?? 0, height: info.height ?? 0 }) : null]
  for (let page = 0; page < pages; page++) {
    if (only !== null && page !== only - 1) continue
    onPage(page + 1, pages)
    // What of a photo did not arrive would be missing without a word; a fax may lose lines and is still one.
    const one = { ...options, ...(info.format === 'tiff' ? { page } : { failOn: 'truncated' as const }) }
    const size = page === 0 ? info : await damagedUnless(() => sharp(bytes, one).metadata())
    if ((size.width ?? 0) * (size.height ?? 0) > PIXELS_MAX) throw new PictureError('too_large', 'picture has too many pixels')
    const resolution = resolutions[page]
    const pipeline = sharp(bytes, one).autoOrient().flatten({ background: '#fff' }).greyscale()
    const { data, info: decoded } = await damagedUnless(() =>
      pipeline
        .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
        .raw({ depth: 'uchar' })
        .toBuffer({ resolveWithObject: true }),
    )
    const reduced = decoded.width / ((size.orientation ?? 1) >= 5 ? size.height! : size.width!)
    const dpi = (resolution?.x ?? size.density ?? 0) * reduced
    const grey: PixelImage = { data, width: decoded.width, height: decoded.height, channels: 1, ...(dpi > 0 ? { dpi } : {}) }
    yield await stretched(grey, resolution ? resolution.x / resolution.y : faxStretch(grey))
  }
}

type HeicPicture = {
  width: number
  height: number
  decode: () => Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>
}
/** The package ships no types; this is the part used. */
type HeicDecode = { all: (input: { buffer: Uint8Array }) => Promise<HeicPicture[] & { dispose: () => void }> }

async function* heicPages(bytes: Uint8Array, pagesMax: number): AsyncGenerator<PixelImage> {
  const { default: decode } = (await import('heic-decode' as string)) as { default: HeicDecode }
  const images = await damagedUnless(() => decode.all({ buffer: bytes }))
  try {
    for (const image of images.slice(0, Math.min(pagesMax, 1))) {
      if (image.width * image.height > PIXELS_MAX) throw new PictureError('too_large', 'picture has too many pixels')
      const { data, width, height } = await damagedUnless(() => image.decode())
      const raw = sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), { raw: { width, height, channels: 4 } })
        .flatten({ background: '#fff' })
        .greyscale()
      const out = await raw
        .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
        .raw({ depth: 'uchar' })
        .toBuffer({ resolveWithObject: true })
      yield { data: out.data, width: out.info.width, height: out.info.height, channels: 1 }
    }
  } finally {
    images.dispose()
  }
}

const damagedUnless = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new PictureError(/pixel limit|too large|exceeds/i.test(message) ? 'too_large' : 'damaged', message)
  }
}

const faxStretch = (grey: PixelImage): number => {
  const shape = grey.height / grey.width
  if (shape < 0.56 || shape > 0.7) return 1
  let extreme = 0
  let looked = 0
  for (let i = 0; i < grey.data.length; i += 37, looked++) if (grey.data[i]! < 16 || grey.data[i]! > 239) extreme++
  return extreme > looked * 0.985 ? FAX_STRETCH : 1
}

/** Square pixels: a fax has twice as many across as down. */
const stretched = async (grey: PixelImage, ratio: number): Promise<PixelImage> => {
  if (!(ratio > 1.2 && ratio < STRETCH_MAX) && !(ratio < 0.83 && ratio > 1 / STRETCH_MAX)) return grey
  const width = ratio >= 1 ? grey.width : Math.round(grey.width / ratio)
  const height = ratio >= 1 ? Math.round(grey.height * ratio) : grey.height
  const out = await sharp(Buffer.from(grey.data.buffer, grey.data.byteOffset, grey.data.byteLength), {
    raw: { width: grey.width, height: grey.height, channels: 1 },
  })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    // Without it one channel goes in and three come out.
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { ...grey, data: out.data, width, height, channels: 1, ...(grey.dpi && ratio < 1 ? { dpi: grey.dpi / ratio } : {}) }
}
