import type { InkGroup } from './connected-ink.ts'
import type { PixelWord } from './split-words.ts'

/** Sides of a filled box in points, how square it is and how full; a full stop is smaller, a letter is not full. */
const SIDE_MIN = 3.2
const SIDE_MAX = 9
const SQUARE_MAX = 1.3
const FULL_MIN = 0.85
const SURE = 0.95

/** Boxes ticked by filling them, told as the sign ■: beside so much black a box's thin frame does not show. */
export const findFilledBoxes = (groups: readonly InkGroup[], words: readonly PixelWord[], pixelsPerPoint: number): PixelWord[] =>
  groups.flatMap((g) => {
    const width = g.right - g.left
    const height = g.bottom - g.top
    if (Math.min(width, height) < SIDE_MIN * pixelsPerPoint || Math.max(width, height) > SIDE_MAX * pixelsPerPoint) return []
    if (Math.max(width, height) > Math.min(width, height) * SQUARE_MAX || g.pixels < width * height * FULL_MIN) return []
    const x = (g.left + g.right) / 2
    const y = (g.top + g.bottom) / 2
    const read = words.some((w) => x > w.box.left && x < w.box.right && y > w.box.top && y < w.box.bottom)
    return read ? [] : [{ text: '■', box: { left: g.left, top: g.top, right: g.right, bottom: g.bottom }, confidence: SURE }]
  })
