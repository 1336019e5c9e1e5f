import type { Ink } from '../sheet/binarise.ts'
import type { PixelBox } from './detect-text.ts'
import type { GreyImage } from '../image-page.ts'

/** Levels by which a faint rule must be darker than the paper on both of its sides, once averaged along itself. */
const FAINT_LEVELS = 7
const PAPER = 250

/** The masks of level and of upright rules. */
export type RuleMasks = { level: Ink; upright: Ink }

/**
 * Ink, and beside it whatever is darker than both its sides when averaged along one direction: thin grey rules of a photo
 * and dotted rules of a fax come out whole, because noise averages away along a line and letters do not.
 */
export const ruleMasks = (image: GreyImage, ink: Ink, text: readonly PixelBox[], length: number, reach: number): RuleMasks => {
  const inText = new Uint8Array(ink.data.length)
  // Stems of stacked lines of text would average into an upright rule between them: print counts as paper here.
  const bare: GreyImage = { ...image, data: image.data.slice() }
  eachRunOfText(text, ink, (from, to) => {
    inText.fill(1, from, to)
    bare.data.fill(PAPER, from, to)
  })
  return {
    level: darkerThanSides(meanAlongRows(bare, length), ink, inText, true, reach),
    upright: darkerThanSides(meanAlongColumns(bare, length), ink, inText, false, reach),
  }
}

const darkerThanSides = (smooth: Uint8Array, ink: Ink, inText: Uint8Array, horizontal: boolean, reach: number): Ink => {
  const { width, height } = ink
  const data = ink.data.slice()
  const side = horizontal ? reach * width : reach
  const yFrom = horizontal ? reach : 0
  const yTo = horizontal ? height - reach : height
  const xFrom = horizontal ? 0 : reach
  const xTo = horizontal ? width : width - reach
  for (let y = yFrom; y < yTo; y++) {
    const end = y * width + xTo
    for (let at = y * width + xFrom; at < end; at++) {
      const value = smooth[at]! + FAINT_LEVELS
      if (value < smooth[at - side]! && value < smooth[at + side]! && inText[at] === 0) data[at] = 1
    }
  }
  return { data, width, height }
}

const inkExtent = (ink: Ink, box: PixelBox): PixelBox => {
  const extent = { left: box.right, top: box.bottom, right: box.left, bottom: box.top }
  for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(ink.height, box.bottom); y++) {
    for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(ink.width, box.right); x++) {
      if (!ink.data[y * ink.width + x]) continue
      extent.left = Math.min(extent.left, x)
      extent.right = Math.max(extent.right, x + 1)
      extent.top = Math.min(extent.top, y)
      extent.bottom = Math.max(extent.bottom, y + 1)
    }
  }
  return extent
}

/** The pixels that lie in boxes of text, row by row. */
const eachRunOfText = (text: readonly PixelBox[], ink: Ink, take: (from: number, to: number) => void): void => {
  const { width, height } = ink
  for (const found of text) {
    // A mark in a box fills little more than the box: only the mark itself is print, its frame must still be seen.
    const box = found.right - found.left < (found.bottom - found.top) * 2.2 ? inkExtent(ink, found) : found
    const trim = (box.bottom - box.top) * 0.12
    const left = Math.max(0, Math.floor(box.left))
    const right = Math.min(width, Math.ceil(box.right))
    for (let y = Math.max(0, Math.round(box.top + trim)); y < Math.min(height, box.bottom - trim); y++)
      if (right > left) take(y * width + left, y * width + right)
  }
}

const meanAlongRows = (image: GreyImage, length: number): Uint8Array => {
  const { data, width, height } = image
  const half = length >> 1
  const out = new Uint8Array(data.length)
  // Sums are whole: half a level more keeps the product from falling short of a whole quotient.
  const whole = 1 / (2 * half + 1)
  for (let y = 0; y < height; y++) {
    const base = y * width
    let sum = 0
    let count = 0
    for (let x = 0; x < Math.min(half, width); x++, count++) sum += data[base + x]!
    const nearSide = (from: number, to: number): void => {
      for (let x = from; x < to; x++) {
        if (x + half < width) {
          sum += data[base + x + half]!
          count++
        }
        if (x > half) {
          sum -= data[base + x - half - 1]!
          count--
        }
        out[base + x] = sum / count
      }
    }
    // Between the sides as many pixels come as go.
    const [first, last] = [Math.min(width, half + 1), Math.max(0, width - half)]
    nearSide(0, first)
    for (let x = first; x < last; x++) {
      sum += data[base + x + half]! - data[base + x - half - 1]!
      out[base + x] = (sum + 0.5) * whole
    }
    nearSide(Math.max(first, last), width)
  }
  return out
}

const meanAlongColumns = (image: GreyImage, length: number): Uint8Array => {
  const { data, width, height } = image
  const half = length >> 1
  const out = new Uint8Array(data.length)
  const sums = new Uint32Array(width)
  let count = 0
  for (let y = -half; y < height; y++) {
    const [enters, leaves] = [y + half < height, y - half > 0]
    count += (enters ? 1 : 0) - (leaves ? 1 : 0)
    // As along rows.
    const share = 1 / count
    const [p, q, at] = [(y + half) * width, (y - half - 1) * width, y * width]
    if (enters && leaves)
      for (let x = 0; x < width; x++) {
        const sum = sums[x]! + data[p + x]! - data[q + x]!
        sums[x] = sum
        out[at + x] = (sum + 0.5) * share
      }
    else {
      if (enters) for (let x = 0; x < width; x++) sums[x]! += data[p + x]!
      if (leaves) for (let x = 0; x < width; x++) sums[x]! -= data[q + x]!
      if (y >= 0) for (let x = 0; x < width; x++) out[at + x] = (sums[x]! + 0.5) * share
    }
  }
  return out
}
