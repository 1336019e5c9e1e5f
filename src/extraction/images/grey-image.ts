import type { GreyImage, PixelImage } from './image-page.ts'

/** Luminance, transparent pixels over white paper. */
export const toGrey = (image: PixelImage): GreyImage => {
  const { data, width, height, channels } = image
  const count = width * height
  if (data.length < count * channels) throw new RangeError(`picture data is short: ${data.length} bytes for ${width}x${height}x${channels}`)
  // A plain view: slice() of a Buffer shares its memory, and later steps rely on copies.
  if (channels === 1) return { data: new Uint8Array(data.buffer, data.byteOffset, count), width, height }
  const grey = new Uint8Array(count)
  for (let i = 0, p = 0; i < count; i++, p += channels) {
    const value = (data[p]! * 77 + data[p + 1]! * 150 + data[p + 2]! * 29) >> 8
    grey[i] = channels === 4 && data[p + 3]! < 255 ? 255 + ((((value - 255) * data[p + 3]!) / 255) | 0) : value
  }
  return { data: grey, width, height }
}

/** Averages whole blocks of `factor` pixels: the cheap half of a good reduction. */
export const shrinkGrey = (image: GreyImage, factor: number): GreyImage => {
  if (factor < 2) return image
  const width = Math.floor(image.width / factor)
  const height = Math.floor(image.height / factor)
  const data = new Uint8Array(width * height)
  const area = factor * factor
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let dy = 0; dy < factor; dy++) {
        let p = (y * factor + dy) * image.width + x * factor
        for (let dx = 0; dx < factor; dx++) sum += image.data[p++]!
      }
      data[y * width + x] = (sum / area + 0.5) | 0
    }
  }
  return { data, width, height }
}

/**
 * The part of `image` inside the rectangle, resized to width x height: averaged when it shrinks, bilinear when it grows.
 * Pixels outside the picture repeat its edge. `out` may be given to write floats elsewhere (model inputs).
 */
export const resampleGrey = (
  image: GreyImage,
  left: number,
  top: number,
  right: number,
  bottom: number,
  width: number,
  height: number,
): Uint8Array => {
  const out = new Uint8Array(width * height)
  const stepX = (right - left) / width
  const stepY = (bottom - top) / height
  const xs = axisTaps(left, stepX, width, image.width)
  const ys = axisTaps(top, stepY, height, image.height)
  // Each line of the picture is resized along itself once, however many lines of the result draw on it.
  const lines = new Map<number, Float32Array>()
  const lineAt = (index: number): Float32Array => {
    const known = lines.get(index)
    if (known) return known
    const line = alongLine(image.data, index * image.width, xs, width)
    lines.set(index, line)
    return line
  }
  const row = new Float32Array(width)
  for (let y = 0; y < height; y++) {
    row.fill(0)
    for (let j = ys.start[y]!; j < ys.start[y + 1]!; j++) {
      const line = lineAt(ys.index[j]!)
      const weight = ys.weight[j]!
      for (let x = 0; x < width; x++) row[x] = row[x]! + line[x]! * weight
    }
    const offset = y * width
    for (let x = 0; x < width; x++) out[offset + x] = row[x]! + 0.5
  }
  return out
}

const alongLine = (data: Uint8Array, base: number, xs: Taps, width: number): Float32Array => {
  const line = new Float32Array(width)
  const { start, index, weight } = xs
  for (let x = 0; x < width; x++) {
    let sum = 0
    for (let i = start[x]!; i < start[x + 1]!; i++) sum += data[base + index[i]!]! * weight[i]!
    line[x] = sum
  }
  return line
}

type Taps = { start: Int32Array; index: Int32Array; weight: Float32Array }
/** A triangle filter as wide as the reduction, so that thin strokes survive shrinking and growing stays smooth. */
const axisTaps = (from: number, step: number, count: number, limit: number): Taps => {
  const reach = Math.max(1, step)
  const start = new Int32Array(count + 1)
  const index: number[] = []
  const weight: number[] = []
  for (let i = 0; i < count; i++) {
    const centre = from + (i + 0.5) * step - 0.5
    const first = Math.ceil(centre - reach)
    const last = Math.floor(centre + reach)
    let total = 0
    const begin = weight.length
    for (let k = first; k <= last; k++) {
      const w = 1 - Math.abs(k - centre) / reach
      if (w <= 0) continue
      index.push(Math.min(limit - 1, Math.max(0, k)))
      weight.push(w)
      total += w
    }
    for (let k = begin; k < weight.length; k++) weight[k] = weight[k]! / total
    start[i + 1] = weight.length
  }
  return { start, index: Int32Array.from(index), weight: Float32Array.from(weight) }
}

/** Quarter turns clockwise, losslessly. */
export const turnGrey = (image: GreyImage, quarters: number): GreyImage => {
  const turn = ((quarters % 4) + 4) % 4
  if (turn === 0) return image
  const { data, width, height } = image
  const out = new Uint8Array(data.length)
  if (turn === 2) {
    for (let i = 0, j = data.length - 1; j >= 0; i++, j--) out[i] = data[j]!
    return { data: out, width, height }
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = turn === 1 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y
      out[to] = data[y * width + x]!
    }
  }
  return { data: out, width: height, height: width }
}
