import type { Indent } from './indent.ts'
import { barePaper, markOfNote, type Paper } from './paper.ts'
import type { Place } from './placed.ts'
import { readParagraph } from './read-paragraph.ts'
import { DocxError } from './unzip-parts.ts'
import { childNamed, childrenOf, type Node, nameOf, parsed, valueOf } from './xml-node.ts'

/** Where a tab leads, in points from the left edge; what follows a `right` stop ends there. */
export type TabStop = { at: number; kind: 'left' | 'right' | 'centre' }
/**
 * A piece of a document in reading order. A table's rows hold cells of blocks; `spans` says, row by row, how many columns
 * of the grid each cell takes, `merged` which cells go on from the row above, and `grid` how wide those columns are beside
 * each other (empty where the file does not say). What is `placed` stands anywhere on its page.
 */
export type Block =
  | { kind: 'paragraph'; text: string; bold: boolean; tabs: TabStop[]; indent?: Indent }
  | { kind: 'table'; rows: Block[][][]; spans: number[][]; merged: boolean[][]; grid: number[] }
  | { kind: 'placed'; place: Place; blocks: Block[] }
  | { kind: 'break' }
export type TableBlock = Extract<Block, { kind: 'table' }>

const DEPTH_MAX = 40
const BLOCKS_MAX = 40_000
const COLUMNS_MAX = 64

/** The blocks of one part (the body, a header, a footer). Document type declarations, where entity bombs live, are refused. */
export const readBlocks = (xml: string, paper: Paper = barePaper()): Block[] => {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml.slice(0, 4096))) throw new DocxError('declares its own entities')
  return blocksOf(parsed(xml), 0, { blocks: 0, paper }, false)
}

type Reading = { blocks: number; paper: Paper }

const blocksOf = (nodes: readonly Node[], depth: number, reading: Reading, shaded: boolean): Block[] => {
  if (depth > DEPTH_MAX) return []
  const blocks: Block[] = []
  for (const node of nodes) {
    if (reading.blocks > BLOCKS_MAX) break
    const name = nameOf(node)
    if (name === 'w:p') {
      reading.blocks++
      blocks.push(...readParagraph(node, reading.paper, shaded, (inside) => blocksOf(inside, depth + 1, reading, true)))
    } else if (name === 'w:footnote' || name === 'w:endnote') blocks.push(...noteOf(node, depth, reading))
    else if (name === 'w:tbl') blocks.push(tableOf(node, depth, reading, shaded))
    else if (name !== 'w:sectPr' && name !== '#text' && name !== 'mc:Fallback')
      blocks.push(...blocksOf(childrenOf(node), depth + 1, reading, shaded))
  }
  return blocks
}

/** A note with its mark before its first line. */
function noteOf(note: Node, depth: number, reading: Reading): Block[] {
  const blocks = blocksOf(childrenOf(note), depth + 1, reading, false)
  const said = blocks.findIndex((block) => block.kind === 'paragraph' && block.text.trim() !== '')
  if (said < 0 || valueOf(note, 'w:type') !== undefined) return blocks
  const mark = markOfNote(reading.paper, nameOf(note) === 'w:endnote' ? 'endnote' : 'footnote', valueOf(note, 'w:id'))
  return blocks.map((block, i) => (i === said && block.kind === 'paragraph' ? { ...block, text: `${mark} ${block.text.trimStart()}` } : block))
}

const tableOf = (table: Node, depth: number, reading: Reading, shaded: boolean): Block => {
  const block: TableBlock = { kind: 'table', rows: [], spans: [], merged: [], grid: gridOf(table) }
  // A table's style colours its cells in a part that is not read.
  const coloured = shaded || propertyOf(table, 'w:tblPr', 'w:tblStyle') !== undefined || propertyOf(table, 'w:tblPr', 'w:shd') !== undefined
  const collect = (nodes: readonly Node[], level: number): void => {
    for (const row of nodes) {
      if (nameOf(row) === 'w:tr') {
        // A row taken back in a document that keeps its changes.
        if (propertyOf(row, 'w:trPr', 'w:del') !== undefined) continue
        const cells = childrenOf(row).flatMap((c) => (nameOf(c) === 'w:sdt' ? cellsIn(c) : nameOf(c) === 'w:tc' ? [c] : []))
        const [before, after] = ['w:gridBefore', 'w:gridAfter'].map((name) => spanOf(propertyOf(row, 'w:trPr', name), 0))
        const around = <T>(inside: T[], left: T, right: T): T[] => [...(before! > 0 ? [left] : []), ...inside, ...(after! > 0 ? [right] : [])]
        block.spans.push(around(cells.map((cell) => spanOf(propertyOf(cell, 'w:tcPr', 'w:gridSpan'), 1)), before!, after!))
        block.merged.push(around(cells.map(goesOn), false, false))
        const inside = cells.map((cell) => blocksOf(childrenOf(cell), depth + 1, reading, coloured || propertyOf(cell, 'w:tcPr', 'w:shd') !== undefined))
        block.rows.push(around(inside, [], []))
        reading.blocks += cells.length
      } else if ((nameOf(row) === 'w:sdt' || nameOf(row) === 'w:sdtContent') && level < 4) collect(childrenOf(row), level + 1)
    }
  }
  collect(childrenOf(table), 0)
  return { ...block, merged: onlyUnderCells(block) }
}

/** The column in which each cell of a row begins. */
export const startsOf = (spans: readonly number[]): number[] => {
  let column = 0
  return spans.map((span) => (column += span) - span)
}

/** Which cells go on from the row above: those marked so under a cell that begins in the same column. */
function onlyUnderCells({ merged, spans }: TableBlock): boolean[][] {
  const starts = spans.map(startsOf)
  return merged.map((row, i) => {
    if (!row.includes(true)) return row
    const above = new Set(starts[i - 1] ?? [])
    return row.map((goesOn, j) => goesOn && above.has(starts[i]![j]!))
  })
}

const propertyOf = (node: Node, properties: string, name: string): Node | undefined => {
  const own = childNamed(node, properties)
  return own && childNamed(own, name)
}

/** How many columns of the grid a cell takes, or a row leaves out. */
function spanOf(property: Node | undefined, otherwise: number): number {
  const span = Number((property && valueOf(property)) ?? otherwise)
  return Number.isInteger(span) && span >= 0 ? Math.min(span, COLUMNS_MAX) : otherwise
}

const goesOn = (cell: Node): boolean => {
  const merge = propertyOf(cell, 'w:tcPr', 'w:vMerge')
  return merge !== undefined && valueOf(merge) !== 'restart'
}

function gridOf(table: Node): number[] {
  const grid = childNamed(table, 'w:tblGrid')
  const widths = grid ? childrenOf(grid).flatMap((c) => (nameOf(c) === 'w:gridCol' ? [Number(valueOf(c, 'w:w') ?? 0)] : [])) : []
  return widths.length <= COLUMNS_MAX && widths.every((w) => Number.isFinite(w) && w > 0) ? widths : []
}

const cellsIn = (node: Node): Node[] =>
  childrenOf(node).flatMap((c) => (nameOf(c) === 'w:tc' ? [c] : nameOf(c) === 'w:sdtContent' ? cellsIn(c) : []))
