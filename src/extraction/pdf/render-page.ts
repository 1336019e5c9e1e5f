import type { Box } from '../../vocabulary/index.ts'
import type { Raster } from '../stages.ts'
import type { PdfDocument } from './open-document.ts'

/** The longest side a page is rendered at, in pixels: a 30,000 pixel page took five seconds and a gigabyte. */
const RASTER_SIDE_MAX = 4000
const FLAG_ANNOTATIONS = 0x01
const FLAG_RGBA = 0x10
const FORMAT_BGRA = 4

/**
 * Renders page `index` (from 0) to RGBA at `dpi`, lowered where a side would pass RASTER_SIDE_MAX, `quarterTurns` clockwise from
 * how a viewer shows it; of a part only what lies within a box, in points of the page as rendered. Null when it cannot be loaded.
 */
export function renderPage(
  document: PdfDocument,
  index: number,
  dpi: number,
  quarterTurns = 0,
  part?: Box,
): (Raster & { dpi: number; widthPoints: number; heightPoints: number }) | null {
  const { engine, handle, form } = document
  const { call } = engine
  const page = call.FPDF_LoadPage!(handle, index)
  if (!page) return null
  try {
    const sides = [call.FPDF_GetPageWidthF!(page), call.FPDF_GetPageHeightF!(page)] as const
    const [pageWidth, pageHeight] = quarterTurns % 2 === 1 ? [sides[1], sides[0]] : sides
    const { w: widthPoints, h: heightPoints } = part ?? { w: pageWidth, h: pageHeight }
    const scale = Math.min(dpi / 72, RASTER_SIDE_MAX / Math.max(widthPoints, heightPoints, 1))
    const pixels = (points: number): number => Math.max(1, Math.round(points * scale))
    const [width, height] = [pixels(widthPoints), pixels(heightPoints)]
    const whole = [part ? -Math.round(part.x * scale) : 0, part ? -Math.round(part.y * scale) : 0, pixels(pageWidth), pixels(pageHeight)] as const
    const bitmap = call.FPDFBitmap_CreateEx!(width, height, FORMAT_BGRA, 0, 0)
    if (!bitmap) return null
    try {
      call.FPDFBitmap_FillRect!(bitmap, 0, 0, width, height, 0xffffffff | 0)
      call.FPDF_RenderPageBitmap!(bitmap, page, ...whole, quarterTurns, FLAG_ANNOTATIONS | FLAG_RGBA)
      if (form) call.FPDF_FFLDraw!(form, bitmap, page, ...whole, quarterTurns, FLAG_ANNOTATIONS | FLAG_RGBA)
      const pointer = call.FPDFBitmap_GetBuffer!(bitmap)
      const rgba = engine.bytes().slice(pointer, pointer + width * height * 4)
      return { rgba, width, height, dpi: scale * 72, widthPoints, heightPoints }
    } finally {
      call.FPDFBitmap_Destroy!(bitmap)
    }
  } finally {
    call.FPDF_ClosePage!(page)
  }
}
