import type { Page, Word } from '../../src/extraction/page-model.ts'

const COLUMN = 5.2
const LINE = 12

/** A page set in fixed pitch from plain text: one row a line, each word at its column, so that a layout can be drawn as text. */
export function printedPage(text: string, number = 1): Page {
  const words: Word[] = []
  text.split('\n').forEach((line, row) => {
    for (const match of line.matchAll(/\S+/g)) {
      words.push({
        text: match[0],
        box: { x: 30 + match.index * COLUMN, y: 40 + row * LINE, w: match[0].length * COLUMN, h: 9 },
        confidence: 1,
        reader: 'pdf_text',
      })
    }
  })
  return {
    number,
    width: 612,
    height: Math.max(792, 60 + text.split('\n').length * LINE),
    source: 'digital',
    words,
    lines: [],
    checkboxes: [],
    fields: [],
  }
}

/** Several pages, parted by a line of equals signs. */
export const printedPages = (text: string): Page[] => text.split(/^=+$/m).map((page, i) => printedPage(page.replace(/^\n/, ''), i + 1))
