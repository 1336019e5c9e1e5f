import { XMLParser } from 'fast-xml-parser'
import { DocxError } from './unzip-parts.ts'

/**
 * A piece of a document in reading order. A table's rows hold cells of blocks; `spans` says, row by row, how many columns
 * of the grid each cell takes, and `grid` how wide those columns are beside each other (empty where the file does not say).
 */
export type Block =
  | { kind: 'paragraph'; text: string; bold: boolean }
  | { kind: 'table'; rows: Block[][][]; spans: number[][]; grid: number[] }
  | { kind: 'break' }

const DEPTH_MAX = 40
const BLOCKS_MAX = 40_000

type Node = { [name: string]: Node[] } & { '#text'?: string; ':@'?: Record<string, string> }
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  processEntities: true,
  htmlEntities: false,
  parseTagValue: false,
  maxNestedTags: 300,
})

/** The blocks of one part (the body, a header, a footer). Document type declarations, where entity bombs live, are refused. */
export const readBlocks = (xml: string): Block[] => {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml.slice(0, 4096))) throw new DocxError('declares its own entities')
  const reading: Reading = { blocks: 0, done: new Set() }
  return blocksOf(parsed(xml), 0, reading)
}

const parsed = (xml: string): Node[] => {
  try {
    return parser.parse(xml) as Node[]
  } catch (cause) {
    throw new DocxError(`damaged: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}

type Reading = { blocks: number; done: Set<Node> }

const nameOf = (node: Node): string => Object.keys(node).find((k) => k !== ':@') ?? ''
const childrenOf = (node: Node): Node[] => {
  const inside = node[nameOf(node)]
  return Array.isArray(inside) ? inside : []
}

const blocksOf = (nodes: readonly Node[], depth: number, reading: Reading): Block[] => {
  if (depth > DEPTH_MAX) return []
  const blocks: Block[] = []
  for (const node of nodes) {
    if (reading.blocks > BLOCKS_MAX) break
    const name = nameOf(node)
    if (name === 'w:p') {
      reading.blocks++
      blocks.push(...paragraphOf(node, depth, reading))
    } else if (name === 'w:tbl') blocks.push(tableOf(node, depth, reading))
    else if (name !== 'w:sectPr' && name !== '#text' && name !== 'mc:Fallback')
      blocks.push(...blocksOf(childrenOf(node), depth + 1, reading))
  }
  return blocks
}

const tableOf = (table: Node, depth: number, reading: Reading): Block => {
  const rows: Block[][][] = []
  const spans: number[][] = []
  const collect = (nodes: readonly Node[], level: number): void => {
    for (const row of nodes) {
      if (nameOf(row) === 'w:tr') {
        const cells = childrenOf(row).flatMap((c) => (nameOf(c) === 'w:sdt' ? cellsIn(c) : nameOf(c) === 'w:tc' ? [c] : []))
        spans.push(cells.map(spanOf))
        rows.push(cells.map((cell) => blocksOf(childrenOf(cell), depth + 1, reading)))
        reading.blocks += rows.at(-1)!.length
      } else if ((nameOf(row) === 'w:sdt' || nameOf(row) === 'w:sdtContent') && level < 4) collect(childrenOf(row), level + 1)
    }
  }
  collect(childrenOf(table), 0)
  return { kind: 'table', rows, spans, grid: gridOf(table) }
}

const COLUMNS_MAX = 64
const childNamed = (node: Node, name: string): Node | undefined => childrenOf(node).find((c) => nameOf(c) === name)

/** How many columns of the grid a cell takes. */
function spanOf(cell: Node): number {
  const properties = childNamed(cell, 'w:tcPr')
  const span = Number((properties && childNamed(properties, 'w:gridSpan'))?.[':@']?.['w:val'] ?? 1)
  return Number.isInteger(span) && span >= 1 ? Math.min(span, COLUMNS_MAX) : 1
}

function gridOf(table: Node): number[] {
  const grid = childNamed(table, 'w:tblGrid')
  const widths = grid ? childrenOf(grid).flatMap((c) => (nameOf(c) === 'w:gridCol' ? [Number(c[':@']?.['w:w'] ?? 0)] : [])) : []
  return widths.length <= COLUMNS_MAX && widths.every((w) => Number.isFinite(w) && w > 0) ? widths : []
}

const cellsIn = (node: Node): Node[] =>
  childrenOf(node).flatMap((c) => (nameOf(c) === 'w:tc' ? [c] : nameOf(c) === 'w:sdtContent' ? cellsIn(c) : []))

/** Deleted text and field codes are not on the page; text boxes stand after the paragraph that carries them. */
const SKIPPED = new Set(['w:del', 'w:delText', 'w:instrText', 'w:pPr', 'mc:Fallback', 'w:rPr', 'w:moveFrom'])

const paragraphOf = (paragraph: Node, depth: number, reading: Reading): Block[] => {
  let text = ''
  let boldLetters = 0
  const after: Block[] = []
  const walk = (nodes: readonly Node[], level: number, bold: boolean): void => {
    if (level > DEPTH_MAX) return
    for (const node of nodes) {
      const name = nameOf(node)
      if (SKIPPED.has(name)) continue
      if (name === '#text') continue
      if (name === 'w:t') {
        const letters = childrenOf(node)
          .map((t) => t['#text'] ?? '')
          .join('')
        text += letters
        if (bold) boldLetters += letters.length
      } else if (name === 'w:tab') text += '\t'
      else if (name === 'w:br' || name === 'w:cr') {
        if (node[':@']?.['w:type'] === 'page') after.push({ kind: 'break' })
        else text += '\n'
      } else if (name === 'w:noBreakHyphen') text += '-'
      else if (name === 'w:sym') text += symbolOf(node[':@']?.['w:char'])
      else if (name === 'w:txbxContent') after.push(...blocksOf(childrenOf(node), depth + 1, reading))
      else walk(childrenOf(node), level + 1, name === 'w:r' ? isBold(node) : bold)
    }
  }
  walk(childrenOf(paragraph), 0, false)
  const plain = text.length > 100_000 ? text.slice(0, 100_000) : text
  return [{ kind: 'paragraph', text: plain, bold: boldLetters > plain.length / 2 }, ...after]
}

const isBold = (run: Node): boolean =>
  childrenOf(run).some(
    (p) =>
      nameOf(p) === 'w:rPr' &&
      childrenOf(p).some((b) => nameOf(b) === 'w:b' && b[':@']?.['w:val'] !== '0' && b[':@']?.['w:val'] !== 'false'),
  )

/** Wingdings' ticked and empty boxes, by their private code points. */
const symbolOf = (char: string | undefined): string => {
  const code = (char ?? '').toUpperCase().slice(-2)
  return code === 'FE' || code === 'FD' || code === '54' || code === '53'
    ? '☒'
    : code === 'A8' || code === '6F'
      ? '☐'
      : code === 'FC'
        ? '✓'
        : ''
}
