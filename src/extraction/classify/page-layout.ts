import type { Box } from '../../vocabulary/index.ts'
import type { Page, Word } from '../page-model.ts'
import { mendPrint } from './mend-print.ts'
import { mendSpelling } from './mend-spelling.ts'
import { mendWords } from './mend-words.ts'
import { ascending, medianOf, putInOrder } from '../in-order.ts'

/** Words of one row that belong together: a phrase, a cell, a column's share of the row. */
export type Segment = { page: number; text: string; box: Box; words: Word[]; confidence: number }
/** One printed row of a page, its segments left to right. */
export type Row = { page: number; y: number; h: number; segments: Segment[] }
/** Segments that run on below each other in one column: a paragraph, an address, a two-line title. */
export type Block = { page: number; box: Box; segments: Segment[] }

/** More words than any real page holds; the rest would only cost time. */
const WORDS_MAX = 6000

export const unionBox = (boxes: readonly Box[]): Box => {
  let x1 = Infinity
  let y1 = Infinity
  let x2 = -Infinity
  let y2 = -Infinity
  for (const b of boxes) {
    x1 = Math.min(x1, b.x)
    y1 = Math.min(y1, b.y)
    x2 = Math.max(x2, b.x + b.w)
    y2 = Math.max(y2, b.y + b.h)
  }
  return boxes.length ? { x: x1, y: y1, w: x2 - x1, h: y2 - y1 } : { x: 0, y: 0, w: 0, h: 0 }
}

export const segmentOf = (page: number, words: Word[]): Segment => ({
  page,
  words,
  text: words.map((w) => w.text).join(' '),
  box: unionBox(words.map((w) => w.box)),
  confidence: words.reduce((c, w) => Math.min(c, w.confidence), 1),
})

// Print codes run up the margin; read as a row they tear other rows apart.
const isUpright = (word: Word): boolean => word.text.length < 3 || word.box.h <= word.box.w * 1.6

