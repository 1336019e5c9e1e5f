import type { Box } from '../../../vocabulary/index.ts'
import type { Word } from '../../page-model.ts'
import { findDate } from '../../values/index.ts'
import type { Grid } from '../../classify/index.ts'
import { type Anchor, bottom, holds, linesOf, midX, midY, type PageText, right, type TextLine } from './page-text.ts'

const CELL_HEIGHT_MAX = 110
const CELL_WIDTH_MAX = 420

/** What is typed in the cell that a printed label heads: the lines beside or under the label, its own words left out. */
export function linesInCell(text: PageText, grid: Grid, label: Anchor): TextLine[] {
  const cell = grid.cellAt(label.box.x + 1.5, midY(label.box))
  const sensible = cell.h <= CELL_HEIGHT_MAX && cell.w <= CELL_WIDTH_MAX
  const box: Box = sensible ? cell : { x: label.box.x - 3, y: label.box.y - 2, w: 220, h: label.box.h + 16 }
  const own = new Set(label.words)
  // A rule lost on a picture opens the cell to what stands above it; a value stands beside its label or under it.
  const top = text.page.source === 'image' ? label.box.y - 2 : Number.NEGATIVE_INFINITY
  const within = text.wordsIn(box).filter((w) => !own.has(w) && w.text !== ':' && midY(w.box) > top)
  return linesOf(within).filter((line) => text.page.source === 'image' || !sensible || !goesOutside(text, box, line))
}

/** A line half of whose words stand over or under the cell's rule is neither that cell's nor this one's. */
const goesOutside = (text: PageText, cell: Box, line: TextLine): boolean =>
  line.words.some((w) =>
    text.words.some((o) => {
      const gap = Math.max(o.box.x - right(w.box), w.box.x - right(o.box))
      const level = Math.abs(bottom(o.box) - bottom(w.box)) < 0.35 * w.box.h && Math.abs(midY(o.box) - midY(w.box)) < 0.35 * w.box.h
      return level && gap > 0 && gap < 1.2 * w.box.h && midX(o.box) > cell.x && midX(o.box) < right(cell) && !holds(cell, o.box)
    }),
  )

/** The first label of several phrasings that heads a cell with something typed in it. */
export function valueUnder(text: PageText, grid: Grid, phrases: string[]): { lines: TextLine[]; label: Anchor } | null {
  for (const phrase of phrases) {
    for (const label of text.find(phrase)) {
      const lines = linesInCell(text, grid, label)
      if (lines.length > 0) return { lines, label }
    }
  }
  return null
}

/** The date typed under or beside one of the labels. */
export function dateUnder(text: PageText, grid: Grid, phrases: string[]): { date: string; words: Word[] } | null {
  for (const phrase of phrases) {
    for (const label of text.find(phrase)) {
      for (const line of linesInCell(text, grid, label)) {
        // Two labels may share a cell, a rule between them lost or never drawn: each has what begins under it.
        const own = line.words.filter((w) => w.box.x > label.box.x - 8)
        // On the label's own line what stands before it is another label's.
        const beside = text.page.source !== 'image' && Math.abs(midY(line.box) - midY(label.box)) < 0.5 * label.box.h
        const part = text.page.source === 'image' ? null : partUnder(line, label.box)
        const words = findDate(textOf(own)) || beside ? own : (part?.words ?? line.words)
        const found = findDate(textOf(words))
        if (found) return { date: found.date, words: wordsOf(words, textOf(words), found) }
      }
    }
  }
  return null
}

/** Two labels may share a cell, with no rule between them: of the parts of a line under them the one that a label stands over. */
export function partUnder(line: TextLine, label: Box): TextLine | null {
  const parts: Word[][] = []
  for (const word of line.words) {
    const last = parts.at(-1)?.at(-1)
    if (last && word.box.x - right(last.box) < PART_GAP * word.box.h) parts.at(-1)!.push(word)
    else parts.push([word])
  }
  const under = parts.filter((words) => words[0]!.box.x < right(label) && right(words.at(-1)!.box) > label.x)
  return parts.length > 1 && under.length === 1 && /\d/.test(textOf(under[0]!)) ? linesOf(under[0]!)[0]! : null
}
/** Widest space between words of one value, in heights of its letters. */
const PART_GAP = 2.4

const textOf = (words: readonly Word[]): string => words.map((w) => w.text).join(' ')
/** The words that a stretch of their joined text lies in. */
const wordsOf = (words: readonly Word[], text: string, { start, end }: { start: number; end: number }): Word[] => {
  let at = 0
  return words.filter((w) => {
    const from = text.indexOf(w.text, at)
    at = from + w.text.length
    return from < end && at > start
  })
}

export const areaBetween = (text: PageText, top: Anchor, ends: string[], width: number): Box => {
  const below: Box = { x: 0, y: bottom(top.box), w: width, h: text.page.height }
  const end = text.findFirst(ends, below)
  return { x: 0, y: bottom(top.box), w: width, h: (end ? end.box.y : text.page.height) - bottom(top.box) }
}
export { holds, right }
