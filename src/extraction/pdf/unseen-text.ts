import type { Box } from '../../vocabulary/index.ts'
import type { PdfDocument } from './open-document.ts'
import type { Drawings } from './read-drawings.ts'
import type { PaintedWord } from './read-words.ts'
import { renderPage } from './render-page.ts'

const DPI = 100
/** How much darker than the lightest pixel of its box some ink must be to count as ink, of 255. */
const INK = 40
/** Share of a word's height at its head and foot that is not looked at. */
const EDGE = 0.2
/** Share of a word's width that holds ink at least. */
const INKED = 0.25

/**
 * The text objects that a layer keeps from being shown. The file's layers say so in ways PDFium does not hand out, so the page
 * is rendered, which happens only for pages with layers at all, and a word's place is looked at: no ink, no word.
 */
export function unseenText(document: PdfDocument, index: number, words: readonly PaintedWord[], drawings: Drawings, quarterTurns: number): Set<number> {
  const layered = words.filter((w) => drawings.textPaint.get(w.object)?.layered)
  if (layered.length === 0) return new Set()
  const raster = renderPage(document, index, DPI, quarterTurns)
  if (!raster) return new Set(layered.map((w) => w.object))
  const others = words.filter((w) => !drawings.textPaint.get(w.object)?.layered)
  const seen = new Set<number>()
  const unseen = new Set<number>()
  for (const word of layered) {
    // Ink that another word leaves in the same place says nothing of this one.
    const alone = !others.some((o) => touches(o.box, word.box))
    if (alone && hasInk(raster, word.box)) seen.add(word.object)
    else unseen.add(word.object)
  }
  for (const object of seen) unseen.delete(object)
  return unseen
}

const touches = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

/** Letters leave ink all along their word; a rule that crosses it leaves some in one place, one along its edge is not looked at. */
function hasInk({ rgba, width, height, dpi }: { rgba: Uint8Array; width: number; height: number; dpi: number }, box: Box): boolean {
  const scale = dpi / 72
  const edge = box.h * EDGE
  const [top, end] = [Math.max(0, Math.floor((box.y + edge) * scale)), Math.min(height, Math.ceil((box.y + box.h - edge) * scale))]
  const [left, right] = [Math.max(0, Math.floor(box.x * scale)), Math.min(width, Math.ceil((box.x + box.w) * scale))]
  const darkest: number[] = []
  let light = 0
  for (let x = left; x < right; x++) {
    let dark = 255
    for (let y = top; y < end; y++) {
      const at = (y * width + x) * 4
      const grey = (rgba[at]! * 77 + rgba[at + 1]! * 151 + rgba[at + 2]! * 28) >> 8
      light = Math.max(light, grey)
      dark = Math.min(dark, grey)
    }
    darkest.push(dark)
  }
  return darkest.filter((dark) => light - dark > INK).length > darkest.length * INKED
}
