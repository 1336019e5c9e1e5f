import type { PixelBox } from '../print/detect-text.ts'
import { resampleGrey } from '../grey-image.ts'
import type { GreyImage } from '../image-page.ts'
import type { ReadPicture } from '../read-image-page.ts'
import { splitSegments } from '../print/split-segments.ts'

/** The line drawn at `height` pixels with a paper margin of that share around it, `stretch` times as wide as it is. */
export const lineImage = (image: GreyImage, line: PixelBox, height: number, margin: number, stretch = 1): GreyImage => {
  const scale = height / Math.max(4, line.bottom - line.top)
  const inner = Math.max(8, Math.min(2400, Math.round((line.right - line.left) * scale * stretch)))
  const pad = Math.round(height * margin)
  const pixels = resampleGrey(image, line.left, line.top, line.right, line.bottom, inner, height)
  const width = inner + pad * 2
  const data = new Uint8Array(width * (height + pad * 2)).fill(255)
  for (let y = 0; y < height; y++) data.set(pixels.subarray(y * inner, (y + 1) * inner), (y + pad) * width + pad)
  return { data, width, height: height + pad * 2 }
}

/** The print inside the area; when it holds several lines or cells, nothing: the caller must say which. */
export const tightLine = (picture: Pick<ReadPicture, 'lines' | 'print'>, area: PixelBox): PixelBox | null => {
  const segments = splitSegments([area], picture.print, picture.lines).filter((s) => s.inkRight - s.inkLeft >= 3)
  const first = segments[0]
  if (!first) return null
  const height = Math.max(...segments.map((s) => s.box.bottom)) - Math.min(...segments.map((s) => s.box.top))
  if (segments.length > 1 && height > first.body * 2.6) return null
  return segments.reduce(
    (all, s) => ({
      left: Math.min(all.left, s.box.left),
      top: Math.min(all.top, s.box.top),
      right: Math.max(all.right, s.box.right),
      bottom: Math.max(all.bottom, s.box.bottom),
    }),
    { ...first.box },
  )
}
