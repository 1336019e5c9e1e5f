import type { Ink } from '../sheet/binarise.ts'
import type { PixelBox } from './detect-text.ts'
import type { PixelWord } from './split-words.ts'

/** A cell of the grid in points, and the cells of a block: taller than a line and its gap, wider than a letter and its gap. */
const CELL_POINTS = 5
const [WIDE, TALL] = [2, 4]
/** Shares of a block's rows and columns that hold ink, and how often ink begins in each cell of them: print leaves gaps, rules begin once. */
const INKED_MIN = 0.9
const BEGINS_MIN = 0.8
/** The share of a block that is ink, where the grey came out nearly black: the boldest print fills a third. */
const BLACK_MIN = 0.5

/** So many blocks below each other are shaded: one alone is a bold heading, or boxes ticked between rules. */
const CHAIN_MIN = 3

/** Where a page is shaded: upright strips that overlap. */
export type ShadedAreas = { covers: (box: PixelBox) => boolean; blocks: readonly PixelBox[] }
/** How many pixels of a cell are ink, and where ink begins in its rows and columns. */
type Cells = { across: number; down: number; cell: number; ink: Uint16Array; inRows: Uint8Array; inColumns: Uint8Array }

/**
 * Parts of a black and white page that were grey on the paper: a fax draws grey as scattered dots or as black, in which boxes and
 * crosses are found that nobody drew and those are lost that somebody did. `ink` is the page's before dust is taken away.
 */
export const findShadedAreas = (ink: Ink, pixelsPerPoint: number): ShadedAreas => {
  const cells = countCells(ink, Math.round(CELL_POINTS * pixelsPerPoint))
  const { across, down, cell } = cells
  const blocks: PixelBox[] = []
  for (let x = 0; x + WIDE <= across; x++) {
    let chain = 0
    for (let y = 0; y <= down; y++) {
      if (y + TALL <= down && isShaded(cells, x, y)) chain++
      else {
        if (chain >= CHAIN_MIN) blocks.push({ left: x * cell, top: (y - chain) * cell, right: (x + WIDE) * cell, bottom: (y - 1 + TALL) * cell })
        chain = 0
      }
    }
  }
  const covers = (box: PixelBox): boolean => {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    return blocks.some((b) => x >= b.left && x < b.right && y >= b.top && y < b.bottom)
  }
  return { covers, blocks }
}

const countCells = ({ data, width, height }: Ink, cell: number): Cells => {
  const [across, down] = [Math.floor(width / cell), Math.floor(height / cell)]
  const cells = { across, down, cell, ink: new Uint16Array(across * down), inRows: new Uint8Array(height * across), inColumns: new Uint8Array(width * down) }
  for (let y = 1; y < down * cell; y++)
    for (let x = 1; x < across * cell; x++) {
      const at = y * width + x
      if (!data[at]) continue
      const [cx, cy] = [Math.floor(x / cell), Math.floor(y / cell)]
      cells.ink[cy * across + cx]!++
      if (!data[at - 1]) cells.inRows[y * across + cx]!++
      if (!data[at - width]) cells.inColumns[x * down + cy]!++
    }
  return cells
}

const isShaded = ({ across, down, cell, ink, inRows, inColumns }: Cells, x: number, y: number): boolean => {
  let inked = 0
  for (let cy = y; cy < y + TALL; cy++) for (let cx = x; cx < x + WIDE; cx++) inked += ink[cy * across + cx]!
  if (inked >= BLACK_MIN * TALL * WIDE * cell * cell) return true
  return isScattered(inRows, across, y * cell, TALL * cell, x, WIDE) && isScattered(inColumns, down, x * cell, WIDE * cell, y, TALL)
}

/** Whether nearly all of a block's rows (or columns) hold ink, and it begins in them again and again. */
const isScattered = (begins: Uint8Array, stride: number, from: number, lines: number, cell: number, count: number): boolean => {
  let inked = 0
  let sum = 0
  for (let line = from; line < from + lines; line++) {
    let here = 0
    for (let c = cell; c < cell + count; c++) here += begins[line * stride + c]!
    inked += here > 0 ? 1 : 0
    sum += here / count
  }
  return inked >= INKED_MIN * lines && sum >= BEGINS_MIN * lines
}

/** As many letters as a mark has, a little room for what is made of dots. */
const MARK_LETTERS = 2
/** A line of a form in points: so often a shaded column is told to be one. */
const LINE_POINTS = 12
const NARROW_POINTS = 28
/**
 * The words of a page with those marks in doubt that stand on shading, and with a sign that nobody can read where a mark column
 * is shaded: what is under the dots may be a mark or none.
 */
export const withShadedMarks = (words: readonly PixelWord[], shaded: ShadedAreas, pixelsPerPoint: number, isMarkColumn: (box: PixelBox) => boolean): PixelWord[] => {
  const doubtful = words.map((w) => (w.text.length > MARK_LETTERS || !shaded.covers(w.box) ? w : { ...w, text: '?', confidence: 0 }))
  const line = LINE_POINTS * pixelsPerPoint
  // The rules beside a shaded column are lost in places; the shading itself is then as narrow as one.
  const hidden = shaded.blocks.flatMap((block) => {
    const { left, right, top, bottom } = block
    const lines = Array.from({ length: Math.floor((bottom - top) / line) }, (_, i) => ({ left, right, top: top + i * line, bottom: top + (i + 1) * line }))
    return isNarrow(block, shaded.blocks, NARROW_POINTS * pixelsPerPoint) || lines.some(isMarkColumn) ? lines : []
  })
  return [...doubtful, ...hidden.map((box) => ({ text: '?', box, confidence: 0 }))]
}

/** Whether the strips beside one another that it belongs to are together no wider than a mark column. */
const isNarrow = (block: PixelBox, blocks: readonly PixelBox[], most: number): boolean => {
  const beside = blocks.filter((b) => b.top < block.bottom && block.top < b.bottom && b.left <= block.right + most && block.left <= b.right + most)
  return Math.max(...beside.map((b) => b.right)) - Math.min(...beside.map((b) => b.left)) <= most
}
