import type { Point } from './homography.ts'
import type { GreyImage } from '../image-page.ts'
import { medianOf } from '../../in-order.ts'

const SAMPLES = 60

/**
 * Moves each side of a rough quadrilateral to the steepest step from ground to paper within `reach` pixels of it.
 * Corners that would move further than twice the reach are left as they were: the side was not seen well.
 */
export const refineEdges = (image: GreyImage, quad: readonly Point[], reach: number): Point[] => {
  const lines = quad.map((a, i) => refinedLine(image, a, quad[(i + 1) % 4]!, reach))
  return quad.map((corner, i) => {
    const before = lines[(i + 3) % 4]!
    const after = lines[i]!
    const det = before.nx * after.ny - before.ny * after.nx
    if (Math.abs(det) < 1e-6) return corner
    const x = (before.c * after.ny - after.c * before.ny) / det
    const y = (before.nx * after.c - after.nx * before.c) / det
    return Math.hypot(x - corner.x, y - corner.y) <= reach * 2 ? { x, y } : corner
  })
}

type Line = { nx: number; ny: number; c: number }

const refinedLine = (image: GreyImage, a: Point, b: Point, reach: number): Line => {
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const nx = (b.y - a.y) / length
  const ny = -(b.x - a.x) / length
  const offsets: { t: number; d: number }[] = []
  for (let i = 0; i < SAMPLES; i++) {
    const t = 0.04 + (0.92 * i) / (SAMPLES - 1)
    const d = steepest(image, a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, nx, ny, reach)
    if (d !== null) offsets.push({ t, d })
  }
  const plain: Line = { nx, ny, c: nx * a.x + ny * a.y }
  if (offsets.length < SAMPLES / 3) return plain
  const fit = theilSen(offsets)
  const p = { x: a.x + nx * fit.at0, y: a.y + ny * fit.at0 }
  const q = { x: b.x + nx * (fit.at0 + fit.slope), y: b.y + ny * (fit.at0 + fit.slope) }
  const len = Math.hypot(q.x - p.x, q.y - p.y)
  const mx = (q.y - p.y) / len
  const my = -(q.x - p.x) / len
  return { nx: mx, ny: my, c: mx * p.x + my * p.y }
}

/** How many places of the normal are looked at on either side of a step. */
const BESIDE = 9
/** Levels of grey that make a step, and that are none. */
const FALL_MIN = 18
const LEVELS_ALIKE = 2

/**
 * Distance along the outward normal to the strongest fall from bright to dark; null when nothing falls clearly. The middle
 * of several places speaks for a side: a form's frame is dark too, but there is paper on both sides of it.
 */
const steepest = (image: GreyImage, x: number, y: number, nx: number, ny: number, reach: number): number | null => {
  const step = Math.max(1, reach / 14)
  const at = (d: number): number | null => {
    const px = Math.round(x + nx * d)
    const py = Math.round(y + ny * d)
    return px < 0 || py < 0 || px >= image.width || py >= image.height ? null : image.data[py * image.width + px]!
  }
  const beside = (d: number, way: 1 | -1): number | null => {
    const seen = Array.from({ length: BESIDE }, (_, k) => at(d + way * step * (k + 1))).filter((grey) => grey !== null)
    return seen.length < 2 ? null : medianOf(seen, 0)
  }
  const falls: { d: number; fall: number }[] = []
  for (let d = -reach; d <= reach; d += step) {
    const inside = beside(d, -1)
    const outside = beside(d, 1)
    if (inside !== null && outside !== null) falls.push({ d, fall: inside - outside })
  }
  const most = Math.max(...falls.map((f) => f.fall))
  if (!(most > FALL_MIN)) return null
  // Middles fall alike a little before the step and a little behind it.
  const widest = falls.filter((f) => f.fall >= most - LEVELS_ALIKE)
  return (widest[0]!.d + widest.at(-1)!.d) / 2
}

/** A straight line through points of which up to a third may be wrong: the median of the slopes between far pairs. */
const theilSen = (points: readonly { t: number; d: number }[]): { at0: number; slope: number } => {
  const half = points.length >> 1
  const slopes = points.slice(0, half).map((p, i) => (points[i + half]!.d - p.d) / (points[i + half]!.t - p.t))
  const slope = medianOf(slopes, 0)
  return { at0: medianOf(points.map((p) => p.d - slope * p.t), 0), slope }
}
