import type { Page, RuledLine } from '../page-model.ts'
import { longestLine } from './column-widths.ts'
import type { Block } from './read-body.ts'
import { type Piece, setBlocks, stack } from './set-blocks.ts'
import { LETTER } from './set-paragraph.ts'

const WIDTH = 612
const HEIGHT = 792
const MARGIN = 54
const ROOM = { left: MARGIN, width: WIDTH - MARGIN * 2, scale: 1 }

/**
 * Sets blocks on letter pages in reading order, tables with their rules: a word document has no places of its own,
 * yet form readers go by columns and cells, and a person must be shown where a value stood.
 */
export const layOutBlocks = (blocks: readonly Block[], pagesMax: number): Page[] => {
  const pages: Page[] = []
  let page: Page | null = null
  let y = MARGIN
  const turn = (): Page => {
    const next: Page = { number: pages.length + 1, width: WIDTH, height: HEIGHT, source: 'docx', words: [], lines: [], checkboxes: [], fields: [] }
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
    if (block.kind === 'placed') {
      if (!page && pages.length >= pagesMax) return pages
      put(page ?? turn(), inPlace(block), block.place.y)
      continue
    }
    for (const piece of setBlocks([block], ROOM)) {
      let on: Page | null = page as Page | null
      const needs = piece.together <= HEIGHT - MARGIN * 2 ? piece.together : piece.height
      if (!on || (y + needs > HEIGHT - MARGIN && y > MARGIN)) {
        if (pages.length >= pagesMax) return pages
        on = turn()
      }
      put(on, piece, y)
      y += piece.height
    }
  }
  return pages
}

/** A box set where it stands, its letters as small as its longest line asks. */
function inPlace({ place: { x, width }, blocks }: PlacedBlock): Piece {
  const widest = Math.max(LETTER, longestLine(blocks) * LETTER)
  const scale = width > 0 ? Math.max(SCALE_MIN, Math.min(1, width / widest)) : 1
  return stack(setBlocks(blocks, { left: x - EDGE, width: Math.max(width, widest * scale) + 2 * EDGE, scale }))
}
type PlacedBlock = Extract<Block, { kind: 'placed' }>
const [SCALE_MIN, EDGE] = [0.55, 3]

function put(page: Page, piece: Piece, y: number): void {
  for (const word of piece.words) page.words.push({ ...word, box: { ...word.box, y: word.box.y + y } })
  for (const line of piece.lines) rule(page.lines, { ...line, y1: line.y1 + y, y2: line.y2 + y })
}

/** An upright rule that goes on from the row above is one rule with it. */
function rule(lines: RuledLine[], line: RuledLine): void {
  const above = line.x1 === line.x2 ? lines.findLast((l) => l.x1 === l.x2 && Math.abs(l.x1 - line.x1) < 0.5 && Math.abs(l.y2 - line.y1) < 0.5) : undefined
  if (above) above.y2 = line.y2
  else lines.push(line)
}
