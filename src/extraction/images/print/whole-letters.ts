import type { Ink } from '../sheet/binarise.ts'
import type { PixelBox } from './detect-text.ts'

/** More ink than this share of the box's height beyond its edge is no rest of a letter: a rule, or a frame. */
const REST_MAX = 0.6
/** Above and below stand rules and the lines beside. */
const MIDDLE = 0.2
/** Paper kept beyond the letter, in pixels. */
const PAPER = 2

/**
 * A box of text whose edge runs through its first or last letter, made wide enough to hold the letter: of one that is cut both
 * engines read the rest as sure as ever (50000190801 was 0000190801).
 */
export const withWholeLetters = (box: PixelBox, print: Ink): PixelBox => {
  const height = box.bottom - box.top
  const top = Math.max(0, Math.round(box.top + height * MIDDLE))
  const bottom = Math.min(print.height, Math.round(box.bottom - height * MIDDLE))
  const isInked = (x: number): boolean => {
    for (let y = top; y < bottom; y++) if (print.data[y * print.width + x]) return true
    return false
  }
  const restFrom = (edge: number, step: 1 | -1): number => {
    let x = edge
    while (x >= 0 && x < print.width && isInked(x)) x += step
    return Math.abs(x - edge)
  }
  const [first, last] = [Math.max(0, Math.ceil(box.left)), Math.min(print.width, Math.floor(box.right)) - 1]
  const [before, behind] = [restFrom(first, -1), restFrom(last, 1)]
  const isRest = (rest: number): boolean => rest > 1 && rest <= height * REST_MAX
  return {
    ...box,
    left: isRest(before) ? Math.max(0, Math.min(box.left, first - before - PAPER)) : box.left,
    right: isRest(behind) ? Math.min(print.width, Math.max(box.right, last + 1 + behind + PAPER)) : box.right,
  }
}
