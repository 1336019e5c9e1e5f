import type { Box } from '../../vocabulary/index.ts'
import type { RuledLine } from '../page-model.ts'
import type { Engine } from './engine.ts'
import { applyX, applyY, boxThrough, type Matrix, multiply, type PageFrame } from './page-frame.ts'

/** How a text object is painted. `order` is its place in paint order; `layered`: in a layer that may be switched off. */
export type TextPaint = { order: number; invisible: boolean; white: boolean; bold: boolean; layered: boolean }
/** An opaque filled area; `white` ones hide what lies under them, dark ones carry white text. */
export type FilledArea = { order: number; box: Box; white: boolean }
export type Drawings = {
  rules: RuledLine[]
  areas: FilledArea[]
  /** Closed squares the size of a check box. */
  squares: Box[]
  /** Small dark filled rectangles: inside a square they are its mark. */
  fills: Box[]
  /** Small drawn strokes that may be a cross or a tick. */
  strokes: Box[]
  images: { order: number; box: Box }[]
  textPaint: Map<number, TextPaint>
}

const OBJECT_TEXT = 1
const OBJECT_PATH = 2
const OBJECT_IMAGE = 3
const OBJECT_FORM = 5
const OBJECTS_MAX = 60_000
const SEGMENTS_MAX = 150_000
const DEPTH_MAX = 8
const THIN_MAX = 3.2

type Walk = { engine: Engine; out: Drawings; order: number; segments: number; layered: boolean }
type Point = { x: number; y: number; move: boolean; curve: boolean }

/** Everything painted on a page but its letters: rules, fills, pictures; and how each text object is painted. */
export function readDrawings(engine: Engine, page: number, frame: PageFrame): Drawings {
  const out: Drawings = { rules: [], areas: [], squares: [], fills: [], strokes: [], images: [], textPaint: new Map() }
  const walk: Walk = { engine, out, order: 0, segments: 0, layered: false }
  const count = engine.call.FPDFPage_CountObjects!(page)
  for (let i = 0; i < count && walk.order < OBJECTS_MAX; i++) visit(walk, engine.call.FPDFPage_GetObject!(page, i), frame.matrix, 0)
  return out
}

function visit(walk: Walk, object: number, matrix: Matrix, depth: number): void {
  if (!object || walk.order >= OBJECTS_MAX) return
  const { call } = walk.engine
  walk.order++
  const type = call.FPDFPageObj_GetType!(object)
  if (type === OBJECT_TEXT) visitText(walk, object)
  else if (type === OBJECT_PATH) visitPath(walk, object, matrix)
  else if (type === OBJECT_IMAGE) visitImage(walk, object, matrix)
  else if (type === OBJECT_FORM && depth < DEPTH_MAX) {
    const inner = multiply(matrixOf(walk.engine, object), matrix)
    const outer = walk.layered
    walk.layered ||= isLayered(walk.engine, object)
    const count = call.FPDFFormObj_CountObjects!(object)
    for (let i = 0; i < count && walk.order < OBJECTS_MAX; i++) visit(walk, call.FPDFFormObj_GetObject!(object, i), inner, depth + 1)
    walk.layered = outer
  }
}

const matrixOf = (engine: Engine, object: number): Matrix => {
  engine.call.FPDFPageObj_GetMatrix!(object, engine.scratch)
  const at = engine.scratch >> 2
  const f = engine.floats()
  return { a: f[at]!, b: f[at + 1]!, c: f[at + 2]!, d: f[at + 3]!, e: f[at + 4]!, f: f[at + 5]! }
}

type Colour = { white: boolean; opaque: boolean }
const colourOf = (engine: Engine, object: number, which: 'Fill' | 'Stroke'): Colour => {
  const { call, scratch: s } = engine
  const known =
    which === 'Fill'
      ? call.FPDFPageObj_GetFillColor!(object, s, s + 4, s + 8, s + 12)
      : call.FPDFPageObj_GetStrokeColor!(object, s, s + 4, s + 8, s + 12)
  if (!known) return { white: false, opaque: true }
  const i = engine.ints()
  const at = s >> 2
  return { white: i[at]! > 245 && i[at + 1]! > 245 && i[at + 2]! > 245, opaque: i[at + 3]! > 200 }
}

