import { binarise, type Ink } from './binarise.ts'
import { connectInk, type InkGroup, type LabelledInk } from '../print/connected-ink.ts'
import type { GreyImage } from '../image-page.ts'

/** Pixels across: a grain of a dithered fax at the working resolution, and the least that is print. */
const GRAIN_MAX = 6
const PRINT_MIN = 10
const GRAINS_MIN = 400
const GRAINS_PER_PRINT = 0.6
const GRAIN_SIGMA = 1.6
/** Dithered pages had 3 to 114 grains a letter; scans, thresholded ones and plain faxes at most 1.8. Their dots are softened less, since the ground they lie on becomes white. */
const DITHERED_PER_PRINT = 2.4
const DITHERED_SIGMA = 1.3
/** A coarse fax's own pixels are two across at the working resolution; their steps are no part of the letters. */
const COARSE_SIGMA = 1
const COARSE_DPI_MAX = 130

/** The ink that was found in a picture with windows of this width, and its groups: it costs as much as reading a line or ten. */
export type SeenInk = { window: number; ink: Ink; labelled: LabelledInk }
const WINDOW = 47

/**
 * Letters broken into dots are read better once softened into one stroke. Pictures of about as many grains as letters are softened
 * strongly, dithered ones softened and their ground made white, black-and-white ones of coarse dots (`dpi` of the source, where
 * known) softened a little, all others are left alone; of those `seen` is the ink.
 */
export const calmGrain = (image: GreyImage, source: GreyImage, dpi: number | undefined): { image: GreyImage; seen: SeenInk | null } => {
  const ink = binarise(image, WINDOW)
  const labelled = connectInk(ink)
  let grains = 0
  let print = 0
  for (const g of labelled.groups) {
    const size = Math.max(g.right - g.left, g.bottom - g.top)
    if (size <= GRAIN_MAX) grains += isAmongInk(g, ink) ? 1 : 0
    else if (size > PRINT_MIN) print++
  }
  if (grains >= GRAINS_MIN && grains > print * DITHERED_PER_PRINT) return { image: withWhiteGround(soften(image, DITHERED_SIGMA)), seen: null }
  if (grains >= GRAINS_MIN && grains > print * GRAINS_PER_PRINT) return { image: soften(image, GRAIN_SIGMA), seen: null }
  if (dpi !== undefined && dpi <= COARSE_DPI_MAX && isBilevel(source)) return { image: soften(image, COARSE_SIGMA), seen: null }
  return { image, seen: { window: WINDOW, ink, labelled } }
}

/** Dots of a broken letter have others beside them; specks of a bad line stand alone. */
const BESIDE = 4
const isAmongInk = (g: InkGroup, { data, width, height }: Ink): boolean => {
  let count = 0
  for (let y = Math.max(0, g.top - BESIDE); y < Math.min(height, g.bottom + BESIDE); y++)
    for (let x = Math.max(0, g.left - BESIDE); x < Math.min(width, g.right + BESIDE); x++) count += data[y * width + x]!
  return count > g.pixels
}

const isBilevel = ({ data }: GreyImage): boolean => {
  let extreme = 0
  let looked = 0
  for (let i = 0; i < data.length; i += 37, looked++) if (data[i]! < 16 || data[i]! > 239) extreme++
  return extreme > looked * 0.985
}

/** Grey that is black, what share of a page no lighter than its ground is, and how far below the ground its own dots reach once softened. */
const BLACK = 40
const GROUND_SHARE = 0.7
const DOTS_REACH = 0.8

/** A dithered page has dots all over its ground, and softened ones are a pattern behind the letters: the ground's greys become white, the letters' black. */
const withWhiteGround = ({ data, width, height }: GreyImage): GreyImage => {
  const counts = new Uint32Array(256)
  for (const grey of data) counts[grey]!++
  let ground = 0
  for (let left = data.length * GROUND_SHARE; ground < 255 && (left -= counts[ground]!) > 0; ground++);
  const white = Math.max(BLACK + 1, ground * DOTS_REACH)
  const levels = Uint8Array.from({ length: 256 }, (_, grey) => 255 * Math.min(1, Math.max(0, (grey - BLACK) / (white - BLACK))))
  return { data: data.map((grey) => levels[grey]!), width, height }
}

/** A bell-shaped blur, rows then columns. */
const soften = (image: GreyImage, sigma: number): GreyImage => {
  const reach = Math.ceil(sigma * 2.5)
  const weights = Float32Array.from({ length: reach * 2 + 1 }, (_, i) => Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)))
  const total = weights.reduce((a, b) => a + b, 0)
  const { width, height } = image
  const rows = new Float32Array(image.data.length)
  for (let y = 0; y < height; y++) {
    const base = y * width
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let k = -reach; k <= reach; k++) sum += image.data[base + Math.min(width - 1, Math.max(0, x + k))]! * weights[k + reach]!
      rows[base + x] = sum / total
    }
  }
  const data = new Uint8Array(image.data.length)
  const sums = new Float32Array(width)
  for (let y = 0; y < height; y++) {
    sums.fill(0)
    for (let k = -reach; k <= reach; k++) {
      const base = Math.min(height - 1, Math.max(0, y + k)) * width
      const weight = weights[k + reach]!
      for (let x = 0; x < width; x++) sums[x]! += rows[base + x]! * weight
    }
    for (let x = 0; x < width; x++) data[y * width + x] = sums[x]! / total + 0.5
  }
  return { data, width, height }
}
