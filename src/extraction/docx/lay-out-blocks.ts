import type { Page, RuledLine } from '../page-model.ts'
import type { Block } from './read-body.ts'
import { type Piece, setBlocks } from './set-blocks.ts'

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
    for (const piece of setBlocks([block], ROOM)) {
      let on: Page | null = page
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
