import { brightAreas, bridgeRules } from './bright-areas.ts'
import { quadArea } from './fit-quadrilateral.ts'
import { resampleGrey } from './grey-image.ts'
import { distance, type Homography, homographyFrom, type Point } from './homography.ts'
import type { GreyImage } from './image-page.ts'
import { refineEdges } from './refine-edges.ts'
import { type Candidate, sheetsIn } from './sheet-in-area.ts'

/** A sheet of paper found in a photo: `size` in source pixels, and where its points lie in the photo. */
export type Sheet = { toSource: Homography; size: { width: number; height: number } }

/** The longer side of the picture as it is looked at, and how far off a side found in it may be, in its pixels. */
const LOOK_SIDE = 420
const REACH = 7

/** The sheet's four sides in a photo, as the brightest large area with straight sides; null when the picture is the page. */
export const findSheet = (image: GreyImage): Sheet | null => {
  const scale = LOOK_SIDE / Math.max(image.width, image.height)
  if (scale >= 1) return null
  const width = Math.round(image.width * scale)
  const height = Math.round(image.height * scale)
  const small = bridgeRules(resampleGrey(image, 0, 0, image.width, image.height, width, height), width, height)
  let best: Candidate | null = null
  for (const mask of brightAreas(small, width, height)) {
    for (const found of sheetsIn(mask, small, width, height)) if (!best || betterThan(found, best)) best = found
  }
  if (!best) return null
  const corners = refineEdges(
    image,
    best.quad.map((p) => ({ x: p.x / scale, y: p.y / scale })),
    REACH / scale,
  )
  return sheetFrom(corners)
}

/** By how much a score must be ahead; how much larger a sheet is than the lit part of it that a shadow's rim cuts off; and how far ahead a smaller one is when the larger took in ground. */
const SCORE_AHEAD = 0.02
const LARGER = 1.15
const CLEARLY_AHEAD = 0.06
const betterThan = (found: Candidate, best: Candidate): boolean => {
  if (quadArea(found.quad) > quadArea(best.quad) * LARGER) return found.score > best.score - SCORE_AHEAD
  const ahead = quadArea(found.quad) * LARGER > quadArea(best.quad) ? SCORE_AHEAD : CLEARLY_AHEAD
  return found.score > best.score + ahead
}

const PAPER_SHAPES = [11 / 8.5, 297 / 210, 14 / 8.5]
const sheetFrom = (quad: readonly Point[]): Sheet | null => {
  const across = (distance(quad[0]!, quad[1]!) + distance(quad[2]!, quad[3]!)) / 2
  const down = (distance(quad[1]!, quad[2]!) + distance(quad[3]!, quad[0]!)) / 2
  const shape = Math.max(across, down) / Math.min(across, down)
  // Seen at a slant a sheet looks shorter than it is: the nearest paper size, letter first, is the better guess.
  const paper =
    PAPER_SHAPES.find((p) => Math.abs(shape / p - 1) < 0.075) ?? PAPER_SHAPES.find((p) => Math.abs(shape / p - 1) < 0.16) ?? shape
  const long = Math.max(across, down, Math.min(across, down) * paper)
  const size = across > down ? { width: long, height: long / paper } : { width: long / paper, height: long }
  const target: Point[] = [
    { x: 0, y: 0 },
    { x: size.width, y: 0 },
    { x: size.width, y: size.height },
    { x: 0, y: size.height },
  ]
  const toSource = homographyFrom(target, quad)
  return toSource ? { toSource, size } : null
}
