import { connectInk } from './connected-ink.ts'
import { fitQuadrilateral, quadArea } from './fit-quadrilateral.ts'
import { distance, type Point } from './homography.ts'

/** Corners clockwise from the top left, and how well the area fills them: 1 is whole. */
export type Candidate = { quad: Point[]; score: number }

const SHARE_MIN = 0.2
/** A sheet that fills the picture was scanned or cropped already: nothing to cut out. */
const SHARE_MAX = 0.965
const FILL_MIN = 0.86
/** Paper over ground in levels of grey, at every side: a side that only a rule or a shadow makes has print or paper beyond it. */
const CONTRAST_MIN = 16
/** What a side is worth that lies on the picture's rim, where no ground can be seen. */
const UNSEEN_SIDE_COST = 0.04
/**
 * The ground around a small sheet, and parts of either that a shadow cuts off, may be larger than the sheet. What is not the
 * largest may be a white box of a shaded form, too: then the picture's rim is paper, no darker than the box.
 */
const AREAS_MAX = 3

/** The sheets that the connected areas of a mask may be, in its own pixels. */
export const sheetsIn = (data: Uint8Array, grey: Uint8Array, width: number, height: number): Candidate[] => {
  const labelled = connectInk({ data, width, height })
  const total = width * height
  return labelled.groups
    .map(({ pixels }, group) => ({ pixels, group }))
    .filter(({ pixels }) => pixels >= total * SHARE_MIN * 0.8)
    .sort((a, b) => b.pixels - a.pixels)
    .slice(0, AREAS_MAX)
    .flatMap(({ group }, rank) => {
      const found = sheetOf(labelled, group, grey, width, height)
      return found && (rank === 0 || liesOnGround(labelled, group, grey, width, height)) ? [found] : []
    })
}

const liesOnGround = (labelled: ReturnType<typeof connectInk>, group: number, grey: Uint8Array, width: number, height: number): boolean => {
  const paper: number[] = []
  for (let run = 0; run < labelled.runs; run++)
    if (labelled.runGroup[run] === group) paper.push(...grey.subarray(labelled.runY[run]! * width + labelled.runFrom[run]!, labelled.runY[run]! * width + labelled.runTo[run]!))
  const rim = Array.from({ length: width }, (_, x) => [grey[x]!, grey[(height - 1) * width + x]!]).concat(Array.from({ length: height }, (_, y) => [grey[y * width]!, grey[(y + 1) * width - 1]!])).flat()
  return middle(paper) - middle(rim) >= CONTRAST_MIN
}
const middle = (list: number[]): number => list.sort((a, b) => a - b)[list.length >> 1] ?? 0

const sheetOf = (labelled: ReturnType<typeof connectInk>, group: number, grey: Uint8Array, width: number, height: number): Candidate | null => {
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
  const fill = filled / area
  if (fill < FILL_MIN || !isPlausible(quad)) return null
  const sides = quad.map((a, i) => sideContrast(grey, width, height, quad, a, quad[(i + 1) % 4]!))
  const seen = sides.filter((s) => s !== null)
  if (seen.length < 2 || seen.some((s) => s < CONTRAST_MIN)) return null
  return { quad, score: Math.min(fill, 1 / fill) - (4 - seen.length) * UNSEEN_SIDE_COST }
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

/** How much brighter the paper is just inside a side than the ground just outside it, in the middle; null on the picture's rim. */
const sideContrast = (grey: Uint8Array, width: number, height: number, quad: readonly Point[], a: Point, b: Point): number | null => {
  const centre = { x: quad.reduce((s, p) => s + p.x, 0) / 4, y: quad.reduce((s, p) => s + p.y, 0) / 4 }
  const steps: number[] = []
  for (let t = 0.06; t < 0.95; t += 0.04) {
    const x = a.x + (b.x - a.x) * t
    const y = a.y + (b.y - a.y) * t
    const inward = { x: x + (centre.x - x) * 0.035, y: y + (centre.y - y) * 0.035 }
    const outward = { x: x - (centre.x - x) * 0.035, y: y - (centre.y - y) * 0.035 }
    if (outward.x < 0 || outward.y < 0 || outward.x >= width || outward.y >= height) continue
    steps.push(grey[Math.floor(inward.y) * width + Math.floor(inward.x)]! - grey[Math.floor(outward.y) * width + Math.floor(outward.x)]!)
  }
  return steps.length >= 6 ? steps.sort((m, n) => m - n)[steps.length >> 1]! : null
}
