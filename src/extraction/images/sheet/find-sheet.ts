import { brightAreas, bridgeRules } from './bright-areas.ts'
import { quadArea } from './fit-quadrilateral.ts'
import { resampleGrey } from '../grey-image.ts'
import { type Waves, wavesBetween } from './estimate-waves.ts'
import { distance, type Homography, homographyFrom, type Point } from './homography.ts'
import type { GreyImage } from '../image-page.ts'
import { refineEdges } from './refine-edges.ts'
import { sheetsBySides } from './sheet-by-sides.ts'
import { sheetOnSheet } from './sheet-on-sheet.ts'
import { sheetsIn } from './sheet-in-area.ts'
import { liesOnGround, mayShowGround, shadeOf, type SmallPicture, standingOf } from './standing-of-sheet.ts'

/**
 * A sheet of paper found in a photo: `size` in source pixels, where its points lie in the photo, and the waves that its upper
 * and lower sides show, null where they are straight.
 */
export type Sheet = { toSource: Homography; size: { width: number; height: number }; waves: Waves | null }

/** The longer side of the picture as it is looked at, and how far off a side found in it may be, in its pixels. */
const LOOK_SIDE = 420
const REACH = 7
/** How much larger a sheet is than the part of it that a shadow's rim or a bold heading cuts off, and by how much that may stand out better. */
const LARGER = 1.15
const AHEAD_MAX = 0.02
/** What four straight sides show of a rim that is told beyond doubt. */
const CLEAR = 0.85

/**
 * The sheet's four sides in a photo: those of a large bright area or those that four straight lines make, whichever show
 * best that paper lies inside and ground outside. Null when the picture is the page.
 */
export const findSheet = (image: GreyImage): Sheet | null => {
  const scale = LOOK_SIDE / Math.max(image.width, image.height)
  if (scale >= 1) return null
  const width = Math.round(image.width * scale)
  const height = Math.round(image.height * scale)
  const small = resampleGrey(image, 0, 0, image.width, image.height, width, height)
  if (!mayShowGround(small, width, height)) return null
  const grey = bridgeRules(small, width, height)
  const picture = { grey, width, height, shade: shadeOf(grey) }
  const bySides = sheetsBySides(picture)
  const best = bestOf([...brightAreas(grey, width, height).flatMap((mask) => sheetsIn(mask, width, height)), ...bySides], picture)
  const onSheet = best ? null : sheetOnSheet(bySides, picture)
  const found = best ?? onSheet
  if (!found) return null
  const { corners, bows } = refineEdges(
    image,
    found.map((p) => ({ x: p.x / scale, y: p.y / scale })),
    REACH / scale,
  )
  const sheet = sheetFrom(corners)
  if (!sheet) return null
  // Of a side that is half hidden nobody can say how it bows.
  if (onSheet) return { ...sheet, waves: null }
  // Upward is outward of the upper side and inward of the lower one.
  const [upper, lower] = [-bows[0]! / sheet.size.height, bows[2]! / sheet.size.height]
  return { ...sheet, waves: upper === 0 && lower === 0 ? null : wavesBetween(upper, lower) }
}

/** The four sides that stand out best, or larger ones that do nearly as well; where no straight ones stand out clearly, they are looked at closely. */
function bestOf(quads: readonly Point[][], picture: SmallPicture): Point[] | null {
  const straight = bestStanding(quads, picture, false)
  return straight && straight.score >= CLEAR ? straight.quad : ((bestStanding(quads, picture, true) ?? straight)?.quad ?? null)
}

function bestStanding(quads: readonly Point[][], picture: SmallPicture, closely: boolean): { quad: Point[]; score: number } | null {
  const standing = quads
    .map((quad) => ({ quad, area: quadArea(quad), score: standingOf(quad, picture, closely) ?? 0 }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  let best = standing.find((s) => liesOnGround(s.quad, picture))
  for (let larger = best; larger; ) {
    best = larger
    const { area, score } = best
    larger = standing.find((s) => s.area > area * LARGER && s.score > score - AHEAD_MAX && liesOnGround(s.quad, picture))
  }
  return best ?? null
}

const PAPER_SHAPES = [11 / 8.5, 297 / 210, 14 / 8.5]
const sheetFrom = (quad: readonly Point[]): Omit<Sheet, 'waves'> | null => {
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
