import type { Box } from '../../../vocabulary/index.ts'
import type { ReadPicture } from '../read-image-page.ts'
import { toPixels } from '../lines/reread-cell.ts'

/** A mark or a line of print leaves three quarters of its place bare: where the shade at the quarter is darker than the page's paper by so much, it is no paper that shows. */
const QUARTER = 0.25
const DARKER_MIN = 12
/** The page's paper is told by one pixel in so many. */
const STEP = 97

/** How much darker a quarter of a place, in points, at least is than the paper of its page, 0 to 255. */
export function shadeOver({ image, pixelsPerPoint }: Pick<ReadPicture, 'image' | 'pixelsPerPoint'>, box: Box): number {
  const { data, width } = image
  const area = toPixels(box, { image, pixelsPerPoint })
  const place = new Uint32Array(256)
  for (let y = Math.ceil(area.top); y < Math.floor(area.bottom); y++) for (let x = Math.ceil(area.left); x < Math.floor(area.right); x++) place[data[y * width + x]!]!++
  const page = new Uint32Array(256)
  for (let at = 0; at < data.length; at += STEP) page[data[at]!]!++
  return shadeAt(page, 0.5) - shadeAt(place, QUARTER)
}

/** Whether something lies over a place that is neither print nor paper: a smear, a shadow, a finger, a blot. */
export const isCovered = (picture: Pick<ReadPicture, 'image' | 'pixelsPerPoint'>, box: Box): boolean => shadeOver(picture, box) >= DARKER_MIN

/** The shade below which such a share of those counted lies; white where none was. */
function shadeAt(counts: Uint32Array, share: number): number {
  const until = counts.reduce((all, n) => all + n, 0) * share
  let seen = 0
  for (const [shade, n] of counts.entries()) if ((seen += n) >= until && n > 0) return shade
  return 255
}
