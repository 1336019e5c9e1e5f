import { distance, type Point } from './homography.ts'

/** A picture made small to be looked at as a whole, in levels of grey and in shares of brightness. */
export type SmallPicture = { grey: Uint8Array; width: number; height: number; shade: Float32Array }

/** A side is looked at in so many places, and at each some pixels inward and outward. */
export const PLACES = 40
const BESIDE = [2, 3, 4, 5, 6]
/** Shares of brightness by which the paper is above the ground beside it. */
export const ABOVE_MIN = 0.06
/** What a side shows at least: the rest may be under a finger, or against something bright. */
const SIDE_MIN = 0.6
/** What a side is worth that lies on the picture's rim, where no ground can be seen. */
const UNSEEN_SIDE_COST = 0.04
const BRIGHT_SIDE_COST = 0.1
const SEEN_MIN = 3
/** How far the middle of a curled sheet's side may lie from where it were if straight, what that costs, and sides that need no such look or are not worth it. */
const BOWS = [-9, -6, -3, 3, 6, 9]
const BOW_COST = 0.02
export const SIDE_CLEAR = 0.9
const SIDE_LEAST = 0.2
/** Added to levels of grey, so that black is no endless step from the next. */
const DARKEST = 8
/** Pixels of the picture's own rim, and the distance of those looked at. */
const RIM = 8
const LOOK_STEP = 4
/** Paper is the brighter part of a photo; the share of the rim that is ground, where a sheet fills the picture but for a corner or two. */
const PAPER_AT = 0.75
const GROUND_MIN = 0.3

/** Brightness as shares: the same step of light is the same everywhere, in the shadow too. */
export const shadeOf = (grey: Uint8Array): Float32Array => Float32Array.from(grey, (value) => Math.log(value + DARKEST))

/**
 * How much of a sheet's rim shows paper inside and darker ground outside, 1 being all of it; null when a side shows too
 * little of it for a sheet, or when more than one lies outside the picture. A closer look sees bowed sides, and one side
 * that ground as bright as a window runs along, where the others are clear.
 */
export const standingOf = (quad: readonly Point[], picture: SmallPicture, closely = false): number | null => {
  let sum = 0
  let seen = 0
  let bright = 0
  let clear = 0
  for (let i = 0; i < 4; i++) {
    const [a, b] = [quad[i]!, quad[(i + 1) % 4]!]
    const side = sideOf(a, b, picture, closely)
    if (side === null) continue
    seen++
    if (side >= SIDE_CLEAR) clear++
    if (side >= SIDE_MIN) {
      sum += side
      continue
    }
    const either = closely ? heldShare(a, b, 0, picture, true)! : 0
    if (either < SIDE_MIN || ++bright > 1) return null
    sum += either
  }
  if (seen < SEEN_MIN || (bright > 0 && clear < SEEN_MIN)) return null
  return sum / seen - (4 - seen) * UNSEEN_SIDE_COST - bright * BRIGHT_SIDE_COST
}

/**
 * Whether the picture's own rim is darker than what lies within the four sides, as a whole or straight out from the paper at
 * each side: a shadow over the sheet makes it darker than ground that lies in the light. Else it is a white box on the shaded
 * part of a form.
 */
export const liesOnGround = (quad: readonly Point[], picture: SmallPicture): boolean => {
  const { width, height, shade } = picture
  const paper: number[] = []
  const rim: number[] = []
  for (let y = 0; y < height; y += LOOK_STEP)
    for (let x = 0; x < width; x += LOOK_STEP) {
      if (isInside(quad, x, y)) paper.push(shade[y * width + x]!)
      else if (isAtRim(x, y, picture)) rim.push(shade[y * width + x]!)
    }
  if (rim.length === 0) return false
  return middle(paper) - middle(rim) > ABOVE_MIN || middle(quad.flatMap((a, i) => aboveRim(a, quad[(i + 1) % 4]!, picture))) > ABOVE_MIN
}
const isAtRim = (x: number, y: number, { width, height }: SmallPicture): boolean => Math.min(x, width - 1 - x) < RIM || Math.min(y, height - 1 - y) < RIM

