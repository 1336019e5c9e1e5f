import type { GreyImage, PixelImage } from './image-page.ts'

/** Luminance, transparent pixels over white paper. */
export const toGrey = (image: PixelImage): GreyImage => {
  const { data, width, height, channels } = image
  const count = width * height
  if (data.length < count * channels) throw new RangeError(`picture data is short: ${data.length} bytes for ${width}x${height}x${channels}`)
  // A plain view: slice() of a Buffer shares its memory, and later steps rely on copies.
  if (channels === 1) return { data: new Uint8Array(data.buffer, data.byteOffset, count), width, height }
  const grey = new Uint8Array(count)
  if (channels === 4 && data.byteOffset % 4 === 0) {
    // Whole pixels at once: a drawn page has four million.
    const pixels = new Uint32Array(data.buffer, data.byteOffset, count)
    for (let i = 0; i < count; i++) {
      const pixel = pixels[i]!
      const value = ((pixel & 255) * 77 + ((pixel >>> 8) & 255) * 150 + ((pixel >>> 16) & 255) * 29) >> 8
      grey[i] = pixel >>> 24 === 255 ? value : 255 + ((((value - 255) * (pixel >>> 24)) / 255) | 0)
    }
    return { data: grey, width, height }
  }
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
  if (factor === 2) {
    const whole = image.data
    for (let y = 0, to = 0; y < height; y++)
      for (let x = 0, p = 2 * y * image.width; x < width; x++, p += 2, to++)
        data[to] = (whole[p]! + whole[p + 1]! + whole[p + image.width]! + whole[p + image.width + 1]! + 2) >> 2
    return { data, width, height }
  }
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
  // Each line of the picture is resized along itself once, however many lines of the result draw on it; what none draws on any more is written over.
  const lines = new Map<number, Float32Array>()
  const lineAt = (index: number, first: number): Float32Array => {
    const known = lines.get(index)
    if (known) return known
    let line: Float32Array | undefined
    for (const [old, done] of lines) {
      if (old >= first) continue
      lines.delete(old)
      line = done
      break
    }
    line ??= new Float32Array(width)
    alongLine(image.data, index * image.width, xs, line)
    lines.set(index, line)
    return line
  }
  const row = new Float32Array(width)
  for (let y = 0; y < height; y++) {
    row.fill(0)
    const first = ys.index[ys.start[y]!]!
    for (let j = ys.start[y]!; j < ys.start[y + 1]!; j++) {
      const line = lineAt(ys.index[j]!, first)
      const weight = ys.weight[j]!
      for (let x = 0; x < width; x++) row[x] = row[x]! + line[x]! * weight
    }
    const offset = y * width
    for (let x = 0; x < width; x++) out[offset + x] = row[x]! + 0.5
  }
  return out
}

const alongLine = (data: Uint8Array, base: number, { start, index, weight, even }: Taps, line: Float32Array): void => {
  if (even) {
    const { index, weight } = even
    for (let x = 0, i = 0; x < line.length; x++, i += EVEN)
      line[x] = data[base + index[i]!]! * weight[i]! + data[base + index[i + 1]!]! * weight[i + 1]! + data[base + index[i + 2]!]! * weight[i + 2]! + data[base + index[i + 3]!]! * weight[i + 3]!
    return
  }
  for (let x = 0, i = 0; x < line.length; x++) {
    let sum = 0
    for (const end = start[x + 1]!; i < end; i++) sum += data[base + index[i]!]! * weight[i]!
    line[x] = sum
  }
}

/** Which pixels each pixel of the result is made of; `even` where four or fewer are: as many of each, the last without weight. */
type Taps = { start: Int32Array; index: Int32Array; weight: Float32Array; even: { index: Int32Array; weight: Float32Array } | null }
const EVEN = 4
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
  const most = start.reduce((n, from, i) => (i > 0 ? Math.max(n, from - start[i - 1]!) : n), 0)
  const even = most > EVEN ? null : { index: new Int32Array(count * EVEN), weight: new Float32Array(count * EVEN) }
  if (even)
    for (let i = 0; i < count; i++)
      for (let k = 0; k < EVEN; k++) {
        const at = start[i]! + k
        const taken = at < start[i + 1]!
        even.index[i * EVEN + k] = index[taken ? at : start[i]!]!
        even.weight[i * EVEN + k] = taken ? weight[at]! : 0
      }
  return { start, index: new Int32Array(index), weight: new Float32Array(weight), even }
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