// Rules and dirt that OCR reads as characters.
const SPECK = /^[|!_~`'‘’“”"\s]*$/

const LEADER = /[.·…_]{3,}/

/** Dots that lead the eye from a label to its value are no words, and no part of the word they are set against. */
const withoutLeaders = (words: Word[]): Word[] =>
  !words.some((word) => LEADER.test(word.text)) ? words : words.flatMap((word): Word[] => {
    if (!LEADER.test(word.text)) return [word]
    const text = word.text.replace(/[.·…_]{3,}(:?)$/, '$1')
    if (text === '' || LEADER.test(text)) return text === '' ? [] : [word]
    return [{ ...word, text, box: { ...word.box, w: (word.box.w * text.length) / word.text.length } }]
  })

/** What a person sees on the page and can read from left to right. */
const readableWords = (page: Page): Word[] =>
  withoutLeaders(mendSpelling(mendPrint(mendWords(page.words.filter((w) => w.visible !== false).slice(0, WORDS_MAX))))).filter(
    (w) => !SPECK.test(w.text) && isUpright(w) && !isDoubtfulSpeck(w),
  )

// A recogniser's box hugs the ink: of capitals that is 0.7 of the type size, of a dash next to nothing.
const INK_TO_SIZE = 1.35
const isInk = (word: Word): boolean => word.reader === 'tesseract' || word.reader === 'pp_ocr'
const isSeen = (segment: Segment): boolean => segment.words.some(isInk)
const typeSize = (word: Word): number => word.size ?? word.box.h * (isInk(word) ? INK_TO_SIZE : 1)

const lineHeight = (words: readonly Word[], atLeast = 0): number => Math.max(atLeast, medianOf(words.map(typeSize), 10))

/** A mark of one or two characters that the recogniser itself doubts is dirt or a leader's dot. */
const isDoubtfulSpeck = (word: Word): boolean => word.confidence < 0.5 && word.text.length <= 2 && (word.confidence < 0.35 || /^[^A-Za-z0-9]+$/.test(word.text))

/**
 * Words into rows by their middles, not by overlap alone: a tall heading overlaps two lines of the column beside it, and
 * must not pull them into one.
 */
function clusterRows(words: Word[]): Word[][] {
  const middle = (w: Word): number => w.box.y + w.box.h / 2
  const sorted = [...words].sort((a, b) => ascending(middle(a), middle(b)))
  const rows: { words: Word[]; middle: number; height: number; bottom: number }[] = []
  for (const word of sorted) {
    const { h } = word.box
    let nearest: (typeof rows)[number] | null = null
    let distance = Infinity
    for (let i = Math.max(0, rows.length - 5); i < rows.length; i++) {
      const row = rows[i]!
      const away = Math.abs(middle(word) - row.middle)
      const small = Math.min(h, row.height)
      // A dash or a full stop is a sliver: it belongs to the row whose band it lies in.
      const reach = small < 0.5 * Math.max(h, row.height) ? 0.5 * Math.max(h, row.height) : 0.45 * small
      const shared = Math.abs(word.box.y + h - row.bottom) <= 0.28 * small && Math.max(h, row.height) < 2 * small
      if ((away <= reach || shared) && away < distance) {
        nearest = row
        distance = away
      }
    }
    if (!nearest) rows.push({ words: [word], middle: middle(word), height: h, bottom: word.box.y + h })
    else {
      nearest.words.push(word)
      // The row follows words of full height only, so that slivers and headings do not drag it.
      if (h > nearest.height * 0.6 && h < nearest.height * 1.5)
        nearest.middle += (middle(word) - nearest.middle) / Math.min(nearest.words.length, 8)
      if (h > nearest.height && h < nearest.height * 3 && nearest.height < 5) nearest.height = h
    }
  }
  return joinSplitRows(rows.map((r) => r.words))
}

/** A label and a value set smaller share their line but neither middle nor foot: rows that overlap and do not collide are one. */
function joinSplitRows(rows: Word[][]): Word[][] {
  const placed = rows.map((words) => ({ words, box: unionBox(words.map((w) => w.box)) })).sort((a, b) => a.box.y - b.box.y)
  const joined: typeof placed = []
  for (const row of placed) {
    const last = joined.at(-1)
    const overlap = last ? Math.min(last.box.y + last.box.h, row.box.y + row.box.h) - Math.max(last.box.y, row.box.y) : 0
    const small = last ? Math.min(last.box.h, row.box.h) : 1
    const collide = (a: Word, b: Word): boolean => a.box.x < b.box.x + b.box.w && b.box.x < a.box.x + a.box.w
    const apart =
      last &&
      overlap > 0.62 * small &&
      last.words.length + row.words.length < 60 &&
      !last.words.some((a) => row.words.some((b) => collide(a, b)))
    if (last && apart) {
      last.words = [...last.words, ...row.words]
      last.box = unionBox([last.box, row.box])
    } else joined.push({ ...row })
  }
  return joined.map((r) => r.words)
}

/** `Eff: 05/05/2026 | Exp: 05/05/2027`: strokes typed between facts part them as rules do; on a picture they may be dirt. */
const typedStrokes = (page: Page): { x: number; top: number; bottom: number }[] =>
  page.words.filter((w) => w.text === '|' && w.reader === 'pdf_text' && w.visible !== false).map(({ box }) => ({ x: box.x + box.w / 2, top: box.y - STROKE_REACH, bottom: box.y + box.h + STROKE_REACH }))
const STROKE_REACH = 2

/** Of pages that several look at; nobody changes them. */
const kept = new WeakMap<readonly Word[], { lines: Page['lines']; rows: Row[] }>()

/** The rows of a page, top to bottom, cut into segments at column gaps and at vertical rules. */
export function rowsOf(page: Page): Row[] {
  const held = kept.get(page.words)
  if (held?.lines === page.lines) return held.rows
  const rows = rowsAnew(page)
  kept.set(page.words, { lines: page.lines, rows })
  return rows
}

function rowsAnew(page: Page): Row[] {
  const verticals = page.lines
    .filter((l) => Math.abs(l.x1 - l.x2) < 1.5 && Math.abs(l.y1 - l.y2) > 8)
    .slice(0, 400)
    .map((l) => ({ x: l.x1, top: Math.min(l.y1, l.y2), bottom: Math.max(l.y1, l.y2) }))
    .concat(typedStrokes(page))
  const readable = readableWords(page)
  const floor = 0.75 * lineHeight(readable)
  const rows = clusterRows(readable).map((words): Row => {
    putInOrder(words, (a, b) => ascending(a.box.x, b.box.x))
    const height = lineHeight(words, floor)
    const box = unionBox(words.map((w) => w.box))
    const mid = box.y + box.h / 2
    const rules = verticals.filter((v) => v.top <= mid && v.bottom >= mid)
    const segments: Segment[] = []
    let current: Word[] = []
    let right = 0
    for (const word of words) {
      const gap = word.box.x - right
      const ruled = rules.some(({ x }) => x > right - 1 && x < word.box.x + 1)
      if (current.length && (gap > height * 0.95 || (ruled && gap > 0))) {
        segments.push(segmentOf(page.number, current))
        current = []
      }
      current.push(word)
      right = current.length === 1 ? word.box.x + word.box.w : Math.max(right, word.box.x + word.box.w)
    }
    if (current.length) segments.push(segmentOf(page.number, current))
    return { page: page.number, y: box.y, h: height, segments }
  })
  return rows.sort((a, b) => a.y - b.y)
}

/** How many columns' last blocks are looked at. */
const OPEN_MAX = 40
/** Whether a segment goes on right under a block's last one: of its size, and flush with it or set on its middle; names and titles may be flush on the right. */
const goesOn = (before: Segment, segment: Segment, hugged: number): boolean => {
  const [last, next] = [before.box, segment.box]
  const gap = next.y - (last.y + last.h)
  const h = Math.max(6, Math.min(last.h, next.h))
  if (gap < -0.5 * h || gap > 0.9 * h * hugged || next.y <= last.y + 0.5 * h) return false
  if (next.h >= last.h * 1.5 * hugged || last.h >= next.h * 1.5 * hugged) return false
  return Math.abs(next.x - last.x) < 1.2 * h || Math.abs(next.x + next.w / 2 - last.x - last.w / 2) < 1.2 * h || (Math.abs(next.x + next.w - last.x - last.w) < FLUSH && NAME.test(before.text) && NAME.test(segment.text))
}
const FLUSH = 1.5
const NAME = /^[^\d$]*[A-Za-z]{4}[^\d$]*$/

/** Joins segments that follow each other down a column. */
export function blocksOf(rows: readonly Row[]): Block[] {
  const blocks: Block[] = []
  for (const row of rows) {
    for (const segment of row.segments) {
      const hugged = isSeen(segment) ? INK_TO_SIZE : 1
      let at = Math.max(0, blocks.length - OPEN_MAX)
      while (at < blocks.length && !goesOn(blocks[at]!.segments.at(-1)!, segment, hugged)) at++
      const open = blocks[at]
      if (open) {
        open.segments.push(segment)
        open.box = unionBox([open.box, segment.box])
      } else blocks.push({ page: segment.page, box: segment.box, segments: [segment] })
    }
  }
  return blocks
}
