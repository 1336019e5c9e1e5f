import type { RuledLine, Word } from '../page-model.ts'
import { columnCount, columnWidths } from './column-widths.ts'
import { type Block, startsOf, type TableBlock } from './read-body.ts'
import { LETTER, LINE, setParagraph } from './set-paragraph.ts'

/** What was set, from y = 0 down. `together`: how much of what follows may not stand on another page. */
export type Piece = { words: Word[]; lines: RuledLine[]; height: number; together: number }
/** Where something is set: its left edge, its width, and how large its letters are beside the usual. */
export type Room = { left: number; width: number; scale: number }
/** `rows`: over how many the cell goes on, none where it goes on from the row above. */
type Cell = { piece: Piece; row: number; rows: number }

/** Blocks one under another, each paragraph and each row of a table a piece: pages may end between two of them. */
export const setBlocks = (blocks: readonly Block[], room: Room): Piece[] =>
  blocks.flatMap((block) => (block.kind === 'table' ? setTable(block, room) : block.kind === 'break' ? [] : block.kind === 'placed' ? setBlocks(block.blocks, room) : [setParagraph(block, room)]))

/** Rows of a table with their rules. A cell that goes on over several rows has none inside, and may make the last of them taller. */
function setTable(table: TableBlock, room: Room): Piece[] {
  const widths = columnWidths(table, room.width / (LETTER * room.scale))
  const scale = room.scale * (widths?.scale ?? 1)
  const goingOn = table.spans.map((spans, row) => new Set(startsOf(spans).filter((_, i) => table.merged[row]![i])))
  const edges = table.spans.map((spans) => edgesOf(table, spans, widths?.columns ?? null, room))
  const cells = table.rows.map((row, index) => {
    const starts = startsOf(table.spans[index]!)
    return row.map((cell, i): Cell => {
      const [left, right] = [edges[index]![i]!, edges[index]![i + 1]!]
      const rows = table.merged[index]![i] ? 0 : rowsOf(goingOn, index, starts[i]!)
      return { piece: stack(setBlocks(cell, { left, width: right - left, scale })), row: index, rows }
    })
  })
  const heights = table.rows.map(() => LINE)
  for (const cell of cells.flat()) {
    if (cell.rows === 0) continue
    const last = cell.row + cell.rows - 1
    const before = heights.slice(cell.row, last).reduce((n, h) => n + h, 0)
    heights[last] = Math.max(heights[last]!, cell.piece.height - before)
  }
  return cells.map((row, index) => {
    const own = row.filter((cell) => cell.rows > 0)
    const together = Math.max(...own.map((cell) => heights.slice(index, index + cell.rows).reduce((n, h) => n + h, 0)), heights[index]!)
    const inside = own.map((cell) => cell.piece)
    return { words: inside.flatMap((p) => p.words), lines: [...rulesOf(table, index, edges, heights[index]!), ...inside.flatMap((p) => p.lines)], height: heights[index]!, together }
  })
}

/** The pieces of one cell, or of one box, as one. */
export function stack(pieces: readonly Piece[]): Piece {
  const all: Piece = { words: [], lines: [], height: 0, together: 0 }
  for (const piece of pieces) {
    for (const word of piece.words) all.words.push({ ...word, box: { ...word.box, y: word.box.y + all.height } })
    for (const line of piece.lines) all.lines.push({ ...line, y1: line.y1 + all.height, y2: line.y2 + all.height })
    all.height += piece.height
  }
  return { ...all, height: all.height + 3, together: all.height }
}

/** The rules around a row: across it at once, or over those cells only that begin there. */
function rulesOf(table: TableBlock, index: number, edges: readonly number[][], height: number): RuledLine[] {
  const own = edges[index]!
  const across = (at: number, row: number): RuledLine[] => {
    const merged = table.merged[row] ?? []
    if (!merged.includes(true)) return [{ x1: own[0]!, y1: at, x2: own.at(-1)!, y2: at, thickness: 0.5 }]
    return merged.flatMap((goesOn, i) => (goesOn ? [] : [{ x1: edges[row]![i]!, y1: at, x2: edges[row]![i + 1]!, y2: at, thickness: 0.5 }]))
  }
  return [...across(0, index), ...across(height, index + 1), ...own.map((x) => ({ x1: x, y1: 0, x2: x, y2: height, thickness: 0.5 }))]
}

/** Over how many rows the cell that begins in a row and column goes on. */
function rowsOf(goingOn: readonly ReadonlySet<number>[], row: number, column: number): number {
  let next = row + 1
  while (goingOn[next]?.has(column)) next++
  return next - row
}

/** Where the cells of a row begin and end: by the table's columns where the row keeps to its grid, else shared out evenly. */
function edgesOf(table: TableBlock, spans: readonly number[], fitted: readonly number[] | null, room: Room): number[] {
  const columns = Math.max(1, columnCount(table))
  const kept = spans.reduce((n, s) => n + s, 0) === columns
  const widths = kept && fitted ? fitted : Array.from({ length: Math.max(1, kept ? columns : spans.length) }, () => 1)
  const all = widths.reduce((n, w) => n + w, 0)
  const edges = [room.left]
  let column = 0
  for (const span of kept ? spans : spans.map(() => 1)) {
    const width = widths.slice(column, column + span).reduce((n, w) => n + w, 0)
    edges.push(edges.at(-1)! + (width / all) * room.width)
    column += span
  }
  return edges
}
