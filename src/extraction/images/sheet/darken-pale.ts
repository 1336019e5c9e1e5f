import type { GreyImage } from '../image-page.ts'

const BLOCK = 24
/** Every other pixel is looked at; so many of a block's darkest may be specks. */
const STEP = 2
const SPECKS = 3
/** Where the ground is: lighter than that share of all blocks. Ground that is darker than this has a pattern or noise of its own, which would be darkened too. */
const [GROUND_SHARE, GROUND_MIN] = [0.9, 215]
/** What is printed is darker than the ground by this at least, pale if its darkest is lighter than this, and dark enough at this. */
const PRINT_STEP = 24
const PALE_MIN = 105
const INK = 40
const PALE_SHARE = 0.5
const PRINT_BLOCKS_MIN = 20
const GAIN_MAX = 5

/**
 * Pale print made as dark as print is: of a worn ribbon, an empty cartridge, thin letters scanned in grey. The detector passes over it, and
 * where it does not both engines guess. Each place is darkened by what its own darkest print lacks. Pages most of whose print is dark come
 * back as they were.
 */
export const darkenPale = (image: GreyImage): GreyImage => {
  const { data, width, height } = image
  const [cols, rows] = [Math.ceil(width / BLOCK), Math.ceil(height / BLOCK)]
  const darkest = darkestOf(image, cols, rows)
  const ground = [...darkest].sort((a, b) => a - b)[Math.floor(darkest.length * GROUND_SHARE)]!
  if (ground < GROUND_MIN) return image
  const printed = darkest.filter((level) => level < ground - PRINT_STEP)
  if (printed.length < PRINT_BLOCKS_MIN || printed.filter((level) => level > PALE_MIN).length < printed.length * PALE_SHARE) return image
  const gains = gainsOf(darkest, cols, rows, ground)
  const out = new Uint8Array(data)
  for (let y = 0; y < height; y++) {
    const down = Math.min(rows - 1, Math.max(0, y / BLOCK - 0.5))
    const [above, below] = [Math.floor(down) * cols, Math.min(rows - 1, Math.floor(down) + 1) * cols]
    for (let x = 0, p = y * width; x < width; x++, p++) {
      const value = data[p]!
      if (value >= ground) continue
      const across = Math.min(cols - 1, Math.max(0, x / BLOCK - 0.5))
      const [left, part] = [Math.floor(across), across - Math.floor(across)]
      const next = Math.min(cols - 1, left + 1)
      const upper = gains[above + left]! * (1 - part) + gains[above + next]! * part
      const lower = gains[below + left]! * (1 - part) + gains[below + next]! * part
      out[p] = Math.max(0, ground - (ground - value) * (upper + (lower - upper) * (down - Math.floor(down))))
    }
  }
  return { data: out, width, height }
}

/** The grey that all but a few specks of each block are lighter than. */
const darkestOf = ({ data, width, height }: GreyImage, cols: number, rows: number): Uint8Array => {
  const grid = new Uint8Array(cols * rows)
  const histogram = new Uint16Array(256)
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++) {
      histogram.fill(0)
      const [yEnd, xEnd] = [Math.min(height, (row + 1) * BLOCK), Math.min(width, (col + 1) * BLOCK)]
      for (let y = row * BLOCK; y < yEnd; y += STEP) for (let x = col * BLOCK; x < xEnd; x += STEP) histogram[data[y * width + x]!]!++
      let level = 0
      for (let left = SPECKS; level < 255 && (left -= histogram[level]!) >= 0; level++);
      grid[row * cols + col] = level
    }
  return grid
}

/** By how much each block's print is to be darkened: by its own darkest or its neighbours', so that what lies beside dark print stays as it is. */
const gainsOf = (darkest: Uint8Array, cols: number, rows: number, ground: number): Float32Array =>
  Float32Array.from(darkest, (_, at) => {
    const [row, col] = [Math.floor(at / cols), at % cols]
    let level = 255
    for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) for (let c = Math.max(0, col - 1); c <= Math.min(cols - 1, col + 1); c++) level = Math.min(level, darkest[r * cols + c]!)
    return level >= ground - PRINT_STEP ? 1 : Math.min(GAIN_MAX, Math.max(1, (ground - INK) / (ground - level)))
  })
