import type { Box } from '../../vocabulary/index.ts'
import type { Engine } from './engine.ts'

/** An affine map from PDF user space to the page as shown: points, origin top left. */
export type Matrix = { a: number; b: number; c: number; d: number; e: number; f: number }
const IDENTITY: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }

export const multiply = (m: Matrix, n: Matrix): Matrix => ({
  a: m.a * n.a + m.b * n.c,
  b: m.a * n.b + m.b * n.d,
  c: m.c * n.a + m.d * n.c,
  d: m.c * n.b + m.d * n.d,
  e: m.e * n.a + m.f * n.c + n.e,
  f: m.e * n.b + m.f * n.d + n.f,
})
export const applyX = (m: Matrix, x: number, y: number): number => m.a * x + m.c * y + m.e
export const applyY = (m: Matrix, x: number, y: number): number => m.b * x + m.d * y + m.f

/** The box of a user-space rectangle on the shown page. */
export const boxThrough = (m: Matrix, left: number, bottom: number, right: number, top: number): Box => {
  const x1 = applyX(m, left, bottom)
  const x2 = applyX(m, right, top)
  const y1 = applyY(m, left, bottom)
  const y2 = applyY(m, right, top)
  return { x: Math.min(x1, x2), y: Math.min(y1, y2), w: Math.abs(x2 - x1), h: Math.abs(y2 - y1) }
}

/** `quarterTurns`: clockwise, from the page as a viewer shows it. */
export type PageFrame = { width: number; height: number; matrix: Matrix; quarterTurns: number }

/**
 * The page's size and its map, with /Rotate applied and then as many quarter turns more as set the text upright.
 * `textTurns`: how many quarters clockwise the text is drawn in the page's own space, before /Rotate; null without text.
 */
export function pageFrame(engine: Engine, page: number, textTurns: number | null): PageFrame {
  const { call, scratch } = engine
  const width = call.FPDF_GetPageWidthF!(page)
  const height = call.FPDF_GetPageHeightF!(page)
  // PageToDevice answers in whole device units; a thousand units a point keeps the map exact to a thousandth.
  const at = (x: number, y: number): [number, number] => {
    call.FPDF_PageToDevice!(page, 0, 0, Math.round(width * 1000), Math.round(height * 1000), 0, x, y, scratch, scratch + 4)
    const ints = engine.ints()
    return [ints[scratch >> 2]! / 1000, ints[(scratch >> 2) + 1]! / 1000]
  }
  const [ox, oy] = at(0, 0)
  const [px, py] = at(1000, 0)
  const [qx, qy] = at(0, 1000)
  const upright: Matrix = { a: (px - ox) / 1000, b: (py - oy) / 1000, c: (qx - ox) / 1000, d: (qy - oy) / 1000, e: ox, f: oy }
  const rotate = upright.a > 0.5 ? 0 : upright.b > 0.5 ? 1 : upright.a < -0.5 ? 2 : 3
  const turns = textTurns === null ? 0 : (8 - textTurns - rotate) % 4
  const turned: Matrix[] = [
    IDENTITY,
    { a: 0, b: 1, c: -1, d: 0, e: height, f: 0 },
    { a: -1, b: 0, c: 0, d: -1, e: width, f: height },
    { a: 0, b: -1, c: 1, d: 0, e: 0, f: width },
  ]
  const sideways = turns % 2 === 1
  return {
    width: sideways ? height : width,
    height: sideways ? width : height,
    matrix: multiply(upright, turned[turns]!),
    quarterTurns: turns,
  }
}
