import type { Point } from './homography.ts'
import type { GreyImage } from '../image-page.ts'
import { medianOf } from '../../in-order.ts'

const SAMPLES = 60

/**
 * Moves each side of a rough quadrilateral to the steepest step from ground to paper within `reach` pixels of it, or of an arc
 * over it: a curled sheet's sides are bowed, and its corners lie where their ends meet. Corners that would move further than
 * twice the reach are left as they were: the side was not seen well. `bows` are the pixels by which each side's middle lies
 * outward of its ends, from the first corner on.
 */
export const refineEdges = (image: GreyImage, quad: readonly Point[], reach: number): { corners: Point[]; bows: number[] } => {
  const lines = quad.map((a, i) => refinedLine(image, a, quad[(i + 1) % 4]!, reach))
  const corners = quad.map((corner, i) => {
    const before = lines[(i + 3) % 4]!
    const after = lines[i]!
    const det = before.nx * after.ny - before.ny * after.nx
    if (Math.abs(det) < 1e-6) return corner
    const x = (before.c * after.ny - after.c * before.ny) / det
    const y = (before.nx * after.c - after.nx * before.c) / det
    return Math.hypot(x - corner.x, y - corner.y) <= reach * 2 ? { x, y } : corner
  })
  return { corners, bows: lines.map((line) => line.bow) }
}

type Line = { nx: number; ny: number; c: number; bow: number }

/** Arcs looked along, in shares of the reach by which a side's middle lies out of line. */
const BOWS = [-1.5, -1, -0.5, 0.5, 1, 1.5]
/** Places fit that lie so near to the line through them, in shares of the reach; a side is straight of which so many do, or nearly as many as of the best arc. */
const FIT_NEAR = 0.12
const STRAIGHT_CLEAR = 0.8
const ARC_GAIN = 1.2
/** What was found is looked at once more, in this share of the reach: texture of the ground further out leads astray. */
const CLOSER = 0.4

/** A side by how far its ends lie outward of two corners, with its middle `bow` out of line, and how many of its places fit it. */
type Arc = { from: number; to: number; bow: number; fits: number }

const refinedLine = (image: GreyImage, a: Point, b: Point, reach: number): Line => {
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const nx = (b.y - a.y) / length
  const ny = -(b.x - a.x) / length
  const fitAlong = ({ from, to, bow }: Omit<Arc, 'fits'>, near: number): Arc | null => {
    const offsets: { t: number; d: number }[] = []
    for (let i = 0; i < SAMPLES; i++) {
      const t = 0.04 + (0.92 * i) / (SAMPLES - 1)
      const lift = from + (to - from) * t + bow * 4 * t * (1 - t)
      const d = steepest(image, a.x + (b.x - a.x) * t + nx * lift, a.y + (b.y - a.y) * t + ny * lift, nx, ny, near)
      if (d !== null) offsets.push({ t, d })
    }
    if (offsets.length < SAMPLES / 3) return null
    const { at0, slope } = theilSen(offsets)
    const fits = offsets.filter(({ t, d }) => Math.abs(d - at0 - slope * t) < reach * FIT_NEAR).length
    return { from: from + at0, to: to + at0 + slope, bow, fits }
  }
  const ofBow = (bow: number): Arc | null => fitAlong({ from: (-bow * 2) / 3, to: (-bow * 2) / 3, bow }, reach)
  let best = ofBow(0)
  if (!best || best.fits < SAMPLES * STRAIGHT_CLEAR) {
    const arc = BOWS.map((bow) => ofBow(bow * reach))
      .filter((fit) => fit !== null)
      .sort((m, n) => n.fits - m.fits)[0]
    if (arc && arc.fits > (best?.fits ?? 0) * ARC_GAIN) best = arc
  }
  const closer = best && fitAlong(best, reach * CLOSER)
  if (best && closer && closer.fits >= best.fits) best = closer
  const { from, to, bow } = best ?? { from: 0, to: 0, bow: 0 }
  const p = { x: a.x + nx * from, y: a.y + ny * from }
  const q = { x: b.x + nx * to, y: b.y + ny * to }
  const len = Math.hypot(q.x - p.x, q.y - p.y)
  const mx = (q.y - p.y) / len
  const my = -(q.x - p.x) / len
  return { nx: mx, ny: my, c: mx * p.x + my * p.y, bow }
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
