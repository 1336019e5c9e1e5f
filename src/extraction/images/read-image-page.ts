import type { Box } from '../../vocabulary/index.ts'
import type { Checkbox, Page, RuledLine, Word } from '../page-model.ts'
import { findBlots, isBlotted, withBlots } from './print/blots.ts'
import { binarise, type Ink } from './sheet/binarise.ts'
import { connectInk, type InkGroup, type LabelledInk, withoutGroups } from './print/connected-ink.ts'
import { cutLongSegment, type Segment } from './print/cut-columns.ts'
import type { PixelBox } from './print/detect-text.ts'
import { findCheckboxes, isMarked } from './print/find-checkboxes.ts'
import { findFilledBoxes } from './print/find-filled-boxes.ts'
import { findRuledLines, type PixelLine, withoutStrokes } from './print/find-ruled-lines.ts'
import { toGrey } from './grey-image.ts'
import type { Point } from './sheet/homography.ts'
import type { GreyImage, PixelImage, ReadImageOptions } from './image-page.ts'
import { withoutLeaders } from './print/leader-dots.ts'
import { findLooseInk } from './print/loose-ink.ts'
import { sentDpi } from './sheet/picture-dpi.ts'
import { printInk } from './print/print-ink.ts'
import { readLine } from './lines/read-line.ts'
import { readTwice } from './lines/reread-cell.ts'
import { ruleMasks } from './print/rule-mask.ts'
import { lookAgain } from './lines/second-look.ts'
import { findShadedAreas, withShadedMarks } from './print/shaded-areas.ts'
import { splitSegments } from './print/split-segments.ts'
import { type PixelWord, splitWords } from './print/split-words.ts'
import { straightenPage } from './sheet/straighten-page.ts'
import { settleMarks, tidyWords, withoutDoubles } from './print/tidy-words.ts'

/** What a page was read from, kept so that places on it can be read again. */
export type ReadPicture = { page: Page; image: GreyImage; ink: Ink; print: Ink; lines: PixelLine[]; pixelsPerPoint: number }

export const readPicture = async (picture: PixelImage, options: ReadImageOptions): Promise<ReadPicture> => {
  const { image, pixelsPerPoint, boxes, seen, onSource } = await straightenPage(toGrey(picture), picture.dpi, options)
  const perSentPoint = ((options.rendered ? picture.dpi : undefined) ?? sentDpi(picture)) / 72
  const scale = pixelsPerPoint
  const window = Math.round(17 * scale)
  const drawn = seen?.window === window ? seen.ink : binarise(image, window)
  const shaded = findShadedAreas(drawn, scale)
  const { ink, groups } = cleanInk(drawn, seen?.ink === drawn ? seen.labelled : connectInk(drawn), scale)
  const { level, upright } = ruleMasks(image, ink, boxes, Math.round(6 * scale), Math.round(2.2 * scale))
  const lines = withoutStrokes(
    findRuledLines(level, upright, {
      runMin: Math.round(14 * scale),
      thicknessMax: Math.round(3.4 * scale),
      gapMax: 2,
      joinMax: Math.round(5 * scale),
      isolated: true,
    }),
    boxes,
  ).filter((l) => !isStreak(l, image))
  const strokes = findRuledLines(level, upright, {
    runMin: Math.round(5.2 * scale),
    thicknessMax: Math.round(3 * scale),
    gapMax: 1,
    joinMax: 3,
    isolated: false,
  })
  const blots = findBlots(drawn, lines, scale)
  const frames = findCheckboxes(ink, [...strokes, ...lines], scale).filter((f) => !shaded.covers(f.box) && !isBlotted(f.box, blots))
  const print = withoutLeaders(printInk(ink, lines), scale)
  const segments = splitSegments(
    boxes,
    print,
    lines,
    frames.map((f) => f.box),
  )
  const words: PixelWord[] = []
  for (const segment of segments.flatMap(cutLongSegment)) words.push(...(await readSegment(image, segment, lines, scale)))
  words.push(...(await readLooseInk(image, print, segments, lines, scale)))
  words.push(...findFilledBoxes(groups, words, scale))
  const settled = settleMarks(withoutDoubles(tidyWords(words)), frames)
  const sure = withBlots(withShadedMarks(await lookAgain(settled.words, image), shaded, scale, (box) => isInMarkColumn(box, lines, scale)), blots)
  const page: Page = {
    number: options.number,
    width: image.width / scale,
    height: image.height / scale,
    source: 'image',
    words: sure.map((w) => toWord(w, scale)),
    lines: lines.map((l) => toRule(l, scale)),
    checkboxes: settled.frames.map((f) => toCheckbox(f.box, f.inkShare, scale)),
    fields: [],
    dpi: Math.round(scale * 72),
    onSent: (box) => boxAround(box, (x, y) => onSource(x * scale, y * scale), perSentPoint),
  }
  return { page, image, ink, print, lines, pixelsPerPoint: scale }
}

