import { crossingOf, type Point } from './homography.ts'
import type { SmallPicture } from './standing-of-sheet.ts'
import { quadArea } from './fit-quadrilateral.ts'

/** A straight line `across = at + slope * (along - middle)`: along is y for sides that stand, x for sides that lie. */
type Line = { at: number; slope: number; votes: number }

/** Slopes tried: sides lean so much at most, in steps that move a side's ends by about two pixels. */
const SLOPE_MAX = 0.3
const SLOPE_STEP = 0.0125
/** Shares of brightness by which paper and ground differ where a side may be. */
const STEP_MIN = 0.05
const STEP_COUNTED = 0.3
const LINES_MAX = 7
/** Lines this near in pixels and slope are one. */
const SAME = { at: 7, slope: 0.05 }
const SHARE_MIN = 0.25

/**
 * The sheets that four straight sides make, each with paper inside and darker ground outside: where shadows cut paper and
 * ground into areas, their sides still run on. Brightness is compared in shares, which light does not change.
 */
export const sheetsBySides = ({ width, height, shade }: SmallPicture): Point[][] => {
  const standing = linesIn((x, y) => shade[y * width + x + 2]! - shade[y * width + x - 2]!, width, height)
  const lying = linesIn((y, x) => shade[(y + 2) * width + x]! - shade[(y - 2) * width + x]!, height, width)
  const out: Point[][] = []
  for (const left of standing.rising)
    for (const right of standing.falling) {
      if (right.at - left.at < width * 0.3) continue
      for (const top of lying.rising)
        for (const bottom of lying.falling) {
          if (bottom.at - top.at < height * 0.3) continue
          const corner = (upright: Line, level: Line): Point => crossingOf(upright, level, width, height)
          const quad = [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)]
          if (quadArea(quad) >= width * height * SHARE_MIN) out.push(quad)
        }
    }
  return out
}

/** Lines along which the picture grows brighter going across (rising) or darker (falling), the strongest first. */
function linesIn(stepAt: (across: number, along: number) => number, acrossMax: number, alongMax: number): { rising: Line[]; falling: Line[] } {
  const slopes = Array.from({ length: Math.round((2 * SLOPE_MAX) / SLOPE_STEP) + 1 }, (_, i) => -SLOPE_MAX + i * SLOPE_STEP)
  const room = acrossMax + Math.ceil(alongMax * SLOPE_MAX) + 2
  const pad = Math.ceil((alongMax * SLOPE_MAX) / 2) + 1
  const votes = { rising: slopes.map(() => new Float32Array(room)), falling: slopes.map(() => new Float32Array(room)) }
  const middle = alongMax / 2
  for (let along = 2; along < alongMax - 2; along++)
    for (let across = 2; across < acrossMax - 2; across++) {
      const step = stepAt(across, along)
      if (Math.abs(step) < STEP_MIN) continue
      const into = step > 0 ? votes.rising : votes.falling
      const weight = Math.min(Math.abs(step), STEP_COUNTED)
      for (let s = 0; s < slopes.length; s++) into[s]![Math.round(across - slopes[s]! * (along - middle)) + pad]! += weight
    }
  const peaks = (of: Float32Array[]): Line[] => {
    const all = of.flatMap((row, s) => Array.from(row, (sum, i): Line => ({ at: i - pad, slope: slopes[s]!, votes: sum }))).filter((l) => l.votes > alongMax * 0.02)
    const kept: Line[] = []
    for (const line of all.sort((a, b) => b.votes - a.votes)) {
      if (kept.some((k) => Math.abs(k.at - line.at) < SAME.at && Math.abs(k.slope - line.slope) < SAME.slope)) continue
      kept.push(line)
      if (kept.length === LINES_MAX) break
    }
    return kept
  }
  return { rising: peaks(votes.rising), falling: peaks(votes.falling) }
}