function visitText(walk: Walk, object: number): void {
  const { engine, out } = walk
  const mode = engine.call.FPDFTextObj_GetTextRenderMode!(object)
  const fill = colourOf(engine, object, 'Fill')
  out.textPaint.set(object, {
    order: walk.order,
    invisible: mode === 3 || mode === 7 || !fill.opaque,
    white: mode !== 1 && fill.white,
    bold: mode === 2,
    layered: walk.layered || isLayered(engine, object),
  })
}

/** Whether an object stands in marked content of the kind OC: optional content, a layer (ISO 32000-1, 8.11.3.2). */
function isLayered(engine: Engine, object: number): boolean {
  const { call, scratch: s } = engine
  const count = Math.min(call.FPDFPageObj_CountMarks!(object), 8)
  for (let i = 0; i < count; i++) {
    const mark = call.FPDFPageObj_GetMark!(object, i)
    if (!mark || !call.FPDFPageObjMark_GetName!(mark, s, 64, s + 64)) continue
    // UTF-16: `OC` and its end.
    const bytes = engine.bytes()
    if (engine.ints()[(s + 64) >> 2] === 6 && bytes[s] === 0x4f && bytes[s + 2] === 0x43) return true
  }
  return false
}

function visitImage(walk: Walk, object: number, matrix: Matrix): void {
  const box = boundsOf(walk.engine, object, matrix)
  if (!box) return
  // Print drivers draw rules as stretched one-pixel pictures.
  if (Math.min(box.w, box.h) <= THIN_MAX && Math.max(box.w, box.h) >= 8) walk.out.rules.push(ruleOf(box))
  else walk.out.images.push({ order: walk.order, box })
}

const boundsOf = (engine: Engine, object: number, matrix: Matrix): Box | null => {
  const s = engine.scratch
  if (!engine.call.FPDFPageObj_GetBounds!(object, s, s + 4, s + 8, s + 12)) return null
  const at = s >> 2
  const f = engine.floats()
  return boxThrough(matrix, f[at]!, f[at + 1]!, f[at + 2]!, f[at + 3]!)
}

const ruleOf = (box: Box): RuledLine =>
  box.w >= box.h
    ? { x1: box.x, y1: box.y + box.h / 2, x2: box.x + box.w, y2: box.y + box.h / 2, thickness: box.h }
    : { x1: box.x + box.w / 2, y1: box.y, x2: box.x + box.w / 2, y2: box.y + box.h, thickness: box.w }

function visitPath(walk: Walk, object: number, matrix: Matrix): void {
  const { engine, out } = walk
  const { call, scratch } = engine
  call.FPDFPath_GetDrawMode!(object, scratch, scratch + 4)
  const ints = engine.ints()
  const filled = ints[scratch >> 2]! !== 0
  const stroked = ints[(scratch >> 2) + 1]! !== 0
  if (!filled && !stroked) return
  const fill = filled ? colourOf(engine, object, 'Fill') : { white: false, opaque: false }
  const stroke = stroked ? colourOf(engine, object, 'Stroke') : { white: true, opaque: false }
  const inkStroke = stroked && stroke.opaque && !stroke.white
  const through = multiply(matrixOf(engine, object), matrix)
  const scale = Math.sqrt(Math.abs(through.a * through.d - through.b * through.c)) || 1
  call.FPDFPageObj_GetStrokeWidth!(object, scratch)
  const thickness = Math.max(0.1, engine.floats()[scratch >> 2]! * scale)
  eachSubpath(walk, object, through, (points) => {
    const box = extentOf(points)
    const rectangle = isRectangle(points)
    const framed = rectangle || isRounded(points, box)
    if (filled && fill.opaque && rectangle) addFill(out, box, fill.white, walk.order)
    if (inkStroke) addStroke(out, points, thickness)
    if (framed && filled && fill.opaque && !fill.white && box.w <= 14 && box.h <= 14 && box.w >= 2.5 && box.h >= 2.5) out.fills.push(box)
    if (framed && (inkStroke || (filled && !fill.white)) && isCheckSize(box)) out.squares.push(box)
    const diagonal = !framed && points.some((p, i) => i > 0 && !p.move && (p.curve || isSlanted(points[i - 1]!, p)))
    const inkFill = filled && fill.opaque && !fill.white
    if (diagonal && (inkStroke || inkFill) && Math.max(box.w, box.h) >= 2.5 && Math.max(box.w, box.h) <= 16) out.strokes.push(box)
  })
}

