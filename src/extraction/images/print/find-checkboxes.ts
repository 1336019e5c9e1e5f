import type { Ink } from '../sheet/binarise.ts'
import type { PixelBox } from './detect-text.ts'
import type { PixelLine } from './find-ruled-lines.ts'

export type PixelCheckbox = { box: PixelBox; inkShare: number }

const SIDE_MIN_POINTS = 5.5
const SIDE_MAX_POINTS = 21
const ASPECT_MAX = 1.75
const BOXES_MAX = 600

/**
 * Small frames closed on all four sides, with the share of ink inside. `strokes` are all straight runs of ink down to
 * the side of the smallest box; long rules count as sides too, since forms draw their boxes as cells of a grid.
 */
export const findCheckboxes = (ink: Ink, strokes: readonly PixelLine[], pixelsPerPoint: number): PixelCheckbox[] => {
  const least = SIDE_MIN_POINTS * pixelsPerPoint
  const most = SIDE_MAX_POINTS * pixelsPerPoint
  const slack = pixelsPerPoint * 1.1
  const upright = strokes.filter((s) => !s.horizontal).sort((a, b) => a.at - b.at)
  const lines = strokes.filter((s) => s.horizontal).sort((a, b) => a.at - b.at)
  const level: Levels = { lines, thickest: lines.reduce((most, l) => Math.max(most, l.thickness), 0) }
  const found: PixelCheckbox[] = []
  for (let i = 0; i < upright.length && found.length < BOXES_MAX; i++) {
    const left = upright[i]!
    for (let k = i + 1; k < upright.length && upright[k]!.at - left.at <= most; k++) {
      const right = upright[k]!
      const width = right.at - left.at
      if (width < least) continue
      const from = Math.max(left.from, right.from) - slack
      const to = Math.min(left.to, right.to) + slack
      if (to - from < least) continue
      const crossing = levelBetween(level, from, to, left.at + slack, right.at - slack)
      for (let j = 1; j < crossing.length; j++) {
        // The sides end where the box does, short of a rule that it only stands against.
        const top = Math.max(crossing[j - 1]!.at, Math.min(left.from, right.from))
        const bottom = Math.min(crossing[j]!.at, Math.max(left.to, right.to))
        const box = { left: left.at, right: right.at, top, bottom }
        const height = box.bottom - box.top
        if (height < least || height > most || Math.max(width, height) / Math.min(width, height) > ASPECT_MAX) continue
        const rim = Math.max(left.thickness, right.thickness, crossing[j - 1]!.thickness, crossing[j]!.thickness)
        if (!emptyOfRules(upright, box, slack)) continue
        found.push({ box, inkShare: shareInside(ink, box, rim) })
      }
    }
  }
  return withoutTwins(found)
}

type Levels = { lines: readonly PixelLine[]; thickest: number }
/** A box set against a row's rule shares it: rules count from their nearer edge. */
const levelBetween = (level: Levels, from: number, to: number, left: number, right: number): PixelLine[] => {
  const thick = level.thickest
  let low = 0
  let high = level.lines.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (level.lines[middle]!.at < from - thick / 2) low = middle + 1
    else high = middle
  }
  const crossing: PixelLine[] = []
  for (let i = low; i < level.lines.length && level.lines[i]!.at <= to + thick / 2; i++) {
    const line = level.lines[i]!
    if (line.at + line.thickness / 2 < from || line.at - line.thickness / 2 > to) continue
    if (line.from > left || line.to < right) continue
    const before = crossing.at(-1)
    // A thick rule may come as two strokes a pixel or two apart: the later one is nearer the next box.
    if (before && line.at - before.at < 5) crossing[crossing.length - 1] = line
    else crossing.push(line)
  }
  return crossing
}

/** A rule running through the middle means two cells, not one box. */
const emptyOfRules = (upright: readonly PixelLine[], box: PixelBox, slack: number): boolean =>
  !upright.some(
    (s) => s.at > box.left + slack * 2 && s.at < box.right - slack * 2 && s.from <= box.top + slack && s.to >= box.bottom - slack,
  )

/** The share of ink inside the frame, its rim left out. */
export const shareInside = (ink: Ink, box: PixelBox, rim: number): number => {
  const inset = rim / 2 + 1.5 + Math.min(box.right - box.left, box.bottom - box.top) * 0.08
  const left = Math.max(0, Math.round(box.left + inset))
  const right = Math.min(ink.width, Math.round(box.right - inset) + 1)
  const top = Math.max(0, Math.round(box.top + inset))
  const bottom = Math.min(ink.height, Math.round(box.bottom - inset) + 1)
  let count = 0
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) count += ink.data[y * ink.width + x]!
  const area = Math.max(0, right - left) * Math.max(0, bottom - top)
  return area > 0 ? count / area : 0
}

const withoutTwins = (boxes: PixelCheckbox[]): PixelCheckbox[] => {
  const kept: PixelCheckbox[] = []
  for (const one of boxes) {
    const twin = kept.some(
      (k) =>
        Math.abs(k.box.left - one.box.left) +
          Math.abs(k.box.right - one.box.right) +
          Math.abs(k.box.top - one.box.top) +
          Math.abs(k.box.bottom - one.box.bottom) <
        24,
    )
    if (!twin) kept.push(one)
  }
  return kept
}

/** Ink that marks a box against ink that is dust or a stroke of the neighbour. Between the two nobody knows. */
export const isMarked = (inkShare: number): { checked: boolean | null; confidence: number } => {
  if (inkShare >= 0.075) return { checked: true, confidence: inkShare >= 0.11 ? 0.99 : 0.9 }
  if (inkShare <= 0.03) return { checked: false, confidence: inkShare <= 0.015 ? 0.99 : 0.9 }
  return { checked: null, confidence: 0.5 }
}
