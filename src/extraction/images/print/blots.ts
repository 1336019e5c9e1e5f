import { BLOT } from '../../page-model.ts'
import type { Ink } from '../sheet/binarise.ts'
import type { PixelBox } from './detect-text.ts'
import type { PixelLine } from './find-ruled-lines.ts'
import type { PixelWord } from './split-words.ts'

/** A square of ink in points that no stroke of print fills, and how full it is; the strokes of a title of 20 points are three wide. */
const SIDE_POINTS = 4
const FULL_MIN = 0.94
/** A box ticked by filling it is smaller, a band behind white print and a picture larger; in points. */
const LENGTH_MIN = 10
const HEIGHT_MAX = 45
const WIDTH_MAX = 260
/** A word that is read clearly within so much ink is white print, or a letter of a company's sign. */
const CLEAR = 0.7
const LETTERS_MIN = 3

/** The places that ink covers, cut at the upright rules of the page: a cell's blot is its own. */
export const findBlots = (ink: Ink, lines: readonly PixelLine[], pixelsPerPoint: number): PixelBox[] => {
  const side = Math.max(4, Math.round(SIDE_POINTS * pixelsPerPoint))
  return solidAreas(ink, side).flatMap((box) => {
    const [width, height] = [(box.right - box.left) / pixelsPerPoint, (box.bottom - box.top) / pixelsPerPoint]
    if (Math.max(width, height) < LENGTH_MIN || height > HEIGHT_MAX || width > WIDTH_MAX) return []
    return cutAtUprights(box, lines, side)
  })
}

/** Boxes around squares of ink that touch one another, looked for at every half side. */
const solidAreas = (ink: Ink, side: number): PixelBox[] => {
  const step = side >> 1
  const [across, down] = [Math.floor((ink.width - side) / step) + 1, Math.floor((ink.height - side) / step) + 1]
  if (across <= 0 || down <= 0) return []
  const parts = countParts(ink, step, across + 1, down + 1)
  const solid = new Uint8Array(across * down)
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const at = y * (across + 1) + x
      const filled = parts[at]! + parts[at + 1]! + parts[at + across + 1]! + parts[at + across + 2]!
      if (filled >= FULL_MIN * 4 * step * step) solid[y * across + x] = 1
    }
  const found: PixelBox[] = []
  for (let start = 0; start < solid.length; start++) {
    if (solid[start] !== 1) continue
    const area = { left: across, right: 0, top: down, bottom: 0 }
    const open = [start]
    solid[start] = 2
    while (open.length > 0) {
      const at = open.pop()!
      const [x, y] = [at % across, Math.floor(at / across)]
      Object.assign(area, { left: Math.min(area.left, x), right: Math.max(area.right, x), top: Math.min(area.top, y), bottom: Math.max(area.bottom, y) })
      for (let ny = Math.max(0, y - 1); ny <= Math.min(down - 1, y + 1); ny++)
        for (let nx = Math.max(0, x - 1); nx <= Math.min(across - 1, x + 1); nx++)
          if (solid[ny * across + nx] === 1) {
            solid[ny * across + nx] = 2
            open.push(ny * across + nx)
          }
    }
    found.push({ left: area.left * step, top: area.top * step, right: area.right * step + 2 * step, bottom: area.bottom * step + 2 * step })
  }
  return found
}

/** How many pixels of each square of `step` are ink. */
const countParts = ({ data, width, height }: Ink, step: number, across: number, down: number): Uint16Array => {
  const parts = new Uint16Array(across * down)
  for (let y = 0; y < Math.min(height, down * step); y++) {
    const row = Math.floor(y / step) * across
    for (let x = 0; x < Math.min(width, across * step); x++) if (data[y * width + x]) parts[row + Math.floor(x / step)]!++
  }
  return parts
}

const cutAtUprights = (box: PixelBox, lines: readonly PixelLine[], side: number): PixelBox[] => {
  const reach = box.bottom - box.top + 4 * side
  const within = lines.filter((l) => !l.horizontal && l.at > box.left + side && l.at < box.right - side && l.from < box.bottom + reach && l.to > box.top - reach && l.to - l.from > box.bottom - box.top)
  const edges = [box.left, ...new Set(within.map((l) => Math.round(l.at)).sort((a, b) => a - b)), box.right]
  return edges.slice(1).flatMap((right, i) => (right - edges[i]! < side ? [] : [{ ...box, left: edges[i]!, right }]))
}

const middle = (box: PixelBox): { x: number; y: number } => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 })
const holds = (box: PixelBox, { x, y }: { x: number; y: number }): boolean => x >= box.left && x < box.right && y >= box.top && y < box.bottom

const overlaps = (a: PixelBox, b: PixelBox): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
/** A box for a mark that was made of a blot's edge. */
export const isBlotted = (box: PixelBox, blots: readonly PixelBox[]): boolean => blots.some((b) => overlaps(box, b))

/** The words of a page, each blot with its sign in place of what was made of the ink; white print, and print beside it, stays. */
export const withBlots = (words: readonly PixelWord[], blots: readonly PixelBox[]): PixelWord[] => {
  const clear = words.filter((w) => w.confidence >= CLEAR && w.text.replace(/[^A-Za-z0-9]/g, '').length >= LETTERS_MIN)
  const covering = blots.filter((b) => !clear.some((w) => holds(b, middle(w.box)) || holds(w.box, middle(b))))
  const kept = words.filter((w) => !covering.some((b) => holds(b, middle(w.box)) || (w.text.length < LETTERS_MIN && w.text !== '$' && overlaps(w.box, b))))
  return [...kept, ...covering.map((box) => ({ text: BLOT, box, confidence: 0 }))]
}
