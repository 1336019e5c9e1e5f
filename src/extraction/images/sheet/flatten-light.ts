import type { GreyImage } from '../image-page.ts'

const BLOCK = 24
/** A block whose paper is darker than this share of the page's is a dark print area, not a shadow: left as it is below that. */
const SHADOW_MIN = 0.3

/**
 * Removes shadows and uneven light: each pixel is divided by the paper's brightness around it.
 * A picture that is evenly white already comes back as it was.
 */
export const flattenLight = (image: GreyImage): GreyImage => {
  const { data, width, height } = image
  const cols = Math.max(1, Math.ceil(width / BLOCK))
  const rows = Math.max(1, Math.ceil(height / BLOCK))
  const paper = paperGrid(image, cols, rows)
  const sorted = [...paper].sort((a, b) => a - b)
  const typical = sorted[Math.floor(sorted.length * 0.9)]!
  if (sorted[Math.floor(sorted.length * 0.03)]! >= 232) return image
  const floor = typical * SHADOW_MIN
  const smooth = smoothGrid(spreadGrid(paper, cols, rows), cols, rows).map((v) => Math.max(v, floor, 24))
  const out = new Uint8Array(data.length)
  const across = places(width, cols)
  const down = places(height, rows)
  // The grid's lines above and below a line of pixels, blended once for all of its pixels.
  const line = new Float64Array(cols)
  for (let y = 0; y < height; y++) {
    const [above, below, part] = [down.from[y]! * cols, down.to[y]! * cols, down.part[y]!]
    for (let col = 0; col < cols; col++) line[col] = smooth[above + col]! * (1 - part) + smooth[below + col]! * part
    for (let x = 0, p = y * width; x < width; x++, p++) {
      const share = across.part[x]!
      out[p] = Math.min(255, (data[p]! * 250) / (line[across.from[x]!]! * (1 - share) + line[across.to[x]!]! * share))
    }
  }
  return { data: out, width, height }
}

/** For each pixel along one side the two cells of the grid between whose middles it lies, and how far it is on from the first. */
const places = (pixels: number, cells: number) => {
  const at = Float64Array.from({ length: pixels }, (_, i) => Math.min(cells - 1, Math.max(0, (i + 0.5) / BLOCK - 0.5)))
  const from = Int32Array.from(at, Math.floor)
  return { from, to: from.map((cell) => Math.min(cells - 1, cell + 1)), part: at.map((place, i) => place - from[i]!) }
}

/** The brightness that nine tenths of each block's pixels do not pass: paper, where the block has any. */
const paperGrid = (image: GreyImage, cols: number, rows: number): Float32Array => {
  const grid = new Float32Array(cols * rows)
  const histogram = new Uint32Array(256)
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      histogram.fill(0)
      let count = 0
      const yEnd = Math.min(image.height, (row + 1) * BLOCK)
      const xEnd = Math.min(image.width, (col + 1) * BLOCK)
      for (let y = row * BLOCK; y < yEnd; y += 2) {
        for (let x = col * BLOCK; x < xEnd; x += 2) {
          histogram[image.data[y * image.width + x]!]!++
          count++
        }
      }
      let left = count * 0.1
      let level = 255
      while (level > 0 && left > histogram[level]!) left -= histogram[level--]!
      grid[row * cols + col] = level
    }
  }
  return grid
}

/** Takes the brightest neighbour, so that blocks full of print borrow their paper. */
const spreadGrid = (grid: Float32Array, cols: number, rows: number): Float32Array =>
  grid.map((_, at) => {
    const row = Math.floor(at / cols)
    const col = at % cols
    let best = 0
    for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
      for (let c = Math.max(0, col - 1); c <= Math.min(cols - 1, col + 1); c++) best = Math.max(best, grid[r * cols + c]!)
    }
    return best
  })

const smoothGrid = (grid: Float32Array, cols: number, rows: number): Float32Array =>
  grid.map((_, at) => {
    const row = Math.floor(at / cols)
    const col = at % cols
    let sum = 0
    let count = 0
    for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
      for (let c = Math.max(0, col - 1); c <= Math.min(cols - 1, col + 1); c++) {
        sum += grid[r * cols + c]!
        count++
      }
    }
    return sum / count
  })
