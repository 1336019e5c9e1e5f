import type { Box } from '../../vocabulary/index.ts'
import type { Word } from '../page-model.ts'
import type { Drawings, FilledArea } from './read-drawings.ts'
import type { PaintedWord } from './read-words.ts'

const share = (inner: Box, outer: Box): number => {
  const h = Math.min(inner.y + inner.h, outer.y + outer.h) - Math.max(inner.y, outer.y)
  if (h <= 0) return 0
  const w = Math.min(inner.x + inner.w, outer.x + outer.w) - Math.max(inner.x, outer.x)
  return w > 0 ? (w * h) / Math.max(0.01, inner.w * inner.h) : 0
}

/** Letters under this size, in points, nobody reads; the smallest print on real forms is 3.5. */
const SIZE_MIN = 1.8

/** What the marking needs to know of a page: its size, and the text objects that leave no ink (layers switched off). */
export type Shown = { width: number; height: number; unseen: ReadonlySet<number> }

/**
 * Flags words that are in the file but not to be seen: render mode 3, white on white, painted over by an opaque area or a
 * page-wide picture, off the page, too small to read, in a layer that is off. Words that repeat another at the same place
 * are dropped.
 */
export function markVisibility(words: PaintedWord[], drawings: Drawings, shown: Shown): Word[] {
  const pageArea = shown.width * shown.height
  const covers = drawings.areas.filter((a) => a.box.w * a.box.h > 30)
  const pictures = drawings.images.filter((i) => i.box.w * i.box.h > 0.6 * pageArea)
  const seen = new Map<string, Box[]>()
  const out: Word[] = []
  for (const word of words) {
    const { object } = word
    const paint = drawings.textPaint.get(object)
    const hidden =
      word.size < SIZE_MIN ||
      isOutside(word.box, shown) ||
      shown.unseen.has(object) ||
      (paint !== undefined && isHidden(word.box, paint, covers, pictures))
    const before = seen.get(word.text)
    if (!hidden && before?.some((b) => share(word.box, b) > 0.75 && Math.abs(b.w - word.box.w) < 2)) continue
    if (!hidden) {
      if (before) before.push(word.box)
      else seen.set(word.text, [word.box])
    }
    out.push(markedWord(word, hidden, paint?.bold === true))
  }
  return out
}

/** The word as readers get it: how it was painted stays behind. */
function markedWord({ text, box, confidence, reader, size, base }: PaintedWord, hidden: boolean, bold: boolean): Word {
  const word: Word = { text, box, confidence, reader, size, ...(base === undefined ? {} : { base }) }
  if (bold) word.bold = true
  if (hidden) word.visible = false
  return word
}

const isOutside = ({ x, y, w, h }: Box, { width, height }: Shown): boolean => {
  const [cx, cy] = [x + w / 2, y + h / 2]
  return cx < 0 || cy < 0 || cx > width || cy > height
}

function isHidden(
  box: Box,
  paint: { order: number; invisible: boolean; white: boolean },
  covers: readonly FilledArea[],
  pictures: { order: number; box: Box }[],
): boolean {
  if (paint.invisible) return true
  for (let i = covers.length - 1; i >= 0 && covers[i]!.order > paint.order; i--) if (share(box, covers[i]!.box) > 0.6) return true
  for (const picture of pictures) if (picture.order > paint.order && share(box, picture.box) > 0.9) return true
  if (!paint.white) return false
  // White letters are read only where something dark was painted under them.
  let under: FilledArea | undefined
  for (const area of covers) if (area.order < paint.order && share(box, area.box) > 0.5) under = area
  const onPicture = pictures.some((p) => p.order < paint.order && share(box, p.box) > 0.5)
  return under ? under.white : !onPicture
}