/** The box around a place on another picture of the page; its sides may come out bent. */
const boxAround = ({ x, y, w, h }: Box, place: (x: number, y: number) => Point, scale: number): Box => {
  const at = [x, x + w / 2, x + w].flatMap((px) => [y, y + h].map((py) => place(px, py)))
  const [left, top] = [Math.min(...at.map((p) => p.x)), Math.min(...at.map((p) => p.y))]
  const round = (points: number): number => Math.round(points * 100) / 100
  return { x: round(left / scale), y: round(top / scale), w: round((Math.max(...at.map((p) => p.x)) - left) / scale), h: round((Math.max(...at.map((p) => p.y)) - top) / scale) }
}

/** What runs from one edge of the paper to the other is no rule of a form: a fax line lost or a scanner's streak. */
const STREAK_MARGIN = 0.012
const isStreak = (line: PixelLine, { width, height }: GreyImage): boolean => {
  const length = line.horizontal ? width : height
  return line.from < length * STREAK_MARGIN && line.to > length * (1 - STREAK_MARGIN)
}

/** Dust of the scanner and of the fax line is smaller than a full stop. */
const cleanInk = (ink: Ink, labelled: LabelledInk, scale: number): { ink: Ink; groups: InkGroup[] } => {
  const least = Math.max(3, Math.round(scale * scale * 0.55))
  return { ink: withoutGroups(ink, labelled, (g) => g.pixels < least), groups: labelled.groups.filter((g) => g.pixels >= least) }
}

const LOOSE_CONFIDENCE_MIN = 0.5
const readLooseInk = async (
  image: GreyImage,
  print: Ink,
  segments: readonly Segment[],
  lines: readonly PixelLine[],
  scale: number,
): Promise<PixelWord[]> => {
  const bodies = segments.map((s) => s.body).sort((a, b) => a - b)
  const body = bodies[bodies.length >> 1] ?? 16
  const loose = findLooseInk(
    print,
    segments.map((s) => s.box),
    body,
  )
  const words: PixelWord[] = []
  for (const segment of splitSegments(
    loose.map((b) => padded(b, body * 0.3, print)),
    print,
    lines,
  )) {
    for (const word of await readSegment(image, segment, lines, scale)) {
      if (word.confidence >= LOOSE_CONFIDENCE_MIN || isInMarkColumn(word.box, lines, scale)) words.push(word)
    }
  }
  return words
}
const readSegment = async (image: GreyImage, segment: Segment, lines: readonly PixelLine[], scale: number): Promise<PixelWord[]> => {
  const words = splitWords(await readLine(image, segment.box), segment)
  return words.length === 0 && isInMarkColumn(segment.box, lines, scale) ? [await readMarkAgain(image, segment.box)] : words
}

/** A lone letter that the first look could not make out: two engines that agree on it are believed, one alone a little. */
const AGREED_MARK = 0.9
const ALONE_MARK = 0.5
const readMarkAgain = async (image: GreyImage, box: PixelBox): Promise<PixelWord> => {
  const readings = (await readTwice(image, box)).map((r) => ({ ...r, text: r.text.trim().toUpperCase() }))
  const letters = readings.filter((r) => /^[A-Z]$/.test(r.text))
  const agreed = letters.find((r) => letters.some((other) => other.reader !== r.reader && other.text === r.text))
  if (agreed) return { text: agreed.text, box, confidence: AGREED_MARK }
  const single = readings.length === 1 ? letters.find((r) => r.confidence > 0.8) : undefined
  return single ? { text: single.text, box, confidence: ALONE_MARK } : { text: '?', box, confidence: 0 }
}

/** Columns this narrow hold one letter that says yes or no. A letter there that cannot be read still shows that the cell is not empty. */
const MARK_COLUMN_MAX = 26
const isInMarkColumn = (box: PixelBox, lines: readonly PixelLine[], scale: number): boolean => {
  const x = (box.left + box.right) / 2
  const y = (box.top + box.bottom) / 2
  const beside = lines.filter((l) => !l.horizontal && l.from <= y && l.to >= y && Math.abs(l.at - x) < MARK_COLUMN_MAX * scale)
  const left = Math.max(...beside.filter((l) => l.at < x).map((l) => l.at))
  const right = Math.min(...beside.filter((l) => l.at > x).map((l) => l.at))
  return right - left <= MARK_COLUMN_MAX * scale
}
const padded = (b: PixelBox, by: number, within: Ink): PixelBox => ({
  left: Math.max(0, b.left - by),
  top: Math.max(0, b.top - by),
  right: Math.min(within.width, b.right + by),
  bottom: Math.min(within.height, b.bottom + by),
})

const toBox = (b: PixelBox, scale: number): Box => ({
  x: b.left / scale,
  y: b.top / scale,
  w: (b.right - b.left) / scale,
  h: (b.bottom - b.top) / scale,
})
const toWord = (w: PixelWord, scale: number): Word => ({
  text: w.text,
  box: toBox(w.box, scale),
  confidence: w.confidence,
  reader: 'pp_ocr',
})
const toRule = (l: PixelLine, scale: number): RuledLine => {
  const at = l.at / scale
  const from = l.from / scale
  const to = l.to / scale
  const thickness = l.thickness / scale
  return l.horizontal ? { x1: from, y1: at, x2: to, y2: at, thickness } : { x1: at, y1: from, x2: at, y2: to, thickness }
}
const toCheckbox = (box: PixelBox, inkShare: number, scale: number): Checkbox => ({
  box: toBox(box, scale),
  ...isMarked(inkShare),
  reader: 'pp_ocr',
})
