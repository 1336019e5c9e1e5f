import { connectInk } from './connected-ink.ts'
import { fitQuadrilateral, quadArea } from './fit-quadrilateral.ts'
import { resampleGrey } from './grey-image.ts'
import { type Homography, homographyFrom, type Point } from './homography.ts'
import type { GreyImage } from './image-page.ts'
import { refineEdges } from './refine-edges.ts'

/** A sheet of paper found in a photo: `size` in source pixels, and where its points lie in the photo. */
export type Sheet = { toSource: Homography; size: { width: number; height: number } }

type Candidate = { quad: Point[]; score: number }

const LOOK_SIDE = 420
const SHARE_MIN = 0.2
/** A sheet that fills the picture was scanned or cropped already: nothing to cut out. */
const SHARE_MAX = 0.965
const FILL_MIN = 0.86
/** Paper over ground in levels of grey, at every side: a side that only a rule or a shadow makes has print or paper beyond it. */
const CONTRAST_MIN = 16
/** What a side is worth that lies on the picture's rim, where no ground can be seen. */
const UNSEEN_SIDE_COST = 0.04
/** A rule across the whole sheet parts it in two where it is not bridged; half its width at the size looked at. */
const BRIDGE = 2
/** Shares of its brightness by which a sheet differs from the ground right beside it, where no one level parts them. */
const STEPS = [0.14, 0.22]

/** The sheet's four sides in a photo, as the brightest large area with straight sides; null when the picture is the page. */
export const findSheet = (image: GreyImage): Sheet | null => {
  const scale = LOOK_SIDE / Math.max(image.width, image.height)
  if (scale >= 1) return null
  const width = Math.round(image.width * scale)
  const height = Math.round(image.height * scale)
  const small = bridgeRules(resampleGrey(image, 0, 0, image.width, image.height, width, height), width, height)
  const middle = otsu(small)
  let best: Candidate | null = null
  const masks = [
    ...[1, 0.82, 1.15, 0.68].map((part) => small.map((grey) => (grey > middle * part ? 1 : 0))),
    ...STEPS.map((step) => evenParts(small, width, height, step)),
  ]
  for (const mask of masks) {
    const found = sheetIn(mask, small, width, height)
    if (found && (!best || betterThan(found, best))) best = found
  }
  if (!best) return null
  const corners = refineEdges(
    image,
    best.quad.map((p) => ({ x: p.x / scale, y: p.y / scale })),
    7 / scale,
  )
  return sheetFrom(corners)
}

/** By how much a score must be ahead; and how much larger a sheet is than the lit part of it that a shadow's rim cuts off. */
const SCORE_AHEAD = 0.02
const LARGER = 1.15
const betterThan = (found: Candidate, best: Candidate): boolean => {
  if (quadArea(found.quad) > quadArea(best.quad) * LARGER) return found.score > best.score - SCORE_AHEAD
  return found.score > best.score + SCORE_AHEAD && quadArea(found.quad) * LARGER > quadArea(best.quad)
}

/** Where the picture changes by less than `step` of its brightness: a shadow's soft rim joins its two sides, a sheet's rim parts them. */
const evenParts = (grey: Uint8Array, width: number, height: number, step: number): Uint8Array => {
  const brightest = spread(spread(grey, width, height, 1, 1, Math.max), width, height, width, 1, Math.max)
  const darkest = spread(spread(grey, width, height, 1, 1, Math.min), width, height, width, 1, Math.min)
  return brightest.map((most, i) => (most - darkest[i]! < most * step ? 1 : 0))
}

const sheetIn = (data: Uint8Array, grey: Uint8Array, width: number, height: number): Candidate | null => {
  const labelled = connectInk({ data, width, height })
  let largest = -1
  labelled.groups.forEach((g, i) => {
    if (largest < 0 || g.pixels > labelled.groups[largest]!.pixels) largest = i
  })
  const total = width * height
  if (largest < 0 || labelled.groups[largest]!.pixels < total * SHARE_MIN * 0.8) return null
  const rim: Point[] = []
  let from: number[] = []
  let to: number[] = []
  for (let run = 0; run < labelled.runs; run++) {
    if (labelled.runGroup[run] !== largest) continue
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

/** The picture with dark lines thinner than twice the bridge taken for the paper around them; sides stay where they are. */
const bridgeRules = (grey: Uint8Array, width: number, height: number): Uint8Array => {
  const wider = spread(spread(grey, width, height, 1, BRIDGE, Math.max), width, height, width, BRIDGE, Math.max)
  return spread(spread(wider, width, height, 1, BRIDGE, Math.min), width, height, width, BRIDGE, Math.min)
}

const spread = (grey: Uint8Array, width: number, height: number, step: number, reach: number, pick: typeof Math.max): Uint8Array => {
  const out = new Uint8Array(grey.length)
  const along = step === 1 ? width : height
  for (let i = 0; i < grey.length; i++) {
    const place = step === 1 ? i % width : Math.floor(i / width)
    let value = grey[i]!
    for (let d = Math.max(-reach, -place); d <= Math.min(reach, along - 1 - place); d++) value = pick(value, grey[i + d * step]!)
    out[i] = value
  }
  return out
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

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** The level that best parts the picture in a bright and a dark class. */
const otsu = (grey: Uint8Array): number => {
  const histogram = new Float64Array(256)
  for (const value of grey) histogram[value]!++
  let total = 0
  for (let i = 0; i < 256; i++) total += i * histogram[i]!
  let below = 0
  let belowSum = 0
  let best = 128
  let bestSpread = -1
  for (let level = 0; level < 255; level++) {
    below += histogram[level]!
    belowSum += level * histogram[level]!
    const above = grey.length - below
    if (below === 0 || above === 0) continue
    const difference = belowSum / below - (total - belowSum) / above
    const spread = below * above * difference * difference
    if (spread > bestSpread) {
      bestSpread = spread
      best = level
    }
  }
  return best
}
