import type { Page, RuledLine, Word } from '../page-model.ts'
import { columnWidths, type Widths } from './column-widths.ts'
import type { Block } from './read-body.ts'

const WIDTH = 612
const HEIGHT = 792
const MARGIN = 54
const SIZE = 9
const LINE = 12
/** Mean width of a letter of a plain sans at this size; a page is a place to point at, not a typeset one. */
const LETTER = SIZE * 0.5
const TAB = 36

/**
 * Sets blocks on letter pages in reading order, tables with their rules: a word document has no places of its own,
 * yet form readers go by columns and cells, and a person must be shown where a value stood.
 */
export const layOutBlocks = (blocks: readonly Block[], pagesMax: number): Page[] => {
  const pages: Page[] = []
  let page: Page | null = null
  let y = MARGIN
  const turn = (): Page => {
    const next: Page = {
      number: pages.length + 1,
      width: WIDTH,
      height: HEIGHT,
      source: 'docx',
      words: [],
      lines: [],
      checkboxes: [],
      fields: [],
    }
    page = next
    pages.push(next)
    y = MARGIN
    return next
  }
  for (const block of blocks) {
    if (block.kind === 'break') {
      if (page && y > MARGIN) page = null
      continue
    }
    const rows: readonly Block[][][] = block.kind === 'table' ? block.rows : [[[block]]]
    const widths = block.kind === 'table' ? columnWidths(block, (WIDTH - MARGIN * 2) / LETTER) : null
    for (const [index, row] of rows.entries()) {
      const edges = block.kind === 'table' ? edgesOf(block, index, widths) : [MARGIN, WIDTH - MARGIN]
      const cells = row.map((cell, i) => setCell(cell, edges[i]!, edges[i + 1]! - edges[i]!, widths?.scale ?? 1))
      const height = cells.reduce((most, cell) => Math.max(most, cell.height), LINE)
      let on: Page | null = page
      if (!on || (y + height > HEIGHT - MARGIN && y > MARGIN)) {
        if (pages.length >= pagesMax) return pages
        on = turn()
      }
      for (const cell of cells) for (const word of cell.words) on.words.push({ ...word, box: { ...word.box, y: word.box.y + y } })
      if (block.kind === 'table') rule(on.lines, edges, y, height)
      y += height
    }
  }
  return pages
}

type SetCell = { words: Word[]; height: number }
/** Text of one cell, wrapped to its width, from y = 0. Tables inside cells are set as their rows, one under another. */
const setCell = (blocks: readonly Block[], left: number, width: number, scale: number): SetCell => {
  const [letter, size, pitch] = [LETTER * scale, SIZE * scale, LINE * scale]
  const words: Word[] = []
  let y = 2
  for (const { text, bold } of flatten(blocks)) {
    for (const line of text.split('\n')) {
      let x = left + 3
      for (const piece of line.split(/(\t| +)/)) {
        if (piece === '') continue
        if (piece === '\t') x = left + 3 + (Math.floor((x - left - 3) / TAB) + 1) * TAB
        else if (piece.trim() === '') x += letter * 0.6 * piece.length
        else {
          const w = piece.length * letter
          if (x + w > left + width - 2 && x > left + 4) {
            x = left + 3
            y += pitch
          }
          words.push({
            text: piece,
            box: { x, y: y + 1.5 * scale, w, h: size },
            confidence: 1,
            reader: 'docx',
            size,
            ...(bold ? { bold } : {}),
          })
          x += w
        }
      }
      y += pitch
    }
  }
  return { words, height: Math.max(pitch, y + 1) }
}

const flatten = (blocks: readonly Block[]): { text: string; bold: boolean }[] =>
  blocks.flatMap((b) => {
    if (b.kind === 'paragraph') return [{ text: b.text, bold: b.bold }]
    if (b.kind === 'break') return []
    return b.rows.map((row) => ({
      text: row
        .map((cell) =>
          flatten(cell)
            .map((f) => f.text)
            .join(' '),
        )
        .join('\t'),
      bold: false,
    }))
  })

/** Where the cells of a row begin and end: by the table's columns where the row keeps to its grid, else shared out evenly. */
function edgesOf(table: Extract<Block, { kind: 'table' }>, index: number, fitted: Widths | null): number[] {
  const spans = table.spans[index] ?? []
  const columns = table.grid.length || table.spans.reduce((most, row) => Math.max(most, row.reduce((n, s) => n + s, 0)), 1)
  const taken = spans.reduce((n, s) => n + s, 0)
  const kept = taken === columns
  const widths = kept && fitted ? fitted.columns : Array.from({ length: Math.max(1, kept ? columns : spans.length) }, () => 1)
  const all = widths.reduce((n, w) => n + w, 0)
  const edges = [MARGIN]
  let column = 0
  for (const span of kept ? spans : spans.map(() => 1)) {
    const width = widths.slice(column, column + span).reduce((n, w) => n + w, 0)
    edges.push(edges.at(-1)! + (width / all) * (WIDTH - MARGIN * 2))
    column += span
  }
  return edges
}

/** The rules around a row; an upright one that goes on from the row above is one rule with it. */
function rule(lines: RuledLine[], edges: readonly number[], y: number, height: number): void {
  const right = edges.at(-1)!
  for (const at of [y, y + height]) lines.push({ x1: MARGIN, y1: at, x2: right, y2: at, thickness: 0.5 })
  for (const x of edges) {
    const above = lines.find((l) => l.x1 === l.x2 && Math.abs(l.x1 - x) < 0.5 && Math.abs(l.y2 - y) < 0.5)
    if (above) above.y2 = y + height
    else lines.push({ x1: x, y1: y, x2: x, y2: y + height, thickness: 0.5 })
  }
}
