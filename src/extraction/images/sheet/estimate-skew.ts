import type { Ink } from './binarise.ts'

const DEGREE = Math.PI / 180

/**
 * The angle in radians by which print runs downhill to the right (to be turned back), within `maxDegrees`.
 * Rows of print and ruled lines make the row sums uneven when they lie level; columns count too, so that a page on its side is straightened as well.
 */
export const estimateSkew = (ink: Ink, maxDegrees: number): number => {
  const points = inkPoints(ink, 40_000)
  if (points.xs.length < 200) return 0
  const size = Math.ceil(Math.hypot(ink.width, ink.height)) * 2 + 4
  const sums = new Float64Array(size)
  const score = (angle: number): number => {
    const sin = Math.sin(angle)
    const cos = Math.cos(angle)
    return Math.max(unevenness(points, -sin, cos, sums), unevenness(points, cos, sin, sums))
  }
  let best = 0
  let bestScore = score(0) * 1.0001
  const search = (centre: number, reach: number, step: number): void => {
    for (let angle = centre - reach; angle <= centre + reach + 1e-9; angle += step) {
      const found = score(angle)
      if (found > bestScore) {
        bestScore = found
        best = angle
      }
    }
  }
  search(0, maxDegrees * DEGREE, 0.5 * DEGREE)
  search(best, 0.5 * DEGREE, 0.1 * DEGREE)
  search(best, 0.1 * DEGREE, 0.02 * DEGREE)
  return best
}

/** Ink in one row of pixels over more of its length is a lost line of the fax or a scanner's streak: level however the paper lay. */
const STREAK_SHARE = 0.95

type Points = { xs: Float32Array; ys: Float32Array }
/** Ink whose lower neighbour is paper: undersides of letters and lines, the sharpest carriers of direction. */
export const inkPoints = (ink: Ink, most: number): Points => {
  const { data, width, height } = ink
  const xs: number[] = []
  const ys: number[] = []
  for (let y = 0; y < height - 1; y++) {
    const base = y * width
    const before = xs.length
    for (let x = 0; x < width; x++) {
      if (data[base + x] && !data[base + width + x]) {
        xs.push(x)
        ys.push(y)
      }
    }
    if (xs.length - before > width * STREAK_SHARE) xs.length = ys.length = before
  }
  const keep = Math.max(1, Math.ceil(xs.length / most))
  if (keep === 1) return { xs: Float32Array.from(xs), ys: Float32Array.from(ys) }
  const few = (list: number[]): Float32Array => Float32Array.from(list.filter((_, i) => (i * 7919) % keep === 0))
  return { xs: few(xs), ys: few(ys) }
}

const unevenness = (points: Points, ax: number, ay: number, sums: Float64Array): number => {
  sums.fill(0)
  const middle = sums.length >> 1
  const { xs, ys } = points
  for (let i = 0; i < xs.length; i++) {
    const at = xs[i]! * ax + ys[i]! * ay + middle
    const low = Math.floor(at)
    const part = at - low
    sums[low]! += 1 - part
    sums[low + 1]! += part
  }
  let total = 0
  for (let i = 0; i < sums.length; i++) total += sums[i]! * sums[i]!
  return total
}
