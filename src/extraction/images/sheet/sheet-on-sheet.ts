import type { Point } from './homography.ts'
import { ABOVE_MIN, liesOnGround, PLACES, SIDE_CLEAR, type SmallPicture, stepsAlong } from './standing-of-sheet.ts'

/** What is seen at least of a side that runs on over another sheet, and how much of it may be neither ground nor as bright as paper. */
const RUN_MIN = 0.2
const STRAY_MAX = 0.12
/** The seen places of such a side lie together from its corner on, but for so many. */
const GAPS_MAX = 0.1

/**
 * A sheet one corner of which lies on another one, with nothing to be seen of the rim between them: two of its sides are clear
 * from end to end, the two others from the clear ones on, and straight on from there paper is as bright on either side. The
 * way such a side goes is told by little of it: of several the one whose sides are seen and parallel. Null where none is so.
 */
export const sheetOnSheet = (quads: readonly Point[][], picture: SmallPicture): Point[] | null => {
  let best: { quad: Point[]; score: number } | null = null
  for (const quad of quads) {
    const seen = seenOf(quad, picture)
    const score = seen === null ? null : seen - SLANT_COST * slantOf(quad)
    if (score !== null && (!best || score > best.score) && liesOnGround(quad, picture)) best = { quad, score }
  }
  return best?.quad ?? null
}

/** What a radian between opposite sides costs, in shares of a side that is seen. */
const SLANT_COST = 4
/** By how many radians opposite sides are off from parallel, together. */
const slantOf = ([a, b, c, d]: readonly Point[]): number => Math.abs(turn(a!, b!) - turn(d!, c!)) + Math.abs(turn(a!, d!) - turn(b!, c!))
const turn = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x)

function seenOf(quad: readonly Point[], picture: SmallPicture): number | null {
  const steps = quad.map((a, i) => stepsAlong(a, quad[(i + 1) % 4]!, 0, picture))
  if (steps.some((side) => side.length < PLACES - 2)) return null
  const shares = steps.map((side) => side.filter((step) => step > ABOVE_MIN).length / side.length)
  // The hidden corner is where the side `i` ends and the next begins.
  for (let i = 0; i < 4; i++) {
    const [to, from] = [steps[i]!, steps[(i + 1) % 4]!]
    if (shares[(i + 2) % 4]! < SIDE_CLEAR || shares[(i + 3) % 4]! < SIDE_CLEAR) continue
    if (goesUnder(to) && goesUnder([...from].reverse())) return shares.reduce((sum, share) => sum + share, 0)
  }
  return null
}

/** A side seen from its beginning on for a part of it, and then paper on either side. */
function goesUnder(steps: readonly number[]): boolean {
  const held = steps.map((step) => step > ABOVE_MIN)
  const count = held.filter(Boolean).length
  if (count < steps.length * RUN_MIN) return false
  const gaps = held.slice(0, count).filter((h) => !h).length
  const strays = steps.slice(count).filter((step) => Math.abs(step) > ABOVE_MIN).length
  return gaps <= Math.max(1, count * GAPS_MAX) && strays <= Math.max(1, (steps.length - count) * STRAY_MAX)
}
