import type { Ink } from './binarise.ts'
import { inkPoints } from './estimate-skew.ts'

/**
 * By how many shares of the page's height a curled sheet's print lies too low, by place: `across` and `down` run from 0 to 1
 * over the page. Corners lie where they should, since the sheet was cut out by them.
 */
export type Waves = readonly number[]

/** Shapes across the page that vanish at its sides, each growing from top to bottom in as many ways. */
const ACROSS = 2
const DOWN = 4
/** The steps in which waves are looked for, in shares of the height. */
const STEPS = [0.006, 0.003, 0.0015, 0.0007]
/** Rows of print are blurred less and less, so that lines are not taken for their neighbours: in shares of the height. */
const BLURS = [0.006, 0.003, 0.0015, 0.0008]
const PASSES = 5
/** A step counts that makes rows more even by this. */
const GROWS = 1.0005
const POINTS_MIN = 400
const POINTS_MAX = 12_000
/** By how much rows must gain in evenness, and a wave in shares of the height be worth straightening. */
const GAIN_MIN = 1.06
const WAVE_MIN = 0.0012

/** The waves of one row of the page, by places across it. */
export const wavesAt = (waves: Waves, down: number): ((across: number) => number) => {
  const v = 2 * down - 1
  const sums = Array.from({ length: ACROSS }, (_, i) => Array.from({ length: DOWN }, (_, j) => waves[i * DOWN + j]! * v ** j).reduce((sum, w) => sum + w, 0))
  return (across) => {
    const u = 2 * across - 1
    return (1 - u * u) * (sums[0]! + sums[1]! * u)
  }
}

/** Waves that grow evenly from the upper side's to the lower one's, each told by how much too low its middle lies. */
export const wavesBetween = (upper: number, lower: number): Waves =>
  Array.from({ length: ACROSS * DOWN }, (_, k) => (k === 0 ? (upper + lower) / 2 : k === 1 ? (lower - upper) / 2 : 0))

/** Waves and those that a page still shows when it was straightened by them. */
export const wavesOfBoth = (first: Waves | null, second: Waves | null): Waves | null => (first && second ? first.map((wave, k) => wave + second[k]!) : (first ?? second))

/** What each wave makes of a place, were it 1. */
const shapesAt = (across: number, down: number): number[] => {
  const [u, v] = [2 * across - 1, 2 * down - 1]
  return Array.from({ length: ACROSS * DOWN }, (_, k) => (1 - u * u) * u ** Math.floor(k / DOWN) * v ** (k % DOWN))
}

/** The waves that print and rules of a level page show, whose rows they blur; null where there are none worth straightening. */
export const estimateWaves = (ink: Ink): Waves | null => {
  const { xs, ys } = inkPoints(ink, POINTS_MAX)
  if (xs.length < POINTS_MIN) return null
  const { width, height } = ink
  const places = Array.from(xs, (x, i) => shapesAt(x / width, ys[i]! / height))
  const shapes = Array.from({ length: ACROSS * DOWN }, (_, k) => Float32Array.from(places, (place) => -place[k]! * height))
  const waves = shapes.map(() => 0)
  const at = Float32Array.from(ys)
  const sums = new Float64Array(Math.ceil(height * 1.2) + 4)
  const still = shapes[0]!
  for (const [k, step] of STEPS.entries()) {
    const blur = Math.max(1, BLURS[k]! * height)
    let best = evenness(at, still, 0, height, blur, sums)
    for (let pass = 0, moved = true; moved && pass < PASSES; pass++) {
      moved = false
      for (const [i, shape] of shapes.entries())
        for (const way of [-step, step]) {
          let by = 0
          for (let found = evenness(at, shape, way, height, blur, sums); found > best * GROWS; found = evenness(at, shape, by + way, height, blur, sums)) {
            best = found
            by += way
          }
          if (by === 0) continue
          moved = true
          waves[i]! += by
          for (let p = 0; p < at.length; p++) at[p]! += by * shape[p]!
        }
    }
  }
  const gain = evenness(at, still, 0, height, 1, sums) / evenness(ys, still, 0, height, 1, sums)
  const largest = at.reduce((most, y, p) => Math.max(most, Math.abs(y - ys[p]!)), 0) / height
  return gain >= GAIN_MIN && largest >= WAVE_MIN ? waves : null
}

/** How uneven the sums of rows are, rows being `blur` high, with points moved `by` along a shape: print that lies level stands in few of them. */
const evenness = (at: Float32Array, shape: Float32Array, by: number, height: number, blur: number, sums: Float64Array): number => {
  sums.fill(0)
  for (let i = 0; i < at.length; i++) {
    const row = (at[i]! + by * shape[i]! + height * 0.1) / blur
    const low = Math.floor(row)
    if (low < 0 || low + 1 >= sums.length) continue
    sums[low]! += 1 - (row - low)
    sums[low + 1]! += row - low
  }
  let total = 0
  for (let i = 0; i < sums.length; i++) total += sums[i]! * sums[i]!
  return total
}