const isSlanted = (p: Point, q: Point): boolean => Math.abs(p.x - q.x) > 1.2 && Math.abs(p.y - q.y) > 1.2
const isCheckSize = (box: Box): boolean =>
  box.w >= 4.5 && box.h >= 4.5 && box.w <= 22 && box.h <= 18 && box.w / box.h < 2 && box.h / box.w < 1.6

function eachSubpath(walk: Walk, object: number, through: Matrix, use: (points: Point[]) => void): void {
  const { engine } = walk
  const { call, scratch } = engine
  const count = call.FPDFPath_CountSegments!(object)
  let points: Point[] = []
  for (let i = 0; i < count && walk.segments < SEGMENTS_MAX; i++) {
    walk.segments++
    const segment = call.FPDFPath_GetPathSegment!(object, i)
    if (!call.FPDFPathSegment_GetPoint!(segment, scratch, scratch + 4)) continue
    const f = engine.floats()
    const x = f[scratch >> 2]!
    const y = f[(scratch >> 2) + 1]!
    const type = call.FPDFPathSegment_GetType!(segment)
    const move = type === 2
    if (move && points.length > 0) {
      use(points)
      points = []
    }
    points.push({ x: applyX(through, x, y), y: applyY(through, x, y), move, curve: type === 1 })
    if (call.FPDFPathSegment_GetClose!(segment) && points.length > 1) {
      points.push({ ...points[0]!, move: false, curve: false })
    }
  }
  if (points.length > 0) use(points)
}

const extentOf = (points: Point[]): Box => {
  let x1 = Infinity
  let y1 = Infinity
  let x2 = -Infinity
  let y2 = -Infinity
  for (const p of points) {
    if (p.x < x1) x1 = p.x
    if (p.x > x2) x2 = p.x
    if (p.y < y1) y1 = p.y
    if (p.y > y2) y2 = p.y
  }
  return { x: x1, y: y1, w: x2 - x1, h: y2 - y1 }
}

const isRectangle = (points: Point[]): boolean => {
  if (points.length < 4 || points.length > 6) return false
  for (let i = 1; i < points.length; i++) {
    const p = points[i]!
    const q = points[i - 1]!
    if (p.curve || (Math.abs(p.x - q.x) > 0.6 && Math.abs(p.y - q.y) > 0.6)) return false
  }
  return true
}

/** A rectangle with rounded corners, as browsers draw boxes to tick: four straight sides, and nothing away from them. */
function isRounded(points: Point[], box: Box): boolean {
  if (points.length < 8 || points.length > 90 || !isCheckSize(box)) return false
  const fromSide = ({ x, y }: Point): number => Math.min(x - box.x, box.x + box.w - x, y - box.y, box.y + box.h - y)
  const sides = points.filter((p, i) => i > 0 && !p.curve && !p.move && !isSlanted(points[i - 1]!, p) && Math.abs(p.x - points[i - 1]!.x) + Math.abs(p.y - points[i - 1]!.y) > box.w * 0.35)
  return sides.length >= 4 && points.every((p) => fromSide(p) < box.w * 0.2)
}

function addFill(out: Drawings, box: Box, white: boolean, order: number): void {
  if (Math.min(box.w, box.h) <= THIN_MAX) {
    if (!white && Math.max(box.w, box.h) >= 3) out.rules.push(ruleOf(box))
    return
  }
  out.areas.push({ order, box, white })
}

function addStroke(out: Drawings, points: Point[], thickness: number): void {
  for (let i = 1; i < points.length; i++) {
    const p = points[i - 1]!
    const q = points[i]!
    if (q.move || q.curve) continue
    const dx = Math.abs(p.x - q.x)
    const dy = Math.abs(p.y - q.y)
    if (dx < 0.7 && dy >= 2) {
      const x = (p.x + q.x) / 2
      out.rules.push({ x1: x, y1: Math.min(p.y, q.y), x2: x, y2: Math.max(p.y, q.y), thickness })
    } else if (dy < 0.7 && dx >= 2) {
      const y = (p.y + q.y) / 2
      out.rules.push({ x1: Math.min(p.x, q.x), y1: y, x2: Math.max(p.x, q.x), y2: y, thickness })
    }
  }
}
