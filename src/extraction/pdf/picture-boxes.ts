import type { Box } from '../../vocabulary/index.ts'
import type { Checkbox } from '../page-model.ts'
import type { PdfDocument } from './open-document.ts'
import type { Drawings } from './read-drawings.ts'
import { renderPage } from './render-page.ts'

const DPI = 144
const [SIDE_MIN, SIDE_MAX] = [5, 16]
/** Fewer small square pictures than this are signs of some other kind. */
const ALIKE_MIN = 4
const BOXES_MAX = 300
/** Each is held against each other: a page of sixty thousand would take most of its time here. */
const SQUARES_MAX = 1_000
/** How much darker than its surroundings some ink must be to count as ink, of 255. */
const INK = 90
/** Share of dark pixels in the middle of a box from which it holds a mark: the frame is left out. */
const MARKED_MIN = 0.06

/**
 * Check boxes that are pictures, as software that prints from web pages sets them: small squares of one size, one picture of
 * an empty box and one of a ticked box. What they show is seen only on the rendered page, which is made for such pages alone.
 */
export function pictureBoxes(document: PdfDocument, index: number, { images }: Drawings, quarterTurns: number): Checkbox[] {
  const squares = images.map((i) => i.box).filter((b) => b.w >= SIDE_MIN && b.w <= SIDE_MAX && Math.abs(b.w - b.h) < 0.15 * b.w).slice(0, SQUARES_MAX)
  const alike = squares.filter((a) => squares.filter((b) => Math.abs(a.w - b.w) < 0.5).length >= ALIKE_MIN).slice(0, BOXES_MAX)
  const raster = alike.length > 0 ? renderPage(document, index, DPI, quarterTurns) : null
  if (!raster) return []
  return alike.map((box) => ({ box, checked: inkShare(raster, middleOf(box)) >= MARKED_MIN, confidence: 0.9, reader: 'pdf_text' }))
}

const middleOf = (b: Box): Box => ({ x: b.x + b.w * 0.25, y: b.y + b.h * 0.25, w: b.w * 0.5, h: b.h * 0.5 })

function inkShare({ rgba, width, height, dpi }: { rgba: Uint8Array; width: number; height: number; dpi: number }, box: Box): number {
  const scale = dpi / 72
  const [x1, x2] = [Math.max(0, Math.floor(box.x * scale)), Math.min(width, Math.ceil((box.x + box.w) * scale))]
  const [y1, y2] = [Math.max(0, Math.floor(box.y * scale)), Math.min(height, Math.ceil((box.y + box.h) * scale))]
  let dark = 0
  for (let y = y1; y < y2; y++) {
    for (let x = x1; x < x2; x++) {
      const at = (y * width + x) * 4
      if (((rgba[at]! * 77 + rgba[at + 1]! * 151 + rgba[at + 2]! * 28) >> 8) < 255 - INK) dark++
    }
  }
  return dark / Math.max(1, (x2 - x1) * (y2 - y1))
}
