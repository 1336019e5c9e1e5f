import { connectInk } from '../print/connected-ink.ts'
import { fitQuadrilateral, quadArea } from './fit-quadrilateral.ts'
import { distance, type Point } from './homography.ts'

const SHARE_MIN = 0.2
/** A sheet that fills the picture was scanned or cropped already: nothing to cut out. */
const SHARE_MAX = 0.965
const FILL_MIN = 0.86
/** The ground around a small sheet, and parts of either that a shadow cuts off, may be larger than the sheet. */
const AREAS_MAX = 3

/** The four sides of what may be a sheet among the connected areas of a mask: corners clockwise from the top left, in its own pixels. */
export const sheetsIn = (data: Uint8Array, width: number, height: number): Point[][] => {
  const labelled = connectInk({ data, width, height })
  const total = width * height
  return labelled.groups
    .map(({ pixels }, group) => ({ pixels, group }))
    .filter(({ pixels }) => pixels >= total * SHARE_MIN * 0.8)
    .sort((a, b) => b.pixels - a.pixels)
    .slice(0, AREAS_MAX)
    .flatMap(({ group }) => {
      const quad = quadOf(labelled, group, width, height)
      return quad ? [quad] : []
    })
}

const quadOf = (labelled: ReturnType<typeof connectInk>, group: number, width: number, height: number): Point[] | null => {
  const total = width * height
  const rim: Point[] = []
  let from: number[] = []
  let to: number[] = []
  for (let run = 0; run < labelled.runs; run++) {
    if (labelled.runGroup[run] !== group) continue
    const y = labelled.runY[run]!
    from[y] = Math.min(from[y] ?? width, labelled.runFrom[run]!)
    to[y] = Math.max(to[y] ?? 0, labelled.runTo[run]!)
  }
  from = smoothed(from)
  to = smoothed(to)
  for (let y = 0; y < height; y++) {
    if (from[y] === undefined) continue
    rim.push({ x: from[y]!, y }, { x: to[y]!, y })
  }
  const quad = fitQuadrilateral(rim)
  if (!quad) return null
  const area = quadArea(quad)
  if (area < total * SHARE_MIN || area > total * SHARE_MAX) return null
  let filled = 0
  for (let y = 0; y < height; y++) if (from[y] !== undefined) filled += to[y]! - from[y]!
  return filled / area >= FILL_MIN && isPlausible(quad) ? quad : null
}

/** A finger or a speck on the rim is narrower than this many rows and does not move the side. */
const smoothed = (list: number[]): number[] => {
  const out: number[] = []
  for (let i = 0; i < list.length; i++) {
    if (list[i] === undefined) continue
    const near = [list[i - 2], list[i - 1], list[i], list[i + 1], list[i + 2]].filter((v) => v !== undefined).sort((a, b) => a - b)
    out[i] = near[near.length >> 1]!
  }
  return out
}

const isPlausible = (quad: readonly Point[]): boolean => {
  for (let i = 0; i < 4; i++) {
    const a = quad[i]!
    const b = quad[(i + 1) % 4]!
    const c = quad[(i + 2) % 4]!
    const first = Math.atan2(b.y - a.y, b.x - a.x)
    const second = Math.atan2(c.y - b.y, c.x - b.x)
    const turn = Math.abs(Math.atan2(Math.sin(second - first), Math.cos(second - first)))
    if (turn < 0.96 || turn > 2.18) return false
  }
  const top = distance(quad[0]!, quad[1]!)
  const right = distance(quad[1]!, quad[2]!)
  const bottom = distance(quad[2]!, quad[3]!)
  const left = distance(quad[3]!, quad[0]!)
  const ratio = Math.max(top + bottom, left + right) / Math.min(top + bottom, left + right)
  return ratio < 2.2 && Math.max(top, bottom) / Math.min(top, bottom) < 1.9 && Math.max(left, right) / Math.min(left, right) < 1.9
}