/** By how much the paper at places of a side is brighter than the picture's rim straight out from there. */
const aboveRim = (a: Point, b: Point, picture: SmallPicture): number[] => {
  const out: number[] = []
  for (const { x, y, nx, ny } of placesOf(a, b, 0)) {
    const paper = middleOf(x, y, nx, ny, picture)
    if (paper === null) continue
    const away = Math.min(...[nx < 0 ? picture.width - 1 - x : x, ny < 0 ? picture.height - 1 - y : y].map((room, i) => (room - RIM / 2) / Math.abs([nx, ny][i]!)))
    const rim = middleOf(x - nx * away, y - ny * away, nx, ny, picture)
    if (away > BESIDE.at(-1)! && rim !== null) out.push(paper - rim)
  }
  return out
}

/** Whether enough of the picture's own rim is darker than its paper for ground to be seen around a sheet: a scan's rim is paper. */
export const mayShowGround = (grey: Uint8Array, width: number, height: number): boolean => {
  const all: number[] = []
  const rim: number[] = []
  for (let y = 0; y < height; y += LOOK_STEP)
    for (let x = 0; x < width; x += LOOK_STEP) {
      const value = grey[y * width + x]!
      all.push(value)
      if (Math.min(x, width - 1 - x) < RIM || Math.min(y, height - 1 - y) < RIM) rim.push(value)
    }
  const paper = all.sort((m, n) => m - n)[Math.floor(all.length * PAPER_AT)]!
  return rim.filter((value) => Math.log((paper + DARKEST) / (value + DARKEST)) > ABOVE_MIN).length > rim.length * GROUND_MIN
}

const isInside = (quad: readonly Point[], x: number, y: number): boolean =>
  quad.every((a, i) => {
    const b = quad[(i + 1) % 4]!
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= 0
  })
const middle = (list: number[]): number => list.sort((m, n) => m - n)[list.length >> 1] ?? 0

/** Places of a side, bowed inward by so much in its middle, and which way is inward there. */
const placesOf = (a: Point, b: Point, bow: number): { x: number; y: number; nx: number; ny: number }[] => {
  const length = distance(a, b)
  const [nx, ny] = [-(b.y - a.y) / length, (b.x - a.x) / length]
  return Array.from({ length: PLACES }, (_, i) => {
    const t = 0.03 + (0.94 * i) / (PLACES - 1)
    const lift = bow * 4 * t * (1 - t)
    return { x: a.x + (b.x - a.x) * t + nx * lift, y: a.y + (b.y - a.y) * t + ny * lift, nx, ny }
  })
}

/** The share of a side's places at which it is one, be it bowed; null where too few lie in the picture. Corners go clockwise: inward is to the right. */
const sideOf = (a: Point, b: Point, picture: SmallPicture, closely: boolean): number | null => {
  const straight = heldShare(a, b, 0, picture)
  if (!closely || straight === null || straight >= SIDE_CLEAR || straight < SIDE_LEAST) return straight
  return Math.max(straight, ...BOWS.map((bow) => (heldShare(a, b, bow, picture) ?? 0) - BOW_COST))
}
/** At how many of a side's places paper is brighter than what lies outward of it, or differs from it either way. */
const heldShare = (a: Point, b: Point, bow: number, picture: SmallPicture, eitherWay = false): number | null => {
  const steps = stepsAlong(a, b, bow, picture)
  return steps.length < PLACES / 2 ? null : steps.filter((step) => (eitherWay ? Math.abs(step) : step) > ABOVE_MIN).length / steps.length
}
/** By how much paper is brighter than what lies outward of it, at each of a side's places that can be seen. */
export const stepsAlong = (a: Point, b: Point, bow: number, picture: SmallPicture): number[] =>
  placesOf(a, b, bow).flatMap(({ x, y, nx, ny }) => {
    const inside = middleOf(x, y, nx, ny, picture)
    const outside = middleOf(x, y, -nx, -ny, picture)
    return inside === null || outside === null ? [] : [inside - outside]
  })

const middleOf = (x: number, y: number, nx: number, ny: number, { width, height, shade }: SmallPicture): number | null => {
  const seen: number[] = []
  for (const d of BESIDE) {
    const [px, py] = [Math.round(x + nx * d), Math.round(y + ny * d)]
    if (px >= 0 && py >= 0 && px < width && py < height) seen.push(shade[py * width + px]!)
  }
  return seen.length < 3 ? null : middle(seen)
}
